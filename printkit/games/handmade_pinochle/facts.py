"""What the engine proves of Handmade Pinochle: numbers for the book, out of the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from printkit.games.handmade_pinochle import rules
from printkit.games.handmade_pinochle.melds import CARDS, NAMES
from printkit.games.handmade_pinochle.rules import (
    ACE,
    ACES,
    JACK,
    JACKS,
    KING,
    KINGS,
    MARRIAGE,
    NINE,
    PACK,
    PINOCHLE,
    QUEEN,
    QUEENS,
    TEN,
    VALUES,
    WIDTH,
)
from printkit.rules.costly import Costly
from printkit.rules.game import Ruleset


def proven(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``meld_points``: by the name of a meld what one and two of it are worth. ``counters``: the ranks of which
    every card taken is worth ``points_per_counter``, as they are printed.
    """
    ranks = "ATKQJ9"
    points = {rank: {card_points(f"{rank}{suit}") for suit in PACK.suits} for rank in ranks}
    counters = [rank for rank in ranks if points[rank] != {0}]
    (each,) = {worth for rank in counters for worth in points[rank]}
    melds = {name: meld_points(kind) for kind, name in NAMES.items()}
    return {
        "players": rules.PLAYERS,
        "cards_used": len(PACK.codes),
        "hand_size": rules.HAND,
        "deals": rules.DEALS,
        "tricks_per_deal": rules.TRICKS,
        "counters": ["10" if rank == "T" else rank for rank in counters],
        "points_per_counter": each,
        "last_trick_points": last_trick_points(),
        "trick_points": sum(card_points(card) for card in PACK.codes) + last_trick_points(),
        "meld_points": melds,
        "most_single_meld": _most(melds, 0),
        "most_double_meld": _most(melds, 1),
    }


def _most(melds: Mapping[str, list[int]], which: int) -> dict[str, Any]:
    name = max(melds, key=lambda name: melds[name][which])
    return {"meld": name, "points": melds[name][which]}


def card_points(card: str) -> int:
    """HP-14: give what the engine counts for a card that is taken in a trick which is not the last."""
    return _trick(0, card)


def last_trick_points() -> int:
    """HP-14: give what the last trick is worth above its cards."""
    return _trick(rules.TRICKS - 1, "9S") - _trick(0, "9S")


def _trick(trick: int, card: str) -> int:
    """Give the points of a trick of ``card`` and three 9s, ``trick`` others having gone before."""
    table = [0] * rules.SIZE
    table[rules.TRUMP], table[rules.LED] = 0, -1
    table[rules.STAGE], table[rules.TRICK] = rules.PLAYING, trick
    for seat, code in enumerate((card, "9H", "9D", "9C")):
        table[rules.HANDS + seat] = 1 << PACK.ints[code]
    for seat in range(4):
        rules.play(table, PACK.ints[(card, "9H", "9D", "9C")[seat]])
    return sum(table[rules.POINTS : rules.POINTS + 4])


def meld_points(kind: int) -> list[int]:
    """HP-08: give what the engine counts for one and for two of a meld, held and nothing else, spades trump.

    A double royal marriage, say, is that of both kings and both queens. An ordinary marriage is one of hearts.
    """
    suit = PACK.suits.index("H")
    cards = CARDS[0][MARRIAGE + suit if kind == MARRIAGE else kind]
    counts = [0] * rules.MELDS
    return [rules.melds(sum(many << card for card in cards), 0, 1, counts) for many in (1, 2)]


def most_hand_meld() -> dict[str, Any]:
    """HP-08 … HP-12: give the most that twelve cards can show, with its trump and such a hand.

    By exhaustion, suit by suit. What a hand shows is what each suit shows alone, and what goes across: an
    around counts by the suit that has fewest of its rank, a pinochle by queens of spades and jacks of diamonds.
    So of all hands that agree in these, and in how many cards they have, only the best need be kept.
    """
    best, hand, trump = max(_best(trump) for trump in range(4))
    return {"points": best, "trump": PACK.suits[trump], "cards": _codes(hand)}


Held = tuple[int, int, int, int, int, int, int]
"""Fewest aces, kings, queens, jacks of any suit so far, ♠Q, ♦J, and how many cards."""


def _best(trump: int) -> tuple[int, int, int]:
    """Give (points, hand, trump) of a hand that shows most."""
    counts = [0] * rules.MELDS
    states: dict[Held, tuple[int, int]] = {(2, 2, 2, 2, 0, 0, 0): (0, 0)}
    for suit in range(4):
        after: dict[Held, tuple[int, int]] = {}
        kept: dict[tuple[int, ...], tuple[int, int]] = {}
        for held, cards in _holdings(suit, trump):
            shown = rules.melds(cards, trump, 1, counts)
            kept[held] = max(kept.get(held, (-1, 0)), (shown, cards))
        for (a, k, q, j, spades, diamonds, many), (points, hand) in states.items():
            for (aces, kings, queens, jacks, more), (shown, cards) in kept.items():
                if many + more <= rules.HAND:
                    fewest = min(a, aces), min(k, kings), min(q, queens), min(j, jacks)
                    pair = queens if suit == 0 else spades, jacks if suit == 2 else diamonds
                    key = (*fewest, *pair, many + more)
                    found = points + shown, hand + cards
                    if key not in after or after[key] < found:
                        after[key] = found
        states = after
    return max((points + _across(held), hand, trump) for held, (points, hand) in states.items())


def _holdings(suit: int, trump: int) -> Iterator[tuple[tuple[int, int, int, int, int], int]]:
    """Give (aces, kings, queens, jacks, cards) and the hand for all that can be held of a suit.

    A 9 or 10 of another suit than trump shows nothing, and is left out.
    """
    plain = (0, 1, 2) if suit == trump else (0,)
    for a, k, q, j, ten, nine in product(*((0, 1, 2),) * 4, plain, plain):
        ranks = ((a, ACE), (k, KING), (q, QUEEN), (j, JACK), (ten, TEN), (nine, NINE))
        yield (a, k, q, j, a + k + q + j + ten + nine), sum(many << suit * WIDTH + rank for many, rank in ranks)


def _across(held: Held) -> int:
    """Give what arounds and pinochles show."""
    found = zip((ACES, KINGS, QUEENS, JACKS, PINOCHLE), (*held[:4], min(held[4:6])), strict=True)
    return sum(VALUES[3 * kind + count] for kind, count in found)


def _codes(hand: int) -> list[str]:
    """Give the cards of a hand, suit by suit, high to low, both of two."""
    cards = range(len(PACK.codes) - 2, -1, -2)
    suits = [[card for card in cards if card // WIDTH == suit] for suit in range(4)]
    return [PACK.codes[card] for suit in suits for card in suit for _ in range(hand >> card & 3)]


COSTLY = (
    Costly(
        "most_hand_meld",
        "The most points that a hand of twelve cards can show in melds, with such a hand and its trump; by "
        "exhaustion.",
        most_hand_meld,
        rulings={"extra_marriage_with_run": True},
    ),
)
"""What ``printkit facts handmade-pinochle --regenerate`` works out."""
