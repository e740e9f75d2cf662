"""Perft: how many ways a hand can go on, counted by the engine and by the second reading, and pinned.

perft.json holds deals of ``printkit play twin-shoot --policy random --mixed`` (ruleset, seed, index), how many
actions of the record are done before the counting starts, the depth in actions, and the count. A bid is two
cards in either order; a team opens in one way; where it does not, that is no action (as in records).
"""

from __future__ import annotations

import itertools
from typing import Any

from printkit.games.twin_shoot.game import TwinHand
from tests.games.checks import Pinned, perft_tests, pinned
from tests.games.twin_shoot.samples import GAME, records, stay_closed
from tests.reading.decisions import perft as reading_perft
from tests.reading.twin_shoot import Deal

PINNED = pinned(__file__)


def perft(hand: Any, depth: int) -> int:
    """Count the ways to take ``depth`` more actions, fewer where the hand is over."""
    if depth == 0 or hand.finished:
        return 1
    legal, count = hand.legal(), 0
    actions = [{"do": "play", "seat": legal.seat, "card": card} for card in legal.choices]
    if legal.do == "bid":
        pairs = itertools.combinations(legal.choices, 2)
        actions = [{"do": "bid", "seat": legal.seat, "cards": list(pair)} for pair in pairs]
    if legal.do == "open":
        actions = [{"do": "open", "seat": legal.seat}]
        closed = hand.copy()
        stay_closed(closed)
        count = perft(closed, depth)
    for action in actions:
        after = hand.copy()
        after.do(action)
        count += perft(after, depth - 1)
    return count


def position(one: Pinned) -> tuple[Any, Any]:
    """Give the engine's hand and the reading's, after the actions that are done."""
    ruleset = GAME.ruleset(one["ruleset"])
    (record,) = records(ruleset, seed=one["seed"], first=one["index"], mixed=True)
    deal = Deal(dict(record.setup), dict(ruleset))
    hand = GAME.hand(ruleset, dict(record.setup))
    assert isinstance(hand, TwinHand)
    for action in record.actions[: one["done"]]:
        if action["do"] == "play":
            stay_closed(hand)
        hand.do(action)
        deal.do({key: value for key, value in action.items() if key != "legal"})
    return hand, deal


def name(one: Pinned) -> str:
    return f"{one['ruleset']['players']}-{one['index']}-{one['done']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=200)


def test_positions_of_every_stage_are_pinned() -> None:
    stages = {position(one)[0].legal().do for one in PINNED}
    assert stages == {"bid", "open", "play"}
    assert {position(one)[0].follow for one in PINNED} == {"none", "suit", "rank"}
