"""The keys of a Handmade Pinochle record, in the second reading of the rules."""

from __future__ import annotations

from typing import Any

from . import shape
from .handmade_pinochle_table import COPIES, DEALS_IN_A_GAME, PLAYERS, RANK_ORDERS, SUITS, pack
from .strict import Problems

OPTIONS = ["min_bid", "extra_marriage_with_run", "meld_needs", "must_head", "rank_order"]
# The keys of every kind of action besides ``do`` and ``seat``.
ACTION_KEYS = {
    "keep": ["card"],
    "take": ["card"],
    "call": ["points"],
    "pass": [],
    "trump": ["suit"],
    "play": ["card"],
}
# The clauses that decide each claim, for messages.
CLAUSES = {
    "legal": "HP-15, HP-26",
    "hands": "HP-04, HP-05",
    "declarer": "HP-06, HP-07",
    "contract": "HP-06, HP-07",
    "melds": "HP-08 to HP-12",
    "meld_points": "HP-08, HP-13",
    "tricks": "HP-15 to HP-17",
    "tricks_won": "HP-16",
    "trick_points": "HP-14",
    "score": "HP-13, HP-18 to HP-21, HP-25",
    "scores_after": "HP-18 to HP-21",
    "game_over": "HP-07, HP-23",
    "winners": "HP-23, HP-24",
}
CODES = [card.code for card in pack()]


def check_ruleset(problems: Problems, ruleset: Any) -> bool:
    """Whether the options are right: ``players`` always, the rulings if wished."""
    if not problems.has_keys("ruleset", ruleset, ["players"], OPTIONS):
        return False
    good = [problems.is_integer("ruleset.players", ruleset["players"], PLAYERS, PLAYERS)]
    for name in OPTIONS:
        if name not in ruleset:
            continue
        place, value = f"ruleset.{name}", ruleset[name]
        if name == "min_bid":
            good.append(problems.is_integer(place, value, 1))  # HP-07
        elif name == "meld_needs":
            good.append(problems.is_one_of(place, value, ["pair", "player"]))  # HP-25
        elif name == "rank_order":
            good.append(problems.is_one_of(place, value, RANK_ORDERS))  # HP-17
        else:
            good.append(problems.is_kind(place, value, "boolean"))  # HP-11, HP-26
    return all(good)


def check_setup(problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
    """Whether a deal can be begun with this ``setup``.

    Any seat starts at any ``hand_no``, the first being picked by any method (HP-03), and the totals
    are taken as given, below nothing too (HP-19, HP-20).
    """
    if not problems.has_keys("setup", setup, ["hand_no", "start", "stock", "scores_before"]):
        return False
    good = [
        problems.is_integer("setup.hand_no", setup["hand_no"], 1, DEALS_IN_A_GAME),
        problems.is_integer("setup.start", setup["start"], 0, PLAYERS - 1),
        _check_stock(problems, setup["stock"]),
        shape.are_scores(problems, setup["scores_before"], PLAYERS // 2),
    ]
    return all(good)


def _check_stock(problems: Problems, stock: Any) -> bool:
    place = "setup.stock"
    if not problems.are_cards(place, stock, CODES, len(CODES)):
        return False
    wrong = [code for code in sorted(set(CODES)) if stock.count(code) != COPIES]
    for code in wrong:
        problems.add(place, f"{code} is there {stock.count(code)} times, the pack has {COPIES} (HP-01)")
    return not wrong


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` is a list of decisions of the right shape; the replay counts them."""
    if not problems.is_list("actions", actions):
        return False
    good = [_check_action(problems, f"actions[{i}]", action) for i, action in enumerate(actions)]
    return all(good)


def _check_action(problems: Problems, place: str, action: Any) -> bool:
    if not problems.is_kind(place, action, "object"):
        return False
    if "do" not in action:
        problems.add(place, 'the key "do" is missing')
        return False
    do = action["do"]
    if not problems.is_one_of(f"{place}.do", do, list(ACTION_KEYS)):
        return False
    optional = ["legal"] if do == "play" else []
    if not problems.has_keys(place, action, ["do", "seat", *ACTION_KEYS[do]], optional):
        return False
    good = [problems.is_integer(f"{place}.seat", action["seat"], 0, PLAYERS - 1)]
    if "card" in action:
        good.append(problems.is_card(f"{place}.card", action["card"], CODES))
    if "points" in action:
        good.append(problems.is_integer(f"{place}.points", action["points"], 1))  # HP-07
    if "suit" in action:
        good.append(problems.is_one_of(f"{place}.suit", action["suit"], list(SUITS)))
    if "legal" in action:
        good.append(problems.are_cards(f"{place}.legal", action["legal"], CODES))
    return all(good)
