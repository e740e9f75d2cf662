"""The lessons of Optrita: Lines: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines.lessons import judges, stories
from printkit.games.optrita_lines.lessons.puzzles import puzzles
from printkit.games.optrita_lines.lessons.stories import Tell, game_end, one_trick, whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "puzzles", "whole"]

NORMAL, HARD = {"difficulty": "normal"}, {"difficulty": "hard"}


def _lesson(id: str, clauses: str, judge: judges.Judge, tell: Tell, deals: int = 2_000, **more: Any) -> Lesson:
    return Lesson(id, tuple(clauses.split()), NORMAL, lambda setup: True, judge, tell, deals, **more)


def _trick(id: str, clauses: str, judge: judges.Judge) -> Lesson:
    return _lesson(id, clauses, judge, one_trick(id))


def _later(setup: Setup) -> bool:
    return bool(setup["hand_no"] > 2)


def _game(
    id: str, clauses: str, judge: judges.Judge, tell: Tell | None = None, ruleset: dict[str, str] = NORMAL
) -> Lesson:
    found = _lesson(id, clauses, judge, tell or game_end(id), 400, games=True)
    return found._replace(ruleset=ruleset, wants=_later)


LESSONS = (
    _lesson("layout", "OL-01 OL-05 OL-06", judges.layout, stories.layout, 300),
    _lesson("four-sides", "OL-07 OL-08", judges.four_sides, stories.four_sides),
    _trick("won-in-suit", "OL-02 OL-09 OL-11", judges.won_in_suit),
    _trick("lost-in-suit", "OL-02 OL-09 OL-11", judges.lost_in_suit),
    _trick("lost-to-trump", "OL-09 OL-12", judges.lost_to_trump),
    _trick("trump-played", "OL-09 OL-11", judges.trump_played),
    _trick("nothing-stops", "OL-13 OL-14", judges.nothing_stops),
    _trick("face-up-stops", "OL-10", judges.face_up_stops),
    _lesson("stays-up", "OL-10 OL-15", judges.stays_up, stories.stays_up),
    _lesson("line-closed", "OL-16", judges.line_closed, stories.line_closed, 1_000),
    _lesson("whole-deal", "OL-14 OL-16 OL-17 OL-18 OL-19", judges.whole_deal, stories.whole_deal),
    _game("game-won", "OL-03 OL-18", judges.game_won),
    _game("game-lost", "OL-03 OL-18", judges.game_lost),
    _game("hard-won", "OL-03", judges.game_won, ruleset=HARD),
    _game("hard-lost", "OL-03", judges.game_lost, ruleset=HARD),
    _game("hard-goes-on", "OL-19 OL-20", judges.hard_goes_on, stories.hard_goes_on, HARD),
    _game("both-marks", "OL-21 OL-22", judges.both_marks, stories.both_marks),
    _lesson("whole-hand", "OL-17", judges.whole_hand, whole),
)
"""In the order of the rulebook."""
