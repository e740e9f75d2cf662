"""Shifty Partners: the rules over ints, clause by clause.

These functions work on one flat list of ints, the *table*, and on nothing else, so that the same functions
run as they are and, given int64 arrays, compiled. Cards are those of :data:`printkit.rules.cards.STANDARD`.

==========  ==========================================================================================
table[…]    what it holds
==========  ==========================================================================================
PLAYERS     4 … 7
DEALER      the dealer's seat
LEADS_ALL   1 if the dealer leads every trick, 0 if the winner of a trick leads the next (SP-14)
TRUMP       trump suit of the trick being played (0 ♠, 1 ♥, 2 ♦, 3 ♣), -1 none
NEXT        trump suit from the next trick on, -1 none
WAITING     1 while 1st Ace is in force and no ace has been played (SP-10)
TRICK       tricks that are over, 0 … 4
LEFT        cards still to come in this trick
TURN        the seat to play
LED         mask of the led suit, 0 while leading
BEST        the best card of the trick so far, TAKER its seat
WORTH       Queens and 2s in the trick so far
HANDS+seat  mask of the cards that the seat holds, the face-up card among them
POINTS+seat own points, WON+seat tricks won
==========  ==========================================================================================
"""

from __future__ import annotations

from printkit.rules.cards import STANDARD
from printkit.rules.rng import below, shuffle
from printkit.rules.tricks import beats, follow

PLAYERS, DEALER, LEADS_ALL, TRUMP, NEXT, WAITING, TRICK, LEFT, TURN, LED, BEST, TAKER, WORTH = range(13)
HANDS, POINTS, WON, SIZE = 13, 20, 27, 34

TRICKS = 4  # SP-01
HAND = 5  # SP-05
WIDTH = 13
SUIT = (1 << WIDTH) - 1
ACE = 12
SCORING = STANDARD.mask(rank + suit for suit in "SHDC" for rank in "Q2")  # SP-16
DIE_NO_TRUMP, DIE_FIRST_ACE = 5, 6  # SP-09; 1 … 4 are the suits
MOST_POINTS = TRICKS + 8
"""SP-16: no team scores more in a hand: four tricks with all four Queens and all four 2s."""
LOWEST = (0, 0, 0, 0, 8, 6, 4, 3)
"""SP-03: rank index of the lowest card used besides the 2, by players: T, 8, 6, 5."""
DEALERS_SIDE = (0, 0, 0, 0, 0b1001, 0b10001, 0b100101, 0b1001001)
"""SP-07: the dealer's team by players; bit i is position i + 1."""


def used(players: int, deck: list[int]) -> int:
    """SP-03: write the cards used to the front of ``deck`` (room for 44) in order, give how many there are."""
    size = 0
    for card in range(4 * WIDTH):
        rank = card % WIDTH
        if rank == 0 or rank >= LOWEST[players]:
            deck[size] = card
            size += 1
    return size


def deal(words: list[int], players: int, deck: list[int], size: int) -> int:
    """SP-05, SP-09: bring the cards dealt to the front of ``deck`` and give the die.

    Takes 5·players + 1 words. ``deck`` and ``size`` are as :func:`used` leaves them. Seat s gets the four
    cards from 4·s face down, and the one at 4·players + s face up.
    """
    shuffle(deck, size, HAND * players, words)
    return 1 + below(words[HAND * players], 6)


def begin(table: list[int], players: int, dealer: int, die: int, leads_all: int) -> None:
    """SP-09, SP-10, SP-11: lay out a table before the first trick, hands still empty."""
    for i in range(SIZE):
        table[i] = 0
    table[PLAYERS] = players
    table[DEALER] = dealer
    table[LEADS_ALL] = leads_all
    trump = die - 1 if die < DIE_NO_TRUMP else -1
    table[TRUMP] = trump
    table[NEXT] = trump
    table[WAITING] = 1 if die == DIE_FIRST_ACE else 0
    table[LEFT] = players
    table[TURN] = dealer


def take_up(table: list[int], deck: list[int]) -> None:
    """SP-05: give the seats the cards that :func:`deal` brought to the front."""
    players = table[PLAYERS]
    for seat in range(players):
        i = 4 * seat
        closed = 1 << deck[i] | 1 << deck[i + 1] | 1 << deck[i + 2] | 1 << deck[i + 3]
        table[HANDS + seat] = closed | 1 << deck[4 * players + seat]


def legal(table: list[int]) -> int:
    """SP-11, SP-12: give the cards that the seat to play may play; the face-up card is one of its hand."""
    return follow(table[HANDS + table[TURN]], table[LED])


def play(table: list[int], card: int) -> None:
    """SP-10, SP-11, SP-13: play a legal card for the seat to play."""
    seat = table[TURN]
    table[HANDS + seat] ^= 1 << card
    suit = card // WIDTH
    if table[LED] == 0:
        table[LED] = SUIT << (WIDTH * suit)
        table[BEST] = card
        table[TAKER] = seat
    else:
        best = table[BEST]
        if beats(card, suit, best, best // WIDTH, table[TRUMP]):
            table[BEST] = card
            table[TAKER] = seat
    if table[WAITING] and card % WIDTH == ACE:
        table[WAITING] = 0
        table[NEXT] = suit
    if SCORING >> card & 1:
        table[WORTH] += 1
    left = table[LEFT] - 1
    if left == 0:
        close(table)
    else:
        table[LEFT] = left
        seat += 1
        table[TURN] = seat if seat < table[PLAYERS] else 0


def close(table: list[int]) -> None:
    """SP-10, SP-13, SP-14, SP-16: the trick goes to its taker; the next one is led."""
    taker = table[TAKER]
    table[POINTS + taker] += 1 + table[WORTH]
    table[WON + taker] += 1
    table[WORTH] = 0
    table[TRUMP] = table[NEXT]
    table[LED] = 0
    table[LEFT] = table[PLAYERS]
    table[TRICK] += 1
    table[TURN] = table[DEALER] if table[LEADS_ALL] else taker


def side(players: int, dealer: int, seat: int) -> int:
    """SP-07: give 0 for a seat of the dealer's team, 1 for one of the other."""
    position = seat - dealer
    if position < 0:
        position += players
    return 1 - (DEALERS_SIDE[players] >> position & 1)


def score(table: list[int], scores: list[int]) -> None:
    """SP-17: add to each seat's score what its whole team took."""
    players = table[PLAYERS]
    dealer = table[DEALER]
    own = 0
    other = 0
    others = 0
    for seat in range(players):
        if side(players, dealer, seat):
            other += table[POINTS + seat]
            others |= 1 << seat
        else:
            own += table[POINTS + seat]
    for seat in range(players):
        scores[seat] += other if others >> seat & 1 else own


def next_dealer(players: int, dealer: int) -> int:
    """SP-08: give who deals the next hand, the left neighbour."""
    return (dealer + 1) % players


def is_last(players: int, hand_no: int) -> bool:
    """SP-01, SP-18: tell whether the game is over after this hand: everyone has dealt once."""
    return hand_no == players
