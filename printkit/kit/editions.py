"""The editions of a kit: what kit.toml says of them, and the kit as one of them prints it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast, get_args

from msgspec.structs import replace

from printkit.errors import UsageError, check_known, nearest
from printkit.kit.box import with_boxes
from printkit.kit.model import STANDARD, Art, Edition, Kit, Part, Size
from printkit.kit.schema import (
    BACKS,
    EXTRAS,
    ID,
    INKS,
    KEYS,
    LARGEST,
    RESERVED,
    SIZES,
    SMALLEST,
    Section,
    kind_word,
)


def read_editions(tables: Section, parts: Sequence[Part]) -> tuple[Edition, ...]:
    """Read the tables ``[edition.NAME]``. Raises KitError for an unknown part, word or name."""
    found = []
    known = [part.id for part in parts]
    for id, value in tables.data.items():
        if not ID.fullmatch(id):
            raise tables.fail(id, f"{id!r} is no id", "small letters, figures and hyphens: tonight")
        if id in known or id in RESERVED:
            whose = "of a part of this kit" if id in known else "of printkit's own"
            raise tables.fail(id, f"{id!r} is a name {whose}", "give the edition another one")
        if not isinstance(value, dict):
            raise tables.fail(id, f"should be a table, not {kind_word(value)}", f"write [edition.{id}]")
        table = tables.table(id, KEYS["edition"])
        table.check_known("parts", table.texts("parts"), known, "no part", "there are:")
        extras = table.texts("with")
        table.check_known("with", extras, EXTRAS, "no")
        found.append(
            Edition(
                id,
                table.texts("parts"),
                read_size(table) if "size" in table.data else None,
                cast(Art, table.choice("art", get_args(Art), "full")),
                table.choice("ink", INKS, "") if "ink" in table.data else "",
                table.choice("backs", BACKS, "") if "backs" in table.data else "",
                extras if "with" in table.data else Edition().extra,
            )
        )
    return tuple(found)


def read_size(table: Section) -> Size:
    """Read a size, by its name or as two lengths in mm. Raises KitError."""
    value = table.take("size", (str, list), "a named size or [width, height] in mm")
    if isinstance(value, str):
        table.check_known("size", (value,), SIZES, "no size")
        return SIZES[value]
    numbers = cast(list[object], value)
    if len(numbers) != 2 or any(isinstance(n, bool) or not isinstance(n, (int, float)) for n in numbers):
        raise table.fail("size", "should be two numbers, [width, height] in mm")
    width, height = (float(cast(float, n)) for n in numbers)
    if not all(SMALLEST <= n <= LARGEST for n in (width, height)):
        raise table.fail("size", f"{width:g} × {height:g} mm is not within {SMALLEST:g} to {LARGEST:g} mm")
    return Size(width, height)


def size_called(words: str) -> Size:
    """Give the size of this name, or of lengths in mm: ``mini``, ``63x88``. Raises UsageError."""
    if words in SIZES:
        return SIZES[words]
    found = re.fullmatch(r"(\d{1,4}(?:\.\d+)?)x(\d{1,4}(?:\.\d+)?)", words)
    numbers = [float(number) for number in found.groups()] if found else []
    if not numbers or not all(SMALLEST <= n <= LARGEST for n in numbers):
        hint = nearest(words, SIZES) or f"one of {', '.join(SIZES)}, or {SMALLEST:g} to {LARGEST:g} mm: 63x88"
        raise UsageError(f"--size: no size {words!r}", hint=hint)
    return Size(*numbers)


def edition_of(kit: Kit, id: str) -> Edition:
    """Give an edition of a kit. One that names no standard edition has one with everything.

    Raises UsageError for one that is not there.
    """
    found = {STANDARD: Edition(), **{edition.id: edition for edition in kit.editions}}
    check_known((id,), found, f"{kit.id} has no edition", listed="it has:")
    return found[id]


def in_edition(kit: Kit, edition: Edition) -> Kit:
    """Give a kit whose cards, and boxes for them, are of an edition's size, and have its art."""
    parts = tuple(replace(part, art=edition.art) for part in kit.parts)
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
