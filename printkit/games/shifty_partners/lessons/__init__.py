"""The lessons of Shifty Partners: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.shifty_partners.game import DIE_FIRST_ACE, DIE_NO_TRUMP
from printkit.games.shifty_partners.lessons import hands, judges, stories
from printkit.games.shifty_partners.lessons.facts import facts
from printkit.games.shifty_partners.lessons.puzzles import puzzles
from printkit.games.shifty_partners.lessons.whole import briefly, whole, whole_hand
from printkit.rules.game import Setup
from printkit.rules.lesson import lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

FOUR, FIVE, SIX, SEVEN = ({"players": players} for players in (4, 5, 6, 7))


def suit(setup: Setup) -> bool:
    return bool(setup["die"] < DIE_NO_TRUMP)


def none(setup: Setup) -> bool:
    return bool(setup["die"] == DIE_NO_TRUMP)


def ace(setup: Setup) -> bool:
    return bool(setup["die"] == DIE_FIRST_ACE)


def few_aces(setup: Setup) -> bool:
    return ace(setup) and sum(card[0] == "A" for hand in setup["hands"] for card in hand) <= 2


def no_ace(setup: Setup) -> bool:
    return not ace(setup)


def few_points(setup: Setup) -> bool:
    """Of the eight cards that score the source's tricks hold three: a hand with nearly all of them won't do."""
    return no_ace(setup) and sum(card[0] in "Q2" for hand in setup["hands"] for card in hand) <= 5


LESSONS = (
    lesson("follow-face-up", "SP-11 SP-12", FOUR, suit, judges.follow_face_up, stories.follow_face_up),
    lesson("refused-play", "SP-11", FOUR, suit, judges.refused_play, stories.refused_play, 3_000),
    lesson("trump-wins", "SP-09 SP-11 SP-13", FOUR, suit, judges.trump_wins, stories.one_trick("trump-wins")),
    lesson("no-trump", "SP-09 SP-13", FOUR, none, judges.no_trump, stories.one_trick("no-trump"), 5_000),
    lesson("discard-fifth", "SP-15", FOUR, none, judges.discard_fifth, stories.discard_fifth, 5_000),
    lesson("first-ace-names", "SP-10", FOUR, ace, judges.first_ace_names, stories.first_ace_names, 8_000),
    lesson("two-aces", "SP-10", FOUR, ace, judges.two_aces, stories.two_aces, 30_000),
    lesson("first-ace-none", "SP-10", FOUR, few_aces, judges.first_ace_none, stories.first_ace_none, 60_000),
    lesson("scored-hand", "SP-16 SP-17", FIVE, no_ace, judges.scored_hand, stories.scored_hand, 3_000),
    lesson(
        "source-example", "SP-16 SP-17", FOUR, few_points, judges.source_example, stories.source_example, 30_000
    ),
    lesson("markers-move", "SP-07 SP-08", SIX, no_ace, judges.markers_move, stories.markers_move, 2_000),
    lesson(
        "full-hand-5",
        "SP-04 SP-07 SP-13 SP-14 SP-17",
        FIVE,
        suit,
        hands.full_hand,
        briefly("full-hand-5"),
        1_000,
    ),
    lesson(
        "full-hand-6",
        "SP-04 SP-07 SP-09 SP-14 SP-17",
        SIX,
        none,
        hands.full_hand,
        briefly("full-hand-6"),
        3_000,
    ),
    lesson(
        "full-hand-7", "SP-07 SP-10 SP-18", SEVEN, ace, hands.last_hand, briefly("full-hand-7"), 300, games=True
    ),
    lesson(
        "whole-hand",
        "SP-01 SP-04 SP-05 SP-11 SP-13 SP-14 SP-15",
        FOUR,
        suit,
        hands.whole_hand,
        whole_hand,
        1_000,
    ),
)
"""In the order of the rulebook."""
