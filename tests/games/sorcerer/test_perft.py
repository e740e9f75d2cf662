"""Perft of Sorcerer: how many ways a deal can go on, counted by engine and second reading, and pinned.

perft.json holds deals of ``printkit play sorcerer --policy random`` (seed, index), how many decisions of the
record are made before the counting starts, the depth, and the count.
"""

from __future__ import annotations

from typing import Any

from printkit.rules import run
from tests.games.checks import perft_tests, pinned
from tests.games.sorcerer.samples import GAME, RULESET, bid
from tests.reading.decisions import perft as reading_perft
from tests.reading.sorcerer import Deal

PINNED = pinned(__file__)


def perft(hand: Any, depth: int) -> Any:
    """Count the ways to take ``depth`` more decisions, fewer where the deal is over."""
    if depth == 0 or hand.finished:
        return 1
    count = 0
    legal = hand.legal()
    for choice in legal.choices:
        other = hand.copy()
        if legal.do == "bid":
            bid(other, *map(int, choice.split("-")))
        else:
            other.play(choice)
        count += perft(other, depth - 1)
    return count


def position(one: Any) -> Any:
    (record,) = run.hands(GAME, RULESET, "random", one["seed"], 1, "test", one["index"])
    hand, deal = GAME.hand(RULESET, dict(record.setup)), Deal(dict(record.setup), dict(RULESET))
    for action in record.actions[: one["decided"]]:
        hand.do(action)
        deal.do(dict(action))
    return hand, deal


def name(one: Any) -> Any:
    return f"{one['index']}-{one['decided']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=200)
