"""The pack of Handmade Pinochle and its melds (HP-01, HP-08 … HP-13).

A hand is a mask of 24 counts of two bits, which say how many of each card it holds: 0, 1 or 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from printkit.rules.cards import Pack

PACK = Pack("SHDC", "9JQKTA", copies=2)
"""HP-01: two of each of 24 cards."""
KINDS = PACK.mask(PACK.codes)
"""One bit for each of the 24 cards."""
ALL = 2 * KINDS
"""HP-01: the hand of all 48 cards."""
FIELDS = {suit: 0xFFF << 12 * at for at, suit in enumerate(PACK.suits)}
"""The mask of all cards of a suit."""
VALUES = {
    "aces": (10, 100),
    "dix": (1, 2),
    "jacks": (4, 40),
    "kings": (8, 80),
    "marriage": (2, 4),
    "pinochle": (4, 30),
    "queens": (6, 60),
    "royal-marriage": (4, 8),
    "run": (15, 150),
}
"""HP-08: the points of one and of two melds of a kind."""
AROUNDS = ("aces", "kings", "queens", "jacks")


class Meld(NamedTuple):
    """A kind of meld. ``suit``: of a marriage; ``cards``: of a single one; ``mask``: a bit for each of them."""

    name: str
    suit: str | None
    cards: tuple[str, ...]
    mask: int


Found = tuple[Meld, int]
"""A meld, and whether it is there once or twice."""


def _melds(trump: str) -> list[Meld]:
    """HP-08, HP-09: give all there are, in the order of records: by name, then by suit."""
    made = {
        ("dix", ""): ["9" + trump],
        ("pinochle", ""): ["QS", "JD"],
        ("royal-marriage", ""): ["K" + trump, "Q" + trump],
        ("run", ""): [rank + trump for rank in "AKQJT"],
        **{(name, ""): [name[0].upper() + suit for suit in PACK.suits] for name in AROUNDS},
        **{("marriage", suit): ["K" + suit, "Q" + suit] for suit in PACK.suits if suit != trump},
    }
    return [
        Meld(name, suit or None, tuple(cards), PACK.mask(cards)) for (name, suit), cards in sorted(made.items())
    ]


MELDS = {trump: _melds(trump) for trump in PACK.suits}
"""All melds, by trump suit."""


def number(hand: int) -> int:
    """Give how many cards a hand holds."""
    return hand.bit_count() + (hand & ALL).bit_count()


def found(hand: int, kinds: Iterable[Meld]) -> list[Found]:
    """Give which of some melds a hand holds."""
    twos = hand >> 1 & KINDS
    ones = hand & KINDS | twos
    return [(meld, 2 if mask & twos == mask else 1) for meld in kinds if (mask := meld.mask) & ones == mask]


def melds_in(hand: int, trump: str, extra: bool) -> list[Found]:
    """HP-08 … HP-12: give the melds that a hand holds; one card may serve in several."""
    made = found(hand, MELDS[trump])
    if made and made[-1][0].name == "run":
        # HP-10: not the king and queen of the run itself, which come just before it; HP-11: but a second pair
        royal, count = made[-2]
        count = count - made[-1][1] if extra else 0
        made[-2:-1] = [(royal, count)] if count else []
    return made


def worth(found: Iterable[Found]) -> int:
    """HP-08: give the points of melds."""
    return sum([VALUES[meld.name][count - 1] for meld, count in found])


def claimed(found: Iterable[Found]) -> list[dict[str, Any]]:
    """Give melds as a record claims them."""
    return [
        {"meld": meld.name, "count": count, "suit": meld.suit, "points": VALUES[meld.name][count - 1]}
        for meld, count in found
    ]


def shown(found: Sequence[Found], known: int = 0) -> int:
    """HP-13: give the hand of the cards that lie on the table to show melds, or are ``known`` already."""
    made = known
    for meld, count in found:
        if meld.name == "royal-marriage" and found[-1][0].name == "run":
            count += found[-1][1]  # HP-11: beside a run it is a second king and queen
        made = either(made, count * meld.mask)
    return made


def either(one: int, other: int) -> int:
    """Give the smallest hand that has the cards of one hand and of another."""
    twice = (one | other) & ALL
    return twice | (one | other) & KINDS & ~(twice >> 1)
