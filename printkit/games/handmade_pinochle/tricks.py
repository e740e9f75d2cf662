"""How ``sensible`` plays tricks: who may still beat a card, and what to do about it."""

from __future__ import annotations

from typing import Any

from printkit.games.handmade_pinochle.rules import ABOVE, ALL, COUNTERS, KINDS, PACK, SUIT, TRICKS, WIDTH, beats
from printkit.games.handmade_pinochle.view import View
from printkit.rules.cards import bits

CODES = {
    "lead-sure": ("card",),
    "lead-partner": ("card", "hope"),
    "lead-low": ("card",),
    "feed": ("card", "taker"),
    "leave": ("card", "taker"),
    "take-over": ("card", "taker"),
    "win-last": ("card", "best"),
    "win-sure": ("card", "best"),
    "win-try": ("card", "best"),
    "throw": ("card", "taker"),
}
SURE = 0.2
"""A card that is beaten less often than this counts as safe."""
TRY = 0.55
"""A card that is beaten less often than this is worth a try."""

Play = tuple[int, str, dict[str, Any]]


class Odds:
    """Where the cards may be that a seat does not see: nine of everyone's twelve were taken in public."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        unseen = ALL - view.hand - view.played
        self.view = view
        self.hidden = [0] * 4
        at = len(view.table)
        for i in range(1, 4):
            one = (seat + i) & 3
            known = view.known[one]
            unseen -= known
            self.hidden[one] = TRICKS - view.trick - (i > 3 - at) - _count(known)
        self.unseen = unseen
        self.pool = max(1, _count(unseen))

    def share(self, seat: int, cards: int) -> float:
        """Give how likely a seat holds one of some cards (a mask of whole fields)."""
        if self.view.known[seat] & cards:
            return 1.0
        unseen = self.unseen & cards
        if not unseen:
            return 0.0
        return min(1.0, _count(unseen) * self.hidden[seat] / self.pool)

    def beaten_by(self, seat: int, card: int, led: int) -> float:
        """Give how likely a seat that is still to play can beat a card, if it wants to."""
        view = self.view
        trump, suit = view.trump, card // WIDTH
        higher = 3 * ABOVE[6 * view.order + card % WIDTH // 2] << suit * WIDTH
        lacks = view.lacks[seat]
        follows = 0.0 if lacks >> led & 1 else self.share(seat, SUIT << led * WIDTH)
        chance = 0.0
        if follows and suit == led:
            chance = follows * self.share(seat, higher)
        if follows < 1 and led != trump and not lacks >> trump & 1:
            chance += (1 - follows) * self.share(seat, higher if suit == trump else SUIT << trump * WIDTH)
        return chance

    def beaten(self, card: int, led: int) -> float:
        """Give how likely an opponent still to play in this trick can beat a card."""
        view = self.view
        left = 3 - len(view.table)
        if left == 0:
            return 0.0
        chance = self.beaten_by((view.seat + 1) & 3, card, led)
        if left == 3 and chance < 1:
            chance = 1 - (1 - chance) * (1 - self.beaten_by((view.seat + 3) & 3, card, led))
        return chance


def _count(hand: int) -> int:
    return (hand & KINDS).bit_count() + 2 * (hand >> 1 & KINDS).bit_count()


def _strength(view: View, card: int) -> int:
    """Give the rank in the order of tricks, 0 lowest … 5."""
    return 5 - ABOVE[6 * view.order + card % WIDTH // 2].bit_count()


def _cost(view: View, card: int) -> tuple[int, int]:
    """Order cards by how little it hurts to lose them: no counter, no trump, low."""
    lost = 2 * (COUNTERS >> card & 1) + (card // WIDTH == view.trump) * 3
    return lost, _strength(view, card)


def _spend(view: View, card: int) -> tuple[bool, bool, int]:
    """Order winning cards by what to win with: no trump, a counter that may yet be lost, low."""
    strength = _strength(view, card)
    return card // WIDTH == view.trump, strength == 5 or not COUNTERS >> card & 1, strength


def choose(view: View) -> Play:
    """Choose one of several cards that may be played."""
    cards = list(bits(view.legal))
    if view.led < 0:
        return _lead(view, cards)
    winning = [card for card in cards if beats(card, view.best, view.trump, view.order)]
    last = len(view.table) == 3
    if view.taker ^ view.seat == 2:
        return _with_partner(view, cards, winning, last)
    best = {"best": PACK.codes[view.best]}
    if winning:
        if last:
            return min(winning, key=lambda card: _spend(view, card)), "win-last", best
        odds = Odds(view)
        chances = [(odds.beaten(card, view.led), card) for card in winning]
        sure = [card for chance, card in chances if chance < SURE]
        if sure:
            return min(sure, key=lambda card: _spend(view, card)), "win-sure", best
        chance, card = min(chances)
        if chance < TRY or len(winning) == len(cards):
            return card, "win-try", best
    return min(cards, key=lambda card: _cost(view, card)), "throw", {"taker": view.taker}


def _with_partner(view: View, cards: list[int], winning: list[int], last: bool) -> Play:
    taker = {"taker": view.taker}
    low = min(cards, key=lambda card: _cost(view, card))
    odds = None if last else Odds(view)
    if odds is not None and odds.beaten(view.best, view.led) >= TRY:
        sure = [card for card in winning if odds.beaten(card, view.led) < SURE]
        if sure:
            return min(sure, key=lambda card: _spend(view, card)), "take-over", taker
        return low, "leave", taker
    gifts = [card for card in cards if COUNTERS >> card & 1 and card // WIDTH != view.trump]
    if not gifts:
        gifts = [card for card in cards if COUNTERS >> card & 1 and len(cards) == 1]
    if gifts:
        return min(gifts, key=lambda card: _strength(view, card)), "feed", taker
    return low, "leave", taker


def _lead(view: View, cards: list[int]) -> Play:
    odds = Odds(view)
    sure = [card for card in cards if odds.beaten(card, card // WIDTH) < SURE]
    if sure:
        return min(sure, key=lambda card: _spend(view, card)), "lead-sure", {}
    partner = view.seat ^ 2
    for card in sorted(cards, key=lambda card: _cost(view, card)):
        suit = card // WIDTH
        held = view.known[partner] & SUIT << suit * WIDTH
        if not held or suit == view.trump:
            continue
        hope = max(bits((held | held >> 1) & KINDS), key=lambda one: _strength(view, one))
        if beats(hope, card, view.trump, view.order) and odds.beaten(hope, suit) < SURE:
            return card, "lead-partner", {"hope": PACK.codes[hope]}
    return min(cards, key=lambda card: _cost(view, card)), "lead-low", {}
