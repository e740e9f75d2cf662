"""Strict looking at JSON: every check writes down what is wrong and where, none of them repairs.

Shared by the readers of all the games' records; knows nothing of any game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

# By the types that the json module makes; all others are objects.
KINDS = {bool: "boolean", int: "integer", float: "float", str: "string", list: "list"}


class _DuplicateKeyError(ValueError):
    """An object that gives a key twice."""


def _object_without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _DuplicateKeyError(f"the key {show(key)} is given twice")
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def show(value: Any) -> str:
    """Return the value as JSON, shortened to some sixty characters for a message."""
    try:
        text = json.dumps(value)
    except ValueError:  # Python does not write integers of more than 4300 digits
        return "a number too long to write"
    return text if len(text) <= 60 else text[:57] + "..."


def kind(value: Any) -> str:
    """Return what JSON calls the type of the value; true and 1.0 are no integers."""
    if value is None:
        return "null"
    return KINDS.get(type(value), "object")


class Problems:
    """The list of what was found wrong, in the order found."""

    def __init__(self) -> None:
        """Begin with nothing found."""
        self.found: list[str] = []

    def add(self, place: str, what: str) -> None:
        """Note one problem at a place such as ``setup.hands[2]``."""
        self.found.append(f"{place}: {what}")

    def load(self, text: str) -> Any:
        """Return the JSON value of the text, or None with a problem noted."""
        try:
            return json.loads(text, object_pairs_hook=_object_without_duplicates, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            self.add("record", f"cannot be read as JSON: {error}")
            return None

    def is_kind(self, place: str, value: Any, wanted: str) -> bool:
        """Whether the value is of this JSON type; notes it if not."""
        if kind(value) == wanted:
            return True
        self.add(place, f"should be of type {wanted}, is {kind(value)} {show(value)}")
        return False

    def has_keys(self, place: str, value: Any, required: Iterable[str], optional: Iterable[str] = ()) -> bool:
        """Whether the value is an object with all the required keys and no unknown one."""
        if not self.is_kind(place, value, "object"):
            return False
        required = list(required)
        missing = [key for key in required if key not in value]
        unknown = [key for key in value if key not in required and key not in list(optional)]
        for key in missing:
            self.add(place, f"the key {show(key)} is missing")
        for key in unknown:
            self.add(place, f"the key {show(key)} is not known here")
        return not missing and not unknown

    def is_integer(self, place: str, value: Any, low: int | None = None, high: int | None = None) -> bool:
        """Whether the value is an integer from ``low`` to ``high``, both included."""
        if not self.is_kind(place, value, "integer"):
            return False
        if (low is not None and value < low) or (high is not None and value > high):
            self.add(place, f"{show(value)} is outside {_range(low, high)}")
            return False
        return True

    def is_one_of(self, place: str, value: Any, allowed: list[str]) -> bool:
        """Whether the value is one of some strings."""
        if not self.is_kind(place, value, "string"):
            return False
        if value not in allowed:
            self.add(place, f"{show(value)} is not one of {', '.join(allowed)}")
            return False
        return True

    def is_list(self, place: str, value: Any, length: int | None = None) -> bool:
        """Whether the value is a list, of so many things."""
        if not self.is_kind(place, value, "list"):
            return False
        if length is not None and len(value) != length:
            self.add(place, f"should hold {length}, holds {len(value)}")
            return False
        return True

    def is_card(self, place: str, value: Any, pack: list[str]) -> bool:
        """Whether the value is the code of a card of the pack."""
        if not self.is_kind(place, value, "string"):
            return False
        if value not in pack:
            self.add(place, f"{show(value)} is not a card of this pack")
            return False
        return True

    def are_cards(self, place: str, value: Any, pack: list[str], length: int | None = None) -> bool:
        """Whether the value is a list of codes of cards of the pack, so many of them."""
        if not self.is_list(place, value, length):
            return False
        good = [self.is_card(f"{place}[{i}]", code, pack) for i, code in enumerate(value)]
        return all(good)

    def are_distinct(self, place: str, cards: list[str]) -> bool:
        """Whether no card appears twice."""
        twice = sorted({code for code in cards if cards.count(code) > 1})
        for code in twice:
            self.add(place, f"{code} is there {cards.count(code)} times, the pack has one")
        return not twice

    def compare(self, place: str, said: Any, true: Any, why: str) -> None:
        """Note every difference between what a record says and what is true, type for type.

        ``said`` stands at ``place`` in the record, ``true`` was worked out, and ``why`` names the
        clauses that decide.
        """
        if kind(said) != kind(true):
            self.add(place, f"{show(said)} is claimed, {show(true)} is true ({why})")
        elif kind(true) == "object":
            if self.has_keys(place, said, true):
                for key in true:
                    self.compare(f"{place}.{key}", said[key], true[key], why)
        elif kind(true) == "list":
            if len(said) != len(true):
                self.add(place, f"{show(said)} is claimed, {show(true)} is true ({why})")
                return
            for i, (one, other) in enumerate(zip(said, true, strict=True)):
                self.compare(f"{place}[{i}]", one, other, why)
        elif said != true:
            self.add(place, f"{show(said)} is claimed, {show(true)} is true ({why})")


def _range(low: int | None, high: int | None) -> str:
    if high is None:
        return f"{low} and above"
    return f"{low} to {high}"
