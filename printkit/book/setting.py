"""Inlines → set lines → inks: where the text room's lines meet tags, links and inline drawings.

Also what is wrong with how lines end, and what blocks of every kind are laid out with.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.document import Block, Box, text_of
from printkit.book.draw import Artist
from printkit.book.galley import NEVER, Ink, Strip
from printkit.book.theme import Theme
from printkit.errors import FitError, placed
from printkit.kit.model import Kit
from printkit.pdf.page import Bookmark, Item, Link, Rect, Tag
from printkit.text.classes import is_katakana
from printkit.text.inline import Break, Inline, Line, MarkPiece, Ruby, Span, TextStyle
from printkit.text.lines import natural_width, set_lines


class Tags(list[Tag]):
    """Hands out tag numbers. A parent comes before its children, so numbers are the reading order."""

    def add(self, kind: str, parent: int | None = None, **more: Any) -> int:
        """Make an element (ISO 32000-1, 14.8.4), ``more`` being what else a Tag says; give its number."""
        self.append(Tag(kind, parent, **more))
        return len(self) - 1


class InlineTag(NamedTuple):
    """The tags of one inline: of its text, its reading, and its link (which is also the text's parent)."""

    text: int
    reading: int | None = None
    link: int | None = None


def inline_tags(tags: Tags, inlines: tuple[Inline, ...], block: int) -> tuple[InlineTag, ...]:
    """Make the elements inside a paragraph: links (neighbours to one place are one), other languages, ruby."""
    out: list[InlineTag] = []
    for href, group in itertools.groupby(inlines, lambda one: getattr(one, "href", None)):
        link = None if href is None else tags.add("Link", block)
        parent = block if link is None else link
        for inline in group:
            if isinstance(inline, Ruby):
                ruby = tags.add("Ruby", parent)
                out.append(InlineTag(tags.add("RB", ruby), tags.add("RT", ruby, actual=inline.reading), link))
            elif isinstance(inline, Span) and inline.lang is not None:
                out.append(InlineTag(tags.add("Span", parent, lang=inline.lang), None, link))
            else:
                out.append(InlineTag(parent, None, link))
    return tuple(out)


CUT_IN_TEXT = 0.5
"""What a page break inside a paragraph costs."""

LEAST = 2.0
"""A paragraph's last line that is one word is as wide as so many ems, at least."""


def loose_end(set_: Sequence[Line], inlines: Sequence[Inline], style: TextStyle) -> str:
    """Say what is wrong with how the lines of a paragraph end, "" for nothing.

    In headings, cells and captions no line ends inside a word in katakana, and nowhere is one short word
    a last line.
    """
    texts = [_text(line) for line in set_]
    if style.align != "justify" and not any(isinstance(inline, Break) for inline in inlines):
        for one, other in itertools.pairwise(texts):
            if is_katakana(one[-1:]) and is_katakana(other[:1]):
                return f"a line ends inside a word: ‘{one[-6:]}｜{other[:6]}’"
    if len(set_) > 1 and texts[-1] and " " not in texts[-1] and set_[-1].width < LEAST * style.size:
        return f"the last line is ‘{texts[-1]}’ alone, after ‘{texts[-2][-12:]}’"
    return ""


def _text(line: Line) -> str:
    pieces = (
        one.mark.text if isinstance(one, MarkPiece) else "".join(one.glyphs.text) if one.role == "text" else ""
        for one in line.pieces
    )
    return "".join(pieces).strip()


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

    def shared(self, many: int, gap: float) -> tuple[Column, ...]:
        """Give so many columns in its place, as wide as each other, with a gap between."""
        width = (self.width - gap * (many - 1)) / many
        return tuple(Column(self.x + at * (width + gap), width) for at in range(many))


def whole(columns: tuple[Column, ...]) -> Column:
    """Give one column from the left end of the first to the right end of the last."""
    return Column(columns[0].x, columns[-1].x + columns[-1].width - columns[0].x)


def baseline(style: TextStyle) -> float:
    """Give how far the baseline lies under a line's top: the ideographic em box (0.88 above) is centred."""
    return style.leading / 2 + 0.38 * style.size


Twins = tuple[Block, ...]
"""A block in one language, or the same block in two."""

Columns = tuple[Column, ...]

GAP = 8.0
"""Between two languages, mm."""


class Layout(Struct):
    """The layout of a document, or of two side by side, under way; :mod:`printkit.book.compose` completes it.

    ``where``: a line of the Markdown → a place for errors; ``langs``: the languages, left to right;
    ``bookmarks``: what the headings add to the outline; ``loose``: by a paragraph's tag, what is wrong with how
    its lines end, the line of the Markdown, and in which language; ``own``: the publication's language, "" for
    the first one; ``spread``: what is laid out is as wide as the page, over all its columns; ``parent``: the
    element that it is in; ``title``: of a box that begins with a figure, to stand beside it.
    """

    kit: Kit
    theme: Theme
    tags: Tags
    artist: Artist
    where: Callable[[int], str]
    langs: tuple[str, ...]
    bookmarks: list[Bookmark] = field(default_factory=list)
    loose: dict[int, tuple[str, int, str]] = field(default_factory=dict)
    own: str = ""
    spread: bool = False
    parent: int | None = None
    title: tuple[Box, ...] = ()

    @property
    def columns(self) -> Columns:
        """Where text stands: a column for each language. One language's is the first of the page's columns."""
        theme, many = self.theme, len(self.langs)
        if many == 1:
            return (Column(theme.x, theme.measure if self.spread else theme.column),)
        return Column(theme.x, theme.measure).shared(many, GAP)

    def blocks(self, twins: list[Twins], columns: Columns) -> list[Strip]:
        """Lay out blocks, one under another."""
        raise NotImplementedError

    def named(self, block: Block, strips: list[Strip]) -> list[Strip]:
        """Give the first strip the block's anchor."""
        return [replace(strips[0], anchors=((block.id, 0.0), *strips[0].anchors)), *strips[1:]]

    def text(
        self, words: tuple[Inline, ...], style: TextStyle, column: Column, lang: str, line: int, kind: str = "P"
    ) -> list[Strip]:
        """Set words in one of the languages, as an element of their own."""
        tag = self.tags.add(kind, self.parent, lang=self.mark_lang(lang))
        return self.paragraph(words, replace(style, lang=lang), column, tag, line)

    def mark_lang(self, lang: str) -> str | None:
        """Give what a tag's Lang should be: None for the publication's own language."""
        return lang if lang != (self.own or self.langs[0]) else None

    def natural(self, inlines: tuple[Inline, ...], style: TextStyle, line: int) -> float:
        """Give the width of inlines that never break, mm."""
        with placed(lambda: self.where(line)):
            return natural_width(inlines, style)

    def paragraph(
        self,
        inlines: tuple[Inline, ...],
        style: TextStyle,
        column: Column,
        tag: int,
        line: int,
        before: float = 0.0,
    ) -> list[Strip]:
        """Set a paragraph: a strip a line; never one line alone at a page's foot or head.

        Raises FitError for a line that does not fit, GlyphError for a character.
        """
        with placed(lambda: self.where(line)):
            set_ = set_lines(inlines, style, column.width)
            if over := next((one.over for one in set_ if one.over > 0.05), 0.0):  # mm: a printer's dot or two
                words = text_of(inlines)[:30]
                what = f"a line is {over:.1f} mm too long for {column.width:.0f} mm, in ‘{words}’"
                raise FitError(what, hint="a long word or name: shorten it, or let it break")
        self.loose.pop(tag, None)  # numbers of tags come again when a layout is tried in another way
        if fault := loose_end(set_, inlines, style):
            self.loose[tag] = fault, line, style.lang
        each = inline_tags(self.tags, inlines, tag)
        last = len(set_) - 1
        strips = []
        for number, made in enumerate(set_):
            inks, links = self._line(made, inlines, each, style, column.x, tag)
            cut = NEVER if number in (1, last) and number else CUT_IN_TEXT if number else 0.0
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
                glyphs = piece.glyphs if own.link is None else replace(piece.glyphs, colour=self.theme.accent)
                inks.append(Ink(tag, own.text, x, y, (glyphs,)))
                # its last glyph is taken as half an em wide (a box to click in)
                wide = 1.0 if ord((glyphs.text[-1] or " ")[-1]) > 0x2E7F else 0.5
                left, right = glyphs.x + glyphs.at[0], glyphs.x + glyphs.at[-1] + wide * glyphs.size
            if own.link is not None:
                ends = boxes.setdefault(own.link, [left, right])
                ends[:] = min(ends[0], left), max(ends[1], right)
        links: list[Link] = []
        for link, (left, right) in boxes.items():
            linked = tuple(one for one, own in zip(inlines, each, strict=True) if own.link == link)
            box = Rect(x + left, y - 0.95 * style.size, right - left, 1.25 * style.size)
            links.append(Link(box, str(getattr(linked[0], "href", "")), link, text_of(linked)))
        return tuple(inks), tuple(links)
