"""What the records of plain trick-taking look like (:mod:`printkit.rules.plain`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from printkit.rules import shape
from printkit.rules.game import Shapes

if TYPE_CHECKING:
    from printkit.rules.plain import TrickHand


def shapes(hand: type[TrickHand]) -> Shapes:
    """Give the shapes of the records of a game, by its class of hands."""
    players, size, sides = hand.players, hand.size, len(hand.sides)
    seat = shape.integer(0, players - 1)
    card = shape.one_of(hand.pack.codes, f"a card of the pack ({hand.clauses['not-in-pack']})")
    by_side = shape.listing(shape.integer(), sides)
    parts = shape.table(
        {
            "hand_no": shape.integer(1),
            "dealer": seat,
            "hands": shape.listing(shape.listing(card, size), players),
            "scores_before": by_side,
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            shape.distinct(value["hands"])
        except shape.Fault as fault:
            fault.path.insert(0, "hands")
            raise

    seats, cards = shape.listing(seat, players), shape.listing(card, players)
    trick = shape.table({"leader": seat, "seats": seats, "cards": cards, "winner": seat})
    action = {"do": shape.one_of(("play",)), "seat": seat, "card": card}
    return Shapes(
        setup=setup,
        action=shape.table(action, {"legal": shape.listing(card, 1, size)}),
        actions=(players * size, players * size),
        claims=shape.table(
            {},
            {
                "tricks": shape.listing(trick, size),
                "tricks_won": shape.listing(shape.integer(), players),
                "score": by_side,
                "scores_after": by_side,
                "game_over": shape.flag,
                "winners": shape.listing(shape.integer(0, sides - 1), 1, sides),
            },
        ),
    )
