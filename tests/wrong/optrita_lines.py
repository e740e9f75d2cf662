"""Optrita: Lines, misread clause by clause."""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines import game
from printkit.games.optrita_lines.game import CELLS, LINES, NAMES, SIDE, LinesHand
from printkit.rules.cards import Pack
from tests.wrong import wrong

_begun, _lay, _take = LinesHand.__init__, LinesHand.do_line, LinesHand._take
_outcome, _result, _stops = LinesHand.outcome, LinesHand.result, game.stops


def _laid_out(change: Any) -> Any:
    """Begin a deal from what ``change`` makes of its setup."""

    def begin(self: LinesHand, ruleset: Any, setup: Any) -> None:
        _begun(self, ruleset, {**setup, **change(setup)})
        self.setup = setup

    return begin


def _by_columns(setup: Any) -> Any:
    return {"grid": [list(column) for column in zip(*setup["grid"], strict=True)]}


def _last_is_trump(setup: Any) -> Any:
    return {"stock": setup["stock"][::-1]}


def _first_of_hand_is_trump(setup: Any) -> Any:
    return {"stock": setup["hand"][-1:]}


def _counted_backwards(self: LinesHand, action: Any) -> None:
    at = NAMES.index(action["line"])
    other = NAMES[(SIDE - 1 if at < SIDE else len(NAMES) + SIDE - 1) - at]
    _lay(self, {**action, "line": other})


def _from_the_far_end(self: LinesHand, action: Any) -> None:
    (other,) = set(LINES[action["line"]]) - {action["from"]}
    _lay(self, {**action, "from": other})


def _past_open_cards(self: LinesHand, action: Any) -> None:
    lying = {self.grid[cell] for cell in range(CELLS) if self.faces[cell] >= 0}
    game.stops = lambda card, suit, trump: card not in lying and _stops(card, suit, trump)
    try:
        _lay(self, action)
    finally:
        game.stops = _stops


def _dummy_wins_through(self: LinesHand, action: Any) -> None:
    _lay(self, action)
    if self.stage == "pick":
        _take(self, self.cells[-1], None, False)


def _first_turned_goes(self: LinesHand, cell: int, stopped_by: Any, won: bool) -> None:
    _take(self, self.cells[0], stopped_by, won)


def _lines_stay_full(self: LinesHand, cell: int, stopped_by: Any, won: bool) -> None:
    full = self.full[:]
    _take(self, cell, stopped_by, won)
    self.full = full


def _over_in_mid_deal(self: LinesHand, cell: int, stopped_by: Any, won: bool) -> None:
    _take(self, cell, stopped_by, won)
    if self.result():
        self.stage = None


def _two_a_trick(self: LinesHand) -> Any:
    outcome, before = _outcome(self), self.setup["scores_before"]["player"]
    score = 2 * outcome.score[0], outcome.score[1]
    return outcome._replace(score=score, totals=(before + score[0], outcome.totals[1]))


def _over_at_once(self: LinesHand) -> str:
    return _result(self) or "dummy"


def _both_there(same: str) -> Any:
    def result(self: LinesHand) -> str | None:
        ruleset, self.ruleset = self.ruleset, {**self.ruleset, "same_deal": same}
        try:
            return _result(self)
        finally:
            self.ruleset = ruleset

    return result


def _marks(normal: tuple[int, int], hard: tuple[int, int]) -> Any:
    return lambda ruleset: dict(
        zip(("player", "dummy"), normal if ruleset["difficulty"] == "normal" else hard, strict=True)
    )


def _ranks(order: str) -> Any:
    """Let the higher card of the suit win, by other ranks: ``order``, low to high."""
    return lambda played, stopper: played[1] == stopper[1] and order.index(played[0]) > order.index(stopper[0])


DOWN = "AKQJ98765432"
LAY, TAKE, BEGIN = (LinesHand, "do_line"), (LinesHand, "_take"), (LinesHand, "__init__")


WRONGS = {
    "OL-01": (wrong("the 9s are left out, not the 10s", (game, "PACK", Pack("SHDC", "2345678TJQKA"))),),
    "OL-02": (
        wrong("the 2 is the highest card", (game, "wins", _ranks("3456789JQKA2"))),
        wrong("the ranks go the other way round", (game, "wins", _ranks(DOWN))),
    ),
    "OL-03": (
        wrong("a game goes to 99 points", (game, "marks", _marks((99, 99), (99, 99)))),
        wrong("the dummy wants 31 in the hard game too", (game, "marks", _marks((21, 21), (31, 31)))),
    ),
    "OL-05": (wrong("the grid is laid out column by column", (*BEGIN, _laid_out(_by_columns))),),
    "OL-06": (
        wrong("the lowest card of the stock makes trump", (*BEGIN, _laid_out(_last_is_trump))),
        wrong("the last card of the hand makes trump", (*BEGIN, _laid_out(_first_of_hand_is_trump))),
    ),
    "OL-07": (wrong("lines are counted from the bottom right", (*LAY, _counted_backwards)),),
    "OL-08": (wrong("cards are turned from the far end", (*LAY, _from_the_far_end)),),
    "OL-09": (
        wrong("only the play card's suit stops", (game, "stops", lambda card, suit, _: card[1] == suit)),
        wrong("only trumps stop", (game, "stops", lambda card, _, trump: card[1] == trump)),
        wrong("any card stops", (game, "stops", lambda card, suit, trump: True)),
    ),
    "OL-10": (wrong("cards that lie face up do not stop", (*LAY, _past_open_cards)),),
    "OL-11": (wrong("the lower card wins", (game, "wins", _ranks(DOWN))),),
    "OL-12": (
        wrong(
            "a trump does not win against another suit",
            (game, "wins", lambda one, other: one[1] != other[1] or DOWN.index(one[0]) < DOWN.index(other[0])),
        ),
    ),
    "OL-13": (wrong("the dummy wins when nothing stops", (*LAY, _dummy_wins_through)),),
    "OL-14": (
        wrong("the first card turned is taken", (*TAKE, _first_turned_goes)),
        wrong("gaps are filled", (*TAKE, _lines_stay_full)),
    ),
    "OL-16": (wrong("a line with a gap may be chosen", (*TAKE, _lines_stay_full)),),
    "OL-17": (wrong("a deal is five tricks", (game, "TRICKS", 5)),),
    "OL-18": (wrong("the player scores two for a trick", (LinesHand, "outcome", _two_a_trick)),),
    "OL-19": (wrong("a game is one deal", (LinesHand, "result", _over_at_once)),),
    "OL-20": (wrong("21 are enough in the hard game", (game, "marks", _marks((21, 21), (21, 11)))),),
    "OL-21": (wrong("a deal ends with the trick in which a mark is reached", (*TAKE, _over_in_mid_deal)),),
    "OL-22": (
        wrong("the player wins when both are there", (LinesHand, "result", _both_there("player"))),
        wrong("the earlier trick decides", (LinesHand, "result", _both_there("first-trick"))),
    ),
}
