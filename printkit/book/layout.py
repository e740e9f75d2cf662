"""What blocks of every kind are laid out with: looks and columns, the languages, what stands in the margin."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.document import Block, PageBreak
from printkit.book.setting import Column, Setter
from printkit.book.strip import Strip
from printkit.book.theme import Theme
from printkit.pdf.page import Bookmark
from printkit.text.inline import TextStyle

Twins = tuple[Block, ...]
"""A block in one language, or the same block in two."""

Columns = tuple[Column, ...]

GAP = 8.0
"""Between two languages, mm."""


class Layout(Struct):
    """The layout of a document, or of two side by side, under way; :mod:`printkit.book.compose` completes it.

    ``langs``: the languages, left to right; ``bookmarks``: what the headings add to the outline; ``own``: the
    publication's language, "" for the first one; ``spread``: what is laid out is as wide as the page, over all
    its columns.
    """

    theme: Theme
    setter: Setter
    langs: tuple[str, ...]
    bookmarks: list[Bookmark] = field(default_factory=list)
    own: str = ""
    spread: bool = False

    @property
    def columns(self) -> Columns:
        """Where text stands: a column for each language. One language's is the first of the page's columns."""
        theme, many = self.theme, len(self.langs)
        if many == 1:
            return (Column(theme.x, theme.measure if self.spread else theme.column),)
        width = (theme.measure - GAP * (many - 1)) / many
        return tuple(Column(theme.x + i * (width + GAP), width) for i in range(many))

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
        """Give what a tag's Lang should be: None for the publication's own language."""
        return lang if lang != (self.own or self.langs[0]) else None
