"""How Sorcerer is played: what the owner of a hand and a dummy sees, and two ways to choose.

``uniform`` takes any legal decision, all as likely. ``sensible`` bids what its cards are worth, and then plays
hand and dummy for exactly their bids: a seat that is short of tricks wins as cheaply as seems safe, one that
has its tricks gets rid of the highest card that does not win.

==================  ====================================================================================
choice code         why; facts beside ``card`` (``need``: tricks that the seat is short of)
==================  ====================================================================================
``random-bid``      no reason. ``hand``, ``dummy`` (the bids; no ``card``)
``bid``             ``hand``, ``dummy`` (the bids), ``hand_cards``, ``dummy_cards`` (those more likely than
                    not to win a trick, best first), ``plays`` (how many cards the dummy will play, as far
                    as can be guessed: it plays as often as it or its owner leads)
``random``          no reason
``only``            there is no other card
``lead-win``        short of tricks: lead a card that will most likely win. ``need``
``lead-to-dummy``   lead low, so that the dummy, which is short of tricks, may win. ``dummy`` (its seat),
                    ``hope`` (its card)
``lead-low``        short of tricks, with nothing to win one now: lead low. ``need``
``lead-lose``       not short of tricks: lead the card that is most likely to be beaten
``leave``           the own hand or dummy, short of tricks, has the trick: stay below. ``taker``
``win-last``        last to play: win as cheaply as can be. ``best`` (card to beat), ``need``
``win-sure``        win with a card that will hardly be beaten. ``best``, ``need``
``win-try``         go ahead for now. ``best``, ``need``
``throw``           short of tricks, cannot win this one: keep the high cards. ``taker``, ``need``
``duck``            not short of tricks: get rid of the highest card that does not win. ``best``
``duck-try``        ahead with any card: play the one that is most likely to be beaten. ``best``
``take``            last to play and wins with any card: get rid of the highest. ``best``
==================  ====================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from printkit.games.sorcerer.rules import (
    CARDS,
    FIRST_JOKER,
    IN_TRICK,
    JOKERS,
    MOST_BID,
    NO_SUIT,
    ORDER,
    PACK,
    PLAYERS,
    SPADES,
    SUIT,
    TRICKS,
    WIDTH,
    beats,
)
from printkit.rules.cards import bits
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import nth

CODES = {
    "random-bid": ("hand", "dummy"),
    "bid": ("hand", "dummy", "hand_cards", "dummy_cards", "plays"),
    "random": ("card",),
    "only": ("card",),
    "lead-win": ("card", "need"),
    "lead-to-dummy": ("card", "dummy", "hope"),
    "lead-low": ("card", "need"),
    "lead-lose": ("card",),
    "leave": ("card", "taker"),
    "win-last": ("card", "best", "need"),
    "win-sure": ("card", "best", "need"),
    "win-try": ("card", "best", "need"),
    "throw": ("card", "taker", "need"),
    "duck": ("card", "best"),
    "duck-try": ("card", "best"),
    "take": ("card", "best"),
}

PACK_MASK = (1 << CARDS) - 1

WORTH = (
    *(18, 20, 22, 25, 28, 32, 38, 45, 52, 60, 70, 80, 92),  # spades
    *(0, 0, 0, 1, 2, 3, 5, 8, 12, 18, 28, 42, 65) * 3,
    *(97, 97),
)
"""What a card is worth to a hand that bids, in hundredths of a trick."""

DUMMY_WORTH = tuple(worth * 6 // 10 for worth in WORTH)
"""What a card is worth to a dummy that plays it. Less: it plays in tricks that others have a say in too."""


@dataclass(frozen=True, slots=True)
class View:
    """What the owner of a hand and a dummy may see who decides for ``seat``, one of the two.

    Cards are ints, sets of cards masks. ``hand``: the own one. ``dummies``: by owner; 0 for another's before
    they are open (SO-05). ``table``: the trick so far, (seat, card). ``led``, ``best`` and ``taker`` are as in
    the table of :mod:`printkit.games.sorcerer.rules`. ``played``: all cards played, ``table``'s too. ``bids``
    (-1 before) and ``won`` are by seat. ``legal``: 0 while players bid and when another seat is to play.
    """

    seat: int
    player: int
    bidding: bool
    dealer: int
    hand: int
    dummies: tuple[int, ...]
    legal: int
    trick: int
    leader: int
    table: tuple[tuple[int, int], ...]
    played: int
    led: int
    best: int
    taker: int
    bids: tuple[int, ...]
    won: tuple[int, ...]
    scores_before: tuple[int, ...]
    hand_no: int


def uniform(view: View, words: Iterator[int]) -> Choice:
    """Choose any bid, or any legal card."""
    if view.bidding:
        both = below(next(words), (MOST_BID + 1) ** 2)
        hand, dummy = divmod(both, MOST_BID + 1)
        return _bid(view, hand, dummy, "random-bid")
    return _card(view, nth(view.legal, below(next(words), view.legal.bit_count())), "random")


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if view.bidding:
        return _sensible_bid(view)
    if not view.legal & view.legal - 1:
        return _card(view, view.legal.bit_length() - 1, "only")
    return _lead(view) if view.led < 0 else _follow(view)


def _bid(view: View, hand: int, dummy: int, code: str, **facts: Any) -> Choice:
    action = {"do": "bid", "seat": view.seat, "hand": hand, "dummy": dummy}
    return Choice(action, code, {"hand": hand, "dummy": dummy, **facts})


def _card(view: View, card: int, code: str, **facts: Any) -> Choice:
    action = {"do": "play", "seat": view.seat, "card": PACK.codes[card]}
    return Choice(action, code, {"card": PACK.codes[card], **facts})


def _best_first(cards: int, worth: tuple[int, ...]) -> list[int]:
    return sorted(bits(cards), key=lambda card: (-worth[card], -card))


def bids(hand: int, dummy: int, leads: bool) -> tuple[int, int, int]:
    """Estimate the tricks of hand and dummy, in hundredths, and how many cards the dummy will play.

    A dummy plays in the tricks that it or its owner leads (SO-11): one for each trick that they win, but for
    the last of the hand, and one for the lead to the first. So the guess has to bear itself out.
    """
    in_hand = sum(WORTH[card] for card in bits(hand))
    best = [DUMMY_WORTH[card] for card in _best_first(dummy, DUMMY_WORTH)]
    plays, in_dummy = 1, best[0]
    while plays < TRICKS and in_hand + in_dummy + 100 * leads >= 100 * plays + 50:
        in_dummy += best[plays]
        plays += 1
    return in_hand, in_dummy, plays


def _sensible_bid(view: View) -> Choice:
    dummy = view.dummies[view.player]
    leads = view.player == (view.dealer + 1) % PLAYERS
    in_hand, in_dummy, plays = bids(view.hand, dummy, leads)
    good = [
        [PACK.codes[card] for card in _best_first(cards, worth) if worth[card] >= 50]
        for cards, worth in ((view.hand, WORTH), (dummy, DUMMY_WORTH))
    ]
    return _bid(
        view,
        min(MOST_BID, (in_hand + 50) // 100),
        min(MOST_BID, (in_dummy + 50) // 100),
        "bid",
        hand_cards=good[0],
        dummy_cards=good[1],
        plays=plays,
    )


SAFE, TRY = 0.75, 0.4
"""A chance to win from which a win is called sure, and one from which it is worth a try."""
LOSES = 0.05
"""A chance to win below which a card is as good as lost."""
HALF = tuple(0.5**n for n in range(64))


def _strength(card: int) -> int:
    """Order cards: side suits by rank, then spades, then jokers."""
    if card >= FIRST_JOKER:
        return 2 * WIDTH
    return WIDTH + card if card < WIDTH else card % WIDTH


def _need(view: View, seat: int) -> int:
    return view.bids[seat] - view.won[seat]


class _Later:
    """Who is still to play to the trick, and how likely they are to beat a card.

    An opponent's hand holds each unseen card as likely as not; what a dummy holds is known.
    """

    __slots__ = ("dummy", "eager", "hands", "unseen")

    def __init__(self, view: View) -> None:
        known = view.hand | view.played
        for dummy in view.dummies:
            known |= dummy
        self.unseen = PACK_MASK & ~known
        self.hands: list[float] = []
        self.dummy = 0
        self.eager = 0.0
        at = IN_TRICK * view.leader
        for seat in ORDER[at + 1 + len(view.table) : at + IN_TRICK]:
            if seat % PLAYERS != view.player:
                eager = 0.95 if _need(view, seat) > 0 else 0.35
                if seat < PLAYERS:
                    self.hands.append(eager)
                else:
                    self.dummy, self.eager = view.dummies[seat - PLAYERS], eager

    def stands(self, card: int, led: int) -> float:
        """Give the chance that nobody still to play beats a card that has the trick."""
        if card >= FIRST_JOKER:
            return 1.0
        suit = card // WIDTH
        higher = SUIT << suit * WIDTH & -(2 << card) | JOKERS
        chance = 1.0
        if self.hands:
            unseen = self.unseen
            above = 1.0 - HALF[(unseen & higher).bit_count()]
            if suit != SPADES:
                void = HALF[(unseen & SUIT << suit * WIDTH).bit_count()]
                above += (1.0 - above) * void * (1.0 - HALF[(unseen & SUIT).bit_count()])
            for eager in self.hands:
                chance *= 1.0 - above * eager
        if self.dummy:
            beating = higher if suit == SPADES else higher | SUIT
            follow = self.dummy & SUIT << led * WIDTH if led < NO_SUIT else 0
            plays = follow | self.dummy & JOKERS if follow else self.dummy
            if plays & beating:
                chance *= 1.0 - self.eager if plays & ~beating else 0.0
        return chance


def _lead(view: View) -> Choice:
    cards = sorted(bits(view.legal), key=_strength)
    need, later = _need(view, view.seat), _Later(view)
    chances = [later.stands(card, card // WIDTH) for card in cards]
    if need > 0:
        for card, chance in zip(cards, chances, strict=True):
            if chance >= SAFE:
                return _card(view, card, "lead-win", need=need)
    if view.seat < PLAYERS and _need(view, view.seat + PLAYERS) > 0:
        to_dummy = _to_dummy(view, cards, chances, later)
        if to_dummy is not None:
            return to_dummy
    if need > 0:
        return _card(view, cards[0], "lead-low", need=need)
    least = min(chances)
    return _card(
        view,
        max(
            (card for card, chance in zip(cards, chances, strict=True) if chance <= least + LOSES),
            key=_strength,
        ),
        "lead-lose",
    )


def _to_dummy(view: View, cards: list[int], chances: list[float], later: _Later) -> Choice | None:
    """Find a low lead to a card of the dummy's that is likely to win."""
    dummy = view.dummies[view.player]
    found: tuple[float, int, int] | None = None
    for card, chance in zip(cards, chances, strict=True):
        suit = card // WIDTH
        if suit == NO_SUIT or chance > TRY:
            continue
        held = dummy & SUIT << suit * WIDTH
        if held:
            hope = held.bit_length() - 1
        elif dummy & SUIT:
            hope = (dummy & SUIT).bit_length() - 1
        else:
            continue
        if hope // WIDTH == suit and hope < card:
            continue
        stands = later.stands(hope, suit)
        if stands >= SAFE and (found is None or stands > found[0]):
            found = (stands, card, hope)
    if found is None:
        return None
    return _card(view, found[1], "lead-to-dummy", dummy=view.seat + PLAYERS, hope=PACK.codes[found[2]])


