"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.handmade_pinochle.facts import facts
from printkit.games.handmade_pinochle.lessons import constructed, judges, tell
from printkit.games.handmade_pinochle.lessons.judges import Judge
from printkit.games.handmade_pinochle.lessons.puzzles import puzzles
from printkit.games.handmade_pinochle.lessons.whole import whole
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

LEAST = {"min_bid": 24}
"""With the lowest bid of the rules, 1, hardly anyone passes at once."""
DOUBLE_RUN = "AH AH TH TH KH KH QH QH JH JH"
RUN_AND_PAIR = "AH TH KH KH QH QH JH"


def _lesson(
    id: str, clauses: str, judge: Judge, told: Callable[[str], tell.Tell], deals: int = 1000, **more: Any
) -> Lesson:
    """Make a lesson that may be in any deal: hands come of hand-making, a stock tells nothing."""
    ruleset = more.pop("ruleset", {})
    return Lesson(id, tuple(clauses.split()), ruleset, lambda setup: True, judge, told(id), deals, **more)


def _meld(id: str, clauses: str, *melds: tuple[str, int, str | None], hand: str = "", **more: Any) -> Lesson:
    """Make a lesson of a hand with these melds alone; ``hand``: cards that a deal is made with on purpose."""
    made: dict[str, Any] = {"construct": constructed.with_hands(hand), "begin": constructed.as_it_lies}
    return _lesson(id, clauses, judges.shows(*melds, **more), tell.of_melds, **(made if hand else {}))


ROYAL = ("royal-marriage", 1, None)
QUEENS = ("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None)
RASH = constructed.bold(constructed.RECKLESS, "H")

LESSONS = (
    _lesson("hand-making", "HP-04 HP-05", judges.hand_making, tell.of_draft),
    _lesson("all-pass", "HP-07", judges.all_pass, tell.of_passes, ruleset=LEAST),
    _meld("meld-run", "HP-08 HP-10", ("run", 1, None)),
    _meld("double-run", "HP-08 HP-10", ("run", 2, None), hand=DOUBLE_RUN),
    _meld("run-extra-marriage", "HP-08 HP-11", ROYAL, ("run", 1, None), hand=RUN_AND_PAIR),
    _meld("meld-aces", "HP-08 HP-09", ("aces", 1, None)),
    _meld("double-pinochle", "HP-08 HP-09", ("pinochle", 2, None)),
    _meld("shared-card", "HP-12", *QUEENS, card="QS"),
    _lesson("ten-beats-king", "HP-17", judges.ten_beats_king, tell.of_trick),
    _lesson("need-not-beat", "HP-26", judges.need_not_beat, tell.of_play),
    _lesson("refused-ruff", "HP-15", judges.refused_ruff, tell.of_play),
    _lesson("refused-overruff", "HP-15 HP-16", judges.refused_overruff, tell.of_play),
    _lesson("under-ruff", "HP-15", judges.under_ruff, tell.of_play),
    _lesson("free-discard", "HP-15", judges.free_discard, tell.of_trick),
    _lesson("identical-cards", "HP-16", judges.identical_cards, tell.of_trick),
    _lesson("contract-missed", "HP-19", judges.contract_missed, tell.of_count),
    _lesson(
        "no-trick", "HP-20 HP-21", judges.no_trick, tell.of_count, construct=constructed.powerless, begin=RASH
    ),
    _lesson("meld-lost", "HP-13", judges.meld_lost, tell.of_count),
    _lesson("partner-secures", "HP-13 HP-25", judges.partner_secures, tell.of_count),
    _lesson("tied-game", "HP-23 HP-24", judges.tied_game, tell.of_count, 1, construct=constructed.tied),
    _lesson(
        "whole-hand",
        "HP-01 HP-02 HP-05 HP-06 HP-07 HP-14 HP-18",
        judges.whole_hand,
        lambda id: lambda scene, _: whole(scene),
        300,
    ),
)
"""In the order of the rulebook."""
