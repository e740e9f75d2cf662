"""A deal and a game of Optrita: Lines, read clause by clause (OL-01 to OL-22).

Written to be compared with the rules by eye, so nothing is computed ahead or remembered that
could be worked out again from what lies on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .decisions import Action
from .optrita_lines_table import ENDS, TRICKS_IN_A_DEAL, Card, Grid, card
from .refusal import RefusedError

SIDES = ["player", "dummy"]


def marks(ruleset: dict[str, Any]) -> dict[str, int]:
    """Return the score that ends the game for each side (OL-03, OL-20)."""
    if ruleset["difficulty"] == "normal":
        return {"player": 21, "dummy": 21}
    return {"player": ruleset.get("hard_target", 31), "dummy": 11}


@dataclass
class Trick:
    """One turn: the play card, the cards turned, and the card picked where nothing stopped."""

    play_card: Card
    trump: str
    turned: list[Card]
    picked: Card | None = None

    def stopping(self) -> list[str]:
        """Return the suits that stop the turning (OL-09)."""
        return [self.play_card.suit, self.trump]

    def stopped_by(self) -> Card | None:
        """Return the card that stopped the turning, None if all six were turned (OL-09)."""
        return self.turned[-1] if self.turned[-1].suit in self.stopping() else None

    def winner(self) -> str:
        """Return who wins: a card of the play card's own suit compares ranks, trump or not (OL-11 to OL-13)."""
        stop = self.stopped_by()
        if stop is None:
            return "player"  # OL-13
        if stop.suit == self.play_card.suit:
            return "player" if self.play_card.higher_than(stop) else "dummy"  # OL-11
        return "dummy"  # OL-12

    def taken(self) -> Card | None:
        """Return the card that goes with the play card, None as long as it has to be picked (OL-14)."""
        return self.stopped_by() or self.picked

    def claim(self) -> dict[str, Any]:
        """Return the finished trick as a record claims it."""
        stop, taken = self.stopped_by(), self.taken()
        assert taken is not None
        return {
            "turned": [one.code for one in self.turned],
            "stopped_by": None if stop is None else stop.code,
            "winner": self.winner(),
            "taken": taken.code,
        }


