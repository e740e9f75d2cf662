"""How Handmade Pinochle is played: two ways to choose.

``uniform`` takes any legal decision; in the auction, which has no upper limit, it passes half the time and
else calls one of the ten lowest bids. ``sensible`` drafts for melds, bids what its melds, what it has seen its
partner take and their tricks should come to, names the trump that makes most, and plays to win counters
(A, K and 10) cheaply and to feed them to its partner.

=================  ======================================================================================
choice code        why; facts
=================  ======================================================================================
``random-card``    no reason. ``card``
``random-pass``    no reason
``random-call``    no reason. ``points``
``random-trump``   no reason. ``suit``
``only``           there is no other card. ``card``
``meld-card``      it makes a meld, or more of one. ``card``
``draft-card``     it helps most: towards a run, an around, or in tricks. ``card``
``call``           bid what the pair should make. ``points``, ``suit`` (to be trump), ``meld`` (own, in that
                   trump), ``partner`` (melds in what the partner took in public), ``tricks`` (trick points
                   hoped for)
``pass``           the bid asked for is above that. ``least``, and the same but for ``points``
``partner-leads``  the partner has the bid, leave it there. ``bid``
``best-trump``     it makes most. ``suit``, ``meld``, ``partner``, ``tricks``
``lead-sure``      lead a card that will hardly be beaten. ``card``
``lead-partner``   lead a suit in which the partner is known to hold a card that will. ``card``, ``hope``
``lead-low``       lead a card that costs little. ``card``
``feed``           the partner has the trick: give it a counter. ``card``, ``taker``
``leave``          the partner has the trick: play low. ``card``, ``taker``
``take-over``      the partner's card will be beaten: win in its place. ``card``, ``taker``
``win-last``       last to play: win. ``card``, ``best`` (card to beat)
``win-sure``       win with a card that will hardly be beaten. ``card``, ``best``
``win-try``        go ahead for now. ``card``, ``best``
``throw``          cannot win: throw away what costs least. ``card``, ``taker``
=================  ======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from printkit.games.handmade_pinochle.game import PinochleView
from printkit.games.handmade_pinochle.game.making import ALL_POINTS
from printkit.games.handmade_pinochle.game.melds import (
    ACROSS,
    FIELDS,
    KINDS,
    PACK,
    found,
    melds_in,
    number,
    worth,
)
from printkit.games.handmade_pinochle.policy.tricks import choice, choose
from printkit.rules.game import Choice
from printkit.rules.rng import below

ESTIMATE = ("suit", "meld", "partner", "tricks")
CHOICES = {
    **dict.fromkeys(["random-card", "only", "meld-card", "draft-card", "lead-sure", "lead-low"], ("card",)),
    **dict.fromkeys(["feed", "leave", "take-over", "throw"], ("card", "taker")),
    **dict.fromkeys(["win-last", "win-sure", "win-try"], ("card", "best")),
    "lead-partner": ("card", "hope"),
    "random-pass": (),
    "random-call": ("points",),
    "random-trump": ("suit",),
    "call": ("points", *ESTIMATE),
    "pass": ("least", *ESTIMATE),
    "partner-leads": ("bid",),
    "best-trump": ESTIMATE,
}
WIDTH = 12
SUIT = (1 << WIDTH) - 1
RANKS = dict(zip(PACK.ranks, range(0, WIDTH, 2), strict=True))


RAISES = 10
"""``uniform`` calls one of so many bids from the lowest on."""


def uniform(view: PinochleView, words: Iterator[int]) -> Choice:
    """Choose any legal decision."""
    seat, do = view.seat, str(view.stage)
    if do == "call":
        raised = below(next(words), 2 * RAISES) - RAISES
        if raised < 0:
            return Choice({"do": "pass", "seat": seat}, "random-pass")
        points = view.auction[0] + raised
        return Choice({"do": "call", "seat": seat, "points": points}, "random-call", {"points": points})
    if do == "trump":
        suit = PACK.suits[below(next(words), 4)]
        return Choice({"do": "trump", "seat": seat, "suit": suit}, "random-trump", {"suit": suit})
    cards = view.playable
    return choice(do, seat, cards[below(next(words), len(cards))], "random-card")


def sensible(view: PinochleView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    do = view.stage
    if do == "play":
        cards = view.playable
        return choose(view, cards) if len(cards) > 1 else choice(do, view.seat, cards[0], "only")
    if do == "keep" or do == "take":
        return _draft(view, do, view.playable)
    if do == "call":
        return _bid(view)
    found = _estimate(view)
    return Choice({"do": "trump", "seat": view.seat, "suit": found.suit}, "best-trump", found._asdict())


# --- what a card is worth to a hand that is being made; all figures are hundredths of a point

IN_TRICKS = {"9": 0, "J": 10, "Q": 15, "K": 50, "T": 90, "A": 250}
"""What the card itself brings in tricks."""
RUN_STEPS = (20, 40, 100, 300, 800)
"""What one more card of a run brings, by how many of the five are there."""
AROUNDS = {"A": 1000, "K": 800, "Q": 600, "J": 400}
AROUND_STEPS = (3, 10, 25, 60)
"""Which part of an around, in hundredths, one more suit of the rank brings, by how many are there."""
LENGTH = 25
"""What each card of the suit in hand adds: a long suit makes a good trump."""
PINOCHLE = {PACK.ints["QS"]: PACK.ints["JD"], PACK.ints["JD"]: PACK.ints["QS"]}


@cache
def _in_suit(own: int) -> list[int]:
    """Give what each rank brings by the cards of its suit (12 bits): times four, plus 1 if it makes a meld."""
    length, steps = LENGTH * own.bit_count(), ((own | own >> 1) & KINDS & SUIT - 3).bit_count()
    made = []
    for rank, at in RANKS.items():
        have, points, meld = own >> at & 3, IN_TRICKS[rank] + length, False
        if rank != "9" and not have:
            points += RUN_STEPS[steps]
            meld = steps == 4
        if rank in "KQ":
            if own >> RANKS["Q" if rank == "K" else "K"] & 3 > have:
                points, meld = points + 220, True
            elif not have:
                points += 40
        made.append(4 * points + meld)
    return made


@cache
def _across(card: int, hand: int) -> int:
    """Give what a card brings by those of its rank and its fellow in a pinochle, as :func:`_in_suit` does."""
    points, meld, have, rank = 0, False, hand >> card & 3, PACK.codes[card][0]
    if rank in AROUNDS and not have:
        others = sum([hand >> PACK.ints[rank + suit] & 3 > 0 for suit in PACK.suits])
        points, meld = AROUNDS[rank] * AROUND_STEPS[others] // 100, others == 3
    if card in PINOCHLE:
        if hand >> PINOCHLE[card] & 3 > have:
            points, meld = points + (2600 if have else 400), True
        else:
            points += 250 if have else 120
    return 4 * points + meld


def _place(card: int, code: str) -> tuple[int, int, int]:
    across = sum([3 * PACK.bits[code[0] + suit] for suit in PACK.suits if code[0] in AROUNDS])
    return card // WIDTH * WIDTH, card % WIDTH // 2, across | (3 << PINOCHLE[card] if card in PINOCHLE else 0)


PLACES = [_place(card, code) for card, code in enumerate(PACK.codes)]
"""By card, where its suit begins, its rank, and the mask of what bears on what it brings across the suits."""


def best_gain(hand: int, cards: list[int]) -> tuple[int, int, bool]:
    """Give the card that brings most to a hand: hundredths of a point, which, and whether it makes a meld."""
    most, best, melds = -1, -1, 0
    for card in cards:
        at, rank, others = PLACES[card]
        brings = _in_suit(hand >> at & SUIT)[rank] + _across(card, hand & others)
        if brings > most:
            most, best, melds = brings | 3, card, brings & 3
    return most >> 2, best, melds > 0


def _draft(view: PinochleView, do: str, cards: list[int]) -> Choice:
    if len(cards) == 1:
        return choice(do, view.seat, cards[0], "only")
    _, card, melds = best_gain(view.hand, cards)
    return choice(do, view.seat, card, "meld-card" if melds else "draft-card")


# --- what a pair should make in a trump, from one seat's view: for bids and for naming trump

ACES = PACK.mask("A" + suit for suit in PACK.suits)
USUAL, PER_TRUMP, PER_ACE = 520, 90, 70
"""Trick points that declarer's pair makes, in hundredths: at least, for each trump, for each side ace."""
MARGIN = 2
"""Points below the estimate at which a bid is still justified."""
OVER_PARTNER = 8
"""How far a seat's own prospects must exceed the partner's bid for it to bid on."""
ROOM = 5
"""How far below its limit a seat begins to bid: high enough to be short, low enough to be made."""


