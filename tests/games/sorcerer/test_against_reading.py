"""The engine against the second reading of Sorcerer: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.games.sorcerer.rules import PACK
from printkit.rules import record as records_
from printkit.rules.replay import replay
from tests.games.sorcerer.samples import GAME, RULESET, game_records, mixed_setup, records
from tests.games.test_against_reading import Place, places
from tests.reading.record import verdict
from tests.reading.refusal import RefusedError
from tests.reading.sorcerer import Deal


def reading_refuses(deal: Deal, action: dict[str, Any]) -> bool:
    """Tell whether the reading refuses an action; the deal stays as it is."""
    try:
        deal.copy().do(action)
    except RefusedError:
        return True
    return False


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    seat = hand.to_move if hand.to_move is not None and chance.random() < 0.7 else chance.randrange(6)
    if chance.random() < (0.8 if not hand.tricks and not hand.led else 0.1):
        hand_bid, dummy_bid = (chance.choice((0, 2, 9, chance.randrange(-1, 11))) for _ in range(2))
        return {"do": "bid", "seat": seat % 3, "hand": hand_bid, "dummy": dummy_bid}
    held_by = seat if chance.random() < 0.8 else chance.randrange(6)
    return {"do": "play", "seat": seat, "card": chance.choice(hand.setup["hands"][held_by])}


def play_both(seed: int, index: int) -> Counter[bool]:
    """Play one deal in both at random, comparing all the way; give how often both allowed and refused."""
    chance = random.Random(f"{seed} {index}")
    setup = mixed_setup(seed, index)
    hand, deal = GAME.start(RULESET, setup), Deal.from_setup(copy.deepcopy(setup), dict(RULESET))
    said: Counter[bool] = Counter()
    while not hand.finished:
        assert not deal.finished
        legal = hand.legal()
        assert (legal.do, legal.seat) == (deal.decision(), deal.to_move())
        if legal.do == "play":
            assert list(legal.choices) == deal.legal()
            action = {"do": "play", "seat": legal.seat, "card": chance.choice(legal.choices)}
        else:
            bids = [f"{one['hand']}-{one['dummy']}" for one in deal.choices()]
            assert sorted(bids) == list(legal.choices)
            both = chance.choice(legal.choices).split("-")
            action = {"do": "bid", "seat": legal.seat, "hand": int(both[0]), "dummy": int(both[1])}
        tried = anything(hand, chance)
        refused = hand.refusal(tried) is not None
        assert refused == reading_refuses(deal, tried), tried
        said[refused] += 1
        assert hand.refusal(action) is None
        hand.do(action)
        deal.do(action)
    assert deal.finished
    assert hand.claims() == deal.claims()
    return said


def test_both_play_the_same_500_hands():
    said = sum((play_both(1, index) for index in range(500)), Counter())
    assert said.total() == 500 * 39
    assert min(said[True], said[False]) > 4000


@pytest.mark.long
def test_both_play_the_same_20000_hands():
    for index in range(20_000):
        play_both(2, index)


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_what_the_engine_writes(policy):
    for record in (*records(policy, seed=3, count=15, mixed=True), *game_records(policy, seed=3, count=2)):
        assert verdict(records_.line(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_2000_hands_and_100_games(policy):
    for record in (*records(policy, seed=4, count=2000, mixed=True), *game_records(policy, seed=4, count=100)):
        assert verdict(records_.line(record)) == []


# --- mutants: one change each, which both must judge alike


def engine_accepts(text: str) -> bool:
    """Tell whether ``verify`` would let a record pass."""
    try:
        return replay(GAME, games.read(text)).holds
    except RecordError:
        return False


def another(value: Any, chance: random.Random) -> Any:
    """Give a value like this one, but another: near enough that it is not always nonsense."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 1, 2, -2, 3, -3))
    if isinstance(value, str) and len(value) == 2:
        return chance.choice([card for card in PACK.codes if card != value])
    if isinstance(value, str):
        return chance.choice((value[:-1], {"bid": "play"}.get(value, "bid")))
    if isinstance(value, list) and len(value) > 1:
        mixed = value[:]
        how = chance.randrange(4)
        if how == 0:
            i, j = chance.sample(range(len(value)), 2)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        elif how == 1:
            del mixed[chance.randrange(len(mixed))]
        elif how == 2:
            mixed.append(mixed[0])
        else:
            mixed.sort(key=json.dumps)
        return mixed
    return []


def swap_cards(made: dict[str, Any], chance: random.Random) -> Place:
    """Let two cards of the deal change places; half the time those that are left over with the dummies."""
    hands = made["setup"]["hands"]
    seats = (3, 4, 5) if chance.random() < 0.5 else range(6)
    (i, a), (j, b) = ((chance.choice(seats), chance.randrange(9)) for _ in range(2))
    hands[i][a], hands[j][b] = hands[j][b], hands[i][a]
    return ("setup", "hands", i, a)


def mutant(record: dict[str, Any], chance: random.Random) -> tuple[str, Place]:
    """Change one thing in a record, in any of its parts; give it as text, and the place."""
    made = copy.deepcopy(record)
    part = chance.choices(["claims", "actions", "setup", "ruleset", "top"], [45, 30, 18, 3, 4])[0]
    if part == "setup" and chance.random() < 0.4:
        place = swap_cards(made, chance)
        return json.dumps(made), place
    here = (part,) if part != "top" else ()
    below = [place for place in places(made) if place[: len(here)] == here and place != here]
    place = chance.choice(below)
    inner = made
    for step in place[:-1]:
        inner = inner[step]
    how = chance.randrange(12)
    if how == 0:
        del inner[place[-1]]
    elif how == 1 and isinstance(inner, dict):
        inner[chance.choice(("x", "legal", "winners", "note", "dummy"))] = inner[place[-1]]
    else:
        inner[place[-1]] = another(inner[place[-1]], chance)
    return json.dumps(made), place


def judge(seed: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """Let both judge mutants; give how many were valid, and what was changed in those that were not."""
    chance = random.Random(seed)
    made = (*records("random", seed=seed, count=12, mixed=True), *game_records(seed=seed))
    whole = [records_.as_json(record) for record in made]
    ending = [record for record in whole if record["claims"]["game_over"]]
    verdicts: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for _ in range(count):
        text, place = mutant(chance.choice(whole if chance.random() < 0.7 else ending), chance)
        ours, theirs = engine_accepts(text), verdict(text) == []
        assert ours == theirs, f"at {place} the engine says {ours}, the reading {theirs}: {text}"
        verdicts["valid" if ours else "invalid"] += 1
        if not ours:
            hit[str(place[1] if place[0] == "claims" and len(place) > 1 else place[0])] += 1
            hit.update(str(step) for step in place[2:] if isinstance(step, str))
    return verdicts, hit


CLAIMS = {"tricks", "tricks_won", "score", "scores_after", "game_over", "winners"}
INSIDE = {"leader", "seats", "cards", "winner", "legal", "card", "seat", "do", "hand", "dummy"}


def test_both_judge_1000_mutants_alike():
    verdicts, hit = judge(1, 1000)
    assert verdicts["invalid"] >= 800
    assert verdicts["valid"] >= 10
    assert set(hit) >= CLAIMS | INSIDE | {"setup", "actions", "ruleset"}


@pytest.mark.long
def test_both_judge_5000_mutants_alike():
    verdicts, _ = judge(2, 5000)
    assert verdicts["invalid"] >= 4000
