"""What holds for every hand, however it is dealt and played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.rules import rng, run
from tests.games.checks import hold_games_made_again, hold_made_again, hold_read_back, hold_same_deals, why_not
from tests.games.shifty_partners.samples import GAME, LEADS, PLAYERS

rulesets = st.builds(
    lambda players, next_lead: GAME.ruleset({"players": players, "next_lead": next_lead}),
    st.sampled_from(PLAYERS),
    st.sampled_from(LEADS),
)
seeds = st.integers(0, rng.SEEDS - 1)
policies = st.sampled_from(sorted(GAME.policies))


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


@given(rulesets, seeds, st.integers(0, 1 << 40), policies)
def test_a_record_read_back_and_replayed_is_the_record(
    ruleset: Any, seed: int, index: int, policy: str
) -> None:
    (record,) = run.hands(GAME, ruleset, policy, seed, 1, "test", index)
    hold_read_back(GAME, record)


@given(rulesets, seeds, policies)
@settings(max_examples=10)
def test_a_record_is_made_again_from_its_provenance(ruleset: Any, seed: int, policy: str) -> None:
    hold_made_again(GAME, ruleset, policy, seed)
    hold_games_made_again(GAME, ruleset, policy, seed)


@given(rulesets, seeds)
@settings(max_examples=10)
def test_deals_are_the_same_whoever_plays_them(ruleset: Any, seed: int) -> None:
    hold_same_deals(GAME, ruleset, seed)
    hold_games_made_again(GAME, ruleset, "sensible", seed)
