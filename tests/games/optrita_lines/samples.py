"""Deals of Optrita: Lines for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

from itertools import product
from typing import Any

from printkit import games
from printkit.games.optrita_lines.game import LINES, PACK, LinesHand
from printkit.rules import rng, run
from printkit.rules.record import Record
from tests.games.checks import there

GAME = games.get("optrita-lines")
DIFFICULTIES = ("normal", "hard")
TARGETS = (31, 21)
SAME_DEAL = ("dummy", "first-trick", "player")
RULESETS = [
    GAME.ruleset({"difficulty": difficulty, "hard_target": target, "same_deal": same})
    for difficulty, target, same in product(DIFFICULTIES, TARGETS, SAME_DEAL)
]
IDS = ["-".join(str(value) for value in ruleset.values()) for ruleset in RULESETS]

GRID = """
    2S 3S 4S 5S 6S 7S
    2H 3H 4H 5H 6H 7H
    2D 3D 4D 5D 6D 7D
    8S 9S JS QS KS AS
    8H 9H JH QH KH AH
    8D 9D JD QD KD AD
"""
"""A grid without clubs. Nothing but its own rows' suits ever stops a card."""


def start(
    hand: str = "2C 3C 4C 5C 6C 7C 8C",
    trump: str = "9C",
    grid: str = GRID,
    diagonal: str = "down",
    *,
    scores: tuple[int, int] = (0, 0),
    **ruleset: Any,
) -> LinesHand:
    """Begin a deal; cards of the hand and the trump card are left out of the grid for what is left over.

    Cells whose card is in hand, or is the trump card, get cards that are in neither.
    """
    taken = {*hand.split(), trump}
    rest = [code for code in PACK.codes if code not in taken and code not in grid.split()]
    cells = [rest.pop() if code in taken else code for code in grid.split()]
    setup = {
        "hand_no": 1,
        "grid": [cells[6 * row : 6 * row + 6] for row in range(6)],
        "diagonal": diagonal,
        "hand": hand.split(),
        "stock": [trump, *rest],
        "scores_before": dict(zip(("player", "dummy"), scores, strict=True)),
    }
    GAME.hand.shapes(GAME.ruleset(ruleset)).setup(setup)
    return LinesHand(GAME.ruleset(ruleset), setup)


def decide(hand: LinesHand, words: str) -> LinesHand:
    """Make decisions one after another: ``"7C R1 left, 2S, 8C C3 top"`` lays, picks and lays."""
    for decision in words.split(","):
        parts = decision.split()
        hand.do(pick(*parts) if len(parts) == 1 else lay(*parts))
    return hand


def lay(card: str, line: str, end: str) -> dict[str, str]:
    """Give the action of laying a card at an end of a line."""
    return {"do": "line", "card": card, "line": line, "from": end}


def pick(card: str) -> dict[str, str]:
    """Give the action of picking a card."""
    return {"do": "pick", "card": card}


def ways(hand: LinesHand) -> list[dict[str, str]]:
    """Give every action that the engine allows, as the reading lists them."""
    legal = hand.legal()
    if legal.do == "pick":
        return [pick(card) for card in legal.choices]
    return [lay(card, line, end) for card in hand.held for line in legal.choices for end in LINES[line]]


def records(
    ruleset: Any = None,
    policy: str = "random",
    *,
    seed: int = 0,
    count: int = 1,
    first: int = 0,
    mixed: bool = False,
) -> list[Record]:
    """Give single deals as records."""
    return list(run.hands(GAME, ruleset or RULESETS[0], policy, seed, count, "test", first, mixed))


def game_records(ruleset: Any = None, policy: str = "sensible", *, seed: int = 0) -> list[Record]:
    """Give the deals of one whole game as records."""
    return list(run.whole_games(GAME, ruleset or RULESETS[0], policy, seed, 1, "test"))


def mixed_setup(ruleset: Any, seed: int, index: int) -> dict[str, Any]:
    """Give the setup of a deal from the midst of a game."""
    standing = there(GAME.hand.mixed)(ruleset, rng.endless(seed, index, rng.stream(1, rng.TABLE)))
    return run.deal(GAME, ruleset, seed, index, standing)
