"""Areas: what a stroke covers, what a box lies in, and what is placed or grouped as it lies there."""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Iterator, Sequence

from printkit.pdf.extent import path_reach
from printkit.pdf.matrix import IDENTITY, Extent, Op, on_curve, placing
from printkit.pdf.page import Drawing, Group, Moved, Path, Placed

Point = tuple[float, float]
Ops = tuple[Op, ...]

NEAR = 1e-3  # mm
PIECES, SHORT, MOST = 8, 0.8, 64
"""Straight pieces of a curve, at least; how long they are, mm; and the most. A disc has the least."""


def outline(path: Path) -> Ops:
    """Give the area of a stroke without dashes, to be filled by the nonzero rule: its pieces overlap.

    Corners that a miter makes pointed are so up to its limit; bevels come out round.
    """
    half = path.width / 2
    made: list[Op] = []
    for points, closed in lines(path.ops):
        places = [complex(*point) for point in (*points, *points[: int(closed)])]
        pieces = [(a, b) for a, b in itertools.pairwise(places) if abs(b - a) > 1e-6]
        if not pieces:
            continue
        more = half if path.cap == "square" and not closed else 0.0
        for n, piece in enumerate(pieces):
            made += _bar(*piece, half, more * (n == 0), more * (n == len(pieces) - 1))
        corners = list(itertools.pairwise(pieces)) + ([(pieces[-1], pieces[0])] if closed else [])
        for before, after in corners:
            made += _disc(after[0], half)
            if path.join == "miter":
                made += _tip(before, after, half, path.miter)
        if path.cap == "round" and not closed:
            made += [*_disc(pieces[0][0], half), *_disc(pieces[-1][1], half)]
    return tuple(made)


def lines(ops: Ops) -> Iterator[tuple[list[Point], bool]]:
    """Give each subpath as points that straight lines join, and whether it is closed."""
    points: list[Point] = []
    for name, *values in ops:
        places = list(zip(values[::2], values[1::2], strict=True))
        if name == "M":
            if points:
                yield points, False
            points = places
        elif name == "L":
            points += places
        elif name == "C":
            start = points[-1]
            bend = [start, *places]
            long = sum(itertools.starmap(math.dist, itertools.pairwise(bend)))
            count = min(max(PIECES, math.ceil(long / SHORT)), MOST)
            points += [on_curve(bend, n / count) for n in range(1, count + 1)]
        elif points:
            yield points, True
            points = points[:1]
    if len(points) > 1:
        yield points, False


def _bar(a: complex, b: complex, half: float, before: float, after: float) -> list[Op]:
    """Give a straight piece, always turned the same way round."""
    way = (b - a) / abs(b - a)
    a, b, aside = a - way * before, b + way * after, -1j * half * way
    return _polygon([a + aside, b + aside, b - aside, a - aside])


def _disc(at: complex, half: float) -> list[Op]:
    return _polygon([at + cmath.rect(half, math.tau * n / PIECES) for n in range(PIECES)])


def _tip(
    before: tuple[complex, complex], after: tuple[complex, complex], half: float, limit: float
) -> list[Op]:
    """Give what a miter adds to a corner."""
    first, last = (cmath.phase(b - a) for a, b in (before, after))
    turn = math.remainder(last - first, math.tau)
    wide = math.cos(turn / 2)
    if abs(turn) < 0.02 or wide < 1 / limit:
        return []
    at, side = after[0], -math.copysign(math.pi / 2, turn)  # the outer one
    ways = (half, first), (half / wide, first + turn / 2), (half, last)
    corners = [at, *(at + cmath.rect(far, way + side) for far, way in ways)]
    return _polygon(corners if turn > 0 else corners[::-1])


def _polygon(points: list[complex]) -> list[Op]:
    first, *rest = points
    return [("M", first.real, first.imag), *(("L", point.real, point.imag) for point in rest), ("Z",)]


def around(left: float, top: float, right: float, bottom: float) -> Ops:
    """Give the outline of a box."""
    return ("M", left, top), ("L", right, top), ("L", right, bottom), ("L", left, bottom), ("Z",)


def meets(one: Extent, other: Extent) -> bool:
    """Whether two boxes have more than an edge in common."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > NEAR
        and min(one[3], other[3]) - max(one[1], other[1]) > NEAR
    )


def fills(region: Sequence[Ops], box: Extent) -> bool:
    """Whether all shapes of a region have a box inside: its corners are on one side of each of their edges.

    It may say no of a shape that is not convex, and has the box inside all the same.
    """
    corners = [(box[x], box[y]) for x in (0, 2) for y in (1, 3)]
    for ops in region:
        parts = list(lines(ops))
        if len(parts) != 1:
            return False
        points = parts[0][0]
        sides = [
            (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
            for (x1, y1), (x2, y2) in itertools.pairwise([*points, points[0]])
            for x, y in corners
        ]
        if min(sides) < -NEAR and max(sides) > NEAR:
            return False
    return bool(region)


def inwards(item: Group | Moved, box: Extent) -> Extent | None:
    """Give a box as what a group holds has it, and no more of it than the group shows; None for none of it."""
    if isinstance(item, Moved):
        return box[0] - item.x, box[1] - item.y, box[2] - item.x, box[3] - item.y
    try:
        inner = item.matrix.inverse().around(*box)
    except ZeroDivisionError:
        return None
    shown = inner if item.clip is None else path_reach(Path(item.clip))
    if shown is None or not meets(inner, shown):
        return None
    return max(inner[0], shown[0]), max(inner[1], shown[1]), min(inner[2], shown[2]), min(inner[3], shown[3])


def opened(item: Placed, form: Drawing) -> Group:
    """Give what a placed drawing holds, where it is placed."""
    by = placing(item.x, item.y, form.width, form.height, item.turn, item.scale)
    own = around(0.0, 0.0, form.width, form.height) if form.clip else None
    inner = Group(form.items, by, own)
    return inner if item.clip is None else Group((inner,), IDENTITY, around(*item.clip.extent))
