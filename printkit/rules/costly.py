"""Facts that take too long for a build: what makes them, so that they can be pinned and worked out again.

A game's are the ``COSTLY`` of its lessons; :mod:`printkit.lessons.pinned` pins and reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from printkit.rules import interval


class Costly(NamedTuple):
    """A fact that takes over 20 ms.

    ``about``: what it says, and how it was found. ``make(**given)`` gives the value, in JSON's own types, the
    same each time; ``given`` says how large a sample it is, and of which seed. ``quick``: given in its place
    for a much smaller sample, that tells soon when the value can no longer be right; None where there is none.
    ``rulings``: the options that it holds under; it is not known under others.
    """

    name: str
    about: str
    make: Callable[..., Any]
    given: Mapping[str, int] = {}
    quick: Mapping[str, int] | None = None
    rulings: Mapping[str, Any] = {}


def share(hits: int, games: int) -> dict[str, float]:
    """Give the share of games as a fact: ``percent`` between ``low`` and ``high`` (95 %), one decimal place."""
    low, found, high = (round(100 * part, 1) for part in interval.share(hits, games))
    return {"low": low, "percent": found, "high": high}
