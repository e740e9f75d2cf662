"""The engine against the second reading of Twin Shoot: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from printkit.games.twin_shoot.game.rules import PACK
from printkit.rules import run
from printkit.rules.game import Ruleset
from printkit.rules.record import Record
from tests.games.driving import begin, confirm, play_both, reading_refuses
from tests.games.mutants import Mutants
from tests.games.twin_shoot.samples import GAME, RULESETS, mixed_setup
from tests.reading.twin_shoot import Deal

IDS = [f"{ruleset['players']}-{ruleset['dealer']}" for ruleset in RULESETS]


def engine_refuses(hand: Any, action: dict[str, Any]) -> bool:
    """Tell whether the engine does; a play where a team might still open says that it does not."""
    if action["do"] == "play" and not hand.finished and hand.legal().do == "open":
        hand = hand.copy()
        hand.do({"do": "stay-closed", "seat": hand.to_move})
    return hand.refusal(action) is not None


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    players = hand.players
    seat = chance.randrange(players)
    if hand.to_move is not None and chance.random() < 0.7:
        seat = hand.to_move
    do = chance.choices(["bid", "open", "play"], [1, 1, 3])[0]
    cards = hand.setup["hands"][seat if chance.random() < 0.8 else chance.randrange(players)]
    if do == "bid":
        return {"do": do, "seat": seat, "cards": [chance.choice(cards), chance.choice(cards)]}
    if do == "open":
        return {"do": do, "seat": seat}
    return {"do": do, "seat": seat, "card": chance.choice(cards)}


def decide(hand: Any, deal: Deal, chance: random.Random) -> dict[str, Any] | None:
    """Compare what may be decided now, and choose; None for a decision that records leave out."""
    legal = hand.legal()
    if legal.do == "open":
        assert deal.decision() == "open"
        assert deal.may_open() == hand.may_open == legal.seat // 2
        if chance.random() < 0.5:
            return None
        return {"do": "open", "seat": legal.seat + chance.randrange(2)}
    assert deal.decision() in (legal.do, "open")
    assert deal.to_move() == legal.seat
    if legal.do == "bid":
        pairs = [list(pair) for pair in itertools.combinations(legal.choices, 2)]
        assert [action["cards"] for action in deal.choices()] == pairs
        return {"do": "bid", "seat": legal.seat, "cards": chance.sample(legal.choices, 2)}
    assert list(legal.choices) == deal.legal()
    return {"do": "play", "seat": legal.seat, "card": chance.choice(legal.choices)}


def play(ruleset: Ruleset, seed: int, index: int) -> Counter[str]:
    """Play one deal in both at random, comparing all the way; give the decisions and refusals."""
    chance = random.Random(f"{seed} {index}")
    done: Counter[str] = Counter()

    def turn(hand: Any, deal: Deal) -> None:
        if chance.random() < 0.5:
            tried = anything(hand, chance)
            refused = engine_refuses(hand, tried)
            assert refused == reading_refuses(deal, tried), tried
            done["refused" if refused else "accepted"] += 1
        action = decide(hand, deal, chance)
        if action is None:
            hand.do({"do": "stay-closed", "seat": hand.to_move})
            done["stay-closed"] += 1
            action = decide(hand, deal, chance)
        assert action is not None
        hand.do(action)
        deal.do(action)
        done[action["do"]] += 1

    hand, deal = begin(GAME, Deal, ruleset, mixed_setup(ruleset, seed, index))
    play_both(hand, deal, turn)
    assert engine_refuses(hand, anything(hand, chance))
    return done


def check_hands(ruleset: Ruleset, seed: int, count: int) -> None:
    done: Counter[str] = Counter()
    for index in range(count):
        done += play(ruleset, seed, index)
    players = ruleset["players"]
    assert done["bid"] == count * players
    assert done["play"] == count * players * 10
    assert done["open"] > count / 4
    assert done["stay-closed"] > count / 4
    assert done["refused"] > 10 * count
    assert done["accepted"] > count


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_hands(ruleset: Ruleset) -> None:
    check_hands(ruleset, 1, 12)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_20000_hands(ruleset: Ruleset) -> None:
    check_hands(ruleset, 2, 5000)


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_what_the_engine_writes(ruleset: Ruleset) -> None:
    for policy in GAME.policies:
        for mixed in (False, True):
            assert confirm(run.hands(GAME, ruleset, policy, 3, 2, "test", mixed=mixed)) == 2
    assert confirm(run.whole_games(GAME, ruleset, "sensible", 3, 1, "test")) > 1


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_1000_hands(ruleset: Ruleset) -> None:
    assert confirm(run.hands(GAME, ruleset, "sensible", 4, 1000, "test", mixed=True)) == 1000


def inserted(record: dict[str, Any], chance: random.Random) -> None:
    """Put an opening somewhere into a record's actions, or take it out."""
    actions = record["actions"]
    opening = [at for at, action in enumerate(actions) if action["do"] == "open"]
    if opening:
        del actions[opening[0]]
        return
    players = record["ruleset"]["players"]
    at = players + chance.choice((0, 0, 0, 0, -1, 1, 10))
    actions.insert(at, {"do": "open", "seat": chance.randrange(players)})


MUTANTS = Mutants(
    alike=(
        ("none", "suit", "rank"),
        ("bid", "open", "play", "stay-closed"),
        ("right-of-team", "any"),
        (None, 0, 1, 2),
        PACK.codes,
    ),
    weights=(46, 25, 18, 5, 6),
    keys=("legal", "winners", "dealer"),
    special={"actions": (0.15, "open", inserted)},
)
EVERY = {
    *("bids", "may_open", "tricks", "tricks_won", "score", "scores_after", "game_over", "winners"),
    *("leader", "seats", "cards", "winner", "follow", "legal", "card", "seat", "do", "open"),
    *("hand_no", "dealer", "opening_leader", "hands", "scores_before"),
    *("setup", "actions", "ruleset"),
}


def whole(seed: int) -> Iterator[Record]:
    """Give records of every kind: first hands, hands from the midst of games, whole games."""
    for ruleset in RULESETS:
        yield from run.hands(GAME, ruleset, "random", seed, 8, "test", mixed=True)
        yield from run.hands(GAME, ruleset, "sensible", seed, 2, "test")
        yield from run.whole_games(GAME, ruleset, "sensible", seed, 1, "test")


def test_both_judge_mutants_alike() -> None:
    MUTANTS.judge(whole(1), 8, 120, EVERY)


@pytest.mark.long
def test_both_judge_5000_mutants_alike() -> None:
    MUTANTS.judge(whole(2), 2, 5000, EVERY)
