"""The lessons of Sorcerer: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.sorcerer.lessons import judges, stories
from printkit.games.sorcerer.lessons.facts import facts
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.puzzles import puzzles
from printkit.games.sorcerer.lessons.sentences import story
from printkit.games.sorcerer.lessons.whole import whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]


def _any(setup: Setup) -> bool:
    return True


def _jokers_apart(setup: Setup) -> bool:
    """Only a player who has no other choice plays both jokers to one trick."""
    return len({seat % 3 for seat, hand in enumerate(setup["hands"]) for card in hand if card[0] == "R"}) == 2


def _lesson(
    id: str,
    clauses: str,
    deals: int = 130,
    *,
    wants: Callable[[Setup], bool] = _any,
    games: bool = True,
) -> Lesson:
    """Give a lesson, which judge and story are named after; ``games``: it is no whole deal.

    It looks at whole games, so that not every example has the same dealer.
    """
    name = id.replace("-", "_")

    def told(scene: Scene, found: Found) -> Story:
        return story(scene, id, getattr(stories, name)(scene, found)) if games else whole(scene)

    return Lesson(id, tuple(clauses.split()), {"players": 3}, wants, getattr(judges, name), told, deals, games)


LESSONS = (
    _lesson("bid", "SO-03 SO-04 SO-16"),
    _lesson("player-leads", "SO-02 SO-05 SO-07 SO-08"),
    _lesson("dummy-leads", "SO-08 SO-15"),
    _lesson("dummies-sit-out", "SO-07"),
    _lesson("refused-play", "SO-06"),
    _lesson("spade-ruff", "SO-06"),
    _lesson("joker-able", "SO-02 SO-09"),
    _lesson("two-jokers", "SO-09", 330, wants=_jokers_apart),
    _lesson("joker-led", "SO-10"),
    _lesson("dummy-cards", "SO-11"),
    _lesson("scored-deal", "SO-12"),
    _lesson("last-deal", "SO-13 SO-14", 60),
    _lesson("whole-hand", "SO-01 SO-03 SO-04 SO-11", 2_000, games=False),
)
"""In the order of the rulebook."""
