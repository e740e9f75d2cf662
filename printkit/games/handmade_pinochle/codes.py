"""Hands of Handmade Pinochle, masks of two-bit fields, as lists of codes."""

from __future__ import annotations

from functools import cache

from printkit.games.handmade_pinochle.rules import PACK, SUIT, WIDTH


@cache
def of_suit(suit: int, cards: int) -> list[str]:
    """Give the codes of the cards of a suit (the hand's field of 12 bits): no more than 4 · 3⁶ answers."""
    return [PACK.codes[WIDTH * suit + rank] for rank in range(0, WIDTH, 2) for _ in range(cards >> rank & 3)]


def codes(cards: int) -> list[str]:
    """Give the codes of a hand, sorted by code point, a card that it holds twice twice."""
    found = of_suit(0, cards & SUIT) + of_suit(1, cards >> 12 & SUIT)
    found += of_suit(2, cards >> 24 & SUIT) + of_suit(3, cards >> 36)
    found.sort()
    return found
