"""Hands of Twin Shoot with known outcomes, worked out on paper, for the tests of this folder."""

from __future__ import annotations

from typing import Any

from .twin_shoot import Deal

# Every seat has a whole suit and four cards of another (four players).
MIXED_HANDS = [
    "AH KH QH JH TH 9H 8H 7H AS KS QS JS",
    "AL KL QL JL TL 9L 8L 7L AD KD QD JD",
    "AX KX QX JX TX 9X 8X 7X TS 9S 8S 7S",
    "AC KC QC JC TC 9C 8C 7C TD 9D 8D 7D",
]
# Hearts 2 + spade 1, leaf 5 + diamond 0, two spades, club 3 + diamond 0.
MIXED_BID_CARDS = ["QH QS", "JD 7L", "8S 9S", "TC TD"]
MIXED_BIDS = [3, 5, 2, 3]
# Ten tricks: the follow set, then every play as seat, card and, after the colon, what the seat could
# have played. Seat 1 opens; odd leaders play counter-clockwise.
MIXED_TRICKS = """
rank | 1 KD: 8L 9L AD AL JL KD KL QD QL TL | 0 KS: KH KS | 3 KC: KC | 2 KX: KX
rank | 2 7S: 7S 7X 8X 9X AX JX QX TS TX | 3 7D: 7C 7D | 0 7H: 7H | 1 QD: 8L 9L AD AL JL KL QD QL TL
rank | 0 AS: 8H 9H AH AS JH JS KH TH | 1 AD: AD AL | 2 AX: AX | 3 AC: AC
suit | 2 TS: 7X 8X 9X JX QX TS TX | 3 9D: 7C 8C 8D 9C 9D JC QC | 0 JS: JS TH | 1 KL: 8L 9L AL JL KL QL TL
none | 0 KH: 8H 9H AH JH KH TH | 1 8L: 8L 9L AL JL QL TL | 2 7X: 7X 8X 9X JX QX TX | 3 8D: 7C 8C 8D 9C JC QC
rank | 0 9H: 8H 9H AH JH TH | 1 9L: 9L | 2 9X: 9X | 3 9C: 9C
rank | 1 QL: AL JL QL TL | 0 8H: 8H AH JH TH | 3 QC: QC | 2 QX: QX
rank | 1 TL: AL JL TL | 0 TH: TH | 3 7C: 7C 8C JC | 2 TX: TX
rank | 1 AL: AL JL | 0 AH: AH | 3 8C: 8C JC | 2 8X: 8X JX
rank | 1 JL: JL | 0 JH: JH | 3 JC: JC | 2 JX: JX
"""
MIXED_WINNERS = [2, 0, 2, 0, 0, 1, 1, 1, 1, 1]
MIXED_PLAYS = " ".join(
    part.split(":")[0].split()[1] for line in MIXED_TRICKS.strip().splitlines() for part in line.split("|")[1:]
)

# Six players, a suit each: a lead is matched in rank only, and the leaves of seat 0 beat everything.
SUITS_HANDS = [" ".join(rank + suit for rank in "AKQJT9876543") for suit in "LDXCHS"]
SUITS_BID_CARDS = ["3L 4L", "3D 4D", "3X 4X", "3C 4C", "3H 4H", "3S 4S"]
SUITS_BIDS = [10, 0, 8, 6, 4, 2]


def setup(hands: list[str], **changes: Any) -> dict[str, Any]:
    """Return the ``setup`` of a first hand led by seat 0, with some keys changed."""
    plain = {
        "hand_no": 1,
        "dealer": len(hands) - 1,
        "opening_leader": 0,
        "hands": [hand.split() for hand in hands],
        "scores_before": [0] * (len(hands) // 2),
    }
    return plain | changes


def deal(hands: list[str], **changes: Any) -> Deal:
    """Lay out the hands, each written as one string."""
    return Deal(setup(hands, **changes), {"players": len(hands)})


def bid(at: Deal, bid_cards: list[str], opened_by: int | None = None) -> Deal:
    """Lay everyone's two bid cards and perhaps open them; return the same deal."""
    for seat, cards in enumerate(bid_cards):
        at.do({"do": "bid", "seat": seat, "cards": cards.split()})
    if opened_by is not None:
        at.do({"do": "open", "seat": opened_by})
    return at


def play(at: Deal, cards: str) -> Deal:
    """Play the cards of the string one after the other; return the same deal."""
    for code in cards.split():
        at.do({"do": "play", "seat": at.to_move(), "card": code})
    return at


def play_out(at: Deal) -> Deal:
    """Play the first legal card until the hand is over; return the same deal."""
    while not at.finished:
        play(at, at.legal()[0])
    return at


def mixed(opened_by: int | None = None, **changes: Any) -> Deal:
    """Return the mixed hand played out; seat 1 leads first, so that it is a hand of a second round."""
    at = deal(MIXED_HANDS, **({"hand_no": 3, "opening_leader": 1, "dealer": 3} | changes))
    return play(bid(at, MIXED_BID_CARDS, opened_by), MIXED_PLAYS)


def mixed_record() -> dict[str, Any]:
    """Return the mixed hand as the last of a game, opened by team 0, every value typed by hand."""
    actions: list[dict[str, Any]] = [
        {"do": "bid", "seat": seat, "cards": cards.split()} for seat, cards in enumerate(MIXED_BID_CARDS)
    ]
    actions.append({"do": "open", "seat": 1})
    tricks = []
    for line, winner in zip(MIXED_TRICKS.strip().splitlines(), MIXED_WINNERS, strict=True):
        follow, *parts = line.split("|")
        plays = []
        for part in parts:
            play_, legal = part.split(":")
            seat, card = play_.split()
            plays.append({"do": "play", "seat": int(seat), "card": card, "legal": legal.split()})
        actions += plays
        tricks.append(
            {
                "leader": plays[0]["seat"],
                "seats": [one["seat"] for one in plays],
                "cards": [one["card"] for one in plays],
                "winner": winner,
                "follow": follow.strip(),
            }
        )
    return {
        "format": "printkit.record/1",
        "game": "twin-shoot",
        "ruleset": {"players": 4, "dealer": "right-of-team"},
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(MIXED_HANDS, hand_no=3, opening_leader=1, dealer=3, scores_before=[36, 40]),
        "actions": actions,
        "claims": {
            "bids": MIXED_BIDS,
            "may_open": 0,
            "tricks": tricks,
            "tricks_won": [3, 5, 2, 0],
            # Team 0: 8 tricks, two shoots, twin, overhead. Team 1: 2 tricks and seat 2's shoot.
            "score": [68, 12],
            "scores_after": [104, 52],
            "game_over": True,
            "winners": [0],
        },
    }
