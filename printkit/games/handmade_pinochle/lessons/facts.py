"""What the rulebook of Handmade Pinochle may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.handmade_pinochle import rules
from printkit.games.handmade_pinochle.facts import proven
from printkit.games.handmade_pinochle.rules import CARDS, DRAW, HAND, ORDERS, PACK, PLAYERS, WIDTH
from printkit.rules.game import Ruleset

RULINGS = ("min_bid", "extra_marriage_with_run", "meld_needs", "must_head")


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists, and the rulings in force.

    ``turns``: of hand-making in a deal, ``turns_each`` a player's own; ``unseen``: cards of a hand that nobody
    saw being taken, ``public`` the others. ``rank_order``: from the highest down, as it is printed;
    ``listed_order`` as the source lists the ranks. ``run_and_marriage``: a run and another king and queen of
    trump (HP-11).
    """
    turns = CARDS // DRAW
    each = turns // PLAYERS
    return {
        **proven(ruleset),
        "copies": PACK.copies,
        "suits": len(PACK.suits),
        "cards_drawn": DRAW,
        "turns": turns,
        "turns_each": each,
        "unseen": each,
        "public": HAND - each,
        "rank_order": _printed(ruleset["rank_order"]),
        "listed_order": _printed(ORDERS[1]),
        "source_order": ruleset["rank_order"] == ORDERS[1],
        "run_and_marriage": run_and_marriage(bool(ruleset["extra_marriage_with_run"])),
        **{name: ruleset[name] for name in RULINGS},
    }


def _printed(order: str) -> list[str]:
    return ["10" if rank == "T" else rank for rank in order]


def run_and_marriage(extra: bool) -> int:
    """HP-10, HP-11: give what the engine counts for a run with another king and queen of trump beside it."""
    cards = [rules.ACE, rules.TEN, rules.KING, rules.KING, rules.QUEEN, rules.QUEEN, rules.JACK]
    trump = PACK.suits.index("H")
    hand = sum(1 << trump * WIDTH + rank for rank in cards)
    return rules.melds(hand, trump, int(extra), [0] * rules.MELDS)
