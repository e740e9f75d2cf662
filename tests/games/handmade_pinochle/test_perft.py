"""Perft of Handmade Pinochle: how many ways a deal can go on, counted by engine and second reading, and pinned.

perft.json holds deals of ``printkit play handmade-pinochle --policy random`` (number of the ruleset in
``samples``, seed, index), how many decisions of the record are made before the counting starts, the depth, and
the count. In the auction the lowest call and a pass are counted.
"""

from __future__ import annotations

from typing import Any

from tests.games.checks import Pinned, perft_tests, pinned
from tests.games.handmade_pinochle.samples import GAME, act, call, records, ruleset
from tests.reading.decisions import perft as reading_perft
from tests.reading.handmade_pinochle import Deal

PINNED = pinned(__file__)


def perft(hand: Any, depth: int) -> int:
    """Count the ways to take ``depth`` more decisions, fewer where the deal is over."""
    if depth == 0 or hand.finished:
        return 1
    count, legal = 0, hand.legal()
    for choice in legal.choices:
        other = hand.copy()
        if legal.do == "call":
            call(other, choice.replace("pass", "-"))
        else:
            act(other, legal.do, **{legal.about: choice})
        count += perft(other, depth - 1)
    return count


def position(one: Pinned) -> tuple[Any, Any]:
    number = one["ruleset"]
    (record,) = records("random", seed=one["seed"], first=one["index"], number=number)
    hand, deal = (
        GAME.hand(ruleset(number), dict(record.setup)),
        Deal(dict(record.setup), ruleset(number)),
    )
    for action in record.actions[: one["decided"]]:
        hand.do(action)
        deal.do(dict(action))
    return hand, deal


def name(one: Pinned) -> str:
    return f"{one['ruleset']}-{one['index']}-{one['decided']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=150)
