"""The lessons of Sorcerer: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.sorcerer.lessons import deals, judges, stories
from printkit.games.sorcerer.lessons.facts import facts
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.puzzles import puzzles
from printkit.games.sorcerer.lessons.whole import whole
from printkit.rules.game import Setup
from printkit.rules.lesson import Lesson, Scene, Story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]


def _any(setup: Setup) -> bool:
    return True


def _jokers_apart(setup: Setup) -> bool:
    """Only a player who has no other choice plays both jokers to one trick."""
    holders = [seat % 3 for seat, hand in enumerate(setup["hands"]) for card in hand if card[0] == "R"]
    return len(set(holders)) == 2


def _whole(scene: Scene, found: Found) -> Story:
    return whole(scene)


def _lesson(
    id: str,
    clauses: str,
    judge: Callable[[Scene], Found | None],
    tell: Callable[[Scene, Found], Story],
    deals: int = 130,
    *,
    wants: Callable[[Setup], bool] = _any,
    games: bool = True,
) -> Lesson:
    """Give a lesson. It looks at whole games, so that not every example has the same dealer."""
    return Lesson(id, tuple(clauses.split()), {"players": 3}, wants, judge, tell, deals, games)


LESSONS = (
    _lesson("bid", "SO-03 SO-04 SO-16", deals.bid, stories.bid),
    _lesson("player-leads", "SO-02 SO-05 SO-07 SO-08", judges.player_leads, stories.player_leads),
    _lesson("dummy-leads", "SO-08 SO-15", judges.dummy_leads, stories.dummy_leads),
    _lesson("dummies-sit-out", "SO-07", judges.dummies_sit_out, stories.dummies_sit_out),
    _lesson("refused-play", "SO-06", judges.refused_play, stories.refused_play),
    _lesson("spade-ruff", "SO-06", judges.spade_ruff, stories.spade_ruff),
    _lesson("joker-able", "SO-02 SO-09", judges.joker_able, stories.joker_able),
    _lesson("two-jokers", "SO-09", judges.two_jokers, stories.two_jokers, 330, wants=_jokers_apart),
    _lesson("joker-led", "SO-10", judges.joker_led, stories.joker_led),
    _lesson("dummy-cards", "SO-11", deals.dummy_cards, stories.dummy_cards),
    _lesson("scored-deal", "SO-12", deals.scored_deal, stories.scored_deal),
    _lesson("last-deal", "SO-13 SO-14", deals.last_deal, stories.last_deal, 60),
    _lesson("whole-hand", "SO-01 SO-03 SO-04 SO-11", deals.whole_hand, _whole, 2_000, games=False),
)
"""In the order of the rulebook."""
