"""How a record of Handmade Pinochle looks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from printkit.games.handmade_pinochle.melds import NAMES
from printkit.games.handmade_pinochle.rules import (
    ALL_POINTS,
    CARDS,
    DEALS,
    HAND,
    PACK,
    PLAYERS,
    TRICKS,
)
from printkit.rules import shape
from printkit.rules.game import Ruleset, Shapes

SHORTEST = CARDS + PLAYERS
"""Decisions of a deal that is thrown in (HP-07)."""
LONGEST = 1 << 20
"""The auction has no upper limit (HP-07), so only the length of a record bounds it."""


def the_pack(stock: list[str]) -> None:
    """HP-01: ask that the cards are the pack, each twice."""
    seen: Counter[str] = Counter()
    for at, code in enumerate(stock):
        seen[code] += 1
        if seen[code] > 2:
            fault = shape.Fault(f"{code} is there three times, the pack has it twice (HP-01)")
            fault.path = [at]
            raise fault


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    seat = shape.integer(0, PLAYERS - 1)
    card = shape.one_of(tuple(dict.fromkeys(PACK.codes)), "a card of the pack (HP-01)")
    suit = shape.one_of(tuple(PACK.suits))
    by_pair = shape.listing(shape.integer(), 2)
    parts = shape.table(
        {
            "hand_no": shape.integer(1, DEALS),
            "start": seat,
            "stock": shape.listing(card, CARDS),
            "scores_before": by_pair,
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            the_pack(value["stock"])
        except shape.Fault as fault:
            fault.path.insert(0, "stock")
            raise

    def does(do: str, **more: shape.Check) -> dict[str, shape.Check]:
        return {"do": shape.one_of((do,)), "seat": seat, **more}

    kinds = {
        "keep": shape.table(does("keep", card=card)),
        "take": shape.table(does("take", card=card)),
        "call": shape.table(does("call", points=shape.integer(1))),
        "pass": shape.table(does("pass")),
        "trump": shape.table(does("trump", suit=suit)),
        "play": shape.table(does("play", card=card), {"legal": shape.listing(card, 1, HAND)}),
    }
    meld = shape.table(
        {
            "meld": shape.one_of(tuple(NAMES.values())),
            "count": shape.integer(1, 2),
            "suit": shape.or_null(suit),
            "points": shape.integer(1),
        }
    )
    trick = shape.table(
        {
            "leader": seat,
            "seats": shape.listing(seat, PLAYERS),
            "cards": shape.listing(card, PLAYERS),
            "winner": seat,
        }
    )
    return Shapes(
        setup=setup,
        action=shape.by_key("do", kinds),
        actions=(SHORTEST, LONGEST),
        claims=shape.table(
            {},
            {
                "hands": shape.listing(shape.listing(card, HAND), PLAYERS),
                "declarer": shape.or_null(seat),
                "contract": shape.or_null(shape.integer(1)),
                "melds": shape.listing(shape.listing(meld, 0, HAND), PLAYERS),
                "meld_points": shape.listing(shape.integer(0), 2),
                "tricks": shape.listing(trick, TRICKS),
                "tricks_won": shape.listing(shape.integer(0, TRICKS), PLAYERS),
                "trick_points": shape.listing(shape.integer(0, ALL_POINTS), 2),
                "score": by_pair,
                "scores_after": by_pair,
                "game_over": shape.flag,
                "winners": shape.listing(shape.integer(0, 1), 1, 2),
            },
        ),
    )
