"""What the rulebook of Optrita: Lines may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from printkit.games.optrita_lines import GAME, rules
from printkit.games.optrita_lines.facts import COSTLY, proven
from printkit.games.optrita_lines.rules import PACK
from printkit.rules.cards import STANDARD
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give what :func:`proven` gives, and more.

    ``tens_for``: by difficulty and side, how many 10s of ten spots each a score track needs whose next step
    is the mark. ``simulated``: by name of a pinned fact, what it was worked out from. ``ways``: how many ways
    there are to play the first trick. ``hard_targets``: what the source says twice, and what it says once.
    ``other_same_deal``: what the ruling might say instead.
    """
    known = proven(ruleset)
    ranks = list(reversed(STANDARD.ranks))
    return {
        **known,
        "pack": len(STANDARD.codes),
        "rank_order": [rank for rank in ranks if rank in PACK.ranks],
        "unused": ["10" if rank == "T" else rank for rank in ranks if rank not in PACK.ranks],
        "unused_cards": len(STANDARD.codes) - known["cards_used"],
        "tens_for": {
            difficulty: {side: mark // SPOTS for side, mark in both.items()}
            for difficulty, both in known["marks"].items()
        },
        "simulated": {fact.name: dict(fact.given) for fact in COSTLY},
        "diagonal": rules.DIAGONALS[0].bit_count(),
        "seen_first": rules.DIAGONALS[0].bit_count() + rules.HELD + 1,
        "left_over": rules.HELD - rules.TRICKS,
        "points_per_trick": trick_points(),
        "ways": rules.HELD * rules.LINES * len(rules.ENDS[0]),
        "hard_target": ruleset["hard_target"],
        "hard_targets": list(_values("hard_target")),
        "same_deal": ruleset["same_deal"],
        "other_same_deal": [value for value in _values("same_deal") if value != ruleset["same_deal"]],
    }


SPOTS = 10
"""OL-04: the spots of a 10."""


def trick_points() -> int:
    """OL-18: give what the engine counts for one trick."""
    table = [0] * rules.SIZE
    rules.take(table, 0, 1)
    return table[rules.WON]


def _values(name: str) -> Iterable[Any]:
    values = next(option.values for option in GAME.options if option.name == name)
    assert isinstance(values, Iterable)
    return values
