"""Perft of Sorcerer: how many ways a deal can go on, counted by engine and second reading, and pinned.

perft.json holds deals of ``printkit play sorcerer --policy random`` (seed, index), how many decisions of the
record are made before the counting starts, the depth, and the count.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.games.sorcerer import rules
from printkit.rules import run
from printkit.rules.cards import bits
from tests.games.sorcerer.samples import GAME, RULESET
from tests.reading.decisions import perft as reading_perft
from tests.reading.sorcerer import Deal

PINNED = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))["positions"]


def perft(table, depth):
    """Count the ways to take ``depth`` more decisions, fewer where the deal is over."""
    if depth == 0 or table[rules.TRICK] == rules.TRICKS:
        return 1
    count = 0
    if table[rules.TO_BID]:
        for hand in range(rules.MOST_BID + 1):
            for dummy in range(rules.MOST_BID + 1):
                other = table[:]
                rules.bid(other, hand, dummy)
                count += perft(other, depth - 1)
        return count
    for card in bits(rules.legal(table)):
        other = table[:]
        rules.play(other, card)
        count += perft(other, depth - 1)
    return count


def position(pinned):
    (record,) = run.hands(GAME, RULESET, "random", pinned["seed"], 1, "test", pinned["index"])
    hand, deal = GAME.start(RULESET, record.setup), Deal.from_setup(record.setup, dict(RULESET))
    for action in record.actions[: pinned["decided"]]:
        hand.do(action)
        deal.do(action)
    return hand, deal


def name(pinned):
    return f"{pinned['index']}-{pinned['decided']}"


@pytest.mark.parametrize("pinned", PINNED, ids=name)
def test_the_engine_counts_what_is_pinned(pinned):
    hand, _ = position(pinned)
    assert perft(hand.table, pinned["depth"]) == pinned["count"]


@pytest.mark.parametrize("pinned", [one for one in PINNED if one["count"] < 4000], ids=name)
def test_the_reading_counts_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]


@pytest.mark.long
@pytest.mark.parametrize("pinned", PINNED, ids=name)
def test_the_reading_counts_all_the_same(pinned):
    _, deal = position(pinned)
    assert reading_perft(deal, pinned["depth"]) == pinned["count"]
