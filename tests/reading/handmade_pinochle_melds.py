"""The melds of Handmade Pinochle, worked out from a hand of twelve cards (HP-08 to HP-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .handmade_pinochle_table import SUITS, Card

# HP-08: what one of each is worth, and what both copies together are.
SINGLE_AND_DOUBLE = {
    "run": (15, 150),
    "royal-marriage": (4, 8),
    "marriage": (2, 4),
    "aces": (10, 100),
    "kings": (8, 80),
    "queens": (6, 60),
    "jacks": (4, 40),
    "pinochle": (4, 30),
    "dix": (1, 2),
}
AROUNDS = {"aces": "A", "kings": "K", "queens": "Q", "jacks": "J"}


@dataclass(frozen=True)
class Meld:
    """A meld that a hand shows once or, all its cards being there twice, doubled."""

    name: str
    count: int
    suit: str | None = None

    def points(self) -> int:
        """Return what it is worth (HP-08)."""
        single, double = SINGLE_AND_DOUBLE[self.name]
        return single if self.count == 1 else double

    def claim(self) -> dict[str, Any]:
        """Return the meld as a record claims it."""
        return {"meld": self.name, "count": self.count, "suit": self.suit, "points": self.points()}


def sets(hand: list[Card], wanted: list[Card]) -> int:
    """Return how many times (0 to 2) the hand holds all the cards wanted."""
    return min(hand.count(one) for one in wanted)


def melds(hand: list[Card], trump: str, extra_marriage_with_run: bool) -> list[Meld]:
    """Return all that a hand shows, sorted by name, then suit.

    A card serves in melds of different kinds (HP-12); only the king and queen of a run make no
    royal marriage as well (HP-10), and with ``extra_marriage_with_run`` false neither does a second
    king and queen beside it (HP-11).
    """
    found = []
    runs = sets(hand, [Card(rank, trump) for rank in "AKQJT"])
    found.append(Meld("run", runs))
    royal = sets(hand, [Card(rank, trump) for rank in "KQ"]) - runs
    if runs > 0 and not extra_marriage_with_run:
        royal = 0
    found.append(Meld("royal-marriage", royal))
    for suit in SUITS:
        if suit != trump:
            found.append(Meld("marriage", sets(hand, [Card(rank, suit) for rank in "KQ"]), suit))
    for name, rank in AROUNDS.items():  # HP-09
        found.append(Meld(name, sets(hand, [Card(rank, suit) for suit in SUITS])))
    found.append(Meld("pinochle", sets(hand, [Card("Q", "S"), Card("J", "D")])))  # HP-09
    found.append(Meld("dix", hand.count(Card("9", trump))))
    shown = [meld for meld in found if meld.count > 0]
    return sorted(shown, key=lambda meld: (meld.name, meld.suit or ""))
