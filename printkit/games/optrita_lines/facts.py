"""What the engine proves of Optrita: Lines: numbers for the book, worked out from the rules' own functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from printkit.games.optrita_lines import GAME, rules
from printkit.games.optrita_lines.hand import DIFFICULTIES, marks
from printkit.games.optrita_lines.rules import PACK
from printkit.rules.costly import Costly, mean, share
from printkit.rules.game import Ruleset
from printkit.rules.simulate import play_games


def proven(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``marks``: by difficulty the points that player and dummy want. ``full_lines_least``: before each trick the
    number of full lines left at least, whatever was taken; ``full_line_always``: it is never 0.
    """
    least = full_lines()
    return {
        "cards_used": len(PACK.codes),
        "side": rules.SIDE,
        "grid": rules.CELLS,
        "hand_size": rules.HELD,
        "stock": rules.STOCK,
        "lines": rules.LINES,
        "tricks_per_deal": rules.TRICKS,
        "marks": {
            difficulty: dict(
                zip(("player", "dummy"), marks({**ruleset, "difficulty": difficulty}), strict=True)
            )
            for difficulty in DIFFICULTIES
        },
        "full_lines_least": least,
        "full_line_always": min(least) > 0,
    }


def full_lines() -> list[int]:
    """OL-14, OL-16, OL-17: give the least number of full lines before each of the six tricks.

    By exhaustion over line patterns: from every pattern that can stand before a trick, any card of any full
    line is taken. The play card, the cards' faces and who wins make no difference to which can be. Patterns
    with as many full rows and as many full columns differ in the order of rows and columns alone, so one of
    them stands for all.
    """
    patterns = {(1 << rules.LINES) - 1}
    least = []
    for _ in range(rules.TRICKS):
        least.append(min(full.bit_count() for full in patterns))
        patterns = {
            _first_of(_taken(full, rules.cell(line, 0, place)))
            for full in patterns
            for line in range(rules.LINES)
            if full >> line & 1
            for place in range(rules.SIDE)
        }
    return least


def _taken(full: int, cell: int) -> int:
    """Give the pattern of full lines after the card of a cell was taken."""
    table = [0] * rules.SIZE
    table[rules.FULL] = full
    rules.take(table, cell, 0)
    return table[rules.FULL]


def _first_of(full: int) -> int:
    """Give the pattern whose full columns and full rows are the first ones, as many as here."""
    columns = (full & (1 << rules.SIDE) - 1).bit_count()
    rows = (full >> rules.SIDE).bit_count()
    return (1 << columns) - 1 | (1 << rows) - 1 << rules.SIDE


POLICIES = ("random", "sensible", "search")
"""From the weakest player to the strongest."""


class _Game(NamedTuple):
    """A whole game: whether the player won it, tricks that the player won, and deals."""

    won: bool
    tricks: int
    deals: int


@cache
def _play(difficulty: str, policy: str, seed: int, index: int) -> _Game:
    """Play a game. The same number is the same deals, whoever plays."""
    ruleset = GAME.ruleset({"difficulty": difficulty})
    tally = play_games(GAME, ruleset, [policy], seed, index, 1)
    tricks = sum(tricks * deals for tricks, deals in tally.tricks[0].items())
    return _Game(bool(tally.won[0]), tricks, tally.hands)


def _games(difficulty: str, policy: str, seed: int, games: int, searched: int) -> list[_Game]:
    many = searched if policy == "search" else games
    return [_play(difficulty, policy, seed, index) for index in range(many)]


def win_rate(seed: int, games: int, searched: int) -> dict[str, dict[str, dict[str, float]]]:
    """Give, by difficulty and policy, how many games are won, in percent."""
    made: dict[str, dict[str, dict[str, float]]] = {}
    for difficulty in DIFFICULTIES:
        played = {policy: _games(difficulty, policy, seed, games, searched) for policy in POLICIES}
        made[difficulty] = {
            policy: share(sum(one.won for one in some), len(some)) for policy, some in played.items()
        }
    return made


def tricks_won(seed: int, games: int, searched: int) -> dict[str, dict[str, float]]:
    """Give, by policy, how many of the six tricks of a deal the player wins, in normal games."""
    played = {policy: _games("normal", policy, seed, games, searched) for policy in POLICIES}
    return {policy: mean((one.tricks, one.deals) for one in some) for policy, some in played.items()}


def luck(seed: int, games: int) -> dict[str, dict[str, dict[str, float]]]:
    """Give, by difficulty, how many games are won, or lost, on the same deals by all three players, in percent.

    ``same``: both together, those in which it made no difference who chose.
    """
    made: dict[str, dict[str, dict[str, float]]] = {}
    for difficulty in DIFFICULTIES:
        wins = [
            sum(_play(difficulty, policy, seed, index).won for policy in POLICIES) for index in range(games)
        ]
        won, lost = wins.count(len(POLICIES)), wins.count(0)
        made[difficulty] = {
            "won_by_all": share(won, games),
            "lost_by_all": share(lost, games),
            "same": share(won + lost, games),
        }
    return made


RULINGS = {"hard_target": 31, "same_deal": "dummy"}

COSTLY = (
    Costly(
        "win_rate",
        "By difficulty: how many whole games are won by a player who chooses at random, with sense, or by "
        "search; percent with 95 % intervals.",
        win_rate,
        {"seed": 1, "games": 4000, "searched": 400},
        {"seed": 1, "games": 20, "searched": 1},
        RULINGS,
    ),
    Costly(
        "tricks_won",
        "How many of a deal's six tricks are won by a player who chooses at random, with sense, or by search; "
        "mean with 95 % interval, over the deals of normal games.",
        tricks_won,
        {"seed": 1, "games": 4000, "searched": 400},
        {"seed": 1, "games": 20, "searched": 2},
        RULINGS,
    ),
    Costly(
        "luck",
        "By difficulty: how many whole games are won, or lost, on the same deals whether the player chooses at "
        "random, with sense, or by search; percent with 95 % intervals.",
        luck,
        {"seed": 1, "games": 400},
        {"seed": 1, "games": 2},
        RULINGS,
    ),
)
"""What ``printkit facts optrita-lines --regenerate`` works out."""
