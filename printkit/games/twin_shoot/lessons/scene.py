"""A hand of Twin Shoot as its lessons look at it: bids, tricks, and who hit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from printkit.games.twin_shoot.game import rules
from printkit.rules import scene as base
from printkit.rules.lesson import Scene
from printkit.rules.scene import Play


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, the highest first (TS-05), in it from high to low."""
    return tuple(sorted(cards, key=lambda card: -rules.PACK.ints[card]))


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def follow(self) -> str:
        """TS-16 … TS-18: ``suit``, ``rank`` or ``none``."""
        return cast(str, self.claim["follow"])

    @property
    def rank(self) -> str:
        """The led rank."""
        return cast(str, self.leader.card[0])

    @property
    def clockwise(self) -> bool:
        """TS-15: a leader with the partner on the left, an even seat, makes the trick go clockwise."""
        return bool(self.leader.seat % 2 == 0)

    @property
    def set_at(self) -> int:
        """The place of the play that set the follow, 0 for none."""
        return next((at for at, play in enumerate(self.plays) if play.reason.code == "suit-or-rank"), 0)

    @property
    def off(self) -> list[Play]:
        """The plays that match neither suit nor rank."""
        return [play for play in self.plays if play.reason.code in ("neither", "no-suit", "no-rank")]

    @property
    def facts(self) -> dict[str, Any]:
        """What phrases that tell the trick are filled with."""
        lead, setter = self.leader, self.plays[self.set_at]
        return {
            "trick": self.number,
            "leader": lead.seat,
            "led": lead.card,
            "suit": self.suit,
            "rank": self.rank,
            "setter": setter.seat,
            "set_with": setter.card,
            "winner": self.winner,
            "best": self.best.card,
        }


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a hand."""
    return base.tricks_of(scene, by_suit, Trick, Play)


def bid_cards(scene: Scene) -> list[tuple[str, ...]]:
    """TS-11: give the bid cards by seat, the higher suit first."""
    return [by_suit(turn.action["cards"]) for turn in scene.did("bid")]


def points(scene: Scene) -> list[rules.Points]:
    """TS-25, TS-26: give what each team's score is made of."""
    return rules.points(scene.claims["bids"], scene.claims["tricks_won"], opened(scene))


def teams(scene: Scene) -> list[list[int]]:
    """TS-02: give the seats of each team."""
    return [[seat, seat + 1] for seat in range(0, len(scene.setup["hands"]), 2)]


def opened(scene: Scene) -> int | None:
    """TS-13: give the team that opened its bids, or None."""
    return next((turn.action["seat"] // 2 for turn in scene.did("open")), None)


def results(scene: Scene) -> list[dict[str, int]]:
    """Give the bids and the tricks taken, by seat."""
    pairs = zip(scene.claims["bids"], scene.claims["tricks_won"], strict=True)
    return [{"seat": seat, "bid": bid, "won": won} for seat, (bid, won) in enumerate(pairs)]


def missed(scene: Scene) -> list[int]:
    """Give the seats whose tricks are not what they bid."""
    return [one["seat"] for one in results(scene) if one["bid"] != one["won"]]


def need(scene: Scene, seat: int, number: int) -> int:
    """Give how many tricks a seat is short of its bid before a trick, below 0 when it has too many."""
    bid: int = scene.claims["bids"][seat]
    return bid - sum(one.winner == seat for one in tricks(scene)[: number - 1])


def unseen(scene: Scene, play: Play) -> int:
    """Give the mask of every card that a player cannot see when it plays, closed bid cards among them."""
    mask: int = scene.before(play.at).view(play.seat).unseen
    return mask
