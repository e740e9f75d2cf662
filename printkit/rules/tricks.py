"""What trick-taking games share, as functions over ints that serve plain and compiled alike."""

from __future__ import annotations


def follow(hand: int, suit: int) -> int:
    """Give the cards of ``hand`` that may be played to a led suit: those of it, or, without any, all.

    ``suit``: the mask of the led suit, 0 when leading.
    """
    able = hand & suit
    if able:
        return able
    return hand


def beats(card: int, suit: int, best: int, best_suit: int, trump: int) -> bool:
    """Tell whether ``card`` takes the lead in a trick from ``best``.

    ``best`` is the best so far, so it is of the led suit or a trump. Within a suit a greater int is a higher
    card; ``trump`` is the trump suit's index, -1 without one.
    """
    if suit == best_suit:
        return card > best
    return suit == trump


def nth(mask: int, k: int) -> int:
    """Give the k-th lowest card of a mask, counting from 0."""
    while k:
        mask &= mask - 1
        k -= 1
    return popcount((mask & -mask) - 1)


def choose(mask: int, word: int) -> int:
    """Give one of a mask's cards, all as likely: which one, the random word says."""
    return nth(mask, word * popcount(mask) >> 32)


def highest(scores: list[int], sides: int) -> int:
    """Give the mask of the sides that have the highest score."""
    most = scores[0]
    found = 1
    for side in range(1, sides):
        if scores[side] > most:
            most = scores[side]
            found = 1 << side
        elif scores[side] == most:
            found |= 1 << side
    return found


popcount = int.bit_count
"""How many cards a mask holds. Compiled code, without ``bit_count``, puts :func:`popcount64` here."""


def popcount64(mask: int) -> int:
    """Count the bits of a mask below 2⁶³ with shifts and one product (Warren, Hacker's Delight, 5-1)."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F
