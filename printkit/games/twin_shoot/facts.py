"""What the engine proves of Twin Shoot, and what the rulebook may ask of it: ``{{ facts.… }}``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import Any

from printkit.games.twin_shoot import GAME
from printkit.games.twin_shoot.game.rules import (
    GOAL,
    HAND,
    LOWEST,
    MISSED,
    OVERHEAD,
    PACK,
    SHOOT,
    TRICKS,
    TWIN,
    USED,
    bid_of,
    dealer,
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
    bids. ``bid_chance``: in percent, how likely two cards drawn from the pack are to make each bid;
    ``bid_possible``: how likely a dealt hand is to hold two cards that do; ``bid_ways``: for each bid the
    pairs of suits that make it. ``opening_leads``: by number of players the seats that lead first in the hands
    of two rounds, if the first team leads the first hand; ``dealers``: who deals these.
    """
    ranks = {
        n: ["10" if rank == "T" else rank for rank in reversed(PACK.ranks) if rank + "L" in USED[n]]
        for n in PLAYERS
    }
    leads = {n: [opening_leader(n, hand, (hand - 1) % (n // 2)) for hand in range(1, n + 1)] for n in PLAYERS}
    values = {suit: bid_of(["A" + suit]) for suit in reversed(PACK.suits)}
    ways: dict[int, list[list[str]]] = {}
    for one, other in combinations_with_replacement(reversed(PACK.suits), 2):
        ways.setdefault(values[one] + values[other], []).append([one, other])
    return {
        "players": list(PLAYERS),
        "teams": {n: n // 2 for n in PLAYERS},
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
        "most_hand_points": most_hand_points(),
        "bid_chance": {n: bid_chance(n) for n in PLAYERS},
        "bid_possible": {n: bid_possible(n) for n in PLAYERS},
        "bid_ways": dict(sorted(ways.items())),
        "points_per_trick": sum(points([-1] * 4, [1, 0, 0, 0], None)[0]),
        "shoot": SHOOT,
        "twin": TWIN,
        "overhead": OVERHEAD,
        "missed": MISSED,
        "goal": GOAL,
        "opening_leads": leads,
        "dealers": {n: [dealer(n, seat) for seat in leads[n]] for n in PLAYERS},
        "dealer": ruleset["dealer"],
    }


@cache
def most_hand_points() -> int:
    """TS-25, TS-26: give the most that a team can score in a hand, over every case that scoring tells apart.

    What a team scores depends on how many tricks it takes, on which of its members took what they bid, on who
    opened, and on whether a team that opened missed. Two members whose bids and tricks are each 0 to 10, with
    ten tricks to share, another team that hit or of which a member missed, and nobody, this or the other team
    open: whatever a hand comes to is one of these, for each number of players (a third team only takes
    tricks away, and one team at the most opens). That the greatest is reached, a hand in
    tests/games/twin_shoot/test_facts.py shows.
    """
    return max(_points(*case) for case in _cases())


def _points(won: tuple[int, ...], hits: tuple[bool, ...], opened: int | None) -> int:
    """Give what the engine scores for team 0."""
    bids = [tricks if hit else -1 for tricks, hit in zip(won, hits, strict=True)]
    return sum(points(bids, won, opened)[0])


def _cases() -> Iterator[tuple[tuple[int, ...], tuple[bool, ...], int | None]]:
    """Give tricks and hits by seat (the other team's tricks all its right-hand member's), and who opened."""
    for one in range(TRICKS + 1):
        for other in range(TRICKS + 1 - one):
            for hits in product((False, True), (False, True), (False, True), (True,)):
                for opened in (None, 0, 1):
                    yield (one, other, TRICKS - one - other, 0), hits, opened


def _pairs() -> list[tuple[int, int, int]]:
    """TS-06, TS-11: give each pair of suits, by index, with the bid that it makes."""
    pairs = combinations_with_replacement(range(len(PACK.suits)), 2)
    return [(one, other, bid_of(["7" + PACK.suits[one], "8" + PACK.suits[other]])) for one, other in pairs]


def bid_chance(players: int) -> dict[int, float]:
    """Give how likely two cards drawn from the pack are to make each bid, in percent, one decimal place."""
    each = len(USED[players]) // 6
    pairs: Counter[int] = Counter()
    for one, other, bid in _pairs():
        pairs[bid] += comb(each, 2) if one == other else each * each
    return {bid: round(100 * pairs[bid] / comb(6 * each, 2), 1) for bid in sorted(pairs)}


def bid_possible(players: int) -> dict[int, float]:
    """Give how likely a dealt hand is to hold two cards that make each bid, in percent; one decimal, cut off.

    All that matters of a hand is whether it has no card, one, or more of each suit.
    """
    each, pairs = len(USED[players]) // 6, _pairs()
    able: Counter[int] = Counter()
    for kinds in product((0, 1, 2), repeat=6):
        hands = _hands(tuple(sorted(kinds)), each)
        if hands:
            for bid in {bid for one, other, bid in pairs if kinds[one] > (one == other) and kinds[other]}:
                able[bid] += hands
    return {bid: 1000 * able[bid] // comb(6 * each, HAND) / 10 for bid in sorted(able)}


@cache
def _hands(kinds: tuple[int, ...], each: int) -> int:
    """Count the hands with no card, one, or more (2) of each suit, as ``kinds`` says."""
    ways = [1] + [0] * HAND
    for kind in kinds:
        of_suit = ({0: 1}, {1: each}, {n: comb(each, n) for n in range(2, each + 1)})[kind]
        ways = [
            sum(ways[size - n] * count for n, count in of_suit.items() if n <= size) for size in range(HAND + 1)
        ]
    return ways[HAND]


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
