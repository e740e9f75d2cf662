"""In what order the straight cuts of a sheet are made: between its blocks first, then those of each block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.pdf.page import Rect
from printkit.press.grid import bounds
from printkit.press.share import Laid, Leaf

Cut = tuple[float, float, float, float]
"""x and y of both ends of a cut, mm."""


def cuts_in_order(leaf: Leaf) -> tuple[tuple[Cut, ...], ...]:
    """Give the cuts, parallel ones together; none for round pieces and nets.

    Each goes from edge to edge of what is still in one piece, the long ones first.
    """
    return tuple(found for found in _parted(leaf.laid) if found)


def _parted(laid: Sequence[Laid]) -> Iterator[tuple[Cut, ...]]:
    boxes = [bounds(slot.trim for slot in one.fronts) for one in laid]
    whole = bounds(boxes)
    upright = whole.height >= whole.width
    if len(laid) == 1:
        lines = _lines(laid[0], whole)
        yield from lines if upright else lines[::-1]
        return
    for down in (upright, not upright):
        spans = [(b.x, b.x + b.width) if down else (b.y, b.y + b.height) for b in boxes]
        if gaps := _gaps(spans):
            yield tuple(_line(at, whole, down) for at in gaps)
            for first, last in zip([float("-inf"), *gaps], [*gaps, float("inf")], strict=True):
                yield from _parted(
                    [one for one, (start, end) in zip(laid, spans, strict=True) if first < start and end < last]
                )
            return
    for one in laid:
        yield from _parted([one])


def _lines(laid: Laid, whole: Rect) -> tuple[tuple[Cut, ...], tuple[Cut, ...]]:
    """Give the cuts of one block: those that run down, and those that run across."""
    if laid.shape in ("circle", "net"):
        return (), ()
    trims = [slot.trim for slot in laid.fronts]
    if laid.grid.halves:
        half = laid.grid.paper.height / 2
        return (), (_line(half, whole, False),) * (len(trims) - 1)
    xs = {round(x, 2) for t in trims for x in (t.x, t.x + t.width)}
    ys = {round(y, 2) for t in trims for y in (t.y, t.y + t.height)}
    return tuple(_line(x, whole, True) for x in sorted(xs)), tuple(_line(y, whole, False) for y in sorted(ys))


def _line(at: float, whole: Rect, down: bool) -> Cut:
    right, foot = whole.x + whole.width, whole.y + whole.height
    return (at, whole.y, at, foot) if down else (whole.x, at, right, at)


def _gaps(spans: Sequence[tuple[float, float]]) -> list[float]:
    """Give the middle of each place that none of some spans covers."""
    ordered = sorted(spans)
    gaps, end = [], ordered[0][1]
    for start, far in ordered[1:]:
        if start > end:
            gaps.append((start + end) / 2)
        end = max(end, far)
    return gaps
