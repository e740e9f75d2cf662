"""Shifty Partners, misread clause by clause."""

from __future__ import annotations

from typing import Any

from printkit.games.shifty_partners.hand import ShiftyHand

from printkit.games.shifty_partners import hand, rules
from printkit.rules.cards import STANDARD
from tests.wrong import wrong

_begin, _close, _play, _score, _laid = rules.begin, rules.close, rules.play, rules.score, ShiftyHand.__init__


def _lead_at_the_left(table: list[int], players: int, dealer: int, die: int, leads_all: int) -> None:
    _begin(table, players, dealer, die, leads_all)
    table[rules.TURN] = (dealer + 1) % players


def _die(change: dict[int, int]) -> Any:
    def begin(table: list[int], players: int, dealer: int, die: int, leads_all: int) -> None:
        _begin(table, players, dealer, change.get(die, die), leads_all)

    return begin


def _ace_at_once(table: list[int], card: int) -> None:
    waiting = table[rules.WAITING]
    _play(table, card)
    if waiting and not table[rules.WAITING]:
        table[rules.TRUMP] = table[rules.NEXT]


def _last_ace(table: list[int], card: int) -> None:
    waiting = table[rules.WAITING]
    _play(table, card)
    if waiting and table[rules.LED]:
        table[rules.WAITING] = 1


def _any_leader(table: list[int]) -> None:
    _close(table)
    table[rules.TURN] = (table[rules.DEALER] + table[rules.TRICK]) % table[rules.PLAYERS]


def _face_up_apart(self: ShiftyHand, ruleset: Any, setup: Any) -> None:
    _laid(self, ruleset, setup)
    for seat, dealt in enumerate(setup["hands"]):
        self.table[rules.HANDS + seat] = STANDARD.mask(dealt[:-1])


def _one_winner_scores(table: list[int], scores: list[int]) -> None:
    for seat in range(table[rules.PLAYERS]):
        scores[seat] += table[rules.POINTS + seat]


def _opposite(players: int, dealer: int, seat: int) -> int:
    return (seat - dealer) % 2


def _two_wins(card: int, suit: int, best: int, led: int, trump: int) -> bool:
    return suit == led and card % 13 == 0


def _no_trump(card: int, suit: int, best: int, led: int, trump: int) -> bool:
    return suit == led and card > best


def _any_suit(card: int, suit: int, best: int, led: int, trump: int) -> bool:
    return card % 13 > best % 13


WRONGS = {
    "SP-01": (wrong("a hand is five tricks", (rules, "TRICKS", 5), (hand, "TRICKS", 5)),),
    "SP-04": (wrong("the 2 is the highest card", (rules, "beats", _two_wins)),),
    "SP-05": (wrong("the face-up card is no card of the hand", (ShiftyHand, "__init__", _face_up_apart)),),
    "SP-07": (wrong("partners sit opposite", (rules, "side", _opposite)),),
    "SP-09": (
        wrong("5 is 1st Ace and 6 no trump", (rules, "begin", _die({5: 6, 6: 5}))),
        wrong("each roll is the suit after the right one", (rules, "begin", _die({1: 2, 2: 3, 3: 4, 4: 1}))),
        wrong("no trump is spades", (rules, "begin", _die({5: 1}))),
    ),
    "SP-10": (
        wrong("an ace names trump in its own trick", (rules, "play", _ace_at_once)),
        wrong("of two aces the later names trump", (rules, "play", _last_ace)),
        wrong("1st Ace is spades from the first", (rules, "begin", _die({6: 1}))),
    ),
    "SP-11": (
        wrong("nobody has to follow", (rules, "follow", lambda hand, led: hand)),
        wrong("the dealer's left neighbour leads", (rules, "begin", _lead_at_the_left)),
    ),
    "SP-12": (wrong("the face-up card is no card of the hand", (ShiftyHand, "__init__", _face_up_apart)),),
    "SP-13": (
        wrong("a trump wins nothing", (rules, "beats", _no_trump)),
        wrong("the highest card of any suit wins", (rules, "beats", _any_suit)),
    ),
    "SP-14": (wrong("the lead goes round by one seat a trick", (rules, "close", _any_leader)),),
    "SP-15": (wrong("the fifth card makes a fifth trick", (rules, "TRICKS", 5), (hand, "TRICKS", 5)),),
    "SP-16": (
        wrong("kings score", (rules, "SCORING", STANDARD.mask(["KS", "KH", "KD", "KC"]))),
        wrong("only tricks score", (rules, "SCORING", 0)),
    ),
    "SP-17": (wrong("each player scores alone", (rules, "score", _one_winner_scores)),),
    "SP-18": (wrong("the lowest total wins", (hand, "winners", lambda totals: [totals.index(min(totals))])),),
}
