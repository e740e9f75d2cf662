"""How Optrita: Lines is played with some sense: how likely cards are to win, and two ways to choose.

Every card not seen is as likely as any other to lie at any place that is face down. ``uniform`` takes any
decision, all as likely. ``sensible`` takes the card, line and end with the best chance; of equal ones that of
the card which would have the least chance in a line of unknown cards. Of six cards turned it takes the one
whose other line offers least. Cards are ints, lines their places in ``NAMES``, ends 0 (top, left) and 1.

Choice codes, without facts: ``line-sure`` wins whatever lies there, ``line-hope`` has the best chance; the
other line of the card picked has a gap already (``pick-gap``) or offers the least chance (``pick-least``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from printkit.games.optrita_lines.board import LINES, NAMES, PACK, SIDE, LinesView
from printkit.rules.cards import bits
from printkit.rules.game import Choice
from printkit.rules.rng import below

CHOICES: dict[str, tuple[str, ...]] = dict.fromkeys(
    ["random", "line-sure", "line-hope", "pick-gap", "pick-least"], ()
)
WIDTH = PACK.width
ALL = (1 << len(PACK.codes)) - 1
SUITS = [(1 << WIDTH) - 1 << suit * WIDTH for suit in range(len(PACK.suits))]
PLACES = 9
NEAR = 10**-PLACES
"""Chances that agree in so many decimal places are equal."""
ENDS = [tuple(ends) for ends in LINES.values()]
CELLS_OF = [tuple(ends.values()) for ends in LINES.values()]
"""The cells of a line from an end, in turning order: ``CELLS_OF[line][end]``."""
FACES = [itemgetter(*first) for first, _ in CELLS_OF]
"""By line: gives what lies in its cells, from end 0."""


class Suit(NamedTuple):
    """What is ``held`` of a suit, and what is ``unseen`` of it, as masks.

    ``passed[k]``: the chance that k unknown cards do not stop a card of the suit; ``each[k]``: that of a card
    which would stop it to be the first of the k that does.
    """

    suit: int
    held: int
    unseen: int
    passed: list[float]
    each: list[float]

    def chance(self, card: int, unknown: int, stop: int) -> float:
        """Give the chance of a card that meets ``unknown`` face-down cards, then ``stop``, -1 for none."""
        chance = (self.unseen & (1 << card) - 1).bit_count() * self.each[unknown]
        if stop < 0 or self.suit * WIDTH <= stop < card:
            chance += self.passed[unknown]
        return chance


Way = tuple[float, Suit, int, int, int, int]
"""A chance, the suit of the play card, what it meets (face-down cards, a stopping card or -1), line and end."""


class Odds:
    """The chances of the cards in a hand, given the mask of the cards seen and the trump suit."""

    def __init__(self, hand: int, seen: int, trump: int) -> None:
        self.trump, unseen = trump, ~seen & ALL
        self.suits: list[Suit] = []
        many, trumps = unseen.bit_count(), unseen & SUITS[trump]
        for suit, mask in enumerate(SUITS):
            if hand & mask:
                own = unseen & mask
                self.suits.append(Suit(suit, hand & mask, own, *runs(many, (own | trumps).bit_count())))

    def ways(self, faces: Sequence[int], lines: int) -> Iterator[tuple[float, int, int, int]]:
        """Give (chance, card, line, end) for every card in hand at both ends of each line of a mask.

        ``faces``: by cell the card that lies there face up, -1 for one face down.
        """
        for line in bits(lines):
            for end, meets in enumerate(met(FACES[line](faces), self.trump)):
                for suit in self.suits:
                    unknown, stop = meets[suit.suit]
                    for card in bits(suit.held):
                        yield suit.chance(card, unknown, stop), card, line, end

    def greatest(self, faces: Sequence[int], lines: int) -> list[Way]:
        """Give where the greatest chance in some lines is, to ``PLACES``: that of the highest card of a suit.

        Of those ways of a suit that meet the same only the first: lines and ends in their order.
        """
        trump, found, there = self.trump, [], lines_in(lines)
        by_end = [meets for line in there for meets in met(FACES[line](faces), trump)]
        by_suit = list(zip(*by_end, strict=True))
        most = 0.0
        for one in self.suits:
            suit, held, unseen, passed, each = one
            card, low = held.bit_length() - 1, suit * WIDTH
            below = (unseen & (1 << card) - 1).bit_count()
            for meet in set(by_suit[suit]):
                unknown, stop = meet
                chance = below * each[unknown]  # as Suit.chance
                if stop < 0 or low <= stop < card:
                    chance += passed[unknown]
                if chance > most - NEAR:
                    most = max(most, chance)
                    found.append((chance, one, meet))
        made = []
        for chance, one, meet in found:
            if chance > most - NEAR:
                at, end = divmod(by_suit[one.suit].index(meet), 2)
                made.append((chance, one, *meet, there[at], end))
        return made


@cache
def lines_in(mask: int) -> tuple[int, ...]:
    """Give the lines in a mask."""
    return tuple(bits(mask))


@cache
def runs(many: int, stopping: int) -> tuple[list[float], list[float]]:
    """Give, by k of 0 … 6, how likely k cards of ``many`` are to pass, and one to be the first that does not.

    ``stopping``: how many of the cards stop the turning. The second chance is that of each of these to be
    among the first k, with none of the others before it.
    """
    passed, each = [1.0], [0.0]
    for gone in range(SIDE):
        left = max(many - gone, stopping, 1)  # fewer are left only where none can pass
        each.append(each[-1] + passed[-1] / left)
        passed.append(passed[-1] * (left - stopping) / left)
    return passed, each


@lru_cache(maxsize=1 << 15)
def met(line: tuple[int, ...], trump: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give, by end and suit of the play card, how many face-down cards it meets, and what card stops it then.

    ``line``: the six cards from end 0, -1 for one face down. The stopping card is -1 where none does.
    """
    made = []
    for way in (line, line[::-1]):
        up = [at for at in range(SIDE) if way[at] >= 0]
        for suit in range(len(SUITS)):
            stopping = [(at - i, way[at]) for i, at in enumerate(up) if way[at] // WIDTH in (suit, trump)]
            made.append(stopping[0] if stopping else (SIDE - len(up), -1))
    return tuple(made[: len(SUITS)]), tuple(made[len(SUITS) :])


def uniform(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose any card of the hand, any full line and either end; any of the six when picking."""
    word = next(words)
    if view.picking:
        return pick_choice(view, view.picking[below(word, SIDE)], "random")
    cards, lines = list(bits(view.hand)), list(bits(view.lines))
    chosen, end = divmod(below(word, len(cards) * len(lines) * 2), 2)
    return Choice(laid(cards[chosen // len(lines)], lines[chosen % len(lines)], end), "random")


def sensible(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    odds = odds_of(view)
    if view.picking:
        return _pick(view, odds)
    ways = odds.greatest(view.faces, view.lines)
    most = round(max([way[0] for way in ways]), PLACES)
    _, card, line, end = max(
        (-suit.chance(card, SIDE, -1), -card, -line, -end)
        for _, suit, unknown, stop, line, end in ways
        for card in bits(suit.held)
        if round(suit.chance(card, unknown, stop), PLACES) == most
    )
    return line_choice(-card, -line, -end, most, "line-hope")


def odds_of(view: LinesView) -> Odds:
    """Give the chances of the cards in hand, as far as the player can tell."""
    return Odds(view.hand, view.seen, view.trump)


def laid(card: int, line: int, end: int) -> dict[str, str]:
    """Give the action of laying a card at an end of a line."""
    return {"do": "line", "card": PACK.codes[card], "line": NAMES[line], "from": ENDS[line][end]}


def line_choice(card: int, line: int, end: int, chance: float, code: str) -> Choice:
    """Give the choice to lay a card: ``line-sure``, or ``code`` where the chance is less."""
    return Choice(laid(card, line, end), "line-sure" if chance == 1 else code)


def pick_choice(view: LinesView, cell: int, code: str) -> Choice:
    """Give the choice to pick the card of a cell."""
    return Choice({"do": "pick", "card": PACK.codes[view.faces[cell]]}, code)


def other_line(line: int, cell: int) -> int:
    """Give the other line through a cell of a line."""
    return SIDE + cell // SIDE if line < SIDE else cell % SIDE


def _pick(view: LinesView, odds: Odds) -> Choice:
    """Choose by the other line through a card: the card's own line gets its gap in any case."""
    found: list[tuple[float, int, int]] = []
    for cell in view.picking:
        other = other_line(view.line, cell)
        if not view.lines >> other & 1:
            return pick_choice(view, cell, "pick-gap")
        offers = max([way[0] for way in odds.greatest(view.faces, 1 << other)])
        found.append((round(offers, PLACES), other, cell))
    return pick_choice(view, min(found)[2], "pick-least")
