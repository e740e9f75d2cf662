"""What holds for every deal of Sorcerer, however it is dealt and played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.rules import rng, run
from tests.games.checks import hold_filled, hold_games_made_again, hold_made_again, hold_read_back, why_not
from tests.games.sorcerer.samples import GAME, RULESET, bid, mixed_setup

seeds = st.integers(0, rng.SEEDS - 1)
policies = st.sampled_from(sorted(GAME.policies))
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


@given(seeds, st.integers(0, 1 << 40), policies, st.booleans())
@settings(deadline=None)
def test_a_record_read_back_and_replayed_is_the_record(seed: int, index: int, policy: str, mixed: bool) -> None:
    (record,) = run.hands(GAME, RULESET, policy, seed, 1, "test", index, mixed)
    hold_read_back(GAME, record)


@given(seeds)
@settings(max_examples=10, deadline=None)
def test_claims_that_were_left_out_are_filled_in_again(seed: int) -> None:
    (record,) = run.hands(GAME, RULESET, "random", seed, 1, "test")
    hold_filled(GAME, record, legal=36)


@given(seeds, policies)
@settings(max_examples=10, deadline=None)
def test_a_record_is_made_again_from_its_provenance(seed: int, policy: str) -> None:
    hold_made_again(GAME, RULESET, policy, seed)
    hold_games_made_again(GAME, RULESET, policy, seed)
