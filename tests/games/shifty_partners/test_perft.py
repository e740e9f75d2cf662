"""Perft: how many ways a hand can go on, counted by the engine and by the second reading, and pinned.

perft.json holds deals of ``printkit play shifty-partners`` (ruleset, seed, index), how many cards of the record
are played before the counting starts, the depth, and the count.
"""

from __future__ import annotations

from typing import Any

from printkit.games.shifty_partners.game import ShiftyHand
from printkit.rules import run
from tests.games.checks import perft, perft_tests, pinned
from tests.games.shifty_partners.samples import GAME
from tests.reading.decisions import perft as reading_perft
from tests.reading.shifty_partners import Deal

PINNED = pinned(__file__)


def position(one: Any) -> Any:
    ruleset = GAME.ruleset(one["ruleset"])
    (record,) = run.hands(GAME, ruleset, "sensible", one["seed"], 1, "test", one["index"])
    setup = dict(record.setup)
    hand, deal = ShiftyHand(ruleset, setup), Deal(setup, dict(ruleset))
    for action in record.actions[: one["played"]]:
        hand.do(action)
        deal.do(dict(action))
    return hand, deal


def name(one: Any) -> Any:
    return f"{one['ruleset']}-{one['index']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=200)
