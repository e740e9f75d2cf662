"""A deal of Handmade Pinochle as its lessons look at it: turns of hand-making, calls, melds, tricks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

from printkit.games.handmade_pinochle.game import ABOVE, COUNTERS, TRICKS, Count, count
from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK, melds_in, shown
from printkit.rules import scene as base
from printkit.rules.game import Choice
from printkit.rules.lesson import Scene, Turn


class Pick(NamedTuple):
    """A card kept or taken. ``held``: the seat's cards before; ``thinking``: why, if good sense agrees."""

    seat: int
    card: str
    held: tuple[str, ...]
    thinking: Choice | None


class Making(NamedTuple):
    """HP-04: a turn of hand-making. ``number``: 1 … 12; the first of ``picks`` is what its ``maker`` kept."""

    number: int
    picks: tuple[Pick, ...]

    @property
    def maker(self) -> int:
        """Who drew the cards."""
        return self.picks[0].seat


class Call(NamedTuple):
    """HP-06: a bid, or with ``points`` None a pass. ``least``: the lowest bid that could have been made."""

    seat: int
    points: int | None
    least: int
    thinking: Choice | None


class Play(base.Play):
    """A card played."""

    __slots__ = ()

    @property
    def best(self) -> str:
        """The card that was winning, "" for a lead."""
        return self.turn.best[1] if self.turn.best else ""

    @property
    def taker(self) -> int:
        """Whose that was, -1 for a lead."""
        return self.turn.best[0] if self.turn.best else -1

    @property
    def ruffs(self) -> bool:
        """Tell whether a trump had to be played, the led suit being out."""
        return self.reason.code in ("must-ruff", "must-overruff", "under-ruff")

    @property
    def mate(self) -> bool:
        """Tell whether the partner was winning."""
        return self.taker == self.seat ^ 2


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def trump(self) -> str:
        """The trump suit."""
        return str(self.claim["trump"])

    @property
    def last(self) -> bool:
        """HP-14: it brings one point more."""
        return self.number == TRICKS

    @property
    def counters(self) -> tuple[str, ...]:
        """HP-14: the aces, kings and 10s in it."""
        return tuple(play.card for play in self.plays if play.card[0] in COUNTERS)

    @property
    def points(self) -> int:
        """HP-14: what it is worth."""
        return len(self.counters) + self.last

    @property
    def twins(self) -> list[Play]:
        """HP-16: the plays of the card that wins, but for the first."""
        return [play for play in self.plays if play.card == self.best.card and play is not self.best]


def height(scene: Scene, card: str) -> int:
    """HP-17: give how many cards of the suit are lower, by the order in force."""
    return 5 - ABOVE[scene.ruleset["rank_order"]][card].bit_count()


def by_suit(scene: Scene, cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[1]), -height(scene, card))))


def beats(scene: Scene, card: str, best: str) -> bool:
    """HP-16: tell whether a card takes the trick from the one that is winning."""
    if card[1] == best[1]:
        return height(scene, card) > height(scene, best)
    return card[1] == trump(scene)


def _of(scene: Scene, *does: str) -> list[Turn]:
    return [turn for turn in scene.turns if turn.action["do"] in does]


def agreed(turn: Turn) -> Choice | None:
    """Give the sensible choice if it was what was done."""
    return turn.thinking if turn.sound else None


@lru_cache(maxsize=2)  # several judges look at one scene
def makings(scene: Scene) -> tuple[Making, ...]:
    """Give the turns of hand-making."""
    picks = tuple(
        Pick(turn.action["seat"], turn.action["card"], by_suit(scene, turn.held), agreed(turn))
        for turn in _of(scene, "keep", "take")
    )
    return tuple(Making(at // 4 + 1, picks[at : at + 4]) for at in range(0, len(picks), 4))


@lru_cache(maxsize=2)
def calls(scene: Scene) -> tuple[Call, ...]:
    """Give the auction."""
    return tuple(
        Call(turn.action["seat"], turn.action.get("points"), int(turn.legal.choices[0]), agreed(turn))
        for turn in _of(scene, "call", "pass")
    )


def naming(scene: Scene) -> Turn | None:
    """HP-06: give the turn in which trump was named, None in a deal that was thrown in."""
    return next(iter(_of(scene, "trump")), None)


@lru_cache(maxsize=2)
def trump(scene: Scene) -> str:
    """Give the trump suit, "" in a deal that was thrown in."""
    named = naming(scene)
    return str(named.action["suit"]) if named else ""


@lru_cache(maxsize=2)
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    made = base.tricks_of(scene, partial(by_suit, scene), Trick, Play)
    return tuple(trick._replace(claim={**trick.claim, "trump": trump(scene)}) for trick in made)


def meld_cards(scene: Scene, seat: int) -> tuple[str, ...]:
    """HP-13: give the cards with which a seat shows its melds, a card that it needs twice twice."""
    hand = sum(1 << PACK.ints[card] for card in scene.claims["hands"][seat])
    laid = shown(melds_in(hand, trump(scene), scene.ruleset["extra_marriage_with_run"]))
    return by_suit(scene, (code for code, card in PACK.ints.items() for _ in range(laid >> card & 3)))


def cards_of(scene: Scene, meld: Mapping[str, Any]) -> tuple[str, ...]:
    """HP-08, HP-09: give the cards of a meld as claimed, a double's twice."""
    same = (one for one in MELDS[trump(scene)] if (one.name, one.suit) == (meld["meld"], meld["suit"]))
    return by_suit(scene, next(same).cards * meld["count"])


def melds_of(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """HP-08: give a seat's melds, dearest first, each with the cards that make it."""
    found = sorted(scene.claims["melds"][seat], key=lambda meld: (-meld["points"], meld["meld"]))
    return [{**meld, "cards": list(cards_of(scene, meld))} for meld in found]


def meld_value(scene: Scene, seat: int) -> int:
    """HP-08: give the points of a seat's melds as shown."""
    return sum(meld["points"] for meld in scene.claims["melds"][seat])


def won(scene: Scene) -> tuple[int, int]:
    """Give how many tricks each pair took."""
    taken = scene.claims["tricks_won"]
    return taken[0] + taken[2], taken[1] + taken[3]


def counted(scene: Scene, pair: int) -> Count:
    """HP-13, HP-18 … HP-21: give what a pair's deal comes to, as the engine reckons it."""
    claims, mine = scene.claims, PAIRS[pair]
    values, taken = [meld_value(scene, seat) for seat in mine], [claims["tricks_won"][seat] for seat in mine]
    bid = claims["contract"] if claims["declarer"] in mine else None
    return count(values, taken, claims["trick_points"][pair], bid, scene.ruleset["meld_needs"] == "player")
