"""The engine against the second reading of Optrita: Lines: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.games.optrita_lines.hand import marks
from printkit.games.optrita_lines.rules import ENDS, NAMES, PACK
from printkit.rules import record as records
from printkit.rules import run
from printkit.rules.replay import replay
from tests.games.optrita_lines.samples import GAME, IDS, RULESETS, mixed_setup
from tests.games.test_against_reading import Place, places
from tests.reading.optrita_lines import Deal
from tests.reading.record import verdict
from tests.reading.refusal import RefusedError

SIDES = ("top", "bottom", "left", "right")


def reading_refuses(deal: Deal, action: dict[str, Any]) -> bool:
    """Tell whether the reading refuses an action; the deal stays as it is."""
    try:
        deal.copy().do(action)
    except RefusedError:
        return True
    return False


def ways(hand: Any) -> list[dict[str, Any]]:
    """Give every action that the engine allows, as the reading lists them."""
    legal = hand.legal()
    if legal.do == "pick":
        return [{"do": "pick", "card": card} for card in legal.choices]
    return [
        {"do": "line", "card": card, "line": line, "from": end}
        for card in legal.reason.facts["cards"]
        for line in legal.choices
        for end in ENDS[NAMES.index(line)]
    ]


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    due = "line" if hand.finished else hand.legal().do
    do = due if chance.random() < 0.8 else chance.choice(("line", "pick"))
    cards = (hand.turned() if do == "pick" and chance.random() < 0.7 else []) or hand.setup["hand"]
    card = chance.choice(cards if chance.random() < 0.8 else PACK.codes)
    if do == "pick":
        return {"do": do, "card": card}
    line = chance.choice(NAMES)
    end = chance.choice(ENDS[NAMES.index(line)] if chance.random() < 0.9 else SIDES)
    return {"do": do, "card": card, "line": line, "from": end}


def near_the_end(ruleset: Any, setup: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Bring both sides near their marks in half of the deals, so that both may come there at once."""
    if chance.random() < 0.5:
        return setup
    player, dummy = (mark - 1 - chance.randrange(6) for mark in marks(ruleset))
    return {**setup, "hand_no": chance.randint(1, 9), "scores_before": {"player": player, "dummy": dummy}}


def play_both(ruleset: dict[str, Any], seed: int, index: int) -> Counter[str]:
    """Play one deal in both at random, comparing all the way; give what was done and came of it."""
    chance = random.Random(f"{seed} {index}")
    setup = near_the_end(ruleset, mixed_setup(ruleset, seed, index), chance)
    hand, deal = GAME.start(ruleset, setup), Deal.from_setup(copy.deepcopy(setup), dict(ruleset))
    done: Counter[str] = Counter()
    while not hand.finished:
        assert not deal.finished
        legal = hand.legal()
        assert (legal.do, list(legal.choices)) == (deal.decision(), deal.legal())
        allowed = ways(hand)
        assert allowed == deal.choices()
        for action in (anything(hand, chance), anything(hand, chance)):
            refused = hand.refusal(action) is not None
            assert refused == reading_refuses(deal, action), action
            assert refused == (action not in allowed)
            done["refused" if refused else "accepted"] += 1
        action = chance.choice(allowed)
        hand.do(action)
        deal.do(action)
        done[action["do"]] += 1
    assert deal.finished
    assert hand.refusal(anything(hand, chance)) is not None
    claims = hand.claims()
    assert claims == deal.claims()
    done[f"won by {claims['result']}"] += 1
    after = claims["scores_after"]
    done["both"] += all(after[side] >= mark for side, mark in zip(after, marks(ruleset), strict=True))
    return done


