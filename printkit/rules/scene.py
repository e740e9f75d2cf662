"""A played hand as lessons look at it: tricks, and in them plays with their reasons; puzzles about these.

For every game of :class:`printkit.rules.trick.TrickHand`. A game with more to see has a class of tricks with
properties besides, and gives it to :func:`tricks_as`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, NamedTuple, Self, TypeVar

from printkit.errors import GameError
from printkit.rules.faults import given
from printkit.rules.game import Choice, Path, Reason
from printkit.rules.lesson import Drawing, Scene, Step, Text, Turn

RANKS = "23456789TJQKAR"


def height(card: str) -> int:
    """Give a card's rank where the ace is high: 0 for a 2, 12 for an ace, 13 for a joker (``R1``)."""
    return RANKS.index(card[0])


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: jokers (``R1``), then by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("12SHCDXL".index(card[-1]), -height(card))))


class Play(NamedTuple):
    """A card played. ``at``: which action of the record; ``held``, ``legal``: as players hold cards."""

    at: int
    turn: Turn
    held: tuple[str, ...]
    legal: tuple[str, ...]

    @property
    def seat(self) -> int:
        """Who played it."""
        return int(self.turn.action["seat"])

    @property
    def card(self) -> str:
        """The card."""
        return str(self.turn.action["card"])

    @property
    def suit(self) -> str:
        """Its suit."""
        return self.card[-1]

    @property
    def to_beat(self) -> tuple[int, str]:
        """Who had the trick before it, and with which card; itself, where it leads."""
        return self.turn.best or (self.seat, self.card)

    @property
    def reason(self) -> Reason:
        """Why these might be played and no others."""
        return self.turn.legal.reason

    @property
    def thinking(self) -> Choice | None:
        """Why good sense plays this card; None where it would play another."""
        return self.turn.thinking if self.turn.sound else None

    @property
    def code(self) -> str:
        """The code of the thinking, "" without one."""
        return self.turn.thinking.code if self.turn.sound else ""

    @property
    def facts(self) -> dict[str, Any]:
        """What the phrase of the reason is filled with: with the seat, and lists of cards as they are held."""
        facts = {**self.reason.facts, "seat": self.seat, "cards": list(self.legal)}
        for name in {"trumps", "freed"} & facts.keys():
            facts[name] = [card for card in dict.fromkeys(self.held) if card in facts[name]]
        return facts


T = TypeVar("T", bound="Trick")


class Trick(NamedTuple):
    """A trick, or the beginning of one. ``number``: from 1; ``claim``: what is claimed of all of it."""

    number: int
    plays: tuple[Any, ...]
    claim: Mapping[str, Any]

    @property
    def winner(self) -> int:
        """Who takes it."""
        return int(self.claim["winner"])

    @property
    def leader(self) -> Any:
        """The play that led."""
        return self.plays[0]

    @property
    def suit(self) -> str:
        """The suit led."""
        return str(self.plays[0].card[-1])

    @property
    def rank(self) -> str:
        """The rank led."""
        return str(self.plays[0].card[:-1])

    def by(self, seat: int) -> Any:
        """Give the play of a seat, which must be there."""
        return next(play for play in self.plays if play.seat == seat)

    @property
    def best(self) -> Any:
        """The play that takes the trick."""
        return self.by(self.winner)

    @property
    def off_suit(self) -> tuple[Any, ...]:
        """The plays of another suit than the one led."""
        return tuple(play for play in self.plays if play.card[-1] != self.suit)

    def upto(self, play: Play) -> Self:
        """Give the plays before this one."""
        return self._replace(plays=self.plays[: self.plays.index(play)])


def tricks_as(
    trick: type[T], sort: Callable[[Scene, Iterable[str]], tuple[str, ...]] = lambda _, cards: by_suit(cards)
) -> Callable[[Scene], tuple[T, ...]]:
    """Make what gives the tricks of a hand, of a game's own class; ``sort``: how its players hold cards."""

    @lru_cache(maxsize=2)  # for several judges
    def tricks(scene: Scene) -> tuple[T, ...]:
        made = (
            Play(at, turn, sort(scene, turn.held), sort(scene, turn.legal.choices))
            for at, turn in enumerate(scene.turns)
            if turn.action["do"] == "play"
        )
        claims = enumerate(scene.claims.get("tricks", ()), 1)
        return tuple(trick(number, tuple(islice(made, len(claim["cards"]))), claim) for number, claim in claims)

    return tricks


tricks = tricks_as(Trick)
"""Gives the tricks of a hand."""


