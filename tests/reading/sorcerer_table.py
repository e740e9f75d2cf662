"""What lies on the table of Sorcerer: cards with jokers, hands and dummies, one trick.

The clauses on the pack, the order of play, following and winning a trick (SO-01 to SO-11). Cards
are written rank first (``TH`` is the ten of hearts), the jokers are ``R1`` and ``R2``. Seats 0 to 2
are the players clockwise, seats 3 to 5 the dummies of players 0 to 2.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

PLAYERS = 3  # SO-01
CARDS_IN_A_HAND = 9  # SO-03: in a dummy as well
TRICKS_IN_A_HAND = 9  # SO-11
DEALS_IN_A_GAME = 9  # SO-13
HIGHEST_BID = 9  # SO-16
HIGH_TO_LOW = "AKQJT98765432"  # SO-02, below the jokers
SUITS = "SHDC"
TRUMP = "S"  # SO-06


@dataclass(frozen=True)
class Card:
    """One card, known by its code."""

    code: str

    @property
    def is_joker(self) -> bool:
        """Whether the card is one of the two jokers."""
        return self.code in ("R1", "R2")

    @property
    def suit(self) -> str | None:
        """The suit; a joker has none (SO-10: led, it asks for nothing)."""
        return None if self.is_joker else self.code[1]

    def higher_than(self, other: Card) -> bool:
        """Whether the card ranks above another one, suits apart; neither is a joker (SO-02)."""
        return HIGH_TO_LOW.index(self.code[0]) < HIGH_TO_LOW.index(other.code[0])


def pack() -> list[Card]:
    """Every card of the pack (SO-01)."""
    return [Card(rank + suit) for suit in SUITS for rank in HIGH_TO_LOW] + [Card("R1"), Card("R2")]


def left_of(player: int) -> int:
    """Return the next player clockwise."""
    return (player + 1) % PLAYERS


def dummy_of(player: int) -> int:
    """Return the seat of a player's dummy."""
    return player + PLAYERS


def owner_of(seat: int) -> int:
    """Return the player who chooses the seat's cards: of a dummy, its owner (SO-15)."""
    return seat if seat < PLAYERS else seat - PLAYERS


def order(leader: int) -> list[int]:
    """Return the four seats of a trick in the order they play (SO-07, SO-08).

    A dummy comes after its owner's left neighbour (SO-05); the other two sit the trick out.
    """
    s = owner_of(leader)
    clockwise = [s, left_of(s), dummy_of(s), left_of(left_of(s))]
    start = clockwise.index(leader)
    return clockwise[start:] + clockwise[:start]


@dataclass
class Trick:
    """One trick: the cards and the seats they came from, in the order played."""

    plays: list[tuple[int, Card]] = field(default_factory=list)

    def led(self) -> str | None:
        """Return the suit to follow: None before the lead, and when a joker was led (SO-10)."""
        return self.plays[0][1].suit if self.plays else None

    def playable(self, hand: list[Card]) -> list[Card]:
        """Return the cards of a hand or dummy that may be played to this trick, or led to it.

        To be able to follow is to hold a card of the led suit: a joker is of no suit, so with a
        joker alone a player is free, and with one besides the led suit it may be played as well
        (SO-06, SO-09).
        """
        following = [card for card in hand if card.suit == self.led()]
        if self.led() is None or not following:
            return list(hand)
        return following + [card for card in hand if card.is_joker]

    def winner(self) -> int:
        """Return the seat of the first joker, else of the highest trump, else of the highest card led.

        SO-06, SO-09, SO-10.
        """
        for seat, card in self.plays:
            if card.is_joker:
                return seat
        counting = [play for play in self.plays if play[1].suit == TRUMP]
        if not counting:
            counting = [play for play in self.plays if play[1].suit == self.led()]
        best_seat, best_card = counting[0]
        for seat, card in counting:
            if card.higher_than(best_card):
                best_seat, best_card = seat, card
        return best_seat

    def claim(self) -> dict[str, Any]:
        """Return the trick as a record claims it."""
        return {
            "leader": self.plays[0][0],
            "seats": [seat for seat, _ in self.plays],
            "cards": [card.code for _, card in self.plays],
            "winner": self.winner(),
        }
