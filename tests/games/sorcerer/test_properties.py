"""What holds for every deal of Sorcerer, however it is dealt and played."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit import games
from printkit.games.sorcerer import rules
from printkit.rules import record as records_
from printkit.rules import rng, run
from printkit.rules.replay import fill, replay
from tests.games.sorcerer.samples import GAME, RULESET, mixed_setup

seeds = st.integers(0, rng.SEEDS - 1)
policies = st.sampled_from(sorted(GAME.policies))
numbers = st.integers(0, 9)


@given(seeds, st.data())
@settings(max_examples=30, deadline=None)
def test_cards_are_kept_and_something_may_always_be_played(seed, data):
    hand = GAME.start(RULESET, mixed_setup(seed, 0))
    dealt = {card for cards in hand.setup["hands"] for card in cards}
    bids = [data.draw(st.tuples(numbers, numbers)) for _ in range(3)]
    for both in bids:
        hand.bid(*both)
    played: list[str] = []
    while not hand.finished:
        held = [card for seat in range(6) for card in hand.held(seat)]
        assert sorted(held + played) == sorted(dealt)
        assert all(type(entry) is int and -1 <= entry < 1 << 63 for entry in hand.table)
        legal = hand.legal()
        assert legal.choices
        assert set(legal.choices) <= set(hand.held(legal.seat))
        jokers = {"R1", "R2"} & set(hand.held(legal.seat))
        assert jokers <= set(legal.choices)
        card = data.draw(st.sampled_from(legal.choices))
        for other in dealt:
            assert (hand.why_not(other) is None) == (other in legal.choices)
        hand.play(card)
        played.append(card)
    assert [len(hand.held(seat)) for seat in range(3)] == [0, 0, 0]
    assert sum(len(hand.held(seat)) for seat in range(3, 6)) == 18
    claims = hand.claims()
    assert sum(claims["tricks_won"]) == 9
    assert all(-18 <= one <= 20 for one in claims["score"])
    before = hand.setup["scores_before"]
    assert claims["scores_after"] == [a + b for a, b in zip(before, claims["score"], strict=True)]
    assert len(hand.table) == rules.SIZE


@given(seeds, st.integers(0, 1 << 40), policies, st.booleans())
@settings(deadline=None)
def test_a_record_read_back_and_replayed_is_the_record(seed, index, policy, mixed):
    (record,) = run.hands(GAME, RULESET, policy, seed, 1, "test", index, mixed)
    text = records_.line(record)
    again = games.read(text)
    result = replay(GAME, again)
    assert again == record
    assert records_.line(again) == text
    assert result.holds
    assert result.unclaimed == ()
    assert result.claims == record.claims


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_claims_that_were_left_out_are_filled_in_again(seed):
    (record,) = run.hands(GAME, RULESET, "random", seed, 1, "test")
    bare = records_.as_json(record)
    del bare["claims"]
    bare["actions"] = [{k: v for k, v in one.items() if k != "legal"} for one in bare["actions"]]
    read = games.read(records_.line(games.read(json.dumps(bare))))
    assert len([path for path in replay(GAME, read).unclaimed if path.endswith(".legal")]) == 36
    assert records_.line(fill(GAME, read)) == records_.line(record)


@given(seeds, policies)
@settings(max_examples=10, deadline=None)
def test_a_record_is_made_again_from_its_provenance(seed, policy):
    whole = list(run.hands(GAME, RULESET, policy, seed, 3, "test"))
    again = [one for index in (2, 0) for one in run.hands(GAME, RULESET, policy, seed, 1, "test", index)]
    assert again == [whole[2], whole[0]]
    game = list(run.whole_games(GAME, RULESET, policy, seed, 2, "test"))
    assert list(run.whole_games(GAME, RULESET, policy, seed, 1, "test", 1)) == game[9:]
    assert (game[0].setup, game[0].actions) == (whole[0].setup, whole[0].actions)
