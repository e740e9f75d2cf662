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


def example_record() -> dict[str, Any]:
    """Return the worked example as the last hand of a game, every value typed by hand."""
    seats = [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [1, 2, 3, 0]]
    legal = [
        *["AH AS JD KD TC", "KS", "JS", "TS"],
        *["AH JD KD TC", "KH", "JH", "2H TH"],
        *["JD KD TC", "AD TD", "QD", "2D"],
        *["KC TD", "2C QC", "AC", "TC"],
    ]
    cards = EXAMPLE_PLAYS.split()
    turns = [seat for four in seats for seat in four]
    return {
        "format": "printkit.record/1",
        "game": "shifty-partners",
        "ruleset": {"players": 4, "next_lead": "winner"},
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(EXAMPLE_HANDS, hand_no=4, die=6, scores_before=[9, 9, 9, 10]),
        "actions": [
            {"do": "play", "seat": seat, "card": card, "legal": codes.split()}
            for seat, card, codes in zip(turns, cards, legal, strict=True)
        ],
        "claims": {
            "teams": [[0, 3], [1, 2]],
            "tricks": [
                {"leader": 0, "seats": seats[0], "cards": cards[:4], "winner": 0, "trump": None},
                {"leader": 0, "seats": seats[1], "cards": cards[4:8], "winner": 0, "trump": "S"},
                {"leader": 0, "seats": seats[2], "cards": cards[8:12], "winner": 1, "trump": "S"},
                {"leader": 1, "seats": seats[3], "cards": cards[12:], "winner": 3, "trump": "S"},
            ],
            "tricks_won": [2, 1, 0, 1],
            "points": [2, 3, 0, 2],
            "score": [4, 3, 3, 4],
            "scores_after": [13, 12, 12, 14],
            "game_over": True,
            "winners": [3],
        },
    }
