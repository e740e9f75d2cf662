"""What the rulebook of Handmade Pinochle may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from printkit.games.handmade_pinochle.game import COUNTERS, ORDERS, TRICKS, trick_points
from printkit.games.handmade_pinochle.game.making import CARDS, DEALS, DRAW, HAND, PLAYERS
from printkit.games.handmade_pinochle.game.melds import ACROSS, PACK, VALUES, Meld, melds_in, worth
from printkit.rules.costly import Costly
from printkit.rules.game import Ruleset

RULINGS = ("min_bid", "extra_marriage_with_run", "meld_needs", "must_head")


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists, and the rulings in force.

    ``meld_points``: by the name of a meld what one and two of it are worth. ``counters``: the ranks of which
    every card taken is worth ``points_per_counter``. ``turns``: of hand-making in a deal, ``turns_each`` a
    player's own; ``unseen``: cards of a hand that nobody saw being taken, ``public`` the others.
    ``rank_order``: from the highest down, ``listed_order`` as the source lists the ranks. Ranks are as they are
    printed. ``run_and_marriage``: a run and another king and queen of trump (HP-11).
    """
    (each,) = {trick_points([card], last=False) for card in PACK.codes} - {0}
    last = trick_points([], last=True)
    single, double = (max(VALUES, key=lambda name: VALUES[name][which]) for which in (0, 1))
    extra = ruleset["extra_marriage_with_run"]
    return {
        "players": PLAYERS,
        "cards_used": len(PACK.codes),
        "hand_size": HAND,
        "deals": DEALS,
        "tricks_per_deal": TRICKS,
        "counters": _printed([rank for rank in ORDERS[0] if rank in COUNTERS]),
        "points_per_counter": each,
        "last_trick_points": last,
        "trick_points": trick_points(PACK.codes, last=False) + last,
        "meld_points": {name: list(values) for name, values in VALUES.items()},
        "most_single_meld": {"meld": single, "points": VALUES[single][0]},
        "most_double_meld": {"meld": double, "points": VALUES[double][1]},
        "copies": PACK.copies,
        "suits": len(PACK.suits),
        "cards_drawn": DRAW,
        "turns": CARDS // DRAW,
        "turns_each": CARDS // DRAW // PLAYERS,
        "unseen": CARDS // DRAW // PLAYERS,
        "public": HAND - CARDS // DRAW // PLAYERS,
        "rank_order": _printed(ruleset["rank_order"]),
        "listed_order": _printed(ORDERS[1]),
        "source_order": ruleset["rank_order"] == ORDERS[1],
        "run_and_marriage": worth(melds_in(_hand("ATKKQQJ", "H"), "H", extra)),
        **{name: ruleset[name] for name in RULINGS},
    }


def _printed(ranks: str | list[str]) -> list[str]:
    return ["10" if rank == "T" else rank for rank in ranks]


def _hand(ranks: str, suit: str) -> int:
    return sum(1 << PACK.ints[rank + suit] for rank in ranks)


# --- what twelve cards can show at most

AROUNDS = "AKQJ"
Held = tuple[int, int, int, int, int, int, int]
"""Fewest aces, kings, queens, jacks of any suit so far, ♠Q, ♦J, and how many cards."""


def most_hand_meld() -> dict[str, Any]:
    """HP-08 … HP-12: give the most that twelve cards can show, with its trump and such a hand.

    By exhaustion, suit by suit. What a hand shows is what each suit shows alone, and what goes across: an
    around counts by the suit that has fewest of its rank, a pinochle by queens of spades and jacks of diamonds.
    So of all hands that agree in these, and in how many cards they have, only the best need be kept.
    """
    best, hand, trump = max(_best(trump) for trump in range(len(PACK.suits)))
    cards = sorted(PACK.ints, key=lambda code: (PACK.suits.index(code[1]), -PACK.ints[code]))
    held = [code for code in cards for _ in range(hand >> PACK.ints[code] & 3)]
    return {"points": best, "trump": PACK.suits[trump], "cards": held}


def _best(trump: int) -> tuple[int, int, int]:
    """Give (points, hand, trump) of a hand that shows most."""
    states: dict[Held, tuple[int, int]] = {(2, 2, 2, 2, 0, 0, 0): (0, 0)}
    for suit in PACK.suits:
        after: dict[Held, tuple[int, int]] = {}
        kept: dict[tuple[int, ...], tuple[int, int]] = {}
        for held, cards in _holdings(suit, PACK.suits[trump]):
            shown = worth(melds_in(cards, PACK.suits[trump], extra=True))
            kept[held] = max(kept.get(held, (-1, 0)), (shown, cards))
        for (a, k, q, j, spades, diamonds, many), (points, hand) in states.items():
            for (aces, kings, queens, jacks, more), (shown, cards) in kept.items():
                if many + more <= HAND:
                    fewest = min(a, aces), min(k, kings), min(q, queens), min(j, jacks)
                    pair = queens if suit == "S" else spades, jacks if suit == "D" else diamonds
                    key = (*fewest, *pair, many + more)
                    after[key] = max(after.get(key, (-1, 0)), (points + shown, hand + cards))
        states = after
    return max((points + across(held), hand, trump) for held, (points, hand) in states.items())


def _holdings(suit: str, trump: str) -> Iterator[tuple[tuple[int, int, int, int, int], int]]:
    """Give (aces, kings, queens, jacks, cards) and the hand for all that can be held of a suit.

    A 9 or 10 of another suit than trump shows nothing, and is left out.
    """
    plain = (0, 1, 2) if suit == trump else (0,)
    for a, k, q, j, *others in product(*((0, 1, 2),) * 4, plain, plain):
        counts = zip("AKQJT9", (a, k, q, j, *others), strict=True)
        yield (a, k, q, j, a + k + q + j + sum(others)), sum(many * _hand(rank, suit) for rank, many in counts)


def across(held: Held) -> int:
    """Give what arounds and pinochles show."""
    counts = {**dict(zip(AROUNDS, held, strict=False)), "pinochle": min(held[4:6])}
    kinds: list[tuple[Meld, int]] = [
        (meld, counts["pinochle" if meld.name == "pinochle" else meld.cards[0][0]]) for meld in ACROSS
    ]
    return worth((meld, count) for meld, count in kinds if count)


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
