"""Hands of Sorcerer with known outcomes, worked out on paper, for the tests of this folder."""

from __future__ import annotations

from typing import Any

from .sorcerer import Deal

# The hands of players 0, 1 and 2, then their dummies.
EXAMPLE_HANDS = [
    "R1 AS AH KH 2H 5D 6D 7C 8C",
    "R2 JS TS QH 3H 7D 8D 9C TC",
    "7S 6S 4H 5H 2D 9D TD JC QC",
    "KS QS JH TH AD KD 2C 3C 4C",
    "9S 8S 2S 9H 8H QD JD AC KC",
    "5S 4S 3S 6H 7H 3D 4D 5C 6C",
]
# For the hand and for the dummy, by player; player 2 deals, so that player 0 bids and leads first.
EXAMPLE_BIDS = [(3, 1), (3, 3), (0, 2)]
# Nine tricks: every play as seat, card and, after the colon, what could have been played.
EXAMPLE_TRICKS = """
0 AH: 2H 5D 6D 7C 8C AH AS KH R1 | 1 3H: 3H QH R2 | 3 TH: JH TH | 2 4H: 4H 5H
0 5D: 2H 5D 6D 7C 8C AS KH R1 | 1 8D: 7D 8D R2 | 3 AD: AD KD | 2 2D: 2D 9D TD
3 KS: 2C 3C 4C JH KD KS QS | 2 6S: 6S 7S | 0 R1: AS R1 | 1 R2: JS R2 TS
0 2H: 2H 6D 7C 8C AS KH | 1 QH: QH | 3 JH: JH | 2 5H: 5H
1 7D: 7D 9C JS TC TS | 2 TD: 9D TD | 4 QD: JD QD | 0 6D: 6D
4 AC: 2S 8H 8S 9H 9S AC JD KC | 0 7C: 7C 8C | 1 9C: 9C TC | 2 JC: JC QC
4 KC: 2S 8H 8S 9H 9S JD KC | 0 8C: 8C | 1 TC: TC | 2 QC: QC
4 9H: 2S 8H 8S 9H 9S JD | 0 KH: KH | 1 TS: JS TS | 2 9D: 7S 9D
1 JS: JS | 2 7S: 7S | 4 8S: 2S 8S 9S | 0 AS: AS
"""
EXAMPLE_WINNERS = [0, 3, 0, 1, 4, 4, 4, 1, 0]
EXAMPLE_PLAYS = " ".join(
    part.split(":")[0].split()[1] for line in EXAMPLE_TRICKS.strip().splitlines() for part in line.split("|")
)


def setup(hands: list[str], **changes: Any) -> dict[str, Any]:
    """Return the ``setup`` of a first hand dealt by player 2, with some keys changed."""
    plain = {
        "hand_no": 1,
        "dealer": 2,
        "hands": [hand.split() for hand in hands],
        "scores_before": [0, 0, 0],
    }
    return plain | changes


def deal(hands: list[str], **changes: Any) -> Deal:
    """Lay out three hands and three dummies, each written as one string."""
    return Deal(setup(hands, **changes), {"players": 3})


def bid(at: Deal, bids: list[tuple[int, int]]) -> Deal:
    """Let every player bid, the numbers given by player; return the same deal."""
    for _ in bids:
        hand, dummy = bids[at.to_move()]
        at.do({"do": "bid", "seat": at.to_move(), "hand": hand, "dummy": dummy})
    return at


def play(at: Deal, cards: str) -> Deal:
    """Play the cards of the string one after the other; return the same deal."""
    for code in cards.split():
        at.do({"do": "play", "seat": at.to_move(), "card": code})
    return at


def example(cards: str = EXAMPLE_PLAYS, **changes: Any) -> Deal:
    """Return the example after its bids and these plays, all of them unless told otherwise."""
    return play(bid(deal(EXAMPLE_HANDS, **changes), EXAMPLE_BIDS), cards)


def example_record() -> dict[str, Any]:
    """Return the example as the last hand of a game, every value typed by hand."""
    actions: list[dict[str, Any]] = [
        {"do": "bid", "seat": seat, "hand": hand, "dummy": dummy}
        for seat, (hand, dummy) in enumerate(EXAMPLE_BIDS)
    ]
    tricks = []
    for line, winner in zip(EXAMPLE_TRICKS.strip().splitlines(), EXAMPLE_WINNERS, strict=True):
        plays = []
        for part in line.split("|"):
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
            }
        )
    return {
        "format": "printkit.record/1",
        "game": "sorcerer",
        "ruleset": {"players": 3},
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(EXAMPLE_HANDS, hand_no=9, scores_before=[10, -4, 17]),
        "actions": actions,
        "claims": {
            "tricks": tricks,
            "tricks_won": [3, 2, 0, 1, 3, 0],
            # 3 + 1 and 2 + 1; one short and 6 + 1; 0 + 1 and two short.
            "score": [7, 6, -1],
            "scores_after": [17, 2, 16],
            "game_over": True,
            "winners": [0],
        },
    }
