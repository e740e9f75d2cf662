"""The rules of Twin Shoot beside the way of a hand: cards, bids, seats, what beats what, what is scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from printkit.rules.cards import Pack
from printkit.rules.game import Setup

PACK = Pack("DSHCXL", "3456789TJQKA")
"""TS-03 … TS-06: 72 cards; suits and ranks low to high, a suit's index being what it bids."""
LOWEST = {4: "7", 6: "3"}
"""TS-03: the lowest rank used, by players."""
USED = {
    players: [card for card in PACK.codes if card[0] in PACK.ranks[PACK.ranks.index(low) :]]
    for players, low in LOWEST.items()
}
HAND, TRICKS = 12, 10  # TS-09, TS-14
SHOOT, TWIN, OVERHEAD, MISSED = 10, 10, 30, 30  # TS-25, TS-26
GOAL = 100  # TS-28
MOST = TRICKS + 2 * SHOOT + TWIN + OVERHEAD
"""TS-25, TS-26: no team scores more in a hand."""
OPEN, STAY_CLOSED = "open", "stay-closed"
FOLLOWS = NONE, SUIT, RANK = "none", "suit", "rank"
"""TS-16, TS-17, TS-18: what is to be followed: the suit or the rank while neither is set."""
BY_FOLLOW: dict[str | int, dict[str, str]] = {
    "follow": {NONE: "TS-16", SUIT: "TS-17", RANK: "TS-18"},
    "winner": {NONE: "TS-23", SUIT: "TS-21", RANK: "TS-22"},
}
"""The clause behind a trick's claim, by what was followed."""


def bid_of(cards: Sequence[str]) -> int:
    """TS-06, TS-11: give the bid that cards make."""
    return sum([PACK.suits.index(card[1]) for card in cards])


def follow_set(card: str, led: str) -> str:
    """TS-16, TS-17, TS-18: give the follow that a card sets when none is set."""
    return SUIT if card[1] == led[1] else RANK if card[0] == led[0] else NONE


def beats(follow: str, card: str, best: str) -> bool:
    """TS-21, TS-22, TS-23: tell whether a card takes the trick from the best so far.

    That is one of a higher rank of the suit, or of a higher suit of the rank; nothing while no follow is set.
    """
    at = 0 if follow == RANK else 1
    return follow != NONE and card[at] == best[at] and PACK.ints[card] > PACK.ints[best]


def opening_leader(players: int, hand_no: int, team: int) -> int:
    """TS-08, TS-27: give who leads first of ``team``: the right-hand member, next round the left-hand one."""
    return 2 * team + (hand_no - 1) // (players // 2) % 2


def opening_leads(players: int, team: int) -> list[int]:
    """TS-08, TS-27: give who leads first in the hands of two rounds, of which ``team`` leads the first."""
    return [opening_leader(players, hand + 1, (team + hand) % (players // 2)) for hand in range(players)]


def standing(players: int, hand_no: int, team: int, scores: list[int]) -> Setup:
    """TS-09, TS-27, TS-29: give what stands before a hand that ``team`` leads; on its right sits the dealer."""
    leader, dealer = opening_leader(players, hand_no, team), (2 * team - 1) % players
    return {"hand_no": hand_no, "dealer": dealer, "opening_leader": leader, "scores_before": scores}


def last_alone(scores: Sequence[int]) -> int | None:
    """TS-13: give the team that is alone in last place, None when there is none."""
    least = min(scores)
    return scores.index(least) if scores.count(least) == 1 else None


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
    twins = [hits[seat] and hits[seat + 1] for seat in range(0, len(bids), 2)]
    failed = opened is not None and not twins[opened]
    return [
        Points(
            tricks=won[2 * team] + won[2 * team + 1],
            shoot=SHOOT * (hits[2 * team] + hits[2 * team + 1]),
            twin=TWIN * twin,
            overhead=OVERHEAD * (twin and team == opened),
            missed=MISSED * (failed and team != opened),
        )
        for team, twin in enumerate(twins)
    ]
