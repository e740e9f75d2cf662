"""A hand of plain trick-taking as lessons look at it: tricks, and in them plays with their reasons.

For games of :mod:`printkit.rules.plain`, and others whose only decisions are plays and whose claims have
``tricks``. Besides, what their figures and puzzles are made of.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from printkit.rules.game import Choice, Reason
from printkit.rules.lesson import Drawing, Scene, Step, Text, Turn
from printkit.rules.puzzle import Grade, Puzzle

RANKS = "23456789TJQKA"


class Play(NamedTuple):
    """A card played. ``at``: which action of the record it is; ``held``: the hand that it is from, by suit."""

    at: int
    held: tuple[str, ...]
    turn: Turn

    @property
    def seat(self) -> int:
        """Who played it."""
        seat: int = self.turn.action["seat"]
        return seat

    @property
    def card(self) -> str:
        """The card."""
        card: str = self.turn.action["card"]
        return card

    @property
    def suit(self) -> str:
        """Its suit."""
        return self.card[-1]

    @property
    def legal(self) -> tuple[str, ...]:
        """The cards that might have been played, by suit."""
        return by_suit(self.turn.legal.choices)

    @property
    def reason(self) -> Reason:
        """Why these and no others."""
        return self.turn.legal.reason

    @property
    def thinking(self) -> Choice | None:
        """Why good sense plays this card; None where it would play another."""
        return self.turn.thinking if self.turn.sound else None


class Trick(NamedTuple):
    """A trick, or the beginning of one. ``number``: from 1; ``winner``: of the whole of it."""

    number: int
    plays: tuple[Play, ...]
    winner: int

    @property
    def suit(self) -> str:
        """The suit led."""
        return self.plays[0].suit

    @property
    def best(self) -> Play:
        """The play that takes the trick, which must be there."""
        return next(play for play in self.plays if play.seat == self.winner)

    def upto(self, play: Play) -> Trick:
        """Give the plays before this one."""
        return self._replace(plays=self.plays[: self.plays.index(play)])


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a hand."""
    held = [by_suit(hand) for hand in scene.setup["hands"]]
    turns = iter(enumerate(scene.turns))
    made = []
    for number, claim in enumerate(scene.claims["tricks"], 1):
        plays = []
        for seat in claim["seats"]:
            at, turn = next(turns)
            plays.append(Play(at, held[seat], turn))
            held[seat] = tuple(card for card in held[seat] if card != turn.action["card"])
        made.append(Trick(number, tuple(plays), claim["winner"]))
    return tuple(made)


def height(card: str) -> int:
    """Give a card's rank where the ace is high: 0 for a 2, 12 for an ace."""
    return RANKS.index(card[0])


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("SHCDXL".index(card[-1]), -height(card))))


def picture(
    scene: Scene, trick: Trick, alt: Step, trump: str | None = None, hand: Play | None = None
) -> Drawing:
    """Draw a trick as it lies on the table (templates/shared/figures/trick.svg).

    ``alt``: what it says to who does not see it. ``hand``: show the cards of this player before the play, those
    that may not be played dim.
    """
    players = len(scene.setup["hands"])
    whole = len(trick.plays) == players
    return Drawing(
        "trick",
        {
            "players": players,
            "dealer": scene.setup["dealer"],
            "leader": trick.plays[0].seat,
            "cards": ",".join(play.card for play in trick.plays),
            "trump": trump or "none",
            "winner": trick.winner if whole else "",
            "seat": hand.seat if hand else "",
            "hand": ",".join(hand.held) if hand else "",
            "legal": ",".join(hand.legal) if hand else "",
        },
        (alt,),
    )


def ask_may_play(play: Play, figure: Drawing, grade: Grade) -> Puzzle:
    """Ask which cards may be played. The answer is told with ``legal.CODE``, the reason's phrase.

    ``figure``: the trick so far with the hand; all of that is shown as legal here.
    """
    cards = list(play.legal)
    facts = {**play.reason.facts, "seat": play.seat, "cards": cards}
    answer = Step("reply.may-play", {"cards": cards}), Step(f"legal.{play.reason.code}", facts)
    return Puzzle(
        kind="may-play",
        grade=grade,
        family=play.reason.code,
        at=play.at,
        claim=None,
        truth=play.legal,
        figure=figure._replace(values={**figure.values, "legal": figure.values["hand"]}),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=answer,
    )


def ask_who_wins(trick: Trick, figure: Drawing, grade: Grade, answer: Text) -> Puzzle:
    """Ask who takes a trick. ``figure``: all of it, shown without the winner; ``answer``: the sentences."""
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=answer[0].code,
        at=trick.plays[-1].at + 1,
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=figure._replace(values={**figure.values, "winner": ""}),
        question=Step("ask.who-wins"),
        answer=answer,
    )
