"""How Handmade Pinochle is played: by chance, and with some sense.

``uniform`` takes any legal decision; in the auction, which has no upper limit, it passes half the time and else
calls one of the ten lowest bids. ``sensible`` drafts for melds, bids what its melds, what it has seen its
partner take and their tricks should come to, names the trump that makes most, and plays to win counters (A, K
and 10) cheaply and to feed them to its partner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from printkit.games.handmade_pinochle.game import ABOVE, COUNTERS, PinochleView
from printkit.games.handmade_pinochle.game.making import ALL_POINTS
from printkit.games.handmade_pinochle.game.melds import ALL, FIELDS, PACK, melds_in, number, worth
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.view import RANDOM, random_card

CHOICES = {
    **RANDOM,
    **dict.fromkeys(["random-pass", "random-call", "random-trump"], ()),
    "draft": ("card",),  # keep or take what helps most: towards melds, or in tricks
    "call": (),  # bid what the pair should make
    "pass": (),  # the bid asked for is above that
    "partner-leads": (),  # the partner has the bid, leave it there
    "best-trump": (),  # it makes most
    "lead-sure": ("card",),  # lead a card that cannot be beaten
    "lead-low": ("card",),  # lead a card that costs little
    "feed": ("card",),  # the partner has the trick for sure: give it a counter
    "leave": ("card",),  # the partner has the trick: play low
    "take-over": ("card",),  # the partner may be beaten: win for sure in its place
    "win": ("card",),  # win with a card that cannot be beaten
    "throw": ("card",),  # cannot be sure to win: throw away what costs least
}
RAISES = 10  # ``uniform`` calls one of so many bids from the lowest on


def uniform(view: PinochleView, words: Iterator[int]) -> Choice:
    """Choose any legal decision."""
    if view.stage == "call":
        raised = below(next(words), 2 * RAISES) - RAISES
        if raised < 0:
            return view.decide("random-pass", {}, do="pass")
        return view.decide("random-call", {}, points=view.least + raised)
    if view.stage == "trump":
        return view.decide("random-trump", {}, suit=PACK.suits[below(next(words), 4)])
    return random_card(view, words)


def sensible(view: PinochleView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    stage = view.stage
    if stage == "play":
        best = view.best
        return _follow(view, *best) if best else _lead(view)
    if stage == "call":
        return _bid(view)
    if stage == "trump":
        return view.decide("best-trump", {}, suit=_estimate(view)[1])
    return view.play(best_gain(view.hand, view.legal), "draft")


# --- what a card is worth to a hand that is being made; all figures are hundredths of a point

IN_TRICKS = {"9": 0, "J": 10, "Q": 15, "K": 50, "T": 90, "A": 250}
LENGTH = 25  # for each other card of the suit: a long suit makes a good trump
RUN = (20, 40, 100, 300, 800)  # one more card of a run, by how many of the five are there
MARRIAGE, HALF = 220, 40  # a king or queen that finds its fellow, or is the first
AROUND = {"A": 10, "K": 8, "Q": 6, "J": 4}
AROUND_STEPS = (3, 10, 25, 60)  # per cent of an around that one more suit is worth, by how many are there
PINOCHLE = ((120, 400), (250, 2600))  # by whether it is there already, and whether it finds its fellow
FELLOWS = {"QS": "JD", "JD": "QS"}
WIDTH, SUIT, BITS = 12, 0xFFF, PACK.bits


@cache
def _in_suit(own: int) -> list[int]:
    """Give what one more card of each rank brings to the cards of its suit (12 bits)."""
    held = {rank: own >> 2 * at & 3 for at, rank in enumerate(PACK.ranks)}
    brings = {rank: IN_TRICKS[rank] + LENGTH * sum(held.values()) for rank in held}
    steps = sum(held[rank] > 0 for rank in "JQKTA")
    for rank in "JQKTA":
        brings[rank] += 0 if held[rank] else RUN[steps]
    for rank, other in ("KQ", "QK"):
        brings[rank] += MARRIAGE if held[other] > held[rank] else 0 if held[rank] else HALF
    return list(brings.values())


@cache
def _across(card: str, hand: int) -> int:
    """Give what a card brings by those of its rank, and its fellow in a pinochle, in other suits."""
    rank, have, points = card[0], hand >> PACK.ints[card] & 3, 0
    if not have:
        others = sum(hand >> PACK.ints[rank + suit] & 3 > 0 for suit in PACK.suits)
        points = AROUND[rank] * AROUND_STEPS[others]
    if card in FELLOWS:
        points += PINOCHLE[have][hand >> PACK.ints[FELLOWS[card]] & 3 > have]
    return points


def _bears_on(card: str) -> int:
    same = {card[0] + suit for suit in PACK.suits} if card[0] in AROUND else set()
    return 3 * PACK.mask(same | ({FELLOWS[card]} if card in FELLOWS else set()))


PLACES = {card: (at // WIDTH * WIDTH, at % WIDTH // 2, _bears_on(card)) for card, at in PACK.ints.items()}
"""By card, where its suit begins, its rank, and the mask of what bears on what it brings across the suits."""


def best_gain(hand: int, cards: Iterable[str]) -> str:
    """Give the card that brings most to a hand that is being made, the first of equals."""
    most, best = -1, ""
    for card in cards:
        at, rank, others = PLACES[card]
        brings = _in_suit(hand >> at & SUIT)[rank]
        if others:
            brings += _across(card, hand & others)
        if brings > most:
            most, best = brings, card
    return best


# --- what a pair should make in a trump, from one seat's view: for bids and for naming trump

ACES = 3 * PACK.mask("A" + suit for suit in PACK.suits)
USUAL, PER_TRUMP, PER_ACE = 480, 90, 70  # hundredths of the trick points that declarer's pair makes
MARGIN = 2  # points below the estimate at which a bid is still justified
OVER_PARTNER = 8  # how far a seat's own prospects must exceed the partner's bid for it to bid on
ROOM = 5  # how far below its limit a seat begins to bid: high enough to be short, low enough to be made


@cache
def _as_trump(own: int, extra: bool) -> int:
    """Give how much more the cards of a suit (12 bits) show when it is trump."""
    return worth(melds_in(own, "S", extra)) - worth(melds_in(own, "H", extra))


@lru_cache(maxsize=64)  # a seat bids several times, and names trump
def best_trump(hand: int, partner: int, extra: bool) -> tuple[int, str]:
    """Give what the best trump should bring, by the own hand and the partner's known cards, and its suit."""
    usual = USUAL + PER_ACE * number(hand + partner & ACES)
    melds = sum(worth(melds_in(one, "S", extra)) - _as_trump(one & SUIT, extra) for one in (hand, partner))
    most, best = -1, ""
    for at, suit in enumerate(PACK.suits):
        own, his = hand >> WIDTH * at & SUIT, partner >> WIDTH * at & SUIT
        tricks = min(ALL_POINTS, (usual + PER_TRUMP * number(own + his)) // 100)
        makes = melds + _as_trump(own, extra) + _as_trump(his, extra) + tricks
        if makes > most:
            most, best = makes, suit
    return most, best


def _estimate(view: PinochleView) -> tuple[int, str]:
    return best_trump(view.hand, view.known[view.seat ^ 2], view.ruleset["extra_marriage_with_run"])


def _bid(view: PinochleView) -> Choice:
    limit, least = _estimate(view)[0] - MARGIN, view.least
    if view.bidder == view.seat ^ 2 and limit < view.bid + OVER_PARTNER:
        return view.decide("partner-leads", {}, do="pass")
    if least > limit:
        return view.decide("pass", {}, do="pass")
    return view.decide("call", {}, points=max(least, limit - ROOM))


# --- tricks


@cache
def tables(order: str, trump: str | None) -> tuple[dict[str, int], Callable[[str], int], set[str]]:
    """Give, by card, which cards (both of each) take a trick from it, and what it costs; and what is a gift.

    It costs more to lose or to win with a counter, a trump, a high card. Gifts are the counters but trumps.
    """
    over, cost = {}, {}
    for card, above in ABOVE[order].items():
        over[card] = 3 * above | (0 if card[1] == trump else FIELDS[str(trump)])
        cost[card] = 12 * (card[0] in COUNTERS) + 18 * (card[1] == trump) + 5 - above.bit_count()
    gifts = {card for card in over if card[0] in COUNTERS and card[1] != trump}
    return over, cost.__getitem__, gifts


def threats(view: PinochleView, suits: str) -> dict[str, int]:
    """Give by suit which cards opponents still to play to a trick may be able to play when it is led.

    Who is known to hold a card of the suit can play no other.
    """
    seat, hand, known, lacks = view.seat, view.hand, view.known, view.lacks
    unseen = ALL - hand - view.gone - sum(known) + known[seat]
    made = dict.fromkeys(suits, 0)
    for foe in (seat + 1 & 3,) if view.trick else (seat + 1 & 3, seat + 3 & 3):
        has = known[foe]
        may = has | unseen & ~lacks[foe]
        for suit in suits:
            field = FIELDS[suit]
            made[suit] |= may & field if has & field else may
    return made


def _lead(view: PinochleView) -> Choice:
    cards, against = view.legal, threats(view, PACK.suits)
    over, cost, _ = tables(view.ruleset["rank_order"], view.trump)
    sure = [card for card in cards if not over[card] & against[card[1]]]
    return view.play(min(sure or cards, key=cost), "lead-sure" if sure else "lead-low")


def _follow(view: PinochleView, taker: int, best: str) -> Choice:
    seat, cards, trick = view.seat, view.legal, view.trick
    over, cost, gifts = tables(view.ruleset["rank_order"], view.trump)
    partner, beating, against = taker == seat ^ 2, over[best], 0
    sure = [card for card in cards if beating & BITS[card]]
    if len(trick) < 3 and (sure or partner):
        suit = trick[0][1][1]
        against = threats(view, suit)[suit]
        sure = [card for card in sure if not over[card] & against]
    if partner and not beating & against:
        given = [card for card in cards if card in gifts]
        return view.play(min(given or cards, key=cost), "feed" if given else "leave")
    if sure:
        return view.play(min(sure, key=cost), "take-over" if partner else "win")
    return view.play(min(cards, key=cost), "leave" if partner else "throw")
