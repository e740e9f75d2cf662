"""What a lesson is to the rest of printkit: a thing to show, how clearly a hand shows it, and how it is told.

A game's lessons live beside the game (``games/<game>/lessons``); :mod:`printkit.lessons` finds, proves and
tells them. A story is in no language: it is made of steps, codes with facts, for which
templates/<game>/phrases.<lang>.toml has the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from itertools import islice
from typing import Any, NamedTuple, Protocol

from printkit.errors import GameError
from printkit.rules.game import NO_FACTS, SENSIBLE, Action, Choice, Facts, Game, Legal, Policy, Ruleset, Setup
from printkit.rules.hand import Hand
from printkit.rules.record import Record
from printkit.rules.replay import walk
from printkit.rules.run import act, choose, chosen_by, goes_on, written


class Step(NamedTuple):
    """One sentence, or a word or two of one: the code of a phrase and what it is filled with."""

    code: str
    facts: Facts = NO_FACTS


Text = tuple[Step, ...]


class Para(NamedTuple):
    """Sentences that belong together."""

    steps: Text


class Grid(NamedTuple):
    """A table: heads and cells are steps. ``align``: ``l``, ``c`` or ``r`` a column.

    ``opens``: what is said of it comes below it, not above.
    """

    align: str
    head: Text
    rows: tuple[Text, ...]
    opens: bool = False


class Drawing(NamedTuple):
    """A figure: the name of its template in ``figures/`` and the values that it is drawn from."""

    name: str
    values: Mapping[str, str | int]
    alt: Text


class Story(NamedTuple):
    """A worked example, told in no language."""

    title: Step
    blocks: tuple[Para | Grid | Drawing, ...]


class Turn(NamedTuple):
    """A decision of a hand that was played: what might have been done and why, what was done.

    ``thinking``: what a player with some sense would do here, and why. ``held``: the cards of the seat before
    it, sorted as records are; ``best``: the play that had the trick, None for a lead and other decisions.
    """

    legal: Legal
    action: Action
    thinking: Choice
    held: tuple[str, ...] = ()
    best: tuple[int, str] | None = None

    @property
    def sound(self) -> bool:
        """Tell whether good sense would do what was done, so that the thinking may be told as its reason."""
        return {key: value for key, value in self.action.items() if key != "legal"} == self.thinking.action


@dataclass(eq=False)
class Scene:
    """A hand that was played to its end: its record, a turn for each of its actions. Equal to itself only.

    ``hand``: of the game's own class, as it was in the end, which knows how it came to what is claimed.
    """

    game: Game
    ruleset: Ruleset
    record: Record
    turns: tuple[Turn, ...]
    hand: Any

    @property
    def setup(self) -> Mapping[str, Any]:
        """What was dealt."""
        return self.record.setup

    @property
    def claims(self) -> Mapping[str, Any]:
        """What came of it."""
        assert self.record.claims is not None
        return self.record.claims

    def did(self, *does: str) -> list[Turn]:
        """Give the turns of some decisions (``call``, ``pass``)."""
        return [turn for turn in self.turns if turn.action["do"] in does]

    def before(self, at: int) -> Hand:
        """Give the hand as it stood before the turn ``at``, counted from 0."""
        return next(islice(walk(self.game, self.record), at, None))[0].copy()


class Sight(Protocol):
    """What a judge saw. ``clarity``: the more, the easier to read; 100 is as good as it gets."""

    @property
    def clarity(self) -> int:
        """Give how clearly the hand shows the lesson."""


class Found(NamedTuple):
    """A place where a hand shows a lesson, for judges that need no other sight.

    ``trick``: its number, 0 for the whole hand; ``seat``: whom it is about; ``about``: what else is told.
    """

    clarity: int
    trick: int = 0
    seat: int = -1
    about: Any = None


class Lesson(NamedTuple):
    """Something to show.

    ``ruleset``: the options that it needs (``players``). ``wants``: tells from the deal alone whether the hand
    is worth playing. ``judge``: what of the lesson a hand shows, None if it does not show it. ``tell``: the
    story. ``deals``: how many the search looks at, the more the rarer it is. ``games``: what it shows comes in
    the midst or at the end of a game; the search then plays so many whole games, and looks at each deal.
    ``construct``: for what no search finds, makes setups out of a seed; so many of these are looked at instead,
    each played and judged like any other. The same ruleset and seed make the same setups in the same order.
    ``begin``: gives the decisions that a constructed deal begins with, whatever good sense would say.
    """

    id: str
    clauses: tuple[str, ...]
    ruleset: Mapping[str, Any]
    wants: Callable[[Setup], bool]
    judge: Callable[[Scene], Sight | None]
    tell: Callable[[Scene, Any], Story]
    deals: int = 12_000
    games: bool = False
    construct: Callable[[Ruleset, int], Iterator[Setup]] | None = None
    begin: Callable[[Setup], Iterable[Action]] | None = None


def seen(lesson: Lesson, scene: Scene) -> Sight | None:
    """Ask a lesson's judge. GameError for what is neither a sight nor None: False shows nothing either."""
    sight = lesson.judge(scene)
    if sight is not None and not isinstance(getattr(sight, "clarity", None), (int, float)):
        hint = "a judge gives None, or what it found with its clarity, a number (docs/lessons.md)"
        raise GameError(f"the judge of the lesson {lesson.id!r} gave {sight!r:.60}", hint=hint)
    return sight


