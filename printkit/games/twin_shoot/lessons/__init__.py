"""The lessons of Twin Shoot: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from printkit.games.twin_shoot.facts import facts
from printkit.games.twin_shoot.game.rules import last_alone
from printkit.games.twin_shoot.lessons import judges, stories
from printkit.games.twin_shoot.lessons.deals import strong_hands
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.puzzles import puzzles
from printkit.games.twin_shoot.lessons.whole import whole
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
    id: str, clauses: str, ruleset: Mapping[str, int] = FOUR, wants: Callable[[Setup], bool] = _any, **more: Any
) -> Lesson:
    """Name a lesson, whose judge and story are called so; with ``wants`` it is looked for in whole games."""
    name = id.replace("-", "_")
    found = {"deals": 1_000} if wants is _any else {"deals": 300, "games": True}
    judge, tell = getattr(judges, name), more.pop("tell", None) or getattr(stories, name)
    return Lesson(id, tuple(clauses.split()), ruleset, wants, judge, tell, **{**found, **more})


LESSONS = (
    _lesson("bid-arithmetic", "TS-06 TS-11", deals=600, construct=strong_hands),
    _lesson("open-alone", "TS-13", SIX, _one_is_last),
    _lesson("tie-forbids", "TS-13", SIX, _two_are_last),
    _lesson("directions", "TS-15 TS-24"),
    _lesson("refused-unset", "TS-16", tell=stories.refused("refused-unset")),
    _lesson("suit-follow", "TS-04 TS-17 TS-19 TS-21"),
    _lesson("refused-suit", "TS-17", tell=stories.refused("refused-suit")),
    _lesson("rank-follow", "TS-05 TS-18 TS-22"),
    _lesson("refused-rank", "TS-18", tell=stories.refused("refused-rank")),
    _lesson("next-sets", "TS-16 TS-20"),
    _lesson("nobody-sets", "TS-23"),
    _lesson("scored-hand", "TS-02 TS-25"),
    _lesson("overhead-made", "TS-13 TS-25", FOUR, _one_is_last),
    _lesson("overhead-missed", "TS-26", FOUR, _one_is_last, tell=stories.overhead_missed("overhead-missed")),
    _lesson(
        "overhead-missed-six",
        "TS-01 TS-26",
        SIX,
        _one_is_last,
        tell=stories.overhead_missed("overhead-missed-six"),
    ),
    _lesson("opening-lead", "TS-27 TS-29", SIX, _second_round),
    _lesson("game-end", "TS-28", FOUR, _near_the_end),
    _lesson("whole-hand", "TS-03 TS-08 TS-09 TS-14", tell=_whole),
)
"""In the order of the rulebook."""
