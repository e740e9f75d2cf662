"""Sorcerer, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from printkit.games.sorcerer import game
from printkit.games.sorcerer.game import DEALS, MOST_BID, PLAYERS, TRUMP, SorcererHand, takes
from printkit.rules.cards import Pack
from printkit.rules.hand import always
from printkit.rules.trick import TrickHand
from tests.wrong import Wrong, wrong

_laid, _may_play = SorcererHand.__init__, SorcererHand.may_play


def _order(of_player: tuple[int, ...], of_dummy: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Write out game.ORDER from the seats, as steps to the left of a player who leads or whose dummy leads.

    0 to 2 are hands, 3 to 5 dummies.
    """
    return tuple(
        tuple((player + step) % PLAYERS + PLAYERS * (step // PLAYERS) for step in steps)
        for steps in (of_player, of_dummy)
        for player in range(PLAYERS)
    )


def _laid_out(says: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Wrong:
    """Write down a wrong rule for what lies on the table before the first bid."""

    def init(self: SorcererHand, ruleset: Any, setup: dict[str, Any]) -> None:
        _laid(self, ruleset, {**setup, **change(setup)})

    return wrong(says, (SorcererHand, "__init__", init))


def _dealer_first(says: str) -> Wrong:
    return _laid_out(says, lambda setup: {"dealer": (setup["dealer"] - 1) % PLAYERS})


def _eight_tricks(self: SorcererHand, ruleset: Any, setup: Any) -> None:
    _laid(self, ruleset, setup)
    self.to_play = 8


def _plays(says: str, may_play: Callable[[SorcererHand, int], Sequence[str]]) -> Wrong:
    return wrong(says, (SorcererHand, "may_play", may_play))


def _joker_only_if_unable(self: SorcererHand, seat: int) -> Sequence[str]:
    may = _may_play(self, seat)
    plain = [card for card in may if card[0] != "R"]
    return plain if self.trick and self.trick[0][1][0] != "R" and plain else may


def _joker_asks_for_spades(self: SorcererHand, seat: int) -> Sequence[str]:
    if not self.trick or self.trick[0][1][0] != "R":
        return _may_play(self, seat)
    return [card for card in self.hands[seat] if card[-1] == TRUMP] or self.hands[seat]


def _beats(says: str, beats: Callable[[str, str], bool]) -> Wrong:
    return wrong(says, (SorcererHand, "beats", lambda self, card, best: beats(card, best)))


def _hearts(card: str, best: str) -> bool:
    change = {"S": "H", "H": "S"}
    one, other = (code[0] + change.get(code[-1], code[-1]) for code in (card, best))
    return takes(one, other)


def _wins(says: str, winner: Callable[[Sequence[int]], int]) -> Wrong:
    def winners(self: SorcererHand, totals: Sequence[int]) -> list[int]:
        return [totals.index(winner(totals))] if self.setup["hand_no"] == DEALS else []

    return wrong(says, (TrickHand, "winners", winners))


def _points(says: str, dummy: int, miss: int) -> Wrong:
    def points(seat: int, bid: int, won: int) -> int:
        return won * (dummy if seat >= PLAYERS else 1) + 1 if won == bid else -miss * abs(won - bid)

    return wrong(says, (game, "points", points))


PLAYER, DUMMY = (0, 1, 3, 2), (3, 2, 0, 1)
ONE_JOKER = Pack("SHDC", "23456789TJQKA", jokers=("R1",))

WRONGS = {
    "SO-01": (wrong("there is one joker", (SorcererHand, "pack", ONE_JOKER)),),
    "SO-02": (
        _beats(
            "low cards beat high ones",
            lambda card, best: takes(best, card) if card[-1] == best[-1] else takes(card, best),
        ),
        _beats(
            "a joker is the lowest card",
            lambda card, best: card[0] != "R" and (best[0] == "R" or takes(card, best)),
        ),
    ),
    "SO-03": (
        _laid_out(
            "the second nine are the hand",
            lambda setup: {"hands": [*setup["hands"][PLAYERS:], *setup["hands"][:PLAYERS]]},
        ),
    ),
    "SO-04": (_dealer_first("the dealer bids first"),),
    "SO-05": (
        wrong("a dummy's turn comes after its owner", (game, "ORDER", _order((0, 3, 1, 2), (3, 1, 2, 0)))),
    ),
    "SO-06": (
        _plays("nobody has to follow", lambda self, seat: self.hands[seat]),
        _beats("hearts are trump", _hearts),
        _dealer_first("the dealer leads first"),
    ),
    "SO-07": (
        wrong("the dummy of the leader's left plays", (game, "ORDER", _order((0, 1, 4, 2), (3, 2, 0, 1)))),
    ),
    "SO-08": (
        wrong("play is counter-clockwise", (game, "ORDER", _order((0, 2, 3, 1), (3, 1, 0, 2)))),
        wrong("a dummy is followed by its owner", (game, "ORDER", _order(PLAYER, (3, 0, 1, 2)))),
    ),
    "SO-09": (
        _plays("a joker must wait until one cannot follow", _joker_only_if_unable),
        _beats("of two jokers the second wins", lambda card, best: card[0] == "R" or takes(card, best)),
    ),
    "SO-10": (
        _plays("a joker led asks for spades", _joker_asks_for_spades),
        _beats(
            "a spade beats a joker",
            lambda card, best: card[-1] == TRUMP if best[0] == "R" else takes(card, best),
        ),
    ),
    "SO-11": (wrong("a deal is eight tricks", (SorcererHand, "__init__", _eight_tricks)),),
    "SO-12": (_points("a dummy counts single", 1, 1), _points("a miss costs nothing", 2, 0)),
    "SO-13": (
        wrong("there are ten deals", (SorcererHand, "rounds", always(10))),
        _wins("the lowest total wins", min),
    ),
    "SO-14": (_wins("one of those who tie wins", max),),
    "SO-16": (wrong("a bid is 1 or more", (game, "is_bid", lambda number: 1 <= number <= MOST_BID)),),
}
