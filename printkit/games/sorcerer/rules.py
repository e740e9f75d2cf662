"""Sorcerer: the rules over ints, clause by clause.

These functions work on one flat list of ints, the *table*, and on nothing else, so that the same functions
run as they are and, given int64 arrays, compiled. Cards are those of :data:`PACK`. Seats 0, 1, 2 are the
players' hands, seats 3, 4, 5 the dummies of players 0, 1, 2.

==========  ==========================================================================================
table[…]    what it holds
==========  ==========================================================================================
DEALER      the dealer, 0 … 2
TO_BID      players who have yet to bid, 3 … 0 (SO-04)
TURN        the seat to decide; a dummy's seat when its owner plays a card from it (SO-15)
LEADER      the seat that leads, or has led, the trick being played
PLACE       cards played to this trick, 0 … 3
TRICK       tricks that are over, 0 … 9
LED         suit led (0 ♠, 1 ♥, 2 ♦, 3 ♣), NO_SUIT after a joker (SO-10), -1 while leading
BEST        the best card of the trick so far, -1 while leading; TAKER its seat
HANDS+seat  mask of the cards that the seat holds
BIDS+seat   tricks bid for the seat, -1 before
WON+seat    tricks won
==========  ==========================================================================================
"""

from __future__ import annotations

from printkit.rules.cards import Pack
from printkit.rules.rng import shuffle

PACK = Pack("SHDC", "23456789TJQKA", jokers=("R1", "R2"))
"""SO-01, SO-02: ``card // 13`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣, 4 for the two jokers, which come last."""

DEALER, TO_BID, TURN, LEADER, PLACE, TRICK, LED, BEST, TAKER = range(9)
HANDS, BIDS, WON, SIZE = 9, 15, 21, 27

PLAYERS = 3
SEATS = 6
CARDS = 54
HAND = 9  # SO-03
TRICKS = 9  # SO-11
IN_TRICK = 4  # SO-07
DEALS = 9  # SO-13
MOST_BID = 9  # SO-16

WIDTH = 13
SUIT = (1 << WIDTH) - 1
SPADES = 0  # SO-06: always trump
NO_SUIT = 4
FIRST_JOKER = 4 * WIDTH
JOKERS = 3 << FIRST_JOKER

ORDER = (
    *(0, 1, 3, 2),
    *(1, 2, 4, 0),
    *(2, 0, 5, 1),
    *(3, 2, 0, 1),
    *(4, 0, 1, 2),
    *(5, 1, 2, 0),
)
"""SO-05, SO-07, SO-08: the seats of a trick in turn; those of one that ``leader`` leads begin at 4·leader."""


def deal(words: list[int], deck: list[int]) -> None:
    """SO-03: write all the cards to ``deck`` (room for 54) in a random order.

    Takes 53 words. Seat s gets the nine cards from 9·s: the players' hands, then their dummies.
    """
    for card in range(CARDS):
        deck[card] = card
    shuffle(deck, CARDS, CARDS - 1, words)


def begin(table: list[int], dealer: int) -> None:
    """SO-04: lay out a table before the bids, hands still empty; the dealer's left neighbour bids first."""
    for i in range(SIZE):
        table[i] = 0
    table[DEALER] = dealer
    table[TO_BID] = PLAYERS
    table[TURN] = (dealer + 1) % PLAYERS
    table[LEADER] = (dealer + 1) % PLAYERS
    table[LED] = -1
    table[BEST] = -1
    table[TAKER] = -1
    for seat in range(SEATS):
        table[BIDS + seat] = -1


def take_up(table: list[int], deck: list[int]) -> None:
    """SO-03: give the seats the cards as :func:`deal` left them."""
    for seat in range(SEATS):
        hand = 0
        for i in range(HAND * seat, HAND * seat + HAND):
            hand |= 1 << deck[i]
        table[HANDS + seat] = hand


def bid(table: list[int], hand: int, dummy: int) -> None:
    """SO-04, SO-06, SO-16: the player to decide bids; after the last of them the dealer's left leads.

    That is the turn that comes of itself: three bids from the dealer's left end before the dealer's left.
    """
    player = table[TURN]
    table[BIDS + player] = hand
    table[BIDS + PLAYERS + player] = dummy
    table[TO_BID] -= 1
    table[TURN] = (player + 1) % PLAYERS


def legal(table: list[int]) -> int:
    """SO-06, SO-09, SO-10: give the mask of the cards that the seat to play may play."""
    hand = table[HANDS + table[TURN]]
    led = table[LED]
    if led < 0 or led == NO_SUIT:
        return hand
    able = hand & SUIT << WIDTH * led
    if able:
        return able | hand & JOKERS
    return hand


def beats(card: int, best: int) -> bool:
    """SO-06, SO-09, SO-10: tell whether ``card`` takes a trick from ``best``, the best card so far.

    ``best`` is of the led suit, a trump or a joker; nothing takes a trick from the first joker.
    """
    if best >= FIRST_JOKER:
        return False
    if card >= FIRST_JOKER:
        return True
    if card // WIDTH == best // WIDTH:
        return card > best
    return card // WIDTH == SPADES


def play(table: list[int], card: int) -> None:
    """SO-06 … SO-10: play a legal card for the seat to play."""
    seat = table[TURN]
    table[HANDS + seat] ^= 1 << card
    if table[PLACE] == 0:
        table[LED] = card // WIDTH
        table[BEST] = card
        table[TAKER] = seat
    elif beats(card, table[BEST]):
        table[BEST] = card
        table[TAKER] = seat
    place = table[PLACE] + 1
    if place == IN_TRICK:
        # SO-06: the winner, hand or dummy, leads the next
        taker = table[TAKER]
        table[WON + taker] += 1
        table[TRICK] += 1
        table[LEADER] = taker
        table[TURN] = taker
        table[PLACE] = 0
        table[LED] = -1
        table[BEST] = -1
    else:
        table[PLACE] = place
        table[TURN] = ORDER[IN_TRICK * table[LEADER] + place]


def score(table: list[int], scores: list[int]) -> None:
    """SO-12: add to each player's score what the hand and the dummy bring, apart."""
    for seat in range(SEATS):
        won = table[WON + seat]
        missed = won - table[BIDS + seat]
        if missed == 0:
            scores[seat % PLAYERS] += won * (1 + seat // PLAYERS) + 1
        else:
            scores[seat % PLAYERS] -= abs(missed)


def next_dealer(dealer: int) -> int:
    """SO-13: give who deals next, the left neighbour."""
    return (dealer + 1) % PLAYERS


def is_last(hand_no: int) -> bool:
    """SO-13: tell whether the game is over after this deal."""
    return hand_no == DEALS
