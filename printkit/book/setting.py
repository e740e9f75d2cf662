"""Inlines → set lines → inks: where the text room's lines meet tags, links and inline drawings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.document import text_of
from printkit.book.draw import Artist
from printkit.book.loose import loose_end
from printkit.book.strip import NEVER, Ink, Strip
from printkit.book.tagging import InlineTag, Tags, inline_tags
from printkit.errors import FitError, PrintkitError
from printkit.pdf.page import Item, Link, Rect
from printkit.text.faces import Glyphs
from printkit.text.inline import Inline, Line, MarkPiece, TextStyle
from printkit.text.lines import natural_width, set_lines

OVER = 0.05
"""How far a line may stick out before it is an error, mm: less than a printer's dot or two."""

CUT_IN_PARAGRAPH = 0.5
"""What a page break inside a paragraph costs."""

RUBY_ORDER = 0.5
"""Readings come after a paragraph's own words, so that its sentences can be copied whole."""


RUBY_TEXT = "\u2009"
"""What the glyphs of a reading extract as.

A program that takes text from a page by its geometry finds a reading as a line of its own between two lines of
the sentence. White space it drops. What is read aloud is the RT element's ActualText, the reading.
"""


class Column(NamedTuple):
    """Where a text stands: its left end on the page and its width, mm."""

    x: float
    width: float

    def inset(self, left: float, right: float = 0.0) -> Column:
        """Give the column without so much at its sides."""
        return Column(self.x + left, self.width - left - right)


def whole(columns: tuple[Column, ...]) -> Column:
    """Give one column from the left end of the first to the right end of the last."""
    return Column(columns[0].x, columns[-1].x + columns[-1].width - columns[0].x)


class Setter(Struct):
    """Sets paragraphs. ``where``: a line of the Markdown → a place for errors; ``link``: a link's colour.

    ``loose``: by a paragraph's tag, what is wrong with how its lines end, the line of the Markdown, and in
    which language.
    """

    tags: Tags
    artist: Artist
    where: Callable[[int], str]
    link: str
    loose: dict[int, tuple[str, int, str]] = field(default_factory=dict)

    def lines(self, inlines: tuple[Inline, ...], style: TextStyle, width: float, line: int) -> tuple[Line, ...]:
        """Break inlines into lines. Raises FitError for one that does not fit, GlyphError for a character."""
        try:
            made = set_lines(inlines, style, width)
        except PrintkitError as error:
            error.where = error.where or self.where(line)
            raise
        for set_line in made:
            if set_line.over > OVER:
                words = text_of(inlines)
                raise FitError(
                    f"a line is {set_line.over:.1f} mm too long for {width:.0f} mm, in ‘{words[:30]}’",
                    where=self.where(line),
                    hint="a long word or name: shorten it, or let it break",
                )
        return made

    def natural(self, inlines: tuple[Inline, ...], style: TextStyle, line: int) -> float:
        """Give the width of inlines that never break, mm."""
        try:
            return natural_width(inlines, style)
        except PrintkitError as error:
            error.where = error.where or self.where(line)
            raise

    def paragraph(
        self,
        inlines: tuple[Inline, ...],
        style: TextStyle,
        column: Column,
        tag: int,
        line: int,
        before: float = 0.0,
    ) -> list[Strip]:
        """Set a paragraph: a strip a line; never one line alone at a page's foot or head."""
        set_ = self.lines(inlines, style, column.width, line)
        self.loose.pop(tag, None)  # numbers of tags come again when a layout is tried in another way
        if fault := loose_end(set_, inlines, style):
            self.loose[tag] = fault, line, style.lang
        each = inline_tags(self.tags, inlines, tag)
        last = len(set_) - 1
        strips = []
        for number, made in enumerate(set_):
            inks, links = self._line(made, inlines, each, style, column.x, tag)
            cut = NEVER if number in (1, last) and number else CUT_IN_PARAGRAPH if number else 0.0
            strips.append(Strip(style.leading, inks, before if number == 0 else 0.0, cut, links, line=line))
        return strips

    def _line(
        self,
        made: Line,
        inlines: tuple[Inline, ...],
        each: tuple[InlineTag, ...],
        style: TextStyle,
        x: float,
        tag: int,
    ) -> tuple[tuple[Ink, ...], tuple[Link, ...]]:
        y = baseline(style)
        inks: list[Ink] = []
        boxes: dict[int, list[float]] = {}
        for piece in made.pieces:
            own = each[piece.source]
            items: tuple[Item, ...]
            if isinstance(piece, MarkPiece):
                items = self.artist.mark(piece.mark, piece.size, style.colour)
                inks.append(Ink(tag, own.text, x + piece.x, y, items))
                left, right = piece.x, piece.x + piece.mark.width * piece.size
            elif piece.role == "ruby":
                assert own.reading is not None
                silent = replace(piece.glyphs, text=(RUBY_TEXT,) * len(piece.glyphs.ids))
                inks.append(Ink(tag + RUBY_ORDER, own.reading, x, y, (silent,)))
                continue
            else:
                glyphs = piece.glyphs if own.link is None else replace(piece.glyphs, colour=self.link)
                inks.append(Ink(tag, own.text, x, y, (glyphs,)))
                left, right = _extent(glyphs)
            if own.link is not None:
                box = boxes.setdefault(own.link, [left, right])
                box[:] = min(box[0], left), max(box[1], right)
        links = tuple(
            Link(
                Rect(x + left, y - 0.95 * style.size, right - left, 1.25 * style.size),
                next(_href(inline) for inline, own in zip(inlines, each, strict=True) if own.link == link),
                link,
                "".join(
                    text_of((inline,)) for inline, own in zip(inlines, each, strict=True) if own.link == link
                ),
            )
            for link, (left, right) in boxes.items()
        )
        return tuple(inks), links


def _href(inline: Inline) -> str:
    return str(getattr(inline, "href", ""))


def _extent(glyphs: Glyphs) -> tuple[float, float]:
    """Give a run's left and right end: its last glyph is taken as half an em wide (a box to click in)."""
    wide = 1.0 if ord((glyphs.text[-1] or " ")[-1]) > 0x2E7F else 0.5
    return glyphs.x + glyphs.at[0], glyphs.x + glyphs.at[-1] + wide * glyphs.size


def baseline(style: TextStyle) -> float:
    """Give how far the baseline lies under a line's top: the ideographic em box (0.88 above) is centred."""
    return style.leading / 2 + 0.38 * style.size
