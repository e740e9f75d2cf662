"""Melds as records name them, and the cards that show them."""

from __future__ import annotations

from typing import Any

from printkit.games.handmade_pinochle.rules import (
    ACE,
    ACES,
    DIX,
    JACK,
    JACKS,
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


def claimed(hand: int, trump: int, extra: int) -> list[dict[str, Any]]:
    """HP-08, HP-13: give the melds of a hand as a record claims them."""
    counts = [0] * MELDS
    melds(hand, trump, extra, counts)
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


def shown(hand: int, trump: int, extra: int) -> int:
    """HP-13: give the hand of the cards that lie on the table to show a hand's melds."""
    counts = [0] * MELDS
    melds(hand, trump, extra, counts)
    counts[ROYAL] += counts[RUN] if counts[ROYAL] else 0  # beside a run it is a second king and queen
    most = [0] * (4 * WIDTH)
    for kind, count in enumerate(counts):
        if count:
            for card in CARDS[trump][kind]:
                most[card] = max(most[card], count)
    return sum(count << card for card, count in enumerate(most))


def either(one: int, other: int) -> int:
    """Give the smallest hand that has the cards of one hand and of another."""
    twice = (one | other) & 0xAAAAAAAAAAAA
    once = (one | other) & 0x555555555555 & ~(twice >> 1)
    return twice | once
