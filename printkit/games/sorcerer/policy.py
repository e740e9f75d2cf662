"""How Sorcerer is played: any way at all, and with some sense.

``sensible`` bids what its cards are worth, and then plays hand and dummy for exactly their bids: a seat that is
short of tricks wins as cheaply as seems safe, one that has its tricks gets rid of the highest card that does
not win.

==================  ====================================================================================
choice code         why; facts beside ``card`` (``need``: tricks that the seat is short of)
==================  ====================================================================================
``random-bid``      no reason. ``hand``, ``dummy`` (the bids; no ``card``)
``bid``             what the cards are worth. ``hand``, ``dummy`` (the bids), ``hand_cards``,
                    ``dummy_cards`` (those more likely than not to win a trick, best first), ``plays`` (how
                    many cards the dummy will play, as far as can be guessed; no ``card``)
``random``          no reason
``only``            no other card may be played
``lead-win``        short of tricks: lead a card that will most likely win, and that the owner's other seat
                    will not have to beat. ``need``
``lead-to-dummy``   lead a card that is unlikely to win, so that the dummy, which is short of tricks, may
                    win. ``dummy`` (its seat), ``hope`` (its card)
``lead-low``        short of tricks, with nothing to win one now: lead low. ``need``
``lead-wait``       short of tricks, with sure winners for them: lead what is likely to be beaten. ``sure``
                    (those winners), ``need``
``lead-lose``       not short of tricks: lead the card that is most likely to be beaten
``lead-take``       not short of tricks, but any card will most likely win: get rid of the highest
``leave``           the own hand or dummy, short of tricks, has the trick: stay below. ``taker``
``win-last``        last to play: win as cheaply as can be. ``best`` (card to beat), ``need``
``win-sure``        win with a card that will hardly be beaten. ``best``, ``need``
``win-try``         go ahead for now. ``best``, ``need``
``wait``            short of tricks, with sure winners for them: get rid of the highest other card that does
                    not win. ``best``, ``sure``, ``need``
``throw``           short of tricks, cannot win this one: keep the high cards. ``taker``, ``need``
``duck``            not short of tricks: get rid of the highest card that does not win. ``best``
``duck-try``        ahead with any card: play the one that is most likely to be beaten. ``best``
``take``            last to play and wins with any card: get rid of the highest. ``best``
==================  ====================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from printkit.games.sorcerer.game import (
    JOKERS,
    MOST_BID,
    PACK,
    PLAYERS,
    SUIT,
    TAKEN_BY,
    TRICKS,
    TRUMP,
    SorcererView,
)
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.trick import RANDOM, random_card

CHOICES = {
    **RANDOM,
    "random-bid": ("hand", "dummy"),
    "bid": ("hand", "dummy", "hand_cards", "dummy_cards", "plays"),
    "only": ("card",),
    "lead-win": ("card", "need"),
    "lead-to-dummy": ("card", "dummy", "hope"),
    "lead-low": ("card", "need"),
    "lead-wait": ("card", "sure", "need"),
    "lead-lose": ("card",),
    "lead-take": ("card",),
    "leave": ("card", "taker"),
    "win-last": ("card", "best", "need"),
    "win-sure": ("card", "best", "need"),
    "win-try": ("card", "best", "need"),
    "wait": ("card", "best", "sure", "need"),
    "throw": ("card", "taker", "need"),
    "duck": ("card", "best"),
    "duck-try": ("card", "best"),
    "take": ("card", "best"),
}
CODES = PACK.codes
BIT = {card: PACK.mask([card]) for card in CODES}
SPADES = SUIT["2S"]
BEATING = {best: PACK.mask(cards) for best, cards in TAKEN_BY.items()}
"""By card: every card that takes a trick from it."""
HIGHER = {card: beating & (SUIT[card] | JOKERS) for card, beating in BEATING.items()}
"""By card: the higher ones of its suit, and the jokers; none for a joker."""
RUFFING = {card: beating & ~HIGHER[card] for card, beating in BEATING.items()}
"""By card: the spades, for a card of another suit."""
WEAKEST = sorted(CODES, key=lambda card: (card in PACK.jokers, card[-1] == TRUMP, PACK.ranks.find(card[0])))
PLACE = {card: place for place, card in enumerate(WEAKEST)}.__getitem__
"""By card: side suits by rank, then spades, then jokers."""
HALF = tuple(0.5**n for n in range(64))

SPADES_WORTH = (18, 20, 22, 25, 28, 32, 38, 45, 52, 60, 70, 80, 92)
SIDE_WORTH = (0, 0, 0, 1, 2, 3, 5, 8, 12, 18, 28, 42, 65)
WORTH = dict(zip(CODES, (*SPADES_WORTH, *SIDE_WORTH * 3, 97, 97), strict=True))
"""What a card is worth to a hand that bids, in hundredths of a trick."""
DUMMY_WORTH = {card: worth * 6 // 10 for card, worth in WORTH.items()}
"""What a card is worth to a dummy that plays it. Less, because the dummy often plays when another card has the
trick; six tenths scored more over 4,500 bids than five or seven.
"""
GOOD = sorted([card for card in CODES if WORTH[card] >= 50], key=lambda card: (WORTH[card], BIT[card]))[::-1]
GOOD_DUMMY = [card for card in GOOD if DUMMY_WORTH[card] >= 50]
"""The cards that are more likely than not to win a trick, best first."""
SAFE, TRY = 0.75, 0.4
"""A chance to win from which a win is called sure, and one from which it is worth a try."""
LOSES = 0.05
"""A chance to win below which a card is as good as lost."""


def any_choice(view: SorcererView, words: Iterator[int]) -> Choice:
    """Choose any bid, or any card that may be played, all as likely: the policy ``random``."""
    if view.bidding:
        hand, dummy = divmod(below(next(words), (MOST_BID + 1) ** 2), MOST_BID + 1)
        return _bid(view, hand, dummy, "random-bid")
    return random_card(view, words)


def sensible(view: SorcererView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if view.bidding:
        return _sensible_bid(view)
    cards = sorted(view.legal, key=PLACE)
    if len(cards) == 1:
        return view.play(cards[0], "only")
    need, best = view.need(view.seat), view.best
    sure = _sure(view, need) if need > 0 else 0
    return _follow(view, cards, need, sure, *best) if best else _lead(view, cards, need, sure)


# --- bids


def _bid(view: SorcererView, hand: int, dummy: int, code: str, **facts: Any) -> Choice:
    action = {"do": "bid", "seat": view.seat, "hand": hand, "dummy": dummy}
    return Choice(action, code, {"hand": hand, "dummy": dummy, **facts})


def bids(hand: Sequence[str], dummy: Sequence[str], leads: bool) -> tuple[int, int, int]:
    """Estimate the tricks of hand and dummy, in hundredths, and how many cards the dummy will play.

    A dummy plays in the tricks that it or its owner leads (SO-11): one for each trick that they win, but for
    the last of the hand, and one for the lead to the first. So the guess has to bear itself out.
    """
    in_hand = sum([WORTH[card] for card in hand])
    best = sorted([DUMMY_WORTH[card] for card in dummy], reverse=True)
    plays, in_dummy = 1, best[0]
    while plays < TRICKS and in_hand + in_dummy + 100 * leads >= 100 * plays + 50:
        in_dummy += best[plays]
        plays += 1
    return in_hand, in_dummy, plays


def _sensible_bid(view: SorcererView) -> Choice:
    hand, dummy = view.both
    in_hand, in_dummy, plays = bids(hand, dummy, leads=view.seat == (view.dealer + 1) % PLAYERS)
    return _bid(
        view,
        min(MOST_BID, (in_hand + 50) // 100),
        min(MOST_BID, (in_dummy + 50) // 100),
        "bid",
        hand_cards=[card for card in GOOD if card in hand],
        dummy_cards=[card for card in GOOD_DUMMY if card in dummy],
        plays=plays,
    )


# --- tricks


@cache
def _stands(higher: int, suit: int, spades: int, hands: tuple[float, ...]) -> float:
    """Give the chance that no opponent's hand beats a card.

    ``higher``, ``suit``: how many unseen cards are higher or jokers, and are of its suit; ``spades``: how many
    are spades that beat it; ``hands``: how eager each hand is that is still to play.
    """
    below = HALF[higher]
    above = 1.0 - below + below * HALF[suit] * (1.0 - HALF[spades])
    chance = 1.0
    for eager in hands:
        chance *= 1.0 - above * eager
    return chance


class Later:
    """Who is still to play to the trick, and how likely they are to beat a card.

    An opponent's hand holds each unseen card as likely as not; what a dummy holds is known. ``own``: what the
    owner's other seat holds, if it is still to play.
    """

    __slots__ = ("dummy", "eager", "hands", "own", "unseen")

    def __init__(self, view: SorcererView) -> None:
        self.unseen = view.unseen
        self.hands: tuple[float, ...] = ()
        self.dummy = self.own = 0
        self.eager = 0.0
        player = view.player
        for seat in view.to_come:
            if seat % PLAYERS == player:
                self.own = view.cards(seat)
                continue
            eager = 0.95 if view.need(seat) > 0 else 0.35
            if seat < PLAYERS:
                self.hands += (eager,)
            else:
                self.dummy, self.eager = view.cards(seat), eager

    def stands(self, cards: Iterable[str], led: str = "") -> dict[str, float]:
        """Give the chance of each card that nobody still to play beats it, once it has the trick.

        ``led``: the card that was led, if another was; after a player's lead no other's dummy is to play.
        """
        unseen, hands = self.unseen, self.hands
        chances = {}
        for card in cards:
            higher, ruffing = unseen & HIGHER[card], unseen & RUFFING[card]
            suit = (unseen & SUIT[card]).bit_count() if ruffing else 0
            chances[card] = _stands(higher.bit_count(), suit, ruffing.bit_count(), hands)
        if self.dummy:
            plays = _answers(self.dummy, led)
            for card in chances:
                if plays & BEATING[card]:
                    chances[card] *= 1.0 - self.eager if plays & ~BEATING[card] else 0.0
        return chances

    def spoils(self, card: str) -> bool:
        """Tell whether the owner's other seat will have to beat a card that is led."""
        plays = _answers(self.own, card)
        return plays != 0 and not plays & ~BEATING[card]


