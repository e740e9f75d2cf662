"""How likely a card is to win a trick of Optrita: Lines, as far as the player can tell.

Every card not seen is as likely as any other to lie at any place that is face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.rules import SIDE, SUIT, WIDTH
from printkit.rules.cards import bits

CELLS_OF = tuple(
    tuple(tuple(rules.cell(line, end, place) for place in range(SIDE)) for end in (0, 1))
    for line in range(rules.LINES)
)
"""The cells of a line from an end, in turning order: ``CELLS_OF[line][end]``."""


class Odds:
    """The chances of the cards in a hand, given the mask of the cards not seen and the trump suit.

    ``cards``: by suit. ``passed[suit][k]``: the chance that k unknown cards do not stop a play card of the
    suit; ``won[card][k]``: that one of the first k stops it and is lower, of its own suit.
    """

    def __init__(self, hand: int, unseen: int, trump: int) -> None:
        self.trump = trump
        self.cards: dict[int, list[int]] = {}
        self.passed: dict[int, list[float]] = {}
        self.won: dict[int, list[float]] = {}
        for card in bits(hand):
            self.cards.setdefault(card // WIDTH, []).append(card)
        many = unseen.bit_count()
        for suit, cards in self.cards.items():
            own = unseen & SUIT << suit * WIDTH
            stopping = (own | unseen & SUIT << trump * WIDTH).bit_count()
            self.passed[suit], each = runs(many, stopping)
            for card in cards:
                lower = (own & (1 << card) - 1).bit_count()
                self.won[card] = [lower * chance for chance in each]

    def chance(self, card: int, unknown: int, stop: int) -> float:
        """Give the chance of a card that meets ``unknown`` face-down cards, then ``stop`` (-1: the far end)."""
        chance = self.won[card][unknown]
        if stop < 0 or rules.wins(card, stop):
            chance += self.passed[card // WIDTH][unknown]
        return chance

    def ways(self, faces: Sequence[int], line: int) -> Iterator[tuple[float, int, int, int]]:
        """Give (chance, card, end, stop) for every card in hand and both ends of a full line.

        ``faces``: by cell the card that lies there face up, -1 for one face down.
        """
        for end, cells in enumerate(CELLS_OF[line]):
            meets = met(tuple([faces[cell] for cell in cells]), self.trump)
            for suit, cards in self.cards.items():
                unknown, stop = meets[suit]
                for card in cards:
                    yield self.chance(card, unknown, stop), card, end, stop


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
def met(line: tuple[int, ...], trump: int) -> tuple[tuple[int, int], ...]:
    """Give, by suit of the play card, how many face-down cards it meets, and the card that stops it then.

    ``line``: the six cards in turning order, -1 for one face down. The stopping card is -1 where none does.
    """
    made = []
    for suit in range(len(rules.PACK.suits)):
        unknown, stop = 0, -1
        for face in line:
            if face < 0:
                unknown += 1
            elif rules.stops(face, suit, trump):
                stop = face
                break
        made.append((unknown, stop))
    return tuple(made)
