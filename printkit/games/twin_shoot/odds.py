"""What cards and positions of Twin Shoot are worth to a sensible player, in whole numbers.

Tricks and chances are counted in 1024ths and nothing is a float, so that a choice is the same on every machine.
The weights were fitted by play: 850 deals for four and as many for six, sensible players at every seat, one or
two weights changed at a time and kept where the teams scored more.
"""

from __future__ import annotations

from functools import lru_cache

from printkit.games.twin_shoot.rules import BY_SUIT, HALF, RANK, SUIT, WIDTH
from printkit.rules.cards import bits

ONE = 1024
"""Certainty; one trick."""
SUIT_WORTH = 520
"""What it is worth that no unseen card beats a card by suit."""
RANK_WORTH = {4: 260, 6: 180}
"""The same by rank, by players."""
SPREAD = 7
"""With more tricks to come a hand that is off its pace may still come right: as if there were so many more."""
FARTHEST, MISSED = 2048, 2048
"""The most that a hand off its pace loses, and what one loses whose bid can no longer be made."""
EAGER = 350
"""What a trick taken now is worth above one that is still hoped for."""
MIND = 80
"""What the partner's bid counts, in hundredths of the player's own."""

SUITS = [SUIT << card // WIDTH * WIDTH for card in range(6 * WIDTH)]
RANKS = [(RANK | RANK << HALF) << card % WIDTH for card in range(6 * WIDTH)]
OVER_SUIT = [suit & -(2 << card) for card, suit in enumerate(SUITS)]
"""By card: the cards of its suit that are higher."""
OVER_RANK = [rank & -(2 << card) for card, rank in enumerate(RANKS)]
"""By card: the cards of its rank that are of a higher suit."""


@lru_cache(maxsize=256)
def none_held(unseen: int, held: int) -> tuple[int, ...]:
    """Give, by n, the chance that a player with ``held`` of the ``unseen`` cards has none of some n of them.

    For several players n counts once for each. The draws are taken as independent, which is near enough.
    """
    chances = [ONE]
    for _ in range(5 * (WIDTH - 1)):
        chances.append(chances[-1] * (unseen - held) // unseen if unseen else ONE)
    return tuple(chances)


@lru_cache(maxsize=256)
def strengths(players: int, unseen: int, left: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give what a card is worth by how many unseen cards beat it by suit, and what it adds by rank.

    ``left``: tricks left, so many cards everyone holds. The fewer they are, the less likely it is that a strong
    card is of the suit or the rank that is asked for.
    """
    asked_for = ONE * (left + 4) // 15 if players == 4 else ONE * (left + 3) // 16
    none = none_held(unseen, left)
    others = players - 1
    by_suit = [SUIT_WORTH * none[over * others] * asked_for // (ONE * ONE) for over in range(WIDTH)]
    by_rank = [RANK_WORTH[players] * none[over * others] * asked_for // (ONE * ONE) for over in range(6)]
    return tuple(by_suit), tuple(by_rank)


def worth(players: int, hand: int, unseen: int, left: int) -> dict[int, int]:
    """Estimate for each card of a hand how many tricks it takes."""
    by_suit, by_rank = strengths(players, unseen.bit_count(), left)
    return {
        card: by_suit[(unseen & OVER_SUIT[card]).bit_count()] + by_rank[(unseen & OVER_RANK[card]).bit_count()]
        for card in bits(hand)
    }


def standing(need: int, left: int, expected: int) -> int:
    """Tell how well it goes for who needs ``need`` of ``left`` tricks and expects ``expected``; 0 is best."""
    if not 0 <= need <= left:
        return -MISSED
    off = need * ONE - expected
    return -min(4 * off * off // (ONE * (left + SPREAD)), FARTHEST)


def gain(need: int, left: int, expected: int) -> int:
    """Tell what it is worth to take a trick after which there are ``left`` others."""
    return standing(need - 1, left, expected) - standing(need, left, expected) + EAGER


def over(card: int, follow: int) -> int:
    """Give the cards that beat ``card`` under a follow that is set."""
    return OVER_SUIT[card] if follow == BY_SUIT else OVER_RANK[card]


def lead_keeps(card: int, unseen: int, none: tuple[int, ...], rivals: int, wanted: bool) -> int:
    """Estimate the chance that a lead takes the trick while no follow is set and ``rivals`` may beat it.

    Half of it goes by how many cards are out that would set either follow, half by the partner, who has the
    first say (TS-20) and knows what the leader wants.
    """
    suits = (unseen & SUITS[card]).bit_count()
    ranks = (unseen & RANKS[card]).bit_count()
    if not suits + ranks:
        return ONE  # TS-23
    by_suit = none[(unseen & OVER_SUIT[card]).bit_count() * rivals]
    by_rank = none[(unseen & OVER_RANK[card]).bit_count() * rivals]
    drawn = (suits * by_suit + ranks * by_rank) // (suits + ranks)
    if suits and ranks:
        return (drawn + (max(by_suit, by_rank) if wanted else min(by_suit, by_rank))) // 2
    return drawn
