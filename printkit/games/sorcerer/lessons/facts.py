"""What the rulebook of Sorcerer may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.sorcerer import game
from printkit.games.sorcerer.game import ORDER, PACK, PLAYERS, SorcererHand, is_bid, points
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``order``: the seats of a trick in turn, by the seat that leads; 0 to 2 are the hands, 3 to 5 their dummies.
    ``hand_points``, ``dummy_points``: what an exact bid of 0, 1, 2… scores. ``most_deal_points`` and
    ``least_deal_points``: what one player can score in a deal at most, and at least. Ranks are as printed.
    """
    low, high = deal_points()
    deals = SorcererHand.rounds(ruleset)
    may_bid = [number for number in range(-1, 100) if is_bid(number)]
    tricks = range(game.TRICKS + 1)
    return {
        "players": PLAYERS,
        "pack": len(PACK.codes),
        "jokers": len(PACK.jokers),
        "hand_size": game.HAND,
        "dealt_each": 2 * game.HAND,
        "tricks_per_deal": game.TRICKS,
        "cards_in_trick": game.IN_TRICK,
        "deals": deals,
        "deals_each": deals // PLAYERS,
        "least_bid": min(may_bid),
        "most_bid": max(may_bid),
        "rank_order": ["10" if rank == "T" else rank for rank in reversed(PACK.ranks)],
        "trump": game.TRUMP,
        "order": [list(seats) for seats in ORDER],
        "dummies_out": PLAYERS - sum(seat >= PLAYERS for seat in ORDER[0]),
        "dummy_cards_played": game.TRICKS,
        "dummy_cards_left": PLAYERS * game.HAND - game.TRICKS,
        "hand_points": [points(0, won, won) for won in tricks],
        "dummy_points": [points(PLAYERS, won, won) for won in tricks],
        "lost_per_trick": -points(0, 1, 0),
        "most_deal_points": high,
        "least_deal_points": low,
    }


def deal_points() -> tuple[int, int]:
    """SO-12: give the least and the most that one player can score in a deal.

    Over every pair of bids, and every two numbers of tricks that hand and dummy can have won together: no more
    than nine. Whether the cards allow it is not asked: deals that reach both are in tests/games/sorcerer.
    """
    tricks = range(game.TRICKS + 1)
    hand, dummy = ([[points(seat, bid, won) for bid in tricks] for won in tricks] for seat in (0, PLAYERS))
    together = [(hand[won], dummy[more]) for won in tricks for more in tricks if won + more <= game.TRICKS]
    return min(min(a) + min(b) for a, b in together), max(max(a) + max(b) for a, b in together)
