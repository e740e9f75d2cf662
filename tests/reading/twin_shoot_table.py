"""What lies on the table of Twin Shoot: cards, seats and teams, the opening lead, one trick.

The clauses on the pack, the order of play, following and winning a trick (TS-01 to TS-06, TS-09,
TS-14 to TS-23, TS-27, TS-29). Cards are written rank first (``TX`` is the ten of crosses); seats
run clockwise from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

CARDS_IN_A_HAND = 12  # TS-09
BID_CARDS = 2  # TS-11
TRICKS_IN_A_HAND = 10  # TS-14
RANKS_HIGH_TO_LOW = "AKQJT9876543"  # TS-04
SUITS_HIGH_TO_LOW = "LXCHSD"  # TS-05
# TS-03: the ranks kept in every suit, by number of players; the 2s never.
RANKS_USED = {4: "AKQJT987", 6: "AKQJT9876543"}
# TS-06: the points that stick out of the pip.
BID_VALUES = {"L": 5, "X": 4, "C": 3, "H": 2, "S": 1, "D": 0}


@dataclass(frozen=True)
class Card:
    """One card."""

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The card as records write it: rank, then suit."""
        return self.rank + self.suit

    def higher_rank_than(self, other: Card) -> bool:
        """Whether the rank is above another card's (TS-04)."""
        return RANKS_HIGH_TO_LOW.index(self.rank) < RANKS_HIGH_TO_LOW.index(other.rank)

    def higher_suit_than(self, other: Card) -> bool:
        """Whether the suit is above another card's (TS-05)."""
        return SUITS_HIGH_TO_LOW.index(self.suit) < SUITS_HIGH_TO_LOW.index(other.suit)

    def bid_value(self) -> int:
        """Return the tricks that the card stands for as a bid card (TS-06)."""
        return BID_VALUES[self.suit]


def pack(players: int) -> list[Card]:
    """Every card of the pack for this number of players (TS-03)."""
    return [Card(rank, suit) for suit in SUITS_HIGH_TO_LOW for rank in RANKS_USED[players]]


@dataclass(frozen=True)
class Table:
    """Who sits where: four or six players, team-mates next to each other (TS-01, TS-02)."""

    players: int

    def teams(self) -> list[list[int]]:
        """Return the members of every team, the right-hand one first (TS-02)."""
        return [[right, right + 1] for right in range(0, self.players, 2)]

    def team_of(self, seat: int) -> int:
        """Return the team that the seat plays for (TS-02)."""
        return [seat in members for members in self.teams()].index(True)

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.players

    def right_of(self, seat: int) -> int:
        """Return the next seat counter-clockwise."""
        return (seat - 1) % self.players

    def partner(self, seat: int) -> int:
        """Return the other member of the seat's team (TS-01)."""
        return next(member for member in self.teams()[self.team_of(seat)] if member != seat)

    def order(self, leader: int) -> list[int]:
        """Return the seats in the order of a trick, the leader's partner second (TS-15)."""
        clockwise = self.left_of(leader) == self.partner(leader)
        seats = [leader]
        while len(seats) < self.players:
            seats.append(self.left_of(seats[-1]) if clockwise else self.right_of(seats[-1]))
        return seats

    def opening_leaders(self, hand_no: int) -> list[int]:
        """Return who may lead first in this hand: one of each team (TS-08, TS-27).

        The team depends on the first hand, where any may begin; the member does not: a round is
        one hand for each team, and the member changes with every round, the right-hand one first.
        """
        rounds_played = (hand_no - 1) // len(self.teams())
        return [members[rounds_played % 2] for members in self.teams()]

    def dealers(self, opening_leader: int, option: str) -> list[int]:
        """Return who may deal: a seat outside the opening leader's team (TS-09).

        ``option`` is the ruleset's ``dealer`` (TS-29): "right-of-team" names the one seat to the
        right of the team's right-hand member, "any" allows every seat outside the team.
        """
        members = self.teams()[self.team_of(opening_leader)]
        if option == "right-of-team":
            return [self.right_of(members[0])]
        return [seat for seat in range(self.players) if seat not in members]


@dataclass
class Trick:
    """One trick: the cards and who played them, in the order played."""

    plays: list[tuple[int, Card]] = field(default_factory=list)

    def lead(self) -> Card:
        """Return the first card."""
        return self.plays[0][1]

    def follow(self) -> str:
        """Return the follow that has been set so far: "none", "suit" or "rank".

        The first card after the lead that matches it in suit (TS-17) or in rank (TS-18) sets it;
        what falls later changes nothing (TS-19).
        """
        for _, card in self.plays[1:]:
            if card.suit == self.lead().suit:
                return "suit"
            if card.rank == self.lead().rank:
                return "rank"
        return "none"

    def playable(self, hand: list[Card]) -> list[Card]:
        """Return the cards of a hand that may be played to this trick, or led to it if it is empty."""
        if not self.plays:
            return list(hand)
        of_suit = [card for card in hand if card.suit == self.lead().suit]
        of_rank = [card for card in hand if card.rank == self.lead().rank]
        wanted = {
            "none": of_suit + of_rank,  # TS-16, TS-20
            "suit": of_suit,  # TS-17
            "rank": of_rank,  # TS-18
        }[self.follow()]
        return wanted if wanted else list(hand)

    def winner(self) -> int:
        """Return the seat that takes the trick (TS-21 to TS-23)."""
        best_seat, best_card = self.plays[0]
        for seat, card in self.plays[1:]:
            if self.follow() == "suit":
                better = card.suit == self.lead().suit and card.higher_rank_than(best_card)
            elif self.follow() == "rank":
                better = card.rank == self.lead().rank and card.higher_suit_than(best_card)
            else:
                better = False  # TS-23: the leader wins
            if better:
                best_seat, best_card = seat, card
        return best_seat

    def claim(self) -> dict[str, Any]:
        """Return the trick as a record claims it."""
        return {
            "leader": self.plays[0][0],
            "seats": [seat for seat, _ in self.plays],
            "cards": [card.code for _, card in self.plays],
            "winner": self.winner(),
            "follow": self.follow(),
        }
