"""What a pair should make in a trump, from one seat's view: for bids and for naming trump."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from printkit.games.handmade_pinochle.rules import ACE, ALL_POINTS, KINDS, MELDS, SUIT, WIDTH, melds
from printkit.games.handmade_pinochle.view import View

ACES = 1 << ACE | 1 << WIDTH + ACE | 1 << 2 * WIDTH + ACE | 1 << 3 * WIDTH + ACE
USUAL, PER_TRUMP, PER_ACE = 520, 90, 70
"""Trick points that declarer's pair makes, in hundredths: at least, for each trump, for each side ace."""
MARGIN = 2
"""Points below the estimate at which a bid is still justified."""


class Estimate(NamedTuple):
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


@lru_cache(maxsize=256)
def prospects(hand: int, extra: int) -> tuple[tuple[int, int, int], ...]:
    """Give what a hand brings by trump: points of its melds, trumps, aces of other suits."""
    counts = [0] * MELDS
    aces = count(hand & 3 * ACES)
    return tuple(
        (
            melds(hand, trump, extra, counts),
            count(hand & SUIT << WIDTH * trump),
            aces - (hand >> trump * WIDTH + ACE & 3),
        )
        for trump in range(4)
    )


def best_trump(view: View) -> Estimate:
    """Give the trump that should bring most."""
    partner = prospects(view.known[view.seat ^ 2], view.extra)
    best = -1, 0, 0, 0
    most = -1
    for trump, (meld, trumps, aces) in enumerate(prospects(view.hand, view.extra)):
        his, his_trumps, his_aces = partner[trump]
        tricks = (USUAL + PER_TRUMP * (trumps + his_trumps) + PER_ACE * (aces + his_aces)) // 100
        tricks = min(ALL_POINTS, tricks)
        if meld + his + tricks > most:
            most = meld + his + tricks
            best = trump, meld, his, tricks
    return Estimate(*best)