def _answers(held: int, led: str) -> int:
    """SO-06, SO-09: give what may be played of ``held``."""
    follow = held & SUIT[led]
    return follow | held & JOKERS if follow else held


def _sure(view: SorcererView, need: int) -> int:
    """Give the jokers, and the spades that no spade still out can beat, of one that can wait; 0 for all others.

    That is a hand to play that holds all the sure winners it needs, and has tricks to spare.
    """
    if view.seat >= PLAYERS or need >= view.left:
        return 0
    hand = view.hand
    out = SPADES & ~(view.gone | hand)
    sure = hand & JOKERS | hand & SPADES & -(1 << out.bit_length())
    return sure if sure.bit_count() >= need else 0


def _spare(sure: int, cards: list[str]) -> list[str]:
    """Give the cards to let go of by one who can wait: all but the sure winners. None for one who cannot."""
    return [card for card in cards if not sure & BIT[card]] if sure else []


def _lead(view: SorcererView, cards: list[str], need: int, sure: int) -> Choice:
    later = Later(view)
    chance = later.stands(cards)
    spare = [card for card in _spare(sure, cards) if chance[card] < SAFE]
    short = need > 0 and not spare
    if short:
        for card in cards:
            if chance[card] >= SAFE and not later.spoils(card):
                return view.play(card, "lead-win", need=need)
    if view.seat < PLAYERS and view.need(view.seat + PLAYERS) > 0:
        most = max(TRY, min(chance.values()))
        to_dummy = _to_dummy(view, [card for card in spare or cards if chance[card] <= most], later)
        if to_dummy is not None:
            return to_dummy
    if short:
        return view.play(cards[0], "lead-low", need=need)
    least = min([chance[card] for card in spare or cards])
    loser = [card for card in spare or cards if chance[card] <= least + LOSES][-1]
    if spare:
        return view.play(loser, "lead-wait", sure=[card for card in view.held if sure & BIT[card]], need=need)
    if least >= SAFE:
        return view.play(cards[-1], "lead-take")
    return view.play(loser, "lead-lose")


