"""How Sorcerer is played: what the owner of a hand and a dummy sees, and two ways to choose.

``uniform`` takes any legal decision, all as likely. ``sensible`` bids what its cards are worth, and then plays
hand and dummy for exactly their bids: a seat that is short of tricks wins as cheaply as seems safe, one that
has its tricks gets rid of the highest card that does not win.

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

from collections.abc import Iterator
from typing import Any

from printkit.games.sorcerer.rules import (
    IN_TRICK,
    JOKERS,
    MOST_BID,
    NO_SUIT,
    PACK,
    PLAYERS,
    SUIT,
    TRICKS,
    WIDTH,
    beats,
)
from printkit.games.sorcerer.view import Later, View, strength
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

WORTH = (
    *(18, 20, 22, 25, 28, 32, 38, 45, 52, 60, 70, 80, 92),  # spades
    *(0, 0, 0, 1, 2, 3, 5, 8, 12, 18, 28, 42, 65) * 3,
    *(97, 97),
)
"""What a card is worth to a hand that bids, in hundredths of a trick."""

DUMMY_WORTH = tuple(worth * 6 // 10 for worth in WORTH)
"""What a card is worth to a dummy that plays it. Less, because the dummy often plays when another card has the
trick; six tenths scored more over 4,500 bids than five or seven.
"""


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


def _spare(view: View, cards: list[int]) -> list[int]:
    """Give the cards to let go of by one who can wait: all but the sure winners. None for one who cannot."""
    if not view.can_wait():
        return []
    sure = view.sure()
    return [card for card in cards if not sure >> card & 1]


def _lead(view: View) -> Choice:
    cards = sorted(bits(view.legal), key=strength)
    need, later = view.need(view.seat), Later(view)
    chance = {card: later.stands(card, card // WIDTH) for card in cards}
    spare = [card for card in _spare(view, cards) if chance[card] < SAFE]
    short = need > 0 and not spare
    if short:
        for card in cards:
            if chance[card] >= SAFE and not later.spoils(card, card // WIDTH):
                return _card(view, card, "lead-win", need=need)
    if view.seat < PLAYERS and view.need(view.seat + PLAYERS) > 0:
        most = max(TRY, min(chance.values()))
        to_dummy = _to_dummy(view, [card for card in spare or cards if chance[card] <= most], later)
        if to_dummy is not None:
            return to_dummy
    if short:
        return _card(view, cards[0], "lead-low", need=need)
    least = min(chance[card] for card in spare or cards)
    loser = [card for card in spare or cards if chance[card] <= least + LOSES][-1]
    if spare:
        return _card(view, loser, "lead-wait", sure=PACK.sorted_codes(view.sure()), need=need)
    if least >= SAFE:
        return _card(view, cards[-1], "lead-take")
    return _card(view, loser, "lead-lose")


def _to_dummy(view: View, unlikely: list[int], later: Later) -> Choice | None:
    """Find among cards that are unlikely to win a lead to one of the dummy's that is likely to."""
    dummy = view.dummies[view.player]
    found: tuple[float, int, int] | None = None
    for card in unlikely:
        suit = card // WIDTH
        if suit == NO_SUIT:
            continue
        held = dummy & SUIT << suit * WIDTH or dummy & SUIT
        hope = held.bit_length() - 1
        stands = later.stands(hope, suit) if held and (hope // WIDTH != suit or hope > card) else 0.0
        if stands < SAFE and dummy & JOKERS:
            hope = (dummy & JOKERS).bit_length() - 1
            stands = SAFE
        if stands >= SAFE and (found is None or stands > found[0]):
            found = (stands, card, hope)
    if found is None:
        return None
    return _card(view, found[1], "lead-to-dummy", dummy=view.seat + PLAYERS, hope=PACK.codes[found[2]])


def _follow(view: View) -> Choice:
    cards = sorted(bits(view.legal), key=strength)
    need, taker, best = view.need(view.seat), view.taker, PACK.codes[view.best]
    winning = [card for card in cards if beats(card, view.best)]
    losing = [card for card in cards if card not in winning]
    spare = _spare(view, losing)
    short = need > 0 and not spare
    if losing and taker % PLAYERS == view.player and view.need(taker) > 0:
        return _card(view, losing[0] if short else (spare or losing)[-1], "leave", taker=taker)
    if short:
        return _win(view, winning, losing, need)
    if spare:
        return _card(view, spare[-1], "wait", best=best, sure=PACK.sorted_codes(view.sure()), need=need)
    if losing:
        return _card(view, losing[-1], "duck", best=best)
    if len(view.table) == IN_TRICK - 1:
        return _card(view, winning[-1], "take", best=best)
    later = Later(view)
    return _card(view, min(winning, key=lambda card: later.stands(card, view.led)), "duck-try", best=best)


def _win(view: View, winning: list[int], losing: list[int], need: int) -> Choice:
    best = PACK.codes[view.best]
    if winning and len(view.table) == IN_TRICK - 1:
        return _card(view, winning[0], "win-last", best=best, need=need)
    if winning:
        later = Later(view)
        likely = [(later.stands(card, view.led), card) for card in winning]
        for chance, card in likely:
            if chance >= SAFE:
                return _card(view, card, "win-sure", best=best, need=need)
        chance, card = max(likely, key=lambda one: one[0])
        if chance >= TRY or not losing:
            return _card(view, card, "win-try", best=best, need=need)
    return _card(view, losing[0], "throw", taker=view.taker, need=need)
