"""The keys of a Shifty Partners record, in the second reading of the rules."""

from __future__ import annotations

from typing import Any

from . import shape
from .shifty_partners_table import CARDS_IN_A_HAND, RANKS_USED, TRICKS_IN_A_HAND, TRUMP_CARDS, pack
from .strict import Problems

# The clauses that decide each claim, for messages.
CLAUSES = {
    "legal": "SP-11, SP-12",
    "teams": "SP-07",
    "tricks": "SP-10, SP-11, SP-13, SP-14",
    "tricks_won": "SP-13",
    "points": "SP-16",
    "score": "SP-17",
    "scores_after": "SP-17",
    "game_over": "SP-01, SP-18",
    "winners": "SP-18",
}


def _codes(players: int) -> list[str]:
    return [card.code for card in pack(players)]


def check_ruleset(problems: Problems, ruleset: Any) -> bool:
    """Whether the options are right: ``players`` always, ``next_lead`` if wished (SP-14)."""
    if not problems.has_keys("ruleset", ruleset, ["players"], ["next_lead"]):
        return False
    good = problems.is_integer("ruleset.players", ruleset["players"], min(RANKS_USED), max(RANKS_USED))
    if "next_lead" in ruleset:
        options = ["winner", "dealer"]
        good = problems.is_one_of("ruleset.next_lead", ruleset["next_lead"], options) and good
    return good


def check_setup(problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
    """Whether a hand can be begun with this ``setup``.

    The dealer is anybody at any ``hand_no``, the first one being chosen by any method (SP-05),
    and the totals are taken as given: a game that is not over is one whose hands are not all
    played, so that ``hand_no`` alone says so (SP-01).
    """
    n = ruleset["players"]
    if not problems.has_keys("setup", setup, ["hand_no", "dealer", "hands", "die", "scores_before"]):
        return False
    good = [
        problems.is_integer("setup.hand_no", setup["hand_no"], 1, n),
        problems.is_integer("setup.dealer", setup["dealer"], 0, n - 1),
        problems.is_integer("setup.die", setup["die"], min(TRUMP_CARDS), max(TRUMP_CARDS)),
        shape.are_hands(problems, setup["hands"], n, CARDS_IN_A_HAND, _codes(n)),
        shape.are_scores(problems, setup["scores_before"], n, 0),
    ]
    return all(good)


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` are as many plays as four tricks need, each of the right shape."""
    n = ruleset["players"]
    if not problems.is_list("actions", actions, TRICKS_IN_A_HAND * n):
        return False
    used = _codes(n)
    good = [shape.is_play(problems, f"actions[{i}]", action, n, used) for i, action in enumerate(actions)]
    return all(good)
