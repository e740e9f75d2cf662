"""Hands of Twin Shoot for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

from itertools import product
from typing import Any

from printkit.games.twin_shoot.hand import TwinHand
from printkit.games.twin_shoot.rules import PACK

from printkit import games
from printkit.games.twin_shoot import rules
from printkit.rules import rng, run
from printkit.rules.record import Record

GAME = games.get("twin-shoot")
PLAYERS = (4, 6)
DEALERS = ("right-of-team", "any")
RULESETS = [
    GAME.ruleset({"players": players, "dealer": dealer}) for players, dealer in product(PLAYERS, DEALERS)
]

FOUR = [
    "AL KL QL JL TL 9L 8L 7L 7X 8X 9X TX",
    "AX KX QX JX AC KC QC JC TC 9C 8C 7C",
    "AH KH QH JH TH 9H 8H 7H 7S 8S 9S TS",
    "AS KS QS JS AD KD QD JD TD 9D 8D 7D",
]
"""A deal for four in which every seat has two suits."""


def start(
    hands: list[str], bids: str = "", *, leader: int = 0, scores: list[int] | None = None, **more: Any
) -> TwinHand:
    """Begin a hand from hands written out, and bid: ``"AL KL | AX KX | …"``."""
    players = len(hands)
    setup = {
        "hand_no": 1,
        "dealer": (leader // 2 * 2 - 1) % players,
        "opening_leader": leader,
        "hands": [hand.split() for hand in hands],
        "scores_before": [0] * (players // 2) if scores is None else scores,
    }
    hand = TwinHand(GAME.ruleset({"players": players}), {**setup, **more})
    for cards in filter(None, bids.split("|")):
        hand.bid(cards)
    return hand


def play(hand: TwinHand, cards: str) -> TwinHand:
    """Play cards one after another; a team that may open stays closed."""
    for card in cards.split():
        if hand.legal().do == "open":
            hand.do({"do": "stay-closed", "seat": hand.to_move})
        hand.play(card)
    return hand


def lay(players: int, leader: int, cards: str) -> list[int]:
    """Play part of a trick, or a whole one, in which everyone holds nothing but what is played."""
    table = [0] * rules.SIZE
    rules.begin(table, players, leader, -1)
    table[rules.STAGE], table[rules.TURN] = rules.PLAYING, leader
    for code in cards.split():
        rules.hold(table, rules.HANDS, table[rules.TURN], PACK.ints[code])
        rules.play(table, PACK.ints[code])
    return table


def may_play(hand: str, cards: str, *, players: int = 6, leader: int = 0) -> list[str]:
    """Give what the next seat may play of a hand when ``cards`` have been played to the trick."""
    table = lay(players, leader, cards)
    for code in hand.split():
        rules.hold(table, rules.HANDS, table[rules.TURN], PACK.ints[code])
    lower, upper = rules.legal(table)
    return PACK.sorted_codes(lower | upper << rules.HALF)


def records(
    ruleset: Any, policy: str = "random", *, seed: int = 0, count: int = 1, first: int = 0, mixed: bool = False
) -> list[Record]:
    """Give single hands as records."""
    return list(run.hands(GAME, ruleset, policy, seed, count, "test", first, mixed))


def game_records(ruleset: Any, policy: str = "sensible", *, seed: int = 0) -> list[Record]:
    """Give the hands of one whole game as records."""
    return list(run.whole_games(GAME, ruleset, policy, seed, 1, "test"))


def mixed_setup(ruleset: Any, seed: int, index: int) -> dict[str, Any]:
    """Give the setup of a hand from the midst of a game."""
    standing = GAME.mixed(ruleset, rng.endless(seed, index, rng.stream(1, rng.TABLE)))
    return run.deal(GAME, ruleset, seed, index, standing)
