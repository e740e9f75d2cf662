"""The edges of nets that are cut out along one line: where they run, what is inside, what lies beside them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from printkit.draw.paths import outline
from printkit.parts.faces import Component
from printkit.parts.shown import edge_of
from printkit.pdf.page import Rect
from printkit.press.blade import OFF, strokes
from printkit.press.cuts import Point, flattened

Outline = Sequence[Point]
"""The corners of an edge, mm from the drawing's top left, the first once more at its end; () for no edge."""


def edges_of(made: Component) -> list[Outline]:
    """Give the edge of each face of a part that is no rectangle: a net's outermost, if its line has holes."""
    drawings, _ = made.drawings()
    shape, trim = made.part.shape, Rect(made.bleed, made.bleed, made.width, made.height)
    if shape == "net":
        edges = [edge_of(one, *made.whole, made.part.template, drawings[0]) for one in drawings]
    else:
        edges = [outline(shape, trim)] * len(drawings)
    return [max((flattened(one, OFF) for one in strokes(ops)), key=_size, default=()) for ops in edges]


def depth(x: float, y: float, edge: Outline) -> float:
    """Give how far inside an edge a point is, mm; less than 0 outside."""
    sides = [*itertools.pairwise(edge)]
    near = min(_distance(x, y, *side) for side in sides)
    crossed = [(a, b) for a, b in sides if (a[1] > y) != (b[1] > y)]
    right = sum(a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) > x for a, b in crossed)
    return near if right % 2 else -near


def beside(edge: Outline, out: float, step: float) -> Iterator[Point]:
    """Give points along an edge, ``step`` mm from each other, so far outside it, or inside if less than 0."""
    out = math.copysign(out, out * _area(edge))
    for (ax, ay), (bx, by) in itertools.pairwise(edge):
        length = math.dist((ax, ay), (bx, by))
        for number in range(int(length / step)):
            share, across, down = number * step / length, (by - ay) / length, (ax - bx) / length
            yield ax + share * (bx - ax) + out * across, ay + share * (by - ay) + out * down


def _area(edge: Outline) -> float:
    """Give twice the area within, less than 0 if it runs anticlockwise."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise(edge))


def _size(edge: Outline) -> float:
    return abs(_area(edge))


def _distance(x: float, y: float, a: Point, b: Point) -> float:
    """Give how far a point is from the line between two others."""
    wide, high = b[0] - a[0], b[1] - a[1]
    long = wide * wide + high * high
    share = ((x - a[0]) * wide + (y - a[1]) * high) / long if long else 0.0
    share = max(0.0, min(1.0, share))
    return math.hypot(x - a[0] - share * wide, y - a[1] - share * high)
