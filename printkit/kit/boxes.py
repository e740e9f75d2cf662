"""How large a box for cards, or an envelope for what else a game has, is laid flat, mm.

A tuck box is cut from one sheet: a tab to glue, front, side, back, side; at each end a lid with a flap on the
back and a dust flap on each side. Where that is larger than a sheet, the box is in two pieces, a sheet each: a
tray, and a lid that goes over it. Tokens and ordinary paper lie on the cards; without cards they go into an
envelope, unless they lie too high: a flap, the back with a tab at either side, and the front below it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import KitError, nearest
from printkit.kit.data import count_of
from printkit.kit.model import RINGED, THICKNESS, Axis, Data, Kit, Part, Size
from printkit.kit.schema import SIZES, in_pixels

SLACK = 1.5
"""What a stack of cards has more room than it needs, mm: across, along and in depth."""

SLEEVE = 3.0
"""How much wider and longer than a card its sleeve is, at most, mm."""

GLUED, BACKED = 1.5, 2.0
"""How many times as thick as a card printed on both sides is one folded and glued, of thinner paper; one in a
sleeve, or pasted onto an old card."""

GLUE, LEAST_GLUE = 10.0, 6.0
FLAP, LEAST_FLAP = 14.0, 9.0
"""How far a lid's flap goes into the box, mm."""

PAPER = THICKNESS
"""How thick a wall is, mm: by so much the side that is glued onto the tab is narrower, not to stick out."""

SHEET = 0.15
"""How thick a layer of folded paper is, mm."""

ROOM = 3.0
"""How much more room than a flat piece needs an envelope has, mm, as things in it lie on each other."""

FLAT, DEEPEST = 6.0, 30.0
"""How high pieces lie in an envelope, mm, and how deep a box without cards is that need not be wider."""

CLOSED, LEAST_CLOSED, LEAST_TAB = 30.0, 14.0, 6.0
"""How far an envelope's flap goes in, and the least of it and of a tab, mm."""

LOOSE = 1.2
"""How much wider and longer the lid of a box in two pieces is than its tray, mm: the walls lie between them."""

LID = 0.6
"""How much of a tray's walls its lid covers: the rest is there to hold it by."""

EDGE = 1.5
"""Left free round the lines to cut, mm."""

SMALL, THIN, FOOT = 50.0, 15.0, 22.0
"""A box so wide, or so deep, has no room beside its net for how it is folded: that is in a foot so high, mm."""

CORNER = 27.0
"""A tray so deep has room for that in the corners of its net, one less deep has a foot, mm."""

COVERED = 0.6
"""How much of an envelope's front its flap goes in behind, at most."""

WORDS = 75.0
"""From this width on an envelope has words below it; a narrower one has no room, mm."""

MOST = (200.0, 260.0)
"""What A4 and Letter both hold beside the sheet's name, mm: the net's shorter and longer side."""

PIECES = Axis("piece", ("tray", "lid"))
"""The rows of a box in two pieces."""


class Box(Struct, frozen=True):
    """A box laid flat, mm.

    ``width``, ``height``, ``depth``: of its inside, that of the tray where it is in two pieces. ``glue``,
    ``flap``: of a tab to glue and of a lid's flap. ``lid``: how high the walls of the second piece are;
    ``loose``: how much wider and longer that is. ``foot``: what is kept for words below the net.
    ``net_width``, ``net_height``: of the whole drawing, EDGE round the lines to cut and the foot included.
    ``cards``: how many it holds, ``thickness`` each, 0 where they are no cards; ``sleeved``: in sleeves.
    ``paper``: how much narrower the side that is glued is.
    """

    style: Literal["tuck", "tray", "envelope"]
    width: float
    height: float
    depth: float
    glue: float
    flap: float
    lid: float
    loose: float
    foot: float
    net_width: float
    net_height: float
    cards: int
    thickness: float
    sleeved: bool = False
    paper: float = PAPER


