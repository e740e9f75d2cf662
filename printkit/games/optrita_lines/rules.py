"""Optrita: Lines: the rules over ints, clause by clause.

These functions work on one flat list of ints, the *table*, and on nothing else, so that the same functions
run as they are and, given int64 arrays, compiled. Cards are those of :data:`PACK`.

A *cell* is a place of the grid, ``6 * row + column``, both from 0 at the top left. A *line* is 0 … 5 for the
columns C1 … C6 and 6 … 11 for the rows R1 … R6, as their names sort. An *end* is 0 for the top of a column
and the left of a row, 1 for the bottom and the right.

==========  ==========================================================================================
table[…]    what it holds
==========  ==========================================================================================
GRID+cell   the card that was dealt there, 0 … 47
HAND        mask of the cards in hand
TRUMP       trump suit (0 ♠, 1 ♥, 2 ♦, 3 ♣)
UP          36-bit mask of the cells whose card lies, or lay, face up
GAPS        36-bit mask of the cells whose card was taken
FULL        12-bit mask of the lines that have all six cards
TRICK       tricks that are over, 0 … 6
PICKING     1 while a card is to be picked (OL-13), else 0
CARD        the last play card, -1 before; LINE and END where it was laid
TURNED      how many cards were turned then, 1 … 6
STOP        the cell whose card stopped the turning, -1 if none did
WON         tricks the player has won; TRICK - WON are the dummy's
ORDER       6-bit mask of the tricks that the player won, the first trick lowest
==========  ==========================================================================================
"""

from __future__ import annotations

from printkit.rules.cards import Pack
from printkit.rules.rng import shuffle

PACK = Pack("SHDC", "23456789JQKA")
"""OL-01, OL-02: ``card // 12`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣; ``card % 12`` is 0 for a 2, 11 for an ace."""

GRID = 0
HAND, TRUMP, UP, GAPS, FULL, TRICK, PICKING, CARD, LINE, END, TURNED, STOP, WON, ORDER = range(36, 50)
SIZE = 50

CARDS = 48  # OL-01
WIDTH = 12
SUIT = (1 << WIDTH) - 1
SIDE = 6  # OL-05
CELLS = SIDE * SIDE
LINES = 2 * SIDE  # OL-07
HELD = 7  # OL-06
STOCK = 5  # OL-06
DEALT = CELLS + HELD + 1
"""OL-05, OL-06: cards whose place matters: the grid, the hand and the trump card."""
TRICKS = 6  # OL-17

DIAGONALS = (
    sum(1 << SIDE * i + i for i in range(SIDE)),
    sum(1 << SIDE * (SIDE - 1 - i) + i for i in range(SIDE)),
)
"""OL-05: the cells from the top left to the bottom right, and from the bottom left to the top right."""

NAMES = tuple(f"{letter}{number}" for letter in "CR" for number in range(1, SIDE + 1))
"""OL-07: the lines as people name them: columns from the left, rows from the top."""
ENDS = (("top", "bottom"),) * SIDE + (("left", "right"),) * SIDE
"""OL-07: the names of a line's ends."""

NOBODY, PLAYER, DUMMY = 0, 1, 2
DUMMY_FIRST, FIRST_TRICK, PLAYER_FIRST = 0, 1, 2
"""OL-21: who wins when both come to their mark in the same deal."""


def deal(words: list[int], deck: list[int]) -> None:
    """OL-05, OL-06: bring the cards dealt to the front of ``deck`` (room for 48), the rest of the stock behind.

    Takes 44 words. The grid's 36 cells come first, then the hand's seven cards, then the trump card.
    """
    for card in range(CARDS):
        deck[card] = card
    shuffle(deck, CARDS, DEALT, words)


def begin(table: list[int], deck: list[int], diagonal: int) -> None:
    """OL-05, OL-06: lay out a table from the cards as :func:`deal` left them; ``diagonal``: 0 or 1."""
    for cell in range(CELLS):
        table[GRID + cell] = deck[cell]
    hand = 0
    for i in range(CELLS, CELLS + HELD):
        hand |= 1 << deck[i]
    table[HAND] = hand
    table[TRUMP] = deck[CELLS + HELD] // WIDTH
    table[UP] = DIAGONALS[diagonal]
    table[GAPS] = 0
    table[FULL] = (1 << LINES) - 1
    table[TRICK] = 0
    table[PICKING] = 0
    table[CARD] = -1
    table[LINE] = -1
    table[END] = -1
    table[TURNED] = 0
    table[STOP] = -1
    table[WON] = 0
    table[ORDER] = 0


