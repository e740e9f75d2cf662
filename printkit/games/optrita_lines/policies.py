"""How Optrita: Lines is played: what the player sees, and two ways to choose.

``uniform`` takes any decision, all as likely. ``sensible`` works out for each card, line and end how likely
it is to win, from what lies face up and the cards not yet seen, and takes the best chance; of equal ones that
of the card which would have the least chance in a line of unknown cards. Of six cards turned it takes the one
whose other line offers least.

==============  ========================================================================================
choice code     why; facts
==============  ========================================================================================
``random``      no reason. ``card``, and ``line`` and ``from`` unless a card is picked (None)
``line-sure``   wins whatever lies there. ``card``, ``line``, ``from``, ``stop`` (the face-up card that
                stops the turning at the latest, None if none does)
``line-hope``   the best chance there is. ``card``, ``line``, ``from``, ``stop``, ``percent`` (0 … 99, rounded)
``pick-gap``    the other line of the card has a gap already. ``card``, ``line`` (that other line)
``pick-least``  the other line of the card offers the least chance. ``card``, ``line`` (that other line)
==============  ========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.odds import CELLS_OF, Odds
from printkit.games.optrita_lines.rules import ENDS, NAMES, PACK, SIDE
from printkit.rules.cards import bits
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import nth

CODES = {
    "random": ("card", "line", "from"),
    "line-sure": ("card", "line", "from", "stop"),
    "line-hope": ("card", "line", "from", "stop", "percent"),
    "pick-gap": ("card", "line"),
    "pick-least": ("card", "line"),
}

ALL = (1 << rules.CARDS) - 1
PLACES = 9
"""Chances that agree in so many decimal places are equal."""


class View(NamedTuple):
    """What the player sees, and has seen since the deal. Cards are ints, sets of cards and cells masks.

    ``faces``: by cell the card that lies there face up, -1 for a face-down card and for a gap. ``gaps``: mask
    of the cells whose card was taken. ``lines``: mask of the full lines.
    ``seen``: the first hand, the trump card and every card that was face up. ``card``, ``line``, ``end``: what
    was laid while a card is to be picked, else -1. ``won``: tricks that the player has won. ``scores_before``
    and ``marks``: the player's and the dummy's.
    """

    hand: int
    trump: int
    trump_card: int
    faces: tuple[int, ...]
    gaps: int
    lines: int
    seen: int
    trick: int
    picking: bool
    card: int
    line: int
    end: int
    won: int
    scores_before: tuple[int, int]
    marks: tuple[int, int]
    hand_no: int


def uniform(view: View, words: Iterator[int]) -> Choice:
    """Choose any card of the hand, any full line and either end; any of the six when picking."""
    word = next(words)
    if view.picking:
        cell = CELLS_OF[view.line][view.end][below(word, SIDE)]
        code = PACK.codes[view.faces[cell]]
        return Choice({"do": "pick", "card": code}, "random", {"card": code, "line": None, "from": None})
    lines = view.lines.bit_count()
    chosen = below(word, view.hand.bit_count() * lines * 2)
    card = nth(view.hand, chosen // 2 // lines)
    line, end = nth(view.lines, chosen // 2 % lines), chosen % 2
    action = laid(card, line, end)
    return Choice(action, "random", {key: action[key] for key in ("card", "line", "from")})


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    return _pick(view) if view.picking else _line(view)


def laid(card: int, line: int, end: int) -> dict[str, str]:
    """Give the action of laying a card at an end of a line."""
    return {"do": "line", "card": PACK.codes[card], "line": NAMES[line], "from": ENDS[line][end]}


def percent(chance: float) -> int:
    """Give a chance as whole percent, rounded; 0 and 100 only where nothing else can happen."""
    return int(chance) * 100 if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def odds_of(view: View) -> Odds:
    """Give the chances of the cards in hand, as far as the player can tell."""
    return Odds(view.hand, ~view.seen & ALL, view.trump)


def _line(view: View) -> Choice:
    odds = odds_of(view)
    cheap = {card: -odds.chance(card, SIDE, -1) for card in bits(view.hand)}
    best: tuple[float, float, int, int, int, int] = (-1.0, 0.0, 0, 0, 0, -1)
    for line in bits(view.lines):
        for chance, card, end, stop in odds.ways(view.faces, line):
            if chance > best[0] - 10**-PLACES:
                best = max(best, (round(chance, PLACES), cheap[card], -card, -line, -end, stop))
    chance, card, line, end, stop = best[0], -best[2], -best[3], -best[4], best[5]
    action = laid(card, line, end)
    facts = {
        **{key: action[key] for key in ("card", "line", "from")},
        "stop": None if stop < 0 else PACK.codes[stop],
    }
    if chance == 1:
        return Choice(action, "line-sure", facts)
    return Choice(action, "line-hope", {**facts, "percent": percent(chance)})


def _pick(view: View) -> Choice:
    """Choose by the other line through a card: the card's own line gets its gap in any case."""
    odds = odds_of(view)
    found: list[tuple[float, int, int]] = []
    for cell in CELLS_OF[view.line][view.end]:
        other = SIDE + cell // SIDE if view.line < SIDE else cell % SIDE
        code = PACK.codes[view.faces[cell]]
        if not view.lines >> other & 1:
            facts = {"card": code, "line": NAMES[other]}
            return Choice({"do": "pick", "card": code}, "pick-gap", facts)
        offers = max(chance for chance, *_ in odds.ways(view.faces, other))
        found.append((round(offers, PLACES), other, view.faces[cell]))
    _, other, card = min(found)
    code = PACK.codes[card]
    return Choice({"do": "pick", "card": code}, "pick-least", {"card": code, "line": NAMES[other]})
