"""The engine against the second reading of Handmade Pinochle: the same decisions, claims and verdicts."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.rules import record as records_
from printkit.rules.replay import replay
from tests.games.handmade_pinochle.samples import (
    GAME,
    PACK,
    decide,
    game_records,
    mixed_setup,
    records,
    ruleset,
)
from tests.games.test_against_reading import Place, places
from tests.reading.handmade_pinochle import Deal
from tests.reading.record import verdict
from tests.reading.refusal import RefusedError

HIGH = "ATK"


def rig(setup: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Let two of each four cards be high and two low, so that one pair can have all the high ones."""
    stock = setup["stock"]
    high, low = ([card for card in stock if (card[0] in HIGH) == which] for which in (True, False))
    mixed = [chance.sample([high.pop(), high.pop(), low.pop(), low.pop()], 4) for _ in range(12)]
    return {**setup, "stock": [card for four in mixed for card in four]}


def way(hand: Any, kind: int, chance: random.Random) -> dict[str, Any]:
    """Give a decision: any, or one that drafts for melds, or one that leaves the high cards to one pair."""
    do = hand.legal().do
    if kind == 1 and do in ("keep", "take"):
        return dict(GAME.policies["sensible"](hand.view(hand.to_move), iter(())).action)
    if kind == 2 and do in ("keep", "take"):
        high = hand.to_move % 2 == hand.setup["hand_no"] % 2
        cards = sorted(hand.legal().choices, key=lambda card: (card[0] in HIGH) != high)
        return {"do": do, "seat": hand.to_move, "card": cards[0]}
    if kind == 2 and do == "play":
        return dict(GAME.policies["sensible"](hand.view(hand.to_move), iter(())).action)
    return decide(hand, chance)


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    legal = hand.legal()
    seat = legal.seat if chance.random() < 0.8 else chance.randrange(4)
    do = legal.do if chance.random() < 0.9 else chance.choice(("keep", "take", "call", "pass", "trump", "play"))
    if do == "call" and chance.random() < 0.8:
        least = int(legal.choices[0]) if legal.do == "call" else 1
        return {"do": "call", "seat": seat, "points": max(1, least - chance.randrange(1, 9))}
    if do in ("call", "pass"):
        return {"do": do, "seat": seat, **({"points": chance.randrange(1, 30)} if do == "call" else {})}
    if do == "trump":
        return {"do": "trump", "seat": seat, "suit": chance.choice("SHDC")}
    held = hand.held(seat) if chance.random() < 0.8 else PACK
    return {"do": do, "seat": seat, "card": chance.choice(held or PACK)}


def play_both(seed: int, index: int, tries: float = 0.5) -> Counter[str]:
    """Play one deal in both, comparing all the way; give what was met."""
    chance = random.Random(f"{seed} {index}")
    rules, kind = ruleset(index % 32), index // 32 % 3
    setup = mixed_setup(seed, index)
    if kind == 2:
        setup = rig(setup, chance)
    hand, deal = GAME.start(rules, setup), Deal.from_setup(copy.deepcopy(setup), dict(rules))
    said: Counter[str] = Counter()
    while not hand.finished:
        assert not deal.finished
        legal = hand.legal()
        assert (legal.do, legal.seat) == (deal.decision(), deal.to_move())
        said[legal.reason.code] += 1
        if legal.do == "call":
            passed, least = deal.choices()
            assert (str(least["points"]), passed["do"]) == legal.choices
        else:
            assert list(legal.choices) == deal.legal()
        action = way(hand, kind, chance)
        if chance.random() < tries:
            tried = anything(hand, chance)
            refusal = hand.refusal(tried)
            if refusal is None:
                action = tried  # the reading has to allow it too
            else:
                said[f"refused {refusal.code}"] += 1
                with pytest.raises(RefusedError):
                    deal.do(tried)
        assert hand.refusal(action) is None
        hand.do(action)
        deal.do(action)
    assert deal.finished
    claims = hand.claims()
    assert claims == deal.claims()
    for pair in range(2) if claims["declarer"] is not None else ():
        said[GAME.clause(hand, ("score", pair))] += 1
    said.update(meld["meld"] for melds in claims.get("melds", ()) for meld in melds)
    said["thrown in"] += claims["declarer"] is None
    return said


MET = {
    *("keep-one", "take-one", "take-last", "open-auction", "raise-or-pass", "name-trump", "lead"),
    *("must-follow", "must-head", "must-ruff", "must-overruff", "under-ruff", "no-suit", "no-suit-no-trump"),
    *("HP-13", "HP-18", "HP-19", "HP-20", "thrown in"),
    *("run", "royal-marriage", "marriage", "aces", "kings", "queens", "jacks", "pinochle", "dix"),
    *(f"refused {code}" for code in ("not-drawn", "not-open", "not-held", "not-your-turn", "wrong-decision")),
    *(f"refused {code}" for code in ("has-passed", "too-low", "below-minimum", "must-follow", "must-head")),
    *(f"refused {code}" for code in ("must-ruff", "must-overruff", "under-ruff")),
}
"""What 500 deals must meet."""


