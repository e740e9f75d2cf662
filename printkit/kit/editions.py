"""The editions of a kit: what kit.toml says of them, and the kit as one of them prints it, boxes and all.

How large a box for cards, or an envelope for what else a game has, is laid flat, mm: a tuck box is cut from one
sheet, a tab to glue, front, side, back, side; at each end a lid with a flap on the back and a dust flap on
each side. Where that is larger than a sheet, the box is in two pieces, a sheet each: a tray, and a lid that
goes over it. Tokens and ordinary paper go into an envelope: a flap, the back with a tab at either side, and the
front below it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import KitError, UsageError, check_known, nearest
from printkit.kit import schema
from printkit.kit.data import count_of
from printkit.kit.model import STANDARD, THICKNESS, Art, Axis, Data, Edition, Kit, Part, Size
from printkit.kit.schema import LARGEST, SIZES, SMALLEST, Section, in_pixels, kind_word
from printkit.kit.values import ID

SLACK = 1.5
"""What a stack of cards has more room than it needs, mm: across, along and in depth."""

SLEEVE = 3.0
"""How much wider and longer than a card its sleeve is, at most, mm."""

GLUED, BACKED = 1.5, 2.0
"""How many times as thick as a card printed on both sides is one folded and glued, of thinner paper; one in a
sleeve, or pasted onto an old card."""

GLUE = 10.0
FLAP, LEAST_FLAP = 14.0, 9.0
"""How far a lid's flap goes into the box, mm."""

PAPER = THICKNESS
"""How thick a wall is, mm: by so much the side that is glued onto the tab is narrower, not to stick out."""

ROOM = 3.0
"""How much more room than a flat piece needs an envelope has, mm, as things in it lie on each other."""

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
    ``cards``: how many pieces it holds, ``thickness`` each, 0 in an envelope; ``sleeved``: in sleeves.
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
    width: float, height: float, cards: int, thickness: float = THICKNESS, sleeved: bool = False
) -> Box | None:
    """Give a box for ``cards`` cards of ``width`` × ``height`` mm, ``thickness`` mm each with their sleeves.

    A tuck box if its net goes on A4 and on Letter, else one in two pieces; None where they are too large too.
    """
    more = SLACK + (SLEEVE if sleeved else 0.0)
    w, h, d = width + more, height + more, round(cards * thickness + SLACK, 2)
    across = GLUE + 2 * w + 2 * d - PAPER + 2 * EDGE
    foot = FOOT if w < SMALL or d < THIN else 0.0
    for most_across, most_down in (MOST, MOST[::-1]):
        flap = min(FLAP, (most_down - 2 * EDGE - foot - h) / 2 - d)
        if across <= most_across and flap >= LEAST_FLAP:
            down = h + 2 * (d + flap) + 2 * EDGE + foot
            return Box("tuck", w, h, d, GLUE, flap, 0.0, 0.0, foot, across, down, cards, thickness, sleeved)
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
        short, long = sorted((part.size.width, part.size.height))
        while part.stock == "paper" and (long > most[0] or short > most[1]):
            short, long = sorted((short, long / 2))
        width, height = max(width, long), max(height, short)
    if width > most[0] or height > most[1]:
        return None
    w, h = width + ROOM, height + ROOM
    tab, foot = min(GLUE, (MOST[0] - w) / 2 - EDGE), FOOT if w >= WORDS else 0.0
    flap = min(CLOSED, COVERED * h, MOST[1] - 2 * EDGE - FOOT - 2 * h)
    across, down = w + 2 * (tab + EDGE), 2 * (h + EDGE) + flap + foot
    return Box("envelope", w, h, 0.0, tab, flap, 0.0, 0.0, foot, across, down, pieces, 0.0)


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
    cards = sum(count_of(kit, other) for other in held)
    if flat(held):
        box = envelope_for(held, cards)
        what = "no sheet has room for an envelope for these: " + ", ".join(other.id for other in held)
        hint = "leave out the largest"
    else:
        width = max(other.size.width for other in held)
        height = max(other.size.height for other in held)
        thickness = round(part.thickness * (BACKED if part.sleeved else 1.0), 3)
        box = box_for(width, height, cards, thickness, part.sleeved)
        what = (
            f"no sheet has room for a box for {cards} cards of {width:g} × {height:g} mm:"
            f" they are {cards * thickness:.0f} mm high"
        )
        hint = in_pixels(width, height) or "make two boxes, each of which holds fewer parts"
    if box is None:
        raise KitError(what, where=where, hint=hint)
    return box


