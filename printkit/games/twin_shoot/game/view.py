"""What one seat of Twin Shoot sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.games.twin_shoot.game.rules import OPEN, TRICKS
from printkit.rules.view import View

if TYPE_CHECKING:
    from printkit.games.twin_shoot.game.hand import TwinHand

    OfTwinHand = View[TwinHand]
else:
    OfTwinHand = View


class TwinView(OfTwinHand):
    """What one seat sees: also the stage, the follow, the scores, and the bids that TS-12 and TS-13 show it."""

    __slots__ = ()

    @property
    def legal(self) -> Sequence[str]:
        """The cards that may be played or laid aside now, sorted as records are."""
        hand = self._hand
        return tuple(hand.playable) if hand.turn == self.seat and hand.stage != OPEN else ()

    @property
    def follow(self) -> str:
        """What is to be followed in this trick, one of FOLLOWS."""
        return self._hand.follow

    @property
    def unseen(self) -> int:
        """The cards that may be in another's hand, as a mask; bid cards that lie closed are among them."""
        hand = self._hand
        return hand.out[self.seat] & ~(hand.masks[self.seat] | hand.gone)

    @property
    def bids(self) -> tuple[int | None, ...]:
        """The bids by seat; None for those that it does not see."""
        return tuple(self._hand.told[self.seat])

    @property
    def need(self) -> int:
        """How many tricks the seat is short of its bid, below 0 when it has taken more."""
        hand = self._hand
        return (hand.told[self.seat][self.seat] or 0) - hand.won[self.seat]

    @property
    def left(self) -> int:
        """How many tricks are not over."""
        return TRICKS - len(self._hand.over)

    @property
    def opened(self) -> int | None:
        """The team that has opened its bids."""
        return self._hand.opened

    @property
    def scores(self) -> Sequence[int]:
        """The scores before the hand, by team."""
        return tuple(self._hand.setup["scores_before"])
