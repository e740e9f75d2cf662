"""How Twin Shoot is played with some sense, and how without any.

``sensible`` lays aside the two cards whose bid fits what the other ten are worth, opens when it is far behind,
and in the tricks steers to its bid. Every card that may be played is weighed: how likely it is to take the
trick, and how far from the bid the player would then end up if the rest of its hand brings what it is worth.

Tricks and chances are counted in 1024ths and nothing is a float, so that a choice is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from printkit.games.twin_shoot.game import TwinView
from printkit.games.twin_shoot.game.rules import GOAL, OPEN, PACK, RANK, SUIT, TRICKS, beats, bid_of
from printkit.rules.game import Choice
from printkit.rules.rng import below

CHOICES: dict[str, tuple[str, ...]] = {"random": (), "sensible": ()}

A_HAND = 17  # what a team of sensible players scores in a hand, rounded
RISK = {4: 300, 6: 60}
"""When to open, by players: where the gap's square is above this many for every hand that is left."""
ONE = 1024  # certainty; one trick
SUIT_WORTH = 520  # what it is worth that no unseen card beats a card by suit
RANK_WORTH = {4: 260, 6: 180}  # the same by rank, by players
EAGER = 60
"""What a trick taken now is worth above one still hoped for, for every trick that is left and 10 more."""

OVER_SUIT, OVER_RANK = (
    {card: PACK.mask(one for one in PACK.codes if beats(follow, one, card)) for card in PACK.codes}
    for follow in (SUIT, RANK)
)
"""By card, masks: those that beat it in a suit trick, and in a rank trick."""
BITS = PACK.bits
BIDS = {card: 2 * bid_of([card]) * ONE for card in PACK.codes}


def uniform(view: TwinView, words: Iterator[int]) -> Choice:
    """Choose any of the legal decisions, all as likely."""
    if view.stage == OPEN:
        return view.decide("random", {}, do=OPEN if below(next(words), 2) else "stay-closed")
    if view.stage == "bid":
        cards = sorted(view.held, key=PACK.ints.__getitem__)
        laid = [cards.pop(below(next(words), len(cards))) for _ in range(2)]
        return view.decide("random", {}, cards=sorted(laid))
    cards = view.playable
    return view.decide("random", {}, card=cards[below(next(words), len(cards))])


def sensible(view: TwinView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if view.stage == "play":
        cards = view.legal
        return view.decide("sensible", {}, card=cards[0] if len(cards) == 1 else _play(view, cards))
    if view.stage == "bid":
        return view.decide("sensible", {}, cards=_bid(view))
    lead = max(view.scores)
    gap, hands = lead - view.scores[view.seat // 2], 1 + (GOAL - 1 - lead) // A_HAND
    far_behind = gap * gap > RISK[view.players] * hands
    return view.decide("sensible", {}, do=OPEN if far_behind else "stay-closed")


def _bid(view: TwinView) -> list[str]:
    _, values = _chances(view, TRICKS)
    total = sum(values.values())
    # how far the bid is off, twice: a card that is laid aside takes away its value, and more by what it bids
    off = {card: total - 2 * value - BIDS[card] for card, value in values.items()}
    cards = sorted(off, key=off.__getitem__)
    low, high, nearest, pair = 0, len(cards) - 1, ONE * ONE, cards[:2]
    while low < high:
        both = off[cards[low]] + off[cards[high]]
        if abs(both) < nearest:
            nearest, pair = abs(both), [cards[low], cards[high]]
        if both < 0:
            low += 1
        else:
            high -= 1
    return sorted(pair)


def _play(view: TwinView, cards: Sequence[str]) -> str:
    unseen, need, left, best = view.unseen, view.need, view.left, view.best
    if not 0 <= need <= left:  # the bid is missed, and no card helps or hurts it
        return cards[0]
    none, values = _chances(view, left)
    rest = need * ONE - sum(values.values())
    rivals, eager = view.players - 1 - len(view.trick), EAGER * (left + 10) - ONE
    by_suit = 0 if best is None or view.follow == RANK else OVER_SUIT[best[1]]
    by_rank = 0 if best is None or view.follow == SUIT else OVER_RANK[best[1]]
    most, chosen = -(ONE**4), ""
    for card in cards:
        if BITS[card] & by_suit:
            takes = none[(unseen & OVER_SUIT[card]).bit_count() * rivals]
        elif BITS[card] & by_rank:
            takes = none[(unseen & OVER_RANK[card]).bit_count() * rivals]
        elif best is None:  # suit tricks are twice as likely as rank tricks
            suits, ranks = (unseen & OVER_SUIT[card]).bit_count(), (unseen & OVER_RANK[card]).bit_count()
            takes = (2 * none[suits * rivals] + none[ranks * rivals]) // 3
        else:
            takes = 0
        short = rest + values[card]  # so many tricks, if it loses this one
        mark = takes * (2 * short + eager) - short * short
        if mark > most:
            most, chosen = mark, card
    return chosen


def _chances(view: TwinView, left: int) -> tuple[Sequence[int], dict[str, int]]:
    """Give what :func:`_none` does, and how many of the tricks that are left each card will take."""
    unseen, values = view.unseen, {}
    none, by_suit, by_rank = _none(view.players, unseen.bit_count(), left)
    for card in view.held:
        suits, ranks = unseen & OVER_SUIT[card], unseen & OVER_RANK[card]
        values[card] = by_suit[suits.bit_count()] + by_rank[ranks.bit_count()]
    return none, values


@lru_cache(maxsize=256)
def _none(players: int, unseen: int, left: int) -> tuple[list[int], list[int], list[int]]:
    """Give, by n, the chance that a player with ``left`` of the ``unseen`` cards has none of some n of them.

    For several players n counts once for each, as if the draws were independent. Then how many tricks a card
    is likely to take by its suit, and by its rank, by how many unseen cards beat it so. The fewer tricks are
    left, the less likely is it that a strong card is of the suit or the rank that is asked for.
    """
    none = [ONE]
    for _ in range(5 * len(PACK.ranks)):
        none.append(none[-1] * (unseen - left) // unseen if unseen else ONE)
    by_suit, by_rank = (
        [worth * chance * (left + 4) // (15 * ONE) for chance in none[:: players - 1]]
        for worth in (SUIT_WORTH, RANK_WORTH[players])
    )
    return none, by_suit, by_rank
