"""A played hand of Shifty Partners as a reader sees it: tricks, and in them plays with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from printkit.rules.lesson import Scene

RANKS = "23456789TJQKA"
FOLLOWS = frozenset({"must-follow", "only-one", "only-face-up"})


class Play(NamedTuple):
    """A card played: from which hand (``held``, by suit), out of which ``legal`` ones, for which ``reason``.

    ``face``: the face-up card, if it was still there. ``thinking``: why good sense plays the same, if it does.
    """

    seat: int
    card: str
    held: tuple[str, ...]
    legal: tuple[str, ...]
    reason: str
    face: str | None
    thinking: str | None

    @property
    def follows(self) -> bool:
        """Tell whether a card of the led suit was played to a lead."""
        return self.reason in FOLLOWS


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 4; ``points``: what it is worth (SP-16); ``trump``: in force during it."""

    number: int
    trump: str | None
    plays: tuple[Play, ...]
    winner: int

    @property
    def leader(self) -> Play:
        """The play that led."""
        return self.plays[0]

    @property
    def suit(self) -> str:
        """The led suit."""
        return self.plays[0].card[-1]

    @property
    def best(self) -> Play:
        """The play that won."""
        return next(play for play in self.plays if play.seat == self.winner)

    @property
    def scoring(self) -> tuple[str, ...]:
        """The Queens and 2s in it."""
        return tuple(play.card for play in self.plays if scores(play.card))

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays that did not follow."""
        return tuple(play for play in self.plays[1:] if not play.follows)


def scores(card: str) -> bool:
    """SP-16: tell whether a card in a trick is worth a point."""
    return card[0] in "Q2"


def height(card: str) -> int:
    """SP-04: give a card's rank, 0 for a 2."""
    return RANKS.index(card[0])


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[-1]), -height(card))))


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a hand."""
    held = [by_suit(hand) for hand in scene.setup["hands"]]
    faces = [hand[-1] for hand in scene.setup["hands"]]
    turns = iter(scene.turns)
    made = []
    for number, claim in enumerate(scene.claims["tricks"], 1):
        plays = []
        for _ in claim["cards"]:
            turn = next(turns)
            seat, card = turn.action["seat"], turn.action["card"]
            face = faces[seat] if faces[seat] in held[seat] else None
            thinking = turn.thinking.code if turn.thinking.action["card"] == card else None
            legal = by_suit(turn.legal.choices)
            plays.append(Play(seat, card, held[seat], legal, turn.legal.reason.code, face, thinking))
            held[seat] = tuple(one for one in held[seat] if one != card)
        made.append(Trick(number, claim["trump"], tuple(plays), claim["winner"]))
    return tuple(made)


def left_over(scene: Scene) -> tuple[str, ...]:
    """SP-15: give the card that each seat has left after the fourth trick."""
    played = {turn.action["card"] for turn in scene.turns}
    return tuple(next(card for card in hand if card not in played) for hand in scene.setup["hands"])


def partners(scene: Scene, seat: int) -> list[int]:
    """SP-07: give the seats of the team that a seat belongs to, itself too."""
    return next(team for team in scene.claims["teams"] if seat in team)


def holding(trick: Trick, place: int, trump: str | None) -> Play:
    """SP-13: give the play that would win if the trick ended before the play at ``place``."""
    best = trick.plays[0]
    for play in trick.plays[1:place]:
        same = play.card[-1] == best.card[-1]
        if (same and height(play.card) > height(best.card)) or (not same and play.card[-1] == trump):
            best = play
    return best
