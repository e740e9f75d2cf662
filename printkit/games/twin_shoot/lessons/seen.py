"""A played hand of Twin Shoot as a reader sees it: bids, tricks, and in them plays with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from printkit.games.twin_shoot.rules import PACK
from printkit.rules.game import Choice, Reason
from printkit.rules.lesson import Scene, Turn

MATCHES = frozenset({"suit-or-rank", "suit-follow", "rank-follow"})


class Bid(NamedTuple):
    """A bid. ``cards``: the higher suit first; ``thinking``: the sensible reason, if it was that."""

    seat: int
    cards: tuple[str, ...]
    thinking: Choice | None

    @property
    def values(self) -> tuple[int, ...]:
        """TS-06: what each card's suit bids."""
        return tuple(PACK.suits.index(card[1]) for card in self.cards)

    @property
    def number(self) -> int:
        """TS-11: the bid."""
        return sum(self.values)


class Play(NamedTuple):
    """A card played: from which hand (``held``, by suit, without bid cards), out of which ``legal`` ones, why.

    ``sets``: ``suit`` or ``rank`` if it set that follow. ``thinking``: why good sense plays it, if it does.
    """

    seat: int
    card: str
    held: tuple[str, ...]
    legal: tuple[str, ...]
    reason: Reason
    sets: str | None
    thinking: Choice | None

    @property
    def matches(self) -> bool:
        """Tell whether the card is of the suit or the rank that had to be matched."""
        return self.reason.code in MATCHES

    @property
    def freed(self) -> tuple[str, ...]:
        """TS-17, TS-18: the cards held that would have matched, had the other follow been set."""
        return by_suit(self.reason.facts.get("freed", ()))


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 10; ``follow``: ``suit``, ``rank`` or ``none``."""

    number: int
    plays: tuple[Play, ...]
    winner: int
    follow: str

    @property
    def leader(self) -> Play:
        """The play that led."""
        return self.plays[0]

    @property
    def suit(self) -> str:
        """The led suit."""
        return self.plays[0].card[1]

    @property
    def rank(self) -> str:
        """The led rank."""
        return self.plays[0].card[0]

    @property
    def best(self) -> Play:
        """The play that won."""
        return next(play for play in self.plays if play.seat == self.winner)

    @property
    def clockwise(self) -> bool:
        """TS-15: a leader with the partner on the left, an even seat, makes the trick go clockwise."""
        return self.leader.seat % 2 == 0

    @property
    def set_at(self) -> int:
        """The place of the play that set the follow, 0 for none."""
        return next((place for place, play in enumerate(self.plays) if play.sets), 0)


def higher(card: str, other: str) -> bool:
    """TS-04: tell whether a card is of higher rank than another."""
    return PACK.ranks.index(card[0]) > PACK.ranks.index(other[0])


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, the highest first (TS-05), in it from high to low."""
    return tuple(sorted(cards, key=lambda card: -PACK.ints[card]))


def by_strength(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards from high rank to low, those of one rank by suit."""
    return tuple(sorted(cards, key=lambda card: (-PACK.ranks.index(card[0]), -PACK.suits.index(card[1]))))


def teams(scene: Scene) -> list[list[int]]:
    """TS-02: give the seats of each team."""
    return [[seat, seat + 1] for seat in range(0, len(scene.setup["hands"]), 2)]


def _thinking(turn: Turn) -> Choice | None:
    return turn.thinking if turn.sound else None


@lru_cache(maxsize=2)  # several judges look at one scene
def bids(scene: Scene) -> tuple[Bid, ...]:
    """Give the bids by seat."""
    return tuple(
        Bid(turn.action["seat"], by_suit(turn.action["cards"]), _thinking(turn))
        for turn in scene.turns
        if turn.action["do"] == "bid"
    )


def opened(scene: Scene) -> int | None:
    """TS-13: give the team that opened its bids, or None."""
    return next((turn.action["seat"] // 2 for turn in scene.turns if turn.action["do"] == "open"), None)


def missed(scene: Scene) -> list[int]:
    """Give the seats whose tricks are not what they bid."""
    won = scene.claims["tricks_won"]
    return [bid.seat for bid in bids(scene) if bid.number != won[bid.seat]]


@lru_cache(maxsize=2)
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a hand."""
    held = [set(hand) for hand in scene.setup["hands"]]
    for bid in bids(scene):
        held[bid.seat] -= set(bid.cards)
    turns = (turn for turn in scene.turns if turn.action["do"] == "play")
    made = []
    for number, claim in enumerate(scene.claims["tricks"], 1):
        plays: list[Play] = []
        unset = True
        for _ in claim["cards"]:
            turn = next(turns)
            seat, card = turn.action["seat"], turn.action["card"]
            sets = None
            if plays and unset and turn.legal.reason.code == "suit-or-rank":
                sets, unset = ("suit" if card[1] == plays[0].card[1] else "rank"), False
            hand, legal = by_suit(held[seat]), by_suit(turn.legal.choices)
            plays.append(Play(seat, card, hand, legal, turn.legal.reason, sets, _thinking(turn)))
            held[seat].remove(card)
        made.append(Trick(number, tuple(plays), claim["winner"], claim["follow"]))
    return tuple(made)


def turn_of(scene: Scene, trick: Trick, place: int) -> int:
    """Give which of a scene's turns a play is: bids come first, then perhaps an open bid."""
    players = len(scene.setup["hands"])
    return players + (opened(scene) is not None) + (trick.number - 1) * players + place


def holding(trick: Trick, place: int) -> Play:
    """TS-21 … TS-23: give the play that would win if the trick ended before the play at ``place``."""
    best = trick.plays[0]
    follow = None
    for play in trick.plays[1:place]:
        follow = follow or play.sets
        same = {"suit": play.card[1] == best.card[1], "rank": play.card[0] == best.card[0]}
        if follow and same[follow] and PACK.ints[play.card] > PACK.ints[best.card]:
            best = play
    return best
