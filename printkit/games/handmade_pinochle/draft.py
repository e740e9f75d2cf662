"""What a card is worth to a hand that is being made: melds it completes, melds it may lead to, tricks."""

from __future__ import annotations

from printkit.games.handmade_pinochle.rules import ACE, JACK, KING, NINE, QUEEN, SUIT, TEN, WIDTH

TRICKS = {NINE: 0, JACK: 10, QUEEN: 15, KING: 50, TEN: 90, ACE: 250}
"""What the card itself brings in tricks, by rank. All figures are hundredths of a point."""
RUN_STEPS = (20, 40, 100, 300, 800)
"""What one more card of a run brings, by how many of the five are there."""
AROUNDS = {ACE: 1000, KING: 800, QUEEN: 600, JACK: 400}
AROUND_STEPS = (3, 10, 25, 60)
"""Which part of an around, in hundredths, one more suit of the rank brings, by how many are there."""
LENGTH = 25
"""What each card of the suit in hand adds: a long suit makes a good trump."""
DIAMONDS = 2


def gain(hand: int, card: int) -> tuple[int, bool]:
    """Give what a card brings to a hand in hundredths of a point, and whether it makes a meld at once."""
    suit, rank = card // WIDTH, card % WIDTH
    own = hand >> suit * WIDTH & SUIT
    have = own >> rank & 3
    points = TRICKS[rank] + LENGTH * own.bit_count()
    meld = False
    if rank != NINE and not have:
        there = (own | own >> 1) & 0b010101010100
        steps = there.bit_count()
        points += RUN_STEPS[steps]
        meld = steps == 4
    if rank in (KING, QUEEN):
        partner = own >> (KING + QUEEN - rank) & 3
        if partner > have:
            points += 220
            meld = True
        elif not have:
            points += 40
    if rank in AROUNDS and not have:
        others = (
            (hand >> rank & 3 > 0)
            + (hand >> WIDTH + rank & 3 > 0)
            + (hand >> 2 * WIDTH + rank & 3 > 0)
            + (hand >> 3 * WIDTH + rank & 3 > 0)
        )
        points += AROUND_STEPS[others] * AROUNDS[rank] // 100
        meld |= others == 3
    if card == QUEEN or card == DIAMONDS * WIDTH + JACK:
        other = hand >> (DIAMONDS * WIDTH + JACK if card == QUEEN else QUEEN) & 3
        if other > have:
            points += 2600 if have else 400
            meld = True
        else:
            points += 250 if have else 120
    return points, meld
