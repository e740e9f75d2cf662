"""The editions of a kit: what kit.toml says of them, and the kit as one of them prints it, boxes and all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast, get_args

from msgspec.structs import replace

from printkit.errors import KitError, UsageError, check_known, nearest
from printkit.games.own import ID
from printkit.kit import schema
from printkit.kit.boxes import boxes_for, with_boxes
from printkit.kit.model import STANDARD, Art, Backs, Edition, Ink, Kit, Part, Size
from printkit.kit.schema import LARGEST, SIZES, SMALLEST, Section, in_pixels, kind_word


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
                cast(Ink, table.choice("ink", schema.INKS, "")),
                cast(Backs, table.choice("backs", schema.BACKS, "")),
                extras if "with" in table.data else Edition().extra,
            )
        )
    return tuple(found)


def read_size(table: Section) -> Size:
    """Read a size, by its name or as two lengths in mm. Raises KitError."""
    value = table.take("size", (str, list), "a named size or [width, height] in mm")
    if isinstance(value, str):
        if value not in SIZES:
            hint = _meant(value) or nearest(value, SIZES)
            hint = hint or f"one of {', '.join(SIZES)}, or [width, height] in mm"
            raise table.fail("size", f"no size {value!r}", hint)
        return SIZES[value]
    numbers = cast(list[object], value)
    if len(numbers) != 2 or any(isinstance(n, bool) or not isinstance(n, (int, float)) for n in numbers):
        hint = _meant(" ".join(map(str, numbers))) or "write size = [63, 88]"
        raise table.fail("size", "should be two numbers, [width, height] in mm", hint)
    width, height = (float(cast(float, n)) for n in numbers)
    if not all(SMALLEST <= n <= LARGEST for n in (width, height)):
        hint = _in_mm((width, height)) if max(width, height) < CARD else in_pixels(width, height)
        what = f"{width:g} × {height:g} mm is not within {SMALLEST:g} to {LARGEST:g} mm"
        raise table.fail("size", what, hint)
    return Size(width, height)


def _meant(words: str) -> str | None:
    """Give the hint for a size of two lengths in words, or a paper's: ``2.5 x 3.5 in``, ``a5``."""
    found = re.findall(r"(\d+(?:\.\d+)?)\s*(cm|in|\"|px)?", PAPERS.get(words.lower(), words))
    if len(found) != 2:
        return None
    unit = next((UNITS[name] for _, name in found[::-1] if name), 1.0)
    width, height = (float(number) for number, _ in found)
    pixels = in_pixels(width, height) if unit in (1.0, UNITS["px"]) else None
    return pixels or f"write size = [{width * unit:.4g}, {height * unit:.4g}], in mm"


def _in_mm(lengths: Sequence[float]) -> str:
    """Give the hint for lengths that are none in mm."""
    centimetres, inches = ("x".join(f"{unit * one:g}" for one in lengths) for unit in (10, 25.4))
    return f"lengths are mm: {centimetres} if these are cm, {inches} if they are inches"


UNITS = {"cm": 10.0, "in": 25.4, '"': 25.4, "px": 25.4 / 300}
"""How many mm what may be written behind a length is; pixels are taken for 300 an inch."""

PAPERS = {"a4": "210 x 297", "a5": "148 x 210", "a6": "105 x 148", "a7": "74 x 105", "a8": "52 x 74"}
"""What boards are as large as, mm."""

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


def in_edition(kit: Kit, edition: Edition, backs: str = "") -> Kit:
    """Give a kit whose cards, and boxes for those that it has, are of an edition's size, and have its art.

    ``backs``: those that the boxes are made for, "" for the edition's. Raises KitError for a box that fits on
    no sheet.
    """
    there = {part.id for part in parts_in(kit, edition)}
    held = {part.id: tuple(id for id in part.holds if id in there) or part.holds for part in kit.parts}
    parts = tuple(replace(part, art=edition.art, holds=held[part.id]) for part in kit.parts)
    if edition.size is not None:
        parts = tuple(_sized(part, edition.size) for part in parts)
    made = replace(kit, parts=parts)
    if edition.size is not None or any(part.holds != held[part.id] for part in kit.parts):
        made = with_boxes(made)
    return boxes_for(made, backs or edition.backs)


def parts_in(kit: Kit, edition: Edition) -> tuple[Part, ...]:
    """Give the parts of an edition, in the kit's order."""
    return tuple(part for part in kit.parts if not edition.parts or part.id in edition.parts)


def _sized(part: Part, size: Size) -> Part:
    if part.shape != "card" or part.resize == "none" or part.size == size:
        return part
    sized = replace(part, size=size, own=part.size)
    return replace(sized, bleed=int(part.bleed * min(sized.scale, 1.0) * 10) / 10)
