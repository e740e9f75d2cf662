"""The most points that twelve cards can show in melds, by exhaustion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from printkit.games.handmade_pinochle.game.making import HAND
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK, Meld, melds_in, worth

AROUNDS = "AKQJ"
ACROSS = ("aces", "kings", "queens", "jacks", "pinochle")
Held = tuple[int, int, int, int, int, int, int]
"""Fewest aces, kings, queens, jacks of any suit so far, ♠Q, ♦J, and how many cards."""


@cache
def most_hand_meld() -> dict[str, Any]:
    """HP-08 … HP-12: give the most that twelve cards can show, with its trump and such a hand.

    By exhaustion, suit by suit. What a hand shows is what each suit shows alone, and what goes across: an
    around counts by the suit that has fewest of its rank, a pinochle by queens of spades and jacks of diamonds.
    So of all hands that agree in these, and in how many cards they have, only the best need be kept.
    """
    best, hand, trump = max(_best(trump) for trump in range(len(PACK.suits)))
    cards = sorted(PACK.ints, key=lambda code: (PACK.suits.index(code[1]), -PACK.ints[code]))
    held = [code for code in cards for _ in range(hand >> PACK.ints[code] & 3)]
    return {"points": best, "trump": PACK.suits[trump], "cards": held}


def _best(trump: int) -> tuple[int, int, int]:
    """Give (points, hand, trump) of a hand that shows most."""
    states: dict[Held, tuple[int, int]] = {(2, 2, 2, 2, 0, 0, 0): (0, 0)}
    for suit in PACK.suits:
        after: dict[Held, tuple[int, int]] = {}
        kept: dict[tuple[int, ...], tuple[int, int]] = {}
        for held, cards in _holdings(suit, PACK.suits[trump]):
            shown = worth(melds_in(cards, PACK.suits[trump], extra=True))
            kept[held] = max(kept.get(held, (-1, 0)), (shown, cards))
        for (a, k, q, j, spades, diamonds, many), (points, hand) in states.items():
            for (aces, kings, queens, jacks, more), (shown, cards) in kept.items():
                if many + more <= HAND:
                    fewest = min(a, aces), min(k, kings), min(q, queens), min(j, jacks)
                    pair = queens if suit == "S" else spades, jacks if suit == "D" else diamonds
                    key = (*fewest, *pair, many + more)
                    after[key] = max(after.get(key, (-1, 0)), (points + shown, hand + cards))
        states = after
    return max((points + across(held), hand, trump) for held, (points, hand) in states.items())


def _holdings(suit: str, trump: str) -> Iterator[tuple[tuple[int, int, int, int, int], int]]:
    """Give (aces, kings, queens, jacks, cards) and the hand for all that can be held of a suit.

    A 9 or 10 of another suit than trump shows nothing, and is left out.
    """
    plain = (0, 1, 2) if suit == trump else (0,)
    for a, k, q, j, *others in product(*((0, 1, 2),) * 4, plain, plain):
        counts = zip("AKQJT9", (a, k, q, j, *others), strict=True)
        yield (
            (a, k, q, j, a + k + q + j + sum(others)),
            sum(many * PACK.bits[rank + suit] for rank, many in counts),
        )


def across(held: Held) -> int:
    """Give what arounds and pinochles show."""
    counts = {**dict(zip(AROUNDS, held, strict=False)), "pinochle": min(held[4:6])}
    kinds: list[tuple[Meld, int]] = [
        (meld, counts["pinochle" if meld.name == "pinochle" else meld.cards[0][0]])
        for meld in MELDS["S"]
        if meld.name in ACROSS
    ]
    return worth((meld, count) for meld, count in kinds if count)
