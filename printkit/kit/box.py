"""How large a box for cards is, laid flat, mm.

A tuck box is cut from one sheet: a tab to glue, front, side, back, side; at each end a lid with a flap on the
back and a dust flap on each side. Where that is larger than a sheet, a sleeve without ends has to do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from printkit.errors import KitError, nearest
from printkit.kit.data import count_of
from printkit.kit.model import THICKNESS, Kit, Part, Size

SLACK = 1.5
"""What a stack of cards has more room than it needs, mm: across, along and in depth."""

GLUE = 10.0
FLAP, LEAST_FLAP = 14.0, 9.0
"""How far a lid's flap goes into the box, mm."""

SHORTER = 8.0
"""What a sleeve leaves free of the cards' length, mm, for fingers."""

EDGE = 1.5
"""Drawn beyond the lines to cut, mm: a cut beside the line shows no paper."""

MOST = ((200.0, 260.0), (260.0, 200.0))
"""What A4 and Letter both hold beside the sheet's name, mm: width and height, upright or lying."""


@dataclass(frozen=True, slots=True)
class Box:
    """A box laid flat, mm.

    ``width``, ``height``, ``depth``: of its inside. ``glue``, ``flap``: of the tab to glue and of a lid's flap.
    ``net_width``, ``net_height``: of the whole drawing, EDGE beyond the lines to cut included. ``cards``: how
    many it holds.
    """

    style: Literal["tuck", "sleeve"]
    width: float
    height: float
    depth: float
    glue: float
    flap: float
    net_width: float
    net_height: float
    cards: int


def box_for(width: float, height: float, cards: int, thickness: float = THICKNESS) -> Box | None:
    """Give a box for ``cards`` cards of ``width`` × ``height`` mm, ``thickness`` mm each.

    A tuck box if its net goes on A4 and on Letter, else a sleeve; None where that is too large as well.
    """
    w, h, d = width + SLACK, height + SLACK, round(cards * thickness + SLACK, 2)
    across = GLUE + 2 * w + 2 * d + 2 * EDGE
    for most_across, most_down in MOST:
        flap = min(FLAP, (most_down - 2 * EDGE - h) / 2 - d)
        if across <= most_across and flap >= LEAST_FLAP:
            return Box("tuck", w, h, d, GLUE, flap, across, h + 2 * (d + flap) + 2 * EDGE, cards)
    h = height - SHORTER
    for most_across, most_down in MOST:
        if across <= most_across and 0 < h <= most_down - 2 * EDGE:
            return Box("sleeve", w, h, d, GLUE, 0.0, across, h + 2 * EDGE, cards)
    return None


def box_of(kit: Kit, part: Part) -> Box | None:
    """Give the box that a part is; None for one that holds nothing.

    Raises KitError for names that are no parts of cards, and for a box that fits on no sheet.
    """
    if not part.holds:
        return None
    where = f"kit.toml: part.{part.id}.holds"
    known = [other.id for other in kit.parts if other.shape in ("card", "square") and not other.holds]
    for name in part.holds:
        if name not in known:
            hint = nearest(name, known) or f"there are: {', '.join(known)}"
            raise KitError(f"{name!r} is no part of cards", where=where, hint=hint)
    held = [other for other in kit.parts if other.id in part.holds]
    cards = sum(count_of(kit, other) for other in held)
    width = max(other.size.width for other in held)
    height = max(other.size.height for other in held)
    box = box_for(width, height, cards, part.thickness)
    if box is None:
        raise KitError(
            f"no sheet has room for a box for {cards} cards of {width:g} × {height:g} mm",
            where=where,
            hint="let it hold fewer cards",
        )
    return box


def with_boxes(kit: Kit) -> Kit:
    """Give each box of a kit the size of its net."""
    if not any(part.holds for part in kit.parts):
        return kit
    boxes = {part.id: box for part in kit.parts if (box := box_of(kit, part)) is not None}
    sizes = {id: Size(box.net_width, box.net_height) for id, box in boxes.items()}
    return replace(kit, parts=tuple(replace(p, size=sizes.get(p.id, p.size)) for p in kit.parts))