class Estimate(NamedTuple):
    """A trump suit and what it should bring: own melds, the partner's that are known, trick points."""

    suit: str
    meld: int
    partner: int
    tricks: int


@cache
def _suit(cards: int) -> tuple[int, int, int, int]:
    """Give what cards of one suit bring: points of melds as trumps and else, how many they are, and the aces.

    ``cards``: a mask, and to its left whether HP-11 is in force.
    """
    extra, cards = bool(cards >> 48), cards & 3 * KINDS
    own = PACK.suits[max(0, cards.bit_length() - 1) // WIDTH]
    points = [worth(melds_in(cards, trump, extra)) for trump in (own, "H" if own == "S" else "S")]
    return points[0], points[1], number(cards), number(cards & 3 * ACES)


def prospects(hand: int, extra: bool) -> list[tuple[int, int, int]]:
    """Give what a hand brings by trump: points of its melds, trumps, aces of other suits.

    A hand shows what each suit shows alone, and what goes across suits.
    """
    suits = [_suit(hand & field | extra << 48) for field in FIELDS.values()]
    points, aces = worth(found(hand, ACROSS)), 0
    for _, plain, _, own in suits:
        points += plain
        aces += own
    return [(points + trump - plain, number, aces - own) for trump, plain, number, own in suits]


@lru_cache(maxsize=64)
def best_trump(hand: int, partner: int, extra: bool) -> Estimate:
    """Give the trump that should bring most, by the own hand and what is known of the partner's."""
    most, best = -1, ("", 0, 0, 0)
    both = zip(PACK.suits, prospects(hand, extra), prospects(partner, extra), strict=True)
    for suit, (meld, trumps, aces), (his, his_trumps, his_aces) in both:
        tricks = (USUAL + PER_TRUMP * (trumps + his_trumps) + PER_ACE * (aces + his_aces)) // 100
        tricks = min(ALL_POINTS, tricks)
        if meld + his + tricks > most:
            most, best = meld + his + tricks, (suit, meld, his, tricks)
    return Estimate(*best)


def _estimate(view: PinochleView) -> Estimate:
    return best_trump(view.hand, view.known[view.seat ^ 2], view.ruleset["extra_marriage_with_run"])


def _bid(view: PinochleView) -> Choice:
    found, seat = _estimate(view), view.seat
    least, bid, bidder, _ = view.auction
    limit = found.meld + found.partner + found.tricks - MARGIN
    if bidder == seat ^ 2 and limit < bid + OVER_PARTNER:
        return Choice({"do": "pass", "seat": seat}, "partner-leads", {"bid": bid})
    if least > limit:
        return Choice({"do": "pass", "seat": seat}, "pass", {"least": least, **found._asdict()})
    points = max(least, limit - ROOM)
    return Choice({"do": "call", "seat": seat, "points": points}, "call", {"points": points, **found._asdict()})
