"""In what order a sheet is cut: between its blocks first, then each block. Pure geometry, mm."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from printkit.pdf.page import Rect
from printkit.press.grid import bounds, covered
from printkit.press.share import Laid, Leaf

Cut = tuple[float, float, float, float]
"""x and y of both ends of a cut, mm."""


def cuts_in_order(leaf: Leaf) -> tuple[tuple[Cut, ...], ...]:
    """Give the cuts, parallel ones together; none for round pieces and nets.

    Each goes from edge to edge of what is still in one piece, the long ones first.
    """
    return tuple(found for _, found in _parted(leaf.laid) if found)


def between(laid: Sequence[Laid]) -> Iterator[Cut]:
    """Give the cuts between blocks alone: along them nothing is printed."""
    yield from (cut for blocks, found in _parted(laid) if blocks > 1 for cut in found)


def _parted(laid: Sequence[Laid]) -> Iterator[tuple[int, tuple[Cut, ...]]]:
    """Give how many blocks some cuts part, and the cuts."""
    whole = bounds(slot.trim for one in laid for slot in one.fronts)
    upright = whole.height >= whole.width
    if len(laid) == 1:
        xs, ys = laid[0].lines
        lines = tuple(_line(x, whole, True) for x in xs), tuple(_line(y, whole, False) for y in ys)
        yield from ((1, found) for found in (lines if upright else lines[::-1]))
        return
    boxes = [bounds(slot.bleed for slot in one.fronts) for one in laid]
    for down in (upright, not upright):
        spans = [(b.x, b.x + b.width) if down else (b.y, b.y + b.height) for b in boxes]
        if gaps := [(end + start) / 2 for (_, end), (start, _) in itertools.pairwise(covered(spans))]:
            yield len(laid), tuple(_line(at, whole, down) for at in gaps)
            for first, last in zip([float("-inf"), *gaps], [*gaps, float("inf")], strict=True):
                yield from _parted(
                    [one for one, (start, end) in zip(laid, spans, strict=True) if first < start and end < last]
                )
            return


def _line(at: float, whole: Rect, down: bool) -> Cut:
    right, foot = whole.x + whole.width, whole.y + whole.height
    return (at, whole.y, at, foot) if down else (whole.x, at, right, at)
