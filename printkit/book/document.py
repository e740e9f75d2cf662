"""A rulebook as a value: blocks with ids, clauses and inlines. It knows nothing of paper.

Every edition (Japanese, English, both side by side, HTML) is made from this.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.text.inline import Break, Inline, Ruby

if TYPE_CHECKING:
    import difflib

BoxKind = Literal["opening", "example", "ruling", "implied", "note", "summary"]
Align = Literal["left", "center", "right"]


class Base(Struct, frozen=True):
    """What every block has. ``line``: its first line in the rendered Markdown, from 1."""

    id: str
    clauses: tuple[str, ...]
    classes: tuple[str, ...]
    line: int


class Heading(Base, frozen=True):
    """A heading: 2 is a section, 3 a part of one (the title is the only one of level 1)."""

    level: int
    inlines: tuple[Inline, ...]


class Paragraph(Base, frozen=True):
    """Running text."""

    inlines: tuple[Inline, ...]


class ListBlock(Base, frozen=True):
    """A list. ``start``: the first number, None for bullets. Items hold paragraphs and lists."""

    start: int | None
    items: tuple[tuple[Paragraph | ListBlock, ...], ...]


class Table(Base, frozen=True):
    """A table: a head row and body rows of cells, each as long as ``align``."""

    align: tuple[Align, ...]
    head: tuple[tuple[Inline, ...], ...]
    rows: tuple[tuple[tuple[Inline, ...], ...], ...]


class Figure(Base, frozen=True):
    """A drawing. ``name``: its template ("" when it stands in the text); ``svg``: the drawing, rendered.

    ``width``: mm asked for, None: the drawing's own.
    """

    name: str
    svg: str
    alt: str
    caption: tuple[Inline, ...]
    width: float | None

    @property
    def place(self) -> str:
        """What errors call its drawing."""
        return f"figures/{self.name}.svg (rendered)" if self.name else f"the drawing {self.id!r}"


def says_words(twins: tuple[Figure, ...]) -> bool:
    """Whether a drawing differs from language to language, so that it must have words in it."""
    return any(twin.svg != twins[0].svg for twin in twins)


def shown(twins: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Give those of one figure's drawings that are shown: the first, or with ``.each`` any that differs."""
    return twins if "each" in twins[0].classes and says_words(twins) else twins[:1]


class Box(Base, frozen=True):
    """Blocks that belong together, on a ground of their own."""

    kind: BoxKind
    title: tuple[Inline, ...]
    blocks: tuple[Block, ...]


Block = Heading | Paragraph | ListBlock | Table | Figure | Box

PAGE = "page"
"""The class of a block that begins a page."""


def kind_of(block: Block) -> str:
    """Give what kind of block it is, in a word: heading, paragraph, list, table, figure, box."""
    return type(block).__name__.removesuffix("Block").lower()


class Document(Struct, frozen=True):
    """A book in one language.

    ``source``: where it comes from; ``rules``: ids of the blocks that are rules; ``facts``: of its game.
    """

    lang: str
    title: str
    blocks: tuple[Block, ...]
    source: Source
    rules: frozenset[str] = frozenset()
    facts: Mapping[str, object] = {}


class Source(Struct, frozen=True):
    """A template, of the file ``name``, and the Markdown that was ``rendered`` of it.

    ``put_in``: what came of calls such as ``{{ rule("…") }}``: the template's line and the text, in order.
    """

    name: str
    template: str = ""
    rendered: str = ""
    put_in: tuple[tuple[int, str], ...] = ()

    def at(self, line: int) -> str:
        """Give the template's line that line ``line`` of the Markdown comes from, as near as can be told.

        A line that the template holds word for word is found exactly, and so is one that a call put in; another
        that Jinja filled in is counted on from the nearest line above it that the template holds.
        """
        made, best = self.rendered.splitlines(), self.called(line)
        for start, there, size in _common_lines(self.rendered, self.template) if best is None else ():
            if size and start < line:
                best = there + min(line - start, size)
                if line <= start + size:
                    return f"{self.name}:{best}"
        near = made[line - 1][:24] if 0 < line <= len(made) else ""
        return f"{self.name}:{best or 1} (rendered: ‘{near}’)" if near else f"{self.name}:{best or 1}"

    def called(self, line: int) -> int | None:
        """Give the template's line whose call put a line in, None where none did."""
        end = 0
        for there, text in self.put_in:
            if text and (start := self.rendered.find(text, end)) >= 0:
                end = start + len(text)
                first = self.rendered.count("\n", 0, start) + 1
                if first <= line <= first + text.count("\n"):
                    return there
        return None


