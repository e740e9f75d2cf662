"""The keys of a Sorcerer record, in the second reading of the rules."""

from __future__ import annotations

from typing import Any

from . import shape
from .sorcerer_table import (
    CARDS_IN_A_HAND,
    DEALS_IN_A_GAME,
    HIGHEST_BID,
    PLAYERS,
    TRICKS_IN_A_HAND,
    order,
    pack,
)
from .strict import Problems

SEATS = 2 * PLAYERS  # hands and dummies
PLAYS = TRICKS_IN_A_HAND * len(order(0))
PACK = [card.code for card in pack()]

# The clauses that decide each claim, for messages.
CLAUSES = {
    "legal": "SO-06, SO-09, SO-10",
    "tricks": "SO-06 to SO-10",
    "tricks_won": "SO-06, SO-09, SO-10",
    "score": "SO-12",
    "scores_after": "SO-12, SO-13",
    "game_over": "SO-13",
    "winners": "SO-13, SO-14",
}


def check_ruleset(problems: Problems, ruleset: Any) -> bool:
    """Whether the options are right: ``players``, always 3 (SO-01); there are no rulings to choose."""
    if not problems.has_keys("ruleset", ruleset, ["players"]):
        return False
    return problems.is_integer("ruleset.players", ruleset["players"], PLAYERS, PLAYERS)


def check_setup(problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
    """Whether a hand can be begun with this ``setup``.

    The dealer is anybody at any ``hand_no``, the first one being chosen by any method (SO-16), and
    the totals are taken as given, below zero too (SO-12).
    """
    if not problems.has_keys("setup", setup, ["hand_no", "dealer", "hands", "scores_before"]):
        return False
    good = [
        problems.is_integer("setup.hand_no", setup["hand_no"], 1, DEALS_IN_A_GAME),
        problems.is_integer("setup.dealer", setup["dealer"], 0, PLAYERS - 1),
        shape.are_hands(problems, setup["hands"], SEATS, CARDS_IN_A_HAND, PACK),
        shape.are_scores(problems, setup["scores_before"], PLAYERS),
    ]
    return all(good)


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` are three bids and the plays of nine tricks, each of the right shape."""
    if not problems.is_list("actions", actions, PLAYERS + PLAYS):
        return False
    good = []
    for i, action in enumerate(actions):
        place = f"actions[{i}]"
        if i < PLAYERS:
            good.append(_is_bid(problems, place, action))
        else:
            good.append(shape.is_play(problems, place, action, SEATS, PACK))
    return all(good)


def _is_bid(problems: Problems, place: str, action: Any) -> bool:
    if not shape.is_action(problems, place, action, "bid", ["seat", "hand", "dummy"]):
        return False
    good = [
        problems.is_integer(f"{place}.seat", action["seat"], 0, PLAYERS - 1),
        problems.is_integer(f"{place}.hand", action["hand"], 0, HIGHEST_BID),
        problems.is_integer(f"{place}.dummy", action["dummy"], 0, HIGHEST_BID),
    ]
    return all(good)
