"""What holds for every hand of Twin Shoot, however it is dealt and played."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.games.twin_shoot.game import TwinHand
from printkit.rules import rng
from printkit.rules.game import Ruleset
from tests.games.twin_shoot.samples import GAME, RULESETS, mixed_setup, why_not

rulesets = st.sampled_from(RULESETS)
seeds = st.integers(0, rng.SEEDS - 1)


def draw_action(hand: Any, legal: Any, data: st.DataObject) -> dict[str, Any]:
    """Draw one of the legal decisions."""
    if legal.do == "bid":
        pair = data.draw(st.sampled_from(list(combinations(legal.choices, 2))))
        return {"do": "bid", "seat": legal.seat, "cards": list(pair)}
    choice = data.draw(st.sampled_from(legal.choices))
    if legal.do == "open":
        return {"do": choice, "seat": legal.seat + data.draw(st.integers(0, 1))}
    return {"do": "play", "seat": legal.seat, "card": choice}


@given(rulesets, seeds, st.data())
@settings(max_examples=12, deadline=None)
def test_cards_are_kept_and_something_may_always_be_decided(
    ruleset: Ruleset, seed: int, data: st.DataObject
) -> None:
    setup = mixed_setup(ruleset, seed, 0)
    hand = GAME.hand(ruleset, setup)
    assert isinstance(hand, TwinHand)
    players = ruleset["players"]
    dealt = sorted(card for cards in setup["hands"] for card in cards)
    played: list[str] = []
    while not hand.finished:
        held = [card for cards in hand.hands for card in cards]
        aside = [card for cards in hand.aside for card in cards]
        assert sorted(held + aside + played) == dealt
        legal = hand.legal()
        assert legal.choices
        assert list(legal.choices) == sorted(legal.choices)
        action = draw_action(hand, legal, data)
        assert hand.refusal(action) is None
        if legal.do == "play":
            for other in set(dealt) - set(legal.choices):
                assert why_not(hand, other) is not None
            played.append(action["card"])
        hand.do(action)
    assert all(not cards for cards in hand.hands)
    claims = hand.claims()
    assert sum(claims["tricks_won"]) == 10
    hits = [bid == won for bid, won in zip(claims["bids"], claims["tricks_won"], strict=True)]
    twins = [team for team in range(players // 2) if all(hits[2 * team : 2 * team + 2])]
    points = 10 + 10 * sum(hits) + 10 * len(twins)
    if hand.opened is not None:
        points += 30 if hand.opened in twins else 30 * (players // 2 - 1)
    assert sum(claims["score"]) == points
    assert max(claims["score"]) <= 70
