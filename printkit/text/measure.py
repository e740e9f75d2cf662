"""Text in a box of its own, such as a card's: how wide it is, and the largest size at which it fits."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from printkit.errors import FitError
from printkit.text.boxes import PHRASE_PENALTY, RUBY_SIZE, BoxStyle
from printkit.text.inline import Inline, Line, Piece, Span, TextStyle
from printkit.text.lines import break_lines, parts_of, set_lines
from printkit.text.paragraph import boxes_of
from printkit.text.placing import RUBY_RISE

STEP = 0.98
"""Each size that is tried is this much of the one before."""


def measure_text(text: str | Sequence[Inline], style: TextStyle) -> float:
    """Give the width of ``text`` in one line (the widest, if it holds Breaks), mm. Raises GlyphError."""
    inlines = (Span(text),) if isinstance(text, str) else tuple(text)
    look = BoxStyle(style.family, style.lang, style.bold, style.italic, False)
    widths = [0.0]
    for _, part in parts_of(inlines):
        made = boxes_of(part, look, False, 0.0)
        if made.boxes:
            natural = sum(box.width for box in made.boxes) + sum(joint.natural for joint in made.joints)
            widths.append(natural + made.boxes[0].over[0] + made.boxes[-1].over[1])
    return max(widths) * style.size


def block_height(lines: Sequence[Line], style: TextStyle) -> float:
    """Give the height of set lines, mm: from the top of the first em box or its ruby to the last foot."""
    if not lines:
        return 0.0
    return first_baseline(lines, style) + (len(lines) - 1) * style.leading + 0.12 * style.size


def first_baseline(lines: Sequence[Line], style: TextStyle) -> float:
    """Give how far the first baseline lies under the top of the block, mm."""
    ruby = bool(lines) and any(isinstance(p, Piece) and p.role == "ruby" for p in lines[0].pieces)
    return style.size * (RUBY_RISE + 0.88 * RUBY_SIZE if ruby else 0.88)


def shrink_to_fit(
    inlines: Sequence[Inline], style: TextStyle, width: float, height: float, least: float
) -> tuple[TextStyle, tuple[Line, ...]]:
    """Set text as large as it fits in a box of ``width`` by ``height`` mm, no larger than ``style.size``.

    Leading shrinks with the size. Where ``style.phrase`` is set, a size at which no phrase is broken is
    preferred to a larger one. Raises FitError when not even ``least`` (mm) fits.
    """
    spare: tuple[TextStyle, tuple[Line, ...]] | None = None
    size = style.size
    while True:
        tried = replace(style, size=size, leading=style.leading * size / style.size)
        lines = set_lines(inlines, tried, width)
        if block_height(lines, tried) <= height + 1e-6 and not any(line.over for line in lines):
            if not style.phrase or not _breaks_phrases(tuple(inlines), tried, width):
                return tried, lines
            spare = spare or (tried, lines)
        if size <= least:
            break
        size = max(size * STEP, least)
    if spare is not None:
        return spare
    text = "".join(i.text if isinstance(i, Span) else getattr(i, "base", "") for i in inlines)
    raise FitError(
        f"{text[:24]!r} does not fit {width:g} × {height:g} mm even at {least:g} mm",
        hint="shorten the text, enlarge the box or let the text be smaller",
    )


def _breaks_phrases(inlines: tuple[Inline, ...], style: TextStyle, width: float) -> bool:
    """Tell whether a line ends inside a phrase or a word."""
    for _, part in parts_of(inlines):
        made, fits = break_lines(part, style, width / style.size, style.first_indent / style.size)
        if any(made.joints[fit.last].penalty >= PHRASE_PENALTY or made.joints[fit.last].hyphen for fit in fits):
            return True
    return False
