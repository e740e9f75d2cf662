"""The engine against the second reading of Optrita: Lines: the same deals, decisions, claims and verdicts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from printkit.games.optrita_lines.game import LINES, NAMES, PACK, marks
from printkit.rules import run
from tests.games.driving import begin, confirm, play_both, refused_by_both
from tests.games.mutants import Mutants
from tests.games.optrita_lines.samples import GAME, IDS, RULESETS, lay, mixed_setup, pick, ways
from tests.reading.optrita_lines import Deal

SIDES = ("top", "bottom", "left", "right")


def anything(hand: Any, chance: random.Random) -> dict[str, Any]:
    """Give an action that may be nonsense now, but could stand in a record."""
    due = "line" if hand.finished else hand.legal().do
    do = due if chance.random() < 0.8 else chance.choice(("line", "pick"))
    cards = (hand.turned if do == "pick" and chance.random() < 0.7 else []) or hand.setup["hand"]
    card = chance.choice(cards if chance.random() < 0.8 else PACK.codes)
    if do == "pick":
        return pick(card)
    line = chance.choice(NAMES)
    return lay(card, line, chance.choice(tuple(LINES[line]) if chance.random() < 0.9 else SIDES))


def near_the_end(ruleset: Any, setup: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Bring both sides near their marks in half of the deals, so that both may come there at once."""
    if chance.random() < 0.5:
        return setup
    player, dummy = (mark - 1 - chance.randrange(6) for mark in marks(ruleset).values())
    return {**setup, "hand_no": chance.randint(1, 9), "scores_before": {"player": player, "dummy": dummy}}


def play(ruleset: dict[str, Any], seed: int, index: int) -> Counter[str]:
    """Play one deal in both at random, comparing all the way; give what was done and came of it."""
    chance = random.Random(f"{seed} {index}")
    setup = near_the_end(ruleset, mixed_setup(ruleset, seed, index), chance)
    done: Counter[str] = Counter()

    def turn(hand: Any, deal: Deal) -> dict[str, Any]:
        legal = hand.legal()
        assert (legal.do, list(legal.choices)) == (deal.decision(), deal.legal())
        allowed = ways(hand)
        assert allowed == deal.choices()
        for tried in (anything(hand, chance), anything(hand, chance)):
            refused = refused_by_both(hand, deal, tried)
            assert refused == (tried not in allowed)
            done["refused" if refused else "accepted"] += 1
        action = chance.choice(allowed)
        done[action["do"]] += 1
        return action

    hand, deal = begin(GAME, Deal, ruleset, setup)
    claims = play_both(hand, deal, turn)
    assert hand.refusal(anything(hand, chance)) is not None
    done[f"won by {claims['result']}"] += 1
    after = claims["scores_after"]
    done["both"] += all(after[side] >= mark for side, mark in marks(ruleset).items())
    return done


def check_deals(ruleset: dict[str, Any], seed: int, count: int) -> None:
    done: Counter[str] = Counter()
    for index in range(count):
        done += play(ruleset, seed, index)
    assert done["line"] == 6 * count
    assert done["pick"] > count / 20
    assert done["refused"] > count
    assert done["accepted"] > count
    assert min(done[f"won by {side}"] for side in ("player", "dummy", None)) > 0
    assert done["both"] > 0


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_deals(ruleset: Any) -> None:
    check_deals(ruleset, 1, 12)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_both_play_the_same_20000_deals(ruleset: Any) -> None:
    check_deals(ruleset, 2, 1700)


LESS = {"search": 5}
"""A deal takes this policy a hundred times as long; so fewer are played."""


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_what_the_engine_writes(ruleset: Any) -> None:
    for policy in GAME.policies:
        if policy in LESS and ruleset not in RULESETS[::5]:
            continue
        for mixed in (False, True) if policy not in LESS else (True,):
            assert confirm(run.hands(GAME, ruleset, policy, 3, 1, "test", mixed=mixed)) == 1
    assert confirm(run.whole_games(GAME, ruleset, "sensible", 3, 1, "test")) > 1


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_reading_confirms_whole_games(ruleset: Any) -> None:
    for policy in GAME.policies:
        count = 100 // LESS.get(policy, 1)
        assert confirm(run.whole_games(GAME, ruleset, policy, 4, count, "test")) > count


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


MUTANTS = Mutants(
    alike=(
        ("normal", "hard"),
        (None, "player", "dummy"),
        (None, *PACK.codes),
        ("dummy", "first-trick", "player"),
        ("down", "up"),
        ("line", "pick"),
        SIDES,
        NAMES,
        tuple("SHDC"),
    ),
    weights=(46, 27, 18, 4, 5),
    keys=("legal", "winners", "seat", "dealer", "players"),
    special={"actions": (0.1, "pick", picked), "setup": (0.3, "swapped", swapped)},
)
EVERY = {
    *("trump", "tricks", "score", "scores_after", "game_over", "result"),
    *("turned", "stopped_by", "winner", "taken", "legal", "card", "line", "from", "do", "pick"),
    *("player", "dummy", "hand_no", "grid", "diagonal", "hand", "stock", "scores_before", "swapped"),
    *("setup", "actions", "ruleset"),
}


def whole(seed: int) -> Iterator[Any]:
    for ruleset in RULESETS:
        yield from run.hands(GAME, ruleset, "random", seed, 6, "test", mixed=True)
        yield from run.hands(GAME, ruleset, "sensible", seed, 2, "test")
        yield from run.whole_games(GAME, ruleset, "sensible", seed, 1, "test")


def test_both_judge_mutants_alike() -> None:
    MUTANTS.judge(whole(1), 5, 350, EVERY)


@pytest.mark.long
def test_both_judge_5000_mutants_alike() -> None:
    MUTANTS.judge(whole(2), 2, 5000, EVERY)
