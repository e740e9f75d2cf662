"""A deal of Sorcerer as its lessons look at it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from printkit.games.sorcerer.game import PACK, PLAYERS, SEATS, points, takes
from printkit.rules import scene as base
from printkit.rules.lesson import Scene
from printkit.rules.scene import Play, tricks_of


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def suit(self) -> str | None:  # type: ignore[override]  # only here cards have no suit
        """SO-10: the led suit, None after a joker."""
        return None if joker(self.leader.card) else super().suit

    @property
    def idle(self) -> tuple[int, ...]:
        """SO-07: the dummies that sit the trick out."""
        return tuple(seat for seat in range(PLAYERS, SEATS) if owner(seat) != owner(self.leader.seat))

    @property
    def jokers(self) -> tuple[Play, ...]:
        """The plays of a joker."""
        return tuple(play for play in self.plays if joker(play.card))

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays of another suit than the one led, jokers left out."""
        return tuple(play for play in self.plays if not joker(play.card) and play.suit != self.suit)


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    return tricks_of(scene, by_suit, Trick, Play)


def owner(seat: int) -> int:
    """Give the player whose hand or dummy a seat is."""
    return seat % PLAYERS


def joker(card: str) -> bool:
    """Tell whether a card is a joker."""
    return card in PACK.jokers


def height(card: str) -> int:
    """SO-02: give a card's rank within its suit, a joker's above all."""
    return len(PACK.ranks) if joker(card) else PACK.ranks.index(card[0])


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: jokers, then by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: (not joker(card), "SHCD".find(card[-1]), -height(card))))


def good(trick: Trick, scene: Scene) -> bool:
    """Tell whether a lead must win the trick, as its owner can see: no card not seen by the owner beats it.

    The opponents play from their hands alone (SO-07). The owner's other seat beats it only if it has to.
    """
    lead = trick.leader
    gone = {turn.action["card"] for turn in scene.turns[PLAYERS : lead.at]}
    hidden = {
        card for seat in range(PLAYERS) if seat != owner(lead.seat) for card in scene.setup["hands"][seat]
    }
    mine = next(play for play in trick.plays[1:] if owner(play.seat) == owner(lead.seat))
    beaten = any(takes(card, lead.card) for card in hidden - gone)
    return not beaten and not all(takes(card, lead.card) for card in mine.legal)


def scores(scene: Scene) -> list[tuple[int, int, int]]:
    """SO-04, SO-12: give bid, tricks and points of each hand and dummy, by seat."""
    made = {turn.action["seat"]: turn.action for turn in scene.turns[:PLAYERS]}
    bids = [made[player][part] for part in ("hand", "dummy") for player in range(PLAYERS)]
    both = zip(bids, scene.claims["tricks_won"], strict=True)
    return [(bid, won, points(seat, bid, won)) for seat, (bid, won) in enumerate(both)]
