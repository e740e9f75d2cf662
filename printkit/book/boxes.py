"""What the boxes look like: their grounds, and how far their text stands in."""

from __future__ import annotations

import functools

from printkit.book.document import BoxKind
from printkit.book.setting import Column
from printkit.book.strip import Ground
from printkit.book.svgpath import rectangle
from printkit.book.theme import Theme, mix
from printkit.pdf.page import Item, Path

RADIUS = 1.6


def box_insets(kind: BoxKind) -> tuple[float, float, float]:
    """Give how far a box's text stands in at the left and the right, and the white above and below it, mm."""
    return {
        "example": (6.0, 5.0, 3.6),
        "ruling": (5.0, 0.0, 1.0),
        "implied": (5.0, 0.0, 1.0),
        "note": (5.0, 5.0, 3.0),
        "summary": (7.0, 7.0, 6.0),
        "opening": (0.0, 0.0, 0.0),
    }[kind]


def box_ground(theme: Theme, kind: BoxKind, column: Column) -> Ground:
    """Give what is drawn behind a box of this kind that is as wide as the column."""
    return Ground(functools.partial(_draw, theme, kind, column), 2.4 if kind in ("example", "note") else 0.0)


def _draw(
    theme: Theme, kind: BoxKind, column: Column, top: float, foot: float, begins: bool, ends: bool
) -> tuple[Item, ...]:
    x, width, height = column.x, column.width, foot - top
    if kind in ("ruling", "implied"):
        dash = (0.9, 1.1) if kind == "implied" else ()
        ops = (("M", x + 0.6, top), ("L", x + 0.6, foot))
        return (Path(ops, stroke=theme.second, width=0.7, dash=dash, cap="butt"),)
    if kind == "summary":
        frame = rectangle(x, top, width, height, RADIUS, RADIUS)
        return (Path(frame, fill=theme.tint, stroke=mix(theme.accent, 0.6), width=0.4),)
    if kind == "opening":
        return ()
    fill = theme.tint if kind == "example" else theme.pale
    ground = Path(_sheet(x, top, width, height, begins, ends), fill=fill)
    if kind == "note":
        return (ground,)
    bar = Path(rectangle(x, top, 1.1, height, 0.0, 0.0), fill=theme.accent)
    return ground, bar


def _sheet(
    x: float, y: float, width: float, height: float, begins: bool, ends: bool
) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    """Give a rectangle whose right corners are round where the box begins and ends."""
    k = 0.45 * RADIUS
    right, foot = x + width, y + height
    ops: list[tuple[str, *tuple[float, ...]]] = [("M", x, y)]
    if begins:
        ops += [("L", right - RADIUS, y), ("C", right - k, y, right, y + k, right, y + RADIUS)]
    else:
        ops.append(("L", right, y))
    if ends:
        ops += [("L", right, foot - RADIUS), ("C", right, foot - k, right - k, foot, right - RADIUS, foot)]
    else:
        ops.append(("L", right, foot))
    return (*ops, ("L", x, foot), ("Z",))
