"""How Twin Shoot is played with some sense, and how without any.

``sensible`` lays aside the two cards whose bid fits what the other ten are worth, opens when it is far behind,
and in the tricks steers to its bid. Every card that may be played is weighed: how likely it is to take the
trick, and how far from the bid the player would then end up if the rest of its hand brings what it is worth.
What the trick does for the partner's bid counts too, and against that of foes who opened theirs.

Tricks and chances are counted in 1024ths and nothing is a float, so that a choice is the same on every machine.
The weights were fitted by play: 850 deals for four and as many for six, sensible players at every seat, one or
two weights changed at a time and kept where the teams scored more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, starmap
from math import isqrt
from operator import add

from printkit.games.twin_shoot.game.rules import (
    BEATERS,
    GOAL,
    HAND,
    MATCHES,
    NONE,
    OPEN,
    PACK,
    RANK,
    STAY_CLOSED,
    SUIT,
    TRICKS,
    bid_of,
)
from printkit.games.twin_shoot.game.view import TwinView
from printkit.rules.game import Choice
from printkit.rules.rng import below

CHOICES: dict[str, tuple[str, ...]] = {"random": (), "sensible": ()}

A_HAND = 17
"""What a team of sensible players scores in a hand, rounded."""
RISK = {4: 300, 6: 60}
"""When to open, by players: where the gap's square is above this many for every hand that is left.

