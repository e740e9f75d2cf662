"""Inlines in, set lines out."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from printkit.cache.memory import remembered
from printkit.text.boxes import BoxStyle
from printkit.text.fitting import Fit, Rules, Sums, fit, natural, sums
from printkit.text.inline import Break, Inline, Line, TextStyle
from printkit.text.paragraph import Boxes, boxes_of
from printkit.text.placing import Setter


def set_lines(inlines: Sequence[Inline], style: TextStyle, measure: float) -> tuple[Line, ...]:
    """Break a paragraph into lines and place every glyph; give the lines (none for no inlines).

    ``measure`` is the length of a full line, mm. Text is NFC-normalised; white space at a paragraph's ends is
    dropped, any run of it is one space, and a line end in the source between Japanese characters is nothing.

    Glyphs and marks lie from the left end of the *measure*: centring is in their x. A line that
    ends between words ends in a space glyph outside its width, so that text taken from the page keeps words
    apart; one that ends in a word ends in a piece of role "hyphen", which extracts as U+00AD. What cannot
    be made to fit has ``over`` > 0. Raises GlyphError for a character that no face has, and ValueError for a
    measure or size that is not above 0.
    """
    if measure <= 0 or style.size <= 0:
        raise ValueError("measure and size must be above 0 mm")
    asked = tuple(inlines), style, measure
    return remembered("lines", asked, lambda: _set(*asked))


def natural_width(inlines: Sequence[Inline], style: TextStyle) -> float:
    """Give how wide inlines are, mm, if they end a line only where they have to. Raises GlyphError."""
    asked = tuple(inlines), style
    return remembered("widths", asked, lambda: _width(*asked))


def _width(inlines: tuple[Inline, ...], style: TextStyle) -> float:
    widest = 0.0
    for _, part in parts_of(inlines):
        made, given = _analysed(part, _look(style), False, 0.0, False)
        if made.boxes:
            widest = max(widest, natural(given))
    return widest * style.size


def _look(style: TextStyle) -> BoxStyle:
    return BoxStyle(style.family, style.lang, style.bold, style.italic, style.phrase)


@functools.lru_cache(maxsize=4096)
def _set(inlines: tuple[Inline, ...], style: TextStyle, measure: float) -> tuple[Line, ...]:
    lines: list[Line] = []
    parts = parts_of(inlines)
    for number, (offset, part) in enumerate(parts):
        made, fits = break_lines(part, style, measure / style.size)
        if not fits and len(parts) > 1:
            lines.append(Line((), 0.0, last=number == len(parts) - 1))
        for place, line in enumerate(fits):
            end = place == len(fits) - 1
            last = end and number == len(parts) - 1
            lines.append(Setter(made, offset, style, measure).line(line, end, last))
    return tuple(lines)


def parts_of(inlines: tuple[Inline, ...]) -> list[tuple[int, tuple[Inline, ...]]]:
    """Cut at forced breaks: (index of the first inline, inlines)."""
    if not inlines:
        return []
    out, start = [], 0
    for place, inline in enumerate(inlines):
        if isinstance(inline, Break):
            out.append((start, inlines[start:place]))
            start = place + 1
    return [*out, (start, inlines[start:])]


@functools.lru_cache(maxsize=512)
def _analysed(
    inlines: tuple[Inline, ...], look: BoxStyle, hyphenate: bool, split: float, hang: bool
) -> tuple[Boxes, Sums]:
    made = boxes_of(inlines, look, hyphenate, split)
    return made, sums(made, hang)


_LONG = 0.87
"""A word wider than this share of the measure may have to be parted: brackets and a mark stand with it."""


# Tried in turn: the first without hyphens, the last, which sets every paragraph, with words parted anywhere.
_LATIN = (Rules(1.3), Rules(2.5), Rules(6.0, squeeze=True), Rules(20.0, squeeze=True, force=True))
_JAPANESE = (Rules(3.5), *_LATIN[2:])
_RAGGED = (Rules(ragged=True), Rules(ragged=True, force=True))
_BALANCED = (Rules(ragged=True, balance=True), Rules(ragged=True, balance=True, force=True))


def break_lines(inlines: tuple[Inline, ...], style: TextStyle, measure: float) -> tuple[Boxes, list[Fit]]:
    """Choose the breaks of inlines without Break. ``measure`` in em."""
    look = _look(style)
    justified = style.align == "justify" and not style.phrase
    ragged = _BALANCED if style.phrase else _RAGGED
    tries = (_JAPANESE if style.lang.startswith("ja") else _LATIN) if justified else ragged
    for rules in tries:
        hyphenate = style.hyphenate and rules is not tries[0]
        split = _LONG * measure if rules.force else 0.0
        made, given = _analysed(inlines, look, hyphenate, split, style.hang and justified)
        if not made.boxes:
            return made, []
        found = fit(given, measure, rules)
        if found is not None:
            return made, found
    raise AssertionError("the last try sets every paragraph")
