"""What the rulebook of Optrita: Lines may ask of the engine (``{{ facts.… }}``), also what takes time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from printkit.games.optrita_lines import GAME, board
from printkit.games.optrita_lines.board import HELD, NAMES, PACK, SIDE, THROUGH, TRICKS
from printkit.games.optrita_lines.game import marks
from printkit.rules.cards import STANDARD
from printkit.rules.costly import Costly, mean, share
from printkit.rules.game import Ruleset
from printkit.rules.run import hands
from printkit.rules.simulate import play_games

SPOTS = 10
"""OL-04: the spots of a 10."""


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``marks``: by difficulty the points that player and dummy want; ``tens_for``: by difficulty and side, how
    many 10s of ten spots each a score track needs whose next step is the mark. ``full_lines_least``: before
    each trick the number of full lines left at least, whatever was taken; ``full_line_always``: it is never 0.
    ``simulated``: by name of a pinned fact, what it was worked out from. ``ways``: how many ways there are to
    play the first trick. ``hard_targets``: what the source says twice, and what it says once.
    ``other_same_deal``: what the ruling might say instead.
    """
    least, ranks = full_lines(), STANDARD.ranks[::-1]
    known = {one: marks({**ruleset, "difficulty": one}) for one in board.DIFFICULTIES}
    hard_targets, rulings = (list(option.values) for option in GAME.options[1:])  # type: ignore[call-overload]
    (deal,) = hands(GAME, ruleset, "sensible", 1, 1, "")
    assert deal.claims is not None  # it is whole
    return {
        "cards_used": len(PACK.codes),
        "side": SIDE,
        "grid": board.CELLS,
        "hand_size": HELD,
        "stock": board.STOCK,
        "lines": len(NAMES),
        "tricks_per_deal": TRICKS,
        "marks": known,
        "full_lines_least": least,
        "full_line_always": min(least) > 0,
        "pack": len(STANDARD.codes),
        "rank_order": [rank for rank in ranks if rank in PACK.ranks],
        "unused": ["10" if rank == "T" else rank for rank in ranks if rank not in PACK.ranks],
        "unused_cards": len(STANDARD.codes) - len(PACK.codes),
        "tens_for": {one: {side: mark // SPOTS for side, mark in both.items()} for one, both in known.items()},
        "simulated": {fact.name: dict(fact.given) for fact in COSTLY},
        "diagonal": len(board.DIAGONALS["down"]),
        "seen_first": len(board.DIAGONALS["down"]) + HELD + 1,
        "left_over": HELD - TRICKS,
        "points_per_trick": sum(deal.claims["score"].values()) // TRICKS,
        "ways": HELD * sum(len(ends) for ends in board.LINES.values()),
        "hard_target": ruleset["hard_target"],
        "hard_targets": hard_targets,
        "same_deal": ruleset["same_deal"],
        "other_same_deal": [value for value in rulings if value != ruleset["same_deal"]],
    }


def full_lines() -> list[int]:
    """OL-14, OL-16, OL-17: give the least number of full lines before each of the six tricks.

    By exhaustion over line patterns: from every pattern that can stand before a trick, any card of any full
    line is taken. The play card, the cards' faces and who wins make no difference to which can be. Patterns
    with as many full rows and as many full columns differ in the order of rows and columns alone, so one of
    them stands for all.
    """
    patterns, least = {board.ALL_LINES}, []
    for _ in range(TRICKS):
        least.append(min(full.bit_count() for full in patterns))
        taken = {full & ~gap for full in patterns for gap in THROUGH if full & gap}
        patterns = {first_of(full) for full in taken}
    return least


def first_of(full: int) -> int:
    """Give the pattern whose full columns and full rows are the first ones, as many as here."""
    columns = (full & (1 << SIDE) - 1).bit_count()
    rows = (full >> SIDE).bit_count()
    return (1 << columns) - 1 | (1 << rows) - 1 << SIDE


POLICIES = ("random", "sensible", "search")
"""From the weakest player to the strongest."""


@cache
def _play(difficulty: str, policy: str, seed: int, index: int) -> tuple[bool, int, int]:
    """Play a game: whether the player won it, tricks won, deals. The same number is the same deals."""
    tally = play_games(GAME, GAME.ruleset({"difficulty": difficulty}), [policy], seed, index, 1)
    tricks = sum(tricks * deals for tricks, deals in tally.tricks[0].items())
    return bool(tally.won[0]), tricks, tally.hands


def _games(difficulty: str, seed: int, games: int, searched: int) -> dict[str, list[tuple[bool, int, int]]]:
    counts = {policy: searched if policy == "search" else games for policy in POLICIES}
    return {one: [_play(difficulty, one, seed, at) for at in range(many)] for one, many in counts.items()}


def win_rate(seed: int, games: int, searched: int) -> dict[str, dict[str, dict[str, float]]]:
    """Give, by difficulty and policy, how many games are won, in percent."""
    played = {one: _games(one, seed, games, searched) for one in board.DIFFICULTIES}
    return {
        difficulty: {policy: share(sum(won for won, _, _ in some), len(some)) for policy, some in by.items()}
        for difficulty, by in played.items()
    }


def tricks_won(seed: int, games: int, searched: int) -> dict[str, dict[str, float]]:
    """Give, by policy, how many of the six tricks of a deal the player wins, in normal games."""
    played = _games("normal", seed, games, searched)
    return {policy: mean((tricks, deals) for _, tricks, deals in some) for policy, some in played.items()}


def luck(seed: int, games: int) -> dict[str, dict[str, dict[str, float]]]:
    """Give, by difficulty, how many games are won, or lost, on the same deals by all three players, in percent.

    ``same``: both together, those in which it made no difference who chose.
    """
    made: dict[str, dict[str, dict[str, float]]] = {}
    for difficulty in board.DIFFICULTIES:
        played = zip(*_games(difficulty, seed, games, games).values(), strict=True)
        wins = [sum(won for won, _, _ in same) for same in played]
        some = {"won_by_all": wins.count(len(POLICIES)), "lost_by_all": wins.count(0)}
        some["same"] = sum(some.values())
        made[difficulty] = {name: share(many, games) for name, many in some.items()}
    return made


RULINGS = {"hard_target": 31, "same_deal": "dummy"}
MANY = {"seed": 1, "games": 4000, "searched": 400}

COSTLY = (
    Costly(
        "win_rate",
        "By difficulty: how many whole games are won by a player who chooses at random, with sense, or by "
        "search; percent with 95 % intervals.",
        win_rate,
        MANY,
        {"seed": 1, "games": 20, "searched": 1},
        RULINGS,
    ),
    Costly(
        "tricks_won",
        "How many of a deal's six tricks are won by a player who chooses at random, with sense, or by search; "
        "mean with 95 % interval, over the deals of normal games.",
        tricks_won,
        MANY,
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