def check_deals(ruleset: dict[str, Any], seed: int, count: int) -> None:
    done: Counter[str] = Counter()
    for index in range(count):
        done += play_both(ruleset, seed, index)
    assert done["line"] == 6 * count
    assert done["pick"] > count / 20
    assert done["refused"] > count
    assert done["accepted"] > count
    assert min(done[f"won by {side}"] for side in ("player", "dummy", None)) > 0
    assert done["both"] > 0


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_deals(ruleset):
    check_deals(ruleset, 1, 48)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_20000_deals(ruleset):
    check_deals(ruleset, 2, 1700)


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_what_the_engine_writes(ruleset):
    for policy in GAME.policies:
        for mixed in (False, True):
            for record in run.hands(GAME, ruleset, policy, 3, 5, "test", mixed=mixed):
                assert verdict(records.line(record)) == []
    for record in run.whole_games(GAME, ruleset, "sensible", 3, 2, "test"):
        assert verdict(records.line(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_whole_games(ruleset):
    for policy in GAME.policies:
        for record in run.whole_games(GAME, ruleset, policy, 4, 100, "test"):
            assert verdict(records.line(record)) == []


# --- mutants: one change each, which both must judge alike


def engine_accepts(text: str) -> bool:
    """Tell whether ``verify`` would let a record pass."""
    try:
        return replay(GAME, games.read(text)).holds
    except RecordError:
        return False


FEW: tuple[tuple[Any, ...], ...] = (
    ("normal", "hard"),
    ("dummy", "first-trick", "player"),
    ("down", "up"),
    ("line", "pick"),
    SIDES,
    NAMES,
    tuple("SHDC"),
)


def another(value: Any, chance: random.Random) -> Any:
    """Give a value like this one, but another: near enough that it is not always nonsense."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 1, 2, -2))
    if value is None:
        return chance.choice(("player", "dummy", *PACK.codes[:2]))
    for few in FEW:
        if value in few and chance.random() < 0.8:
            return chance.choice([one for one in few if one != value])
    if isinstance(value, str) and value in PACK.ints:
        return chance.choice([card for card in PACK.codes if card != value])
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


def picked(record: dict[str, Any], chance: random.Random) -> None:
    """Put a pick somewhere into a record's actions."""
    actions = record["actions"]
    trick = chance.choice(record["claims"]["tricks"])
    actions.insert(chance.randint(0, len(actions)), {"do": "pick", "card": chance.choice(trick["turned"])})


def swapped(record: dict[str, Any], chance: random.Random) -> None:
    """Let two cards of the deal change places."""
    setup = record["setup"]
    places = [*setup["grid"], setup["hand"], setup["stock"]]
    one, other = chance.choice(places), chance.choice(places)
    i, j = chance.randrange(len(one)), chance.randrange(len(other))
    one[i], other[j] = other[j], one[i]


def mutant(record: dict[str, Any], chance: random.Random) -> tuple[str, Place]:
    """Change one thing in a record, in any of its parts; give it as text, and the place."""
    made = copy.deepcopy(record)
    part = chance.choices(["claims", "actions", "setup", "ruleset", "top"], [46, 27, 18, 4, 5])[0]
    if part == "actions" and chance.random() < 0.1:
        picked(made, chance)
        return json.dumps(made), ("actions", "pick")
    if part == "setup" and chance.random() < 0.3:
        swapped(made, chance)
        return json.dumps(made), ("setup", "swapped")
    here: Place = (part,) if part != "top" else ()
    if part in ("claims", "setup") and chance.random() < 0.6:  # every key, not only the long ones
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
        inner[chance.choice(("x", "legal", "winners", "seat", "dealer", "players"))] = inner[place[-1]]
    else:
        inner[place[-1]] = another(inner[place[-1]], chance)
    return json.dumps(made), place


def samples(seed: int) -> list[dict[str, Any]]:
    """Give records of every kind: first deals, deals from the midst of games, whole games."""
    return [
        records.as_json(record)
        for ruleset in RULESETS
        for record in (
            *run.hands(GAME, ruleset, "random", seed, 6, "test", mixed=True),
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
            hit[str(place[0])] += 1
            hit.update(str(step) for step in place[1:] if isinstance(step, str))
    return verdicts, hit


CLAIMS = {"trump", "tricks", "score", "scores_after", "game_over", "result"}
INSIDE = {
    "turned",
    "stopped_by",
    "winner",
    "taken",
    "legal",
    "card",
    "line",
    "from",
    "do",
    "pick",
    "player",
    "dummy",
}
SETUP = {"hand_no", "grid", "diagonal", "hand", "stock", "scores_before", "swapped"}
EVERY = CLAIMS | INSIDE | SETUP | {"actions", "ruleset"}


def test_both_judge_1000_mutants_alike():
    verdicts, hit = judge(1, 1000)
    assert verdicts["invalid"] >= 800
    assert verdicts["valid"] >= 10
    assert set(hit) >= EVERY


@pytest.mark.long
def test_both_judge_5000_mutants_alike():
    verdicts, hit = judge(2, 5000)
    assert verdicts["invalid"] >= 4000
    assert set(hit) >= EVERY
