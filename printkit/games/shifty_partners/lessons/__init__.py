"""The lessons of Shifty Partners: what each shows, in which deals it is looked for, who judges, who tells.

And what the rulebook may ask of the engine: ``{{ facts.… }}``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from printkit.games.shifty_partners import game
from printkit.games.shifty_partners.game import USED, ShiftyHand, rolled, teams, worth
from printkit.games.shifty_partners.lessons import judges, stories
from printkit.games.shifty_partners.lessons.stories import puzzles, whole
from printkit.rules.cards import STANDARD
from printkit.rules.game import Ruleset, Setup
from printkit.rules.lesson import Lesson, lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

WHOLE = "SP-01 SP-04 SP-05 SP-11 SP-13 SP-14 SP-15"


def roll(*dice: int) -> Callable[[Setup], bool]:
    """Want a hand with one of these rolls."""
    return lambda setup: setup["die"] in dice


def few_points(setup: Setup) -> bool:
    """At most five of the eight cards that score, Queens and 2s, are dealt: the source's example has three."""
    return setup["die"] < 6 and sum(card[0] in "Q2" for hand in setup["hands"] for card in hand) <= 5


def told(id: str, clauses: str, players: int, wants: Any, tell: Any, *deals: int, **more: Any) -> Lesson:
    """Make the lesson whose judge has its name."""
    judge = getattr(judges, id.replace("-", "_"))
    return lesson(id, clauses, {"players": players}, wants, judge, partial(tell, id), *deals, **more)


LESSONS = (
    told("follow-face-up", "SP-11 SP-12", 4, roll(1, 2, 3, 4), stories.one_turn),
    told("trump-wins", "SP-09 SP-11 SP-13", 4, roll(1, 2, 3, 4), stories.one_trick),
    told("no-trump", "SP-09 SP-13", 4, roll(5), stories.one_trick, 5_000),
    told("discard-fifth", "SP-15", 4, roll(5), stories.one_trick, 5_000),
    told("first-ace-names", "SP-10", 4, roll(6), stories.two_tricks, 8_000),
    told("two-aces", "SP-10", 4, roll(6), stories.one_trick, 30_000),
    told("scored-hand", "SP-16 SP-17", 5, roll(1, 2, 3, 4, 5), stories.scored, 3_000),
    told("source-example", "SP-16 SP-17", 4, few_points, stories.scored, 30_000),
    told("whole-hand", WHOLE, 4, roll(1, 2, 3, 4), stories.hand, 6_000),
    told("last-hand", "SP-07 SP-10 SP-18", 7, roll(6), stories.hand, 300, games=True),
)
"""In the order of the rulebook."""


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Trumps are a suit's letter, ``none`` or ``first-ace``. Teams are lists of positions counted from the
    dealer, who is 1. Ranks are as they are printed.
    """
    counts = ShiftyHand.for_players
    order = [(rank, "10" if rank == "T" else rank) for rank in reversed(STANDARD.ranks)]
    ranks = {n: [printed for rank, printed in order if f"{rank}S" in USED[n]] for n in counts}
    plain = worth(["3S"])
    return {
        "players": list(counts),
        "hands_per_game": {n: ShiftyHand.rounds({"players": n}) for n in counts},
        "tricks_per_hand": game.TRICKS,
        "hand_size": game.HAND,
        "rank_order": max(ranks.values(), key=len),
        "ranks": ranks,
        "cards_used": {n: len(USED[n]) for n in counts},
        "cards_dealt": {n: game.HAND * n for n in counts},
        "teams": {n: [[seat + 1 for seat in team] for team in teams(n, 0)] for n in counts},
        "trump_by_roll": {roll: rolled(roll) for roll in range(1, 7)},
        "points_per_trick": plain,
        "points_per_queen": worth(["QS"]) - plain,
        "points_per_two": worth(["2S"]) - plain,
        "next_lead": ruleset["next_lead"],
    }
