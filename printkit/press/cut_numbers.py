"""Where the numbers of cuts stand beside the sheets that the assembly page pictures (figures/step-cut.svg)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

LEFT, TOP, WIDE, HIGH, AIR = 8.4, 4.4, 39.6, 29.6, 4.6
"""The room of the sheets, and what lies between two: room is kept round them for the numbers."""

FAR = (0, 2, 2.6, 3.4, 4.4, 6, 8, 10.5, 13)
ALONG = (0, 1, 0.5, 0.25, 0.75)
AWAY = ((0, -1), (0, 1), (1, 0), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7))
"""How far from a cut, where on it, and in which direction a number is tried."""

CLOSE, REACH = 3.5, 1.7
"""How near numbers come to each other, and how much room one takes round its middle."""

Place = tuple[float, float]


def numbered(sheets: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Place sheets beside each other, at ``x`` and at a ``scale``, and the ``numbers`` of their cuts.

    Of each number where it stands and where on its cut a line from it ends, in units of the figure. It stands
    beside the sheet's pieces and off the others, as near as can be to a cut; else on pieces; else nowhere.
    """
    if not sheets:
        return []
    room = WIDE - AIR * (len(sheets) - 1)
    scale = min(room / sum(one["width"] for one in sheets), HIGH / max(one["height"] for one in sheets))
    made, taken, x = list[dict[str, Any]](), list[Place](), LEFT
    for sheet in sheets:
        numbers = []
        for number, cuts in enumerate(sheet["cuts"], 1):
            if found := _found(cuts, sheet["blocks"], taken, x, scale):
                taken.append(found[0])
                numbers.append((number, *found))
        made.append({**sheet, "x": x, "scale": scale, "numbers": numbers})
        x += sheet["width"] * scale + AIR
    return made


def _found(
    cuts: Sequence[Sequence[float]],
    blocks: Iterable[Mapping[str, float]],
    taken: Sequence[Place],
    left: float,
    scale: float,
) -> tuple[Place, Place] | None:
    half = len(cuts) // 2
    boxes = [
        (left + one["x"] * scale, TOP + one["y"] * scale, one["width"] * scale, one["height"] * scale)
        for one in blocks
    ]
    for clear, far, (x1, y1, x2, y2), t, (dx, dy) in product(
        (True, False), FAR, (*cuts[half:], *cuts[:half]), ALONG, AWAY
    ):
        on = left + (x1 + (x2 - x1) * t) * scale, TOP + (y1 + (y2 - y1) * t) * scale
        x, y = on[0] + far * dx, on[1] + far * dy
        outside = not (1.8 <= x <= 49.2 and 1.8 <= y <= 36.2)
        if outside or (x < 8.6 and y < 8.6) or (x > 38.6 and y > 30):  # the step's number, and the scissors
            continue
        if any((a - x) ** 2 + (b - y) ** 2 < CLOSE**2 for a, b in taken):
            continue
        if clear and any(
            x + REACH > a and x - REACH < a + wide and y + REACH > b and y - REACH < b + high
            for a, b, wide, high in boxes
        ):
            continue
        return (x, y), on
    return None
