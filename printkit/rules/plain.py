"""Plain trick-taking, ready made: for games in which every decision is to play a card to a trick.

All seats get the same number of cards and play all of them. Cards have codes here, not ints: such a game is
played by the thousand, not by the million. A game says what is its own in a class (:class:`TrickHand`): who
leads, what may be played and why, who takes a trick, what the hand scores. :func:`trick_game` makes a
:class:`~printkit.rules.game.Game` of it. docs/games.md tells how; docs/tutorial-game.md builds one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, NamedTuple, Self

from printkit.rules.cards import STANDARD, Pack
from printkit.rules.game import (
    Action,
    Choice,
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
)
from printkit.rules.plain_shapes import shapes
from printkit.rules.rng import below, shuffle

Play = tuple[int, str]
"""A seat and the card that it played."""

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "hand-over": (),
    "not-your-turn": ("seat", "to_move"),
    "not-in-pack": ("card", "players"),
    "not-held": ("card", "seat", "played"),
}
"""The refusals that every game has, with their facts."""

CLAIMS = (
    *("actions", "tricks", "leader", "seats", "cards", "winner", "tricks_won"),
    *("score", "scores_after", "game_over", "winners"),
)
"""What is claimed of a hand, and that there are enough actions."""

NEEDED = ("players", *REFUSALS, *CLAIMS)
"""What a game gives a clause for."""


class Seen(NamedTuple):
    """What one seat sees.

    ``held``: its cards, ``legal``: those that it may play now, both sorted as records are. ``trick``: what has
    been played to this one; ``over``: the tricks before it. ``trump``: a suit, None without one.
    """

    seat: int
    players: int
    held: tuple[str, ...]
    legal: tuple[str, ...]
    trick: tuple[Play, ...]
    over: tuple[tuple[Play, ...], ...]
    trump: str | None

    def play(self, card: str, code: str, **facts: Any) -> Choice:
        """Choose a card, for a reason of the game's ``choices``."""
        return Choice({"do": "play", "seat": self.seat, "card": card}, code, {"card": card, **facts})


