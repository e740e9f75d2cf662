"""Time the rules engine against OpenSpiel's spades, in the same run and on one core.

    python tests/bench/bench_engine.py [ROUNDS]

OpenSpiel is no part of printkit: ``pip install open_spiel`` (without it only our own figures are printed).
Everything is timed in turns, ROUNDS times (8), by the processor time of this thread; the best of each counts.

Step by step, in plain Python: a random card, no reasons asked; dealing and scoring included, as they are for
OpenSpiel, whose chance nodes and players are driven from Python: by random.choice, as in its own examples, and
by a quicker way to pick. Shifty Partners is driven hand by hand; of the other games whole games are played by
the function that is else compiled. With reasons: hands through ``Hand.legal`` and ``Hand.do``, decided by the
policy ``random``.

Compiled: whole games with full rules, random words, dealing, scoring and counting included, against
``evaluate_bots`` with C++ uniform random bots, which is a loop in C++. A decision is an entry of a record's
``actions``, in Optrita every card turned too; in spades a call or a card.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from printkit import games
from printkit.games.shifty_partners import rules
from printkit.rules import bulk, rng, run, work
from printkit.rules.tricks import choose

TABLES: tuple[tuple[str, Mapping[str, Any], float], ...] = (
    ("shifty-partners", {"players": 4}, 15),
    ("shifty-partners", {"players": 5}, 15),
    ("shifty-partners", {"players": 6}, 15),
    ("shifty-partners", {"players": 7}, 15),
    ("twin-shoot", {"players": 4}, 15),
    ("twin-shoot", {"players": 6}, 15),
    ("sorcerer", {}, 15),
    ("handmade-pinochle", {}, 8),
    ("optrita-lines", {"difficulty": "normal"}, 8),
    ("optrita-lines", {"difficulty": "hard"}, 8),
)
"""Games, rulesets, and how many times as fast as ``evaluate_bots`` compiled play must be."""
SPADES = 56
"""Decisions in a deal of spades: four calls and 52 cards."""

Timed = Callable[[], int]
"""Plays for some 20 to 100 ms, and gives the decisions that it took."""


def shifty(players: int) -> Timed:
    """Play hands of Shifty Partners step by step."""
    pack = [0] * 52
    size = rules.used(players, pack)

    def timed() -> int:
        table, scores = [0] * rules.SIZE, [0] * players
        legal, play, bits = rules.legal, rules.play, random.getrandbits
        trick, tricks = rules.TRICK, rules.TRICKS
        for hand in range(600):
            deck = pack[:]
            words = [bits(32) for _ in range(rules.HAND * players + 1)]
            die = rules.deal(words, players, deck, size)
            rules.begin(table, players, hand % players, die, 0)
            rules.take_up(table, deck)
            while table[trick] < tricks:
                play(table, choose(legal(table), bits(32)))
            rules.score(table, scores)
        return 600 * tricks * players

    return timed


def plain(name: str, given: Mapping[str, Any]) -> Timed:
    """Play whole games by the function that is else compiled, with random words of Python's."""
    game = games.get(name)
    ruleset = game.ruleset(given)

    def fill(words: list[int], start: int, blocks: int, *place: int) -> None:
        bits = random.getrandbits
        words[: 4 * blocks] = [bits(32) for _ in range(4 * blocks)]

    compiled = game.bulk
    assert compiled is not None
    function: Any = compiled.play
    play = FunctionType(function.__code__, {**function.__globals__, "fill": fill})
    room = work.room(lambda size: [0] * size, len(game.sides(ruleset)), 20, compiled.most_hands)

    def timed() -> int:
        room.sums[:3] = [0, 0, 0]
        play(compiled.options(ruleset), 0, 0, 0, 20, room)
        return room.sums[work.DECISIONS]

    return timed


def with_reasons(name: str, given: Mapping[str, Any]) -> Timed:
    """Play hands through the protocol that gives reasons."""
    game = games.get(name)
    ruleset = game.ruleset(given)
    setups = [run.deal(game, ruleset, 1, index) for index in range(20)]

    def timed() -> int:
        decisions = 0
        for index, setup in enumerate(setups):
            words = rng.endless(2, index, 1)
            hand = game.start(ruleset, setup)
            decisions += sum(1 for _ in run.turns(hand, game.policies["random"], words))
        return decisions

    return timed


