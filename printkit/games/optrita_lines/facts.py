"""What the engine proves of Optrita: Lines: numbers for the book, worked out from the rules' own functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.hand import DIFFICULTIES, marks
from printkit.games.optrita_lines.rules import PACK
from printkit.rules.costly import Costly
from printkit.rules.game import Ruleset


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


COSTLY: tuple[Costly, ...] = ()
"""What ``printkit facts optrita-lines --regenerate`` works out."""
