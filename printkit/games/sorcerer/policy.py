"""How Sorcerer is played: any way at all, and with some sense.

``sensible`` bids what its cards are worth, and then plays hand and dummy for exactly their bids: a seat that is
short of tricks wins as cheaply as seems safe, one that has its tricks gets rid of the highest card that does
not win. The codes of its choices, of a seat that is

- to bid: ``bid``, with the cards of hand and dummy that are more likely than not to win a trick, best first,
  and ``plays``, how many cards the dummy will play, as far as can be guessed;
- short, and leads: ``lead-win`` what will most likely win and the other own seat will not have to beat;
  ``lead-to-dummy`` what is unlikely to win, for the dummy that is short; ``lead-low`` with nothing to win now;
  ``lead-wait`` with sure winners (``sure``) what is likely to be beaten;
- short, and follows: ``win-last`` as cheaply as can be; ``win-sure`` with what will hardly be beaten;
  ``win-try`` ahead for now; ``wait`` with sure winners, the highest loser; ``throw`` the lowest, as it loses;
- not short: ``lead-lose`` the likeliest to be beaten; ``lead-take`` the highest, as any will most likely win;
  ``duck`` the highest that does not win; ``duck-try`` the likeliest to be beaten; ``take`` last, the highest;
- short or not: ``leave`` the trick to the other own seat, which is short; ``only``, without a choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import filterfalse
from math import prod

from printkit.games.sorcerer import game
from printkit.games.sorcerer.game import JOKERS, PACK, PLACE, PLAYERS, SUIT, TAKEN_BY, TRICKS, SorcererView
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.view import RANDOM, Play, random_card

CHOICES = {
    **RANDOM,
    "random-bid": ("hand", "dummy"),
    "bid": ("hand", "dummy", "hand_cards", "dummy_cards", "plays"),
    **dict.fromkeys(["lead-wait", "wait"], ("card", "sure", "need")),
    **dict.fromkeys(["lead-win", "lead-to-dummy", "lead-low", "lead-lose", "lead-take"], ("card",)),
    **dict.fromkeys(["win-last", "win-sure", "win-try", "throw", "leave", "only"], ("card",)),
    **dict.fromkeys(["duck-try", "take"], ("card",)),
    "duck": ("card", "need"),
}
"""By code: the facts of a choice. ``need``: tricks that the seat is short of."""
CODES, BIT = PACK.codes, PACK.bits
SPADES = SUIT["2S"]
BEATING = {best: PACK.mask(cards) for best, cards in TAKEN_BY.items()}
"""By card: every card that takes a trick from it."""
HIGHER = {card: beating & (SUIT[card] | JOKERS) for card, beating in BEATING.items()}
"""By card: the higher ones of its suit, and the jokers; none for a joker."""
MASKS = {card: (HIGHER[card], SUIT[card], beating != HIGHER[card]) for card, beating in BEATING.items()}
"""By card: those, all of its suit, and whether spades beat it, too."""
EAGER = (0.35, 0.95)
"""How likely a seat is to beat a card that it can beat: one that has its tricks, one that is short of them."""

SPADES_WORTH = (18, 20, 22, 25, 28, 32, 38, 45, 52, 60, 70, 80, 92)
SIDE_WORTH = (0, 0, 0, 1, 2, 3, 5, 8, 12, 18, 28, 42, 65)
WORTH = dict(zip(CODES, (*SPADES_WORTH, *SIDE_WORTH * 3, 97, 97), strict=True))
"""What a card is worth to a hand that bids, in hundredths of a trick."""
DUMMY_WORTH = {card: worth * 6 // 10 for card, worth in WORTH.items()}
"""What a card is worth to a dummy that plays it. Less, because the dummy often plays when another card has the
trick; six tenths scored more over 4,500 bids than five or seven.
"""
BEST_FIRST = sorted(CODES, key=lambda card: (-WORTH[card], -BIT[card]))
GOOD = {card: place for place, card in enumerate(BEST_FIRST) if WORTH[card] >= 50}
GOOD_DUMMY = {card: place for card, place in GOOD.items() if DUMMY_WORTH[card] >= 50}
"""The cards that are more likely than not to win a trick, best first."""
SAFE, TRY = 0.75, 0.4  # chances from which a win is called sure, and from which it is worth a try
LOSES = 0.05  # so much more of a chance to win is as good as none


def any_choice(view: SorcererView, words: Iterator[int]) -> Choice:
    """Choose any bid, or any card that may be played, all as likely: the policy ``random``."""
    if view.stage == "bid":
        hand, dummy = divmod(below(next(words), len(game.EVERY_BID)), game.MOST_BID + 1)
        return view.decide("random-bid", {"hand": hand, "dummy": dummy}, hand=hand, dummy=dummy)
    return random_card(view, words)


def sensible(view: SorcererView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    cards = sorted(view.legal, key=PLACE)
    if not cards:
        return _sensible_bid(view)
    if len(cards) == 1:
        return view.play(cards[0], "only")
    needs, best = view.needs, view.best
    need = needs[view.seat]
    sure = _sure(view, need) if need > 0 and view.seat < PLAYERS else 0
    return _follow(view, cards, needs, need, sure, best) if best else _lead(view, cards, needs, need, sure)


def bids(hand: Sequence[str], dummy: Sequence[str], leads: bool) -> tuple[int, int, int]:
    """Estimate the tricks of hand and dummy, in hundredths, and how many cards the dummy will play.

    A dummy plays in the tricks that it or its owner leads (SO-11): one for each trick that they win, but for
    the last of the hand, and one for the lead to the first. So the guess has to bear itself out.
    """
    in_hand = sum(map(WORTH.__getitem__, hand))
    best = sorted(map(DUMMY_WORTH.__getitem__, dummy), reverse=True)
    plays, in_dummy = 1, best[0]
    while plays < TRICKS and in_hand + in_dummy + 100 * leads >= 100 * plays + 50:
        in_dummy += best[plays]
        plays += 1
    return in_hand, in_dummy, plays


def _sensible_bid(view: SorcererView) -> Choice:
    hand, dummy = view.held, view.dummy
    in_hand, in_dummy, plays = bids(hand, dummy, view.leads)
    bid = {
        "hand": min(game.MOST_BID, (in_hand + 50) // 100),
        "dummy": min(game.MOST_BID, (in_dummy + 50) // 100),
    }
    cards = {
        "hand_cards": sorted(filter(GOOD.__contains__, hand), key=GOOD.__getitem__),
        "dummy_cards": sorted(filter(GOOD_DUMMY.__contains__, dummy), key=GOOD.__getitem__),
    }
    return view.decide("bid", {**bid, **cards, "plays": plays}, **bid)


@cache
def _stands(hands: tuple[float, ...]) -> list[list[list[float]]]:
    """Give the chance that no other hand beats a card; each holds every unseen card as likely as not.

    By how many unseen cards are spades that beat it, are higher or jokers, and are of its suit. ``hands``: how
    eager each hand is that is still to play.
    """

    def chance(spades: int, higher: int, suit: int) -> float:
        below = 0.5**higher
        above = 1.0 - below + below * 0.5**suit * (1.0 - 0.5**spades)
        return prod([1.0 - above * eager for eager in hands])

    most = range(len(PACK.ranks) + 1)
    return [[[chance(spades, higher, suit) for suit in most] for higher in range(16)] for spades in most]


def _chances(unseen: int, cards: Iterable[str], hands: tuple[float, ...]) -> dict[str, float]:
    """Give the chance of each card that no hand still to play beats it, once it has the trick."""
    table, made = _stands(hands), {}
    safe, side = table[0], table[(unseen & SPADES).bit_count()]  # from spades, or beaten by them
    for card in cards:
        higher, suit, ruffed = MASKS[card]
        stands = side if ruffed else safe
        made[card] = stands[(unseen & higher).bit_count()][(unseen & suit).bit_count()]
    return made


def _answers(held: int, led: str) -> int:
    """SO-06, SO-09: give what may be played of ``held``."""
    follow = held & SUIT[led]
    return follow | held & JOKERS if follow else held


def _spoils(view: SorcererView, card: str) -> bool:
    """Tell whether the owner's other seat, which plays to whatever this one leads, will have to beat it."""
    plays = _answers(view.cards((view.seat + PLAYERS) % game.SEATS), card)
    return plays != 0 and not plays & ~BEATING[card]


