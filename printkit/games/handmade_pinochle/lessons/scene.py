"""A deal of Handmade Pinochle as its lessons look at it: turns of hand-making, calls, melds, tricks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from printkit.games.handmade_pinochle.game import ABOVE, TRICKS, Count, count, trick_points
from printkit.games.handmade_pinochle.game.making import DRAW, PAIRS
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK, found
from printkit.rules import scene as base
from printkit.rules.lesson import Scene, Turn
from printkit.rules.scene import Play


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def points(self) -> int:
        """HP-14: what it is worth."""
        return trick_points([play.card for play in self.plays], self.number == TRICKS)

    @property
    def twin(self) -> Play | None:
        """HP-16: the later play of the card that wins, if there is one."""
        return next((one for one in self.plays if one.card == self.best.card and one is not self.best), None)


def by_suit(scene: Scene, cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low (HP-17)."""
    above = ABOVE[scene.ruleset["rank_order"]]
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[1]), above[card].bit_count())))


def beats(scene: Scene, card: str, best: str) -> bool:
    """HP-16: tell whether a card takes the trick from the one that is winning."""
    if card[1] == best[1]:
        return ABOVE[scene.ruleset["rank_order"]][best] >> PACK.ints[card] & 1 == 1
    return card[1] == trump(scene)


def _of(scene: Scene, *does: str) -> list[Turn]:
    return [turn for turn in scene.turns if turn.action["do"] in does]


def makings(scene: Scene) -> list[list[Turn]]:
    """HP-04: give the turns of hand-making, each as four decisions, of which the first is what was kept."""
    picks = _of(scene, "keep", "take")
    return [picks[at : at + DRAW] for at in range(0, len(picks), DRAW)]


def calls(scene: Scene) -> list[Turn]:
    """HP-06: give the bids and passes."""
    return _of(scene, "call", "pass")


@lru_cache(maxsize=2)  # several judges look at one scene
def trump(scene: Scene) -> str:
    """Give the trump suit, "" in a deal that was thrown in."""
    return next((str(turn.action["suit"]) for turn in _of(scene, "trump")), "")


@lru_cache(maxsize=2)
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    return base.tricks_of(scene, partial(by_suit, scene), Trick, Play)


def made_with(turn: Turn) -> set[str]:
    """HP-08: give the cards with which a card that is kept makes melds, whatever is trump."""
    card: str = turn.action["card"]
    hand = sum(PACK.bits[one] for one in turn.held)
    new = {*found(hand + PACK.bits[card], MELDS[card[1]])} - {*found(hand, MELDS[card[1]])}
    return {one for meld, _ in new for one in meld.cards} - {card}


def melds_of(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """HP-08: give a seat's melds, dearest first."""
    return sorted(scene.claims["melds"][seat], key=lambda meld: (-meld["points"], meld["meld"]))


def meld_value(scene: Scene, seat: int) -> int:
    """HP-08: give the points of a seat's melds as shown."""
    return sum(meld["points"] for meld in scene.claims["melds"][seat])


def won(scene: Scene) -> list[int]:
    """Give how many tricks each pair took."""
    return [sum(scene.claims["tricks_won"][seat] for seat in mine) for mine in PAIRS]


def counted(scene: Scene, pair: int) -> Count:
    """HP-13, HP-18 … HP-21: give what a pair's deal comes to, as the engine reckons it."""
    claims, mine = scene.claims, PAIRS[pair]
    values, taken = [meld_value(scene, seat) for seat in mine], [claims["tricks_won"][seat] for seat in mine]
    bid = claims["contract"] if claims["declarer"] in mine else None
    return count(values, taken, claims["trick_points"][pair], bid, scene.ruleset["meld_needs"] == "player")
