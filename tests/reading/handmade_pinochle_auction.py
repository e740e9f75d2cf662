"""Before the tricks of Handmade Pinochle: making the hands and bidding (HP-03 to HP-07)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .handmade_pinochle_table import (
    PLAYERS,
    TURNS_OF_MAKING,
    Card,
    codes,
    left_of,
)
from .refusal import RefusedError
from .strict import show


class Making:
    """Twelve turns of four cards: one kept, three taken by the others (HP-04, HP-05)."""

    def __init__(self, start: int, stock: list[Card]) -> None:
        """Put the stock down; ``stock[0]`` is drawn first."""
        self.turn_of = start
        self.turns_done = 0
        self.stock = list(stock)
        self.hands: list[list[Card]] = [[] for _ in range(PLAYERS)]
        self.drawn: list[Card] = []
        self.seat = start
        self._draw()

    def _draw(self) -> None:
        self.drawn = self.stock[:PLAYERS]
        self.stock = self.stock[PLAYERS:]

    @property
    def finished(self) -> bool:
        """Whether every card has found its hand."""
        return self.turns_done == TURNS_OF_MAKING

    def decision(self) -> str:
        """Return what is done next: ``keep`` by the seat whose turn it is, else ``take``."""
        return "keep" if len(self.drawn) == PLAYERS else "take"

    def take(self, chosen: Card) -> None:
        """Give one of the drawn cards to the seat that chooses, and pass on to the left (HP-04)."""
        if chosen not in self.drawn:
            raise RefusedError("card", f"{chosen.code} does not lie there to {self.decision()} (HP-04)")
        self.drawn.remove(chosen)
        self.hands[self.seat].append(chosen)
        self.seat = left_of(self.seat)
        if not self.drawn:
            self.turns_done += 1
            self.turn_of = left_of(self.turn_of)  # HP-05
            self.seat = self.turn_of
            self._draw()

    def open_to(self) -> list[str]:
        """Return the codes of the cards to choose from, sorted, identical ones once."""
        return codes(self.drawn)


@dataclass
class Auction:
    """The bidding, from the starting player's left (HP-06, HP-07)."""

    start: int
    min_bid: int
    passed: list[int] = field(default_factory=list)
    bidder: int | None = None
    highest: int | None = None
    seat: int = -1

    def __post_init__(self) -> None:
        self.seat = left_of(self.start)

    @property
    def thrown_in(self) -> bool:
        """Whether all four have passed (HP-07)."""
        return len(self.passed) == PLAYERS

    @property
    def finished(self) -> bool:
        """Whether all but the bidder have passed, or all four (HP-06, HP-07)."""
        return self.thrown_in or (self.bidder is not None and len(self.passed) == PLAYERS - 1)

    def lowest_call(self) -> int:
        """Return the fewest points that the seat to speak may call."""
        if self.highest is None:
            return self.min_bid
        return self.highest + 1

    def call(self, points: int) -> None:
        """Undertake to make so many points."""
        if points < self.lowest_call():
            raise RefusedError("points", f"the lowest bid is {show(self.lowest_call())} now (HP-06, HP-07)")
        self.bidder = self.seat
        self.highest = points
        self._next()

    def do_pass(self) -> None:
        """Leave the auction for good (HP-07)."""
        self.passed.append(self.seat)
        self._next()

    def _next(self) -> None:
        if self.finished:
            return
        self.seat = left_of(self.seat)
        while self.seat in self.passed:
            self.seat = left_of(self.seat)
