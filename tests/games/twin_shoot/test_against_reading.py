"""The engine against the second reading of Twin Shoot: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.rules import record as records
from printkit.rules import run
from printkit.rules.replay import replay
from tests.games.test_against_reading import Place, places
from tests.games.twin_shoot.samples import GAME, RULESETS, mixed_setup
from tests.reading.record import verdict
from tests.reading.refusal import RefusedError
from tests.reading.twin_shoot import Deal

IDS = [f"{ruleset['players']}-{ruleset['dealer']}" for ruleset in RULESETS]


def reading_refuses(deal: Deal, action: dict[str, Any]) -> bool:
    """Tell whether the reading refuses an action; the deal stays as it is."""
    try:
        deal.copy().do(action)
    except RefusedError:
        return True
    return False


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


def play_both(ruleset: dict[str, Any], seed: int, index: int) -> Counter[str]:
    """Play one deal in both at random, comparing all the way; give the decisions and refusals."""
    chance = random.Random(f"{seed} {index}")
    setup = mixed_setup(ruleset, seed, index)
    hand, deal = GAME.start(ruleset, setup), Deal.from_setup(copy.deepcopy(setup), dict(ruleset))
    done: Counter[str] = Counter()
    while not hand.finished:
        assert not deal.finished
        if chance.random() < 0.5:
            action = anything(hand, chance)
            refused = engine_refuses(hand, action)
            assert refused == reading_refuses(deal, action), action
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
    assert deal.finished
    assert engine_refuses(hand, anything(hand, chance))
    assert hand.claims() == deal.claims()
    return done


def check_hands(ruleset: dict[str, Any], seed: int, count: int) -> None:
    done: Counter[str] = Counter()
    for index in range(count):
        done += play_both(ruleset, seed, index)
    players = ruleset["players"]
    assert done["bid"] == count * players
    assert done["play"] == count * players * 10
    assert done["open"] > count / 4
    assert done["stay-closed"] > count / 4
    assert done["refused"] > 10 * count
    assert done["accepted"] > count


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_hands(ruleset):
    check_hands(ruleset, 1, 125)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_20000_hands(ruleset):
    check_hands(ruleset, 2, 5000)


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_what_the_engine_writes(ruleset):
    for policy in GAME.policies:
        for mixed in (False, True):
            for record in run.hands(GAME, ruleset, policy, 3, 5, "test", mixed=mixed):
                assert verdict(records.line(record)) == []
    for record in run.whole_games(GAME, ruleset, "sensible", 3, 1, "test"):
        assert verdict(records.line(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_1000_hands(ruleset):
    for record in run.hands(GAME, ruleset, "sensible", 4, 1000, "test", mixed=True):
        assert verdict(records.line(record)) == []


# --- mutants: one change each, which both must judge alike


def engine_accepts(text: str) -> bool:
    """Tell whether ``verify`` would let a record pass."""
    try:
        return replay(GAME, games.read(text)).holds
    except RecordError:
        return False


def another(value: Any, record: dict[str, Any], chance: random.Random) -> Any:
    """Give a value like this one, but another: near enough that it is not always nonsense."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 1, 2, -2))
    if value is None:
        return chance.randrange(record["ruleset"]["players"] // 2)
    for few in (("none", "suit", "rank"), ("bid", "open", "play", "stay-closed"), ("right-of-team", "any")):
        if value in few:
            return chance.choice([one for one in few if one != value])
    if isinstance(value, str) and len(value) == 2:
        cards = [card for hand in record["setup"]["hands"] for card in hand]
        return chance.choice([card for card in cards if card != value])
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


def mutant(record: str, chance: random.Random) -> tuple[str, Place]:
    """Change one thing in a record, in any of its parts; give it as text, and the place."""
    made = json.loads(record)
    part = chance.choices(["claims", "actions", "setup", "ruleset", "top"], [46, 25, 18, 5, 6])[0]
    if part == "actions" and chance.random() < 0.15:
        inserted(made, chance)
        return json.dumps(made), ("actions", "open")
    here: Place = (part,) if part != "top" else ()
    if part in ("claims", "setup") and chance.random() < 0.5:  # every key, not only the long ones
        here = (part, chance.choice(list(made[part])))
    below = [place for place in places(made) if place[: len(here)] == here and place not in ((), (part,))]
    place = chance.choice(below)
    inner = made
    for step in place[:-1]:
        inner = inner[step]
    how = chance.randrange(12)
    if how == 0:
        del inner[place[-1]]
    elif how == 1 and isinstance(inner, dict):
        inner[chance.choice(("x", "legal", "winners", "dealer"))] = inner[place[-1]]
    else:
        inner[place[-1]] = another(inner[place[-1]], made, chance)
    return json.dumps(made), place


def samples(seed: int) -> list[str]:
    """Give records of every kind: first hands, hands from the midst of games, whole games."""
    return [
        records.line(record)
        for ruleset in RULESETS
        for record in (
            *run.hands(GAME, ruleset, "random", seed, 8, "test", mixed=True),
            *run.hands(GAME, ruleset, "sensible", seed, 2, "test"),
            *run.whole_games(GAME, ruleset, "sensible", seed, 1, "test"),
        )
    ]


def judge(seed: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """Let both judge mutants; give how many were valid, and what was changed in those that were not."""
    chance = random.Random(seed)
    whole = samples(seed)
    verdicts: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for _ in range(count):
        text, place = mutant(chance.choice(whole), chance)
        ours, theirs = engine_accepts(text), verdict(text) == []
        assert ours == theirs, f"at {place} the engine says {ours}, the reading {verdict(text)}: {text}"
        verdicts["valid" if ours else "invalid"] += 1
        if not ours:
            hit[str(place[1] if place[0] == "claims" and len(place) > 1 else place[0])] += 1
            hit.update(str(step) for step in place[1:] if isinstance(step, str))
    return verdicts, hit


CLAIMS = {"bids", "may_open", "tricks", "tricks_won", "score", "scores_after", "game_over", "winners"}
INSIDE = {"leader", "seats", "cards", "winner", "follow", "legal", "card", "seat", "do", "open"}
SETUP = {"hand_no", "dealer", "opening_leader", "hands", "scores_before"}


def test_both_judge_1000_mutants_alike():
    verdicts, hit = judge(1, 1000)
    assert verdicts["invalid"] >= 800
    assert verdicts["valid"] >= 10
    assert set(hit) >= CLAIMS | INSIDE | SETUP | {"actions", "ruleset"}


@pytest.mark.long
def test_both_judge_5000_mutants_alike():
    verdicts, hit = judge(2, 5000)
    assert verdicts["invalid"] >= 4000
    assert set(hit) >= CLAIMS | INSIDE | SETUP | {"actions", "ruleset"}
