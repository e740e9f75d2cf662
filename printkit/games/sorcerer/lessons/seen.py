"""A played deal of Sorcerer as a reader sees it: tricks, and in them plays with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from printkit.games.sorcerer.rules import PLAYERS, SEATS, TRICKS
from printkit.rules.game import Choice, Reason
from printkit.rules.lesson import Scene

RANKS = "23456789TJQKA"
TRUMP = "S"  # SO-06
FOLLOWS = frozenset({"must-follow", "only-one", "follow-or-joker"})


class Play(NamedTuple):
    """A card played: from which hand or dummy (``held``, by suit), out of which ``legal`` ones, and why these.

    ``at``: the number of its turn in the scene. ``thinking``: why good sense does the same, or None.
    """

    at: int
    seat: int
    card: str
    held: tuple[str, ...]
    legal: tuple[str, ...]
    reason: Reason
    thinking: Choice | None

    @property
    def able(self) -> bool:
        """Tell whether it was played to a lead of a suit that the hand or dummy had."""
        return self.reason.code in FOLLOWS


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 9; ``dummy``: the seat of the dummy that plays to it (SO-07)."""

    number: int
    plays: tuple[Play, ...]
    winner: int

    @property
    def leader(self) -> Play:
        """The play that led."""
        return self.plays[0]

    @property
    def suit(self) -> str | None:
        """The led suit, None after a joker (SO-10)."""
        return None if joker(self.plays[0].card) else self.plays[0].card[-1]

    @property
    def best(self) -> Play:
        """The play that won."""
        return next(play for play in self.plays if play.seat == self.winner)

    @property
    def dummy(self) -> int:
        """SO-07: the dummy that plays."""
        return PLAYERS + owner(self.leader.seat)

    @property
    def idle(self) -> tuple[int, ...]:
        """SO-07: the dummies that sit the trick out."""
        return tuple(seat for seat in range(PLAYERS, SEATS) if seat != self.dummy)

    @property
    def jokers(self) -> tuple[Play, ...]:
        """The plays of a joker."""
        return tuple(play for play in self.plays if joker(play.card))

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays of another suit than the one led, jokers left out."""
        return tuple(play for play in self.plays if not joker(play.card) and play.card[-1] != self.suit)

    def beaten(self, place: int) -> Play:
        """SO-06, SO-09: give the play that would win if the trick ended before the one at ``place``."""
        best = self.plays[0]
        for play in self.plays[1:place]:
            if beats(play.card, best.card):
                best = play
        return best


def owner(seat: int) -> int:
    """Give the player whose hand or dummy a seat is."""
    return seat % PLAYERS


def joker(card: str) -> bool:
    """Tell whether a card is a joker."""
    return card[0] == "R"


def height(card: str) -> int:
    """SO-02: give a card's rank within its suit, a joker's above all."""
    return len(RANKS) if joker(card) else RANKS.index(card[0])


def beats(card: str, best: str) -> bool:
    """SO-06, SO-09, SO-10: tell whether a card takes the trick from ``best``, which has it."""
    if joker(best):
        return False
    if joker(card) or card[-1] == best[-1]:
        return height(card) > height(best)
    return card[-1] == TRUMP


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: jokers, then by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: (not joker(card), "SHCD".find(card[-1]), -height(card))))


def certain(trick: Trick, play: Play, scene: Scene) -> bool:
    """Tell whether a card must win the trick, as its owner can see: nobody still to play can beat it.

    An opponent's hand may hold whatever is left in the two hands that the owner does not see. The owner's own
    hand or dummy will not beat it unless it has to.
    """
    me, place = owner(play.seat), trick.plays.index(play)
    if place and not beats(play.card, trick.beaten(place).card):
        return False
    gone = {turn.action["card"] for turn in scene.turns[PLAYERS : play.at]}
    hands = scene.setup["hands"]
    hidden = {card for seat in range(PLAYERS) if seat != me for card in hands[seat]} - gone
    for later in trick.plays[place + 1 :]:
        mine = owner(later.seat) == me
        known = later.legal if mine or later.seat >= PLAYERS else hidden
        beating = [beats(card, play.card) for card in known]
        if all(beating) if mine else any(beating):
            return False
    return True


def bids(scene: Scene) -> tuple[int, ...]:
    """SO-04: give what was bid, by seat."""
    made = [0] * SEATS
    for turn in scene.turns[:PLAYERS]:
        made[turn.action["seat"]] = turn.action["hand"]
        made[PLAYERS + turn.action["seat"]] = turn.action["dummy"]
    return tuple(made)


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    held = [by_suit(hand) for hand in scene.setup["hands"]]
    turns = iter(enumerate(scene.turns[PLAYERS:], PLAYERS))
    made = []
    for number, claim in enumerate(scene.claims["tricks"], 1):
        plays = []
        for _ in claim["cards"]:
            at, turn = next(turns)
            seat, card = turn.action["seat"], turn.action["card"]
            thinking = turn.thinking if turn.thinking.action["card"] == card else None
            legal = by_suit(turn.legal.choices)
            plays.append(Play(at, seat, card, held[seat], legal, turn.legal.reason, thinking))
            held[seat] = tuple(one for one in held[seat] if one != card)
        made.append(Trick(number, tuple(plays), claim["winner"]))
    return tuple(made)


def left_over(scene: Scene, seat: int) -> tuple[str, ...]:
    """SO-11: give what a hand or dummy has left after the ninth trick."""
    played = {turn.action["card"] for turn in scene.turns[PLAYERS:]}
    return by_suit(card for card in scene.setup["hands"][seat] if card not in played)


def score(bid: int, won: int, seat: int) -> int:
    """SO-12: give what a hand, or a dummy, scores."""
    return won * (1 + seat // PLAYERS) + 1 if won == bid else -abs(won - bid)


def won_before(scene: Scene, seat: int, number: int) -> int:
    """Give how many tricks a seat has won before a trick, or with ``number`` 10 in all."""
    return sum(trick.winner == seat for trick in tricks(scene)[: min(number - 1, TRICKS)])
