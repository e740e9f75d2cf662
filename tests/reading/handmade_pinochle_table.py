"""What lies on the table of Handmade Pinochle: the double pack, the seats, one hand, one trick.

The clauses on the pack, the pairs, following suit, ruffing and winning a trick (HP-01, HP-02, HP-14
to HP-17, HP-26). Cards are written rank first (``TH`` is the ten of hearts); seats run clockwise
from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

PLAYERS = 4  # HP-01
TURNS_OF_MAKING = 12  # HP-05
CARDS_IN_A_HAND = 12  # HP-05
DEALS_IN_A_GAME = 4  # HP-23
COPIES = 2  # HP-01: every card is there twice
RANKS = "AKQJT9"
SUITS = "SHDC"
RANK_ORDERS = ["ATKQJ9", "AKQJT9"]  # HP-17, high to low, the default first


class Card(NamedTuple):
    """One card; its twin in the double pack is equal to it."""

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The card as records write it: rank, then suit."""
        return self.rank + self.suit

    def points(self) -> int:
        """Return what the card is worth to who takes it: 1 for an ace, king or ten (HP-14)."""
        return 1 if self.rank in ("A", "K", "T") else 0


def card(code: str) -> Card:
    """Return the card of a code such as ``TH``."""
    return Card(code[0], code[1])


def pack() -> list[Card]:
    """Every card of the double pack, 48 in all (HP-01)."""
    return [Card(rank, suit) for suit in SUITS for rank in RANKS for _ in range(COPIES)]


def codes(cards: list[Card]) -> list[str]:
    """Return the codes of the cards, sorted as strings, identical cards listed once."""
    return sorted({one.code for one in cards})


def left_of(seat: int) -> int:
    """Return the next seat clockwise."""
    return (seat + 1) % PLAYERS


def pair_of(seat: int) -> int:
    """Return the pair of a seat: 0 is seats 0 and 2, 1 is seats 1 and 3 (HP-02)."""
    return 0 if seat in (0, 2) else 1


def by_pair(by_seat: list[int]) -> list[int]:
    """Return the sums of the two pairs."""
    sums = [0, 0]
    for seat, number in enumerate(by_seat):
        sums[pair_of(seat)] += number
    return sums


@dataclass(frozen=True)
class Play:
    """How tricks are played in one deal: trump, the order of the ranks, the duty to head."""

    trump: str
    rank_order: str = "ATKQJ9"
    must_head: bool = False

    def higher(self, one: Card, other: Card) -> bool:
        """Whether the first card ranks above the other, suits apart; a twin does not (HP-17)."""
        return self.rank_order.index(one.rank) < self.rank_order.index(other.rank)

    def highest(self, cards: list[Card]) -> Card:
        """Return the card of highest rank, the first of identical ones."""
        best = cards[0]
        for one in cards:
            if self.higher(one, best):
                best = one
        return best

    def above(self, cards: list[Card], all_of: list[Card]) -> list[Card]:
        """Return those of ``cards`` that rank above every one of ``all_of``."""
        return [one for one in cards if self.higher(one, self.highest(all_of))]


@dataclass
class Trick:
    """One trick: the cards in the order played, each with its seat."""

    how: Play
    plays: list[tuple[int, Card]] = field(default_factory=list)

    def of_suit(self, suit: str) -> list[Card]:
        """Return the cards of a suit that lie in the trick."""
        return [one for _, one in self.plays if one.suit == suit]

    def ruffs(self) -> list[Card]:
        """Return the trumps played to a led suit that is not trump (HP-15)."""
        if self.plays[0][1].suit == self.how.trump:
            return []
        return self.of_suit(self.how.trump)

    def playable(self, hand: list[Card]) -> list[Card]:
        """Return the cards of a hand that may be played next (HP-15, HP-26)."""
        if not self.plays:
            return list(hand)
        led = self.plays[0][1].suit
        following = [one for one in hand if one.suit == led]
        trumps = [one for one in hand if one.suit == self.how.trump]
        if following:
            if self.how.must_head and not self.ruffs():
                heading = self.how.above(following, self.of_suit(led))
                return heading if heading else following
            return following
        if trumps:
            if self.ruffs():
                overruffs = self.how.above(trumps, self.ruffs())
                return overruffs if overruffs else trumps
            return trumps
        return list(hand)

    def winner(self) -> int:
        """Return the seat of the highest trump, else of the highest card led, the first of twins (HP-16)."""
        counting = self.of_suit(self.how.trump)
        if not counting:
            counting = self.of_suit(self.plays[0][1].suit)
        best = self.how.highest(counting)
        for seat, one in self.plays:
            if one == best:
                return seat
        raise AssertionError("the best card lies in the trick")

    def points(self) -> int:
        """Return what the cards of the trick are worth, the point of the last trick apart (HP-14)."""
        return sum(one.points() for _, one in self.plays)

    def claim(self) -> dict[str, Any]:
        """Return the trick as a record claims it."""
        return {
            "leader": self.plays[0][0],
            "seats": [seat for seat, _ in self.plays],
            "cards": [one.code for _, one in self.plays],
            "winner": self.winner(),
        }
