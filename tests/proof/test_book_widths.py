"""Every rule sheet and book at 60 widths, in one column and in two, read back from finished PDFs.

The reader shares nothing with printkit. The ordinary run takes of each kit one of these at one width: sheets
and books, both languages, one column and two; ``-m long`` all of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product

import pytest
from msgspec.structs import replace

from printkit.book.document import Block, Box, Figure, Heading, Paragraph, Table, text_of, walk
from printkit.book.document import Document as Text
from printkit.book.editions import editions
from printkit.book.galley import Cut, Placed, paginate
from printkit.book.glossary import RubyMode
from printkit.book.theme import Theme, make_theme, sheet_theme
from printkit.book.typeset import Book
from printkit.kit.model import TextKind
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.lessons import quiz
from printkit.lessons.examples import examples, facts
from printkit.pdf.page import Publication
from printkit.pdf.write import write
from tests.gather import gathered
from tests.proof.document import Document, Line, read
from tests.proof.faults import kinsoku, overfull, overlaps

WIDTHS = tuple(12 + 33 * step / 59 for step in range(60))
"""60 widths of a column from 12 to 45 em."""

KINDS: tuple[TextKind, ...] = ("rulesheet", "rulebook")

TEXTS = [
    (kit.id, lang, kind, columns)
    for kit in map(read_kit, map(find_kit, builtin_kits()))
    for kind, columns in product(KINDS, (1, 2))
    for lang in kit.texts(kind)
]
FEW, ALL = 60, 1
"""Every so manyth width of a text is tried."""


@cache
def text(id: str, lang: str, kind: TextKind) -> Text:
    """Read a text without its figures and tables, which fit no narrow column."""
    kit = read_kit(find_kit(id))
    proven, puzzles = examples(kit), quiz.read_pinned(kit)
    ruby: RubyMode = "first" if lang == "ja" else "none"
    asked = partial(quiz.tell, puzzles)
    made, *_ = editions(kit, lang, kind=kind, ruby=ruby, facts=facts(kit), example=proven.markdown, quiz=asked)
    return replace(made, blocks=words_of(made.blocks))


def words_of(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Leave out figures and tables, and take what opens a book out of its box."""
    out: list[Block] = []
    for block in blocks:
        if isinstance(block, Box):
            inner = words_of(block.blocks)
            out += inner if block.kind == "opening" else [replace(block, blocks=inner)]
        elif not isinstance(block, Figure | Table):
            out.append(block)
    return tuple(out)


def at_width(id: str, lang: str, kind: TextKind, columns: int, ems: float) -> tuple[bytes, Theme]:
    """Set a text on pages of columns that are ``ems`` wide, their letters as small as they come."""
    kit, made = read_kit(find_kit(id)), text(id, lang, kind)
    points = 8.0 if lang == "ja" else 8.5
    theme = make_theme(kit.look, lang, "a4", columns)
    theme = theme if kind == "rulebook" else sheet_theme(kit.look, lang, "a4", points)
    measure = columns * ems * theme.body.size + (columns - 1) * theme.gap
    theme = replace(theme, columns=columns, measure=measure, width=measure + 2 * theme.x)
    book = Book(kit, (made,), theme)
    body = book.composer.blocks([(block,) for block in made.blocks], book.composer.columns)
    cuts = paginate(body, theme.text_height - theme.below, made.source.at)
    pages = book.pages(body, cuts, Placed([], Cut(0, 0), theme.top), (), heads=False)
    bare = tuple(replace(page, anchors=(), links=()) for page in pages)
    return write(Publication("widths", lang, bare, tags=tuple(book.tags))), theme


def no_fault(id: str, lang: str, kind: TextKind, columns: int, ems: float) -> None:
    pdf, theme = at_width(id, lang, kind, columns, ems)
    page = read(pdf)
    lefts = [theme.x + number * (theme.column + theme.gap) for number in range(columns)]
    page = dataclasses.replace(
        page, lines=tuple(part for line in page.lines for part in parted(line, theme.gap, lefts))
    )
    said = "".join(line.text for line in page.lines)
    blocks = [one for one in walk(text(id, lang, kind).blocks) if isinstance(one, Heading | Paragraph)]
    words = [text_of(block.inlines) for block in blocks]
    assert len("".join(said.split())) >= 0.9 * len("".join("".join(words).split()))  # the whole text is there
    assert kinsoku(page) == []
    lines = 0
    for left in lefts:
        column = in_column(page, left - theme.gap / 2, left + theme.column + theme.gap / 2)
        lines += len(column.lines)
        assert overfull(column, right=left + theme.column) == []
    assert lines == len(page.lines)
    assert overlaps(page) == []


def parted(line: Line, gap: float, lefts: Sequence[float]) -> Iterator[Line]:
    """Give a line; as two where it goes on in the next column at one height, with no letter in between."""
    rest = line.glyphs
    for left in lefts[1:]:
        gutter = [one for one in rest if left - gap + 0.5 < one.x + one.width and one.x < left - 0.5]
        before = tuple(one for one in rest if one.x < left - 0.5)
        if before and len(before) < len(rest) and not "".join(one.text for one in gutter).strip():
            yield dataclasses.replace(line, glyphs=before)
            rest = rest[len(before) :]
    yield dataclasses.replace(line, glyphs=rest)


def in_column(page: Document, left: float, right: float) -> Document:
    """Give the lines that begin between two places."""
    lines = tuple(line for line in page.lines if left <= line.glyphs[0].x < right)
    return Document(page.sizes, page.tagged, page.glyphs, page.roles, lines, page.faces)


LONG = [pytest.mark.long, pytest.mark.timeout(7200)]
TRIED = [(*text, FEW) for number, text in enumerate(TEXTS) if number in (0, 13, 23, 26, 38)]


@pytest.mark.parametrize(
    ("kit", "lang", "kind", "columns", "step"),
    [*TRIED, *(pytest.param(*text, ALL, marks=LONG) for text in TEXTS)],
)
def test_no_fault_at_any_width(kit: str, lang: str, kind: TextKind, columns: int, step: int) -> None:
    number = TEXTS.index((kit, lang, kind, columns))
    with gathered() as faults:
        for ems in WIDTHS[number * 7 % 60 % step :: step]:
            with faults.of(f"{ems:.1f}em"):
                no_fault(kit, lang, kind, columns, ems)
