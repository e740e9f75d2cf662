"""What a machine does along a sheet: lines to score, perforate and cut, each once. Pure geometry, mm.

They come from where the pieces lie and from the lines of their own drawings, not from what is drawn of them.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from printkit.draw.die import KINDS, DieLine, Kind
from printkit.draw.paths import outline
from printkit.errors import FitError
from printkit.pdf import matrix
from printkit.pdf.matrix import Matrix, Op, on_curve
from printkit.pdf.paper import Paper
from printkit.press.grid import across, covered
from printkit.press.impose import Slot
from printkit.press.share import Leaf

NEAR = 1e-3
"""Points so near to each other are one, and so are lines, mm."""

Point = tuple[float, float]
Stretch = tuple[Point, ...]
"""A straight line's two points, or the four of a Bézier curve."""

Chain = list[Stretch]
"""Stretches, each of which begins where the one before it ends."""

Straight = tuple[float, float, float, float]
"""A line's angle, how far it lies off, and from where to where it goes."""


class Die(Struct, frozen=True):
    """How a piece is cut out. ``what`` names it; ``corner``: the radius of its corners, mm.

    ``lines``: those of its drawing, from the top left of its trim.
    """

    what: str
    corner: float = 0.0
    lines: tuple[DieLine, ...] = ()


class Line(Struct, frozen=True):
    """A line that is done without lifting the blade."""

    kind: Kind
    ops: tuple[Op, ...]


def lines_of(leaf: Leaf, dies: Sequence[Die], paper: Paper) -> tuple[Line, ...]:
    """Give the lines of a sheet in the order in which they are done: what lies inside before what is round it.

    ``dies``: of each piece, by its number. Raises FitError for a line that lies where the machine cannot reach.
    """
    found: list[DieLine] = [("cut", leaf.parting)] if leaf.parting else []
    for laid in leaf.laid:
        if laid.grid.halves and len(laid.fronts) > 1:
            found.append(("cut", across(("y", paper.height / 2), paper.reached)))
        for slot in laid.fronts:
            die = dies[slot.card]
            if not laid.grid.halves and laid.shape != "net":
                found.append(("cut", outline(laid.shape, slot.trim, corner=die.corner)))
            place = placing(slot)
            for kind, ops in die.lines:
                placed = place.ops(ops)
                _within(placed, paper, die)
                found.append((kind, placed))
    if fold := leaf.sides[0].fold:
        found.append(("score", across(fold, paper.reached)))
    return tuple(
        Line(kind, _path(chain))
        for kind in KINDS
        for chain in _ordered(_joined(_once(s for k, o in found if k == kind for s in stretches(o))))
    )


def placing(slot: Slot) -> Matrix:
    """Give the way from a piece's own millimetres, from the top left of its trim, to those of the sheet."""
    box = slot.trim
    own = (box.height, box.width) if slot.turn % 180 else (box.width, box.height)
    return matrix.placing(box.x, box.y, *own, slot.turn)


def _within(ops: Sequence[Op], paper: Paper, die: Die) -> None:
    room = paper.reached
    for _, *values in ops:
        for x, y in zip(values[::2], values[1::2], strict=True):
            off = max(room.x - x, room.y - y, x - room.x - room.width, y - room.y - room.height)
            if off > NEAR:
                raise FitError(
                    f"a line of its drawing comes to {x:.1f}, {y:.1f} mm of {paper.name}, {off:.1f} mm beyond"
                    f" the {room.width:g} × {room.height:g} mm that can be cut",
                    where=die.what,
                    hint="draw its lines within its trim",
                )


def stretches(ops: Iterable[Op]) -> Iterator[Stretch]:
    """Give the straight lines and curves of a path, those of no length left out."""
    start = at = (0.0, 0.0)
    for name, *values in ops:
        points = tuple(zip(values[::2], values[1::2], strict=True))
        if name == "M":
            start = at = points[0]
            continue
        made = (at, start) if name == "Z" else (at, *points)
        at = made[-1]
        if any(math.dist(made[0], point) > NEAR for point in made[1:]):
            yield made


def _once(found: Iterable[Stretch]) -> list[Stretch]:
    """Give every straight line once, those that touch or overlap made one, and every curve once."""
    curves: dict[tuple[Point, ...], Stretch] = {}
    straight: list[Straight] = []
    for one in found:
        if len(one) == 4:
            key = tuple(_key(point) for point in one)
            curves.setdefault(min(key, key[::-1]), one)
            continue
        (x, y), (to_x, to_y) = one
        angle = math.atan2(to_y - y, to_x - x) % math.pi
        angle = 0.0 if math.pi - angle < NEAR / 100 else angle
        cos, sin = math.cos(angle), math.sin(angle)
        along = sorted((x * cos + y * sin, to_x * cos + to_y * sin))
        straight.append((angle, y * cos - x * sin, along[0], along[1]))
    return [*_unions(straight), *curves.values()]


