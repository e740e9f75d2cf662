"""Deals of Sorcerer for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from printkit import games
from printkit.games.sorcerer.game import SorcererHand
from printkit.rules import rng, run
from printkit.rules.record import Record
from tests.games.checks import there

GAME = games.get("sorcerer")
RULESET = GAME.ruleset({})

PLAIN = """
    2S KH QH 9H 4D 3D KC 8C R1 | AS 5S AH 2H 9D 8D QC 3C 2C | TS 7S JH 7H AD TD JC 9C 4C
    KS 4S 3S TH 6H 5H QD 7D R2 | JS 8S AC 8H 4H KD 6D TC 5C | QS 9S 6S 3H JD 5D 2D 7C 6C
"""
"""A deal: above the players' hands, below their dummies."""

CLUBS = """
    AC KC QC JC TC 9C 8C 7C 6C | 2S 3S 4S 5S 6S 7S 8S 9S TS | 2H 3H 4H 5H 6H 7H 8H 9H TH
    AH KH QH JH AD KD QD JD TD | AS KS QS JS 2D 3D 4D 5D 6D | R1 R2 2C 3C 4C 5C 7D 8D 9D
"""
"""A deal in which player 0 holds clubs, 1 spades, 2 hearts."""


def deal(cards: str) -> list[list[str]]:
    """Read a deal written out."""
    rows = [row.split("|") for row in cards.split("\n") if row.strip()]
    return [hand.split() for row in rows for hand in row]


def start(cards: str = PLAIN, bids: str = "22 22 22", *, dealer: int = 2, **more: Any) -> SorcererHand:
    """Begin a deal. ``bids``: hand and dummy, from the dealer's left; may be fewer than three."""
    setup = {"hand_no": 1, "dealer": dealer, "hands": deal(cards), "scores_before": [0, 0, 0], **more}
    hand = SorcererHand(RULESET, setup)
    for both in bids.split():
        bid(hand, int(both[0]), int(both[1]))
    return hand


def bid_of(hand: SorcererHand, own: int, dummy: int) -> dict[str, Any]:
    """Give a bid of the player to bid."""
    return {"do": "bid", "seat": hand.to_move, "hand": own, "dummy": dummy}


def bid(hand: SorcererHand, own: int, dummy: int) -> None:
    """Bid for the player to bid."""
    hand.do(bid_of(hand, own, dummy))


def play(hand: SorcererHand, cards: str) -> SorcererHand:
    """Play cards one after another."""
    for card in cards.split():
        hand.play(card)
    return hand


def play_out(hand: SorcererHand) -> SorcererHand:
    """Play the first legal card until the deal is over."""
    while not hand.finished:
        hand.play(hand.legal().choices[0])
    return hand


def records(policy: str = "random", *, seed: int = 0, count: int = 1, mixed: bool = False) -> Iterator[Record]:
    """Give single deals as records."""
    return run.hands(GAME, RULESET, policy, seed, count, "test", mixed=mixed)


def game_records(policy: str = "sensible", *, seed: int = 0, count: int = 1) -> list[Record]:
    """Give the deals of whole games as records."""
    return list(run.whole_games(GAME, RULESET, policy, seed, count, "test"))


def mixed_setup(seed: int, index: int) -> dict[str, Any]:
    """Give a setup with hand number, dealer and scores drawn too."""
    standing = there(GAME.hand.mixed)(RULESET, rng.endless(seed, index, rng.stream(1, rng.TABLE)))
    return run.deal(GAME, RULESET, seed, index, standing)
