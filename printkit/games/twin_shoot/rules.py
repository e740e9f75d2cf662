"""Twin Shoot: the rules over ints, clause by clause.

These functions work on one flat list of ints, the *table*, and on nothing else, so that the same functions
run as they are and, given int64 arrays, compiled. Cards are those of :data:`PACK`; its suits stand in such an
order that a suit's index is its bid value (TS-06) and the higher suit has the higher index (TS-05). 72 cards
need two masks: the *lower* of diamonds, spades and hearts, the *upper* of clubs, crosses and leaves. In the
table the upper stands right after the lower.

===========  =========================================================================================
table[…]     what it holds
===========  =========================================================================================
PLAYERS      4 or 6
STAGE        BIDDING, OPENING (a team may open, and has not said whether), PLAYING
TURN         the seat to decide; while OPENING the right-hand member of the team
LEADER       the opening leader until the cards are played, then the leader of the trick
TRICK        tricks that are over, 0 … 10
LEFT         cards still to come in this trick
STEP         what takes a seat to the next in this trick's direction: 1, or players - 1 (TS-15)
LED          the card led, -1 while leading
FOLLOW       NEITHER, BY_SUIT or BY_RANK (TS-16 … TS-18)
DUTY         lower and upper mask of the cards to be played by those who hold any; 0 while leading
BEST         the card that has the trick so far, TAKER its seat
LAST         the team that may open (TS-13), -1 none
OPENED       the team that has opened, -1 none
HANDS+2·seat lower and upper mask of the cards that the seat holds, without its bid cards
ASIDE+2·seat lower and upper mask of its bid cards
BIDS+seat    its bid, -1 before it is made
WON+seat     tricks it has won
===========  =========================================================================================
"""

from __future__ import annotations

from printkit.rules.cards import Pack
from printkit.rules.rng import shuffle

PACK = Pack("DSHCXL", "3456789TJQKA")
"""TS-03, TS-04: 72 cards; ``card // 12`` is the suit's bid value, ``card % 12`` 0 for a 3, 11 for an ace."""

PLAYERS, STAGE, TURN, LEADER, TRICK, LEFT, STEP, LED, FOLLOW, BEST, TAKER, LAST, OPENED = range(13)
DUTY, HANDS, ASIDE, BIDS, WON, SIZE = 13, 15, 27, 39, 45, 51
BIDDING, OPENING, PLAYING = range(3)
NEITHER, BY_SUIT, BY_RANK = range(3)

HAND = 12  # TS-09
TRICKS = 10  # TS-11, TS-14
WIDTH = 12
HALF = 3 * WIDTH
SUIT = (1 << WIDTH) - 1
RANK = 1 | 1 << WIDTH | 1 << 2 * WIDTH
LOWER = (SUIT, SUIT << WIDTH, SUIT << 2 * WIDTH, 0, 0, 0)
UPPER = (0, 0, 0, SUIT, SUIT << WIDTH, SUIT << 2 * WIDTH)
"""The two masks of a suit."""
LOWEST = (0, 0, 0, 0, 4, 0, 0)
"""TS-03: rank index of the lowest card used, by players: 7 with four, 3 with six."""

SHOOT, TWIN, OVERHEAD, MISSED = 10, 10, 30, 30  # TS-25, TS-26
GOAL = 100  # TS-28


def used(players: int, deck: list[int]) -> int:
    """TS-03: write the cards used to the front of ``deck`` (room for 72) in order, give how many there are."""
    size = 0
    for card in range(6 * WIDTH):
        if card % WIDTH >= LOWEST[players]:
            deck[size] = card
            size += 1
    return size


def deal(words: list[int], players: int, deck: list[int]) -> None:
    """TS-09: bring all the cards of ``deck``, as :func:`used` leaves it, into a random order.

    Takes 12·players - 1 words. Seat s gets the twelve cards from 12·s.
    """
    shuffle(deck, HAND * players, HAND * players - 1, words)


def dealer(players: int, leader: int) -> int:
    """TS-29: give the seat to the right of the opening leader's team."""
    return ((leader & -2) + players - 1) % players


def opening_leader(players: int, hand_no: int, team: int) -> int:
    """TS-08, TS-27: give who leads first of ``team``: the right-hand member, next round the left-hand one."""
    return 2 * team + (hand_no - 1) // (players // 2) % 2