def flat(held: Sequence[Part]) -> bool:
    """Whether some parts go into an envelope: there are tokens, or ordinary paper, among them."""
    return any(part.shape == "circle" or part.stock == "paper" for part in held)


Stock = Literal["", "glued", "sleeved"]
"""What a deck's cards are: paper printed on both sides, folded and glued, or in sleeves."""


def stock_of(kit: Kit, part: Part, backs: str) -> Stock:
    """Give for which cards a box is made where backs are printed so; "" for the usual, and for no box."""
    held = [other for other in kit.parts if other.id in part.holds]
    if any(other.back is not None for other in held) and not flat(held):
        return {"gutterfold": "glued", "none": "sleeved"}.get(backs, "")  # type: ignore[return-value]  # two of the three
    return ""


def boxes_for(kit: Kit, backs: str) -> Kit:
    """Give a kit whose boxes hold its cards as they will be: printed on both sides, glued, or in sleeves.

    Cards of a size that no sleeve is sold for are pasted onto old ones instead, which makes them as thick.
    Raises KitError for a box that fits on no sheet.
    """
    parts = []
    for part in kit.parts:
        stock = stock_of(kit, part, backs)
        if stock == "glued":
            part = replace(part, thickness=round(part.thickness * GLUED, 3))
        elif stock and not part.sleeved:
            held = [other for other in kit.parts if other.id in part.holds]
            if any(other.size in SIZES.values() for other in held):
                part = replace(part, sleeved=True)
            else:
                part = replace(part, thickness=part.thickness * BACKED)
        parts.append(_boxed(kit, part) if stock else part)
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


def read_editions(tables: Section, parts: Sequence[Part]) -> tuple[Edition, ...]:
    """Read the tables ``[edition.NAME]``. Raises KitError for an unknown part, word or name."""
    found = []
    known = [part.id for part in parts]
    for id, value in tables.data.items():
        if not ID.fullmatch(id):
            raise tables.fail(id, f"{id!r} is no id", "lower-case letters, digits and hyphens: tonight")
        if id in known or id in schema.RESERVED:
            whose = "the name of a part of this kit" if id in known else "one of printkit's own names"
            raise tables.fail(id, f"{id!r} is {whose}", "give the edition another one")
        if not isinstance(value, dict):
            raise tables.fail(id, f"should be a table, not {kind_word(value)}", f"write [edition.{id}]")
        table = tables.table(id, schema.KEYS["edition"])
        wanted, extras = table.texts("parts"), table.texts("with")
        check_known(wanted, known, "no part", where=table.place("parts"), kind=KitError)
        check_known(extras, schema.EXTRAS, "no", where=table.place("with"), kind=KitError, listed="one of")
        found.append(
            Edition(
                id,
                wanted,
                read_size(table) if "size" in table.data else None,
                cast(Art, table.choice("art", get_args(Art), "full")),
                table.choice("ink", schema.INKS, ""),
                table.choice("backs", schema.BACKS, ""),
                extras if "with" in table.data else Edition().extra,
            )
        )
    return tuple(found)