def box_for(
    size: tuple[float, float], cards: int, thickness: float = THICKNESS, sleeved: bool = False, rest: float = 0
) -> Box | None:
    """Give a box for ``cards`` cards, ``thickness`` mm each with their sleeves, with ``rest`` mm on them.

    A tuck box if its net goes on A4 and on Letter, else one in two pieces; None where they are too large too.
    """
    more = SLACK + (SLEEVE if sleeved else 0.0)
    w, h, d = size[0] + more, size[1] + more, round(cards * thickness + rest + SLACK, 2)
    glue = min(GLUE, max(d - PAPER, LEAST_GLUE))  # it lies inside a side
    across = glue + 2 * w + 2 * d - PAPER + 2 * EDGE
    foot = FOOT if w < SMALL or d < THIN else 0.0
    for most_across, most_down in (MOST, MOST[::-1]):
        flap = min(FLAP, (most_down - 2 * EDGE - foot - h) / 2 - d)
        if across <= most_across and flap >= LEAST_FLAP:
            down = h + 2 * (d + flap) + 2 * EDGE + foot
            return Box("tuck", w, h, d, glue, flap, 0.0, 0.0, foot, across, down, cards, thickness, sleeved)
    foot = FOOT if d < CORNER else 0.0
    across, down = (side + LOOSE + 2 * d + 2 * EDGE for side in (w, h + foot))
    if min(across, down) <= MOST[0] and max(across, down) <= MOST[1]:
        lid, glue = max(d * LID, min(d, GLUE)), min(GLUE, d)
        return Box("tray", w, h, d, glue, 0.0, lid, LOOSE, foot, across, down, cards, thickness, sleeved)
    return None


def envelope_for(held: Sequence[Part], pieces: int) -> Box | None:
    """Give an envelope for some parts, those of ordinary paper folded if need be; None for too large."""
    most = MOST[0] - 2 * (EDGE + LEAST_TAB) - ROOM, (MOST[1] - 2 * EDGE - FOOT - LEAST_CLOSED) / 2 - ROOM
    width = height = 0.0
    for part in held:
        short, long, _ = _folded(part, most)
        width, height = max(width, long), max(height, short)
    if width > most[0] or height > most[1]:
        return None
    w, h = width + ROOM, height + ROOM
    tab, foot = min(GLUE, (MOST[0] - w) / 2 - EDGE), FOOT if w >= WORDS else 0.0
    flap = min(CLOSED, COVERED * h, MOST[1] - 2 * EDGE - FOOT - 2 * h)
    across, down = w + 2 * (tab + EDGE), 2 * (h + EDGE) + flap + foot
    return Box("envelope", w, h, 0.0, tab, flap, 0.0, 0.0, foot, across, down, pieces, 0.0)


def _folded(part: Part, most: tuple[float, float]) -> tuple[float, float, int]:
    """Fold what is of ordinary paper until it goes into this length and width; give its sides and layers."""
    short, long, layers = *sorted((part.size.width, part.size.height)), 1
    while part.stock == "paper" and (long > most[0] or short > most[1]):
        short, long, layers = *sorted((short, long / 2)), 2 * layers
    return short, long, layers