def cell(line: int, end: int, place: int) -> int:
    """OL-07, OL-08: give the cell that is turned as number ``place`` (0 … 5) in a line from an end."""
    if end:
        place = SIDE - 1 - place
    if line < SIDE:
        return SIDE * place + line
    return SIDE * (line - SIDE) + place


def stops(card: int, suit: int, trump: int) -> bool:
    """OL-09: tell whether ``card`` stops the turning for a play card of ``suit``."""
    return (1 << suit | 1 << trump) >> card // WIDTH & 1 == 1


def wins(played: int, stopper: int) -> bool:
    """OL-11, OL-12: tell whether the player wins with ``played``, stopped by ``stopper``.

    A stopper of another suit is a trump, and the play card is none.
    """
    return played // WIDTH == stopper // WIDTH and played > stopper


def lay(table: list[int], card: int, line: int, end: int) -> None:
    """OL-07 … OL-13: lay a card of the hand at an end of a full line, and turn the line's cards.

    Afterwards either the trick is over or, where nothing stopped the turning, a card is to be picked.
    """
    table[HAND] ^= 1 << card
    table[CARD] = card
    table[LINE] = line
    table[END] = end
    at = cell(line, end, 0)
    step = cell(line, end, 1) - at
    suit = card // WIDTH
    trump = table[TRUMP]
    up = table[UP]
    turned = 0
    stop = -1
    while turned < SIDE and stop < 0:
        # OL-10: one that lies face up already is reached like any other
        up |= 1 << at
        turned += 1
        if stops(table[GRID + at], suit, trump):
            stop = at
        at += step
    table[UP] = up
    table[TURNED] = turned
    table[STOP] = stop
    if stop < 0:
        table[PICKING] = 1
    elif wins(card, table[GRID + stop]):
        take(table, stop, 1)
    else:
        take(table, stop, 0)


def pick(table: list[int], at: int) -> None:
    """OL-13: the player, who has won, takes the card at a cell of the line that was turned."""
    table[PICKING] = 0
    take(table, at, 1)


def take(table: list[int], at: int, player: int) -> None:
    """OL-14, OL-16, OL-18: the card at ``at`` goes to the winner, and its row and column have a gap.

    ``player``: 1 if the player won, 0 if the dummy did.
    """
    table[GAPS] |= 1 << at
    table[FULL] &= ~(1 << at % SIDE | 1 << SIDE + at // SIDE)
    table[ORDER] |= player << table[TRICK]
    table[WON] += player
    table[TRICK] += 1


def first_there(order: int, player: int, dummy: int) -> int:
    """OL-21: give who comes first to where they want to be, PLAYER or DUMMY, or NOBODY.

    ``player`` and ``dummy``: how many tricks each wanted before the deal, at least 1. ``order``: the tricks
    that the player won, as in the table.
    """
    for trick in range(TRICKS):
        if order >> trick & 1:
            player -= 1
            if player == 0:
                return PLAYER
        else:
            dummy -= 1
            if dummy == 0:
                return DUMMY
    return NOBODY


def result(table: list[int], player: int, dummy: int, same_deal: int) -> int:
    """OL-03, OL-18, OL-21: give who has won the game when the deal is over, or NOBODY.

    ``player`` and ``dummy``: how many tricks each wanted before the deal, at least 1. ``same_deal``:
    DUMMY_FIRST, FIRST_TRICK or PLAYER_FIRST.
    """
    player_there = table[WON] >= player
    dummy_there = table[TRICK] - table[WON] >= dummy
    if player_there and dummy_there:
        if same_deal == FIRST_TRICK:
            return first_there(table[ORDER], player, dummy)
        return PLAYER if same_deal == PLAYER_FIRST else DUMMY
    if player_there:
        return PLAYER
    return DUMMY if dummy_there else NOBODY
