"""Where the pips of a card stand."""

from __future__ import annotations

import math
from collections.abc import Mapping

THIRD = 1 / 3
COLUMNS: Mapping[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    0: ((), ()),
    1: ((), (0.5,)),
    2: ((), (0, 1)),
    3: ((), (0, 0.5, 1)),
    4: ((0, 1), ()),
    5: ((0, 1), (0.5,)),
    6: ((0, 0.5, 1), ()),
    7: ((0, 0.5, 1), (0.25,)),
    8: ((0, 0.5, 1), (0.25, 0.75)),
    9: ((0, THIRD, 2 * THIRD, 1), (0.5,)),
    10: ((0, THIRD, 2 * THIRD, 1), (THIRD / 2, 1 - THIRD / 2)),
}
"""Number of pips → the heights of those at both sides and of those in the middle, as on any pack of cards."""


def places(count: int) -> list[tuple[float, float]]:
    """Give where the pips of a card stand in a field that is 1 wide and 1 high."""
    if count in COLUMNS:
        sides, middle = COLUMNS[count]
        return [*((side, y) for y in sides for side in (0.0, 1.0)), *((0.5, y) for y in middle)]
    across = math.ceil(math.sqrt(count * 0.6))
    rows = math.ceil(count / across)
    rest = []
    for row in range(rows):
        here = min(across, count - row * across)
        for place in range(here):
            rest.append((0.5 + (place - (here - 1) / 2) / (across - 1), row / (rows - 1)))
    return rest
