"""What the sheet and the book of Sorcerer may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.sorcerer import game
from printkit.games.sorcerer.game import ORDER, PACK, PLAYERS, points
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``order``: the seats of a trick in turn, by the seat that leads; 0 to 2 are the hands, 3 to 5 their dummies.
    ``hand_points``, ``dummy_points``: what an exact bid of 0, 1, 2… scores. Ranks are as printed.
    """
    tricks = range(game.TRICKS + 1)
    return {
        "players": PLAYERS,
        "pack": len(PACK.codes),
        "hand_size": game.HAND,
        "tricks_per_deal": game.TRICKS,
        "deals": game.DEALS,
        "most_bid": game.MOST_BID,
        "rank_order": ["10" if rank == "T" else rank for rank in reversed(PACK.ranks)],
        "trump": game.TRUMP,
        "order": [list(seats) for seats in ORDER],
        "hand_points": [points(0, won, won) for won in tricks],
        "dummy_points": [points(PLAYERS, won, won) for won in tricks],
        "lost_per_trick": -points(0, 1, 0),
    }
