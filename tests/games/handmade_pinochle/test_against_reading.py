"""The engine against the second reading of Handmade Pinochle: the same decisions, claims and verdicts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from printkit.rules.record import Record
from tests.games.checks import there
from tests.games.driving import begin, confirm, play_both, refused_by_both
from tests.games.handmade_pinochle.samples import (
    GAME,
    PACK,
    decide,
    game_records,
    mixed_setup,
    records,
    ruleset,
)
from tests.games.mutants import Mutants
from tests.reading.handmade_pinochle import Deal

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
    held = list(hand.hands[seat]) if chance.random() < 0.8 else PACK
    return {"do": do, "seat": seat, "card": chance.choice(held or PACK)}


def play(seed: int, index: int, tries: float = 0.5) -> Counter[str]:
    """Play one deal in both, comparing all the way; give what was met."""
    chance = random.Random(f"{seed} {index}")
    rules, kind = ruleset(index % 32), index // 32 % 3
    setup = mixed_setup(seed, index)
    if kind == 2:
        setup = rig(setup, chance)
    said: Counter[str] = Counter()

    def turn(hand: Any, deal: Deal) -> dict[str, Any]:
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
            if not refused_by_both(hand, deal, tried):
                return tried
            said[f"refused {hand.refusal(tried).code}"] += 1
        return action

    hand, deal = begin(GAME, Deal, rules, setup)
    claims = play_both(hand, deal, turn)
    for pair in range(2) if claims["declarer"] is not None else ():
        said[hand.clause(("score", pair))] += 1
    said.update(meld["meld"] for melds in claims.get("melds", ()) for meld in melds)
    said["thrown in"] += claims["declarer"] is None
    return said


MET = {
    *("keep-one", "take-one", "open-auction", "raise-or-pass", "name-trump", "lead"),
    *("must-follow", "must-head", "must-ruff", "must-overruff", "under-ruff", "no-suit", "no-suit-no-trump"),
    *("HP-13", "HP-18", "HP-19", "HP-20", "thrown in"),
    *("run", "royal-marriage", "marriage", "aces", "kings", "queens", "jacks", "pinochle", "dix"),
    *(f"refused {code}" for code in ("not-drawn", "not-open", "not-held", "not-your-turn", "wrong-decision")),
    *(f"refused {code}" for code in ("has-passed", "too-low", "below-minimum", "must-follow", "must-head")),
    *(f"refused {code}" for code in ("must-ruff", "must-overruff", "under-ruff")),
}
"""What 100 deals must meet."""


def test_both_play_the_same_deals() -> None:
    met = sum((play(1, index) for index in range(100)), Counter())
    assert {what for what in MET if not met[what]} == set()


@pytest.mark.long
def test_both_play_the_same_20000_deals() -> None:
    for index in range(20_000):
        play(2, index)


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_what_the_engine_writes(policy: str) -> None:
    for number in range(0, 32, 5):
        assert confirm(records(policy, seed=3, count=2, first=number, mixed=True, number=number)) == 2
    assert confirm(game_records(policy, seed=3)) >= 4


@pytest.mark.long
@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_the_reading_confirms_2000_deals_and_100_games(policy: str) -> None:
    for index in range(2000):
        assert confirm(records(policy, seed=4, first=index, mixed=True, number=index % 32)) == 1
    assert confirm(game_records(policy, seed=4, count=100)) >= 400


def swap_cards(made: Any, chance: random.Random) -> None:
    """Let two cards of the stock change places, half the time two that are drawn together."""
    stock = made["setup"]["stock"]
    i = chance.randrange(48)
    j = i // 4 * 4 + chance.randrange(4) if chance.random() < 0.5 else chance.randrange(48)
    stock[i], stock[j] = stock[j], stock[i]


MUTANTS = Mutants(
    alike=((None, *"SHDC"), PACK, ("dix", "run", "marriage"), ("pass", "take", "keep", "play")),
    weights=(48, 34, 10, 5, 3),
    keys=("legal", "winners", "note", "must_head"),
    special={"setup": (0.3, "swapped", swap_cards)},
)
EVERY = {
    *("hands", "declarer", "contract", "melds", "meld_points", "tricks", "tricks_won", "trick_points"),
    *("score", "scores_after", "game_over", "winners"),
    *("leader", "seats", "cards", "winner", "meld", "count", "suit", "points"),
    *("legal", "card", "seat", "do", "setup", "swapped", "actions", "ruleset"),
}


def whole(seed: int) -> list[Record]:
    """Give records of every kind, the last deals of games and deals that were thrown in often among them."""
    made = [*game_records("random", seed=seed), *game_records(seed=seed)]
    for number in random.Random(seed).sample(range(32), 6):
        made += records("random", seed=seed + number, mixed=True, number=number)
        made += records("sensible", seed=seed, mixed=True, number=number)
    rare = [one for one in made if there(one.claims)["game_over"] or there(one.claims)["declarer"] is None]
    return made + 2 * rare


def test_both_judge_mutants_alike() -> None:
    MUTANTS.judge(whole(1), 8, 120, EVERY)


@pytest.mark.long
def test_both_judge_5000_mutants_alike() -> None:
    MUTANTS.judge(whole(2), 2, 5000, EVERY)
