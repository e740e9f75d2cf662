"""Perft: how many ways a hand can go on, counted by the engine and by the second reading, and pinned.

A game's perft.json holds deals of ``printkit play`` with its policy, ``--mixed`` or not (options, seed, index),
how many actions of the record are done before the counting starts, the depth in actions, and the count. A bid
is two cards in either order; of calls the lowest is counted, and a pass; where a team that may open does not,
that is no action (as in records).
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.games.optrita_lines.game import LinesHand
from printkit.games.sorcerer.game import SorcererHand
from printkit.games.twin_shoot.game import TwinHand
from printkit.rules import run
from printkit.rules.game import Action
from tests.games.driving import begin
from tests.games.optrita_lines.samples import ways as lines
from tests.games.twin_shoot.samples import stay_closed
from tests.reading.decisions import perft
from tests.reading.record import GAMES

Pinned = dict[str, Any]
QUICK, LONG = 200, 4_000
"""Counts below the first the reading makes every time; beyond the second the engine, in the long run.

What of tests/wrong changes a count at all changes one below the second.
"""


def read() -> Iterator[Pinned]:
    """Give the positions of every game, each with the game, the policy and what else deals them."""
    for path in sorted(Path(__file__).parent.glob("*/perft.json")):
        found = json.loads(path.read_text(encoding="utf-8"))
        how = {"game": path.parent.name.replace("_", "-"), "policy": found["policy"], "mixed": found["mixed"]}
        yield from ({"ruleset": {}, **how, **one} for one in found["positions"])


def name(one: Pinned) -> str:
    values = (str(value) for value in one["ruleset"].values())
    return "-".join([one["game"], *values, str(one["index"]), str(one["done"])])


PINNED = list(read())
each = pytest.mark.parametrize(
    "one", [pytest.param(one, marks=[pytest.mark.long] * (one["count"] > LONG)) for one in PINNED], ids=name
)


def do(hand: Any, action: Action) -> None:
    """Take a decision; before a lead, a team that may open stays closed."""
    if isinstance(hand, TwinHand) and action["do"] == "play":
        stay_closed(hand)
    hand.do(action)


def ways(hand: Any) -> list[Action]:
    """Give every action that the engine allows, as a record has it."""
    legal = hand.legal()
    action = {"do": legal.do, "seat": legal.seat}
    if isinstance(hand, LinesHand):
        return [*lines(hand)]
    if isinstance(hand, TwinHand) and legal.do == "bid":
        return [{**action, "cards": list(pair)} for pair in itertools.combinations(legal.choices, 2)]
    if isinstance(hand, SorcererHand) and legal.do == "bid":
        numbers = (map(int, choice.split("-")) for choice in legal.choices)
        return [{**action, "hand": own, "dummy": dummy} for own, dummy in numbers]
    if legal.do == "open":
        closed = hand.copy()
        stay_closed(closed)
        return [action, *ways(closed)]
    if legal.do == "call":
        lowest, passed = legal.choices
        return [{**action, "points": int(lowest)}, {**action, "do": passed}]
    return [{**action, legal.about: choice} for choice in legal.choices]


def counted(hand: Any, depth: int) -> int:
    """Count the ways to take ``depth`` more decisions, fewer where the hand is over, in the engine."""
    if depth == 0 or hand.finished:
        return 1
    count = 0
    for action in ways(hand):
        other = hand.copy()
        do(other, action)
        count += counted(other, depth - 1)
    return count


def position(one: Pinned) -> tuple[Any, Any]:
    """Give the engine's hand and the reading's, after the actions that are done."""
    game = games.get(one["game"])
    ruleset = game.ruleset(one["ruleset"])
    (record,) = run.hands(game, ruleset, one["policy"], one["seed"], 1, "test", one["index"], one["mixed"])
    hand, deal = begin(game, GAMES[game.id][0], ruleset, dict(record.setup))
    for action in record.actions[: one["done"]]:
        do(hand, action)
        deal.do(dict(action))
    return hand, deal


@each
def test_the_engine_counts_what_is_pinned(one: Pinned) -> None:
    hand, _ = position(one)
    assert counted(hand, one["depth"]) == one["count"]


@pytest.mark.parametrize("one", [one for one in PINNED if one["count"] < QUICK], ids=name)
def test_the_reading_counts_the_same(one: Pinned) -> None:
    _, deal = position(one)
    assert perft(deal, one["depth"]) == one["count"]


@pytest.mark.long
@pytest.mark.parametrize("one", PINNED, ids=name)
def test_the_reading_counts_all_the_same(one: Pinned) -> None:
    _, deal = position(one)
    assert perft(deal, one["depth"]) == one["count"]


def test_positions_of_every_stage_are_pinned() -> None:
    hands = [position(one)[0] for one in PINNED if one["game"] == "twin-shoot"]
    assert {hand.legal().do for hand in hands} == {"bid", "open", "play"}
    assert {hand.follow for hand in hands} == {"none", "suit", "rank"}
