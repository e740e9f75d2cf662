"""Deals of Handmade Pinochle for tests: made by hand, or drawn from a seed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from printkit import games
from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.rules import rng, run
from printkit.rules.game import Refusal
from printkit.rules.record import Record
from tests.games.checks import there

GAME = games.get("handmade-pinochle")
PACK = [rank + suit for rank in "AKQJT9" for suit in "SHDC" for _ in range(2)]

RULINGS = [
    {"extra_marriage_with_run": extra, "meld_needs": needs, "must_head": head, "rank_order": order}
    for extra, needs, head, order in itertools.product(
        (True, False), ("pair", "player"), (False, True), ("ATKQJ9", "AKQJT9")
    )
]
"""Every combination of the rulings that have two values."""


def ruleset(number: int = 0, **options: Any) -> dict[str, Any]:
    """Give one of 32 rulesets by number; ``options`` come on top."""
    rulings = {"min_bid": 1 if number < 16 else 1 + number % 24, **RULINGS[number % 16]}
    return dict(GAME.ruleset({**rulings, **options}))


def stock_for(hands: list[list[str]], start: int = 0) -> list[str]:
    """Give a stock from which these hands are made, each card kept or taken as it lies, the keeper's first.

    Turn t is that of seat start + t: the next card of each hand, from that seat on.
    """
    left = [hand[:] for hand in hands]
    return [left[(start + turn + i) % 4].pop(0) for turn in range(12) for i in range(4)]


def start(hands: str, auction: str = "", trump: str = "", **more: Any) -> PinochleHand:
    """Begin a deal whose hands, parted by bars, are made already.

    ``auction``: what is called from the starting player's left on, ``-`` to pass. Options and keys of the
    setup come in ``more``.
    """
    options = {key: more.pop(key) for key in [*more] if key in {option.name for option in GAME.options}}
    cards = [hand.split() for hand in hands.split("|")]
    first = more.get("start", 0)
    stock = stock_for(cards, first)
    setup = {"hand_no": 1, "start": 0, "stock": stock, "scores_before": [0, 0], **more}
    hand = GAME.hand(GAME.ruleset(options), setup)
    assert isinstance(hand, PinochleHand)
    for i, card in enumerate(stock):
        act(hand, "take" if i % 4 else "keep", card=card)
    for word in auction.split():
        call(hand, word)
    if trump:
        act(hand, "trump", suit=trump)
    return hand


def act(hand: PinochleHand, do: str, **what: Any) -> None:
    """Decide for the seat to decide: ``act(hand, "keep", card="QS")``, ``act(hand, "call", points=20)``, …."""
    hand.do({"do": do, "seat": hand.to_move, **what})


def why_not(hand: PinochleHand, card: str) -> Refusal | None:
    """Give why the seat to decide may not keep, take or play a card, None when it may."""
    do = hand.stage if hand.stage in ("keep", "take") else "play"
    return hand.refusal({"do": do, "seat": hand.to_move, "card": card})


def call(hand: PinochleHand, word: str) -> None:
    """Call a number, or pass at ``-``."""
    if word == "-":
        act(hand, "pass")
    else:
        act(hand, "call", points=int(word))


def play(hand: PinochleHand, cards: str) -> PinochleHand:
    """Play cards one after another."""
    for card in cards.split():
        act(hand, "play", card=card)
    return hand


def play_out(hand: PinochleHand) -> PinochleHand:
    """Play the first legal card until the deal is over."""
    while not hand.finished:
        act(hand, "play", card=hand.legal().choices[0])
    return hand


def decide(hand: PinochleHand, chance: random.Random) -> dict[str, Any]:
    """Give any decision that may be made now."""
    legal = hand.legal()
    if legal.do != "call":
        return {"do": legal.do, "seat": legal.seat, legal.about: chance.choice(legal.choices)}
    if chance.random() < 0.5:
        return {"do": "pass", "seat": legal.seat}
    points = int(legal.choices[0]) + chance.choice((0, 0, 1, 2, 5, 12, 40))
    return {"do": "call", "seat": legal.seat, "points": points}


def records(
    policy: str = "random",
    *,
    seed: int = 0,
    count: int = 1,
    first: int = 0,
    mixed: bool = False,
    number: int = 0,
) -> Iterator[Record]:
    """Give single deals as records."""
    return run.hands(GAME, ruleset(number), policy, seed, count, "test", first, mixed=mixed)


def game_records(policy: str = "sensible", *, seed: int = 0, count: int = 1, number: int = 0) -> list[Record]:
    """Give the deals of whole games as records."""
    return list(run.whole_games(GAME, ruleset(number), policy, seed, count, "test"))


def mixed_setup(seed: int, index: int) -> dict[str, Any]:
    """Give a setup with hand number, start and scores drawn too."""
    standing = there(GAME.hand.mixed)(ruleset(), rng.endless(seed, index, rng.stream(1, rng.TABLE)))
    return run.deal(GAME, ruleset(), seed, index, standing)