def _unions(straight: list[Straight]) -> Iterator[Stretch]:
    """Give what lines on one line cover."""
    by_angle = _clusters(straight, 0, NEAR / 100)
    for same in (line for alike in by_angle for line in _clusters(alike, 1, NEAR)):
        angle, off = same[0][:2]
        cos, sin = math.cos(angle), math.sin(angle)
        for run in covered((one[2:] for one in same), NEAR):
            first, last = ((at * cos - off * sin, at * sin + off * cos) for at in run)
            yield first, last


def _clusters(values: list[Straight], key: int, near: float) -> Iterator[list[Straight]]:
    """Part values into those that are near each other in one of their places."""
    group: list[Straight] = []
    for value in sorted(values, key=lambda one: one[key]):
        if group and value[key] - group[-1][key] > near:
            yield group
            group = []
        group.append(value)
    if group:
        yield group


def _key(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)


def _joined(found: Sequence[Stretch]) -> list[Chain]:
    """Join what meets end to end, each chain as long as can be."""
    ends: dict[Point, list[int]] = defaultdict(list)
    for number, one in enumerate(found):
        ends[_key(one[0])].append(number)
        ends[_key(one[-1])].append(number)
    left = dict.fromkeys(range(len(found)))
    single = [n for n in left if any(len(ends[_key(found[n][i])]) % 2 for i in (0, -1))]
    chains: list[Chain] = []
    for number in (*single, *range(len(found))):  # open ends first: from there a chain is longest
        if number not in left:
            continue
        del left[number]
        chain = [found[number]]
        if len(ends[_key(chain[0][-1])]) % 2 and not len(ends[_key(chain[0][0])]) % 2:
            chain = [chain[0][::-1]]
        while (following := next((n for n in ends[_key(chain[-1][-1])] if n in left), None)) is not None:
            del left[following]
            one = found[following]
            chain.append(one if _key(one[0]) == _key(chain[-1][-1]) else one[::-1])
        chains.append(chain)
    return chains


def _path(chain: Chain) -> tuple[Op, ...]:
    ops: list[Op] = [("M", *chain[0][0])]
    ops += [("L", *one[1]) if len(one) == 2 else ("C", *one[1], *one[2], *one[3]) for one in chain]
    if len(chain) > 1 and _key(chain[0][0]) == _key(chain[-1][-1]):
        if ops[-1][0] == "L":
            ops.pop()
        ops.append(("Z",))
    return tuple(ops)


def _ordered(chains: Sequence[Chain]) -> list[Chain]:
    """Put chains in order: those that hang together by their ends together, and the smaller such group first.

    What lies inside another is always the smaller one. Of equally large ones that further up is first.
    """
    groups: dict[Point, set[Point]] = {}
    for chain in chains:
        ends = _key(chain[0][0]), _key(chain[-1][-1])
        group = {*ends}.union(*(groups.get(end, ()) for end in ends))
        groups.update(dict.fromkeys(group, group))
    points: dict[Point, list[Point]] = defaultdict(list)
    for chain in chains:
        points[min(groups[_key(chain[0][0])])] += itertools.chain.from_iterable(chain)
    ranks = {}
    for first, there in points.items():
        xs, ys = zip(*there, strict=True)
        area = (max(xs) - min(xs)) * (max(ys) - min(ys))
        ranks[first] = round(area, 1), round(min(ys), 1), round(min(xs), 1)
    return sorted(chains, key=lambda chain: ranks[min(groups[_key(chain[0][0])])])


def flattened(ops: Iterable[Op], off: float) -> list[Point]:
    """Give a path of one stroke as points, its curves as lines that are ``off`` mm from them at most."""
    points: list[Point] = []
    for one in stretches(ops):
        made = [one[0], one[-1]] if len(one) == 2 else list(curve(one, off))
        points += made if not points else made[1:]
    return points


def curve(bend: Stretch, off: float) -> Iterator[Point]:
    """Give points along a Bézier curve."""
    a, b, c, d = (complex(*point) for point in bend)
    second = max(abs(a - 2 * b + c), abs(b - 2 * c + d))
    count = max(1, math.ceil(math.sqrt(0.75 * second / off)))  # the chord's error is at most 6 · second / 8 n²
    for number in range(count + 1):
        yield on_curve(bend, number / count)


def crossing(points: Sequence[Point]) -> Point | None:
    """Give where a line of many points crosses itself, if it does; its ends may meet."""
    pairs = list(itertools.pairwise(points))
    order = sorted(range(len(pairs)), key=lambda n: min(pairs[n][0][0], pairs[n][1][0]))
    near: list[int] = []
    for number in order:
        left = min(pairs[number][0][0], pairs[number][1][0])
        near = [n for n in near if max(pairs[n][0][0], pairs[n][1][0]) >= left]
        for other in near:
            if abs(number - other) > 1 and (found := _meet(pairs[number], pairs[other])):
                return found
        near.append(number)
    return None


def _meet(one: tuple[Point, Point], two: tuple[Point, Point]) -> Point | None:
    """Give where two lines cross between their ends."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = two
    whole = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(whole) < 1e-12:
        return None
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / whole
    u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / whole
    inside = 1e-6
    if inside < t < 1 - inside and inside < u < 1 - inside:
        return ax + t * (bx - ax), ay + t * (by - ay)
    return None
