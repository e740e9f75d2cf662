"""The lessons of Optrita: Lines: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines.lessons import judges, telling
from printkit.games.optrita_lines.lessons.puzzles import puzzles
from printkit.games.optrita_lines.lessons.telling import whole
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "puzzles", "whole"]


def _lesson(id: str, clauses: str, tell: telling.Tell, deals: int = 2_000, **more: Any) -> Lesson:
    judge, ruleset = getattr(judges, id.replace("-", "_")), {"difficulty": more.pop("difficulty", "normal")}
    wants = more.pop("wants", lambda setup: True)
    return Lesson(id, tuple(clauses.split()), ruleset, wants, judge, tell, deals, **more)


def _trick(id: str, clauses: str) -> Lesson:
    return _lesson(id, clauses, telling.one_trick(id))


def _game(id: str, clauses: str, difficulty: str) -> Lesson:
    tell, later = telling.game_end(id), lambda setup: setup["hand_no"] > 2
    return _lesson(id, clauses, tell, 400, games=True, difficulty=difficulty, wants=later)


LESSONS = (
    _trick("won-in-suit", "OL-02 OL-07 OL-08 OL-09 OL-11"),
    _trick("lost-in-suit", "OL-02 OL-09 OL-11"),
    _trick("lost-to-trump", "OL-09 OL-12"),
    _trick("trump-played", "OL-09 OL-11"),
    _trick("nothing-stops", "OL-13 OL-14"),
    _trick("face-up-stops", "OL-10"),
    _lesson("line-closed", "OL-16", telling.line_closed, 1_000),
    _game("hard-lost", "OL-03 OL-18", "hard"),
    _game("hard-goes-on", "OL-19 OL-20", "hard"),
    _game("both-marks", "OL-21 OL-22", "normal"),
    _lesson("whole-hand", "OL-01 OL-05 OL-06 OL-14 OL-15 OL-16 OL-17 OL-18", whole),
)
"""In the order of the rulebook."""
