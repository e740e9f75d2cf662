"""The rules of Twin Shoot beside the way of a hand: cards, seats, what beats what, and what is scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from printkit.rules import shape
from printkit.rules.cards import Pack
from printkit.rules.game import Ruleset, Setup

PACK = Pack("DSHCXL", "3456789TJQKA")
"""TS-03 … TS-06: 72 cards; suits and ranks low to high, a suit's index being its bid value."""
LOWEST = {4: "7", 6: "3"}
"""TS-03: the lowest rank used, by players."""
USED = {
    players: [card for card in PACK.codes if card[0] in PACK.ranks[PACK.ranks.index(low) :]]
    for players, low in LOWEST.items()
}
WHOLE = {players: PACK.mask(cards) for players, cards in USED.items()}
"""TS-03: the mask of all the cards used, by players."""
HAND, TRICKS = 12, 10  # TS-09, TS-14
SHOOT, TWIN, OVERHEAD, MISSED = 10, 10, 30, 30  # TS-25, TS-26
GOAL = 100  # TS-28
MIXED_HANDS = 12
"""A drawn hand number is at most this; few games are longer."""
MOST = TRICKS + 2 * SHOOT + TWIN + OVERHEAD
"""TS-25, TS-26: no team scores more in a hand."""
FOLLOWS = NONE, SUIT, RANK = "none", "suit", "rank"
"""TS-16, TS-17, TS-18: what is to be followed: the suit or the rank while neither is set."""
BY_FOLLOW: dict[str | int, dict[str, str]] = {
    "follow": {NONE: "TS-16", SUIT: "TS-17", RANK: "TS-18"},
    "winner": {NONE: "TS-23", SUIT: "TS-21", RANK: "TS-22"},
}
"""The clause behind a trick's claim, by what was followed."""
OPEN, STAY_CLOSED = "open", "stay-closed"


def _table(test: Callable[[str, str], bool]) -> dict[str, frozenset[str]]:
    """Give by card those that stand to it as a test says."""
    return {card: frozenset(one for one in PACK.codes if test(one, card)) for card in PACK.codes}


MATCHES = {
    SUIT: _table(lambda card, led: card[1] == led[1]),
    RANK: _table(lambda card, led: card[0] == led[0]),
    NONE: _table(lambda card, led: card[1] == led[1] or card[0] == led[0]),
}
"""TS-16, TS-17, TS-18: by follow and the card led, those that match it."""
BEATERS = {
    follow: {
        card: frozenset(one for one in same if follow != NONE and PACK.ints[one] > PACK.ints[card])
        for card, same in matches.items()
    }
    for follow, matches in MATCHES.items()
}
"""TS-21, TS-22, TS-23: by follow and the best card so far, those that take the trick from it."""


class Points(NamedTuple):
    """TS-25, TS-26: what a team's score is made of."""

    tricks: int
    shoot: int
    twin: int
    overhead: int
    missed: int


def points(bids: Sequence[int], won: Sequence[int], opened: int | None) -> list[Points]:
    """TS-25, TS-26: give each team's points by bids and tricks of the seats, and which team opened."""
    hits = [bid == tricks for bid, tricks in zip(bids, won, strict=True)]
    twins = [all(hits[seat : seat + 2]) for seat in range(0, len(bids), 2)]
    failed = opened is not None and not twins[opened]
    return [
        Points(
            tricks=sum(won[2 * team : 2 * team + 2]),
            shoot=SHOOT * sum(hits[2 * team : 2 * team + 2]),
            twin=TWIN * twin,
            overhead=OVERHEAD * (twin and team == opened),
            missed=MISSED * (failed and team != opened),
        )
        for team, twin in enumerate(twins)
    ]


def bid_of(cards: Sequence[str]) -> int:
    """TS-06, TS-11: give the bid that cards make."""
    return sum([PACK.suits.index(card[1]) for card in cards])


def dealer(players: int, leader: int) -> int:
    """TS-29: give the seat to the right of the opening leader's team."""
    return (leader // 2 * 2 - 1) % players


def opening_leader(players: int, hand_no: int, team: int) -> int:
    """TS-08, TS-27: give who leads first of ``team``: the right-hand member, next round the left-hand one."""
    return 2 * team + (hand_no - 1) // (players // 2) % 2


def last_alone(scores: Sequence[int]) -> int | None:
    """TS-13: give the team that is alone in last place, None when there is none."""
    least = min(scores)
    return scores.index(least) if scores.count(least) == 1 else None


def standing(players: int, hand_no: int, team: int, scores: list[int]) -> Setup:
    """TS-09, TS-27, TS-29: give what stands before a hand that ``team`` leads first."""
    leader = opening_leader(players, hand_no, team)
    return {
        "hand_no": hand_no,
        "dealer": dealer(players, leader),
        "opening_leader": leader,
        "scores_before": scores,
    }


def lead_fault(ruleset: Ruleset, setup: Setup) -> shape.Fault | None:
    """TS-09, TS-27, TS-29: tell what is wrong with who leads first and who deals, None where nothing is."""
    players, number = ruleset["players"], setup["hand_no"]
    leader, dealt = setup["opening_leader"], setup["dealer"]
    key, hint = "dealer", None
    if leader != opening_leader(players, number, leader // 2):
        key, member = "opening_leader", "right-hand" if leader % 2 else "left-hand"
        what = f"a {member} member leads first in hand {number} (TS-27), not seat {leader}"
    elif dealt // 2 == leader // 2:
        what = f"seat {dealt} is of the opening leader's team and does not deal (TS-09)"
    elif ruleset["dealer"] != "any" and dealt != dealer(players, leader):
        what = f"seat {dealer(players, leader)} deals (TS-29), not seat {dealt}"
        hint = 'the option dealer is "any" for tables that choose'
    else:
        return None
    fault = shape.Fault(what, hint)
    fault.path = [key]
    return fault


def follow_set(card: str, led: str) -> str:
    """TS-16, TS-17, TS-18: give the follow that a card sets when none is set."""
    return SUIT if card in MATCHES[SUIT][led] else RANK if card in MATCHES[RANK][led] else NONE


REASONS = {
    "lay-aside": ("cards",),
    "may-open": ("team", "scores"),
    "lead": ("trick", "cards"),
    "suit-or-rank": ("suit", "rank", "suits", "ranks"),
    "neither": ("suit", "rank", "cards"),
    "suit-follow": ("suit", "cards", "set_by", "set_with", "freed"),
    "no-suit": ("suit", "cards", "set_by", "set_with"),
    "rank-follow": ("rank", "cards", "set_by", "set_with", "freed"),
    "no-rank": ("rank", "cards", "set_by", "set_with"),
}
"""Why a seat may do what it may (``Legal.reason``): codes with their facts.

``suit``, ``rank``: of the lead; ``cards``: the legal ones; ``suits``, ``ranks``: those held of the suit, of the
rank; ``set_by``, ``set_with``: seat and card that set the follow; ``freed``: held cards of the other kind.
"""
REFUSALS = {
    "wrong-decision": ("do",),
    "two-cards": ("cards",),
    "bid-card": ("card", "seat"),
    "not-last": ("team", "scores"),
}
"""The same for refusals, beside those of every game."""