def last_alone(players: int, scores: list[int]) -> int:
    """TS-13: give the team that is alone in last place, -1 when there is none."""
    last = 0
    alone = 1
    for team in range(1, players // 2):
        if scores[team] < scores[last]:
            last = team
            alone = 1
        elif scores[team] == scores[last]:
            alone = 0
    return last if alone else -1


def begin(table: list[int], players: int, leader: int, last: int) -> None:
    """TS-11, TS-13: lay out a table before the bids, hands still empty; ``last``: as by :func:`last_alone`."""
    for i in range(SIZE):
        table[i] = 0
    table[PLAYERS] = players
    table[STAGE] = BIDDING
    table[LEADER] = leader
    table[LEFT] = players
    table[LED] = -1
    table[BEST] = -1
    table[TAKER] = -1
    table[LAST] = last
    table[OPENED] = -1
    for seat in range(players):
        table[BIDS + seat] = -1


def take_up(table: list[int], deck: list[int]) -> None:
    """TS-09: give the seats the cards as :func:`deal` left them."""
    for seat in range(table[PLAYERS]):
        for i in range(HAND * seat, HAND * seat + HAND):
            hold(table, HANDS, seat, deck[i])


def hold(table: list[int], where: int, seat: int, card: int) -> None:
    """Put a card to a seat's HANDS or ASIDE."""
    table[where + 2 * seat + card // HALF] |= 1 << card % HALF


def give_up(table: list[int], seat: int, card: int) -> None:
    """Take a card out of a seat's hand."""
    table[HANDS + 2 * seat + card // HALF] ^= 1 << card % HALF


def bid(table: list[int], one: int, other: int) -> None:
    """TS-06, TS-11: lay two held cards aside for the seat to decide; after the last seat the cards are played.

    TS-12, TS-13: before that, a team alone in last place says whether it opens.
    """
    seat = table[TURN]
    give_up(table, seat, one)
    give_up(table, seat, other)
    hold(table, ASIDE, seat, one)
    hold(table, ASIDE, seat, other)
    table[BIDS + seat] = one // WIDTH + other // WIDTH
    if seat + 1 < table[PLAYERS]:
        table[TURN] = seat + 1
    elif table[LAST] >= 0:
        table[STAGE] = OPENING
        table[TURN] = 2 * table[LAST]
    else:
        table[STAGE] = PLAYING
        table[TURN] = table[LEADER]


def answer(table: list[int], opens: int) -> None:
    """TS-13: the team alone in last place opens (1) or keeps its bids closed (0); both members or neither."""
    if opens:
        table[OPENED] = table[LAST]
    table[STAGE] = PLAYING
    table[TURN] = table[LEADER]


def legal(table: list[int]) -> tuple[int, int]:
    """TS-16, TS-17, TS-18: give lower and upper mask of the cards that the seat to play may play."""
    at = HANDS + 2 * table[TURN]
    lower = table[at]
    upper = table[at + 1]
    able_lower = lower & table[DUTY]
    able_upper = upper & table[DUTY + 1]
    if able_lower | able_upper:
        return able_lower, able_upper
    return lower, upper


def beats(card: int, best: int, follow: int) -> bool:
    """TS-21, TS-22: tell whether ``card`` takes a trick from ``best``, the best so far under this follow.

    Higher ranks of a suit are greater ints, and so are higher suits of a rank. TS-23: under NEITHER nothing
    takes the trick from the lead.
    """
    if follow == BY_SUIT:
        return card // WIDTH == best // WIDTH and card > best
    if follow == BY_RANK:
        return card % WIDTH == best % WIDTH and card > best
    return False


def follow_set(card: int, led: int, follow: int) -> int:
    """TS-16 … TS-19: give the follow in force once ``card`` is played to ``led``."""
    if follow == NEITHER:
        if card // WIDTH == led // WIDTH:
            return BY_SUIT
        if card % WIDTH == led % WIDTH:
            return BY_RANK
    return follow


def set_duty(table: list[int], led: int, follow: int) -> None:
    """TS-16, TS-17, TS-18: note which cards are to be played to ``led`` under a follow."""
    suit = led // WIDTH
    rank = RANK << led % WIDTH if follow != BY_SUIT else 0
    if follow != BY_RANK:
        table[DUTY] = LOWER[suit] | rank
        table[DUTY + 1] = UPPER[suit] | rank
    else:
        table[DUTY] = rank
        table[DUTY + 1] = rank


def play(table: list[int], card: int) -> None:
    """TS-14 … TS-24: play a legal card for the seat to play."""
    seat = table[TURN]
    players = table[PLAYERS]
    give_up(table, seat, card)
    led = table[LED]
    if led < 0:
        # TS-15: the partner plays second; an even seat's partner sits on its left
        table[STEP] = players - 1 if seat & 1 else 1
        table[LEADER] = seat
        table[LED] = card
        table[FOLLOW] = NEITHER
        table[BEST] = card
        table[TAKER] = seat
        set_duty(table, card, NEITHER)
    else:
        follow = table[FOLLOW]
        if follow == NEITHER:
            follow = follow_set(card, led, follow)
            if follow != NEITHER:
                table[FOLLOW] = follow
                set_duty(table, led, follow)
        if beats(card, table[BEST], follow):
            table[BEST] = card
            table[TAKER] = seat
    left = table[LEFT] - 1
    if left == 0:
        # TS-24: the winner leads to the next
        taker = table[TAKER]
        table[WON + taker] += 1
        table[TRICK] += 1
        table[LEFT] = players
        table[TURN] = taker
        table[LED] = -1
        table[DUTY] = 0
        table[DUTY + 1] = 0
    else:
        table[LEFT] = left
        seat += table[STEP]
        table[TURN] = seat - players if seat >= players else seat


def score(table: list[int], scores: list[int]) -> None:
    """TS-25, TS-26: add to each team's score what the hand brings it."""
    teams = table[PLAYERS] // 2
    opened = table[OPENED]
    for team in range(teams):
        hits = 0
        for seat in range(2 * team, 2 * team + 2):
            scores[team] += table[WON + seat]
            if table[WON + seat] == table[BIDS + seat]:
                hits += 1
        scores[team] += SHOOT * hits
        if hits == 2:
            scores[team] += TWIN
            if team == opened:
                scores[team] += OVERHEAD
        elif team == opened:
            for other in range(teams):
                if other != team:
                    scores[other] += MISSED


def next_team(players: int, team: int) -> int:
    """TS-27: give the team that leads first in the next hand."""
    return (team + 1) % (players // 2)


def is_over(players: int, scores: list[int]) -> bool:
    """TS-28: tell whether some team has come to the goal."""
    most = 0
    for team in range(players // 2):
        most = max(most, scores[team])
    return most >= GOAL