def clearest(look: Callable[[Scene], Iterable[Found]]) -> Callable[[Scene], Found | None]:
    """Make a judge of what gives every place where a hand shows a lesson: the first of the clearest counts."""

    @wraps(look)
    def judge(scene: Scene) -> Found | None:
        return max(look(scene), key=lambda one: one.clarity, default=None)

    return judge


def lesson(id: str, clauses: str, *told: Any, **more: Any) -> Lesson:
    """Make a lesson; ``clauses``: their ids with spaces between, the rest as :class:`Lesson` has it."""
    return Lesson(id, tuple(clauses.split()), *told, **more)


def perform(
    game: Game, ruleset: Ruleset, setup: Setup, provenance: Mapping[str, Any], begin: Iterable[Action] = ()
) -> Scene:
    """Play a hand with sense, after the decisions of ``begin``, and give it as a scene with every claim."""
    hand = game.hand(ruleset, setup)
    sensible, given, turns = game.policies[SENSIBLE], iter(begin), []
    with chosen_by(ruleset, SENSIBLE, provenance.get("seed"), provenance.get("index")):
        while goes_on(hand):
            turn = _turn(hand, hand.legal(), sensible, next(given, None))
            act(hand, turn.action)
            # what records leave out is no turn of a scene either: it is not there when it is watched again
            if turn.action["do"] not in hand.silent:
                turns.append(turn)
    actions = tuple(written(turn.legal, turn.action) for turn in turns)
    record = Record(game.id, game.written(ruleset), setup, actions, hand.claims(), provenance)
    return Scene(game, ruleset, record, tuple(turns), hand)


def watch(game: Game, record: Record, known: Sequence[Legal] = ()) -> Scene:
    """Give a whole, true record as a scene. Raises Refused at a decision that the rules refuse.

    ``known``: what was legal at each action, where a replay has just told.
    """
    sensible, turns = game.policies[SENSIBLE], []
    for at, (hand, action) in enumerate(walk(game, record)):
        legal = known[at] if known else hand.legal()
        hand.vouch(legal)
        turns.append(_turn(hand, legal, sensible, action))
    return Scene(game, game.ruleset(record.ruleset), record, tuple(turns), hand)


def _no_word() -> int:
    raise GameError(f"{SENSIBLE} takes words, of which it has none", hint="examples are played without chance")


def _turn(hand: Hand, legal: Legal, sensible: Policy, action: Action | None) -> Turn:
    """Look at a decision that is due; ``action``: what is done, None for what good sense does."""
    view = hand.view(legal.seat)
    thinking = choose(sensible, view, iter(_no_word, 0))
    held, best = getattr(view, "held", ()), getattr(view, "best", None)
    return Turn(legal, thinking.action if action is None else action, thinking, held, best)
