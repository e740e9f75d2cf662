"""What Optrita: Lines is played with: the pack, and a grid of cells and lines; and what the player sees.

A *cell* is a place of the grid, ``6 * row + column``, both from 0 at the top left.
"""

from __future__ import annotations

from typing import NamedTuple

from printkit.rules.cards import Pack

PACK = Pack("SHDC", "23456789JQKA")
"""OL-01, OL-02: ``card // 12`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣; ``card % 12`` is 0 for a 2, 11 for an ace."""
SIDE = 6  # OL-05
CELLS = SIDE * SIDE
HELD, STOCK = 7, 5  # OL-06
DEALT = CELLS + HELD + 1
"""OL-05, OL-06: cards whose place matters: the grid, the hand and the trump card."""
TRICKS = 6  # OL-17
SIDES = ("player", "dummy")
DIFFICULTIES = ("normal", "hard")

DIAGONALS = {"down": tuple(range(0, CELLS, SIDE + 1)), "up": tuple(range(CELLS - SIDE, 0, 1 - SIDE))}
"""OL-05: the cells of the diagonals from left to right."""

COLUMNS = [tuple(range(column, CELLS, SIDE)) for column in range(SIDE)]
ROWS = [tuple(range(first, first + SIDE)) for first in range(0, CELLS, SIDE)]
LINES = {
    **{f"C{number}": {"top": cells, "bottom": cells[::-1]} for number, cells in enumerate(COLUMNS, 1)},
    **{f"R{number}": {"left": cells, "right": cells[::-1]} for number, cells in enumerate(ROWS, 1)},
}
"""OL-07, OL-08: by line (columns from the left, rows from the top) and end the cells as they are turned."""
NAMES = tuple(LINES)
"""The lines, sorted; masks of lines have a bit for each in this order."""
ALL_LINES = (1 << len(NAMES)) - 1
THROUGH = [1 << cell % SIDE | 1 << SIDE + cell // SIDE for cell in range(CELLS)]
"""OL-16: by cell the mask of its column and row, which have a gap when its card is taken."""


def named(lines: int) -> list[str]:
    """Give the names of the lines in a mask, sorted."""
    return [name for at, name in enumerate(NAMES) if lines >> at & 1]


class LinesView(NamedTuple):
    """What the player sees, and has seen since the deal. Cards are ints, sets of cards, cells and lines masks.

    ``trump``: the suit's int. ``faces``: by cell the card that lies there face up, -1 for a face-down card and
    for a gap. ``gaps``: the cells whose card was taken. ``lines``: the full lines. ``seen``: the first hand,
    the trump card and every card that was face up. ``trick``: tricks that are over. ``picking``: the cells to
    pick from in turning order, none while a card is to be laid; ``line``: the line laid at last, -1 before.
    """

    hand: int
    trump: int
    faces: tuple[int, ...]
    gaps: int
    lines: int
    seen: int
    trick: int
    picking: tuple[int, ...]
    line: int
