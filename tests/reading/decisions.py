"""What the readings of several games share: decisions one after the other, counted or replayed.

A decision is an action as records write it, such as ``{"do": "play", "seat": 2, "card": "QH"}``.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from .refusal import RefusedError
from .strict import Problems, show

Action = dict[str, Any]
T = TypeVar("T")


class Deal(Protocol):
    """One hand of a game, decided step by step."""

    @property
    def finished(self) -> bool:
        """Whether nothing is left to decide."""

    def decision(self) -> str:
        """Return what is to be decided, as the ``do`` of an action."""

    def to_move(self) -> int:
        """Return the seat whose turn it is."""

    def legal(self) -> list[str]:
        """Return the cards that the seat to move may play, sorted as strings."""

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it."""

    def do(self, action: Action) -> None:
        """Take a decision; raises RefusedError when the rules forbid it."""

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of the finished hand claims."""


def again(deal: T) -> T:
    """Return the same position on another table, card by card: deciding all of it again takes much longer."""
    other: T = pickle.loads(pickle.dumps(deal))
    return other


def perft(deal: Deal, depth: int) -> int:
    """Count the ways to take ``depth`` more decisions; a finished hand is one way, however deep."""
    if depth == 0 or deal.finished:
        return 1
    count = 0
    for action in deal.choices():
        after = again(deal)
        after.do(action)
        count += perft(after, depth - 1)
    return count


def _of(action: Action) -> tuple[str, int | None]:
    return action["do"], action.get("seat")


def replay(problems: Problems, record: dict[str, Any], deal: Deal, clauses: Mapping[str, str]) -> None:
    """Decide the hand again, and compare every claim that is made with what came of it.

    ``record`` is of the right shape, ``deal`` its hand before the first decision, and ``clauses``
    names for every claim, and for ``legal``, the clauses that decide it.
    """
    try:
        for i, action in enumerate(record["actions"]):
            place = f"actions[{i}]"
            # Where another seat or something else comes, ``do`` says so; what is legal there means nothing.
            if "legal" in action and _of(action) in [_of(choice) for choice in deal.choices()]:
                problems.compare(f"{place}.legal", action["legal"], deal.legal(), clauses["legal"])
            deal.do(action)
        place = "actions"
        true = deal.claims()
    except RefusedError as error:
        problems.add(f"{place}.{error.key}".rstrip("."), str(error))
        return
    for name, said in record.get("claims", {}).items():
        if name in true:
            problems.compare(f"claims.{name}", said, true[name], clauses[name])
        elif name in clauses and name != "legal":
            problems.add(f"claims.{name}", f"this hand has none ({clauses[name]})")
        else:
            problems.add("claims", f"the key {show(name)} is not known here")
