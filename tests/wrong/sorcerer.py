"""Sorcerer, misread clause by clause."""

from __future__ import annotations

from typing import Any

from printkit.games.sorcerer import hand, rules
from printkit.games.sorcerer.hand import SorcererHand
from printkit.games.sorcerer.rules import FIRST_JOKER, HANDS, JOKERS, NO_SUIT, PLAYERS, SEATS, SPADES, WIDTH
from printkit.rules.cards import Pack
from tests.wrong import wrong

_laid, _begin, _legal, _beats = SorcererHand.__init__, rules.begin, rules.legal, rules.beats


def _order(of_player: tuple[int, ...], of_dummy: tuple[int, ...]) -> tuple[int, ...]:
    """Write out rules.ORDER from the seats, as steps to the left of a player who leads or whose dummy leads.

    0 to 2 are hands, 3 to 5 dummies.
    """
    seats = [
        (player + step) % PLAYERS + PLAYERS * (step // PLAYERS)
        for steps in (of_player, of_dummy)
        for player in range(PLAYERS)
        for step in steps
    ]
    return tuple(seats)


def _hand_for_dummy(self: SorcererHand, ruleset: Any, setup: Any) -> None:
    _laid(self, ruleset, setup)
    held = self.table[HANDS : HANDS + SEATS]
    self.table[HANDS : HANDS + SEATS] = held[PLAYERS:] + held[:PLAYERS]


def _dealer_first(table: list[int], dealer: int) -> None:
    _begin(table, (dealer - 1) % PLAYERS)


def _any_card(table: list[int]) -> int:
    return table[HANDS + table[rules.TURN]]


def _joker_only_if_unable(table: list[int]) -> int:
    may = _legal(table)
    led = table[rules.LED]
    return may & ~JOKERS if 0 <= led < NO_SUIT and may & ~JOKERS else may


def _joker_asks_for_spades(table: list[int]) -> int:
    if table[rules.LED] != NO_SUIT:
        return _legal(table)
    held = table[HANDS + table[rules.TURN]]
    return held & rules.SUIT or held


def _low_wins(card: int, best: int) -> bool:
    plain = card < FIRST_JOKER and best < FIRST_JOKER and card // WIDTH == best // WIDTH
    return card < best if plain else _beats(card, best)


def _ace_over_joker(card: int, best: int) -> bool:
    return card < FIRST_JOKER and (best >= FIRST_JOKER or _beats(card, best))


def _hearts(card: int, best: int) -> bool:
    if FIRST_JOKER in (card, best) or max(card, best) > FIRST_JOKER:
        return _beats(card, best)
    return card > best if card // WIDTH == best // WIDTH else card // WIDTH == 1


def _second_joker(card: int, best: int) -> bool:
    return card >= FIRST_JOKER or _beats(card, best)


def _trumps_joker(card: int, best: int) -> bool:
    return card // WIDTH == SPADES if best >= FIRST_JOKER else _beats(card, best)


def _scored(table: list[int], scores: list[int], dummy: int, miss: int) -> None:
    for seat in range(SEATS):
        won = table[rules.WON + seat]
        off = abs(won - table[rules.BIDS + seat])
        scores[seat % PLAYERS] += -miss * off if off else won * (dummy if seat >= PLAYERS else 1) + 1


PLAYER, DUMMY = (0, 1, 3, 2), (3, 2, 0, 1)
ONE_JOKER = Pack("SHDC", "23456789TJQKA", jokers=("R1",))

WRONGS = {
    "SO-01": (wrong("there is one joker", (hand, "PACK", ONE_JOKER)),),
    "SO-02": (
        wrong("low cards beat high ones", (rules, "beats", _low_wins)),
        wrong("a joker is the lowest card", (rules, "beats", _ace_over_joker)),
    ),
    "SO-03": (wrong("the second nine are the hand", (SorcererHand, "__init__", _hand_for_dummy)),),
    "SO-04": (wrong("the dealer bids first", (rules, "begin", _dealer_first)),),
    "SO-05": (
        wrong(
            "a dummy's turn comes after its owner",
            (rules, "ORDER", _order((0, 3, 1, 2), (3, 1, 2, 0))),
        ),
    ),
    "SO-06": (
        wrong("nobody has to follow", (rules, "legal", _any_card)),
        wrong("hearts are trump", (rules, "beats", _hearts)),
        wrong("the dealer leads first", (rules, "begin", _dealer_first)),
    ),
    "SO-07": (
        wrong("the dummy of the leader's left plays", (rules, "ORDER", _order((0, 1, 4, 2), (3, 2, 0, 1)))),
    ),
    "SO-08": (
        wrong("play is counter-clockwise", (rules, "ORDER", _order((0, 2, 3, 1), (3, 1, 0, 2)))),
        wrong("a dummy is followed by its owner", (rules, "ORDER", _order(PLAYER, (3, 0, 1, 2)))),
    ),
    "SO-09": (
        wrong("a joker must wait until one cannot follow", (rules, "legal", _joker_only_if_unable)),
        wrong("of two jokers the second wins", (rules, "beats", _second_joker)),
    ),
    "SO-10": (
        wrong("a joker led asks for spades", (rules, "legal", _joker_asks_for_spades)),
        wrong("a spade beats a joker", (rules, "beats", _trumps_joker)),
    ),
    "SO-11": (wrong("a deal is eight tricks", (rules, "TRICKS", 8)),),
    "SO-12": (
        wrong("a dummy counts single", (rules, "score", lambda table, scores: _scored(table, scores, 1, 1))),
        wrong("a miss costs nothing", (rules, "score", lambda table, scores: _scored(table, scores, 2, 0))),
    ),
    "SO-13": (
        wrong("there are ten deals", (rules, "is_last", lambda hand_no: hand_no == 10)),
        wrong("the lowest total wins", (hand, "winners", lambda totals: [totals.index(min(totals))])),
    ),
    "SO-14": (
        wrong("one of those who tie wins", (hand, "winners", lambda totals: [totals.index(max(totals))])),
    ),
    "SO-16": (wrong("a bid is 1 or more", (hand, "is_bid", lambda number: 1 <= number <= rules.MOST_BID)),),
}
