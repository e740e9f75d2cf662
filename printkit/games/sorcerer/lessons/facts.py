"""What the rulebook of Sorcerer may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from printkit.games.sorcerer import rules
from printkit.games.sorcerer.rules import PACK, PLAYERS, SEATS
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``order``: the seats of a trick in turn, by the seat that leads; 0 to 2 are the hands, 3 to 5 their dummies.
    ``hand_points``, ``dummy_points``: what an exact bid of 0, 1, 2… scores. ``most_deal_points`` and
    ``least_deal_points``: what one player can score in a deal at most, and at least. Ranks are as printed.
    """
    hand, dummy = points_for(0), points_for(PLAYERS)
    low, high = deal_points()
    return {
        "players": PLAYERS,
        "pack": rules.CARDS,
        "jokers": len(PACK.jokers),
        "hand_size": rules.HAND,
        "dealt_each": 2 * rules.HAND,
        "tricks_per_deal": rules.TRICKS,
        "cards_in_trick": rules.IN_TRICK,
        "deals": _deals(),
        "deals_each": _deals() // PLAYERS,
        "least_bid": next(n for n in range(-1, 99) if _may_bid(n)),
        "most_bid": next(n for n in range(99, -1, -1) if _may_bid(n)),
        "rank_order": _ranks(),
        "trump": PACK.suits[rules.SPADES],
        "order": [order(seat) for seat in range(SEATS)],
        "dummies_out": PLAYERS - sum(seat >= PLAYERS for seat in order(0)),
        "dummy_cards_played": rules.TRICKS,
        "dummy_cards_left": PLAYERS * rules.HAND - rules.TRICKS,
        "hand_points": hand[:-1],
        "dummy_points": dummy[:-1],
        "lost_per_trick": -hand[-1],
        "most_deal_points": high,
        "least_deal_points": low,
    }


def order(leader: int) -> list[int]:
    """SO-08: give the seats of a trick that ``leader`` leads, by playing one with a card each."""
    table = [0] * rules.SIZE
    rules.begin(table, 0)
    for _ in range(PLAYERS):
        rules.bid(table, 0, 0)
    table[rules.LEADER] = table[rules.TURN] = leader
    for seat in range(SEATS):
        table[rules.HANDS + seat] = 1 << seat
    seats = []
    for _ in range(rules.IN_TRICK):
        seats.append(table[rules.TURN])
        rules.play(table, rules.legal(table).bit_length() - 1)
    return seats


def points_for(seat: int) -> list[int]:
    """SO-12: give what a hand or dummy scores for 0, 1 … 9 tricks as bid; last, for one too few."""
    return [_score(seat, won, won) for won in range(rules.TRICKS + 1)] + [_score(seat, 1, 0)]


def _score(seat: int, bid: int, won: int) -> int:
    table = [0] * rules.SIZE
    for one in range(SEATS):  # the others are exact with nothing
        table[rules.BIDS + one] = table[rules.WON + one] = 0
    plain = [0] * PLAYERS
    rules.score(table, plain)
    table[rules.BIDS + seat], table[rules.WON + seat] = bid, won
    scores = [0] * PLAYERS
    rules.score(table, scores)
    return scores[seat % PLAYERS] - plain[seat % PLAYERS] + 1  # without the 1 for an exact 0


def deal_points() -> tuple[int, int]:
    """SO-12: give the least and the most that one player can score in a deal.

    Over every pair of bids, and every two numbers of tricks that hand and dummy can have won together: no more
    than nine. Whether the cards allow it is not asked: deals that reach both are in tests/games/sorcerer.
    """
    tricks = range(rules.TRICKS + 1)
    hand, dummy = ([[_score(seat, bid, won) for bid in tricks] for won in tricks] for seat in (0, PLAYERS))
    together = [(hand[won], dummy[more]) for won in tricks for more in tricks if won + more <= rules.TRICKS]
    return min(min(a) + min(b) for a, b in together), max(max(a) + max(b) for a, b in together)


def _deals() -> int:
    """SO-13: give how many deals a game has."""
    return next(hand_no for hand_no in count(1) if rules.is_last(hand_no))


def _may_bid(number: int) -> bool:
    """SO-16: ask whether a number may be bid."""
    from printkit.games.sorcerer.hand import is_bid

    return is_bid(number)


def _ranks() -> list[str]:
    """SO-02: give the ranks from the highest down, as they are printed, without the joker."""
    return ["10" if rank == "T" else rank for rank in reversed(PACK.ranks)]