def _on_cards(part: Part, count: int, size: tuple[float, float], thickness: float) -> float:
    """Give how high tokens beside each other, or folded sheets, lie on cards of a size, mm."""
    long, short = max(size), min(size)
    if part.stock == "paper":
        return count * _folded(part, (long, short))[2] * SHEET
    low, high = sorted((part.size.width, part.size.height))
    beside = max(long // high * (short // low), long // low * (short // high), 1)
    return math.ceil(count / beside) * thickness


def _for_a_pile(kit: Kit, thickness: float, held: Sequence[Part], envelope: Box) -> Box:
    """Give a box for pieces that would lie too high in their envelope, or else that."""

    def high(size: tuple[float, float]) -> float:
        return sum(_on_cards(part, count_of(kit, part), size, thickness) for part in held)

    size = envelope.width - ROOM, envelope.height - ROOM
    if high(size) <= FLAT:
        return envelope
    box = None
    while max(size) < MOST[1] and (box is None or box.depth > DEEPEST):
        wider = box_for(size, envelope.cards, 0.0, rest=high(size))
        box = wider if box is None or (wider and wider.depth < box.depth) else box
        size = max(size), 2 * min(size)
    return box or envelope


def box_of(kit: Kit, part: Part) -> Box | None:
    """Give the box or envelope that a part is; None for one that holds nothing.

    Raises KitError for names of parts that no box holds, and for a box that fits on no sheet.
    """
    if not part.holds:
        return None
    where = f"kit.toml: part.{part.id}.holds"
    known = [other.id for other in kit.parts if other.shape != "net"]
    for name in part.holds:
        if name not in known:
            hint = nearest(name, known) or f"there are: {', '.join(known)}"
            raise KitError(f"{name!r} is no part that a box holds", where=where, hint=hint)
    held = [other for other in kit.parts if other.id in part.holds]
    if flat(held):
        box = envelope_for(held, sum(count_of(kit, other) for other in held))
        what = "no sheet has room for an envelope for these: " + ", ".join(other.id for other in held)
        box = box and _for_a_pile(kit, part.thickness, held, box)
        hint = "leave out the largest"
    else:
        stiff = [other.size for other in held if other.stock != "paper"]
        size = width, height = max(one.width for one in stiff), max(one.height for one in stiff)
        thickness = round(part.thickness * (BACKED if part.sleeved else 1.0), 3)
        cards = sum(count_of(kit, other) for other in held if not _loose(other))
        loose = [other for other in held if _loose(other)]
        rest = sum(_on_cards(other, count_of(kit, other), size, part.thickness) for other in loose)
        box = box_for(size, cards, thickness, part.sleeved, rest)
        what = (
            f"no sheet has room for a box for {cards} cards of {width:g} × {height:g} mm:"
            f" they are {cards * thickness + rest:.0f} mm high"
        )
        hint = in_pixels(width, height) or "make two boxes, each of which holds fewer parts"
    if box is None:
        raise KitError(what, where=where, hint=hint)
    return box


def _loose(part: Part) -> bool:
    return part.shape in RINGED or part.stock == "paper"


def flat(held: Sequence[Part]) -> bool:
    """Whether some parts are for an envelope: tokens or ordinary paper are among them, and no cards."""
    return any(map(_loose, held)) and not any(part.shape == "card" and not _loose(part) for part in held)


def finish_of(kit: Kit, part: Part, backs: str) -> str:
    """Give for which cards a box is made where backs are printed so: folded and ``glued``, or ``sleeved``.

    "" where the paper has both sides, and for no box.
    """
    held = [other for other in kit.parts if other.id in part.holds]
    backed = any(other.back is not None for other in held) and not flat(held)
    return {"gutterfold": "glued", "none": "sleeved"}.get(backs, "") if backed else ""


def boxes_for(kit: Kit, backs: str) -> Kit:
    """Give a kit whose boxes hold its cards as they will be: printed on both sides, glued, or in sleeves.

    Cards of a size that no sleeve is sold for are pasted onto old ones instead, which makes them as thick.
    Raises KitError for a box that fits on no sheet.
    """
    parts = []
    for part in kit.parts:
        finish = finish_of(kit, part, backs)
        if finish == "glued":
            part = replace(part, thickness=round(part.thickness * GLUED, 3))
        elif finish and not part.sleeved:
            held = [other for other in kit.parts if other.id in part.holds]
            if any(other.size in SIZES.values() for other in held):
                part = replace(part, sleeved=True)
            else:
                part = replace(part, thickness=part.thickness * BACKED)
        parts.append(_boxed(kit, part) if finish else part)
    return replace(kit, parts=tuple(parts))


def with_boxes(kit: Kit) -> Kit:
    """Give each box of a kit the size of its net, and a row for each piece where there are two."""
    return replace(kit, parts=tuple(_boxed(kit, part) for part in kit.parts))


def _boxed(kit: Kit, part: Part) -> Part:
    box = box_of(kit, part)
    if box is None:
        return part
    pieces = Data(axes=(PIECES,), place=f"kit.toml: part.{part.id}") if box.style == "tray" else None
    return replace(part, size=Size(box.net_width, box.net_height), data=pieces)