def _stand(
    view: SorcererView, cards: list[str], needs: Sequence[int], later: Sequence[int]
) -> dict[str, float]:
    """Give the chance of each card that nobody of the others still to play beats it, in the midst of a trick.

    What a dummy holds is known.
    """
    player = view.player
    others = [seat for seat in later if seat % PLAYERS != player]
    eager = tuple([EAGER[needs[seat] > 0] for seat in others if seat < PLAYERS])
    chances = _chances(view.unseen(), cards, eager)
    for seat in others:
        if seat >= PLAYERS:
            plays = _answers(view.cards(seat), view.trick[0][1])
            for card in cards:
                if plays & BEATING[card]:
                    chances[card] *= 1.0 - EAGER[needs[seat] > 0] if plays & ~BEATING[card] else 0.0
    return chances


def _sure(view: SorcererView, need: int) -> int:
    """Give the jokers, and the spades that no spade still out can beat, of one that can wait; 0 of all others.

    A hand can wait that holds all the sure winners it needs, and has tricks to spare.
    """
    hand = view.hand
    out = SPADES & ~(view.gone | hand)
    sure = hand & (JOKERS | SPADES & -(1 << out.bit_length()))
    return sure if sure.bit_count() >= need and need < hand.bit_count() else 0


def _lead(view: SorcererView, cards: list[str], needs: Sequence[int], need: int, sure: int) -> Choice:
    unseen, player = view.unseen(), view.player
    hands = (EAGER[needs[(player + 1) % PLAYERS] > 0], EAGER[needs[(player + 2) % PLAYERS] > 0])
    dummy_short = view.seat < PLAYERS and needs[view.seat + PLAYERS] > 0
    weighed = cards
    if need > 0 and not sure and not dummy_short:  # with two hands to come only the highest are safe
        weighed = [card for card in cards if not unseen & HIGHER[card]]
    chance = _chances(unseen, weighed, hands)
    spare = [card for card in cards if not sure & BIT[card] and chance[card] < SAFE] if sure else []
    short = need > 0 and not spare
    if short:
        for card in weighed:
            if chance[card] >= SAFE and not _spoils(view, card):
                return view.play(card, "lead-win")
    loose = spare or cards
    if dummy_short:
        most = max(TRY, min(chance.values()))
        to_dummy = _to_dummy(view, [card for card in loose if chance[card] <= most], unseen, hands)
        if to_dummy:
            return view.play(to_dummy, "lead-to-dummy")
    if short:
        return view.play(cards[0], "lead-low")
    least = min(map(chance.__getitem__, loose))
    loser = next(card for card in reversed(loose) if chance[card] <= least + LOSES)
    if spare:
        return view.play(loser, "lead-wait", sure=[card for card in view.held if sure & BIT[card]], need=need)
    return view.play(cards[-1], "lead-take") if least >= SAFE else view.play(loser, "lead-lose")