def compiled(name: str, given: Mapping[str, Any]) -> Timed:
    """Play whole games compiled."""
    game = games.get(name)
    ruleset = game.ruleset(given)
    bulk.play_games(game, ruleset, 0, 0, 1)
    seed = iter(range(1, 1 << 30))
    return lambda: bulk.play_games(game, ruleset, next(seed), 0, 20_000).decisions


def quick(actions: list[int]) -> int:
    """Pick one of a list in less time than random.choice takes."""
    return actions[int(random.random() * len(actions))]


def spades_stepwise(spiel: Any, pick: Callable[[list[int]], int]) -> Timed:
    """Play OpenSpiel's spades step by step from Python."""
    spades = spiel.load_game("spades")

    def timed() -> int:
        for _ in range(60):
            state = spades.new_initial_state()
            while not state.is_terminal():
                state.apply_action(pick(state.legal_actions()))
        return 60 * SPADES

    return timed


def spades_bots(spiel: Any) -> Timed:
    """Have OpenSpiel's C++ bots play spades."""
    spades = spiel.load_game("spades")
    bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    seed = iter(range(1 << 30))

    def timed() -> int:
        for _ in range(1500):
            spiel.evaluate_bots(spades.new_initial_state(), bots, next(seed))
        return 1500 * SPADES

    return timed


def best(timed: Mapping[str, Timed], rounds: int) -> dict[str, float]:
    """Give the most decisions a second of each, all timed in turns."""
    most = dict.fromkeys(timed, 0.0)
    for _ in range(rounds):
        for name, play in timed.items():
            start = time.thread_time()
            decisions = play()
            most[name] = max(most[name], decisions / (time.thread_time() - start))
    return most


def show(title: str, speeds: Mapping[str, float], base: str, bars: Mapping[str, float]) -> bool:
    """Print decisions a second, and how many times the base's that is; give whether none is below its bar."""
    print(f"\n{title:52} million/s {'ratio':>8} {'bar':>5}")
    good = True
    for name, speed in speeds.items():
        ratio = speed / speeds[base] if base in speeds else None
        bar = bars.get(name)
        short = bar is not None and ratio is not None and ratio < bar
        good = good and not short
        end = f" {ratio:8.2f}" if ratio is not None else f" {'':8}"
        print(f"{name:52} {speed / 1e6:9.3f}{end} {bar or '':>5}{' short' if short else ''}")
    return good


def called(name: str, given: Mapping[str, Any]) -> str:
    """Give what a row is called."""
    return " ".join([name, *map(str, given.values())])


def main() -> int:
    """Time everything and print the tables; 1 when something is below its bar."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    spiel: Any = None
    try:
        import pyspiel as spiel  # type: ignore[import-not-found,no-redef]  # it has no types and need not be here
    except ImportError:
        print("to compare: pip install open_spiel")

    step: dict[str, Timed] = {}
    fast: dict[str, Timed] = {}
    stepwise, bots = "OpenSpiel spades, random.choice", "OpenSpiel spades, evaluate_bots"
    if spiel is not None:
        step[stepwise] = spades_stepwise(spiel, random.choice)
        step["OpenSpiel spades, a quicker pick"] = spades_stepwise(spiel, quick)
        fast[bots] = spades_bots(spiel)
    bars, fast_bars = {}, {}
    for name, given, bar in TABLES:
        row = called(name, given)
        step[row] = shifty(given["players"]) if name == "shifty-partners" else plain(name, given)
        step[f"{row}, with reasons"] = with_reasons(name, given)
        fast[row] = compiled(name, given)
        fast_bars[row] = bar
        if name == "shifty-partners":
            bars[row] = 1.0
    good = show("step by step, from Python", best(step, rounds), stepwise, bars)
    return 0 if show("compiled, whole games", best(fast, rounds), bots, fast_bars) and good else 1


if __name__ == "__main__":
    sys.exit(main())