# --- figures and puzzles, which are questions that the engine can answer

Grade = Literal[1, 2, 3]
"""1 takes one look, 2 two, 3 a rule that is easily forgotten."""


class Puzzle(NamedTuple):
    """A question about a hand.

    ``kind``: what is asked, such as ``may-play`` or ``who-wins``. ``family``: what makes puzzles alike, the
    reason's code for one; a page takes unlike ones first. ``at``: the action before which it is asked, from 0.
    ``claim``: the claim that answers it, None where what is legal does. ``truth``: the answer. ``figure``:
    without the answer in it. ``answer``: the words for the page at the back, with the reason.
    """

    kind: str
    grade: Grade
    family: str
    at: int
    claim: Path | None
    truth: object
    figure: Drawing
    question: Step
    answer: Text


def picture(
    scene: Scene, trick: Trick, alt: Step, trump: str | None = None, hand: Play | None = None, **more: str | int
) -> Drawing:
    """Draw a trick as it lies on the table (templates/shared/figures/trick.svg).

    ``alt``: what it says to who does not see it. ``trump``: None for none, which a sign of the four usual suits
    says in the middle, if the pack has them. ``hand``: show the cards of this player before the play, those
    that may not be played dim. ``more``: what a figure of the game's own takes besides, or has otherwise.
    """
    order = trick.claim["seats"]
    no_trump = "none" if {*"SHDC"} <= {*scene.hand.pack.suits} else ""
    whole = len(trick.plays) == len(order)
    return Drawing(
        "trick",
        {
            "players": len(scene.claims["tricks_won"]),
            "dealer": scene.setup.get("dealer", ""),
            "leader": trick.claim["leader"],
            "order": ",".join(map(str, order)),
            "cards": ",".join(play.card for play in trick.plays),
            "trump": trump or no_trump,
            "winner": trick.winner if whole else "",
            "seat": hand.seat if hand else "",
            "hand": ",".join(hand.held) if hand else "",
            "legal": ",".join(hand.legal) if hand else "",
            **more,
        },
        (alt,),
    )


def ask(
    scene: Scene,
    kind: str,
    grade: Grade,
    family: str,
    at: int,
    claim: Path,
    figure: Drawing,
    asked: Mapping[str, object],
    told: Mapping[str, object],
) -> Puzzle:
    """Ask for a claim, with the phrases ``ask.KIND`` and ``reply.KIND``; ``asked``, ``told``: their facts.

    GameError where ``told`` has another answer than the claim.
    """
    truth: Any = scene.claims
    for step in claim:
        truth = truth[step]
    given(at, int, f"ask() for {kind}: at")
    answer = _answering(kind, truth, (Step(f"reply.{kind}", told),))
    return Puzzle(kind, grade, family, at, claim, truth, figure, Step(f"ask.{kind}", asked), answer)


def _answering(kind: str, truth: object, answer: Text) -> Text:
    """Give the sentences of an answer. GameError where none of them is filled with what is true."""
    if not any(truth == fact for step in answer for fact in step.facts.values()):
        facts = {name: fact for step in answer for name, fact in step.facts.items()}
        hint = f"its facts are {facts!r:.80}"
        raise GameError(f"the answer to {kind} is {truth!r:.40}, and it is told without that", hint=hint)
    return answer


def ask_may_play(play: Play, figure: Drawing, grade: Grade) -> Puzzle:
    """Ask which cards may be played. The answer is told with ``legal.CODE``, the reason's phrase.

    ``figure``: the trick so far with the hand; all of that is shown as legal here.
    """
    code = play.reason.code
    return Puzzle(
        kind="may-play",
        grade=grade,
        family=code,
        at=play.at,
        claim=None,
        truth=play.legal,
        figure=figure._replace(values={**figure.values, "legal": figure.values["hand"]}),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=(Step("reply.may-play", {"cards": list(play.legal)}), Step(f"legal.{code}", play.facts)),
    )


def ask_who_wins(trick: Trick, figure: Drawing, grade: Grade, answer: Text, family: str = "") -> Puzzle:
    """Ask who takes a trick. ``figure``: all of it, shown without the winner; ``answer``: the sentences.

    ``family``: puzzles of one are alike; the first sentence's code where none is given.
    """
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=family or answer[0].code,
        at=trick.plays[-1].at + 1,
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=figure._replace(values={**figure.values, "winner": ""}),
        question=Step("ask.who-wins"),
        answer=_answering("who-wins", trick.winner, answer),
    )
