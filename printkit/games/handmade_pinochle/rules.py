"""Handmade Pinochle: the rules over ints, clause by clause.

These functions work on one flat list of ints, the *table*, and on nothing else, so that the same functions
run as they are and, given int64 arrays, compiled. Cards are the even ints of :data:`PACK`: a card and its twin
are one int. A hand is a mask of 24 two-bit fields that says how many of each card it holds (0, 1, 2), so that
``hand + (1 << card)`` has one more; a set of cards is a mask with one bit a card, at the card's int.

===========  =========================================================================================
table[…]     what it holds
===========  =========================================================================================
MIN_BID      the lowest opening bid (HP-07); EXTRA 1 if a second trump K Q beside a run counts (HP-11)
EACH         1 if a meld is secured by its own player alone (HP-25); HEAD 1 if followers must head (HP-26)
ORDER        the rank order of tricks (HP-17), an index of :data:`ORDERS`
STAGE        KEEPING, TAKING, CALLING, NAMING, PLAYING or OVER
START        the starting player
TURN         the seat to decide
MAKER        the seat whose hand-making turn it is (HP-05)
DRAWN        cards drawn from the stock, 4 … 48
FLOOR        the hand of the cards that can be kept or taken now
BID          the highest bid so far, 0 none; BIDDER its seat, -1 none: declarer in the end
PASSED       one bit for each seat that has passed
TRUMP        trump suit (0 ♠, 1 ♥, 2 ♦, 3 ♣), -1 before it is named
TRICK        tricks that are over, 0 … 12
PLACE        cards played to this trick, 0 … 3
LED          suit led, -1 while leading
BEST         the best card of the trick so far, TAKER its seat
WORTH        trick points in the trick so far (HP-14)
HANDS+seat   the hand of the seat
MELD+seat    points of its melds as shown (HP-13)
POINTS+seat  trick points taken, WON+seat tricks won
STOCK+i      the cards in drawing order
===========  =========================================================================================
"""

from __future__ import annotations

from printkit.rules.cards import Pack
from printkit.rules.rng import shuffle

PACK = Pack("SHDC", "9JQKTA", copies=2)
"""HP-01: ``card // 12`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣; ``card % 12`` is twice the rank, 0 for a 9, 10 for an ace."""

MIN_BID, EXTRA, EACH, HEAD, ORDER, STAGE, START, TURN, MAKER, DRAWN, FLOOR = range(11)
BID, BIDDER, PASSED, TRUMP, TRICK, PLACE, LED, BEST, TAKER, WORTH = range(11, 21)
HANDS, MELD, POINTS, WON, STOCK, SIZE = 21, 25, 29, 33, 37, 85

KEEPING, TAKING, CALLING, NAMING, PLAYING, OVER = range(6)

PLAYERS = 4
CARDS = 48
HAND = 12  # HP-05
DRAW = 4  # HP-04
TRICKS = 12
DEALS = 4  # HP-23
WIDTH = 12
SUIT = (1 << WIDTH) - 1
KINDS = 0x555555555555
"""One bit for each of the 24 cards."""
ALL = 2 * KINDS
"""HP-01: the whole pack, two of each card."""
NINE, JACK, QUEEN, KING, TEN, ACE = 0, 2, 4, 6, 8, 10
IN_RUN = 0b010101010100
"""The cards of a run within a suit: all but the 9."""
COUNTERS = PACK.mask(rank + suit for suit in "SHDC" for rank in "AKT")  # HP-14
ALL_POINTS = 25
"""HP-14: two each of three ranks in four suits, and the last trick."""

ORDERS = ("ATKQJ9", "AKQJT9")
ABOVE = (
    *(0b010101010100, 0b010101010000, 0b010101000000, 0b010100000000, 0b010000000000, 0),
    *(0b010101010100, 0b010001010000, 0b010001000000, 0b010000000000, 0b010001010100, 0),
)
"""HP-17: the cards of a suit that are higher than rank r, in order o, at 6·o + r."""

RUN, ROYAL, MARRIAGE, ACES, KINGS, QUEENS, JACKS, PINOCHLE, DIX = 0, 1, 2, 6, 7, 8, 9, 10, 11
MELDS = 12
"""Kinds of melds; marriages have one for each suit, from MARRIAGE on."""
VALUES = (
    *(0, 15, 150),
    *(0, 4, 8),
    *(0, 2, 4) * 4,
    *(0, 10, 100),
    *(0, 8, 80),
    *(0, 6, 60),
    *(0, 4, 40),
    *(0, 4, 30),
    *(0, 1, 2),
)
"""HP-08: the points of ``count`` melds of a kind, at 3·kind + count."""


