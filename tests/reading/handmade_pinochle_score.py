"""What a played deal of Handmade Pinochle scores (HP-13, HP-14, HP-18 to HP-21, HP-25)."""

from __future__ import annotations

from dataclasses import dataclass

from .handmade_pinochle_melds import Meld
from .handmade_pinochle_table import PLAYERS, Trick, by_pair, pair_of


@dataclass(frozen=True)
class Outcome:
    """All that the score depends on: the melds by seat, the tricks, the contract."""

    melds: list[list[Meld]]
    tricks: list[Trick]
    declarer: int
    contract: int
    meld_needs: str = "pair"

    def shown(self) -> list[int]:
        """Return the points of every seat's melds, whatever becomes of them (HP-13)."""
        return [sum(meld.points() for meld in own) for own in self.melds]

    def tricks_won(self) -> list[int]:
        """Return the tricks that each seat has won."""
        winners = [trick.winner() for trick in self.tricks]
        return [winners.count(seat) for seat in range(PLAYERS)]

    def trick_points(self) -> list[int]:
        """Return what each pair's tricks are worth, 1 more for the last (HP-14)."""
        points = [0, 0]
        for trick in self.tricks:
            points[pair_of(trick.winner())] += trick.points()
        points[pair_of(self.tricks[-1].winner())] += 1
        return points

    def counted(self) -> list[int]:
        """Return the meld of each pair that a trick has secured (HP-13, HP-25).

        With ``meld_needs`` "pair" a trick of either partner secures what both show; with "player"
        a seat's own meld needs a trick taken by that seat.
        """
        won = self.tricks_won()
        secured = []
        for seat, points in enumerate(self.shown()):
            tricks = by_pair(won)[pair_of(seat)] if self.meld_needs == "pair" else won[seat]
            secured.append(points if tricks > 0 else 0)
        return by_pair(secured)

    def score(self) -> list[int]:
        """Return what each pair scores (HP-18 to HP-21)."""
        score = [a + b for a, b in zip(self.counted(), self.trick_points(), strict=True)]  # HP-18
        pair = pair_of(self.declarer)
        if by_pair(self.tricks_won())[pair] == 0:
            score[pair] = -self.contract  # HP-20, HP-21
        elif score[pair] < self.contract:
            score[pair] = -by_pair(self.shown())[pair]  # HP-19
        return score
