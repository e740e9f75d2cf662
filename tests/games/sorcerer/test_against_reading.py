"""The engine against the second reading of Sorcerer: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from printkit.games.sorcerer.game import PACK
from tests.games.checks import there
from tests.games.driving import begin, confirm, play_both, refused_by_both
from tests.games.mutants import Mutants
from tests.games.sorcerer.samples import GAME, RULESET, game_records, mixed_setup, records
from tests.reading.sorcerer import Deal


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    seat = hand.to_move if hand.to_move is not None and chance.random() < 0.7 else chance.randrange(6)
    if chance.random() < (0.8 if not hand.over and not hand.trick else 0.1):
        hand_bid, dummy_bid = (chance.choice((0, 2, 9, chance.randrange(-1, 11))) for _ in range(2))
        return {"do": "bid", "seat": seat % 3, "hand": hand_bid, "dummy": dummy_bid}
    held_by = seat if chance.random() < 0.8 else chance.randrange(6)
    return {"do": "play", "seat": seat, "card": chance.choice(hand.setup["hands"][held_by])}


def play(seed: int, index: int) -> Counter[bool]:
    """Play one deal in both at random, comparing all the way; give how often both allowed and refused."""
    chance = random.Random(f"{seed} {index}")
    said: Counter[bool] = Counter()

    def turn(hand: Any, deal: Deal) -> dict[str, Any]:
        legal = hand.legal()
        assert (legal.do, legal.seat) == (deal.decision(), deal.to_move())
        said[refused_by_both(hand, deal, anything(hand, chance))] += 1
        if legal.do == "play":
            assert list(legal.choices) == deal.legal()
            return {"do": "play", "seat": legal.seat, "card": chance.choice(legal.choices)}
        bids = [f"{one['hand']}-{one['dummy']}" for one in deal.choices()]
        assert sorted(bids) == list(legal.choices)
        both = chance.choice(legal.choices).split("-")
        return {"do": "bid", "seat": legal.seat, "hand": int(both[0]), "dummy": int(both[1])}

    play_both(*begin(GAME, Deal, RULESET, mixed_setup(seed, index)), turn)
    return said


def test_both_play_the_same_hands() -> None:
    said = sum((play(1, index) for index in range(40)), Counter())
    assert said.total() == 40 * 39
    assert min(said[True], said[False]) > 320


@pytest.mark.long
def test_both_play_the_same_20000_hands() -> None:
    for index in range(20_000):
        play(2, index)


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_what_the_engine_writes(policy: str) -> None:
    assert confirm(records(policy, seed=3, count=6, mixed=True)) == 6
    assert confirm(game_records(policy, seed=3, count=2)) == 2 * 9


@pytest.mark.long
@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_2000_hands_and_100_games(policy: str) -> None:
    assert confirm(records(policy, seed=4, count=2000, mixed=True)) == 2000
    assert confirm(game_records(policy, seed=4, count=100)) == 100 * 9


def swap_cards(made: Any, chance: random.Random) -> None:
    """Let two cards of the deal change places; half the time those that are left over with the dummies."""
    hands = made["setup"]["hands"]
    seats = (3, 4, 5) if chance.random() < 0.5 else range(6)
    (i, a), (j, b) = ((chance.choice(seats), chance.randrange(9)) for _ in range(2))
    hands[i][a], hands[j][b] = hands[j][b], hands[i][a]


MUTANTS = Mutants(
    alike=(PACK.codes, ("bid", "play")),
    weights=(45, 30, 18, 3, 4),
    keys=("legal", "winners", "note", "dummy"),
    special={"setup": (0.4, "swapped", swap_cards)},
)
EVERY = {
    *("tricks", "tricks_won", "score", "scores_after", "game_over", "winners"),
    *("leader", "seats", "cards", "winner", "legal", "card", "seat", "do", "hand", "dummy"),
    *("setup", "swapped", "actions", "ruleset"),
}


def whole(seed: int) -> Any:
    """Give records of every kind, the last deals of games often among them."""
    made = [*records("random", seed=seed, count=12, mixed=True), *game_records(seed=seed)]
    return made + 2 * [record for record in made if there(record.claims)["game_over"]]


def test_both_judge_mutants_alike() -> None:
    MUTANTS.judge(whole(1), 9, 250, EVERY)


@pytest.mark.long
def test_both_judge_5000_mutants_alike() -> None:
    MUTANTS.judge(whole(2), 2, 5000, EVERY)
