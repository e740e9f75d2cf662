"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.handmade_pinochle.lessons import (
    constructed,
    judge_counts,
    judge_tricks,
    judges,
    stories,
)
from printkit.games.handmade_pinochle.lessons.facts import facts
from printkit.games.handmade_pinochle.lessons.judge_tricks import in_tricks
from printkit.games.handmade_pinochle.lessons.judges import Found, Judge
from printkit.games.handmade_pinochle.lessons.puzzles import puzzles
from printkit.games.handmade_pinochle.lessons.sentences import declarers, others
from printkit.games.handmade_pinochle.lessons.whole import whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

Tell = Callable[[Scene, Found], Story]

LEAST = {"min_bid": 24}
"""With the lowest bid of the rules, 1, hardly anyone passes at once."""
DOUBLE_RUN = "AH AH TH TH KH KH QH QH JH JH"
RUN_AND_PAIR = "AH TH KH KH QH QH JH"
NO_MELD = "AS TS KS JS JS AH TH KH AC JC TD KD"
RASH = 14
"""More than the hand above is likely to make."""


def any_deal(setup: Setup) -> bool:
    """Hands come of hand-making: a stock tells nothing."""
    return True


def _lesson(id: str, clauses: str, judge: Judge, tell: Tell, deals: int = 1000, **more: Any) -> Lesson:
    return Lesson(id, tuple(clauses.split()), more.pop("ruleset", {}), any_deal, judge, tell, deals, **more)


def _meld(id: str, clauses: str, meld: str, count: int = 1, **more: Any) -> Lesson:
    return _lesson(id, clauses, judges.alone(meld, count), stories.shows(id), **more)


LESSONS = (
    _lesson("hand-making", "HP-04 HP-05", judges.hand_making, stories.hand_making),
    _lesson("auction", "HP-06 HP-07", judges.auction, stories.the_auction),
    _lesson("all-pass", "HP-07", judges.all_pass, stories.all_pass, ruleset=LEAST),
    _meld("meld-run", "HP-08 HP-10", "run"),
    _lesson(
        "run-extra-marriage",
        "HP-08 HP-11",
        judges.run_extra,
        stories.run_extra,
        construct=constructed.with_hands(RUN_AND_PAIR),
        begin=constructed.as_it_lies,
    ),
    _meld(
        "double-run",
        "HP-08 HP-10",
        "run",
        2,
        construct=constructed.with_hands(DOUBLE_RUN),
        begin=constructed.as_it_lies,
    ),
    _meld("meld-royal-marriage", "HP-08", "royal-marriage"),
    _meld("meld-marriage", "HP-08", "marriage"),
    _meld("meld-aces", "HP-08 HP-09", "aces"),
    _meld("meld-kings", "HP-08 HP-09", "kings"),
    _meld("meld-queens", "HP-08 HP-09", "queens"),
    _meld("meld-jacks", "HP-08 HP-09", "jacks"),
    _meld("meld-pinochle", "HP-08 HP-09", "pinochle"),
    _meld("double-pinochle", "HP-08 HP-09", "pinochle", 2),
    _meld("meld-dix", "HP-08", "dix"),
    _lesson("shared-card", "HP-12", judges.shared_card, stories.shared_card),
    _lesson(
        "ten-beats-king", "HP-17", in_tricks(judge_tricks.ten_beats_king), stories.one_trick("ten-beats-king")
    ),
    _lesson("need-not-beat", "HP-26", in_tricks(judge_tricks.need_not_beat), stories.need_not_beat),
    _lesson(
        "refused-follow", "HP-15", in_tricks(judge_tricks.refused_follow), stories.refused("refused-follow")
    ),
    _lesson("must-ruff", "HP-15 HP-16", in_tricks(judge_tricks.must_ruff), stories.ruffs("must-ruff")),
    _lesson("refused-ruff", "HP-15", in_tricks(judge_tricks.refused_ruff), stories.refused("refused-ruff")),
    _lesson("overruff", "HP-15 HP-16", in_tricks(judge_tricks.overruff), stories.ruffs("overruff")),
    _lesson(
        "refused-overruff",
        "HP-15",
        in_tricks(judge_tricks.refused_overruff),
        stories.refused("refused-overruff"),
    ),
    _lesson("under-ruff", "HP-15", in_tricks(judge_tricks.under_ruff), stories.ruffs("under-ruff")),
    _lesson("free-discard", "HP-15", in_tricks(judge_tricks.free_discard), stories.ruffs("free-discard")),
    _lesson(
        "identical-cards",
        "HP-16",
        in_tricks(judge_tricks.identical_cards),
        stories.one_trick("identical-cards"),
    ),
    _lesson("trick-points", "HP-14", judge_counts.trick_points, stories.trick_points, 200),
    _lesson("contract-made", "HP-02 HP-18", judge_counts.contract_made, stories.counts("contract-made"), 300),
    _lesson(
        "contract-missed", "HP-19", judge_counts.contract_missed, stories.counts("contract-missed", declarers)
    ),
    _lesson(
        "missed-without-meld",
        "HP-19",
        judge_counts.missed_without_meld,
        stories.counts("missed-without-meld", declarers),
        construct=constructed.with_hands(NO_MELD),
        begin=constructed.bold(RASH, "S"),
    ),
    _lesson(
        "no-trick",
        "HP-20 HP-21",
        judge_counts.no_trick,
        stories.counts("no-trick", declarers),
        construct=constructed.powerless,
        begin=constructed.bold(constructed.RECKLESS, "H"),
    ),
    _lesson("meld-lost", "HP-13", judge_counts.meld_lost, stories.counts("meld-lost", others)),
    _lesson("partner-secures", "HP-13 HP-25", judge_counts.partner_secures, stories.partner_secures),
    _lesson("last-deal", "HP-23", judge_counts.last_deal, stories.ends_game("last-deal"), 40, games=True),
    _lesson(
        "tied-game",
        "HP-24",
        judge_counts.tied_game,
        stories.ends_game("tied-game"),
        1,
        construct=constructed.tied,
    ),
    _lesson("whole-hand", "HP-01 HP-05 HP-06", judge_counts.whole_hand, lambda scene, _: whole(scene), 300),
)
"""In the order of the rulebook."""