How likely a team is to catch up a gap falls with its square over the hands left, and how likely an opened
bid is to succeed does not. In 200 to 250 games from each of 19 scores the last team won 0.13 to 0.18 of them
by opening with four players and 0.18 to 0.25 with six; closed, it won less than that from these gaps on.
"""
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

ORDER = PACK.ints.__getitem__
BIDS = [2 * bid_of([card]) * ONE for card in PACK.codes]
BEATERS_OF_LEAD = {card: BEATERS[SUIT][card] | BEATERS[RANK][card] for card in PACK.codes}
AHEAD = {
    follow: {card: frozenset(map(ORDER, over)) for card, over in beaters.items()}
    for follow, beaters in {**BEATERS, NONE: BEATERS_OF_LEAD}.items()
}
"""By follow and the best card so far: the cards that would have the trick."""
WIDTH = PACK.width
OVER_SUIT, OVER_RANK, SAME_SUIT, SAME_RANK = [
    [PACK.mask(cards[code]) for code in PACK.codes]
    for cards in (BEATERS[SUIT], BEATERS[RANK], MATCHES[SUIT], MATCHES[RANK])
]
"""By card, masks: those that beat it by suit, by rank, and all of its suit, of its rank."""
ALL_MISSED = [MISSED] * (3 * TRICKS * ONE)
PAIRS = list(combinations(range(HAND), 2))


def uniform(view: TwinView, words: Iterator[int]) -> Choice:
    """Choose any of the legal decisions, all as likely."""
    cards = sorted(view.legal, key=ORDER)
    if view.stage == OPEN:
        return view.decide("random", {}, do=OPEN if below(next(words), 2) else STAY_CLOSED)
    if view.stage == "bid":
        return view.decide(
            "random", {}, cards=sorted([cards.pop(below(next(words), len(cards))) for _ in range(2)])
        )
    return view.decide("random", {}, card=cards[below(next(words), len(cards))])


def sensible(view: TwinView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    stage = view.stage
    if stage != "play":
        return _bid(view) if stage == "bid" else _open(view)
    cards, best = view.playable, view.best  # of equals the lowest suit and rank is chosen
    if len(cards) == 1:
        card = cards[0]
    else:
        card = _lead(view, cards) if best is None else _follow(view, cards, *best)
    return view.decide("sensible", {}, card=PACK.codes[card])


def _over(unseen: int, cards: Iterable[int]) -> list[int]:
    """Count the unseen cards that beat each of some cards: by suit, and WIDTH for each that does by rank."""
    return [
        (unseen & OVER_RANK[card]).bit_count() * WIDTH + (unseen & OVER_SUIT[card]).bit_count()
        for card in cards
    ]


def _bid(view: TwinView) -> Choice:
    cards, unseen = sorted(map(ORDER, view.held)), view.unseen
    _, worth = _chances(view.players, unseen.bit_count(), TRICKS)
    values = [worth[over] for over in _over(unseen, cards)]
    total = sum(values)
    # what the hand loses with a card that is laid aside, and what it is to take for it, twice, from the total
    weights = [total - 2 * value - BIDS[card] for value, card in zip(values, cards, strict=True)]
    off = [*map(abs, starmap(add, combinations(weights, 2)))]
    one, other = PAIRS[off.index(min(off))]
    return view.decide("sensible", {}, cards=sorted([PACK.codes[cards[one]], PACK.codes[cards[other]]]))


def _open(view: TwinView) -> Choice:
    lead = max(view.scores)
    gap = lead - view.scores[view.seat // 2]
    hands = 1 + (GOAL - 1 - lead) // A_HAND
    opens = gap * gap > RISK[view.players] * hands
    return view.decide("sensible", {}, do=OPEN if opens else STAY_CLOSED)


def _lead(view: TwinView, cards: Sequence[int]) -> int:
    unseen, left, need = view.unseen, view.left, view.need
    none, overs, offs = _outlook(view, cards, unseen, left, need)
    # the partner stands back from a trick that it does not need
    rivals = view.players - 1 if _gain(view, view.seat ^ 1, left) > 0 else view.players - 2
    won, lost = _losses(need - 1, left - 1), _losses(need, left - 1)
    wins, loses = [EAGER - won[off - ONE] for off in offs], [-lost[off] for off in offs]
    most, card = -ONE * ONE * ONE, -1
    for best, one, over, win, lose in sorted(
        zip(map(max, wins, loses), cards, overs, wins, loses, strict=True), reverse=True
    ):
        if ONE * best < most:  # however likely it is to keep the trick
            break
        mark = ONE * lose + (win - lose) * _lead_keeps(one, over, unseen, none, rivals, win > lose)
        if mark > most or (mark == most and one < card):
            most, card = mark, one
    return card


def _follow(view: TwinView, cards: Sequence[int], taker: int, best: str) -> int:
    unseen, left, need, follow, partner = view.unseen, view.left, view.need, view.follow, view.seat ^ 1
    at, players = len(view.trick), view.players
    none, overs, offs = _outlook(view, cards, unseen, left, need)
    for_taker = _gain(view, taker, left)
    # in the third place and the fifth one's partner is next, and stands back from a trick that it does not need
    rivals = players - 1 - at - (at % 2 == 0 and _gain(view, partner, left) <= 0)
    ahead = AHEAD[follow][best].intersection(cards)
    lost = _losses(need, left - 1)
    marks = [-ONE * lost[off] for off in offs]
    if ahead or (for_taker and follow == NONE):  # else what the taker gets is the same with every card
        won, suit = _losses(need - 1, left - 1), ORDER(best) // WIDTH
        (over_best,) = _over(unseen, [ORDER(best)])
        by_rank, by_suit = [none[over * rivals] * for_taker for over in divmod(over_best, WIDTH)]
        for place, card in enumerate(cards):
            suited = card // WIDTH == suit if follow == NONE else follow == SUIT
            if card in ahead:
                off, over = offs[place], overs[place] % WIDTH if suited else overs[place] // WIDTH
                marks[place] += (EAGER - won[off - ONE] + lost[off]) * none[over * rivals]
            else:
                marks[place] += by_suit if suited else by_rank
    return cards[marks.index(max(marks))]


def _outlook(
    view: TwinView, cards: Sequence[int], unseen: int, left: int, need: int
) -> tuple[tuple[int, ...], list[int], list[int]]:
    """Give the chances of having none of n unseen cards; by card what beats it, and how far the bid is off."""
    none, worth = _chances(view.players, unseen.bit_count(), left)
    overs, held = _over(unseen, cards), view.held
    if not 0 <= need <= left:  # nothing depends on it
        return none, overs, [0] * len(cards)
    whole = overs if len(held) == len(cards) else _over(unseen, map(ORDER, held))
    off = need * ONE - sum([worth[over] for over in whole])
    return none, overs, [off + worth[over] for over in overs]


@lru_cache(maxsize=256)
def _chances(players: int, unseen: int, left: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give, by n, the chance that a player with ``left`` of the ``unseen`` cards has none of some n of them.

    For several players n counts once for each. The draws are taken as independent, which is near enough. Then
    how many tricks a card is likely to take, by its count of unseen cards that beat it. ``left``: tricks left,
    so many cards everyone holds. The fewer they are, the less likely it is that a strong card is of the
    suit or the rank that is asked for.
    """
    none = [ONE]
    for _ in range(5 * (len(PACK.ranks) - 1)):
        none.append(none[-1] * (unseen - left) // unseen if unseen else ONE)
    asked_for = ONE * (left + 4) // 15 if players == 4 else ONE * (left + 3) // 16
    by_suit, by_rank = (
        tuple([worth * none[over * (players - 1)] * asked_for // (ONE * ONE) for over in range(most)])
        for worth, most in ((SUIT_WORTH, len(PACK.ranks)), (RANK_WORTH[players], len(PACK.suits)))
    )
    return tuple(none), tuple([suit + rank for rank in by_rank for suit in by_suit])


def _losses(need: int, left: int) -> Sequence[int]:
    """Tell what it costs who needs ``need`` of ``left`` tricks to expect so much less, or more."""
    return _by_distance(left) if 0 <= need <= left else ALL_MISSED


@cache
def _by_distance(left: int) -> list[int]:
    """Give what it costs to be off the pace, by how far (below 0: from the end)."""
    pace = ONE * (left + SPREAD)
    near = [4 * off * off // pace for off in range(isqrt(FARTHEST * pace // 4) + 1)]
    return [*near, *[FARTHEST] * (2 * (TRICKS * ONE - len(near)) + 1), *near[:0:-1]]


def _gain(view: TwinView, seat: int, left: int) -> int:
    """Estimate what this trick is worth to us if another seat takes it, 0 if we do not know its bid."""
    bid = view.bids[seat]
    if bid is None:
        return 0
    gain = _hope(bid, view.won[seat], left - 1)
    return gain if seat == view.seat ^ 1 else -gain


@cache
def _hope(bid: int, won: int, left: int) -> int:
    """Estimate what a trick after which there are ``left`` others is worth to the partner of who bids.

    We do not see its cards, and expect them to keep the pace of its bid.
    """
    need = bid - won
    off = need * ONE - bid * ONE * left // TRICKS
    return (EAGER - _losses(need - 1, left)[off - ONE] + _losses(need, left)[off]) * MIND // 100


def _lead_keeps(card: int, over: int, unseen: int, none: Sequence[int], rivals: int, wanted: bool) -> int:
    """Estimate the chance that a lead takes the trick while no follow is set and ``rivals`` may beat it.

    Half of it goes by how many cards are out that would set either follow, half by the partner, who has the
    first say (TS-20) and knows what the leader wants.
    """
    suits, ranks = (unseen & SAME_SUIT[card]).bit_count(), (unseen & SAME_RANK[card]).bit_count()
    if not suits + ranks:
        return ONE  # TS-23
    by_suit, by_rank = none[over % WIDTH * rivals], none[over // WIDTH * rivals]
    drawn = (suits * by_suit + ranks * by_rank) // (suits + ranks)
    if suits and ranks:
        return (drawn + (max(by_suit, by_rank) if wanted else min(by_suit, by_rank))) // 2
    return drawn
