"""What lies on the table of Optrita: Lines: the cards, the grid and its lines (OL-01 to OL-10, OL-16).

Cards are written rank first. ``R1`` to ``R6`` are the rows, row 1 at the top; ``C1`` to ``C6`` the
columns, column 1 at the left.
"""

from __future__ import annotations

from typing import NamedTuple

SIZE = 6  # OL-05
CARDS_IN_HAND = 7  # OL-06
CARDS_IN_STOCK = 5  # OL-06
TRICKS_IN_A_DEAL = 6  # OL-17
HIGH_TO_LOW = "AKQJ98765432"  # OL-01 (no tens), OL-02
SUITS = "SHDC"
LINES = ["C1", "C2", "C3", "C4", "C5", "C6", "R1", "R2", "R3", "R4", "R5", "R6"]
ENDS = {"R": ["left", "right"], "C": ["top", "bottom"]}  # OL-07

Place = tuple[int, int]  # row and column, each 1 to 6


class Card(NamedTuple):
    """One card."""

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The card as records write it: rank, then suit."""
        return self.rank + self.suit

    def higher_than(self, other: Card) -> bool:
        """Whether the card ranks above another one, suits apart (OL-02)."""
        return HIGH_TO_LOW.index(self.rank) < HIGH_TO_LOW.index(other.rank)


def card(code: str) -> Card:
    """Return the card of a code such as ``9H``."""
    return Card(code[0], code[1])


def pack() -> list[Card]:
    """Every card of the pack: 48, without the tens and the jokers (OL-01)."""
    return [Card(rank, suit) for suit in SUITS for rank in HIGH_TO_LOW]


def places_of(line: str) -> list[Place]:
    """Return the six places of a line, from the left or from the top."""
    number = int(line[1])
    if line[0] == "R":
        return [(number, column) for column in range(1, SIZE + 1)]
    return [(row, number) for row in range(1, SIZE + 1)]


def places_from(line: str, end: str) -> list[Place]:
    """Return the places of a line in the order of turning, from this end to the far one (OL-08)."""
    places = places_of(line)
    if end in ("right", "bottom"):
        places.reverse()
    return places


def diagonal(way: str) -> list[Place]:
    """Return the places of a diagonal: ``down`` from the top left, ``up`` from the bottom left."""
    if way == "down":
        return [(number, number) for number in range(1, SIZE + 1)]
    return [(SIZE + 1 - number, number) for number in range(1, SIZE + 1)]


class Grid:
    """The 36 cards, some taken away as the deal goes on; which lie face up is only what is seen."""

    def __init__(self, rows: list[list[str]], way: str) -> None:
        """Lay the rows face down, then turn one diagonal face up (OL-05)."""
        self.cards: dict[Place, Card] = {}
        for row, codes in enumerate(rows, start=1):
            for column, code in enumerate(codes, start=1):
                self.cards[(row, column)] = card(code)
        self.face_up: list[Place] = diagonal(way)

    def full_lines(self) -> list[str]:
        """Return the lines with all six cards, sorted (OL-16)."""
        return sorted(line for line in LINES if all(place in self.cards for place in places_of(line)))

    def turn(self, line: str, end: str, stopping: list[str]) -> list[Card]:
        """Turn the cards of a full line from one end and return them in order.

        The first card of one of the suits in ``stopping`` is the last to be turned (OL-08, OL-09); a
        card that lies face up already is no different (OL-10).
        """
        turned = []
        for place in places_from(line, end):
            if place not in self.face_up:
                self.face_up.append(place)  # OL-15
            turned.append(self.cards[place])
            if self.cards[place].suit in stopping:
                break
        return turned

    def take(self, taken: Card) -> None:
        """Take a card away; the gap is not filled (OL-14)."""
        (place,) = [one for one in self.cards if self.cards[one] == taken]
        del self.cards[place]
        self.face_up.remove(place)

    def seen(self) -> list[str]:
        """Return the codes of the cards that lie face up, sorted (OL-05, OL-15)."""
        return sorted(self.cards[place].code for place in self.face_up)
