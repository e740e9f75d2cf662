"""Perft of Sorcerer: how many ways a deal can go on, counted by engine and second reading, and pinned.

perft.json holds deals of ``printkit play sorcerer --policy random`` (seed, index), how many decisions of the
record are made before the counting starts, the depth, and the count.
"""

from __future__ import annotations

from printkit.games.sorcerer import rules
from printkit.rules import run
from printkit.rules.cards import bits
from tests.games.checks import perft_tests, pinned
from tests.games.sorcerer.samples import GAME, RULESET
from tests.reading.decisions import perft as reading_perft
from tests.reading.sorcerer import Deal

PINNED = pinned(__file__)


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


def position(one):
    (record,) = run.hands(GAME, RULESET, "random", one["seed"], 1, "test", one["index"])
    hand, deal = GAME.start(RULESET, record.setup), Deal.from_setup(record.setup, dict(RULESET))
    for action in record.actions[: one["decided"]]:
        hand.do(action)
        deal.do(action)
    return hand, deal


def name(one):
    return f"{one['index']}-{one['decided']}"


(
    test_the_engine_counts_what_is_pinned,
    test_the_reading_counts_the_same,
    test_the_reading_counts_all_the_same,
) = perft_tests(PINNED, position, perft, reading_perft, name, quick=4000)
