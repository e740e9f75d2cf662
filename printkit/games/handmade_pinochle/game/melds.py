"""Melds as records name them, and the cards that show them."""

from __future__ import annotations

from typing import Any

from printkit.games.handmade_pinochle.rules import (
    ACE,
    ACES,
    ALL,
    DIX,
    JACK,
    JACKS,
    KINDS,
    KING,
    KINGS,
    MARRIAGE,
    MELDS,
    NINE,
    PACK,
    PINOCHLE,
    QUEEN,
    QUEENS,
    ROYAL,
    RUN,
    TEN,
    VALUES,
    WIDTH,
    melds,
)

NAMES = {
    ACES: "aces",
    DIX: "dix",
    JACKS: "jacks",
    KINGS: "kings",
    MARRIAGE: "marriage",
    PINOCHLE: "pinochle",
    QUEENS: "queens",
    ROYAL: "royal-marriage",
    RUN: "run",
}
"""HP-08: the names of melds by kind, sorted; the marriages of four suits are one here."""

SORTED = tuple(
    sorted(
        [
            *((kind, name, None) for kind, name in NAMES.items() if kind != MARRIAGE),
            *((MARRIAGE + suit, NAMES[MARRIAGE], letter) for suit, letter in enumerate(PACK.suits)),
        ],
        key=lambda one: (one[1], one[2] or ""),
    )
)
"""(kind, name, suit or None) in the order of records: by name, then by suit."""


def counted(hand: int, trump: int, extra: int) -> list[int]:
    """HP-08: give how many melds of each kind a hand holds."""
    counts = [0] * MELDS
    melds(hand, trump, extra, counts)
    return counts


def claimed(counts: list[int]) -> list[dict[str, Any]]:
    """HP-08, HP-13: give melds, as :func:`counted` gives them, as a record claims them."""
    return [
        {"meld": name, "count": counts[kind], "suit": suit, "points": VALUES[3 * kind + counts[kind]]}
        for kind, name, suit in SORTED
        if counts[kind]
    ]


def _cards(kind: int, trump: int) -> tuple[int, ...]:
    """HP-08, HP-09: give the cards of a single meld."""
    own = trump * WIDTH
    if kind == RUN:
        return tuple(own + rank for rank in (ACE, KING, QUEEN, JACK, TEN))
    if kind == ROYAL:
        return (own + KING, own + QUEEN)
    if kind == PINOCHLE:
        return (QUEEN, 2 * WIDTH + JACK)
    if kind == DIX:
        return (own + NINE,)
    if kind in AROUNDS:
        return tuple(suit * WIDTH + AROUNDS[kind] for suit in range(4))
    suit = kind - MARRIAGE
    return (suit * WIDTH + KING, suit * WIDTH + QUEEN)


AROUNDS = {ACES: ACE, KINGS: KING, QUEENS: QUEEN, JACKS: JACK}
CARDS = tuple(tuple(_cards(kind, trump) for kind in range(MELDS)) for trump in range(4))
"""The cards of a single meld, by trump suit and kind."""


def shown(counts: list[int], trump: int) -> int:
    """HP-13: give the hand of the cards that lie on the table to show melds."""
    made = 0
    for kind, count in enumerate(counts):
        if count:
            if kind == ROYAL and counts[RUN]:
                count += counts[RUN]  # HP-11: beside a run it is a second king and queen
            made = either(made, sum(count << card for card in CARDS[trump][kind]))
    return made


def either(one: int, other: int) -> int:
    """Give the smallest hand that has the cards of one hand and of another."""
    twice = (one | other) & ALL
    once = (one | other) & KINDS & ~(twice >> 1)
    return twice | once
