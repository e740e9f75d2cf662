"""Deals made on purpose, for what hardly ever comes about: whose hands they give, and how they begin.

Such a stock lies so that a hand comes of it if every player keeps or takes the first card that lies there
(:func:`as_it_lies`). From the auction on good sense decides, unless the lesson says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from printkit.games.handmade_pinochle import GAME
from printkit.games.handmade_pinochle.game.making import DEALS, HAND, PLAYERS
from printkit.rules import run
from printkit.rules.game import Action, Ruleset, Setup
from printkit.rules.lesson import perform

Constructor = Callable[[Ruleset, int], Iterator[Setup]]


def _from(make: Callable[[list[str]], Sequence[Sequence[str]]]) -> Constructor:
    """Give a constructor of deals whose four hands are made of a shuffled pack."""

    def construct(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
        for index in count():
            setup = run.deal(GAME, ruleset, seed, index)
            yield {**setup, "stock": stock_of(make(setup["stock"]))}

    return construct


def with_hands(*given: str) -> Constructor:
    """Give a constructor of deals in which seat 1, then 2, 3 and 0, get these cards, and others at random."""

    def make(rest: list[str]) -> list[list[str]]:
        hands = [hand.split() for hand in given] + [[] for _ in range(PLAYERS - len(given))]
        for card in (card for hand in hands for card in hand):
            rest.remove(card)
        for hand in hands:
            missing = HAND - len(hand)
            hand += rest[:missing]
            del rest[:missing]
        return [hands[-1], *hands[:-1]]  # the first one is seat 1's

    return _from(make)


def stock_of(hands: Sequence[Sequence[str]]) -> list[str]:
    """HP-04, HP-05: give the stock, player 0 starting, that :func:`as_it_lies` makes into these hands."""
    left = [list(hand) for hand in hands]
    return [left[(turn + i) % PLAYERS].pop() for turn in range(HAND) for i in range(PLAYERS)]


def as_it_lies(setup: Setup) -> Iterator[Action]:
    """HP-04, HP-05: give the decisions of hand-making in which each card goes to whose turn it is, in order."""
    for at, card in enumerate(setup["stock"]):
        turn, place = divmod(at, PLAYERS)
        seat = (setup["start"] + turn + place) % PLAYERS
        yield {"do": "take" if place else "keep", "seat": seat, "card": card}


RECKLESS = 20


def _powerless(cards: list[str]) -> list[list[str]]:
    """HP-20: give seats 1 and 3 all that is low, and the others all that is high."""
    low, high = ([card for card in cards if (card[0] in "9JQ") == is_low] for is_low in (True, False))
    return [high[:HAND], low[:HAND], high[HAND:], low[HAND:]]


powerless = _from(_powerless)


def bold(points: int, trump: str) -> Callable[[Setup], Iterator[Action]]:
    """Give a beginning in which seat 1 bids so much, all others pass, and it names ``trump``."""

    def begin(setup: Setup) -> Iterator[Action]:
        yield from as_it_lies(setup)
        yield {"do": "call", "seat": 1, "points": points}
        yield from ({"do": "pass", "seat": seat} for seat in (2, 3, 0))
        yield {"do": "trump", "seat": 1, "suit": trump}

    return begin


def tied(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
    """HP-24: give last deals before which the pair that will make less is ahead by as much."""
    for index in count():
        setup = {**run.deal(GAME, ruleset, seed, index), "hand_no": DEALS, "start": DEALS - 1}
        one, other = perform(GAME, ruleset, setup, {}).claims["score"]
        yield {**setup, "scores_before": [60 + max(0, other - one), 60 + max(0, one - other)]}