class TrickHand:
    """A hand that is played trick by trick: the base of a game's own class.

    The class says: ``players``; ``size``, how many cards each has; ``sides``, the seats of each side that
    scores; ``clauses``, the clause behind each of NEEDED. It has :meth:`may_play`, :meth:`taker`
    and :meth:`score`, and :meth:`winners` where a game is more than one hand.
    """

    pack: ClassVar[Pack] = STANDARD
    players: ClassVar[int]
    size: ClassVar[int]
    sides: ClassVar[tuple[tuple[int, ...], ...]]
    clauses: ClassVar[Mapping[str, str]]

    def __init__(self, ruleset: Ruleset, setup: Setup, leader: int, trump: str | None = None) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.trump = trump
        self.turn = leader
        self.hands: list[tuple[str, ...]] = [tuple(sorted(hand)) for hand in setup["hands"]]
        self.trick: tuple[Play, ...] = ()
        self.over: tuple[tuple[Play, ...], ...] = ()

    # --- what a game says

    def may_play(self, seat: int) -> tuple[Sequence[str], Reason]:
        """Give the cards of ``self.hands[seat]`` that may be played to ``self.trick``, and why these."""
        raise NotImplementedError

    def taker(self, trick: tuple[Play, ...]) -> int:
        """Give the seat that takes a trick, which then leads to the next."""
        raise NotImplementedError

    def score(self) -> Sequence[int]:
        """Give what the finished hand scores, side by side; ``self.tricks_won()`` tells the tricks by seat."""
        raise NotImplementedError

    def winners(self, totals: Sequence[int]) -> Sequence[int]:
        """Give the sides that have won the game with these scores, none while it goes on."""
        most = max(totals)
        return [side for side, total in enumerate(totals) if total == most]

    # --- what printkit asks

    @property
    def finished(self) -> bool:
        """All cards have been played."""
        return len(self.over) == self.size

    @property
    def to_move(self) -> int | None:
        """The seat to play, None when the hand is over."""
        return None if self.finished else self.turn

    def tricks_won(self) -> list[int]:
        """Give how many tricks each seat has taken."""
        takers = [self.taker(trick) for trick in self.over]
        return [takers.count(seat) for seat in range(self.players)]

    def legal(self) -> Legal:
        """Give the cards that may be played, and why."""
        if self.finished:
            raise Refused(Refusal("", "hand-over", self.clauses["hand-over"], about="seat"))
        cards, reason = self.may_play(self.turn)
        return Legal("play", self.turn, tuple(sorted(cards)), reason)

    def refusal(self, action: Action) -> Refusal | None:
        """Give why an action may not be done now, or None when it may."""
        card, seat = action["card"], action["seat"]

        def no(code: str, about: str = "card", **facts: Any) -> Refusal:
            return Refusal(card, code, self.clauses[code], facts, about)

        if self.finished:
            return no("hand-over", "seat")
        if seat != self.turn:
            return no("not-your-turn", "seat", seat=seat, to_move=self.turn)
        if card not in self.pack.ints:
            return no("not-in-pack", card=card, players=self.players)
        if card not in self.hands[seat]:
            return no("not-held", card=card, seat=seat, played=card in self.setup["hands"][seat])
        cards, reason = self.may_play(seat)
        return None if card in cards else Refusal(card, reason.code, reason.clause, reason.facts)

    def do(self, action: Action) -> None:
        """Play a card. Refused when the rules refuse it; the hand is then as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            played = len(self.over) * self.players + len(self.trick)
            raise Refused(refusal, where=f"actions[{played}].{refusal.about}")
        seat, card = action["seat"], action["card"]
        self.hands[seat] = tuple(one for one in self.hands[seat] if one != card)
        self.trick = (*self.trick, (seat, card))
        self.turn = (seat + 1) % self.players
        if len(self.trick) == self.players:
            self.turn = self.taker(self.trick)
            self.over, self.trick = (*self.over, self.trick), ()

    def view(self, seat: int | None) -> Seen:
        """Give what a seat sees."""
        assert seat is not None  # every decision is somebody's
        legal = self.legal().choices if seat == self.to_move else ()
        return Seen(seat, self.players, self.hands[seat], legal, self.trick, self.over, self.trump)

    def claims(self) -> Claims:
        """Give every claim about the hand, which must be finished."""
        tricks = [
            {
                "leader": trick[0][0],
                "seats": [seat for seat, _ in trick],
                "cards": [card for _, card in trick],
                "winner": self.taker(trick),
            }
            for trick in self.over
        ]
        score = list(self.score())
        after = [before + now for before, now in zip(self.setup["scores_before"], score, strict=True)]
        winners = sorted(self.winners(after))
        made: Claims = {
            "tricks": tricks,
            "tricks_won": self.tricks_won(),
            "score": score,
            "scores_after": after,
            "game_over": bool(winners),
        }
        return {**made, "winners": winners} if winners else made

    def copy(self) -> Self:
        """Give a hand that goes on apart from this one."""
        made = copy(self)
        made.hands = list(self.hands)
        return made


def random_card(view: Seen, words: Iterator[int]) -> Choice:
    """Choose any legal card, all as likely: the policy ``random``. Its reason is ``random``."""
    return view.play(view.legal[below(next(words), len(view.legal))], "random")


def trick_game(
    id: str,
    hand: type[TrickHand],
    *,
    sensible: Policy,
    reasons: Mapping[str, tuple[str, ...]],
    choices: Mapping[str, tuple[str, ...]],
    options: Sequence[Option] = (),
) -> Game:
    """Make a game of a class of hands.

    ``hand(ruleset, setup)`` begins one. A setup has ``hand_no``, ``dealer`` (seat 0 first, then the next to the
    left), ``hands`` in the order in which the cards were dealt, and ``scores_before`` by side. ``sensible``:
    the policy that examples are played with. ``reasons``: the game's codes with the names of their facts, to
    which those of REFUSALS are added; ``choices``: the same of the policy. ``options``: beside the number of
    players. ValueError for a clause that is missing.
    """
    missing = [name for name in NEEDED if name not in hand.clauses]
    if missing:
        raise ValueError(f"{hand.__name__}.clauses lacks {', '.join(missing)}")
    players, sides = hand.players, hand.sides
    first = {"hand_no": 1, "dealer": 0, "scores_before": [0] * len(sides)}
    return Game(
        id=id,
        options=(Option("players", (players,), players, hand.clauses["players"], always=True), *options),
        shapes=lambda ruleset: shapes(hand),
        first=lambda ruleset: dict(first),
        after=_after,
        deal=lambda ruleset, standing, words: _deal(hand, standing, words),
        deal_words=players * hand.size,
        start=hand,
        policies={"random": random_card, "sensible": sensible},
        reasons={**REFUSALS, **reasons},
        choices={"random": ("card",), **choices},
        clause=lambda played, path: _clause(hand, path),
        sides=lambda ruleset: tuple("+".join("ABCDEFGHIJ"[seat] for seat in seats) for seats in sides),
        seats=lambda ruleset: sides,
        outcome=_outcome,
    )


def _deal(hand: type[TrickHand], standing: Setup, words: list[int]) -> Setup:
    deck = list(range(len(hand.pack.codes)))
    shuffle(deck, len(deck), hand.players * hand.size, words)
    codes = [hand.pack.codes[card] for card in deck]
    hands = [codes[hand.size * seat : hand.size * (seat + 1)] for seat in range(hand.players)]
    return {
        "hand_no": standing["hand_no"],
        "dealer": standing["dealer"],
        "hands": hands,
        "scores_before": list(standing["scores_before"]),
    }


def _after(hand: TrickHand) -> Setup | None:
    claims = hand.claims()
    if claims["game_over"]:
        return None
    dealer = (hand.setup["dealer"] + 1) % hand.players
    after = claims["scores_after"]
    return {"hand_no": hand.setup["hand_no"] + 1, "dealer": dealer, "scores_before": after}


def _clause(hand: type[TrickHand], path: Path) -> str:
    return hand.clauses[[step for step in path if step in hand.clauses][-1]]  # type: ignore[index]  # a str


def _outcome(hand: TrickHand) -> Outcome:
    claims, won = hand.claims(), hand.tricks_won()
    return Outcome(
        score=tuple(claims["score"]),
        tricks=tuple(sum(won[seat] for seat in seats) for seats in hand.sides),
        totals=tuple(claims["scores_after"]),
        winners=tuple(claims.get("winners", ())),
    )
