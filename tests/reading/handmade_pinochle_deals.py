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
# Whose turn it is in every trick, and what each may play, from paper.
SEATS = ["2301", "2301", "3012", "2301", "0123", "2301", "2301", "3012", "2301", "2301", "3012", "2301"]
LEGAL = [
    ["9H AC AH AS JD JH KC KH QC QH QS TH", "9S JS KS TS", "9S JS", "AS KS QS TS"],
    ["9H AC AH JD JH KC KH QC QH QS TH", "JS KS TS", "9S", "KS QS TS"],
    ["9D AC AH JC JS KS QD TC TH", "KH QH", "KS QS", "AH KH TH"],
    ["9H AC AH JD JH KC QC QH TH", "9D QD", "AD KD TD", "JD KD QD"],
    ["9C AD JC KD KH TC TD", "JD QD", "9H AH JH QH TH", "9D"],
    ["9H AC AH KC QC QH TH", "AC JC TC", "9C JC TC", "9C KC QC"],
    ["9H AH KC QC QH TH", "AC TC", "JC TC", "KC QC"],
    ["9D AH JS TC TH", "AD KD TD", "QD", "9H AH QH TH"],
    ["AH KC QH TH", "AH TH", "KH", "9H JH"],
    ["KC QH TH", "TC", "TC", "QC"],
    ["AH JS", "AD TD", "KS", "QH TH"],
    ["TH", "AH", "AD", "JH"],
]
WINNERS = [2, 3, 2, 0, 2, 2, 3, 2, 2, 3, 2, 3]
MELDS: list[list[tuple[str, str | None, int]]] = [
    [("royal-marriage", None, 4)],
    [("dix", None, 1), ("marriage", "C", 2), ("marriage", "D", 2), ("marriage", "S", 2), ("pinochle", None, 4)],
    [("dix", None, 1), ("marriage", "C", 2), ("pinochle", None, 4), ("run", None, 15)],
    [],
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


def example_record() -> dict[str, Any]:
    """Return the example as the last deal of a game, every value of the claims typed by hand."""
    actions: list[dict[str, Any]] = []
    for i, drawn in enumerate(stock(HANDS)):
        seat = (i // 4 + i) % 4  # turn i // 4 belongs to that seat, and the choice goes round from it
        actions.append({"do": "take" if i % 4 else "keep", "seat": seat, "card": drawn})
    actions += [
        {"do": "call", "seat": 1, "points": 15},
        {"do": "call", "seat": 2, "points": 30},
        {"do": "pass", "seat": 3},
        {"do": "pass", "seat": 0},
        {"do": "call", "seat": 1, "points": 39},
        {"do": "call", "seat": 2, "points": 40},
        {"do": "pass", "seat": 1},
        {"do": "trump", "seat": 2, "suit": "H"},
    ]
    for seats, cards, legal in zip(SEATS, TRICKS, LEGAL, strict=True):
        for who, card, codes in zip(seats, cards.split(), legal, strict=True):
            actions.append({"do": "play", "seat": int(who), "card": card, "legal": codes.split()})
    return {
        "format": "printkit.record/1",
        "game": "handmade-pinochle",
        "ruleset": {
            "players": 4,
            "min_bid": 1,
            "extra_marriage_with_run": True,
            "meld_needs": "pair",
            "must_head": False,
            "rank_order": "ATKQJ9",
        },
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(HANDS, hand_no=4, scores_before=[-5, 18]),
        "actions": actions,
        "claims": {
            "hands": [
                ["9C", "9S", "AD", "AD", "JC", "JS", "KD", "KH", "QH", "TC", "TD", "TD"],
                ["9C", "9H", "AS", "JD", "JH", "KC", "KD", "KS", "QC", "QD", "QS", "TS"],
                ["9H", "AC", "AH", "AS", "JD", "JH", "KC", "KH", "QC", "QH", "QS", "TH"],
                ["9D", "9D", "9S", "AC", "AH", "JC", "JS", "KS", "QD", "TC", "TH", "TS"],
            ],
            "declarer": 2,
            "contract": 40,
            "melds": [
                [{"meld": name, "count": 1, "suit": suit, "points": points} for name, suit, points in own]
                for own in MELDS
            ],
            "meld_points": [26, 11],
            "tricks": [
                {
                    "leader": int(seats[0]),
                    "seats": [int(seat) for seat in seats],
                    "cards": cards.split(),
                    "winner": winner,
                }
                for seats, cards, winner in zip(SEATS, TRICKS, WINNERS, strict=True)
            ],
            "tricks_won": [1, 0, 7, 4],
            "trick_points": [14, 11],
            "score": [40, 22],
            "scores_after": [35, 40],
            "game_over": True,
            "winners": [1],
        },
    }
