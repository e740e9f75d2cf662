"""The lessons of Twin Shoot: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from printkit.games.twin_shoot.facts import facts
from printkit.games.twin_shoot.game.rules import last_alone
from printkit.games.twin_shoot.lessons import judges, stories
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.puzzles import puzzles
from printkit.games.twin_shoot.lessons.stories import Tell, in_a_trick, scored, whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

FOUR, SIX = {"players": 4}, {"players": 6}


def _any(setup: Setup) -> bool:
    return True


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


def _whole(scene: Scene, found: Found) -> Story:
    return whole(scene)


def _lesson(
    id: str,
    clauses: str,
    tell: Tell,
    ruleset: Mapping[str, int] = FOUR,
    wants: Callable[[Setup], bool] = _any,
) -> Lesson:
    """Name a lesson, whose judge is called so; with ``wants`` it is looked for in whole games."""
    found: Any = {"deals": 1_000} if wants is _any else {"deals": 300, "games": True}
    judge = getattr(judges, id.replace("-", "_"))
    return Lesson(id, tuple(clauses.split()), ruleset, wants, judge, tell, **found)


LESSONS = (
    _lesson("tie-forbids", "TS-13", stories.tie_forbids, SIX, _two_are_last),
    _lesson("directions", "TS-15 TS-24", stories.directions),
    _lesson("suit-follow", "TS-04 TS-17 TS-19 TS-21", in_a_trick("suit-follow")),
    _lesson("rank-follow", "TS-05 TS-18 TS-22", in_a_trick("rank-follow", hand=True)),
    _lesson("next-sets", "TS-16 TS-20", in_a_trick("next-sets", hand=True)),
    _lesson("nobody-sets", "TS-23", in_a_trick("nobody-sets")),
    _lesson("scored-hand", "TS-02 TS-06 TS-11 TS-25", scored("scored-hand")),
    _lesson("overhead-made", "TS-13 TS-25", scored("overhead-made"), FOUR, _one_is_last),
    _lesson("overhead-missed", "TS-26", scored("overhead-missed"), FOUR, _one_is_last),
    _lesson("overhead-missed-six", "TS-01 TS-26", scored("overhead-missed-six"), SIX, _one_is_last),
    _lesson("opening-lead", "TS-27 TS-29", stories.opening_lead, SIX, _second_round),
    _lesson("game-end", "TS-28", scored("game-end"), FOUR, _near_the_end),
    _lesson("whole-hand", "TS-03 TS-08 TS-09 TS-14", _whole),
)
"""In the order of the rulebook."""
