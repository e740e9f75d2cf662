"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.handmade_pinochle.facts import facts
from printkit.games.handmade_pinochle.lessons import constructed, judges, stories, tricks
from printkit.games.handmade_pinochle.lessons.judges import Judge
from printkit.games.handmade_pinochle.lessons.puzzles import puzzles
from printkit.games.handmade_pinochle.lessons.sentences import declarers, others
from printkit.games.handmade_pinochle.lessons.stories import Tell
from printkit.games.handmade_pinochle.lessons.whole import whole
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

LEAST = {"min_bid": 24}
"""With the lowest bid of the rules, 1, hardly anyone passes at once."""
DOUBLE_RUN = "AH AH TH TH KH KH QH QH JH JH"
RUN_AND_PAIR = "AH TH KH KH QH QH JH"
NO_MELD = "AS TS KS JS JS AH TH KH AC JC TD KD"
RASH = 14
"""More than the hand above is likely to make."""


def _lesson(id: str, clauses: str, judge: Judge, tell: Tell, deals: int = 1000, **more: Any) -> Lesson:
    """Make a lesson that may be in any deal: hands come of hand-making, a stock tells nothing."""
    ruleset = more.pop("ruleset", {})
    return Lesson(id, tuple(clauses.split()), ruleset, lambda setup: True, judge, tell, deals, **more)


def _meld(id: str, clauses: str, meld: str, count: int = 1, **more: Any) -> Lesson:
    return _lesson(id, clauses, judges.alone(meld, count), stories.shows(id), **more)


def _trick(id: str, clauses: str, story: Callable[[str], Tell]) -> Lesson:
    return _lesson(id, clauses, tricks.in_tricks(getattr(tricks, id.replace("-", "_"))), story(id))


def _count(id: str, clauses: str, *story: Any, deals: int = 1000, **more: Any) -> Lesson:
    tell = stories.counts(id, *story)
    return _lesson(id, clauses, getattr(judges, id.replace("-", "_")), tell, deals, **more)


def _made(hand: str) -> dict[str, Any]:
    return {"construct": constructed.with_hands(hand), "begin": constructed.as_it_lies}


LESSONS = (
    _lesson("hand-making", "HP-04 HP-05", judges.hand_making, stories.hand_making),
    _lesson("auction", "HP-06 HP-07", judges.auction, stories.the_auction),
    _lesson("all-pass", "HP-07", judges.all_pass, stories.all_pass, ruleset=LEAST),
    _meld("meld-run", "HP-08 HP-10", "run"),
    _lesson("run-extra-marriage", "HP-08 HP-11", judges.run_extra, stories.run_extra, **_made(RUN_AND_PAIR)),
    _meld("double-run", "HP-08 HP-10", "run", 2, **_made(DOUBLE_RUN)),
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
    _trick("ten-beats-king", "HP-17", stories.one_trick),
    _trick("need-not-beat", "HP-26", lambda id: stories.need_not_beat),
    _trick("refused-follow", "HP-15", stories.refused),
    _trick("must-ruff", "HP-15 HP-16", stories.ruffs),
    _trick("refused-ruff", "HP-15", stories.refused),
    _trick("overruff", "HP-15 HP-16", stories.ruffs),
    _trick("refused-overruff", "HP-15", stories.refused),
    _trick("under-ruff", "HP-15", stories.ruffs),
    _trick("free-discard", "HP-15", stories.ruffs),
    _trick("identical-cards", "HP-16", stories.one_trick),
    _lesson("trick-points", "HP-14", judges.trick_points, stories.trick_points, 200),
    _count("contract-made", "HP-02 HP-18", deals=300),
    _count("contract-missed", "HP-19", declarers),
    _count(
        "missed-without-meld",
        "HP-19",
        declarers,
        construct=constructed.with_hands(NO_MELD),
        begin=constructed.bold(RASH, "S"),
    ),
    _count(
        "no-trick",
        "HP-20 HP-21",
        declarers,
        construct=constructed.powerless,
        begin=constructed.bold(constructed.RECKLESS, "H"),
    ),
    _count("meld-lost", "HP-13", others),
    _lesson("partner-secures", "HP-13 HP-25", judges.partner_secures, stories.partner_secures),
    _lesson("last-deal", "HP-23", judges.last_deal, stories.ends_game("last-deal"), 40, games=True),
    _lesson(
        "tied-game", "HP-24", judges.tied_game, stories.ends_game("tied-game"), 1, construct=constructed.tied
    ),
    _lesson("whole-hand", "HP-01 HP-05 HP-06", judges.whole_hand, lambda scene, _: whole(scene), 300),
)
"""In the order of the rulebook."""
