"""Packs: the codes that people read (``QH``) and the ints that the engine counts with.

A card is an int, a hand a bitmask. Within a suit a higher rank has a higher int, so that ``>`` compares cards
of one suit. Masks of packs up to 63 cards fit a signed 64-bit int.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.errors import GameError


class Pack:
    """The cards of a game.

    ``suits``: letters in the order of their ints. ``ranks``: low to high. ``copies``: 2 for a double pack,
    whose identical cards are neighbouring ints. ``jokers``: codes that have no suit, after all the others.

    card = (suit · len(ranks) + rank) · copies + copy
    """

    def __init__(self, suits: str, ranks: str, copies: int = 1, jokers: tuple[str, ...] = ()) -> None:
        twice = [one for part in (suits, ranks, jokers) for one in part if part.count(one) > 1]
        if twice:
            raise GameError(f"a pack has {twice[0]!r} twice", hint="a double pack has copies=2")
        self.suits = suits
        self.ranks = ranks
        self.copies = copies
        self.jokers = jokers
        self.codes = (*(rank + suit for suit in suits for rank in ranks for _ in range(copies)), *jokers)
        # of identical cards the first copy: reversed, so that it is written last
        self.ints = {code: card for card, code in reversed(list(enumerate(self.codes)))}
        self.bits = {code: 1 << card for code, card in self.ints.items()}
        # by suit: whether a card is of it
        self.same_suit = {
            suit: {code for code in self.codes if code[-1] == suit}.__contains__
            for suit in {code[-1] for code in self.codes}
        }

    def sorted_codes(self, mask: int) -> list[str]:
        """Give the codes in a mask, sorted by code point as records are, identical cards once."""
        codes = self.codes
        return sorted({codes[card] for card in bits(mask)})

    def mask(self, codes: Iterable[str]) -> int:
        """Give the mask of distinct cards. KeyError for a code that is not in the pack."""
        made = 0
        for code in codes:
            made |= 1 << self.ints[code]
        return made


def bits(mask: int) -> Iterator[int]:
    """Give the cards of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


STANDARD = Pack("SHDC", "23456789TJQKA")
"""The 52 cards: ``card // 13`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣; ``card % 13`` is 0 for a 2, 12 for an ace."""
