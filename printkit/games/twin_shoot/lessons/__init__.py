"""The lessons of Twin Shoot: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.twin_shoot.lessons import counts, judges, stories, tallies
from printkit.games.twin_shoot.lessons.deals import strong_hands
from printkit.games.twin_shoot.lessons.facts import facts
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
    scores = setup["scores_before"]
    return bool(scores.count(min(scores)) == 1)


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


LESSONS = (
    Lesson(
        "bid-arithmetic",
        ("TS-06", "TS-11"),
        FOUR,
        _any,
        counts.bid_arithmetic,
        tallies.bid_arithmetic,
        600,
        construct=strong_hands,
    ),
    Lesson("open-alone", ("TS-13",), SIX, _one_is_last, counts.open_alone, tallies.open_alone, 300, games=True),
    Lesson(
        "tie-forbids", ("TS-13",), SIX, _two_are_last, counts.tie_forbids, tallies.tie_forbids, 300, games=True
    ),
    Lesson("directions", ("TS-15", "TS-24"), FOUR, _any, judges.directions, stories.directions, 1_000),
    Lesson(
        "refused-unset", ("TS-16",), FOUR, _any, judges.refused_unset, stories.refused("refused-unset"), 1_000
    ),
    Lesson(
        "suit-follow",
        ("TS-04", "TS-17", "TS-19", "TS-21"),
        FOUR,
        _any,
        judges.suit_follow,
        stories.suit_follow,
        1_000,
    ),
    Lesson("refused-suit", ("TS-17",), FOUR, _any, judges.refused_suit, stories.refused("refused-suit"), 1_000),
    Lesson(
        "rank-follow",
        ("TS-05", "TS-18", "TS-22"),
        FOUR,
        _any,
        judges.rank_follow,
        stories.rank_follow,
        1_000,
    ),
    Lesson("refused-rank", ("TS-18",), FOUR, _any, judges.refused_rank, stories.refused("refused-rank"), 1_000),
    Lesson("next-sets", ("TS-16", "TS-20"), FOUR, _any, judges.next_sets, stories.next_sets, 1_000),
    Lesson("nobody-sets", ("TS-23",), FOUR, _any, judges.nobody_sets, stories.nobody_sets, 1_000),
    Lesson("scored-hand", ("TS-02", "TS-25"), FOUR, _any, counts.scored_hand, tallies.scored_hand, 1_000),
    Lesson(
        "overhead-made",
        ("TS-13", "TS-25"),
        FOUR,
        _one_is_last,
        counts.overhead_made,
        tallies.overhead_made,
        300,
        games=True,
    ),
    Lesson(
        "overhead-missed",
        ("TS-26",),
        FOUR,
        _one_is_last,
        counts.overhead_missed,
        tallies.overhead_missed,
        300,
        games=True,
    ),
    Lesson(
        "overhead-missed-six",
        ("TS-01", "TS-26"),
        SIX,
        _one_is_last,
        counts.overhead_missed_six,
        tallies.overhead_missed_six,
        300,
        games=True,
    ),
    Lesson(
        "opening-lead",
        ("TS-27", "TS-29"),
        SIX,
        _second_round,
        counts.opening_lead,
        tallies.opening_lead,
        300,
        games=True,
    ),
    Lesson("game-end", ("TS-28",), FOUR, _near_the_end, counts.game_end, tallies.game_end, 300, games=True),
    Lesson("whole-hand", ("TS-03", "TS-08", "TS-09", "TS-14"), FOUR, _any, counts.whole_hand, _whole, 1_000),
)
"""In the order of the rulebook."""
