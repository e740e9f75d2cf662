"""The suits that a kit's drawings know: printkit's six, and those of ``[suits]`` in its kit.toml."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from printkit.kit.model import Kit
from printkit.kit.resources import data_folder
from printkit.kit.schema import CODE, KEYS, MAX_LETTERS, Section
from printkit.kit.values import read_toml

PACK = ("S", "H", "D", "C")
MOST_SHOWN = 4

Suit = Mapping[str, str]
"""``pip`` (an icon), ``colour``, ``letter``, ``text`` (what copying gives), and its name by language."""


@functools.cache
def shared_suits() -> Mapping[str, Suit]:
    """Give the suits of templates/shared/suits.toml by code, which is their letter."""
    read = read_toml(data_folder("templates") / "shared" / "suits.toml")
    return {code: {"letter": code, **suit} for code, suit in read.items()}


def suits_of(kit: Kit) -> Mapping[str, Suit]:
    """Give all suits that a kit's templates can draw, by code: its own come before printkit's."""
    return {**shared_suits(), **kit.suits}


def shown(kit: Kit) -> tuple[str, ...]:
    """Give the codes of the suits that stand for a kit: its own where it has some, else the pack's four."""
    own = any(code not in shared_suits() for code in kit.suits)
    return tuple(kit.suits)[:MOST_SHOWN] if own else PACK


def listed(suits: Iterable[str]) -> str:
    """Name suits for a message, a kit's own first."""
    return ", ".join(sorted(suits, key=shared_suits().__contains__))


def read_suits(table: Section) -> Mapping[str, Suit]:
    """Read ``[suits]``, a table for each suit. Raises KitError.

    What is left out is as in printkit's suit of that code, if there is one.
    """
    found: dict[str, Suit] = {}
    for code in table.data:
        if not CODE.fullmatch(code):
            raise table.fail(code, f"{code!r} is no code for a suit", "up to 12 letters and figures")
        one = table.table(code, KEYS["suit"])
        suit = dict(shared_suits().get(code, {"letter": code}))
        if "pip" in one.data:  # its own, which the other's sign does not stand for
            suit.pop("text", None)
        suit |= {key: value for key in KEYS["suit"][1:] if (value := one.maybe(key))}
        for key in ("pip", "colour"):
            if key not in suit:
                one.take(key, str, "a text in quotes")
        suit["colour"] = one.colour("colour", suit["colour"])
        if len(suit["letter"]) > MAX_LETTERS:
            hint = None if "letter" in one.data else f'write letter = "{code[0]}", or its code stands for it'
            what = f"should be {MAX_LETTERS} characters at most, not {suit['letter']!r}"
            raise one.fail("letter", what, hint)
        suit.setdefault("text", suit["letter"])
        found[code] = {**suit, **one.words("name", needed=False)}
    return found
