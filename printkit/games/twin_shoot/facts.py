"""What the engine proves of Twin Shoot, and what the rulebook may ask of it: ``{{ facts.… }}``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from printkit.games.twin_shoot import GAME
from printkit.games.twin_shoot.game.rules import (
    GOAL,
    HAND,
    LOWEST,
    MISSED,
    MOST,
    OVERHEAD,
    PACK,
    SHOOT,
    TRICKS,
    TWIN,
    USED,
    bid_of,
    opening_leader,
    points,
)
from printkit.rules import run
from printkit.rules.costly import Costly, percent
from printkit.rules.game import Ruleset

PLAYERS = tuple(LOWEST)


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Ranks are as they are printed, high to low; suits are letters, high to low. ``suit_values``: what each suit
    bids. ``bid_ways``: for each bid the pairs of suits that make it. ``opening_leads``: by number of players
    the seats that lead first in the hands of two rounds, if the first team leads the first hand.
    """
    ranks = {
        n: ["10" if rank == "T" else rank for rank in reversed(PACK.ranks) if rank + "L" in USED[n]]
        for n in PLAYERS
    }
    values = {suit: bid_of(["A" + suit]) for suit in reversed(PACK.suits)}
    ways: dict[int, list[list[str]]] = {}
    for one, other in combinations_with_replacement(reversed(PACK.suits), 2):
        ways.setdefault(values[one] + values[other], []).append([one, other])
    return {
        "players": list(PLAYERS),
        "cards_used": {n: len(USED[n]) for n in PLAYERS},
        "cards_per_suit": {n: len(ranks[n]) for n in PLAYERS},
        "ranks": ranks,
        "rank_order": max(ranks.values(), key=len),
        "suit_order": list(values),
        "hand_size": HAND,
        "bid_cards": HAND - TRICKS,
        "tricks_per_hand": TRICKS,
        "suit_values": values,
        "most_bid": 2 * max(values.values()),
        "most_hand_points": MOST,
        "bid_ways": dict(sorted(ways.items())),
        "points_per_trick": sum(points([-1] * 4, [1, 0, 0, 0], None)[0]),
        "shoot": SHOOT,
        "twin": TWIN,
        "overhead": OVERHEAD,
        "missed": MISSED,
        "goal": GOAL,
        "opening_leads": {
            n: [opening_leader(n, hand, (hand - 1) % (n // 2)) for hand in range(1, n + 1)] for n in PLAYERS
        },
    }


ENOUGH = 50
"""Of fewer bids no share is told: its interval would be too sure."""

Shares = dict[str, dict[str, float]]


def bid_made(seed: int, games: int) -> dict[int, dict[int, Shares]]:
    """Give, by players and bid, how often sensible players choose it and how often they then take as many.

    Bids that are chosen fewer than ENOUGH times are left out.
    """
    made: dict[int, dict[int, Shares]] = {}
    for players in PLAYERS:
        counts = _counts(players, seed, games)
        made[players] = {
            bid: {
                "chosen": percent((game["bid", bid], game["bids"]) for game in counts),
                "hit": percent((game["hit", bid], game["bid", bid]) for game in counts),
            }
            for bid in range(2 * TRICKS + 1)
            if sum(game["bid", bid] for game in counts) >= ENOUGH
        }
    return made


def shoots(seed: int, games: int) -> dict[int, Shares]:
    """Give, by players, how often sensible players hit, both members of a team hit, an opened bid succeeds."""
    return {
        players: {
            name: percent((game[name], game[tries]) for game in _counts(players, seed, games))
            for name, tries in (("shoot", "bids"), ("twin", "teams"), ("overhead", "opened"))
        }
        for players in PLAYERS
    }


@lru_cache(maxsize=4)
def _counts(players: int, seed: int, games: int) -> list[Counter[Any]]:
    """Play games with sense and count, game by game, bids and hits."""
    counts: list[Counter[Any]] = []
    for record in run.whole_games(GAME, GAME.ruleset({"players": players}), "sensible", seed, games, ""):
        if record.setup["hand_no"] == 1:
            counts.append(Counter())
        assert record.claims is not None  # it was played to its end
        bids, won = record.claims["bids"], record.claims["tricks_won"]
        hits = [bid == tricks for bid, tricks in zip(bids, won, strict=True)]
        twins = [hits[team] and hits[team + 1] for team in range(0, players, 2)]
        opened = [action["seat"] // 2 for action in record.actions if action["do"] == "open"]
        counts[-1].update(("bid", bid) for bid in bids)
        counts[-1].update(("hit", bid) for bid, hit in zip(bids, hits, strict=True) if hit)
        counts[-1] += Counter(
            bids=players,
            shoot=sum(hits),
            teams=len(twins),
            twin=sum(twins),
            opened=len(opened),
            overhead=sum(twins[team] for team in opened),
        )
    return counts


COSTLY = (
    Costly(
        "bid_made",
        "By players and bid: how often sensible players choose the bid, and how often they then take exactly "
        "so many tricks; percent with 95 % intervals, over whole games.",
        bid_made,
        {"seed": 1, "games": 3000},
        {"seed": 1, "games": 20},
    ),
    Costly(
        "shoots",
        "By players: of sensible players' bids how many are hit (shoot), of teams how many hit both (twin), of "
        "opened bids how many succeed (overhead); percent with 95 % intervals, over whole games.",
        shoots,
        {"seed": 1, "games": 3000},
        {"seed": 1, "games": 20},
    ),
)
"""What ``printkit facts twin-shoot --regenerate`` works out."""
