"""A hand being played: the base of every game's own class of hands.

A hand goes from decision to decision. ``stage`` is the one that is due, an action's ``do``; for each stage the
class has three methods: ``legal_STAGE()`` gives the :class:`~printkit.rules.game.Legal`,
``refusal_STAGE(action)`` a :class:`~printkit.rules.game.Refusal` or None, and ``do_STAGE(action)`` does it
(with ``_`` for ``-``). Tricks are in :class:`printkit.rules.trick.TrickHand`; a game without them begins here.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from copy import copy
from functools import cache
from sys import intern
from typing import Any, ClassVar, Self

from printkit.errors import GameError
from printkit.rules.cards import STANDARD, Pack
from printkit.rules.faults import check_class, place
from printkit.rules.game import (
    Action,
    Claims,
    Game,
    Legal,
    Option,
    Outcome,
    Path,
    Policy,
    Reason,
    Refusal,
    Refused,
    Ruleset,
    Setup,
    Shapes,
)
from printkit.rules.shape import shown


@cache
def method(what: str, stage: str) -> str:
    """Name a stage's method, interned: a class finds a name that is made anew each time more slowly."""
    return intern(f"{what}_{stage.replace('-', '_')}")


def always(value: Any) -> Any:
    """Make a class method of what is the same under every ruleset, such as who scores in a game for three."""
    return classmethod(lambda cls, ruleset: value)


