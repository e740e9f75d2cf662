"""What is proven of Optrita: Lines, against deals that are played and patterns without short cuts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from printkit.games.optrita_lines import facts
from tests.games.optrita_lines.samples import GAME, RULESETS, mixed_setup


@pytest.mark.clause("OL-20")
def test_the_mark_of_a_hard_game_is_the_ruling_s() -> None:
    known = facts.facts(GAME.ruleset({"hard_target": 21}))
    assert known["marks"] == {"normal": {"player": 21, "dummy": 21}, "hard": {"player": 21, "dummy": 11}}


def test_the_fewest_full_lines_are_met_in_play() -> None:
    """Random play comes down to the least, and never below."""
    chance, met = random.Random(2), [12] * 6
    for index in range(400):
        hand: Any = GAME.hand(RULESETS[0], mixed_setup(RULESETS[0], 2, index))
        while not hand.finished:
            full = len(hand.full)
            trick = len(hand.tricks)
            assert full >= 12 - 2 * trick
            met[trick] = min(met[trick], full)
            hand.do(GAME.policies["random"](hand.view(None), iter([chance.getrandbits(32)])).action)
    assert met == [12, 10, 8, 6, 4, 2]
