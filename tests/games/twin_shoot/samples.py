"""Hands of Twin Shoot for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

from itertools import product
from typing import Any

from printkit import games
from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.game.rules import PACK
from printkit.rules import rng, run
from printkit.rules.game import Refusal
from printkit.rules.record import Record
from tests.games.checks import there

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
        bid(hand, cards)
    return hand


def bid(hand: TwinHand, cards: str) -> None:
    """Bid with two cards, ``"AL 3D"``, for the seat to bid."""
    hand.do({"do": "bid", "seat": hand.to_move, "cards": cards.split()})


def stay_closed(hand: TwinHand) -> None:
    """Go on where a team may open, as before a record's next action."""
    if hand.stage == "open":
        hand.do({"do": "stay-closed", "seat": hand.to_move})


def play(hand: TwinHand, cards: str) -> TwinHand:
    """Play cards one after another; a team that may open stays closed."""
    for card in cards.split():
        stay_closed(hand)
        hand.play(card)
    return hand


def why_not(hand: TwinHand, card: str) -> Refusal | None:
    """Give why the seat to play may not play a card."""
    return hand.refusal({"do": "play", "seat": hand.to_move, "card": card})


def state(hand: TwinHand) -> dict[str, Any]:
    """Give all that a hand is, to compare; but what it has worked out only once."""
    return {name: value for name, value in vars(hand.copy()).items() if name not in ("_may", "_outcome")}


def lay(players: int, leader: int, cards: str) -> TwinHand:
    """Play part of a trick, or a whole one, in which everyone holds nothing but what is played."""
    hand = TwinHand(GAME.ruleset({"players": players}), mixed_setup(GAME.ruleset({"players": players}), 0, 0))
    hand.stage, hand.turn = "play", leader
    hand.hands, hand.masks = [[] for _ in range(players)], [0] * players
    for code in cards.split():
        give(hand, code)
        hand.play(code)
    return hand


def give(hand: TwinHand, cards: str) -> None:
    """Let the seat to play hold some cards."""
    seat = there(hand.turn)
    hand.hands[seat], hand.masks[seat] = sorted(cards.split()), PACK.mask(cards.split())
    hand._may = None


def taker(hand: TwinHand) -> int:
    """Give who has the trick, or took the one that is over."""
    return hand.best[0] if hand.trick else hand.over[-1].taker


def follow(hand: TwinHand) -> str:
    """Give what is followed, or was in the trick that is over."""
    return hand.follow if hand.trick else hand.over[-1].claims["follow"]


def may_play(cards: str, played: str, *, players: int = 6, leader: int = 0) -> list[str]:
    """Give what the next seat may play of some cards when others have been played to the trick."""
    hand = lay(players, leader, played)
    give(hand, cards)
    return list(hand.legal().choices)


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
    standing = there(GAME.hand.mixed)(ruleset, rng.endless(seed, index, rng.stream(1, rng.TABLE)))
    return run.deal(GAME, ruleset, seed, index, standing)
