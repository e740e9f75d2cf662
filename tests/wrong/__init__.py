"""Wrong rules, each stated: what an example must notice if it is to show a clause.

A game's module (``tests/wrong/<game>.py``) has ``WRONGS``: of each clause that its examples show, one wrong
function or more. tests/lessons/test_shown.py puts each in the place of the right one and replays the records.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """One clause, misread. ``says``: the wrong rule in words; ``places``: (module or class, name, stand-in)."""

    says: str
    places: tuple[tuple[Any, str, Any], ...]


def wrong(says: str, *places: tuple[Any, str, Any]) -> Wrong:
    """Write a wrong rule down."""
    return Wrong(says, places)


def wrongs(game: str) -> Mapping[str, tuple[Wrong, ...]]:
    """Give a game's wrong rules by clause."""
    found: Mapping[str, tuple[Wrong, ...]] = importlib.import_module(
        f"tests.wrong.{game.replace('-', '_')}"
    ).WRONGS
    return found


@contextmanager
def in_force(rule: Wrong) -> Iterator[None]:
    """Play by a wrong rule for a while."""
    right = [(owner, name, owner.__dict__[name]) for owner, name, _ in rule.places]
    try:
        for owner, name, stand_in in rule.places:
            setattr(owner, name, stand_in)
        yield
    finally:
        for owner, name, function in right:
            setattr(owner, name, function)
