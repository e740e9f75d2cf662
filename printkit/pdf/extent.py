"""How far items reach, mm: for a figure's BBox attribute, and so that a form clips nothing that it draws.

Also areas: what a stroke covers, what a box lies in, and what is placed or grouped as it lies there; and which
paths of a publication come often: each of them is drawn once, as a form.
"""

from __future__ import annotations

import cmath
import functools
import itertools
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from printkit.pdf.matrix import IDENTITY, Extent, Matrix, Op, on_curve, placing
from printkit.pdf.page import Bitmap, Drawing, Drawings, Group, Item, Marked, Moved, Page, Path, Placed
from printkit.text.faces import Glyphs, font_of

Leaf = Glyphs | Path | Bitmap | Placed
Point = tuple[float, float]
Ops = tuple[Op, ...]

NEAR = 1e-3  # mm
PIECES, SHORT, MOST = 8, 0.8, 64
"""Straight pieces of a curve, at least; how long they are, mm; and the most. A disc has the least."""

EM = (0.0, -1.0, 1.0, 0.3)
"""What a glyph counts as at least, in ems: left, top, right, bottom."""


def reach(items: Iterable[Item], forms: Drawings) -> Extent | None:
    """Give the box around all of the items, or None when they draw nothing. ``forms``: those that are placed.

    Safe rather than tight: a glyph counts as a full em and its ink, a curve as its control points, a stroke as
    half its width on each side and more at a mitre.
    """
    boxes = ((place, box) for item, place in leaves(items) if (box := _one(item, forms)))
    return union(box if place is IDENTITY else place.around(*box) for place, box in boxes)


def leaves(items: Iterable[Item], place: Matrix = IDENTITY) -> Iterator[tuple[Leaf, Matrix]]:
    """Give what items draw in the end, each with the matrix from its millimetres to those outside."""
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items, place @ item.matrix)
        elif isinstance(item, Moved):
            yield from leaves(item.items, place @ Matrix(e=item.x, f=item.y))
        elif isinstance(item, Marked):
            yield from leaves(item.items, place)
        else:
            yield item, place


def union(boxes: Iterable[Extent]) -> Extent | None:
    """Give the box around boxes."""
    all_ = list(boxes)
    if not all_:
        return None
    left, top, right, bottom = zip(*all_, strict=True)
    return min(left), min(top), max(right), max(bottom)


def path_reach(path: Path) -> Extent | None:
    """Give the box around a path and its stroke, or None when it has no places."""
    places = [place for _, *places in path.ops for place in places]
    if not places:
        return None
    xs, ys = places[::2], places[1::2]
    # half the width is enough at round corners; a mitre reaches farther, at most half its limit
    sharp = path.miter / 2 if path.join == "miter" else 0.5
    more = 0.0 if path.stroke is None else path.width * max(sharp, 0.75 if path.cap == "square" else 0.5)
    return min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more


@functools.lru_cache(maxsize=20_000)
def _ink(face_id: str, glyph_id: int) -> Extent:
    """Give the box of a glyph's em and ink, in its ems: left, top, right, bottom from its origin, y down."""
    font = font_of(face_id)
    em, found = font.face.upem, font.get_glyph_extents(glyph_id)
    if found is None:
        return EM
    left, top = found.x_bearing / em, -found.y_bearing / em
    right, bottom = left + found.width / em, top - found.height / em
    return min(EM[0], left), min(EM[1], top), max(EM[2], right), max(EM[3], bottom)


def _one(item: Leaf, forms: Drawings) -> Extent | None:
    match item:
        case Bitmap():
            return item.extent
        case Placed():
            form = forms[item.form]
            width, height = form.width * item.scale, form.height * item.scale
            if item.turn % 180:
                width, height = height, width
            return item.x, item.y, item.x + width, item.y + height
        case Glyphs():
            return union(
                Matrix(item.size, 0.0, 0.0, item.size, item.x + at, item.y).around(*_ink(item.face, one))
                for at, one in zip(item.at, item.ids, strict=True)
            )
        case Path():
            return path_reach(item)


ALONE, AMONG, OFTEN, LONG = 9, 4, 36, 6
"""What each time counts that a path is drawn: on pages or alone in a group (a card's edge, a pip), and among
others in drawings, whose equal texts pack well; the sum that makes a form; how many operators it has."""


def often(pages: Iterable[Page], forms: Drawings) -> dict[int, int]:
    """Find the paths that come often: by the id of each, the id of the first of those that are the same."""
    weights: Counter[int] = Counter()
    met: dict[int, Path] = {}  # by id, for a path's value takes long to hash

    def count(items: tuple[Item, ...], weight: int) -> None:
        for item in items:
            if isinstance(item, Group):
                count(item.items, ALONE if len(item.items) == 1 else AMONG)
            elif isinstance(item, Moved | Marked):
                count(item.items, weight)
            elif isinstance(item, Path) and len(item.ops) >= LONG:
                met[id(item)] = item
                weights[id(item)] += weight

    for form in forms.values():
        if isinstance(form, Drawing):
            count(form.items, AMONG)
    for page in pages:
        count(page.items, ALONE)
    same: dict[Path, list[int]] = {}
    for own, path in met.items():
        same.setdefault(path, []).append(own)
    kept = (ids for ids in same.values() if sum(map(weights.__getitem__, ids)) >= OFTEN)
    return {own: ids[0] for ids in kept for own in ids}


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
