"""What the records of trick-taking games look like, and what usually stands before a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.rules import shape
from printkit.rules.game import Ruleset, Setup, Shapes
from printkit.rules.rng import below

if TYPE_CHECKING:
    from printkit.rules.trick import TrickHand


class More(NamedTuple):
    """What records of a game have besides: shapes by key. None instead of a shape: there is no such key.

    ``setup``: of what is dealt; ``actions``: by ``do``; ``trick``: of a claimed trick; ``claims``: of the hand.
    """

    setup: Mapping[str, shape.Check | None] = {}
    actions: Mapping[str, shape.Check] = {}
    trick: Mapping[str, shape.Check] = {}
    claims: Mapping[str, shape.Check] = {}


def trick_shapes(hand: type[TrickHand], ruleset: Ruleset) -> Shapes:
    """Give the shapes of the records of a game, by its class of hands."""
    seats, sides = hand.hands_dealt(ruleset), len(hand.sides(ruleset))
    more, rounds = hand.more_shapes(ruleset), hand.rounds(ruleset)
    player, seat = shape.player(ruleset["players"]), shape.player(seats)
    used, clause = hand.cards_used(ruleset), hand.clauses["not-in-pack"]
    of = f" for {ruleset['players']} players" if len(used) < len(hand.pack.codes) else ""
    card = shape.one_of(used, f"a card of the pack{of} ({clause})")
    sizes = [hand.size_of(ruleset, {"hand_no": number}) for number in range(1, (rounds or 1) + 1)]
    least, most = min(sizes), max(sizes)
    fewest, tricks = hand.tricks or least, hand.tricks or most
    in_trick = hand.trick_size(ruleset)
    smallest = in_trick
    if hand.uneven:
        fewest, smallest = 0, 1
    dealt = {
        "hand_no": shape.integer(1, rounds or shape.HUGE),
        hand.marker: player,
        "hands": shape.listing(shape.listing(card, least, most), seats),
        "scores_before": shape.listing(shape.integer(hand.least_score), sides),
    }
    parts = shape.table({key: check for key, check in {**dealt, **more.setup}.items() if check is not None})

    def setup(value: Any) -> None:
        parts(value)
        hand.check_setup(ruleset, value)

    seats_in, cards_in = (shape.listing(one, smallest, in_trick) for one in (seat, card))
    trick = {"leader": seat, "seats": seats_in, "cards": cards_in}
    claims = {
        "tricks": shape.listing(shape.table({**trick, "winner": seat, **more.trick}), fewest, tricks),
        "tricks_won": shape.listing(shape.integer(0, tricks), seats),
        "score": shape.listing(shape.integer(), sides),
        "scores_after": shape.listing(shape.integer(), sides),
        "game_over": shape.flag,
        "winners": shape.listing(shape.integer(0, sides - 1), 1, sides),
    }
    play = {"do": shape.one_of(("play",)), "seat": seat, "card": card}
    actions = {"play": shape.table(play, {"legal": shape.listing(card, 1, most)}), **more.actions}
    return Shapes(
        setup=setup,
        action=shape.by_key("do", actions) if more.actions else actions["play"],
        claims=shape.table({}, {**claims, **more.claims}),
    )


def scores_between(least: int, most: int) -> Any:
    """Give a class of hands its ``mixed``: any hand of a game, any dealer, scores as they come about.

    ``least``, ``most``: what a hand usually brings a side. The class says how many ``rounds`` a game has.
    """

    def mixed(cls: type[TrickHand], ruleset: Ruleset, words: Iterator[int]) -> Setup:
        before = below(next(words), cls.rounds(ruleset) or 1)
        marked = below(next(words), ruleset["players"])
        scores = [below(next(words), (most - least) * before + 1) + least * before for _ in cls.sides(ruleset)]
        return {**cls.first(ruleset), "hand_no": before + 1, cls.marker: marked, "scores_before": scores}

    return classmethod(mixed)