def _to_dummy(view: SorcererView, unlikely: list[str], later: Later) -> Choice | None:
    """Find among cards that are unlikely to win a lead to one of the dummy's that is likely to."""
    dummy = view.cards(view.seat + PLAYERS)
    joker = CODES[dummy.bit_length() - 1] if dummy & JOKERS else None
    hopes: dict[str, str] = {}
    suits = set(PACK.suits)
    for card in unlikely:
        if card[-1] in suits:
            suits.remove(card[-1])  # another card of the suit would do no better
            follow = dummy & SUIT[card]
            held = follow or dummy & SPADES
            if held > BIT[card] or (held and not follow):
                hopes[card] = CODES[held.bit_length() - 1]
            elif joker:
                hopes[card] = joker
    stands = later.stands(hopes.values())
    if joker:
        hopes = {card: hope if stands[hope] >= SAFE else joker for card, hope in hopes.items()}
        stands[joker] = SAFE
    likely = [card for card, hope in hopes.items() if stands[hope] >= SAFE]
    if not likely:
        return None
    card = max(likely, key=lambda card: stands[hopes[card]])
    return view.play(card, "lead-to-dummy", dummy=view.seat + PLAYERS, hope=hopes[card])


def _follow(view: SorcererView, cards: list[str], need: int, sure: int, taker: int, best: str) -> Choice:
    takes = TAKEN_BY[best]
    winning = [card for card in cards if card in takes]
    losing = [card for card in cards if card not in takes] if winning else cards
    spare = _spare(sure, losing)
    short = need > 0 and not spare
    if losing and taker % PLAYERS == view.player and view.need(taker) > 0:
        return view.play(losing[0] if short else (spare or losing)[-1], "leave", taker=taker)
    if spare:
        waiting = [card for card in view.held if sure & BIT[card]]
        return view.play(spare[-1], "wait", best=best, sure=waiting, need=need)
    if not short and losing:
        return view.play(losing[-1], "duck", best=best)
    if winning and not view.to_come:
        if short:
            return view.play(winning[0], "win-last", best=best, need=need)
        return view.play(winning[-1], "take", best=best)
    if winning:
        chance = Later(view).stands(winning, view.trick[0][1])
        if not short:
            return view.play(min(winning, key=chance.__getitem__), "duck-try", best=best)
        for card in winning:
            if chance[card] >= SAFE:
                return view.play(card, "win-sure", best=best, need=need)
        card = max(winning, key=chance.__getitem__)
        if chance[card] >= TRY or not losing:
            return view.play(card, "win-try", best=best, need=need)
    return view.play(losing[0], "throw", taker=taker, need=need)
