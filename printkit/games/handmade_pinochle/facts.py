"""What the rulebook of Handmade Pinochle may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.handmade_pinochle.game import COUNTERS, ORDERS, TRICKS, trick_points
from printkit.games.handmade_pinochle.game.making import CARDS, DEALS, DRAW, HAND, PLAYERS
from printkit.games.handmade_pinochle.game.melds import PACK, VALUES
from printkit.rules.game import Ruleset

RULINGS = ("min_bid", "extra_marriage_with_run", "meld_needs", "must_head")


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists, and the rulings in force.

    ``meld_points``: by the name of a meld what one and two of it are worth. ``counters``: the ranks of which
    every card taken is worth ``points_per_counter``. ``turns``: of hand-making in a deal, ``turns_each`` a
    player's own; ``unseen``: cards of a hand that nobody saw being taken, ``public`` the others.
    ``rank_order``: from the highest down, ``listed_order`` as the source lists the ranks. Ranks are as they are
    printed.
    """
    (each,) = {trick_points([card], last=False) for card in PACK.codes} - {0}
    last = trick_points([], last=True)
    return {
        "players": PLAYERS,
        "cards_used": len(PACK.codes),
        "hand_size": HAND,
        "deals": DEALS,
        "tricks_per_deal": TRICKS,
        "counters": _printed([rank for rank in ORDERS[0] if rank in COUNTERS]),
        "points_per_counter": each,
        "last_trick_points": last,
        "trick_points": trick_points(PACK.codes, last=False) + last,
        "meld_points": {name: list(values) for name, values in VALUES.items()},
        "copies": PACK.copies,
        "suits": len(PACK.suits),
        "cards_drawn": DRAW,
        "turns": CARDS // DRAW,
        "turns_each": CARDS // DRAW // PLAYERS,
        "unseen": CARDS // DRAW // PLAYERS,
        "public": HAND - CARDS // DRAW // PLAYERS,
        "rank_order": _printed(ruleset["rank_order"]),
        "listed_order": _printed(ORDERS[1]),
        "source_order": ruleset["rank_order"] == ORDERS[1],
        **{name: ruleset[name] for name in RULINGS},
    }


def _printed(ranks: str | list[str]) -> list[str]:
    return ["10" if rank == "T" else rank for rank in ranks]