def deal(words: list[int], stock: list[int]) -> None:
    """HP-04: write the pack to ``stock`` (room for 48) in a random order. Takes 47 words."""
    for i in range(CARDS):
        stock[i] = i & ~1
    shuffle(stock, CARDS, CARDS - 1, words)


def begin(table: list[int], start: int, stock: list[int]) -> None:
    """HP-03, HP-04: lay out a table for the starting player's first turn; the options are set already."""
    for i in range(STAGE, STOCK):
        table[i] = 0
    for i in range(CARDS):
        table[STOCK + i] = stock[i]
    table[START] = start
    table[TURN] = start
    table[MAKER] = start
    table[BIDDER] = -1
    table[TRUMP] = -1
    table[LED] = -1
    draw(table)


def draw(table: list[int]) -> None:
    """HP-04: the player in turn draws four cards."""
    drawn = table[DRAWN]
    floor = 0
    for i in range(drawn, drawn + DRAW):
        floor += 1 << table[STOCK + i]
    table[FLOOR] = floor
    table[DRAWN] = drawn + DRAW


def pick(table: list[int], card: int) -> None:
    """HP-04, HP-05: the seat to decide keeps or takes a card that is there; the last one ends the turn.

    The last turn ends with the auction, which the starting player's left begins (HP-06).
    """
    seat = (table[TURN] + 1) & 3
    table[HANDS + table[TURN]] += 1 << card
    table[FLOOR] -= 1 << card
    maker = table[MAKER]
    if seat != maker:
        table[STAGE] = TAKING
    elif table[DRAWN] == CARDS:
        table[STAGE] = CALLING
        seat = (table[START] + 1) & 3
    else:
        table[STAGE] = KEEPING
        seat = (maker + 1) & 3
        table[MAKER] = seat
        draw(table)
    table[TURN] = seat


def least(table: list[int]) -> int:
    """HP-06, HP-07: give the lowest call that may be made now."""
    if table[BIDDER] < 0:
        return table[MIN_BID]
    return table[BID] + 1


def call(table: list[int], points: int) -> None:
    """HP-06: the seat to decide bids; it is declarer if all others have passed."""
    table[BID] = points
    table[BIDDER] = table[TURN]
    go_round(table)


def give_up(table: list[int]) -> None:
    """HP-06, HP-07: the seat to decide passes, and stays out of the auction."""
    table[PASSED] |= 1 << table[TURN]
    go_round(table)


def go_round(table: list[int]) -> None:
    """HP-06, HP-07: the next seat that has not passed; three passes make a declarer, four end the deal."""
    passed = table[PASSED]
    bidder = table[BIDDER]
    if passed == 15:
        table[STAGE] = OVER
        return
    if bidder >= 0 and passed | 1 << bidder == 15:
        table[STAGE] = NAMING
        table[TURN] = bidder
        return
    seat = (table[TURN] + 1) & 3
    while passed >> seat & 1:
        seat = (seat + 1) & 3
    table[TURN] = seat


def name(table: list[int], suit: int, counts: list[int]) -> None:
    """HP-06, HP-13, HP-15: declarer names trump, all show their melds, declarer leads.

    ``counts`` (room for MELDS) is scratch space.
    """
    table[TRUMP] = suit
    table[STAGE] = PLAYING
    for seat in range(PLAYERS):
        table[MELD + seat] = melds(table[HANDS + seat], suit, table[EXTRA], counts)


def melds(hand: int, trump: int, extra: int, counts: list[int]) -> int:
    """HP-08 … HP-12: write how many melds of each kind a hand holds (0, 1, 2), and give their points."""
    twos = hand >> 1 & KINDS
    ones = hand & KINDS | twos
    around = ones & ones >> WIDTH & ones >> 2 * WIDTH & ones >> 3 * WIDTH
    double = twos & twos >> WIDTH & twos >> 2 * WIDTH & twos >> 3 * WIDTH
    counts[ACES] = (around >> ACE & 1) + (double >> ACE & 1)
    counts[KINGS] = (around >> KING & 1) + (double >> KING & 1)
    counts[QUEENS] = (around >> QUEEN & 1) + (double >> QUEEN & 1)
    counts[JACKS] = (around >> JACK & 1) + (double >> JACK & 1)
    single = ones & ones >> KING - QUEEN  # at a suit's queen: the king is there too
    double = twos & twos >> KING - QUEEN
    for suit in range(4):
        counts[MARRIAGE + suit] = (single >> WIDTH * suit + QUEEN & 1) + (double >> WIDTH * suit + QUEEN & 1)
    royal = counts[MARRIAGE + trump]
    counts[MARRIAGE + trump] = 0
    run = 0
    if ones >> WIDTH * trump & IN_RUN == IN_RUN:
        run = 2 if twos >> WIDTH * trump & IN_RUN == IN_RUN else 1
        # HP-10: not the king and queen of the run itself; HP-11: but a second pair
        royal = royal - run if extra else 0
    counts[RUN] = run
    counts[ROYAL] = royal
    jack = 2 * WIDTH + JACK  # HP-09: queen of spades and jack of diamonds
    counts[PINOCHLE] = (ones >> QUEEN & ones >> jack & 1) + (twos >> QUEEN & twos >> jack & 1)
    counts[DIX] = hand >> WIDTH * trump & 3
    points = 0
    for kind in range(MELDS):
        points += VALUES[3 * kind + counts[kind]]
    return points


