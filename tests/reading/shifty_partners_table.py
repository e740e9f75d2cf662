"""What lies on the table of Shifty Partners: cards, players, seats and teams, one trick.

The clauses on the pack, the teams, following suit and winning a trick (SP-03, SP-04, SP-07, SP-08,
SP-10 to SP-13, SP-16). Cards are written rank first (``TH`` is the ten of hearts); seats run
clockwise from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

TRICKS_IN_A_HAND = 4  # SP-01
CARDS_IN_A_HAND = 5  # SP-05: four face down and one face up
HIGH_TO_LOW = "AKQJT987652"  # SP-04
# SP-03: the ranks kept in every suit, by number of players.
RANKS_USED = {4: "AKQJT2", 5: "AKQJT982", 6: "AKQJT98762", 7: "AKQJT987652"}
SUITS = "SHDC"
# SP-07: the positions that play with the dealer, who is position 1.
DEALERS_TEAM = {4: [1, 4], 5: [1, 5], 6: [1, 3, 6], 7: [1, 4, 7]}
# SP-09: what each face of the die lays out.
TRUMP_CARDS = {1: "S", 2: "H", 3: "D", 4: "C", 5: "No trump", 6: "1st Ace"}


@dataclass(frozen=True)
class Card:
    """One card."""

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The card as records write it: rank, then suit."""
        return self.rank + self.suit

    def higher_than(self, other: Card) -> bool:
        """Whether the card ranks above another one, suits apart (SP-04)."""
        return HIGH_TO_LOW.index(self.rank) < HIGH_TO_LOW.index(other.rank)

    def points(self) -> int:
        """Return what the card adds to the trick it lies in: 1 for a queen or a 2 of any suit (SP-16)."""
        return 1 if self.rank in ("Q", "2") else 0


def pack(players: int) -> list[Card]:
    """Every card of the pack for this number of players (SP-03)."""
    return [Card(rank, suit) for suit in SUITS for rank in RANKS_USED[players]]


@dataclass
class Player:
    """Somebody at the table, with the cards still held; the face-up card is one of them (SP-12)."""

    seat: int
    hand: list[Card]
    face_up: Card

    def playable(self, led: str | None) -> list[Card]:
        """Return the cards that may be played to suit ``led``, or led if it is None (SP-11, SP-12)."""
        if led is None:
            return list(self.hand)
        following = [card for card in self.hand if card.suit == led]
        if following:
            return following
        return list(self.hand)


@dataclass(frozen=True)
class Table:
    """Who sits where in one hand: the number of players and the dealer's seat."""

    players: int
    dealer: int

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.players

    def right_of(self, seat: int) -> int:
        """Return the seat before, clockwise."""
        return (seat - 1) % self.players

    def roller(self) -> int:
        """Return the seat that rolls the die: the dealer's right-hand neighbour (SP-09)."""
        return self.right_of(self.dealer)

    def seat_at(self, position: int) -> int:
        """Return the seat at a position counted clockwise from the dealer, who is 1 (SP-07)."""
        seat = self.dealer
        for _ in range(position - 1):
            seat = self.left_of(seat)
        return seat

    def teams(self) -> list[list[int]]:
        """Return the two teams, the dealer's first, each in order of seats (SP-07)."""
        with_dealer = [self.seat_at(position) for position in DEALERS_TEAM[self.players]]
        against = [seat for seat in range(self.players) if seat not in with_dealer]
        return [sorted(with_dealer), sorted(against)]

    def next_hand(self) -> Table:
        """Return the table of the next hand: every marker goes to the left neighbour (SP-08)."""
        return Table(self.players, self.left_of(self.dealer))


@dataclass
class Trick:
    """One trick: the trump in force while it is played and the cards in the order played."""

    trump: str | None
    plays: list[tuple[int, Card]] = field(default_factory=list)

    def led(self) -> str | None:
        """Return the suit of the first card, None before it."""
        return self.plays[0][1].suit if self.plays else None

    def winner(self) -> int:
        """Return the seat of the highest trump or, without one, of the highest card led (SP-13)."""
        counting = [play for play in self.plays if play[1].suit == self.trump]
        if not counting:
            counting = [play for play in self.plays if play[1].suit == self.led()]
        best_seat, best_card = counting[0]
        for seat, card in counting:
            if card.higher_than(best_card):
                best_seat, best_card = seat, card
        return best_seat

    def points(self) -> int:
        """1 for the trick, and 1 for every queen and every 2 in it (SP-16)."""
        return 1 + sum(card.points() for _, card in self.plays)

    def first_ace(self) -> str | None:
        """Return the suit of the ace that was played first, None without an ace (SP-10)."""
        for _, card in self.plays:
            if card.rank == "A":
                return card.suit
        return None

    def claim(self) -> dict[str, Any]:
        """Return the trick as a record claims it."""
        return {
            "leader": self.plays[0][0],
            "seats": [seat for seat, _ in self.plays],
            "cards": [card.code for _, card in self.plays],
            "winner": self.winner(),
            "trump": self.trump,
        }
