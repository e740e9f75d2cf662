"""Perft: how many ways a hand can go on, counted by the engine and by the second reading, and pinned.

perft.json holds deals of ``printkit play shifty-partners`` (ruleset, seed, index), how many cards of the record
are played before the counting starts, the depth, and the count.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.games.shifty_partners import rules
from printkit.rules import run
from printkit.rules.cards import bits
from tests.games.samples import GAME
from tests.reading.shifty_partners import Deal
from tests.reading.shifty_partners import perft as reading_perft

PINNED = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))["positions"]


def perft(table, depth):
    """Count the ways to play ``depth`` more cards, fewer where the hand is over."""
    if depth == 0 or table[rules.TRICK] == rules.TRICKS:
        return 1
    count = 0
    for card in bits(rules.legal(table)):
        other = table[:]
        rules.play(other, card)
        count += perft(other, depth - 1)
    return count


def position(pinned):
    ruleset = GAME.ruleset(pinned["ruleset"])
    (record,) = run.hands(GAME, ruleset, "sensible", pinned["seed"], 1, "test", pinned["index"])
    hand, deal = GAME.start(ruleset, record.setup), Deal.from_setup(record.setup, dict(ruleset))
    for action in record.actions[: pinned["played"]]:
        hand.play(action["card"])
        deal.play(action["card"])
    return hand, deal


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: f"{pinned['ruleset']}-{pinned['index']}")
def test_the_engine_counts_what_is_pinned(pinned):
    hand, _ = position(pinned)
    assert perft(hand.table, pinned["depth"]) == pinned["count"]


@pytest.mark.parametrize(
    "pinned", [one for one in PINNED if one["count"] < 3000], ids=lambda one: str(one["ruleset"])
)
def test_the_reading_counts_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]


@pytest.mark.long
@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: f"{pinned['ruleset']}-{pinned['index']}")
def test_the_reading_counts_all_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]
