"""How much sense is worth: ``sensible`` against ``random``, over 10,000 hands of every game.

    python tests/bench/bench_policies.py [HANDS]

Each deal is played twice, as duplicate bridge is, the camps exchanged: what the cards and the seats are worth
cancels out, and the mean of a pair's differences is the observation. In Optrita, where the dummy decides
nothing, that is to play the deal with sense and then by chance. All are first hands of a game. A difference
is the mean score of the camp with sense less that of the other, in points a hand.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from printkit import games
from printkit.rules import interval, rng, run
from printkit.rules.game import Game, Ruleset
from printkit.workers import each, processors

SEED = 2026
PAIRS = 250
"""Deals that a worker plays at a time."""
RULESETS: list[tuple[str, dict[str, Any]]] = [
    *(("shifty-partners", {"players": players}) for players in (4, 5, 6, 7)),
    *(("twin-shoot", {"players": players}) for players in (4, 6)),
    ("sorcerer", {"players": 3}),
    ("handmade-pinochle", {"players": 4}),
    ("optrita-lines", {"difficulty": "normal"}),  # a first deal is played alike in both
]
Task = tuple[str, dict[str, Any], int, int]


def camps(game: Game, ruleset: Ruleset, setup: dict[str, Any]) -> list[int]:
    """Give each side's camp, 0 or 1: round the table by turns, in Shifty Partners the hand's own two teams."""
    sides = len(game.hand.side_names(ruleset))
    if game.id == "shifty-partners":
        from printkit.games.shifty_partners.game import teams

        dealers = teams(ruleset["players"], setup["dealer"])[0]
        return [int(side not in dealers) for side in range(sides)]
    return [side % 2 for side in range(sides)]


def hand(game: Game, ruleset: Ruleset, index: int, with_sense: int) -> int:
    """Play deal ``index``, camp ``with_sense`` with sense; give the mean score of that camp less the other's.

    As a whole number: times the sizes of both camps, which are the same for every deal.
    """
    setup = run.deal(game, ruleset, SEED, index)
    camp = camps(game, ruleset, setup)
    choose = {
        seat: game.policies["sensible" if camp[side] == with_sense else "random"]
        for side, seats in enumerate(game.hand.sides(ruleset))
        for seat in seats
    }
    playing = game.hand(ruleset, setup)
    words = rng.endless(SEED, index, rng.stream(1, rng.PLAY))
    while not playing.finished:
        seat = playing.to_move
        playing.do(choose[seat](playing.view(seat), words).action)
    outcome = playing.outcome()
    if outcome is None:  # thrown in
        return 0
    ours = [score for score, own in zip(outcome.score, camp, strict=True) if own == with_sense]
    theirs = [score for score, own in zip(outcome.score, camp, strict=True) if own != with_sense]
    return sum(ours) * len(theirs) - sum(theirs) * len(ours)


def play(task: Task) -> Counter[int]:
    """Play deals, each twice; give how often each sum of a pair's differences came."""
    id, options, first, count = task
    game = games.get(id)
    ruleset = game.ruleset(options)
    found: Counter[int] = Counter()
    for index in range(first, first + count):
        found[hand(game, ruleset, index, 0) + hand(game, ruleset, index, 1)] += 1
    return found


def unit(id: str, options: dict[str, Any]) -> int:
    """Give what a pair's sum is to be divided by: two hands, and the sizes of the camps."""
    game = games.get(id)
    ruleset = game.ruleset(options)
    camp = camps(game, ruleset, run.deal(game, ruleset, SEED, 0))
    return 2 * camp.count(0) * camp.count(1)


def tasks(id: str, options: dict[str, Any], hands: int) -> Iterator[Task]:
    """Cut the deals up."""
    deals = hands // 2
    for first in range(0, deals, PAIRS):
        yield id, options, first, min(PAIRS, deals - first)


def main() -> None:
    """Print a line for each game and number of players."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(f"sensible against random, {hands // 2:,} deals each played twice, seed {SEED}\n")
    print(f"{'game':<18}{'':<12}{'points a hand':>14}   {'95 % interval':<18}{'hands a second':>14}")
    for id, options in RULESETS:
        start = time.perf_counter()
        found: Counter[int] = Counter()
        for _, part in each(play, tasks(id, options, hands), processors()):
            found += part
        seconds = time.perf_counter() - start
        low, mean, high = (value / unit(id, options) for value in interval.mean(found))
        ((name, value),) = options.items()
        told = f"{value} players" if name == "players" else str(value)
        print(f"{id:<18}{told:<12}{mean:>14.2f}   {f'{low:.2f} to {high:.2f}':<18}{hands / seconds:>14,.0f}")


if __name__ == "__main__":
    main()
