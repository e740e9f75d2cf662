"""The lessons of Sorcerer: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.sorcerer.lessons import judges, stories
from printkit.games.sorcerer.lessons.facts import facts
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.puzzles import puzzles
from printkit.games.sorcerer.lessons.stories import whole_hand as whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]


def _wants(setup: Setup) -> bool:
    """Tell whether two players have a joker each: only one without another choice plays both to a trick."""
    return len({seat % 3 for seat, hand in enumerate(setup["hands"]) for card in hand if card[0] == "R"}) == 2


def _lesson(id: str, clauses: str, deals: int = 130) -> Lesson:
    """Give a lesson, which judge and story are named after. It looks at whole games, so that dealers differ."""
    name = id.replace("-", "_")
    story = getattr(stories, name, stories.a_trick)

    def told(scene: Scene, found: Found) -> Story:
        return story(scene, id, found)

    return Lesson(id, tuple(clauses.split()), {"players": 3}, _wants, getattr(judges, name), told, deals, True)


LESSONS = (
    _lesson("bid", "SO-03 SO-04 SO-16"),
    _lesson("player-leads", "SO-02 SO-05 SO-07 SO-08"),
    _lesson("dummy-leads", "SO-08 SO-15"),
    _lesson("joker-able", "SO-02 SO-06 SO-09"),
    _lesson("two-jokers", "SO-09", 330),
    _lesson("joker-led", "SO-10", 400),
    _lesson("scored-deal", "SO-12 SO-13 SO-14", 600),
    _lesson("whole-hand", "SO-01 SO-03 SO-04 SO-06 SO-07 SO-11", 200),
)
"""In the order of the rulebook."""
