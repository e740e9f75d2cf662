"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.handmade_pinochle.facts import facts
from printkit.games.handmade_pinochle.lessons import constructed, judges, tell
from printkit.games.handmade_pinochle.lessons.judges import Judge
from printkit.games.handmade_pinochle.lessons.puzzles import puzzles
from printkit.games.handmade_pinochle.lessons.whole import whole, whole_hand
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]


def _lesson(
    id: str, clauses: str, judge: Judge, told: Callable[[str], tell.Tell], deals: int = 1000, **more: Any
) -> Lesson:
    """Make a lesson that may be in any deal: hands come of hand-making, a stock tells nothing."""
    ruleset = more.pop("ruleset", {})
    return Lesson(id, tuple(clauses.split()), ruleset, lambda setup: True, judge, told(id), deals, **more)


LEAST = {"min_bid": 24}
"""With the lowest bid of the rules, 1, hardly anyone passes at once."""
RUN, ROYAL, ACES = ("run", 1, None), ("royal-marriage", 1, None), ("aces", 1, None)
QUEENS = ("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None)
MADE: dict[str, Any] = {"construct": constructed.powerless, "begin": constructed.reckless}

LESSONS = (
    _lesson("hand-making", "HP-04 HP-05", judges.hand_making, tell.of_draft),
    _lesson("all-pass", "HP-07", judges.all_pass, tell.of_passes, ruleset=LEAST),
    _lesson("meld-run", "HP-08 HP-10", judges.shows(RUN), tell.of_melds),
    _lesson("run-extra-marriage", "HP-08 HP-11", judges.shows(ROYAL, RUN), tell.of_melds, 2000),
    _lesson("meld-aces", "HP-08 HP-09", judges.shows(ACES), tell.of_melds),
    _lesson("double-pinochle", "HP-08 HP-09", judges.shows(("pinochle", 2, None)), tell.of_melds),
    _lesson("shared-card", "HP-12", judges.shows(*QUEENS, card="QS"), tell.of_melds),
    _lesson("ten-beats-king", "HP-17", judges.ten_beats_king, tell.of_trick),
    _lesson("need-not-beat", "HP-26", judges.need_not_beat, tell.of_play),
    _lesson("refused-ruff", "HP-15", judges.refused_ruff, tell.of_play),
    _lesson("refused-overruff", "HP-15 HP-16", judges.refused_overruff, tell.of_play),
    _lesson("under-ruff", "HP-15", judges.under_ruff, tell.of_play),
    _lesson("free-discard", "HP-15", judges.free_discard, tell.of_trick),
    _lesson("identical-cards", "HP-16", judges.identical_cards, tell.of_trick),
    _lesson("contract-missed", "HP-19", judges.contract_missed, tell.of_count),
    _lesson("no-trick", "HP-20 HP-21", judges.no_trick, tell.of_count, **MADE),
    _lesson("meld-lost", "HP-13", judges.meld_lost, tell.of_count),
    _lesson("partner-secures", "HP-13 HP-25", judges.partner_secures, tell.of_count),
    _lesson("tied-game", "HP-23 HP-24", judges.tied_game, tell.of_count, 200, games=True),
    _lesson(
        "whole-hand", "HP-01 HP-02 HP-05 HP-06 HP-07 HP-14 HP-18", judges.whole_hand, lambda id: whole_hand, 300
    ),
)
"""In the order of the rulebook."""
