"""Perft of Optrita: Lines: how many ways a deal can go on, counted by the engine and by the second reading.

perft.json holds deals of ``printkit play optrita-lines --policy random`` (seed, index; no option changes the
play), how many actions of the record are done before the counting starts, the depth in actions, and the count.
"""

from __future__ import annotations

from typing import Any

from tests.games.checks import perft_tests, pinned
from tests.games.optrita_lines.samples import GAME, RULESETS, records, ways
from tests.reading.decisions import perft as reading_perft
from tests.reading.optrita_lines import Deal

PINNED = pinned(__file__)


def perft(hand: Any, depth: int) -> Any:
    """Count the ways to decide ``depth`` more times, fewer where the deal is over."""
    if depth == 0 or hand.finished:
        return 1
    allowed = ways(hand)
    if depth == 1:
        return len(allowed)
    count = 0
    for action in allowed:
        other = hand.copy()
        other.do(action)
        count += perft(other, depth - 1)
    return count


def position(one: Any) -> Any:
    (record,) = records(seed=one["seed"], first=one["index"])
    hand, deal = (
        GAME.hand(RULESETS[0], dict(record.setup)),
        Deal(dict(record.setup), dict(RULESETS[0])),
    )
    for action in record.actions[: one["done"]]:
        hand.do(action)
        deal.do(dict(action))
    return hand, deal


def name(one: Any) -> Any:
    return f"{one['index']}-after-{one['done']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=150, most=16_000)
