"""Hands of Shifty Partners for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

from itertools import product
from typing import Any

from printkit import games
from printkit.games.shifty_partners.game import ShiftyHand
from printkit.rules import run
from printkit.rules.record import Record

GAME = games.get("shifty-partners")
PLAYERS = (4, 5, 6, 7)
LEADS = ("winner", "dealer")
RULESETS = [GAME.ruleset({"players": players, "next_lead": lead}) for players, lead in product(PLAYERS, LEADS)]

FOUR = "AS KS QS JS TS | 2S AH KH QH JH | TH 2H AD KD QD | JD TD 2D AC KC"
"""A deal for four; each hand's face-up card is the last."""

SOURCES_EXAMPLE = "2C QC 2D AD KC | QS TD AH QH AS | TS TH JS KS JD | JH TC KH AC KD"
"""Die 6 and the plays below: A 2, B 3, C 0 and D 2 points, as in the example that the rules' source gives."""
SOURCES_PLAYS = "AD TD JD KD  KC AS TS TC  2C AH TH AC  JH QC QH JS"


def start(cards: str, die: int = 5, *, dealer: int = 0, next_lead: str = "winner", **more: Any) -> ShiftyHand:
    """Begin a hand from hands written out, parted by bars."""
    hands = [hand.split() for hand in cards.split("|")]
    setup = {"hand_no": 1, "dealer": dealer, "hands": hands, "die": die, "scores_before": [0] * len(hands)}
    return ShiftyHand(GAME.ruleset({"players": len(hands), "next_lead": next_lead}), {**setup, **more})


def play(hand: ShiftyHand, cards: str) -> ShiftyHand:
    """Play cards one after another."""
    for card in cards.split():
        hand.play(card)
    return hand


def records(
    players: int,
    next_lead: str = "winner",
    policy: str = "random",
    *,
    seed: int = 0,
    count: int = 1,
    first: int = 0,
) -> list[Record]:
    """Give single hands as records."""
    ruleset = GAME.ruleset({"players": players, "next_lead": next_lead})
    return list(run.hands(GAME, ruleset, policy, seed, count, "test", first))


def game_records(
    players: int, next_lead: str = "winner", policy: str = "sensible", *, seed: int = 0
) -> list[Record]:
    """Give the hands of one whole game as records."""
    ruleset = GAME.ruleset({"players": players, "next_lead": next_lead})
    return list(run.whole_games(GAME, ruleset, policy, seed, 1, "test"))
