"""What the rulebook of Twin Shoot may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from printkit.games.twin_shoot import cards_used, rules
from printkit.games.twin_shoot.facts import PLAYERS, bid_of, proven
from printkit.games.twin_shoot.rules import PACK
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Ranks are as they are printed, high to low; suits are letters, high to low. ``bid_ways``: for each bid the
    pairs of suits that make it. ``opening_leads``: by number of players the seats that lead first in the hands
    of two rounds, if the first team leads the first hand; ``dealers``: who deals these.
    """
    ranks = {n: _ranks(cards_used(n)) for n in PLAYERS}
    leads = {n: _leads(n) for n in PLAYERS}
    return {
        **proven(ruleset),
        "teams": {n: n // 2 for n in PLAYERS},
        "cards_per_suit": {n: len(ranks[n]) for n in PLAYERS},
        "ranks": ranks,
        "rank_order": max(ranks.values(), key=len),
        "suit_order": list(reversed(PACK.suits)),
        "bid_ways": _bid_ways(),
        "points_per_trick": _trick_points(),
        "shoot": rules.SHOOT,
        "twin": rules.TWIN,
        "overhead": rules.OVERHEAD,
        "missed": rules.MISSED,
        "goal": rules.GOAL,
        "opening_leads": leads,
        "dealers": {n: [rules.dealer(n, seat) for seat in leads[n]] for n in PLAYERS},
        "dealer": ruleset["dealer"],
    }


def _ranks(cards: list[str]) -> list[str]:
    """TS-03, TS-04: give the ranks of a pack from the highest down, as they are printed."""
    ranks = sorted({card[0] for card in cards}, key=PACK.ranks.index, reverse=True)
    return ["10" if rank == "T" else rank for rank in ranks]


def _leads(players: int) -> list[int]:
    """TS-08, TS-27: give who leads first, hand by hand, over two rounds."""
    teams = players // 2
    return [rules.opening_leader(players, hand, (hand - 1) % teams) for hand in range(1, players + 1)]


def _trick_points() -> int:
    """TS-25: give what one trick more adds to a team's score, where nobody hits."""
    table = [0] * rules.SIZE
    rules.begin(table, 4, 0, -1)  # no bid is -1 trick
    scores = [[0, 0], [0, 0]]
    for won, made in enumerate(scores):
        table[rules.WON] = won
        rules.score(table, made)
    return scores[1][0] - scores[0][0]


def _bid_ways() -> dict[int, list[list[str]]]:
    """TS-06, TS-11: give for each bid the pairs of suits that make it, the highest suit first."""
    ways: dict[int, list[list[str]]] = {}
    for one, other in combinations_with_replacement(range(5, -1, -1), 2):
        ways.setdefault(bid_of(one, other), []).append([PACK.suits[one], PACK.suits[other]])
    return dict(sorted(ways.items()))
