"""Deals of Handmade Pinochle with known outcomes, worked out on paper, for the tests of this folder."""

from __future__ import annotations

from typing import Any

from .handmade_pinochle import Deal

# Hearts are trump. Seat 3 has no meld; seat 1 takes no trick.
HANDS = [
    "AD AD TD TD KD KH QH TC JC 9C 9S JS",
    "AS TS KS QS JH 9H KD QD JD KC QC 9C",
    "AH TH KH QH JH 9H AS QS AC KC QC JD",
    "TS KS JS 9S AH TH QD 9D 9D AC TC JC",
]
BIDS = "15 30 - - 39 40 -"  # from seat 1 on; seat 2 undertakes 40, which is just what it makes
TRICKS = [
    "AS 9S JS AS",  # seat 2 leads; its ace is the first of two
    "QS TS 9S TS",  # the ten beats the queen; seat 3's is the first of two
    "KS QH QS KH",  # seat 0 ruffs, seat 2 overruffs
    "JD QD AD KD",
    "TD JD JH 9D",
    "AC JC 9C 9C",
    "QC AC JC KC",
    "9D KD QD 9H",
    "AH TH KH 9H",
    "KC TC TC QC",
    "JS TD KS QH",
    "TH AH AD JH",
]
EXAMPLE = f"{BIDS} H {' '.join(TRICKS)}"

# A suit each: seat 0 spades, 1 hearts, 2 clubs, 3 diamonds.
ONE_SUIT_EACH = [" ".join(2 * [rank + suit for rank in "ATKQJ9"]) for suit in "SHCD"]
# Seats 0 and 2 hold no king, no queen and, with clubs as trump, no dix.
NO_MELD = [
    "AS AS TS TS JS JS 9S 9S AH AH TH TH",
    "KS KS QS QS KH KH QH QH JH JH 9H 9H",
    "AD AD TD TD JD JD 9D 9D AC AC TC TC",
    "KD KD QD QD KC KC QC QC JC JC 9C 9C",
]


def stock(hands: list[str], start: int = 0) -> list[str]:
    """Return a stock from which these hands are made if everyone takes the first card left."""
    left = [hand.split() for hand in hands]
    return [left[(start + turn + i) % 4][turn] for turn in range(12) for i in range(4)]


def setup(hands: list[str], **changes: Any) -> dict[str, Any]:
    """Return the ``setup`` of a first deal that seat 0 starts, with some keys changed."""
    plain = {
        "hand_no": 1,
        "start": 0,
        "stock": stock(hands, changes.get("start", 0)),
        "scores_before": [0, 0],
    }
    return plain | changes


def decide(at: Deal, words: str) -> Deal:
    """Make the decisions of the string one after the other; return the same deal.

    A word is a card, a suit, a number of points, ``-`` for a pass.
    """
    for word in words.split():
        action: dict[str, Any] = {"do": at.decision(), "seat": at.to_move()}
        if word == "-":
            action["do"] = "pass"
        elif action["do"] == "call":
            action["points"] = int(word)
        elif action["do"] == "trump":
            action["suit"] = word
        else:
            action["card"] = word
        at.do(action)
    return at


def made(hands: list[str], options: dict[str, Any] | None = None, **changes: Any) -> Deal:
    """Return a deal whose hands are made, each written as one string, before the bidding."""
    deal = Deal(setup(hands, **changes), {"players": 4} | (options or {}))
    return decide(deal, " ".join(stock(hands, changes.get("start", 0))))


def play_out(at: Deal) -> Deal:
    """Play the first card allowed until the deal is over; return the same deal."""
    while not at.finished:
        decide(at, at.legal()[0])
    return at
