"""Shifty Partners against the second reading of the rules: the same deals, decisions, claims and verdicts.

``tests/reading`` was written from the clauses alone, object by object, and imports nothing of printkit.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from printkit.rules import rng, run
from printkit.rules.cards import STANDARD
from tests.games.driving import begin, confirm, play_both
from tests.games.mutants import Mutants
from tests.games.shifty_partners.samples import GAME, LEADS, RULESETS
from tests.reading.shifty_partners import Deal


def play(ruleset: dict[str, Any], seed: int, index: int) -> int:
    """Play one deal in both at random, comparing all the way; give the number of decisions."""
    standing = GAME.hand.first(ruleset)
    chance = random.Random(f"{seed} {index}")
    standing["hand_no"] = chance.randint(1, ruleset["players"])
    standing["dealer"] = chance.randrange(ruleset["players"])
    standing["scores_before"] = [chance.randrange(30) for _ in range(ruleset["players"])]
    setup = GAME.hand.deal(ruleset, standing, rng.words(seed, index, rng.DEAL, GAME.deal_words))
    decisions = 0

    def turn(hand: Any, deal: Deal) -> dict[str, Any]:
        nonlocal decisions
        legal = hand.legal()
        assert (legal.seat, list(legal.choices)) == (deal.to_move(), deal.legal())
        decisions += 1
        return {"do": "play", "seat": legal.seat, "card": chance.choice(legal.choices)}

    play_both(*begin(GAME, Deal, ruleset, setup), turn)
    return decisions


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_both_play_the_same_hands(ruleset: Any) -> None:
    assert sum(play(ruleset, 1, index) for index in range(24)) == 24 * 4 * ruleset["players"]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_both_play_the_same_20000_hands(ruleset: Any) -> None:
    for index in range(2500):
        play(ruleset, 2, index)


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_the_reading_confirms_what_the_engine_writes(ruleset: Any) -> None:
    for policy in GAME.policies:
        assert confirm(run.hands(GAME, ruleset, policy, 3, 5, "test")) == 5
    assert confirm(run.whole_games(GAME, ruleset, "sensible", 3, 1, "test")) == ruleset["players"]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_the_reading_confirms_1000_hands(ruleset: Any) -> None:
    assert confirm(run.hands(GAME, ruleset, "sensible", 4, 1000, "test")) == 1000


MUTANTS = Mutants(
    alike=((None, *"SHDC"), STANDARD.codes, LEADS),
    weights=(50, 25, 18, 3, 4),
    keys=("legal", "winners", "note"),
)
EVERY = {
    *("teams", "tricks", "tricks_won", "points", "score", "scores_after", "game_over", "winners"),
    *("leader", "seats", "cards", "winner", "trump", "legal", "card", "seat"),
    *("setup", "actions", "ruleset", "next_lead"),
}


def whole(seed: int) -> Iterator[Any]:
    for ruleset in RULESETS:
        yield from run.hands(GAME, ruleset, "random", seed, 3, "test")
        yield from run.whole_games(GAME, ruleset, "sensible", seed, 1, "test")


def test_both_judge_mutants_alike() -> None:
    MUTANTS.judge(whole(1), 1, 120, EVERY)


@pytest.mark.long
def test_both_judge_20000_mutants_alike() -> None:
    MUTANTS.judge(whole(2), 2, 20_000, EVERY)