class Deal:
    """One deal of six tricks, from the grid to the score."""

    def __init__(self, setup: dict[str, Any], ruleset: dict[str, Any]) -> None:
        """Lay the table; ``setup`` and ``ruleset`` are a record's, of the right shape already."""
        self._ruleset = ruleset
        self.scores_before: dict[str, int] = dict(setup["scores_before"])
        self.grid = Grid(setup["grid"], setup["diagonal"])
        self.hand = [card(code) for code in setup["hand"]]
        self.trump = card(setup["stock"][0]).suit  # OL-06
        self.tricks: list[Trick] = []

    def _has_to_pick(self) -> bool:
        return bool(self.tricks) and self.tricks[-1].taken() is None

    @property
    def finished(self) -> bool:
        """Whether six tricks are taken; one card is left in hand (OL-17)."""
        return len(self.tricks) == TRICKS_IN_A_DEAL and not self._has_to_pick()

    def decision(self) -> str:
        """Return what is to be decided: ``line`` or ``pick``; raises RefusedError when the deal is over."""
        if self.finished:
            raise RefusedError("", "the deal is over, six tricks are taken (OL-17)")
        return "pick" if self._has_to_pick() else "line"

    def to_move(self) -> int:
        """Return 0: one player alone decides (OL-01); raises RefusedError when the deal is over."""
        self.decision()
        return 0

    def legal(self) -> list[str]:
        """Return the lines still full (OL-16) or, for ``pick``, the six cards turned (OL-13); sorted."""
        if self.decision() == "pick":
            return sorted(one.code for one in self.tricks[-1].turned)
        return self.grid.full_lines()

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it (OL-07, OL-13)."""
        if self.decision() == "pick":
            return [{"do": "pick", "card": code} for code in self.legal()]
        return [
            {"do": "line", "card": one, "line": line, "from": end}
            for one in sorted(each.code for each in self.hand)
            for line in self.legal()
            for end in ENDS[line[0]]
        ]

    def do(self, action: Action) -> None:
        """Carry out a decision, an action of a record whose ``legal`` is not looked at.

        Raises RefusedError when it is not allowed now.
        """
        wanted = self.decision()
        if action["do"] != wanted:
            raise RefusedError("do", f"it is time for a {wanted}, not for a {action['do']} (OL-13)")
        if wanted == "pick":
            self._pick(card(action["card"]))
        else:
            self._line(card(action["card"]), action["line"], action["from"])

    def _line(self, chosen: Card, line: str, end: str) -> None:
        if chosen not in self.hand:
            raise RefusedError("card", f"{chosen.code} is not in the hand (OL-07)")
        if line not in self.grid.full_lines():
            raise RefusedError("line", f"{line} has not all six cards (OL-16)")
        if end not in ENDS[line[0]]:
            raise RefusedError("from", f"{line} has no end called {end} (OL-07)")
        self.hand.remove(chosen)
        trick = Trick(chosen, self.trump, [])
        trick.turned = self.grid.turn(line, end, trick.stopping())
        self.tricks.append(trick)
        stop = trick.stopped_by()
        if stop is not None:
            self.grid.take(stop)  # OL-14

    def _pick(self, chosen: Card) -> None:
        if chosen not in self.tricks[-1].turned:
            raise RefusedError("card", f"{chosen.code} is not one of the six cards turned (OL-13)")
        self.tricks[-1].picked = chosen
        self.grid.take(chosen)  # OL-14

    def score(self) -> dict[str, int]:
        """Return what each side scores: 1 per trick (OL-18)."""
        winners = [trick.winner() for trick in self.tricks]
        return {side: winners.count(side) for side in SIDES}

    def scores_after(self) -> dict[str, int]:
        """Return the running totals after the deal."""
        score = self.score()
        return {side: self.scores_before[side] + score[side] for side in SIDES}

    def _at_their_mark(self) -> list[str]:
        after, needed = self.scores_after(), marks(self._ruleset)
        return [side for side in SIDES if after[side] >= needed[side]]

    def _first_at_the_mark(self) -> str:
        """Return who reached the mark first in the order of the tricks (OL-22)."""
        running, needed = dict(self.scores_before), marks(self._ruleset)
        for trick in self.tricks:
            running[trick.winner()] += 1
            if running[trick.winner()] >= needed[trick.winner()]:
                return trick.winner()
        raise AssertionError("somebody reaches the mark in this deal")

    def game_over(self) -> bool:
        """Whether a side is at its mark now that the deal is over (OL-03, OL-19, OL-21)."""
        return len(self._at_their_mark()) > 0

    def result(self) -> str | None:
        """Return who wins the game, None if it goes on (OL-03, OL-21, OL-22)."""
        there = self._at_their_mark()
        if len(there) < 2:
            return there[0] if there else None
        same_deal: str = self._ruleset.get("same_deal", "dummy")
        return self._first_at_the_mark() if same_deal == "first-trick" else same_deal

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of this deal claims.

        Raises RefusedError while something is still to be decided.
        """
        if not self.finished:
            raise RefusedError("", f"the deal is not over: a {self.decision()} has to be decided (OL-17)")
        return {
            "trump": self.trump,
            "tricks": [trick.claim() for trick in self.tricks],
            "score": self.score(),
            "scores_after": self.scores_after(),
            "game_over": self.game_over(),
            "result": self.result(),
        }


class Game:
    """Deal after deal until somebody is at the mark (OL-03, OL-19)."""

    def __init__(self, ruleset: dict[str, Any]) -> None:
        """Sit down alone."""
        self.ruleset = ruleset
        self.hand_no = 1
        self.scores = {"player": 0, "dummy": 0}
        self.result: str | None = None

    def deal(self, cards: list[str], diagonal: str) -> Deal:
        """Begin the next deal: 36 cards for the grid row by row, seven for the hand, five for the stock."""
        if self.result is not None:
            raise RefusedError("", "the game is over (OL-03)")
        setup = {
            "hand_no": self.hand_no,
            "grid": [cards[6 * row : 6 * row + 6] for row in range(6)],
            "diagonal": diagonal,
            "hand": cards[36:43],
            "stock": cards[43:],
            "scores_before": dict(self.scores),
        }
        return Deal(setup, self.ruleset)

    def score(self, deal: Deal) -> None:
        """Write down a finished deal."""
        claims = deal.claims()
        self.scores = claims["scores_after"]
        self.result = claims["result"]
        self.hand_no += 1
