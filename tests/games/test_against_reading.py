"""The engine against the second reading of the rules: the same deals, decisions, claims and verdicts.

``tests/reading`` was written from the clauses alone, object by object, and imports nothing of printkit.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.games.shifty_partners import cards_used
from printkit.rules import record as records
from printkit.rules import rng, run
from printkit.rules.replay import replay
from tests.games.samples import GAME, LEADS, PLAYERS
from tests.reading.record import verdict
from tests.reading.shifty_partners import Deal

RULESETS = [{"players": players, "next_lead": lead} for players, lead in product(PLAYERS, LEADS)]


def play_both(ruleset: dict[str, Any], seed: int, index: int) -> int:
    """Play one deal in both at random, comparing all the way; give the number of decisions."""
    standing = GAME.first(ruleset)
    chance = random.Random(f"{seed} {index}")
    standing["hand_no"] = chance.randint(1, ruleset["players"])
    standing["dealer"] = chance.randrange(ruleset["players"])
    standing["scores_before"] = [chance.randrange(30) for _ in range(ruleset["players"])]
    words = rng.words(seed, index, rng.DEAL, GAME.deal_words)
    setup = GAME.deal(ruleset, standing, words)
    hand, deal = GAME.start(ruleset, setup), Deal.from_setup(copy.deepcopy(setup), ruleset)
    decisions = 0
    while not hand.finished:
        assert not _of(deal.finished)
        legal = hand.legal()
        assert (legal.seat, list(legal.choices)) == (_of(deal.to_move), sorted(_of(deal.legal)))
        card = chance.choice(legal.choices)
        hand.play(card)
        deal.play(card)
        decisions += 1
    assert _of(deal.finished)
    assert hand.claims() == _of(deal.claims)
    return decisions


def _of(value: Any) -> Any:
    return value() if callable(value) else value


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_both_play_the_same_hands(ruleset):
    assert sum(play_both(ruleset, 1, index) for index in range(64)) == 64 * 4 * ruleset["players"]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_both_play_the_same_20000_hands(ruleset):
    for index in range(2500):
        play_both(ruleset, 2, index)


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_the_reading_confirms_what_the_engine_writes(ruleset):
    for policy in GAME.policies:
        for record in run.hands(GAME, ruleset, policy, 3, 15, "test"):
            assert verdict(records.line(record)) == []
    for record in run.whole_games(GAME, ruleset, "sensible", 3, 2, "test"):
        assert verdict(records.line(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_the_reading_confirms_1000_hands(ruleset):
    for record in run.hands(GAME, ruleset, "sensible", 4, 1000, "test"):
        assert verdict(records.line(record)) == []


# --- mutants: one change each, which both must judge alike


def engine_accepts(text: str) -> bool:
    """Tell whether ``verify`` would let a record pass."""
    try:
        return replay(GAME, games.read(text)).holds
    except RecordError:
        return False


Place = tuple[str | int, ...]


def places(value: Any, here: Place = ()) -> list[Place]:
    """Give every place in a record that holds something."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*here, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += places(inner, (*here, at))
    return found


def another(value: Any, record: dict[str, Any], chance: random.Random) -> Any:
    """Give a value like this one, but another: near enough that it is not always nonsense."""
    players = record["ruleset"]["players"]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 1, 2, -2))
    if value is None or value in tuple("SHDC"):
        return chance.choice([one for one in (None, *"SHDC") if one != value])
    if isinstance(value, str) and len(value) == 2:
        return chance.choice([card for card in cards_used(players) if card != value])
    if isinstance(value, str):
        return value[:-1]
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


def mutant(record: dict[str, Any], chance: random.Random) -> tuple[str, Place]:
    """Change one thing in a record, in any of its parts; give it as text, and the place."""
    made = copy.deepcopy(record)
    part = chance.choices(["claims", "actions", "setup", "ruleset", "top"], [50, 25, 18, 3, 4])[0]
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
        inner[chance.choice(("x", "legal", "winners", "note"))] = inner[place[-1]]
    elif how == 2 and place[-1] == "next_lead":
        inner["next_lead"] = "left"
    else:
        inner[place[-1]] = another(inner[place[-1]], made, chance)
    return json.dumps(made), place


def judge(seed: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """Let both judge mutants; give how many were valid, and what was changed in those that were not."""
    chance = random.Random(seed)
    whole = [
        records.as_json(record)
        for ruleset in RULESETS
        for record in (
            *run.hands(GAME, ruleset, "random", seed, 3, "test"),
            *run.whole_games(GAME, ruleset, "sensible", seed, 1, "test"),
        )
    ]
    verdicts: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for _ in range(count):
        text, place = mutant(chance.choice(whole), chance)
        ours, theirs = engine_accepts(text), verdict(text) == []
        assert ours == theirs, f"at {place} the engine says {ours}, the reading {theirs}: {text}"
        verdicts["valid" if ours else "invalid"] += 1
        if not ours:
            hit[str(place[1] if place[0] == "claims" and len(place) > 1 else place[0])] += 1
            hit.update(str(step) for step in place[2:] if isinstance(step, str))
    return verdicts, hit


CLAIMS = {"teams", "tricks", "tricks_won", "points", "score", "scores_after", "game_over", "winners"}
INSIDE = {"leader", "seats", "cards", "winner", "trump", "legal", "card", "seat"}


def test_both_judge_1000_mutants_alike():
    verdicts, hit = judge(1, 1000)
    assert verdicts["invalid"] >= 800
    assert verdicts["valid"] >= 10
    assert set(hit) >= CLAIMS | INSIDE | {"setup", "actions", "ruleset"}


@pytest.mark.long
def test_both_judge_20000_mutants_alike():
    verdicts, _ = judge(2, 20_000)
    assert verdicts["invalid"] >= 16_000
