"""What the rules in print may ask of the engine (``{{ facts.… }}``), also what takes time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.optrita_lines import GAME, game
from printkit.rules.costly import Costly, share
from printkit.rules.game import Ruleset
from printkit.rules.simulate import play_games

SPOTS = 10  # OL-04: of a 10


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``marks``: by difficulty the points that player and dummy want; ``tens_for``: how many 10s each score track
    needs whose next step is the mark; ``simulated``: by name of a pinned fact, what it was worked out from.
    """
    known = {one: game.marks({**ruleset, "difficulty": one}) for one in game.DIFFICULTIES}
    hard_targets, rulings = (list(option.values) for option in GAME.options[1:])  # type: ignore[call-overload]
    return {
        "cards_used": len(game.PACK.codes),
        "side": game.SIDE,
        "grid": game.CELLS,
        "diagonal": game.SIDE,
        "hand_size": game.HELD,
        "stock": game.STOCK,
        "seen_first": game.SIDE + game.HELD + 1,
        "tricks_per_deal": game.TRICKS,
        "left_over": game.HELD - game.TRICKS,
        "rank_order": list(game.PACK.ranks[::-1]),
        "marks": known,
        "tens_for": {one: {side: mark // SPOTS for side, mark in both.items()} for one, both in known.items()},
        "hard_target": ruleset["hard_target"],
        "hard_targets": hard_targets,
        "same_deal": ruleset["same_deal"],
        "other_same_deal": [value for value in rulings if value != ruleset["same_deal"]],
        "simulated": {fact.name: dict(fact.given) for fact in COSTLY},
    }


def win_rate(seed: int, games: int, searched: int) -> dict[str, dict[str, dict[str, float]]]:
    """Give, by difficulty and policy, how many games are won, in percent; ``searched``: how many by search."""

    def won(difficulty: str, policy: str) -> dict[str, float]:
        count = searched if policy == "search" else games
        tally = play_games(GAME, GAME.ruleset({"difficulty": difficulty}), [policy], seed, 0, count)
        return share(tally.won[0].total(), count)

    return {one: {policy: won(one, policy) for policy in GAME.policies} for one in game.DIFFICULTIES}


COSTLY = (
    Costly(
        "win_rate",
        "By difficulty: how many whole games are won by a player who chooses at random, with sense, or by "
        "search; percent with 95 % intervals.",
        win_rate,
        {"seed": 1, "games": 4000, "searched": 400},
        {"seed": 1, "games": 20, "searched": 1},
        {"hard_target": 31, "same_deal": "dummy"},
    ),
)
