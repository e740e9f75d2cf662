"""The keys of a Shifty Partners record, and its replay by the second reading of the rules."""

from __future__ import annotations

from typing import Any

from .shifty_partners import Deal
from .shifty_partners_table import (
    CARDS_IN_A_HAND,
    RANKS_USED,
    TRICKS_IN_A_HAND,
    TRUMP_CARDS,
    NotAllowedError,
    pack,
)
from .strict import Problems, show

# The clauses that decide each claim, for messages.
CLAUSES = {
    "teams": "SP-07",
    "tricks": "SP-10, SP-11, SP-13, SP-14",
    "tricks_won": "SP-13",
    "points": "SP-16",
    "score": "SP-17",
    "scores_after": "SP-17",
    "game_over": "SP-01, SP-18",
    "winners": "SP-18",
}


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
        _check_hands(problems, setup["hands"], n),
        _check_scores(problems, setup["scores_before"], n),
    ]
    return all(good)


def _check_hands(problems: Problems, hands: Any, n: int) -> bool:
    if not problems.is_list("setup.hands", hands, n):
        return False
    used = [card.code for card in pack(n)]
    good = []
    for seat, hand in enumerate(hands):
        place = f"setup.hands[{seat}]"
        good.append(problems.is_list(place, hand, CARDS_IN_A_HAND) and problems.are_cards(place, hand, used))
    if not all(good):
        return False
    return problems.are_distinct("setup.hands", [code for hand in hands for code in hand])


def _check_scores(problems: Problems, scores: Any, n: int) -> bool:
    if not problems.is_list("setup.scores_before", scores, n):
        return False
    places = [f"setup.scores_before[{seat}]" for seat in range(n)]
    good = [problems.is_integer(p, s, 0) for p, s in zip(places, scores, strict=True)]
    return all(good)


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` are as many plays as four tricks need, each of the right shape."""
    n = ruleset["players"]
    if not problems.is_list("actions", actions, TRICKS_IN_A_HAND * n):
        return False
    good = [_check_play(problems, f"actions[{i}]", a, n) for i, a in enumerate(actions)]
    return all(good)


def _check_play(problems: Problems, place: str, action: Any, n: int) -> bool:
    if not problems.has_keys(place, action, ["do", "seat", "card"], ["legal"]):
        return False
    used = [card.code for card in pack(n)]
    good = [
        problems.is_one_of(f"{place}.do", action["do"], ["play"]),
        problems.is_integer(f"{place}.seat", action["seat"], 0, n - 1),
        problems.is_card(f"{place}.card", action["card"], used),
    ]
    if "legal" in action:
        good.append(
            problems.is_kind(f"{place}.legal", action["legal"], "list")
            and problems.are_cards(f"{place}.legal", action["legal"], used)
        )
    return all(good)


def replay(problems: Problems, record: dict[str, Any]) -> None:
    """Play the hand again, and compare every claim that is made with what came of it."""
    deal = Deal.from_setup(record["setup"], record["ruleset"])
    for i, action in enumerate(record["actions"]):
        place = f"actions[{i}]"
        seat = deal.to_move()
        if action["seat"] != seat:
            said = show(action["seat"])
            problems.add(f"{place}.seat", f"it is seat {seat}'s turn, not {said}'s (SP-11, SP-14)")
            return
        if "legal" in action:
            problems.compare(f"{place}.legal", action["legal"], deal.legal(), "SP-11, SP-12")
        try:
            deal.play(action["card"])
        except NotAllowedError as error:
            problems.add(f"{place}.card", str(error))
            return
    true = deal.claims()
    for name, said in record.get("claims", {}).items():
        if name == "winners" and "winners" not in true:
            problems.add("claims.winners", "the game does not end with this hand (SP-18)")
        elif name not in true:
            problems.add("claims", f"the key {show(name)} is not known here")
        else:
            problems.compare(f"claims.{name}", said, true[name], CLAUSES[name])