def test_both_play_the_same_500_deals():
    met = sum((play_both(1, index) for index in range(500)), Counter())
    assert {what for what in MET if not met[what]} == set()


@pytest.mark.long
def test_both_play_the_same_20000_deals():
    for index in range(20_000):
        play_both(2, index)


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_what_the_engine_writes(policy):
    for number in range(0, 32, 5):
        for record in records(policy, seed=3, count=2, first=number, mixed=True, number=number):
            assert verdict(records_.line(record)) == []
    for record in game_records(policy, seed=3):
        assert verdict(records_.line(record)) == []


@pytest.mark.long
@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_2000_deals_and_100_games(policy):
    for index in range(2000):
        for record in records(policy, seed=4, first=index, mixed=True, number=index % 32):
            assert verdict(records_.line(record)) == []
    for record in game_records(policy, seed=4, count=100):
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
        return value + chance.choice((-1, 1, 1, 2, -2, 4, -4, 15))
    if value is None or value in tuple("SHDC"):
        return chance.choice([one for one in (None, 0, *"SHDC") if one != value])
    if isinstance(value, str) and value in PACK:
        return chance.choice([card for card in PACK if card != value])
    if isinstance(value, str):
        return chance.choice([one for one in (value[:-1], "dix", "run", "pass", "take") if one != value])
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
    """Let two cards of the stock change places, half the time two that are drawn together."""
    stock = made["setup"]["stock"]
    i = chance.randrange(48)
    j = i // 4 * 4 + chance.randrange(4) if chance.random() < 0.5 else chance.randrange(48)
    stock[i], stock[j] = stock[j], stock[i]
    return ("setup", "stock", i)


def mutant(record: dict[str, Any], chance: random.Random) -> tuple[str, Place]:
    """Change one thing in a record, in any of its parts; give it as text, and the place."""
    made = copy.deepcopy(record)
    part = chance.choices(["claims", "actions", "setup", "ruleset", "top"], [48, 34, 10, 5, 3])[0]
    if part == "setup" and chance.random() < 0.3:
        place = swap_cards(made, chance)
        return json.dumps(made), place
    here: Place = (part,) if part != "top" else ()
    if part == "claims" and chance.random() < 0.8:
        here = (part, chance.choice(list(made["claims"])))
    below = [place for place in places(made) if place[: len(here)] == here]
    place = chance.choice(below)
    inner = made
    for step in place[:-1]:
        inner = inner[step]
    how = chance.randrange(12)
    if how == 0 and len(place) != 2:
        del inner[place[-1]]
    elif how == 1 and isinstance(inner, dict):
        inner[chance.choice(("x", "legal", "winners", "note", "must_head"))] = inner[place[-1]]
    else:
        inner[place[-1]] = another(inner[place[-1]], chance)
    return json.dumps(made), place


def judge(seed: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """Let both judge mutants; give how many were valid, and what was changed in those that were not."""
    chance = random.Random(seed)
    numbers = chance.sample(range(32), 6)
    made = [
        one for number in numbers for one in records("random", seed=seed + number, mixed=True, number=number)
    ]
    made += [one for number in numbers for one in records("sensible", seed=seed, mixed=True, number=number)]
    made += [*game_records("random", seed=seed), *game_records(seed=seed)]
    whole = [records_.as_json(record) for record in made]
    ending = [record for record in whole if record["claims"]["game_over"]]
    thrown = [record for record in whole if record["claims"]["declarer"] is None]
    verdicts: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for _ in range(count):
        text, place = mutant(
            chance.choice(chance.choices((whole, ending, thrown or whole), (8, 3, 1))[0]), chance
        )
        ours, theirs = engine_accepts(text), verdict(text) == []
        assert ours == theirs, f"at {place} the engine says {ours}, the reading {theirs}: {text}"
        verdicts["valid" if ours else "invalid"] += 1
        if not ours:
            hit[str(place[1] if place[0] == "claims" and len(place) > 1 else place[0])] += 1
            hit.update(str(step) for step in place[2:] if isinstance(step, str))
    return verdicts, hit


CLAIMS = {
    *("hands", "declarer", "contract", "melds", "meld_points", "tricks", "tricks_won", "trick_points"),
    *("score", "scores_after", "game_over", "winners"),
}
INSIDE = {
    *("leader", "seats", "cards", "winner", "meld", "count", "suit", "points"),
    *("legal", "card", "seat", "do"),
}


def test_both_judge_1000_mutants_alike():
    verdicts, hit = judge(1, 1000)
    assert verdicts["invalid"] >= 800
    assert verdicts["valid"] >= 10
    assert set(hit) >= CLAIMS | INSIDE | {"setup", "actions", "ruleset"}


@pytest.mark.long
def test_both_judge_5000_mutants_alike():
    verdicts, hit = judge(2, 5000)
    assert verdicts["invalid"] >= 4000
    assert set(hit) >= CLAIMS | INSIDE | {"setup", "actions", "ruleset"}
