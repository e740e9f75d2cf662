"""The lessons of Optrita: Lines: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.optrita_lines.lessons import judges, stories
from printkit.games.optrita_lines.lessons.puzzles import puzzles
from printkit.games.optrita_lines.lessons.whole import whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "puzzles", "whole"]

NORMAL, HARD = {"difficulty": "normal"}, {"difficulty": "hard"}
DEALS, GAMES = 2_000, 400


def _any(setup: Setup) -> bool:
    return True


def _later(setup: Setup) -> bool:
    return bool(setup["hand_no"] > 2)


def _whole_hand(scene: Scene, found: judges.Found) -> Story:
    return whole(scene)


LESSONS = (
    Lesson("layout", ("OL-01", "OL-05", "OL-06"), NORMAL, _any, judges.layout, stories.layout, 300),
    Lesson("four-sides", ("OL-07", "OL-08"), NORMAL, _any, judges.four_sides, stories.four_sides, DEALS),
    Lesson(
        "won-in-suit",
        ("OL-02", "OL-09", "OL-11"),
        NORMAL,
        _any,
        judges.won_in_suit,
        stories.one_trick("won-in-suit"),
        DEALS,
    ),
    Lesson(
        "lost-in-suit",
        ("OL-02", "OL-09", "OL-11"),
        NORMAL,
        _any,
        judges.lost_in_suit,
        stories.one_trick("lost-in-suit"),
        DEALS,
    ),
    Lesson(
        "lost-to-trump",
        ("OL-09", "OL-12"),
        NORMAL,
        _any,
        judges.lost_to_trump,
        stories.one_trick("lost-to-trump"),
        DEALS,
    ),
    Lesson(
        "trump-played",
        ("OL-09", "OL-11"),
        NORMAL,
        _any,
        judges.trump_played,
        stories.one_trick("trump-played"),
        DEALS,
    ),
    Lesson(
        "nothing-stops",
        ("OL-13", "OL-14"),
        NORMAL,
        _any,
        judges.nothing_stops,
        stories.one_trick("nothing-stops"),
        DEALS,
    ),
    Lesson(
        "face-up-stops",
        ("OL-10",),
        NORMAL,
        _any,
        judges.face_up_stops,
        stories.one_trick("face-up-stops"),
        DEALS,
    ),
    Lesson("stays-up", ("OL-10", "OL-15"), NORMAL, _any, judges.stays_up, stories.stays_up, DEALS),
    Lesson("line-closed", ("OL-16",), NORMAL, _any, judges.line_closed, stories.line_closed, DEALS // 2),
    Lesson(
        "whole-deal",
        ("OL-14", "OL-16", "OL-17", "OL-18", "OL-19"),
        NORMAL,
        _any,
        judges.whole_deal,
        stories.whole_deal,
        DEALS,
    ),
    Lesson(
        "game-won",
        ("OL-03", "OL-18"),
        NORMAL,
        _later,
        judges.game_won,
        stories.game_end("game-won"),
        GAMES,
        games=True,
    ),
    Lesson(
        "game-lost",
        ("OL-03", "OL-18"),
        NORMAL,
        _later,
        judges.game_lost,
        stories.game_end("game-lost"),
        GAMES,
        games=True,
    ),
    Lesson(
        "hard-won",
        ("OL-03",),
        HARD,
        _later,
        judges.game_won,
        stories.game_end("hard-won"),
        GAMES,
        games=True,
    ),
    Lesson(
        "hard-lost",
        ("OL-03",),
        HARD,
        _later,
        judges.game_lost,
        stories.game_end("hard-lost"),
        GAMES,
        games=True,
    ),
    Lesson(
        "hard-goes-on",
        ("OL-19", "OL-20"),
        HARD,
        _later,
        judges.hard_goes_on,
        stories.hard_goes_on,
        GAMES,
        games=True,
    ),
    Lesson(
        "both-marks",
        ("OL-21",),
        NORMAL,
        _later,
        judges.both_marks,
        stories.both_marks,
        GAMES,
        games=True,
    ),
    Lesson("whole-hand", ("OL-17",), NORMAL, _any, judges.whole_hand, _whole_hand, DEALS),
)
"""In the order of the rulebook."""
