"""Time the rules engine: hands a second of sensible and of random play, beside OpenSpiel's spades.

    python tests/bench/bench_engine.py [ROUNDS]

OpenSpiel is no part of printkit: ``pip install open_spiel`` (without it only our own figures are printed). Its
spades is driven from Python, as our games are: by random.choice, and by a quicker way to pick. Everything is
timed in turns, ROUNDS times (8), by the processor time of this thread; the best of each counts. Whole games are
played, with random words, dealing, scoring and counting. A decision is an entry of a record's ``actions``, in
Optrita every card turned too; in spades a call or a card.

Two checkouts are compared by running this in both by turns on a quiet machine.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from printkit import games
from printkit.rules.simulate import Tally, play_games

TABLES: tuple[tuple[str, Mapping[str, Any], int], ...] = (
    *(("shifty-partners", {"players": players}, 20) for players in (4, 5, 6, 7)),
    *(("twin-shoot", {"players": players}, 4) for players in (4, 6)),
    ("sorcerer", {}, 6),
    ("handmade-pinochle", {}, 6),
    *(("optrita-lines", {"difficulty": difficulty}, 12) for difficulty in ("normal", "hard")),
)
"""Games, rulesets, and how many games take some 50 ms."""
SPADES = 56
"""Decisions in a deal of spades: four calls and 52 cards."""

Timed = Callable[[], Tally]


def ours(name: str, given: Mapping[str, Any], policy: str, count: int) -> Timed:
    """Play whole games."""
    game = games.get(name)
    ruleset = game.ruleset(given)
    return lambda: play_games(game, ruleset, [policy], 1, 0, count)


def spades(spiel: Any, pick: Callable[[list[int]], int]) -> Timed:
    """Play OpenSpiel's spades step by step from Python."""
    game = spiel.load_game("spades")

    def timed() -> Tally:
        for _ in range(60):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(pick(state.legal_actions()))
        return Tally((), hands=60, decisions=60 * SPADES)

    return timed


def best(timed: Mapping[str, Timed], rounds: int) -> dict[str, tuple[float, float]]:
    """Give the most hands and decisions a second of each, all timed in turns."""
    most = dict.fromkeys(timed, (0.0, 0.0))
    for _ in range(rounds):
        for name, play in timed.items():
            start = time.thread_time()
            tally = play()
            took = time.thread_time() - start
            most[name] = max(most[name], (tally.hands / took, tally.decisions / took))
    return most


def main() -> None:
    """Time everything and print the table."""
    timed: dict[str, Timed] = {}
    for name, given, count in TABLES:
        for policy in ("sensible", "random"):
            timed[" ".join([name, *map(str, given.values()), policy])] = ours(name, given, policy, count)
    try:
        import pyspiel
    except ImportError:
        print("without OpenSpiel (pip install open_spiel)")
    else:
        timed["OpenSpiel spades, random.choice"] = spades(pyspiel, random.choice)
        timed["OpenSpiel spades, picked quickly"] = spades(
            pyspiel, lambda actions: actions[int(random.random() * len(actions))]
        )
    print(f"{'':40} {'hands/s':>10} {'decisions/s':>12}")
    for name, (hands, decisions) in best(timed, int(sys.argv[1]) if len(sys.argv) > 1 else 8).items():
        print(f"{name:40} {hands:10,.0f} {decisions:12,.0f}")


if __name__ == "__main__":
    main()
