"""Perft of Handmade Pinochle: how many ways a deal can go on, counted by engine and second reading, and pinned.

perft.json holds deals of ``printkit play handmade-pinochle --policy random`` (number of the ruleset in
``samples``, seed, index), how many decisions of the record are made before the counting starts, the depth, and
the count. In the auction the lowest call and a pass are counted.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.games.handmade_pinochle import rules
from printkit.rules.cards import bits
from tests.games.handmade_pinochle.samples import GAME, records, ruleset
from tests.reading.handmade_pinochle import Deal
from tests.reading.handmade_pinochle import perft as reading_perft

PINNED = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))["positions"]


def perft(table, depth):
    """Count the ways to take ``depth`` more decisions, fewer where the deal is over."""
    stage = table[rules.STAGE]
    if depth == 0 or stage == rules.OVER:
        return 1
    count = 0
    if stage == rules.CALLING:
        called, passed = table[:], table[:]
        rules.call(called, rules.least(table))
        rules.give_up(passed)
        return perft(called, depth - 1) + perft(passed, depth - 1)
    if stage == rules.NAMING:
        for suit in range(4):
            other = table[:]
            rules.name(other, suit, [0] * rules.MELDS)
            count += perft(other, depth - 1)
        return count
    decide = rules.play if stage == rules.PLAYING else rules.pick
    for card in bits(rules.legal(table)):
        other = table[:]
        decide(other, card)
        count += perft(other, depth - 1)
    return count


def position(pinned):
    number = pinned["ruleset"]
    (record,) = records("random", seed=pinned["seed"], first=pinned["index"], number=number)
    hand, deal = GAME.start(ruleset(number), record.setup), Deal.from_setup(record.setup, ruleset(number))
    for action in record.actions[: pinned["decided"]]:
        hand.do(action)
        deal.do(action)
    return hand, deal


def name(pinned):
    return f"{pinned['ruleset']}-{pinned['index']}-{pinned['decided']}"


@pytest.mark.parametrize("pinned", PINNED, ids=name)
def test_the_engine_counts_what_is_pinned(pinned):
    hand, _ = position(pinned)
    assert perft(hand.table, pinned["depth"]) == pinned["count"]


@pytest.mark.parametrize("pinned", [one for one in PINNED if one["count"] < 300], ids=name)
def test_the_reading_counts_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]


@pytest.mark.long
@pytest.mark.parametrize("pinned", PINNED, ids=name)
def test_the_reading_counts_all_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]
