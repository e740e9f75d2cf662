"""What one seat of Handmade Pinochle sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.games.handmade_pinochle.game.making import HAND
from printkit.games.handmade_pinochle.game.melds import PACK
from printkit.rules.game import Ruleset
from printkit.rules.view import Play, View

if TYPE_CHECKING:
    from printkit.games.handmade_pinochle.game import PinochleHand


class PinochleView(View["PinochleHand"]):
    """What one seat sees: its own cards and those that lie open, the auction, the melds, all that was played.

    ``stage``: what is to be decided; ``hand``: a mask of the own cards.
    """

    __slots__ = ("hand", "stage")
    stage: str | None
    hand: int

    def __init__(self, hand: PinochleHand, seat: int) -> None:
        self._hand, self.seat, self.stage, self.hand = hand, seat, hand.stage, hand.masks[seat]

    def table(self) -> tuple[tuple[Play, ...], Play | None, str, str]:
        """Give the trick so far, the play that has it, the trump suit and the order of ranks."""
        hand = self._hand
        trick = tuple(hand.trick)
        return trick, hand.best if trick else None, str(hand.trump), hand.ruleset["rank_order"]

    def memory(self) -> tuple[list[int], list[int], int, int]:
        """Give ``known`` and ``lacks``, a mask of what was played or is held, and how many cards each holds."""
        hand = self._hand
        return hand.known[:], hand.lacks[:], self.hand + hand.gone, HAND - len(hand.over)

    @property
    def known(self) -> tuple[int, ...]:
        """By seat, what the others know it to hold."""
        return tuple(self._hand.known)

    @property
    def lacks(self) -> tuple[int, ...]:
        """By seat, the suits that it has shown to be out of."""
        return tuple(self._hand.lacks)

    @property
    def floor(self) -> list[int]:
        """HP-04: the different cards that the seat may keep or take now, as ints, lowest first."""
        hand = self._hand
        if hand.turn != self.seat or (hand.stage != "take" and hand.stage != "keep"):
            return []
        return sorted(set(map(PACK.ints.__getitem__, hand._may or ())))

    @property
    def auction(self) -> tuple[int, int, int | None, tuple[int, ...]]:
        """HP-06: the lowest call there may be, the highest bid so far (0: none), whose it is, who is out."""
        hand = self._hand
        return hand.least, hand.bid, hand.bidder, tuple(hand.out)

    @property
    def meld_points(self) -> tuple[int, ...]:
        """HP-13: by seat, what it has shown."""
        return tuple(self._hand.meld_points)

    @property
    def ruleset(self) -> Ruleset:
        """The options in force."""
        return self._hand.ruleset
