"""The lessons of Shifty Partners: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.shifty_partners.game import DIE_FIRST_ACE, DIE_NO_TRUMP
from printkit.games.shifty_partners.lessons import hands, judges, stories
from printkit.games.shifty_partners.lessons.facts import facts
from printkit.games.shifty_partners.lessons.puzzles import puzzles
from printkit.games.shifty_partners.lessons.whole import briefly, whole, whole_hand
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

FOUR, FIVE, SIX, SEVEN = ({"players": players} for players in (4, 5, 6, 7))


def _suit_is_trump(setup: Setup) -> bool:
    return bool(setup["die"] < DIE_NO_TRUMP)


def _no_trump(setup: Setup) -> bool:
    return bool(setup["die"] == DIE_NO_TRUMP)


def _first_ace(setup: Setup) -> bool:
    return bool(setup["die"] == DIE_FIRST_ACE)


def _first_ace_few_aces(setup: Setup) -> bool:
    return _first_ace(setup) and sum(card[0] == "A" for hand in setup["hands"] for card in hand) <= 2


def _not_first_ace(setup: Setup) -> bool:
    return not _first_ace(setup)


def _few_points(setup: Setup) -> bool:
    """Of the eight cards that score the source's tricks hold three: a hand with nearly all of them won't do."""
    return _not_first_ace(setup) and sum(card[0] in "Q2" for hand in setup["hands"] for card in hand) <= 5


LESSONS = (
    Lesson(
        "follow-face-up",
        ("SP-11", "SP-12"),
        FOUR,
        _suit_is_trump,
        judges.follow_face_up,
        stories.follow_face_up,
    ),
    Lesson("refused-play", ("SP-11",), FOUR, _suit_is_trump, judges.refused_play, stories.refused_play, 3_000),
    Lesson(
        "trump-wins",
        ("SP-09", "SP-11", "SP-13"),
        FOUR,
        _suit_is_trump,
        judges.trump_wins,
        stories.one_trick("trump-wins"),
    ),
    Lesson(
        "no-trump", ("SP-09", "SP-13"), FOUR, _no_trump, judges.no_trump, stories.one_trick("no-trump"), 5_000
    ),
    Lesson("discard-fifth", ("SP-15",), FOUR, _no_trump, judges.discard_fifth, stories.discard_fifth, 5_000),
    Lesson(
        "first-ace-names", ("SP-10",), FOUR, _first_ace, judges.first_ace_names, stories.first_ace_names, 8_000
    ),
    Lesson("two-aces", ("SP-10",), FOUR, _first_ace, judges.two_aces, stories.two_aces, 30_000),
    Lesson(
        "first-ace-none",
        ("SP-10",),
        FOUR,
        _first_ace_few_aces,
        judges.first_ace_none,
        stories.first_ace_none,
        60_000,
    ),
    Lesson(
        "scored-hand", ("SP-16", "SP-17"), FIVE, _not_first_ace, judges.scored_hand, stories.scored_hand, 3_000
    ),
    Lesson(
        "source-example",
        ("SP-16", "SP-17"),
        FOUR,
        _few_points,
        judges.source_example,
        stories.source_example,
        30_000,
    ),
    Lesson(
        "markers-move",
        ("SP-07", "SP-08"),
        SIX,
        _not_first_ace,
        judges.markers_move,
        stories.markers_move,
        2_000,
    ),
    Lesson(
        "full-hand-5",
        ("SP-04", "SP-07", "SP-13", "SP-14", "SP-17"),
        FIVE,
        _suit_is_trump,
        hands.full_hand,
        briefly("full-hand-5"),
        1_000,
    ),
    Lesson(
        "full-hand-6",
        ("SP-04", "SP-07", "SP-09", "SP-14", "SP-17"),
        SIX,
        _no_trump,
        hands.full_hand,
        briefly("full-hand-6"),
        3_000,
    ),
    Lesson(
        "full-hand-7",
        ("SP-07", "SP-10", "SP-18"),
        SEVEN,
        _first_ace,
        hands.last_hand,
        briefly("full-hand-7"),
        300,
        games=True,
    ),
    Lesson(
        "whole-hand",
        ("SP-01", "SP-04", "SP-05", "SP-11", "SP-13", "SP-14", "SP-15"),
        FOUR,
        _suit_is_trump,
        hands.whole_hand,
        whole_hand,
        1_000,
    ),
)
"""In the order of the rulebook."""
