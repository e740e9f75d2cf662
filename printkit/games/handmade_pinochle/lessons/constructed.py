"""Deals made on purpose for what hardly ever comes about: declarer's pair takes no trick (HP-20)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from printkit.games.handmade_pinochle import GAME
from printkit.games.handmade_pinochle.game.making import HAND, PLAYERS
from printkit.rules import run
from printkit.rules.game import Action, Ruleset, Setup


def powerless(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
    """Give deals of which :func:`as_it_lies` makes low hands for seats 1 and 3, high ones for seats 0 and 2."""
    for index in count():
        setup = run.deal(GAME, ruleset, seed, index)
        low, high = ([card for card in setup["stock"] if (card[0] in "9JQ") == few] for few in (True, False))
        left = [high[:HAND], low[:HAND], high[HAND:], low[HAND:]]
        stock = [left[(turn + i) % PLAYERS].pop() for turn in range(HAND) for i in range(PLAYERS)]
        yield {**setup, "stock": stock}


def as_it_lies(setup: Setup) -> Iterator[Action]:
    """HP-04, HP-05: give the decisions of hand-making in which each card goes to whose turn it is, in order."""
    for at, card in enumerate(setup["stock"]):
        turn, place = divmod(at, PLAYERS)
        seat = (setup["start"] + turn + place) % PLAYERS
        yield {"do": "take" if place else "keep", "seat": seat, "card": card}


def reckless(setup: Setup) -> Iterator[Action]:
    """Give a beginning in which seat 1 bids all the same, all others pass, and it names trump."""
    yield from as_it_lies(setup)
    yield {"do": "call", "seat": 1, "points": 20}
    yield from ({"do": "pass", "seat": seat} for seat in (2, 3, 0))
    yield {"do": "trump", "seat": 1, "suit": "H"}
