"""Deals of Optrita: Lines with known outcomes, worked out on paper, for the tests of this folder."""

from __future__ import annotations

import random
from typing import Any

from .optrita_lines import Deal
from .optrita_lines_table import pack

GRID = [
    "8S 7S 6S 5S 4S 3S",
    "AH QH JH 9H 8H 7H",
    "AD KD JD 9D 8D 7D",
    "AC 6H KS 2H 5D KC",
    "QC JC 9C 8C 5H 4H",
    "QS JS 2S 6D 4D 3D",
]
HAND = "AS 9S KH 3H QD 2D 7C"
STOCK = "2C 3C 4C 5C 6C"  # clubs are trump
# Three tricks each: the player takes the first, the second and the fourth.
LINES = [
    "KH C5 top",  # turns 4S, stops at 8H: lower
    "AS R3 left",  # six diamonds, no stop
    "9S C2 bottom",  # stops at JS: higher
    "QD C3 top",  # turns 6S JH, stops at JD: lower
    "2D R5 right",  # turns 4H 5H, stops at the trump 8C
    "7C C6 bottom",  # turns 3D 4H, stops at KC: trump both, higher
]
PICK = "AD"
EXAMPLE_LEGAL = [
    "C1 C2 C3 C4 C5 C6 R1 R2 R3 R4 R5 R6",
    "C1 C2 C3 C4 C6 R1 R3 R4 R5 R6",
    "C2 C3 C4 C6 R1 R4 R5 R6",
    "C3 C4 C6 R1 R4 R5",
    "C4 C6 R1 R4 R5",
    "C6 R1 R4",
]
EXAMPLE_TRICKS: list[tuple[str, str | None, str, str]] = [
    ("4S 8H", "8H", "player", "8H"),
    ("AD KD JD 9D 8D 7D", None, "player", "AD"),
    ("JS", "JS", "dummy", "JS"),
    ("6S JH JD", "JD", "player", "JD"),
    ("4H 5H 8C", "8C", "dummy", "8C"),
    ("3D 4H KC", "KC", "dummy", "KC"),
]
EXAMPLE = [LINES[0], LINES[1], PICK, *LINES[2:]]


def setup(**changes: Any) -> dict[str, Any]:
    """Return the ``setup`` of a first deal with the cards above, some keys changed."""
    plain = {
        "hand_no": 1,
        "grid": [row.split() for row in GRID],
        "diagonal": "down",
        "hand": HAND.split(),
        "stock": STOCK.split(),
        "scores_before": {"player": 0, "dummy": 0},
    }
    return plain | changes


def cards_of(dealt: dict[str, Any]) -> list[str]:
    """Return the 48 cards of a ``setup`` in the order of ``Game.deal``."""
    return [code for row in [*dealt["grid"], dealt["hand"], dealt["stock"]] for code in row]


def deal(ruleset: dict[str, Any] | None = None, **changes: Any) -> Deal:
    """Lay out the example, in normal unless another ruleset is given."""
    return Deal(setup(**changes), ruleset or {"difficulty": "normal"})


def with_row(row: str, hand_card: str, turned_up: str, diagonal: str = "down") -> Deal:
    """Lay out a deal with this first row, this card in hand and this trump card; the rest as it comes."""
    named = [*row.split(), hand_card, turned_up]
    rest = [card.code for card in pack() if card.code not in named]
    grid = [row.split(), *[rest[6 * i : 6 * i + 6] for i in range(5)]]
    return deal(grid=grid, diagonal=diagonal, hand=[hand_card, *rest[30:36]], stock=[turned_up, *rest[36:]])


def decide(at: Deal, words: list[str]) -> Deal:
    """Make the decisions one after the other; return the same deal.

    Each is ``card line end``, or a card alone to pick it.
    """
    for word in words:
        if " " in word:
            card, line, end = word.split()
            at.do({"do": "line", "card": card, "line": line, "from": end})
        else:
            at.do({"do": "pick", "card": word})
    return at


def shuffled(choose: random.Random) -> list[str]:
    """Return the 48 cards in a random order."""
    cards = [card.code for card in pack()]
    choose.shuffle(cards)
    return cards


def play_out(at: Deal, choose: random.Random) -> Deal:
    """Decide at random until the deal is over; return the same deal."""
    while not at.finished:
        at.do(choose.choice(at.choices()))
    return at


def example_record() -> dict[str, Any]:
    """Return the example as the last deal of a game, every value of the claims typed by hand."""
    actions: list[dict[str, Any]] = []
    for words, legal in zip(LINES, EXAMPLE_LEGAL, strict=True):
        card, line, end = words.split()
        actions.append({"do": "line", "card": card, "line": line, "from": end, "legal": legal.split()})
    actions.insert(2, {"do": "pick", "card": "AD"})
    return {
        "format": "printkit.record/1",
        "game": "optrita-lines",
        "ruleset": {"difficulty": "hard", "hard_target": 21, "same_deal": "first-trick"},
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(hand_no=5, scores_before={"player": 18, "dummy": 9}),
        "actions": actions,
        "claims": {
            "trump": "C",
            "tricks": [
                {"turned": turned.split(), "stopped_by": stop, "winner": winner, "taken": taken}
                for turned, stop, winner, taken in EXAMPLE_TRICKS
            ],
            "score": {"player": 3, "dummy": 3},
            "scores_after": {"player": 21, "dummy": 12},
            "game_over": True,
            "result": "player",
        },
    }
