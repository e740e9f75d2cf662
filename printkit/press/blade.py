"""How a machine cuts pieces out, and whether it can follow their lines: no crossings, no bend too sharp."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from printkit.draw.die import DieLine, die_lines
from printkit.errors import ArtError, KitError
from printkit.kit.worker import beat
from printkit.parts.faces import Component
from printkit.pdf.matrix import Matrix, Op, on_curve
from printkit.press.cuts import Die, Point, Stretch, crossing, flattened, stretches

OFF = 0.02
"""How far the lines that stand for a curve may be off it, mm, where it is looked for crossings."""

MOST_POINTS = 20_000
SAMPLES = 16


def dies_of(made: Component, blade: float) -> Iterator[Die]:
    """Give how each piece of a part is cut out; ``blade``: the least radius that the machine follows, mm.

    Raises ArtError for a drawing whose lines cannot be followed, KitError for a net that says nothing of its.
    """
    part, size = made.part, made.whole
    known: dict[str, Die] = {}
    for card in made.cards:
        if card.front not in known:
            what = f"part {part.id}, {card.label}"
            try:
                found = die_lines(card.front, *size, part.template)
            except ArtError as error:
                error.what = f"{error.what} ({what})"
                raise
            lines = tuple((kind, Matrix(e=-made.bleed, f=-made.bleed).ops(ops)) for kind, ops in found)
            followed(lines, blade, what)
            if part.shape == "net" and not any(kind == "cut" for kind, _ in lines):
                said = "its drawing does not say which lines are cut"
                hint = f'{part.template}: class="cut" for these, class="score" for folds'
                raise KitError(said, where=f"kit.toml: part.{part.id}", hint=hint)
            corner = part.corner if part.shape == "card" else 0.0
            known[card.front] = Die(what, min(corner, part.size.width / 2, part.size.height / 2), lines)
            beat()
        yield known[card.front]


def followed(lines: Sequence[DieLine], blade: float, what: str) -> None:
    """Look whether a machine can follow a drawing's lines; ``blade``: the least radius that it follows, mm.

    ``what`` is the card. Raises ArtError with the place, from the trim's top left, the value and the limit.
    """
    for kind, ops in lines:
        for stroke in strokes(ops):
            points = flattened(stroke, OFF)
            if len(points) > MOST_POINTS:
                said = f"a line to {kind} has more than {MOST_POINTS} points"
                raise ArtError(said, where=what, hint="draw it with fewer")
            if found := crossing(points):
                said = f"a line to {kind} crosses itself at {_at(found)}"
                raise ArtError(said, where=what, hint="draw it as two lines")
            if not blade or not points:
                continue
            for bend in (one for one in stretches(stroke) if len(one) == 4):
                radius, place = min(_radii(bend))
                if radius < blade - 1e-3:
                    raise ArtError(
                        f"a line to {kind} bends with a radius of {radius:.2f} mm at {_at(place)},"
                        f" and the blade follows none under {blade:g} mm",
                        where=what,
                    )
            if points[0] == points[-1]:
                xs, ys = ([point[axis] for point in points] for axis in (0, 1))
                side = min(max(xs) - min(xs), max(ys) - min(ys))
                if side < 2 * blade:
                    raise ArtError(
                        f"a shape to {kind} at {_at(points[0])} is {side:.2f} mm across, and the blade cuts"
                        f" none under {2 * blade:g} mm",
                        where=what,
                    )


def strokes(ops: Sequence[Op]) -> Iterator[tuple[Op, ...]]:
    """Give the parts of a path that are each one stroke."""
    starts = [number for number, (name, *_) in enumerate(ops) if name == "M"]
    for start, end in itertools.pairwise([*starts, len(ops)]):
        yield tuple(ops[start:end])


def _at(place: Point) -> str:
    return f"{place[0]:.1f}, {place[1]:.1f} mm"


def _radii(bend: Stretch) -> Iterator[tuple[float, Point]]:
    """Give how sharply a curve bends at places along it, and where; a straight one not at all."""
    yield math.inf, bend[0]
    a, b, c, d = (complex(*point) for point in bend)
    for number in range(1, SAMPLES):
        t = number / SAMPLES
        u = 1 - t
        first = 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        second = 6 * (u * (c - 2 * b + a) + t * (d - 2 * c + b))
        bent = abs((first.conjugate() * second).imag)
        if bent > 1e-9:
            yield abs(first) ** 3 / bent, on_curve(bend, t)