class Hand:
    """A hand being played: verify with :meth:`refusal`, ask with :meth:`legal`, do with :meth:`do`.

    The class says ``id``; ``for_players``, the numbers of players that there may be, the usual one first (none
    in a game without seats); its other ``options``; ``clauses``, the clause behind what is refused or claimed,
    by the code of the refusal or the key of the claim; ``reasons``, the codes of its reasons and refusals with
    the names of their facts. ``silent``: decisions that records leave out, because the next action tells that
    they were made. ``deal_words``: how many random words a deal takes at most.
    """

    id: ClassVar[str]
    pack: ClassVar[Pack] = STANDARD
    for_players: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    clauses: ClassVar[Mapping[str, str]]
    refusals: ClassVar[Mapping[str, tuple[str, ...]]] = {"hand-over": ()}  # those that every game has
    needed: ClassVar[tuple[str, ...]] = (*refusals, "actions")
    reasons: ClassVar[Mapping[str, tuple[str, ...]]]
    same_view: ClassVar[bool] = False  # whether a seat's view shows what is so whenever it is asked
    silent: ClassVar[frozenset[str]] = frozenset()
    deal_words: ClassVar[int]

    stage: str | None
    """The decision that is due; None when the hand is over."""
    turn: int | None
    """The seat to decide; None in a game without seats."""

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.seats: Container[Any] = range(self.hands_dealt(ruleset)) if self.for_players else (None,)
        self.done = 0

    # --- what a game says

    @classmethod
    def first(cls, ruleset: Ruleset) -> Setup:
        """Give what stands before a game's first hand: ``hand_no``, ``scores_before``, who deals."""
        raise NotImplementedError

    @classmethod
    def deal(cls, ruleset: Ruleset, standing: Setup, words: list[int]) -> Setup:
        """Give a setup out of what stands before the hand and random words, ``deal_words`` at most.

        Before a hand that was thrown in stands ``again``, too, a count, which is no part of the setup.
        """
        raise NotImplementedError

    @classmethod
    def shapes(cls, ruleset: Ruleset) -> Shapes:
        """Give what the game's own parts of a record look like."""
        raise NotImplementedError

    @classmethod
    def sides(cls, ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
        """Give the seats of each side that scores; (None,) without seats, () for who decides nothing."""
        raise NotImplementedError

    @classmethod
    def hands_dealt(cls, ruleset: Ruleset) -> int:
        """Give how many hands are dealt: more than players where there are dummies."""
        return int(ruleset["players"])

    @classmethod
    def side_names(cls, ruleset: Ruleset) -> tuple[str, ...]:
        """Give the names of the sides, in no language: A, B, … for players, A+C for partners."""
        return tuple("+".join("ABCDEFGHIJ"[seat or 0] for seat in seats) for seats in cls.sides(ruleset))

    mixed: ClassVar[Any] = None
    """``mixed(ruleset, words)`` gives what might stand before some hand of a game, where a game can tell."""

    def next_hand(self) -> Setup | None:
        """Give what stands before the next hand, None when the game is over."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Give what the finished hand came to, side by side; None when it was thrown in."""
        raise NotImplementedError

    def cards_played(self) -> int:
        """Give how many cards have been played."""
        raise NotImplementedError

    def claimed_tricks(self) -> list[Claims]:
        """Give what is claimed of the tricks that are over; a game without tricks has none."""
        return []

    def claims(self) -> Claims:
        """Give every claim about the hand, in the order of records. ValueError when it is not finished."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """Give what a seat sees, for a policy."""
        raise NotImplementedError

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one, such as (``tricks``, 2, ``winner``)."""
        key = next((step for step in reversed(path) if step in self.clauses), path[0])
        return Hand.clause_of(self, str(key))

    def clause_of(self, code: str) -> str:
        """Give the clause behind a refusal, by its code; for games in which it depends on more."""
        if code == "wrong-decision" and code not in self.clauses:
            code = "actions"
        if code not in self.clauses:
            raise GameError(f"{type(self).__name__}.clauses lacks {code}")
        return self.clauses[code]

    # --- what printkit asks

    @property
    def finished(self) -> bool:
        """Nothing is left to decide."""
        return self.stage is None

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the hand is over, or in a game without seats."""
        return None if self.stage is None else self.turn

    def legal(self) -> Legal:
        """Give what may be done now, and why. Refused (``hand-over``) when the hand is over."""
        if self.stage is None:
            raise Refused(self.refuse({"do": ""}, "hand-over", "seat" if self.for_players else "do"))
        name = method("legal", self.stage)
        self.turns_to_one()
        legal = (ask := getattr(self, name))()
        due = (self.stage, self.turn)
        if not isinstance(legal, Legal) or legal[:2] != due or not isinstance(legal.reason, Reason):
            turn = f"for {due[0]!r}, self.stage, and for {due[1]!r}, self.turn"
            hint = f"it returns a Legal {turn}, with a Reason"
            raise GameError(f"{name}() gives {legal!r:.60}", where=place(ask), hint=hint)
        return legal

    def turns_to_one(self) -> bool:
        """Tell that it is somebody's turn. GameError where nobody sits there."""
        if self.turn not in self.seats:
            what = f"{type(self).__name__} gives the turn to {self.turn!r:.60}, which is no seat"
            hint = "next_seat() and leads() return a number from 0, __init__ and do_STAGE() set self.turn"
            raise GameError(what, hint=hint)
        return True

    def vouch(self, legal: Legal) -> None:
        """Check what is legal now before its reason is told; GameError for what is known not to be so."""

    def refusal(self, action: Action) -> Refusal | None:
        """Give why an action may not be done now, or None when it may."""
        do = action["do"]
        if do != self.stage or action.get("seat") != self.turn:
            return self.untimely(action)
        refusal = (ask := getattr(self, method("refusal", do)))(action)
        if refusal is not None and not isinstance(refusal, Refusal):
            hint = "it returns self.refuse(action, …), or None"
            raise GameError(f"{ask.__name__}() gives {refusal!r:.60}", where=place(ask), hint=hint)
        return refusal

    def forced(self) -> bool:
        """Do the only action that may be done now, and tell whether it is known that there is only one."""
        return False

    def untimely(self, action: Action) -> Refusal | None:
        """Give why an action is refused that is of another kind or seat than the one that is due."""
        if self.stage is None:
            return self.refuse(action, "hand-over", "seat" if "seat" in action else "do")
        if action["do"] != self.stage:
            return self.refuse(action, "wrong-decision", "do", do=self.stage)
        return self.refuse(action, "not-your-turn", "seat", seat=action["seat"], to_move=self.turn)

    def refuse(self, action: Action, code: str, about: str = "card", **facts: Any) -> Refusal:
        """Make a refusal of an action."""
        tried = shown(action.get("card", action.get(about, action["do"]))).strip('"')
        return Refusal(tried, code, self.clause_of(code), facts, about)

    def do(self, action: Action) -> None:
        """Do it. Refused when the rules refuse it; the hand is then as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise Refused(refusal, where=f"actions[{self.done}].{refusal.about}")
        do = action["do"]
        getattr(self, method("do", do))(action)
        if do not in self.silent:
            self.done += 1

    def copy(self) -> Self:
        """Give a hand that goes on apart from this one: lists are copied, all else is shared."""
        made = copy(self)
        for name, value in vars(self).items():
            if type(value) is list:
                setattr(made, name, [one[:] if type(one) is list else one for one in value])
        return made


def make_game(hand: type[Hand], policies: Mapping[str, Policy], choices: Mapping[str, tuple[str, ...]]) -> Game:
    """Make a game of a class of hands, which begins one when it is called with a ruleset and a setup.

    ``policies``: ways to choose, ``random`` and ``sensible`` among them, which examples are played with;
    ``choices``: the codes of their reasons with the names of the facts. ValueError for a missing clause.
    """
    missing = [name for name in hand.needed if name not in hand.clauses]
    if missing:
        raise ValueError(f"{hand.__name__}.clauses lacks {', '.join(missing)}")
    if not hand.__module__.startswith("printkit."):  # ours are tested
        check_class(hand)
    wrong = next((one for one in hand.options if not one.allows(one.default)), None)
    if wrong is not None:
        raise ValueError(f"{hand.__name__}.options: the default of {wrong.name} is none of its values")
    numbers = hand.for_players
    if "players" in hand.needed and not numbers:
        raise ValueError(f"{hand.__name__} lacks for_players, the numbers of players that there may be")
    players = [Option("players", numbers, numbers[0], hand.clauses["players"], always=True)] if numbers else []
    return Game(
        id=hand.id,
        hand=hand,
        deal_words=hand.deal_words or len(hand.pack.codes),
        options=(*players, *hand.options),
        policies=policies,
        reasons={**hand.refusals, **hand.reasons},
        choices=choices,
    )