def legal(table: list[int]) -> int:
    """HP-04, HP-15, HP-26: give the set of cards that the seat to decide may keep, take or play."""
    if table[STAGE] != PLAYING:
        floor = table[FLOOR]
        return (floor | floor >> 1) & KINDS
    hand = table[HANDS + table[TURN]]
    hand = (hand | hand >> 1) & KINDS
    led = table[LED]
    if led < 0:
        return hand
    trump = table[TRUMP]
    best = table[BEST]
    best_suit = best // WIDTH
    higher = hand & ABOVE[6 * table[ORDER] + best % WIDTH // 2] << WIDTH * best_suit
    able = hand & SUIT << WIDTH * led
    if able:
        if table[HEAD] and best_suit == led and higher:
            return higher
        return able
    able = hand & SUIT << WIDTH * trump
    if able:
        if best_suit == trump and higher:
            return higher
        return able
    return hand


def beats(card: int, best: int, trump: int, order: int) -> bool:
    """HP-16, HP-17: tell whether ``card`` takes a trick from ``best``, which is of the led suit or a trump.

    Its twin does not: of two identical cards the first played wins.
    """
    suit = card // WIDTH
    if suit == best // WIDTH:
        return ABOVE[6 * order + best % WIDTH // 2] >> card % WIDTH & 1 == 1
    return suit == trump


def play(table: list[int], card: int) -> None:
    """HP-14, HP-15, HP-16: play a legal card for the seat to play."""
    seat = table[TURN]
    table[HANDS + seat] -= 1 << card
    if table[PLACE] == 0:
        table[LED] = card // WIDTH
        table[BEST] = card
        table[TAKER] = seat
    elif beats(card, table[BEST], table[TRUMP], table[ORDER]):
        table[BEST] = card
        table[TAKER] = seat
    table[WORTH] += COUNTERS >> card & 1
    place = table[PLACE] + 1
    if place < PLAYERS:
        table[PLACE] = place
        table[TURN] = (seat + 1) & 3
        return
    taker = table[TAKER]
    trick = table[TRICK] + 1
    table[TRICK] = trick
    table[WON + taker] += 1
    table[POINTS + taker] += table[WORTH]
    table[PLACE] = 0
    table[LED] = -1
    table[WORTH] = 0
    table[TURN] = taker
    if trick == TRICKS:
        table[POINTS + taker] += 1
        table[STAGE] = OVER


def counted(table: list[int], pair: int) -> int:
    """HP-13, HP-25: give what a pair's melds count, secured by a trick of the pair or of their own player."""
    mine, partner = pair, pair + 2
    if table[EACH] == 0:
        if table[WON + mine] + table[WON + partner]:
            return table[MELD + mine] + table[MELD + partner]
        return 0
    points = 0
    if table[WON + mine]:
        points += table[MELD + mine]
    if table[WON + partner]:
        points += table[MELD + partner]
    return points


def score(table: list[int], scores: list[int]) -> None:
    """HP-18 … HP-21: add to each pair's score what the deal brings; one that was thrown in brings nothing."""
    if table[BIDDER] < 0:
        return
    for pair in range(2):
        points = counted(table, pair) + table[POINTS + pair] + table[POINTS + pair + 2]
        if table[BIDDER] & 1 == pair:
            if table[WON + pair] + table[WON + pair + 2] == 0:
                points = -table[BID]
            elif points < table[BID]:
                points = -(table[MELD + pair] + table[MELD + pair + 2])
        scores[pair] += points


def next_start(start: int) -> int:
    """HP-24: give the starting player of the next deal. One that is thrown in keeps its own (HP-07)."""
    return (start + 1) % PLAYERS


def is_last(hand_no: int) -> bool:
    """HP-23: tell whether the game is over after this deal."""
    return hand_no == DEALS
