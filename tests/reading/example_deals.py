"""Hands of Shifty Partners with known outcomes, worked out on paper, for the tests of this folder."""

from __future__ import annotations

from typing import Any

from .shifty_partners import Deal

# The source's worked example with cards that bring about what it tells: seat 0 (A) takes two tricks
# without a scoring card, B one with two, D one with one, C none. The fifth cards lie face up.
EXAMPLE_HANDS = ["AS AH JD TC KD", "KS KH AD KC TD", "JS JH QD QC 2C", "TS TH 2D AC 2H"]
EXAMPLE_PLAYS = "AS KS JS TS  AH KH JH TH  JD AD QD 2D  KC QC AC TC"
# Seat 1 is void in the suit of the first lead and holds an ace to discard; two aces lie face up.
ACES_HANDS = ["JS KC JC TC 2C", "KH QH JH 2H AH", "KS QS TD 2D AS", "TS TH KD QD JD"]


def setup(hands: list[str], **changes: Any) -> dict[str, Any]:
    """Return the ``setup`` of a first hand dealt by seat 0 at no trump, with some keys changed."""
    plain = {
        "hand_no": 1,
        "dealer": 0,
        "hands": [hand.split() for hand in hands],
        "die": 5,
        "scores_before": [0] * len(hands),
    }
    return plain | changes


def deal(hands: list[str], next_lead: str = "winner", **changes: Any) -> Deal:
    """Lay out the hands, each written as one string with the face-up card last."""
    return Deal(setup(hands, **changes), {"players": len(hands), "next_lead": next_lead})


def play(at: Deal, cards: str) -> Deal:
    """Play the cards of the string one after the other; return the same deal."""
    for code in cards.split():
        at.do({"do": "play", "seat": at.to_move(), "card": code})
    return at
