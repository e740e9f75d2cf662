"""What holds for every deal of Handmade Pinochle, however it is made and played."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.game.melds import number as count
from printkit.rules import rng
from tests.games.handmade_pinochle.samples import GAME, PACK, decide, mixed_setup, ruleset, why_not

seeds = st.integers(0, rng.SEEDS - 1)
numbers = st.integers(0, 31)


@given(seeds, numbers, st.randoms(use_true_random=False))
@settings(max_examples=15, deadline=None)
def test_cards_are_kept_and_something_may_always_be_done(seed: int, number: int, chance: random.Random) -> None:
    hand = GAME.hand(ruleset(number), mixed_setup(seed, 0))
    assert isinstance(hand, PinochleHand)
    played: list[str] = []
    while not hand.finished:
        legal = hand.legal()
        assert legal.choices
        assert list(legal.choices) == sorted(set(legal.choices))
        assert legal.claimed == (legal.do == "play")
        action = decide(hand, chance)
        if "card" in action:
            tried = {*PACK, "2S", "??"}
            assert {card for card in tried if why_not(hand, card) is None} == set(legal.choices)
        hand.do(action)
        played += [action["card"]] if action["do"] == "play" else []
        assert [count(mask) for mask in hand.masks] == [len(cards) for cards in hand.hands]
        drawn = hand.playable if hand.stage in ("keep", "take") else []
        assert sum(map(count, hand.masks)) + len(played) + len(drawn) == hand.drawn
    claims = hand.claims()
    assert sorted(card for cards in claims["hands"] for card in cards) == sorted(PACK)
    if claims["declarer"] is None:
        assert (played, claims["score"], "tricks" in claims) == ([], [0, 0], False)
        return
    assert sorted(played) == sorted(PACK)
    assert sum(claims["tricks_won"]) == 12
    assert sum(claims["trick_points"]) == 25
    before = hand.setup["scores_before"]
    assert claims["scores_after"] == [a + b for a, b in zip(before, claims["score"], strict=True)]
    declarers = claims["declarer"] % 2
    for pair in range(2):
        most = claims["meld_points"][pair] + claims["trick_points"][pair]
        assert claims["score"][pair] <= most
        assert claims["score"][pair] >= 0 or pair == declarers
    assert not 0 < claims["score"][declarers] < claims["contract"]


@given(seeds, st.integers(0, 60))
@settings(max_examples=10, deadline=None)
def test_a_copy_goes_on_apart(seed: int, decisions: int) -> None:
    hand = GAME.hand(ruleset(), mixed_setup(seed, 1))
    assert isinstance(hand, PinochleHand)
    chance = random.Random(seed)
    for _ in range(decisions):
        if not hand.finished:
            hand.do(decide(hand, chance))
    other = hand.copy()
    before = vars(hand.copy())
    for _ in range(9):
        if not other.finished:
            other.do(decide(other, chance))
    assert before == vars(hand)
