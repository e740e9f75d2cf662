"""What holds for every deal of Optrita: Lines, however it is dealt and played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.games.optrita_lines.game import LINES, PACK
from printkit.rules import rng
from printkit.rules.cards import bits
from tests.games.optrita_lines.samples import GAME, RULESETS, lay, mixed_setup, pick

rulesets = st.sampled_from(RULESETS)
seeds = st.integers(0, rng.SEEDS - 1)


@given(rulesets, seeds, st.data())
@settings(max_examples=30)
def test_cards_are_kept_and_something_may_always_be_done(ruleset: Any, seed: int, data: Any) -> None:
    hand: Any = GAME.hand(ruleset, mixed_setup(ruleset, seed, 0))
    grid = hand.grid
    while not hand.finished:
        legal = hand.legal()
        assert legal.choices
        if legal.do == "pick":
            hand.do(pick(data.draw(st.sampled_from(legal.choices))))
        else:
            line = data.draw(st.sampled_from(legal.choices))
            end = data.draw(st.sampled_from(tuple(LINES[line])))
            hand.do(lay(data.draw(st.sampled_from(hand.held)), line, end))
        assert hand.grid == grid
        taken = [trick["taken"] for trick in hand.tricks]
        assert sorted(taken) == sorted(grid[cell] for cell in bits(hand.gaps))
        assert sorted(hand.laid + hand.held) == sorted(hand.setup["hand"])
        assert hand.hand == PACK.mask(hand.held)
        for name, ends in LINES.items():
            gaps = sum(hand.gaps >> cell & 1 for cells in ends.values() for cell in cells)
            assert (gaps == 0) == (name in hand.full)
        for cell, face in enumerate(hand.faces):
            assert face in (-1, PACK.ints[grid[cell]])
            assert (face >= 0) == (hand.seen >> PACK.ints[grid[cell]] & 1 and not hand.gaps >> cell & 1)
    claims = hand.claims()
    assert sum(claims["score"].values()) == 6
    assert sum(claims["scores_after"].values()) == 6 * hand.setup["hand_no"]
    assert claims["game_over"] == (claims["result"] is not None)
