"""``[colour]`` of kit.toml: how the kit's colours are printed on a press."""

from __future__ import annotations

import re
from typing import cast

from printkit.kit import schema
from printkit.kit.model import Ink, Press
from printkit.kit.schema import Section, kind_word

MOST_INKS = 500
LEAST_INK = 100.0
SPOT = re.compile(r"(?!(All|None)$)[A-Za-z0-9][A-Za-z0-9 .+_-]{0,59}")
"""A spot colour's name; All and None mean something else in a PDF."""


def read_press(table: Section) -> Press:
    """Read the table. Raises KitError with the key."""
    return Press(
        profile=table.file("profile") if "profile" in table.data else "",
        condition=table.maybe("condition") or "",
        ink=table.number("ink", 0.0, LEAST_INK, 400.0),
        inks=_inks(table.table("inks", None)),
    )


def _inks(table: Section) -> dict[str, Ink]:
    if len(table.data) > MOST_INKS:
        raise table.fail("", f"more than {MOST_INKS} colours")
    found = {}
    for name, value in table.data.items():
        if not schema.COLOUR.fullmatch(name):
            raise table.fail(name, "is no colour", 'write it as "#rrggbb" = [0, 100, 90, 10]')
        if isinstance(value, dict):
            one = table.table(name, schema.KEYS["ink"])
            spot = one.text("spot")
            if not SPOT.fullmatch(spot):
                raise one.fail(
                    "spot", f"{spot[:60]!r} is no name of an ink", "as the maker calls it: PANTONE 871 C"
                )
            found[name.lower()] = Ink(_shares(one, "cmyk"), spot)
        else:
            found[name.lower()] = Ink(_shares(table, name))
    return found


def _shares(table: Section, key: str) -> tuple[float, float, float, float]:
    word = "four shares, cyan, magenta, yellow, black: [0, 100, 90, 10]"
    values = cast("list[object]", table.take(key, list, word))
    if len(values) != 4:
        raise table.fail(key, f"should be {word}, not {len(values)} of them")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise table.fail(key, f"should be {word}, and one of them is {kind_word(value)}")
        if not 0 <= value <= 100:
            raise table.fail(key, f"should be shares from 0 to 100, not {value:g}")
    cyan, magenta, yellow, black = (float(cast("float", value)) for value in values)
    return cyan, magenta, yellow, black
