"""What a record of Twin Shoot looks like."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from printkit.games.twin_shoot import rules
from printkit.games.twin_shoot.rules import HAND, PACK, TRICKS
from printkit.games.twin_shoot.view import WHOLE
from printkit.rules import shape
from printkit.rules.cards import bits
from printkit.rules.game import Ruleset, Shapes


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    return _shapes(ruleset["players"], ruleset["dealer"] == "any")


@lru_cache(maxsize=4)
def _shapes(players: int, any_dealer: bool) -> Shapes:
    teams = players // 2
    seat = shape.integer(0, players - 1)
    team = shape.integer(0, teams - 1)
    used = [PACK.codes[card] for card in bits(WHOLE[players])]
    card = shape.one_of(used, f"a card of the pack for {players} players (TS-03)")
    do = shape.text(4)
    trick = shape.table(
        {
            "leader": seat,
            "seats": shape.listing(seat, players),
            "cards": shape.listing(card, players),
            "winner": seat,
            "follow": shape.one_of(("suit", "rank", "none")),
        }
    )
    by_team = shape.listing(shape.integer(), teams)
    return Shapes(
        setup=_setup(players, any_dealer, seat, card),
        action=shape.by_key(
            "do",
            {
                "bid": shape.table({"do": do, "seat": seat, "cards": shape.listing(card, 2)}),
                "open": shape.table({"do": do, "seat": seat}),
                "play": shape.table(
                    {"do": do, "seat": seat, "card": card}, {"legal": shape.listing(card, 1, TRICKS)}
                ),
            },
        ),
        actions=((TRICKS + 1) * players, (TRICKS + 1) * players + 1),
        claims=shape.table(
            {},
            {
                "bids": shape.listing(shape.integer(0, 10), players),
                "may_open": shape.or_null(team),
                "tricks": shape.listing(trick, TRICKS),
                "tricks_won": shape.listing(shape.integer(), players),
                "score": by_team,
                "scores_after": by_team,
                "game_over": shape.flag,
                "winners": shape.listing(team, 1, teams),
            },
        ),
    )


def _setup(players: int, any_dealer: bool, seat: shape.Check, card: shape.Check) -> shape.Check:
    parts = shape.table(
        {
            "hand_no": shape.integer(1),
            "dealer": seat,
            "opening_leader": seat,
            "hands": shape.listing(shape.listing(card, HAND), players),
            "scores_before": shape.listing(shape.integer(0, rules.GOAL - 1), players // 2),
        }
    )

    def check(value: Any) -> None:
        parts(value)
        leader, dealer = value["opening_leader"], value["dealer"]
        if leader != rules.opening_leader(players, value["hand_no"], leader // 2):
            member = "left-hand" if leader % 2 == 0 else "right-hand"
            what = f"a {member} member leads first in hand {value['hand_no']} (TS-27), not seat {leader}"
            raise _fault("opening_leader", what)
        if dealer // 2 == leader // 2:
            raise _fault("dealer", f"seat {dealer} is of the opening leader's team and does not deal (TS-09)")
        if not any_dealer and dealer != rules.dealer(players, leader):
            what = f"seat {rules.dealer(players, leader)} deals (TS-29), not seat {dealer}"
            raise _fault("dealer", what, 'the option dealer is "any" for tables that choose')
        try:
            shape.distinct(value["hands"])
        except shape.Fault as fault:
            fault.path.insert(0, "hands")
            raise

    return check


def _fault(key: str, what: str, hint: str | None = None) -> shape.Fault:
    fault = shape.Fault(what, hint)
    fault.path = [key]
    return fault
