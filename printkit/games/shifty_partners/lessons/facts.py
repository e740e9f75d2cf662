"""What the rulebook of Shifty Partners may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.shifty_partners import game
from printkit.games.shifty_partners.game import USED, ShiftyHand, rolled, scores, teams, worth
from printkit.rules.cards import STANDARD
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Trumps are a suit's letter, ``none`` or ``first-ace``. Teams are lists of positions counted from the dealer,
    who is 1. Ranks are as they are printed. ``least_hand_points`` and ``most_hand_points``: of all players
    together in one hand, over every number of players.
    """
    counts = ShiftyHand.for_players
    ranks = {n: _ranks(USED[n]) for n in counts}
    trumps = {roll: rolled(roll) for roll in range(1, 7)}
    bounds = [hand_points(n) for n in counts]
    plain = worth(["3S"])
    return {
        "players": list(counts),
        "hands_per_game": {n: ShiftyHand.rounds({"players": n}) for n in counts},
        "tricks_per_hand": game.TRICKS,
        "hand_size": game.HAND,
        "cards_face_down": game.HAND - 1,
        "pack": len(STANDARD.codes),
        "trump_cards": len(trumps),
        "markers": max(len(teams(n, 0)[0]) for n in counts),
        "rank_order": max(ranks.values(), key=len),
        "ranks": ranks,
        "cards_per_suit": {n: len(ranks[n]) for n in counts},
        "cards_used": {n: len(USED[n]) for n in counts},
        "cards_dealt": {n: game.HAND * n for n in counts},
        "cards_left": {n: len(USED[n]) - game.HAND * n for n in counts},
        "teams": {n: [[seat + 1 for seat in team] for team in teams(n, 0)] for n in counts},
        "trump_by_roll": trumps,
        "no_trump_roll": next(roll for roll, trump in trumps.items() if trump == "none"),
        "first_ace_roll": next(roll for roll, trump in trumps.items() if trump == "first-ace"),
        "points_per_trick": plain,
        "points_per_queen": worth(["QS"]) - plain,
        "points_per_two": worth(["2S"]) - plain,
        "least_hand_points": min(low for low, _ in bounds),
        "most_hand_points": max(high for _, high in bounds),
        "next_lead": ruleset["next_lead"],
    }


def hand_points(players: int) -> tuple[int, int]:
    """Give the least and the most points that all players together can take in one hand (SP-15, SP-16).

    Every hand has all its tricks, so what differs is how many of the cards that score fall in them. At least:
    those that must fall when all other cards in use have. At most: all in use, or as many as there are cards to
    play. No hand can be outside these bounds; hands that reach both are in tests/lessons/test_facts.py.
    """
    played = game.TRICKS * players
    used = USED[players]
    scoring = sum(map(scores, used))
    tricks = game.TRICKS * worth(["3S"])
    each = worth(["QS"]) - worth(["3S"])
    return tricks + each * max(0, played - (len(used) - scoring)), tricks + each * min(scoring, played)


def _ranks(cards: list[str]) -> list[str]:
    """SP-03, SP-04: give the ranks of a pack from the highest down, as they are printed."""
    ranks = sorted({card[0] for card in cards}, key=STANDARD.ranks.index, reverse=True)
    return ["10" if rank == "T" else rank for rank in ranks]
