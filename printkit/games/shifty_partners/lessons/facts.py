"""What the rulebook of Shifty Partners may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.shifty_partners import game
from printkit.games.shifty_partners.game import USED, ShiftyHand, rolled, teams, worth
from printkit.rules.cards import STANDARD
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Trumps are a suit's letter, ``none`` or ``first-ace``. Teams are lists of positions counted from the
    dealer, who is 1. Ranks are as they are printed.
    """
    counts = ShiftyHand.for_players
    ranks = {n: _ranks(USED[n]) for n in counts}
    plain = worth(["3S"])
    return {
        "players": list(counts),
        "hands_per_game": {n: ShiftyHand.rounds({"players": n}) for n in counts},
        "tricks_per_hand": game.TRICKS,
        "hand_size": game.HAND,
        "rank_order": max(ranks.values(), key=len),
        "ranks": ranks,
        "cards_used": {n: len(USED[n]) for n in counts},
        "cards_dealt": {n: game.HAND * n for n in counts},
        "teams": {n: [[seat + 1 for seat in team] for team in teams(n, 0)] for n in counts},
        "trump_by_roll": {roll: rolled(roll) for roll in range(1, 7)},
        "points_per_trick": plain,
        "points_per_queen": worth(["QS"]) - plain,
        "points_per_two": worth(["2S"]) - plain,
        "next_lead": ruleset["next_lead"],
    }


def _ranks(cards: list[str]) -> list[str]:
    """SP-03, SP-04: give the ranks of a pack from the highest down, as they are printed."""
    ranks = sorted({card[0] for card in cards}, key=STANDARD.ranks.index, reverse=True)
    return ["10" if rank == "T" else rank for rank in ranks]