LONG = 3000


@functools.lru_cache(maxsize=4)
def _common_lines(made: str, written: str) -> list[difflib.Match]:
    """Match up lines: 20 ms for a book, so only where there is an error to place."""
    import difflib  # a millisecond: not where all is well

    lines = made.splitlines()
    # of a very long book, lines that come again and again are passed over: matching them takes for ever
    matcher = difflib.SequenceMatcher(None, lines, written.splitlines(), autojunk=len(lines) > LONG)
    return matcher.get_matching_blocks()


def text_of(inlines: Iterable[Inline]) -> str:
    """Give the text alone: what a bookmark, a search or a voice gets. No readings."""
    return "".join(
        one.base if isinstance(one, Ruby) else " " if isinstance(one, Break) else one.text for one in inlines
    )


def walk(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """Give every block, boxes before what they hold, in reading order."""
    for block in blocks:
        yield block
        if isinstance(block, Box):
            yield from walk(block.blocks)


def sections(blocks: tuple[Block, ...]) -> list[Heading | Box]:
    """Give what contents list: the headings of sections, and summaries."""
    return [
        block
        for block in walk(blocks)
        if (isinstance(block, Heading) and block.level == 2)
        or (isinstance(block, Box) and block.kind == "summary")
    ]


def apart(document: Document, prefix: str) -> Document:
    """Give a document whose ids, and links to them, have a prefix: it stands beside one with the same ids."""

    def link(one: Inline) -> Inline:
        href = getattr(one, "href", None) or ""
        return replace(one, href=f"#{prefix}{href[1:]}") if href.startswith("#") else one

    def named(block: Block) -> Block:
        if isinstance(block, Box):
            block = replace(block, blocks=tuple(map(named, block.blocks)))
        return replace(block, id=prefix + block.id)

    return replace(document, blocks=tuple(map(named, each_inline(document.blocks, link))))


def each_inline(blocks: tuple[Block, ...], change: Callable[[Inline], Inline]) -> tuple[Block, ...]:
    """Give blocks with every inline changed."""
    return tuple(changed(block, lambda run, _: tuple(map(change, run))) for block in blocks)


def texts(block: Block) -> Iterator[tuple[Inline, ...]]:
    """Give every run of inlines in a block, in reading order, those of nested blocks included."""
    runs: list[tuple[Inline, ...]] = []

    def note(run: tuple[Inline, ...], _: bool) -> tuple[Inline, ...]:
        runs.append(run)
        return run

    changed(block, note)
    return iter(runs)


def changed(block: Block, change: Callable[[tuple[Inline, ...], bool], tuple[Inline, ...]]) -> Block:
    """Give the block with every run of inlines changed, in reading order.

    ``change`` is told whether the run is running text (a paragraph, an item of a list), not a heading, a title,
    a cell or a caption.
    """
    match block:
        case Heading() | Paragraph():
            return replace(block, inlines=change(block.inlines, isinstance(block, Paragraph)))
        case ListBlock():
            items = tuple(tuple(changed(part, change) for part in item) for item in block.items)
            return replace(block, items=items)
        case Table():
            head = tuple(change(cell, False) for cell in block.head)
            rows = tuple(tuple(change(cell, False) for cell in row) for row in block.rows)
            return replace(block, head=head, rows=rows)
        case Figure():
            return replace(block, caption=change(block.caption, False))
        case Box():
            title = change(block.title, False)
            return replace(block, title=title, blocks=tuple(changed(inner, change) for inner in block.blocks))
