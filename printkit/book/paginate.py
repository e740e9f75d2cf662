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

FIFTH, THIRD = 1 / 5, 1 / 3


class Cut(NamedTuple):
    """The strips of one page: ``first`` up to, not including, ``end``."""

    first: int
    end: int


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
    best: list[tuple[float, int]] = [(0.0, 0)] + [(NEVER, -1)] * count
    for first in range(count):
        if best[first][0] == NEVER:
            continue
        height = extra_top(strips, first)
        for end in range(first + 1, count + 1):
            strip = strips[end - 1]
            if end - 1 > first:
                if strip.cut == ALWAYS:
                    break
                height += strip.before
            height += strip.height
            if height > room + 0.01:
                break
            cost = best[first][0] + _cost(strips, end, height + extra_foot(strips, end), room)
            if cost < best[end][0]:
                best[end] = cost, first
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
        first = best[end][1]
        cuts.append(Cut(first, end))
        end = first
    return cuts[::-1]


def _cost(strips: list[Strip], end: int, height: float, room: float) -> float:
    """Give what a page costs that ends before ``end`` and is filled to ``height``."""
    if height > room + 0.01:
        return NEVER
    if end == len(strips):
        return PAGE
    cut = strips[end].cut
    if cut == NEVER:
        return NEVER
    white = 1 - height / room
    cost = PAGE if cut == ALWAYS else PAGE + WHITE * white + GAPING * max(0.0, white - FIFTH)
    if white > 1 - THIRD:
        cost += EMPTY
    return cost + (0.0 if cut == ALWAYS else cut)
