"""Bulk play: the functions of a game's rules compiled do what they do as plain Python, and so do whole games.

Every function that goes into a game's bulk play is recorded at work on lists, call by call; compiled, on int64
arrays, each call must give the same and leave the same behind.
"""

from __future__ import annotations

import importlib
import itertools
from collections import defaultdict
from types import FunctionType

import pytest

from printkit import games
from printkit.rules import bulk, rng, work
from printkit.rules.shape import HUGE
from printkit.rules.simulate import play_games

pytestmark = pytest.mark.external("numba")

HIGHEST = {
    "shifty-partners": ("play", "AC"),
    "twin-shoot": ("play", "AL"),
    "sorcerer": ("play", "R2"),
    "handmade-pinochle": ("play", "AC"),
    "optrita-lines": ("lay", "AC"),
}
"""The function that plays a card, and the highest card of the pack."""
SAMPLES = {"min_bid": (1, 30, 1_000_000)}
"""Values for options that have too many."""
KEPT = 40
"""Calls kept of each function and ruleset, and as many more with the highest card."""


def rulesets(game):
    """Give every ruleset of a game."""
    values = [SAMPLES.get(option.name, option.values) for option in game.options]
    names = [option.name for option in game.options]
    return [game.ruleset(dict(zip(names, chosen, strict=True))) for chosen in itertools.product(*values)]


def rules_of(game):
    return importlib.import_module(f"printkit.games.{game.id.replace('-', '_')}.rules")


def lists(game, ruleset, count):
    """Give a Work of lists for so many games."""
    return work.room(lambda size: [0] * size, len(game.sides(ruleset)), count, game.bulk.most_hands)


def copied(value, make):
    """Give a value with ``make`` of every list in it; numbers are as they are."""
    if isinstance(value, work.Work):
        return work.Work(*(make(one) for one in value))
    return make(value) if isinstance(value, list) else value


class Recorder:
    """Takes the place of functions, and keeps some of their calls: arguments before and after, and result."""

    def __init__(self, highest):
        self.highest = highest
        self.calls = defaultdict(list)
        self.seen = defaultdict(int)

    def recorded(self, function):
        """Give a function that does the same, by recorded functions, and keeps calls."""
        names = {name: self.recorded(part) for name, part in bulk._called(function).items()}
        plain = FunctionType(
            function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__
        )

        def call(*arguments):
            self.seen[function] += 1
            kept = self.calls[function]
            often = self.seen[function] % 29 == 0 or self.seen[function] < KEPT // 4
            highest = self.highest in arguments and len(kept) < 2 * KEPT
            if not (highest or (often and len(kept) < KEPT)):
                return plain(*arguments)
            before = [copied(one, list) for one in arguments]
            result = plain(*arguments)
            kept.append((before, [copied(one, list) for one in arguments], result))
            return result

        return call


def record(game):
    """Play some games of every ruleset as plain Python, and give the calls of every function."""
    pack = rules_of(game).PACK if hasattr(rules_of(game), "PACK") else rules_of(game).STANDARD
    calls = defaultdict(list)
    for number, ruleset in enumerate(rulesets(game)):
        recorder = Recorder(pack.ints[HIGHEST[game.id][1]])
        play = recorder.recorded(game.bulk.play)
        play(game.bulk.options(ruleset), 11, 0, number, 1, lists(game, ruleset, 1))
        for function, kept in recorder.calls.items():
            calls[function] += kept
    return calls


@pytest.mark.parametrize("id", games.IDS)
def test_every_function_does_the_same_compiled(id):
    from numpy import array, int64, ndarray

    def arrays(value):
        return copied(value, lambda numbers: array(numbers, int64))

    def listed(value):
        if isinstance(value, work.Work):
            return work.Work(*(one.tolist() for one in value))
        return value.tolist() if isinstance(value, ndarray) else value

    game = games.get(id)
    calls = record(game)
    rare = {one.__name__ for one in bulk.parts(game.bulk.play) - set(calls)}
    assert rare == ({"first_there"} if id == "optrita-lines" else set())
    for function, kept in calls.items():
        compiled = bulk.compiled(function)
        for before, after, result in kept:
            arguments = [arrays(one) for one in before]
            assert compiled(*arguments) == result, function.__name__
            assert [listed(one) for one in arguments] == after, function.__name__
    name, code = HIGHEST[id]
    rules = rules_of(game)
    pack = getattr(rules, "PACK", None) or rules.STANDARD
    assert max(pack.ints.values()) == pack.ints[code]
    assert any(before[1] == pack.ints[code] for before, _, _ in calls[getattr(rules, name)])


