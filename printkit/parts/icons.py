"""Icons: the drawings of icons/ in the kit or in templates/shared, and where many of them stand on a card."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from pathlib import Path

from printkit.errors import ArtError
from printkit.kit.icons import Box, icon_text, inside_svg, view_box
from printkit.parts.svg import parse

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
    found = []
    for row in range(rows):
        here = min(across, count - row * across)
        for place in range(here):
            found.append((0.5 + (place - (here - 1) / 2) / (across - 1), row / (rows - 1)))
    return found


@functools.lru_cache(maxsize=256)
def read_icon(folder: str, name: str) -> tuple[str, Box]:
    """Read an icon: what is inside its <svg>, and its viewBox."""
    file, text = icon_text(Path(folder), name)
    try:
        root = parse(text)
    except ArtError as error:
        error.where = f"{file}:{error.where}"
        raise
    return inside_svg(text), view_box(root.attributes.get("viewBox", "0 0 100 100"), file)