def read_size(table: Section) -> Size:
    """Read a size, by its name or as two lengths in mm. Raises KitError."""
    value = table.take("size", (str, list), "a named size or [width, height] in mm")
    if isinstance(value, str):
        if value not in SIZES:
            found = re.findall(r"(\d+(?:\.\d+)?)\s*(cm|in|\"|px)?", value)
            unit = next((UNITS[name] for _, name in found[::-1] if name), 1.0)
            lengths = [f"{float(number) * unit:.4g}" for number, _ in found]
            hint = f"write size = [{', '.join(lengths)}], in mm" if len(lengths) == 2 else None
            hint = hint or nearest(value, SIZES) or f"one of {', '.join(SIZES)}, or [width, height] in mm"
            raise table.fail("size", f"no size {value!r}", hint)
        return SIZES[value]
    numbers = cast(list[object], value)
    if len(numbers) != 2 or any(isinstance(n, bool) or not isinstance(n, (int, float)) for n in numbers):
        raise table.fail("size", "should be two numbers, [width, height] in mm", "write size = [63, 88]")
    width, height = (float(cast(float, n)) for n in numbers)
    if not all(SMALLEST <= n <= LARGEST for n in (width, height)):
        hint = _in_mm((width, height)) if max(width, height) < CARD else None
        what = f"{width:g} × {height:g} mm is not within {SMALLEST:g} to {LARGEST:g} mm"
        raise table.fail("size", what, hint)
    return Size(width, height)


def _in_mm(lengths: Sequence[float]) -> str:
    """Give the hint for lengths that are none in mm."""
    centimetres, inches = ("x".join(f"{unit * one:g}" for one in lengths) for unit in (10, 25.4))
    return f"lengths are mm: {centimetres} if these are cm, {inches} if they are inches"


UNITS = {"cm": 10.0, "in": 25.4, '"': 25.4, "px": 25.4 / 300}
"""How many mm what may be written behind a length is; pixels are taken for 300 an inch."""

CARD = 20.0
"""A card whose sides are all shorter was asked for in centimetres or inches, mm."""


def size_called(words: str) -> Size:
    """Give the size of this name, or of lengths in mm: ``mini``, ``63x88``. Raises UsageError."""
    if words in SIZES:
        return SIZES[words]
    found = re.fullmatch(r"([0-9]{1,4}(?:\.[0-9]+)?)x([0-9]{1,4}(?:\.[0-9]+)?)", words)
    numbers = [float(number) for number in found.groups()] if found else []
    tiny = bool(numbers) and max(numbers) < CARD
    if not numbers or tiny or not all(SMALLEST <= n <= LARGEST for n in numbers):
        hint = nearest(words, SIZES) or f"one of {', '.join(SIZES)}, or {SMALLEST:g} to {LARGEST:g} mm: 63x88"
        raise UsageError(f"--size: no size {words!r}", hint=_in_mm(numbers) if tiny else hint)
    return Size(*numbers)


def edition_of(kit: Kit, id: str) -> Edition:
    """Give an edition of a kit. One that names no standard edition has one with everything.

    Raises UsageError for one that is not there.
    """
    found = {STANDARD: Edition(), **{edition.id: edition for edition in kit.editions}}
    check_known((id,), found, f"{kit.id} has no edition", listed="it has:")
    return found[id]


def in_edition(kit: Kit, edition: Edition) -> Kit:
    """Give a kit whose cards, and boxes for those that it has, are of an edition's size, and have its art."""
    there = {part.id for part in parts_in(kit, edition)}
    parts = tuple(
        replace(part, art=edition.art, holds=tuple(id for id in part.holds if id in there) or part.holds)
        for part in kit.parts
    )
    if edition.size is not None:
        parts = tuple(_sized(part, edition.size) for part in parts)
    return with_boxes(replace(kit, parts=parts))


def parts_in(kit: Kit, edition: Edition) -> tuple[Part, ...]:
    """Give the parts of an edition, in the kit's order."""
    return tuple(part for part in kit.parts if not edition.parts or part.id in edition.parts)


def _sized(part: Part, size: Size) -> Part:
    if part.shape != "card" or part.resize == "none" or part.size == size:
        return part
    sized = replace(part, size=size, own=part.size)
    return replace(sized, bleed=int(part.bleed * min(sized.scale, 1.0) * 10) / 10)
