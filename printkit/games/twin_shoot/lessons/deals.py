"""Deals that a search would hardly find, made for a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from printkit.games.twin_shoot.game.hand import TwinHand
from printkit.games.twin_shoot.game.rules import HAND, PACK, USED
from printkit.rules import rng
from printkit.rules.game import Ruleset, Setup
from printkit.rules.rng import below

STRONG = 7
"""How many high cards the first seat is given."""


def strong_hands(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
    """Give first hands of a game in which the first seat holds enough to bid six.

    Sensible players hardly ever bid so high. The first seat gets seven of the aces and kings and of the highest
    suit's queen and jack, and a low cross and a low heart to bid with; the other cards are dealt at random.
    """
    used = USED[ruleset["players"]]
    high = [rank + suit for rank in "AK" for suit in PACK.suits] + ["QL", "JL"]
    low = [card for card in used if card[0] in "789T" and card[1] in "XH"]
    for index in count():
        words = rng.endless(seed, index, rng.stream(1, rng.TABLE))
        mine = _some(high, STRONG, words)
        for suit in "XH":
            mine += _some([card for card in low if card[1] == suit], 1, words)
        rest = [card for card in used if card not in mine]
        dealt = mine + _some(rest, len(rest), words)
        hands = [dealt[at : at + HAND] for at in range(0, len(dealt), HAND)]
        yield {**TwinHand.first(ruleset), "hands": hands}


def _some(cards: list[str], number: int, words: Iterator[int]) -> list[str]:
    """Draw cards from a list."""
    left = list(cards)
    return [left.pop(below(next(words), len(left))) for _ in range(number)]
