"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.handmade_pinochle.facts import facts
from printkit.games.handmade_pinochle.lessons import constructed, judges, tell
from printkit.games.handmade_pinochle.lessons.puzzles import puzzles
from printkit.games.handmade_pinochle.lessons.tell import whole
from printkit.rules.lesson import Lesson, lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]


def told(
    id: str, clauses: str, of: Callable[[str], tell.Tell], deals: int = 1000, min_bid: int = 1, **more: Any
) -> Lesson:
    """Make the lesson whose judge has its name; any deal may show it: a stock tells nothing of the hands."""
    judge, ruleset = getattr(judges, id.replace("-", "_")), {"min_bid": min_bid} if min_bid > 1 else {}
    return lesson(id, clauses, ruleset, lambda setup: True, judge, of(id), deals, **more)


WHOLE = "HP-01 HP-02 HP-05 HP-06 HP-07 HP-14 HP-18"
MADE: dict[str, Any] = {"construct": constructed.powerless, "begin": constructed.reckless}

LESSONS = (
    told("hand-making", "HP-04 HP-05", tell.of_draft),
    told("all-pass", "HP-07", tell.of_passes, min_bid=24),  # at 1, the usual one, somebody always bids
    told("meld-run", "HP-08 HP-10", tell.of_melds),
    told("run-extra-marriage", "HP-08 HP-11", tell.of_melds, 2000),
    told("meld-aces", "HP-08 HP-09", tell.of_melds),
    told("double-pinochle", "HP-08 HP-09", tell.of_melds),
    told("shared-card", "HP-12", tell.of_melds),
    told("ten-beats-king", "HP-17", tell.of_trick),
    told("need-not-beat", "HP-26", tell.of_play),
    told("refused-ruff", "HP-15", tell.of_play),
    told("refused-overruff", "HP-15 HP-16", tell.of_play),
    told("under-ruff", "HP-15", tell.of_play),
    told("free-discard", "HP-15", tell.of_trick),
    told("identical-cards", "HP-16", tell.of_trick),
    told("contract-missed", "HP-19", tell.of_count),
    told("no-trick", "HP-20 HP-21", tell.of_count, **MADE),
    told("meld-lost", "HP-13", tell.of_count),
    told("partner-secures", "HP-13 HP-25", tell.of_count),
    told("tied-game", "HP-23 HP-24", tell.of_count, 200, games=True),
    told("whole-hand", WHOLE, tell.of_whole, 300),
)
"""In the order of the rulebook."""
