"""What is proven of Optrita: Lines, against deals that are played and patterns without short cuts."""

from __future__ import annotations

import random

import pytest

from printkit.games.optrita_lines import facts
from printkit.games.optrita_lines.board import THROUGH
from tests.games.optrita_lines.samples import GAME, RULESETS, mixed_setup

KNOWN = facts.facts(GAME.ruleset({}))


@pytest.mark.clause("OL-01", "OL-03", "OL-05", "OL-06", "OL-07", "OL-17")
def test_the_facts_are_those_of_the_rules():
    assert (KNOWN["cards_used"], KNOWN["grid"], KNOWN["hand_size"], KNOWN["stock"]) == (48, 36, 7, 5)
    assert (KNOWN["side"], KNOWN["lines"], KNOWN["tricks_per_deal"]) == (6, 12, 6)
    assert KNOWN["marks"] == {"normal": {"player": 21, "dummy": 21}, "hard": {"player": 31, "dummy": 11}}


@pytest.mark.clause("OL-20")
def test_the_mark_of_a_hard_game_is_the_ruling_s():
    known = facts.facts(GAME.ruleset({"hard_target": 21}))
    assert known["marks"] == {"normal": {"player": 21, "dummy": 21}, "hard": {"player": 21, "dummy": 11}}


@pytest.mark.clause("OL-17")
def test_a_full_line_always_remains():
    assert KNOWN["full_line_always"] is True
    assert KNOWN["full_lines_least"] == [12, 10, 8, 6, 4, 2]


def test_a_pattern_stands_for_those_with_rows_and_columns_in_another_order():
    """What can be after a trick is the same for both, up to that order."""
    chance = random.Random(1)
    for _ in range(200):
        full = chance.getrandbits(12)
        rows, columns = chance.sample(range(6), 6), chance.sample(range(6), 6)
        moved = sum(1 << columns[i] for i in range(6) if full >> i & 1)
        moved |= sum(1 << 6 + rows[i] for i in range(6) if full >> 6 + i & 1)
        for cell in range(36):
            there = 6 * rows[cell // 6] + columns[cell % 6]
            one, other = full & ~THROUGH[cell], moved & ~THROUGH[there]
            assert facts.first_of(one) == facts.first_of(other)


def test_the_fewest_full_lines_are_met_in_play():
    """Random play comes down to the least, and never below."""
    chance, met = random.Random(2), [12] * 6
    for index in range(400):
        hand = GAME.start(RULESETS[0], mixed_setup(RULESETS[0], 2, index))
        while not hand.finished:
            full = hand.full.bit_count()
            trick = len(hand.tricks)
            assert full >= KNOWN["full_lines_least"][trick]
            met[trick] = min(met[trick], full)
            hand.do(GAME.policies["random"](hand.view(None), iter([chance.getrandbits(32)])).action)
    assert met == KNOWN["full_lines_least"]
