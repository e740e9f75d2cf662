"""The lessons of Twin Shoot: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.twin_shoot.facts import facts
from printkit.games.twin_shoot.game.rules import last_alone
from printkit.games.twin_shoot.lessons import judges, stories
from printkit.games.twin_shoot.lessons.puzzles import puzzles
from printkit.games.twin_shoot.lessons.stories import Tell, in_a_trick, scored, whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

Wants = Callable[[Setup], bool]


def _one_is_last(setup: Setup) -> bool:
    """TS-13: only then may a team open."""
    return last_alone(setup["scores_before"]) is not None


def _two_are_last(setup: Setup) -> bool:
    scores = setup["scores_before"]
    return bool(min(scores) > 0 and scores.count(min(scores)) == 2)


def _near_the_end(setup: Setup) -> bool:
    return bool(min(setup["scores_before"]) >= 60)


def _second_round(setup: Setup) -> bool:
    """TS-27: the first hand of it."""
    return bool(setup["hand_no"] == len(setup["scores_before"]) + 1)


def _told(id: str, clauses: str, tell: Tell, players: int = 4, wants: Wants | None = None) -> Lesson:
    """Make the lesson whose judge has its name; with ``wants`` it is looked for in whole games."""
    found: dict[str, Any] = {"deals": 300, "games": True} if wants else {"deals": 1_000}
    judge = getattr(judges, id.replace("-", "_"))
    return lesson(id, clauses, {"players": players}, wants or (lambda setup: True), judge, tell, **found)


LESSONS = (
    _told("tie-forbids", "TS-13", stories.tie_forbids, 6, _two_are_last),
    _told("directions", "TS-15 TS-24", stories.directions),
    _told("suit-follow", "TS-04 TS-17 TS-19 TS-21", in_a_trick("suit-follow")),
    _told("rank-follow", "TS-05 TS-18 TS-22", in_a_trick("rank-follow", hand=True)),
    _told("next-sets", "TS-16 TS-20", in_a_trick("next-sets", hand=True)),
    _told("nobody-sets", "TS-23", in_a_trick("nobody-sets")),
    _told("scored-hand", "TS-02 TS-06 TS-11 TS-25", scored("scored-hand")),
    _told("overhead-made", "TS-13 TS-25", scored("overhead-made"), 4, _one_is_last),
    _told("overhead-missed", "TS-26", scored("overhead-missed"), 4, _one_is_last),
    _told("overhead-missed-six", "TS-01 TS-26", scored("overhead-missed-six"), 6, _one_is_last),
    _told("opening-lead", "TS-27 TS-29", stories.opening_lead, 6, _second_round),
    _told("game-end", "TS-28", scored("game-end"), 4, _near_the_end),
    _told("whole-hand", "TS-03 TS-08 TS-09 TS-14", lambda scene, found: whole(scene)),
)
"""In the order of the rulebook."""
