"""The keys of a Twin Shoot record, in the second reading of the rules."""

from __future__ import annotations

from typing import Any

from . import shape
from .strict import Problems, kind
from .twin_shoot import END_OF_GAME
from .twin_shoot_table import BID_CARDS, CARDS_IN_A_HAND, RANKS_USED, TRICKS_IN_A_HAND, Table, pack

# The clauses that decide each claim, for messages.
CLAUSES = {
    "legal": "TS-11, TS-16 to TS-18",
    "bids": "TS-06, TS-11",
    "may_open": "TS-13",
    "tricks": "TS-15 to TS-24",
    "tricks_won": "TS-21 to TS-23",
    "score": "TS-25, TS-26",
    "scores_after": "TS-25, TS-26",
    "game_over": "TS-28",
    "winners": "TS-28",
}


def _codes(players: int) -> list[str]:
    return [card.code for card in pack(players)]


def check_ruleset(problems: Problems, ruleset: Any) -> bool:
    """Whether the options are right: ``players`` always (4 or 6), ``dealer`` if wished (TS-29)."""
    if not problems.has_keys("ruleset", ruleset, ["players"], ["dealer"]):
        return False
    good = problems.is_integer("ruleset.players", ruleset["players"])
    if good and ruleset["players"] not in RANKS_USED:
        problems.add("ruleset.players", "should be 4 or 6 (TS-01)")
        good = False
    if "dealer" in ruleset:
        options = ["right-of-team", "any"]
        good = problems.is_one_of("ruleset.dealer", ruleset["dealer"], options) and good
    return good


def check_setup(problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
    """Whether a hand can be begun with this ``setup``.

    Any team may have begun the game (TS-08), so ``hand_no`` says which member leads but not of
    which team (TS-27). The totals are taken as given; none has reached the end yet (TS-28).
    """
    n = ruleset["players"]
    keys = ["hand_no", "dealer", "opening_leader", "hands", "scores_before"]
    if not problems.has_keys("setup", setup, keys):
        return False
    good = [
        problems.is_integer("setup.hand_no", setup["hand_no"], 1),
        problems.is_integer("setup.dealer", setup["dealer"], 0, n - 1),
        problems.is_integer("setup.opening_leader", setup["opening_leader"], 0, n - 1),
        shape.are_hands(problems, setup["hands"], n, CARDS_IN_A_HAND, _codes(n)),
        shape.are_scores(problems, setup["scores_before"], n // 2, 0, END_OF_GAME - 1),
    ]
    return all(good) and _check_seats(problems, setup, ruleset)


def _check_seats(problems: Problems, setup: dict[str, Any], ruleset: dict[str, Any]) -> bool:
    table = Table(ruleset["players"])
    dealer, leader = setup["dealer"], setup["opening_leader"]
    leaders = table.opening_leaders(setup["hand_no"])
    if leader not in leaders:
        said = f"seat {leader} does not lead in this round of hands, one of {leaders} does (TS-27)"
        problems.add("setup.opening_leader", said)
        return False
    dealers = table.dealers(leader, ruleset.get("dealer", "right-of-team"))
    if dealer not in dealers:
        said = f"seat {dealer} does not deal when seat {leader} leads, one of {dealers} does (TS-09, TS-29)"
        problems.add("setup.dealer", said)
        return False
    return True


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` are a bid by everyone, perhaps an ``open``, and the plays of ten tricks."""
    n = ruleset["players"]
    expected = ["bid"] * n + ["play"] * (TRICKS_IN_A_HAND * n)
    if kind(actions) == "list" and len(actions) == len(expected) + 1:
        expected.insert(n, "open")
    if not problems.is_list("actions", actions, len(expected)):
        return False
    used = _codes(n)
    good = []
    for i, (do, action) in enumerate(zip(expected, actions, strict=True)):
        place = f"actions[{i}]"
        if do == "bid":
            good.append(_is_bid(problems, place, action, n, used))
        elif do == "open":
            good.append(
                shape.is_action(problems, place, action, "open", ["seat"])
                and problems.is_integer(f"{place}.seat", action["seat"], 0, n - 1)
            )
        else:
            good.append(shape.is_play(problems, place, action, n, used))
    return all(good)


def _is_bid(problems: Problems, place: str, action: Any, n: int, used: list[str]) -> bool:
    if not shape.is_action(problems, place, action, "bid", ["seat", "cards"]):
        return False
    good = [
        problems.is_integer(f"{place}.seat", action["seat"], 0, n - 1),
        problems.are_cards(f"{place}.cards", action["cards"], used, BID_CARDS),
    ]
    return all(good)