def _follow(view: View) -> Choice:
    cards = sorted(bits(view.legal), key=_strength)
    need, taker, best = _need(view, view.seat), view.taker, PACK.codes[view.best]
    winning = [card for card in cards if beats(card, view.best)]
    losing = [card for card in cards if card not in winning]
    own = taker % PLAYERS == view.player and _need(view, taker) > 0
    if own and losing:
        return _card(view, losing[0] if need > 0 else losing[-1], "leave", taker=taker)
    last = len(view.table) == IN_TRICK - 1
    if need > 0:
        if winning and last:
            return _card(view, winning[0], "win-last", best=best, need=need)
        if winning:
            later = _Later(view)
            likely = [(later.stands(card, view.led), card) for card in winning]
            for chance, card in likely:
                if chance >= SAFE:
                    return _card(view, card, "win-sure", best=best, need=need)
            chance, card = max(likely, key=lambda one: one[0])
            if chance >= TRY or not losing:
                return _card(view, card, "win-try", best=best, need=need)
        return _card(view, losing[0], "throw", taker=taker, need=need)
    if losing:
        return _card(view, losing[-1], "duck", best=best)
    if last:
        return _card(view, winning[-1], "take", best=best)
    later = _Later(view)
    return _card(view, min(winning, key=lambda card: later.stands(card, view.led)), "duck-try", best=best)
