"""Cards to sheets: which card lies where, on which side, and turned how. Pure geometry.

Paper is portrait. Turning it over on its long edge mirrors left and right; on its short edge, or folding it
along a level line, mirrors top and bottom, and then the backs stand on their heads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from printkit.kit.model import Backs
from printkit.pdf.page import Rect
from printkit.pdf.paper import Paper
from printkit.press.grid import Grid, mirror
from printkit.press.slug import Around, Axis

UNDER = 0.2  # mm that a piece goes on under the next that it touches, or their seam would show pale


class Slot(Struct, frozen=True):
    """One face in its place, mm.

    ``card``: its index among the part's cards; ``back``: which of its faces. ``trim``: its trim box on the
    sheet; ``turn``: clockwise in degrees; ``bleed``: how far it shows, its neighbours' edges not
    passed, and UNDER those that are drawn after it.
    """

    card: int
    back: bool
    trim: Rect
    turn: int
    bleed: Rect


class Sheet(Struct, frozen=True):
    """One printed side. ``side`` is ``both`` where fronts and backs share it across a fold.

    ``number`` counts sheets of paper from 1 to ``of``. ``mirrored``: the line that turning the paper over
    mirrors a back side about.
    """

    number: int
    of: int
    side: Literal["front", "back", "both"]
    slots: tuple[Slot, ...]
    fold: tuple[Axis, float] | None = None
    mirrored: tuple[Axis, float] | None = None


def sides(
    number: int, total: int, fronts: tuple[Slot, ...], backs: Backs, mirrored: tuple[Axis, float]
) -> tuple[Sheet, ...]:
    """Give the printed sides of one sheet of paper: one, or front and back.

    ``mirrored``: the fold, or the line that turning the paper over mirrors everything about.
    """
    if backs == "none":
        return (Sheet(number, total, "front", fronts),)
    behind = tuple(_behind(slot, *mirrored) for slot in fronts)
    if backs == "gutterfold":
        return (Sheet(number, total, "both", fronts + behind, mirrored),)
    return Sheet(number, total, "front", fronts), Sheet(number, total, "back", behind, mirrored=mirrored)


def seen(front: Around, sheet: Sheet) -> Around:
    """Give what is on a sheet, from what is on its front: the same on a front, turned over on a back."""
    if not sheet.mirrored:
        return front
    axis, at = sheet.mirrored
    across, down = front.cuts_x, front.cuts_y
    across = tuple(sorted(2 * at - x for x in across)) if axis == "x" else across
    down = tuple(sorted(2 * at - y for y in down)) if axis == "y" else down
    return Around(mirror(front.block, axis, at), across, down, front.reach, front.fold)


def turned_over(paper: Paper | Rect, backs: Backs) -> tuple[Axis, float]:
    """Give the line that turning the paper over mirrors everything about."""
    return ("y", paper.height / 2) if backs == "short-edge" else ("x", paper.width / 2)


def _behind(front: Slot, axis: Axis, at: float) -> Slot:
    """Put the card's back where its front is, seen through the paper, so that it stands as the front does."""
    turn = (-front.turn if axis == "x" else 180 - front.turn) % 360
    return Slot(front.card, True, mirror(front.trim, axis, at), turn, mirror(front.bleed, axis, at))


def fronts_of(cards: Sequence[int], grid: Grid, bleed: float) -> tuple[Slot, ...]:
    """Lay the fronts of some cards into a grid, row by row."""
    assert len(cards) <= grid.per_sheet
    axis = grid.fold[0] if grid.fold else None
    # on a folded sheet that is not full they lie next to the fold: the further from it, the more does a fold
    # that is a little askew move a back
    row = grid.rows - -(-len(cards) // grid.columns) if axis == "y" else 0
    column = grid.columns - min(len(cards), grid.columns) if axis == "x" else 0
    places = (divmod(place, grid.columns) for place in range(len(cards)))
    cells = {(row + down, column + along): card for (down, along), card in zip(places, cards, strict=True)}
    slots = []
    for (row, column), card in cells.items():
        trim = grid.trim(column, row)
        if grid.shared:
            left, right = ((row, column + step) not in cells for step in (-1, 1))
            above, below = ((row + step, column) not in cells for step in (-1, 1))
            x, y = trim.x - grid.bleed_x * left, trim.y - grid.bleed_y * above
            end = trim.x + trim.width + (grid.bleed_x if right else min(UNDER, grid.bleed_x))
            foot = trim.y + trim.height + (grid.bleed_y if below else min(UNDER, grid.bleed_y))
            shown = Rect(x, y, end - x, foot - y)
        else:
            over = grid.bleed_x if grid.fixed else bleed
            shown = Rect(trim.x - over, trim.y - over, trim.width + 2 * over, trim.height + 2 * over)
        slots.append(Slot(card, False, trim, grid.turn, shown))
    return tuple(slots)
