"""What a pair should make in a trump, from one seat's view: for bids and for naming trump."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.games.handmade_pinochle.rules import ACE, ALL_POINTS, KINDS, MELDS, SUIT, WIDTH, melds
from printkit.games.handmade_pinochle.view import View

ACES = 1 << ACE | 1 << WIDTH + ACE | 1 << 2 * WIDTH + ACE | 1 << 3 * WIDTH + ACE
USUAL, PER_TRUMP, PER_ACE = 520, 90, 70
"""Trick points that declarer's pair makes, in hundredths: at least, for each trump, for each side ace."""
MARGIN = 2
"""Points below the estimate at which a bid is still justified."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A trump suit and what it should bring: own melds, the partner's that are known, trick points."""

    trump: int
    meld: int
    partner: int
    tricks: int

    @property
    def limit(self) -> int:
        """The highest bid that it justifies."""
        return self.meld + self.partner + self.tricks - MARGIN


def count(hand: int) -> int:
    """Give how many cards a hand holds."""
    return (hand & KINDS).bit_count() + 2 * (hand >> 1 & KINDS).bit_count()


def best_trump(view: View) -> Estimate:
    """Give the trump that should bring most."""
    counts = [0] * MELDS
    partner = view.known[view.seat ^ 2]
    both = view.hand, partner
    aces = sum(count(hand & 3 * ACES) for hand in both)
    best = Estimate(-1, 0, 0, -1)
    for trump in range(4):
        own, his = (melds(hand, trump, view.extra, counts) for hand in both)
        trumps = sum(count(hand & SUIT << WIDTH * trump) for hand in both)
        side = aces - sum(hand >> trump * WIDTH + ACE & 3 for hand in both)
        tricks = min(ALL_POINTS, (USUAL + PER_TRUMP * trumps + PER_ACE * side) // 100)
        found = Estimate(trump, own, his, tricks)
        if best.trump < 0 or found.limit > best.limit:
            best = found
    return best
