"""Shifty Partners, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from printkit.games.shifty_partners import game
from printkit.games.shifty_partners.game import ShiftyHand, rolled
from printkit.rules.cards import STANDARD
from printkit.rules.trick import TrickHand
from tests.wrong import Wrong, wrong

_laid, _played = ShiftyHand.__init__, ShiftyHand.played


def _begins(says: str, change: Callable[[ShiftyHand], None]) -> Wrong:
    """Write down a wrong rule for what is so before the first card."""

    def init(self: ShiftyHand, ruleset: Any, setup: Any) -> None:
        _laid(self, ruleset, setup)
        change(self)

    return wrong(says, (ShiftyHand, "__init__", init))


def _lead_at_the_left(hand: ShiftyHand) -> None:
    hand.turn = hand.next_seat(hand.setup["dealer"])


def _face_up_apart(hand: ShiftyHand) -> None:
    for seat, dealt in enumerate(hand.setup["hands"]):
        hand.hands[seat], hand.masks[seat] = sorted(dealt[:-1]), STANDARD.mask(dealt[:-1])


def _die(says: str, change: Mapping[int, int]) -> Wrong:
    return wrong(says, (game, "rolled", lambda die: rolled(change.get(die, die))))


def _ace_at_once(self: ShiftyHand, seat: int, card: str) -> None:
    waiting = self.waiting
    _played(self, seat, card)
    if waiting and not self.waiting:
        self.trump = self.next_trump


def _last_ace(self: ShiftyHand, seat: int, card: str) -> None:
    waiting = self.waiting
    _played(self, seat, card)
    self.waiting = waiting and (self.waiting or len(self.trick) + 1 < self.players)


def _beats(says: str, beats: Callable[[TrickHand, str, str], bool]) -> Wrong:
    return wrong(says, (TrickHand, "beats", beats))


def _opposite(players: int, dealer: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(seat for seat in range(players) if (seat - dealer) % players % 2 == side) for side in (0, 1)
    )


def _lowest(self: TrickHand, totals: Sequence[int]) -> list[int]:
    return [totals.index(min(totals))] if self.setup["hand_no"] == self.rounds(self.ruleset) else []


def _rank(card: str) -> int:
    return STANDARD.ranks.index(card[0])


FIVE_TRICKS = (ShiftyHand, "tricks", 5)
WRONGS = {
    "SP-01": (wrong("a hand is five tricks", FIVE_TRICKS),),
    "SP-04": (_beats("the 2 is the highest card", lambda _, card, best: card == f"2{best[-1]}"),),
    "SP-05": (_begins("the face-up card is no card of the hand", _face_up_apart),),
    "SP-07": (wrong("partners sit opposite", (game, "teams", _opposite)),),
    "SP-09": (
        _die("5 is 1st Ace and 6 no trump", {5: 6, 6: 5}),
        _die("each roll is the suit after the right one", {1: 2, 2: 3, 3: 4, 4: 1}),
        _die("no trump is spades", {5: 1}),
    ),
    "SP-10": (
        wrong("an ace names trump in its own trick", (ShiftyHand, "played", _ace_at_once)),
        wrong("of two aces the later names trump", (ShiftyHand, "played", _last_ace)),
        _die("1st Ace is spades from the first", {6: 1}),
    ),
    "SP-11": (
        wrong("nobody has to follow", (TrickHand, "may_play", lambda self, seat: self.hands[seat])),
        _begins("the dealer's left neighbour leads", _lead_at_the_left),
    ),
    "SP-12": (_begins("the face-up card is no card of the hand", _face_up_apart),),
    "SP-13": (
        _beats(
            "a trump wins nothing", lambda _, card, best: card[-1] == best[-1] and _rank(card) > _rank(best)
        ),
        _beats("the highest card of any suit wins", lambda _, card, best: _rank(card) > _rank(best)),
    ),
    "SP-14": (
        wrong(
            "the lead goes round by one seat a trick",
            (ShiftyHand, "leads", lambda self, taker: (self.setup["dealer"] + len(self.over)) % self.players),
        ),
    ),
    "SP-15": (wrong("the fifth card makes a fifth trick", FIVE_TRICKS),),
    "SP-16": (
        wrong("kings score", (game, "worth", lambda cards: 1 + sum(card[0] == "K" for card in cards))),
        wrong("only tricks score", (game, "worth", lambda cards: 1)),
    ),
    "SP-17": (wrong("each player scores alone", (ShiftyHand, "score", lambda self: list(self.points))),),
    "SP-18": (wrong("the lowest total wins", (TrickHand, "winners", _lowest)),),
}
