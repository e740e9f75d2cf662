"""What blocks of every kind are laid out with: looks and columns, the languages, what stands in the margin."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.document import Block, PageBreak
from printkit.book.setting import Column, Setter, baseline
from printkit.book.strip import Ink, Strip
from printkit.book.theme import Theme, pt
from printkit.draw.label import label
from printkit.pdf.page import Bookmark
from printkit.text.inline import TextStyle

Twins = tuple[Block, ...]
"""A block in one language, or the same block in two."""

Columns = tuple[Column, ...]


class Layout(Struct):
    """The layout of a document, or of two side by side, under way; :mod:`printkit.book.compose` completes it.

    ``langs``: the languages, left to right; ``bookmarks``: what the headings add to the outline; ``sections``:
    how many there are so far; ``shown``: the clauses that stand in the margin last.
    """

    theme: Theme
    setter: Setter
    langs: tuple[str, ...]
    bookmarks: list[Bookmark] = field(default_factory=list)
    sections: int = 0
    shown: tuple[str, ...] = ()

    @property
    def columns(self) -> Columns:
        """The text columns of the page."""
        theme, many = self.theme, len(self.langs)
        gap = 8.0
        width = (theme.measure - gap * (many - 1)) / many
        return tuple(Column(theme.x + i * (width + gap), width) for i in range(many))

    def blocks(self, twins: list[Twins], columns: Columns, parent: int | None) -> list[Strip]:
        """Lay out blocks, one under another, in the element ``parent``."""
        raise NotImplementedError

    def named(self, block: Block, strips: list[Strip]) -> list[Strip]:
        """Give the first strip the block's anchor."""
        assert not isinstance(block, PageBreak)
        return [replace(strips[0], anchors=((block.id, 0.0), *strips[0].anchors)), *strips[1:]]

    def style(self, style: TextStyle, lang: str) -> TextStyle:
        """Give a style in a language."""
        return replace(style, lang=lang)

    def mark_lang(self, lang: str) -> str | None:
        """Give what a tag's Lang should be: None for the document's own language."""
        return lang if lang != self.langs[0] else None

    def clause_ids(self, clauses: tuple[str, ...], parent: int | None) -> tuple[Ink, ...]:
        """Draw clause ids in the margin beside a block that begins at y 0, unless they stand there already.

        They are a paragraph of their own before the block's, so that its sentences stay whole: call this first.
        """
        if not clauses or clauses == self.shown:
            self.shown = clauses and self.shown
            return ()
        self.shown = clauses
        tag = self.setter.tags.add("P", parent)
        theme, size = self.theme, pt(6.9)
        across = 2 if theme.x - theme.gutter - theme.margin > 20 else 1
        rows = [clauses[i : i + across] for i in range(0, len(clauses), across)]
        inks = []
        for number, row in enumerate(rows):
            made = label("  ".join(row) + " ", size, colour=theme.grey)
            x = theme.x - theme.gutter - label("  ".join(row), size).width
            y = baseline(theme.body) + 2.7 * (number - (0.2 if len(rows) > 1 else 0.0))
            inks.append(Ink(tag, tag, x, y, made.at(0.0, 0.0)))
        return tuple(inks)
