"""The shape of what the records of several games have in common: hands, totals, plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .strict import Problems, kind, show


def are_hands(problems: Problems, hands: Any, count: int, size: int, pack: list[str]) -> bool:
    """Whether ``setup.hands`` deals ``size`` cards of the pack to each of ``count`` seats, none twice."""
    if not problems.is_list("setup.hands", hands, count):
        return False
    good = [problems.are_cards(f"setup.hands[{seat}]", hand, pack, size) for seat, hand in enumerate(hands)]
    if not all(good):
        return False
    return problems.are_distinct("setup.hands", [code for hand in hands for code in hand])


def are_scores(
    problems: Problems, scores: Any, count: int, low: int | None = None, high: int | None = None
) -> bool:
    """Whether ``setup.scores_before`` is a list of so many integers from ``low`` to ``high``."""
    if not problems.is_list("setup.scores_before", scores, count):
        return False
    good = [
        problems.is_integer(f"setup.scores_before[{i}]", total, low, high) for i, total in enumerate(scores)
    ]
    return all(good)


def is_action(
    problems: Problems,
    place: str,
    action: Any,
    do: str,
    required: Iterable[str],
    optional: Iterable[str] = (),
) -> bool:
    """Whether the value is an object that does what comes here, with the keys that belong to it."""
    if not problems.is_kind(place, action, "object"):
        return False
    said = action.get("do")
    if kind(said) == "string" and said != do:
        problems.add(f"{place}.do", f"{show(said)} is done where {show(do)} comes")
        return False
    if not problems.has_keys(place, action, ["do", *required], optional):
        return False
    return problems.is_kind(f"{place}.do", said, "string")


def is_play(problems: Problems, place: str, action: Any, seats: int, pack: list[str]) -> bool:
    """Whether the value is a ``play`` by one of so many seats, with or without ``legal``."""
    if not is_action(problems, place, action, "play", ["seat", "card"], ["legal"]):
        return False
    good = [
        problems.is_integer(f"{place}.seat", action["seat"], 0, seats - 1),
        problems.is_card(f"{place}.card", action["card"], pack),
    ]
    if "legal" in action:
        good.append(problems.are_cards(f"{place}.legal", action["legal"], pack))
    return all(good)
