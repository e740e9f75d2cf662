"""A hand of Shifty Partners as its lessons look at it."""

from __future__ import annotations

from printkit.games.shifty_partners.game import scores, worth
from printkit.rules import scene as base
from printkit.rules.lesson import Scene
from printkit.rules.scene import Play, height

Facts = dict[str, object]


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def trump(self) -> str | None:
        """SP-10: the trump in force during it."""
        trump: str | None = self.claim["trump"]
        return trump

    @property
    def scoring(self) -> tuple[str, ...]:
        """SP-16: the Queens and 2s in it."""
        return tuple(play.card for play in self.plays if scores(play.card))

    @property
    def points(self) -> int:
        """SP-16: what it is worth."""
        return worth([play.card for play in self.plays])

    @property
    def high(self) -> str:
        """The highest card of the suit led."""
        return str(max((play.card for play in self.plays if play.suit == self.suit), key=height))

    @property
    def aces(self) -> list[Play]:
        """SP-10: the plays of an ace, in order."""
        return [play for play in self.plays if play.card[0] == "A"]

    @property
    def ruffed(self) -> bool:
        """SP-13: a trump takes it from a lead of another suit."""
        return bool(self.best.card[-1] == self.trump != self.suit)


tricks = base.tricks_as(Trick)
"""Gives the tricks of a hand."""


def face(scene: Scene, play: Play) -> str | None:
    """SP-05: give the face-up card of who plays, if it was still there."""
    card: str = scene.setup["hands"][play.seat][-1]
    return card if card in play.held else None


def left_over(scene: Scene) -> tuple[str, ...]:
    """SP-15: give the card that each seat has left after the fourth trick."""
    return tuple(card for hand in scene.hand.hands for card in hand)


def partners(scene: Scene, seat: int) -> list[int]:
    """SP-07: give the seats of the team that a seat belongs to, itself too."""
    return next(team for team in scene.claims["teams"] if seat in team)