@pytest.mark.parametrize("id", games.IDS)
def test_the_functions_are_those_of_step_by_step_play(id):
    """What a game's rules have is what bulk play is made of, but for what changes nothing that is counted."""
    game = games.get(id)
    rules = rules_of(game)
    own = {one for one in vars(rules).values() if isinstance(one, FunctionType)}
    parts = bulk.parts(game.bulk.play)
    unused = {one.__name__ for one in own - parts if one.__module__ == rules.__name__}
    assert unused == ({"dealer"} if id == "twin-shoot" else set())


def test_who_deals_at_twin_shoot_is_the_same_compiled():
    from printkit.games.twin_shoot.rules import dealer

    compiled = bulk.compiled(dealer)
    for players in (4, 6):
        for leader in range(players):
            assert compiled(players, leader) == dealer(players, leader)


def test_who_is_first_at_optrita_is_the_same_compiled():
    """A player at random hardly ever comes to the mark in the same deal as the dummy."""
    from printkit.games.optrita_lines.rules import TRICKS, first_there

    compiled = bulk.compiled(first_there)
    wanted = range(1, TRICKS + 2)
    seen = set()
    for order, player, dummy in itertools.product(range(1 << TRICKS), wanted, wanted):
        seen.add(first_there(order, player, dummy))
        assert compiled(order, player, dummy) == first_there(order, player, dummy)
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("id", games.IDS)
def test_whole_games_come_to_the_same(id):
    game = games.get(id)
    for number, ruleset in enumerate(rulesets(game)):
        first, count = 1000 * number, 4
        plain = play_games(game, ruleset, ["random"], 5, first, count)
        assert plain.games == count
        assert bulk.play_games(game, ruleset, 5, first, count) == plain
        if number < 3:
            room = lists(game, ruleset, count)
            game.bulk.play(game.bulk.options(ruleset), 5, 0, first, count, room)
            assert work.tally(room, game.sides(ruleset), count, work.counted) == plain


def test_bids_beyond_64_bits_come_to_the_same():
    game = games.get("handmade-pinochle")
    for least in (bulk.LARGEST, bulk.LARGEST + 1, HUGE):
        ruleset = game.ruleset({"min_bid": least})
        plain = play_games(game, ruleset, ["random"], 5, 0, 30)
        assert bulk.play_games(game, ruleset, 5, 0, 30) == plain


@pytest.mark.long
@pytest.mark.parametrize("id", games.IDS)
def test_many_whole_games_come_to_the_same(id):
    game = games.get(id)
    for ruleset in rulesets(game):
        plain = play_games(game, ruleset, ["random"], 77, 0, 200)
        assert bulk.play_games(game, ruleset, 77, 0, 200) == plain


@pytest.mark.parametrize("id", games.IDS)
def test_games_do_not_depend_on_how_they_are_shared_out(id):
    game = games.get(id)
    ruleset = game.ruleset({})
    shares = [(0, 3000), (3000, 1), (3001, 2999)]
    made = [bulk.play_games(game, ruleset, 5, first, count) for first, count in shares]
    assert made[0] + made[1] + made[2] == bulk.play_games(game, ruleset, 5, 0, 6000)
    assert bulk.play_games(game, ruleset, 5, 0, 0).games == 0


@pytest.mark.parametrize("id", games.IDS)
def test_the_last_games_of_the_largest_seed_come_to_the_same(id):
    game = games.get(id)
    ruleset, seed = game.ruleset({}), rng.SEEDS - 1
    for first in (rng.SEEDS // 2 - 1, rng.SEEDS - 2):
        plain = play_games(game, ruleset, ["random"], seed, first, 2)
        assert bulk.play_games(game, ruleset, seed, first, 2) == plain