def _to_dummy(view: SorcererView, unlikely: list[str], unseen: int, hands: tuple[float, ...]) -> str:
    """Find among cards that are unlikely to win a lead to one of the dummy's that is likely to, "" for none."""
    dummy = view.cards(view.seat + PLAYERS)
    joker = dummy & JOKERS
    if unseen & JOKERS and not joker:
        return ""
    found, most, tried = "", 0.0, JOKERS
    for card in unlikely:
        suit = SUIT[card] or JOKERS
        if tried & suit:
            continue
        tried |= suit  # another card of the suit would do no better
        chance = SAFE if joker else 0.0
        follow = dummy & suit
        held = follow or dummy & SPADES
        if held > (BIT[card] if follow else 0):
            top = CODES[held.bit_length() - 1]
            stands = 0.0 if unseen & HIGHER[top] else _chances(unseen, [top], hands)[top]
            chance = stands if stands >= SAFE else chance
        if chance > most:
            found, most = card, chance
    return found


def _follow(
    view: SorcererView, cards: list[str], needs: Sequence[int], need: int, sure: int, ahead: Play
) -> Choice:
    taker, best = ahead
    takes = TAKEN_BY[best].__contains__
    winning = list(filter(takes, cards))
    losing = list(filterfalse(takes, cards)) if winning else cards
    spare = [card for card in losing if not sure & BIT[card]] if sure else []
    short = need > 0 and not spare
    if losing and needs[taker] > 0 and taker % PLAYERS == view.player:
        return view.play(losing[0] if short else (spare or losing)[-1], "leave")
    if spare:
        return view.play(spare[-1], "wait", sure=[card for card in view.held if sure & BIT[card]], need=need)
    if losing and not (short and winning):
        return view.play(losing[0], "throw") if short else view.play(losing[-1], "duck", need=need)
    later = view.to_come()
    if not later:
        return view.play(winning[0], "win-last") if short else view.play(winning[-1], "take")
    chance = _stand(view, winning, needs, later)
    if not short:
        return view.play(min(winning, key=chance.__getitem__), "duck-try")
    for card in winning:
        if chance[card] >= SAFE:
            return view.play(card, "win-sure")
    card = max(winning, key=chance.__getitem__)
    tries = chance[card] >= TRY or not losing
    return view.play(card, "win-try") if tries else view.play(losing[0], "throw")
