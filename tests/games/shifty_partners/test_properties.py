"""What holds for every hand, however it is dealt and played."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from printkit.rules import rng, run
from tests.games.checks import why_not
from tests.games.shifty_partners.samples import GAME, RULESETS

rulesets = st.sampled_from(RULESETS)
seeds = st.integers(0, rng.SEEDS - 1)


@given(rulesets, seeds, st.data())
def test_cards_are_kept_and_something_may_always_be_played(ruleset: Any, seed: int, data: Any) -> None:
    hand: Any = GAME.hand(ruleset, run.deal(GAME, ruleset, seed, 0))
    players = ruleset["players"]
    dealt = {card for cards in hand.setup["hands"] for card in cards}
    played: list[str] = []
    while not hand.finished:
        held = [card for seat in range(players) for card in hand.hands[seat]]
        assert sorted(held + played) == sorted(dealt)
        legal = hand.legal()
        assert set(legal.choices) <= set(hand.hands[legal.seat])
        assert legal.choices
        card = data.draw(st.sampled_from(legal.choices))
        for other in dealt - set(legal.choices):
            assert why_not(hand, other) is not None
        assert why_not(hand, card) is None
        hand.play(card)
        played.append(card)
    assert [len(hand.hands[seat]) for seat in range(players)] == [1] * players
    claims = hand.claims()
    scoring = sum(card[0] in "Q2" for card in played)
    assert sum(claims["tricks_won"]) == 4
    assert sum(claims["points"]) == 4 + scoring
    assert sum(claims["score"][team[0]] for team in claims["teams"]) == 4 + scoring
