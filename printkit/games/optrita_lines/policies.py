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
``line-hope``   the best chance there is. ``card``, ``line``, ``from``, ``stop``, ``percent`` (0 … 99, cut off)
``pick-gap``    the other line of the card has a gap already. ``card``, ``line`` (that other line)
``pick-least``  the other line of the card offers the least chance. ``card``, ``line`` (that other line)
==============  ========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.rules import ENDS, NAMES, PACK, SIDE, SUIT, WIDTH
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

CELLS_OF = tuple(
    tuple(tuple(rules.cell(line, end, place) for place in range(SIDE)) for end in (0, 1))
    for line in range(rules.LINES)
)
"""The cells of a line from an end, in turning order: ``CELLS_OF[line][end]``."""
ALL = (1 << rules.CARDS) - 1
PLACES = 9
"""Chances that agree in so many decimal places are equal."""


@dataclass(frozen=True, slots=True)
class View:
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
    action = _laid(card, line, end)
    return Choice(action, "random", {key: action[key] for key in ("card", "line", "from")})


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    return _pick(view) if view.picking else _line(view)


def _laid(card: int, line: int, end: int) -> dict[str, str]:
    return {"do": "line", "card": PACK.codes[card], "line": NAMES[line], "from": ENDS[line][end]}


class _Odds:
    """How likely a card is to win, as far as the player can tell.

    Every card not seen is as likely as any other to lie at any place that is face down. ``passed[suit][k]``:
    the chance that k such cards do not stop a play card of the suit; ``won[card][k]``: that one of the first k
    stops it and is lower, of its own suit.
    """

    def __init__(self, view: View) -> None:
        unseen = ~view.seen & ALL
        self.trump = view.trump
        self.cards: dict[int, list[int]] = {}
        self.passed: dict[int, list[float]] = {}
        self.won: dict[int, list[float]] = {}
        for card in bits(view.hand):
            self.cards.setdefault(card // WIDTH, []).append(card)
        many = unseen.bit_count()
        for suit, cards in self.cards.items():
            own = unseen & SUIT << suit * WIDTH
            stopping = (own | unseen & SUIT << view.trump * WIDTH).bit_count()
            lower = [(own & (1 << card) - 1).bit_count() for card in cards]
            passed, won = [1.0], [[0.0] for _ in cards]
            for gone in range(SIDE):
                left = max(many - gone, stopping, 1)  # fewer are left only where none can pass
                for sums, beaten in zip(won, lower, strict=True):
                    sums.append(sums[-1] + passed[-1] * beaten / left)
                passed.append(passed[-1] * (left - stopping) / left)
            self.passed[suit] = passed
            for card, sums in zip(cards, won, strict=True):
                self.won[card] = sums

    def chance(self, card: int, unknown: int, stop: int) -> float:
        """Give the chance of a card that meets ``unknown`` face-down cards, then ``stop`` (-1: the far end)."""
        chance = self.won[card][unknown]
        if stop < 0 or rules.wins(card, stop):
            chance += self.passed[card // WIDTH][unknown]
        return chance

    def ways(self, view: View, line: int) -> Iterator[tuple[float, int, int, int]]:
        """Give (chance, card, end, stop) for every card in hand and both ends of a line."""
        faces, trump = view.faces, self.trump
        for end, cells in enumerate(CELLS_OF[line]):
            known, unknown = [], 0
            for cell in cells:
                if faces[cell] < 0:
                    unknown += 1
                else:
                    known.append((unknown, faces[cell]))
            for suit, cards in self.cards.items():
                before, stop = unknown, -1
                for at, face in known:
                    if rules.stops(face, suit, trump):
                        before, stop = at, face
                        break
                for card in cards:
                    yield self.chance(card, before, stop), card, end, stop


def _line(view: View) -> Choice:
    odds = _Odds(view)
    cheap = {card: -odds.chance(card, SIDE, -1) for card in bits(view.hand)}
    best: tuple[float, float, int, int, int, int] = (-1.0, 0.0, 0, 0, 0, -1)
    for line in bits(view.lines):
        for chance, card, end, stop in odds.ways(view, line):
            if chance > best[0] - 10**-PLACES:
                best = max(best, (round(chance, PLACES), cheap[card], -card, -line, -end, stop))
    chance, card, line, end, stop = best[0], -best[2], -best[3], -best[4], best[5]
    action = _laid(card, line, end)
    facts = {
        **{key: action[key] for key in ("card", "line", "from")},
        "stop": None if stop < 0 else PACK.codes[stop],
    }
    if chance == 1:
        return Choice(action, "line-sure", facts)
    return Choice(action, "line-hope", {**facts, "percent": int(100 * chance)})


def _pick(view: View) -> Choice:
    """Choose by the other line through a card: the card's own line gets its gap in any case."""
    odds = _Odds(view)
    found: list[tuple[float, int, int]] = []
    for cell in CELLS_OF[view.line][view.end]:
        other = SIDE + cell // SIDE if view.line < SIDE else cell % SIDE
        code = PACK.codes[view.faces[cell]]
        if not view.lines >> other & 1:
            facts = {"card": code, "line": NAMES[other]}
            return Choice({"do": "pick", "card": code}, "pick-gap", facts)
        offers = max(chance for chance, *_ in odds.ways(view, other))
        found.append((round(offers, PLACES), other, view.faces[cell]))
    _, other, card = min(found)
    code = PACK.codes[card]
    return Choice({"do": "pick", "card": code}, "pick-least", {"card": code, "line": NAMES[other]})
