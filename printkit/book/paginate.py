"""Galley → pages: where to cut, so that all pages together look best (Plass 1981, without floats)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from printkit.book.strip import ALWAYS, NEVER, Strip
from printkit.errors import FitError

PAGE, WHITE, GAPING, EMPTY = 2.0, 5.0, 8.0, 400.0
"""What a page costs, its white (times its share of the page), white beyond a fifth on top of that, and a page
under a third full.

White is not squared: white spread evenly over the pages is worse than full pages and one that is not. What
stands before a forced break is like a last page.
"""

EVEN = 1e-6
"""Of breaks that cost the same, to within this, the last is taken: rather the first of two pages is full."""

FIFTH, THIRD = 1 / 5, 1 / 3

NARROW, NARROWED = 0.35, 3.0
"""By how much of itself the white between the strips of a page may be narrowed, and what it costs if it all is.

It saves a page half empty for a line or two too many, or a box two lines of which are left over.
"""


class Cut(NamedTuple):
    """The strips of one page: ``first`` up to, not including, ``end``; ``white``: the share of it left."""

    first: int
    end: int
    white: float = 1.0


def extra_top(strips: list[Strip], first: int) -> float:
    """Give what a page that begins with this strip needs above it: a table's head, a cut box's padding."""
    strip = strips[first]
    again = sum(part.height for part in strip.again)
    ground = strip.ground
    cut = ground is not None and first > 0 and strips[first - 1].ground is ground
    return again + (ground.pad if ground is not None and cut else 0.0)


def extra_foot(strips: list[Strip], end: int) -> float:
    """Give what a page that ends before ``end`` needs below its last strip: a cut box's padding."""
    ground = strips[end - 1].ground
    cut = ground is not None and end < len(strips) and strips[end].ground is ground
    return ground.pad if ground is not None and cut else 0.0


def paginate(strips: list[Strip], room: float, where: Callable[[int], str]) -> list[Cut]:
    """Cut the galley into pages of height ``room`` (mm) at the least cost.

    Raises FitError for strips that must stay together and are taller than a page.
    """
    count = len(strips)
    best: list[tuple[float, int, float]] = [(0.0, 0, 1.0)] + [(NEVER, -1, 1.0)] * count
    for first in range(count):
        if best[first][0] == NEVER:
            continue
        height, white = extra_top(strips, first), 0.0
        for end in range(first + 1, count + 1):
            strip = strips[end - 1]
            if end - 1 > first:
                if strip.cut == ALWAYS:
                    break
                height += strip.before
                white += strip.before
            height += strip.height
            if height - NARROW * white > room + 0.01:
                break
            if end < count and strips[end].cut == NEVER:  # no page ends there
                continue
            filled = height + extra_foot(strips, end)
            left = white_left(filled - room, white)
            cost = best[first][0] + _cost(strips, end, filled, left, room)
            if cost < best[end][0] + EVEN:
                best[end] = cost, first, left
    if best[count][0] == NEVER:
        stuck = max(n for n in range(count + 1) if best[n][0] < NEVER)
        raise FitError(
            "what must stay together is taller than a page",
            where=where(strips[min(stuck, count - 1)].line),
            hint="a figure or a box: make it smaller, or break it up",
        )
    cuts: list[Cut] = []
    end = count
    while end > 0:
        _, first, left = best[end]
        cuts.append(Cut(first, end, left))
        end = first
    return cuts[::-1]


def white_left(over: float, white: float) -> float:
    """Give what share of its white a page that is ``over`` mm too full can keep: 1 if all of it fits."""
    if over <= 0.01:
        return 1.0
    return 1.0 - over / white if white else 0.0


def _cost(strips: list[Strip], end: int, height: float, kept: float, room: float) -> float:
    """Give what a page costs that ends before ``end``, is filled to ``height`` and keeps some white."""
    if kept < 1.0 - NARROW:
        return NEVER
    narrowed = NARROWED * ((1.0 - kept) / NARROW) ** 2
    if end == len(strips):
        return PAGE + narrowed
    cut = strips[end].cut
    left = max(0.0, 1 - height / room)
    cost = PAGE if cut == ALWAYS else PAGE + WHITE * left + GAPING * max(0.0, left - FIFTH)
    if left > 1 - THIRD:
        cost += EMPTY
    return cost + narrowed + (0.0 if cut == ALWAYS else cut)
