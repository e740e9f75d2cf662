"""What the engine proves of Twin Shoot, and what the rulebook may ask of it: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.rules import LOWEST, PACK, TRICKS, USED
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Ranks are as they are printed, high to low; suits are letters, high to low. ``suit_values``: what each suit
    bids. ``bid_ways``: for each bid the pairs of suits that make it. ``opening_leads``: by number of players
    the seats that lead first in the hands of two rounds, if the first team leads the first hand.
    """
    ranks = {n: [card[0].replace("T", "10") for card in USED[n][::-1] if card[1] == "L"] for n in LOWEST}
    values = {suit: rules.bid_of(["A" + suit]) for suit in reversed(PACK.suits)}
    ways: dict[int, list[list[str]]] = {}
    for one, other in combinations_with_replacement(values, 2):
        ways.setdefault(values[one] + values[other], []).append([one, other])
    return {
        "players": list(LOWEST),
        "cards_used": {n: len(USED[n]) for n in LOWEST},
        "cards_per_suit": {n: len(ranks[n]) for n in LOWEST},
        "ranks": ranks,
        "rank_order": max(ranks.values(), key=len),
        "suit_order": list(values),
        "hand_size": rules.HAND,
        "bid_cards": rules.HAND - TRICKS,
        "tricks_per_hand": TRICKS,
        "suit_values": values,
        "most_bid": max(ways),
        "most_hand_points": rules.MOST,
        "bid_ways": dict(sorted(ways.items())),
        "points_per_trick": sum(rules.points([-1] * 4, [1, 0, 0, 0], None)[0]),
        "shoot": rules.SHOOT,
        "twin": rules.TWIN,
        "overhead": rules.OVERHEAD,
        "missed": rules.MISSED,
        "goal": rules.GOAL,
        "opening_leads": {
            n: [rules.opening_leader(n, hand + 1, hand % (n // 2)) for hand in range(n)] for n in LOWEST
        },
    }
