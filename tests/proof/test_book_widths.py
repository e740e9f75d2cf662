"""Every Japanese book at 60 widths: finished PDFs, read back by a reader that shares nothing with printkit.

The ordinary run takes a fifth of the widths of each book, others for each; ``-m long`` all of them.
"""

from __future__ import annotations

from functools import cache, partial

import pytest
from msgspec.structs import replace

from printkit.book.document import Document as Book
from printkit.book.document import Paragraph, text_of, texts, walk
from printkit.book.draw import Artist
from printkit.book.glossary import glossary, readings, with_ruby
from printkit.book.pages import Cut, Placed, draw_page
from printkit.book.read import document, game_of
from printkit.book.setting import Column, Setter, Tags
from printkit.book.theme import Theme, make_theme
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.lessons import examples, facts, quiz
from printkit.pdf.page import Publication
from printkit.pdf.write import write
from tests.proof.document import read
from tests.proof.faults import kinsoku, overfull, overlaps

WIDTHS = tuple(12 + 33 * step / 59 for step in range(60))
"""60 measures from 12 to 45 em."""

PLAIN = Column(20.0, 0.0)


KITS = [id for id in builtin_kits() if "ja" in read_kit(find_kit(id)).book]
SOME = [(kit, ems) for number, kit in enumerate(KITS) for ems in WIDTHS[number % 5 :: 5]]
REST = [(kit, ems) for kit in KITS for ems in WIDTHS if (kit, ems) not in SOME]


@cache
def book(id: str) -> Book:
    kit = read_kit(find_kit(id))
    proven, puzzles = examples(kit), quiz.read_pinned(kit)
    asked = partial(quiz.tell, puzzles)
    made = document(kit, "ja", facts=facts(kit), example=proven.markdown, quiz=asked)
    return replace(made, blocks=with_ruby(made.blocks, readings(glossary(game_of(kit))), "first"))


def at_width(id: str, ems: float) -> tuple[bytes, Theme]:
    """Set every running text of a book (paragraphs, lists, examples) in one tall column ``ems`` wide."""
    kit = read_kit(find_kit(id))
    theme = make_theme(kit.look, "ja", "a4")
    measure = ems * theme.em
    tags = Tags()
    setter = Setter(tags, Artist(kit.folder, {}), book(id).source.at, theme.accent)
    style = theme.body
    strips = []
    for block in walk(book(id).blocks):
        if isinstance(block, Paragraph):
            for inlines in texts(block):
                column = Column(PLAIN.x, measure)
                strips += setter.paragraph(inlines, style, column, tags.add("P"), block.line, before=2.0)
    room = 4000.0
    theme = replace(theme, width=measure + 60, height=room + 60, x=PLAIN.x, measure=measure, top=20.0)
    pages, start = [], 0
    while start < len(strips):
        end, used = start, 0.0
        while end < len(strips) and used + strips[end].height + strips[end].before <= room:
            used += strips[end].height + strips[end].before
            end += 1
        pages.append(draw_page(theme, [Placed(strips, Cut(start, end), 20.0)], None))
        start = end
    pages = [replace(page, anchors=(), links=()) for page in pages]
    publication = Publication("widths", "ja", tuple(pages), tags=tuple(tags.all))
    return write(publication), theme


def no_fault(id: str, ems: float) -> None:
    pdf, theme = at_width(id, ems)
    page = read(pdf)
    lines = [line for line in page.lines if line.inked]
    letters = sum(
        len(text_of(block.inlines)) for block in walk(book(id).blocks) if isinstance(block, Paragraph)
    )
    assert len(lines) > letters / ems / 2  # the whole book is there
    assert kinsoku(page) == []
    assert overfull(page, right=theme.x + theme.measure) == []
    assert overlaps(page) == []


@pytest.mark.parametrize(
    ("kit", "ems"), SOME, ids=lambda value: value if isinstance(value, str) else f"{value:.1f}em"
)
def test_no_fault_at_any_width(kit: str, ems: float) -> None:
    no_fault(kit, ems)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kit", "ems"), REST, ids=lambda value: value if isinstance(value, str) else f"{value:.1f}em"
)
def test_no_fault_at_any_other_width(kit: str, ems: float) -> None:
    no_fault(kit, ems)
