"""What holds for every deal of Sorcerer, however it is dealt and played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.rules import rng
from tests.games.checks import why_not
from tests.games.sorcerer.samples import GAME, RULESET, bid, mixed_setup

seeds = st.integers(0, rng.SEEDS - 1)
numbers = st.integers(0, 9)


@given(seeds, st.data())
@settings(max_examples=15, deadline=None)
def test_cards_are_kept_and_something_may_always_be_played(seed: int, data: Any) -> None:
    hand: Any = GAME.hand(RULESET, mixed_setup(seed, 0))
    dealt = {card for cards in hand.setup["hands"] for card in cards}
    bids = [data.draw(st.tuples(numbers, numbers)) for _ in range(3)]
    for both in bids:
        bid(hand, *both)
    played: list[str] = []
    while not hand.finished:
        held = [card for seat in range(6) for card in hand.hands[seat]]
        assert sorted(held + played) == sorted(dealt)
        legal = hand.legal()
        assert legal.choices
        assert set(legal.choices) <= set(hand.hands[legal.seat])
        jokers = {"R1", "R2"} & set(hand.hands[legal.seat])
        assert jokers <= set(legal.choices)
        card = data.draw(st.sampled_from(legal.choices))
        for other in dealt:
            assert (why_not(hand, other) is None) == (other in legal.choices)
        hand.play(card)
        played.append(card)
    assert [len(hand.hands[seat]) for seat in range(3)] == [0, 0, 0]
    assert sum(len(hand.hands[seat]) for seat in range(3, 6)) == 18
    claims = hand.claims()
    assert sum(claims["tricks_won"]) == 9
    assert all(-18 <= one <= 20 for one in claims["score"])
    before = hand.setup["scores_before"]
    assert claims["scores_after"] == [a + b for a, b in zip(before, claims["score"], strict=True)]
