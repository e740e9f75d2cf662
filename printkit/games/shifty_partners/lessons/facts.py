"""What the rulebook of Shifty Partners may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from printkit.games.shifty_partners import GAME, cards_used, rules, teams
from printkit.rules.cards import STANDARD
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Trumps are a suit's letter, ``none`` or ``first-ace``. Teams are lists of positions counted from the dealer,
    who is 1. Ranks are as they are printed. ``least_hand_points`` and ``most_hand_points``: of all players
    together in one hand, over every number of players.
    """
    counts = [n for n in range(1, 53) if GAME.options[0].allows(n)]
    ranks = {n: _ranks(cards_used(n)) for n in counts}
    trumps = {roll: _trump(roll) for roll in range(1, 7)}
    bounds = [hand_points(n) for n in counts]
    plain = trick_points("3S")
    return {
        "players": counts,
        "hands_per_game": {n: _hands(n) for n in counts},
        "tricks_per_hand": rules.TRICKS,
        "hand_size": rules.HAND,
        "cards_face_down": rules.HAND - 1,
        "pack": len(STANDARD.codes),
        "trump_cards": len(trumps),
        "markers": max(len(teams(n, 0)[0]) for n in counts),
        "rank_order": max(ranks.values(), key=len),
        "ranks": ranks,
        "cards_per_suit": {n: len(ranks[n]) for n in counts},
        "cards_used": {n: len(cards_used(n)) for n in counts},
        "cards_dealt": {n: rules.HAND * n for n in counts},
        "cards_left": {n: len(cards_used(n)) - rules.HAND * n for n in counts},
        "teams": {n: [[seat + 1 for seat in team] for team in teams(n, 0)] for n in counts},
        "trump_by_roll": trumps,
        "no_trump_roll": next(roll for roll, trump in trumps.items() if trump == "none"),
        "first_ace_roll": next(roll for roll, trump in trumps.items() if trump == "first-ace"),
        "points_per_trick": plain,
        "points_per_queen": trick_points("QS") - plain,
        "points_per_two": trick_points("2S") - plain,
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
    played = rules.TRICKS * players
    used = cards_used(players)
    scoring = sum(bool(rules.SCORING >> STANDARD.ints[card] & 1) for card in used)
    tricks = rules.TRICKS * trick_points("3S")
    each = trick_points("QS") - trick_points("3S")
    return tricks + each * max(0, played - (len(used) - scoring)), tricks + each * min(scoring, played)


def trick_points(card: str) -> int:
    """SP-16: give what the engine counts for a trick of ``card`` and three cards that score nothing."""
    table = [0] * rules.SIZE
    rules.begin(table, 4, 0, rules.DIE_NO_TRUMP, 0)
    for seat, code in enumerate((card, "AH", "KH", "JH")):
        table[rules.HANDS + seat] = 1 << STANDARD.ints[code]
    for _ in range(4):
        rules.play(table, rules.legal(table).bit_length() - 1)
    return sum(table[rules.POINTS : rules.POINTS + 4])


def _hands(players: int) -> int:
    """SP-01, SP-18: give how many hands a game has."""
    return next(hand_no for hand_no in count(1) if rules.is_last(players, hand_no))


def _trump(roll: int) -> str:
    """SP-09: give what a roll of the die makes trump."""
    table = [0] * rules.SIZE
    rules.begin(table, 4, 0, roll, 0)
    if table[rules.WAITING]:
        return "first-ace"
    return "none" if table[rules.TRUMP] < 0 else STANDARD.suits[table[rules.TRUMP]]


def _ranks(cards: list[str]) -> list[str]:
    """SP-03, SP-04: give the ranks of a pack from the highest down, as they are printed."""
    ranks = sorted({card[0] for card in cards}, key=STANDARD.ranks.index, reverse=True)
    return ["10" if rank == "T" else rank for rank in ranks]
