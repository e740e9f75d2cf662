"""What the engine proves of Twin Shoot, and what the rulebook may ask of it: ``{{ facts.… }}``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from printkit.games.twin_shoot import GAME
from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.rules import LOWEST, PACK, TRICKS, USED
from printkit.rules import run
from printkit.rules.costly import Costly, percent
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


ENOUGH = 50
"""Of fewer bids no share is told: its interval would be too sure."""

Shares = dict[str, dict[str, float]]


def bid_made(seed: int, games: int) -> dict[int, dict[int, Shares]]:
    """Give, by players and bid, how often sensible players choose it and how often they then take as many.

    Bids that are chosen fewer than ENOUGH times are left out.
    """
    made: dict[int, dict[int, Shares]] = {}
    for players in LOWEST:
        counts = _counts(players, seed, games)
        bids = [bid for bid in range(TRICKS + 1) if sum(game["bid", bid] for game in counts) >= ENOUGH]
        chosen = {bid: percent((game["bid", bid], game["bids"]) for game in counts) for bid in bids}
        hit = {bid: percent((game["hit", bid], game["bid", bid]) for game in counts) for bid in bids}
        made[players] = {bid: {"chosen": chosen[bid], "hit": hit[bid]} for bid in bids}
    return made


def shoots(seed: int, games: int) -> dict[int, Shares]:
    """Give, by players, how often sensible players hit, both members of a team hit, an opened bid succeeds."""
    of = {"shoot": "bids", "twin": "teams", "overhead": "opened"}
    return {
        n: {name: percent((game[name], game[of[name]]) for game in _counts(n, seed, games)) for name in of}
        for n in LOWEST
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
        twins = [hits[seat] and hits[seat + 1] for seat in range(0, players, 2)]
        opened = [twins[action["seat"] // 2] for action in record.actions if action["do"] == "open"]
        game = counts[-1]
        game.update(("bid", bid) for bid in bids)
        game.update(("hit", bid) for bid, hit in zip(bids, hits, strict=True) if hit)
        game.update(bids=players, shoot=sum(hits), teams=len(twins), twin=sum(twins))
        game.update(opened=len(opened), overhead=sum(opened))
    return counts


SAMPLES = {"seed": 1, "games": 3000}, {"seed": 1, "games": 20}
COSTLY = (
    Costly(
        "bid_made",
        "By players and bid: how often sensible players choose the bid, and how often they then take exactly "
        "so many tricks; percent with 95 % intervals, over whole games.",
        bid_made,
        *SAMPLES,
    ),
    Costly(
        "shoots",
        "By players: of sensible players' bids how many are hit (shoot), of teams how many hit both (twin), of "
        "opened bids how many succeed (overhead); percent with 95 % intervals, over whole games.",
        shoots,
        *SAMPLES,
    ),
)
"""What ``printkit facts twin-shoot --regenerate`` works out."""
