"""Perft compiled: the pinned counts of every game, by its functions on int64 arrays.

What can be decided is numbered: ``ways(table)`` tells how many decisions there are, ``decide(table, way)``
takes one, ``over(table)`` tells the end. The counting is the same for all games, and none of it calls itself.
"""

from __future__ import annotations

import importlib
from types import FunctionType

import pytest

from printkit.games.handmade_pinochle import rules as hp
from printkit.games.optrita_lines import rules as ol
from printkit.games.shifty_partners import rules as sp
from printkit.games.sorcerer import rules as so
from printkit.games.twin_shoot import bulk as ts_bulk
from printkit.games.twin_shoot import rules as ts
from printkit.rules import bulk
from printkit.rules.tricks import nth, popcount

pytestmark = pytest.mark.external("numba")


def perft(tables, left, depth):
    """Count the ways to take ``depth`` more decisions, fewer where a hand is over.

    ``tables`` has a table for each depth, the first one the position; ``left`` room for as many numbers.
    """
    count = 0
    at = 0
    left[0] = ways(tables[0])
    while at >= 0:
        if left[at] == 0:
            at -= 1
            continue
        left[at] -= 1
        table = tables[at + 1]
        for i in range(len(table)):
            table[i] = tables[at][i]
        decide(table, left[at])
        if at + 1 == depth or over(table):
            count += 1
        else:
            at += 1
            left[at] = ways(table)
    return count


sp_legal, sp_play, SP_TRICK, SP_TRICKS = sp.legal, sp.play, sp.TRICK, sp.TRICKS


def sp_ways(table):
    return popcount(sp_legal(table))


def sp_decide(table, way):
    sp_play(table, nth(sp_legal(table), way))


def sp_over(table):
    return table[SP_TRICK] == SP_TRICKS


ts_legal, ts_play, ts_bid, ts_answer, ts_which = ts.legal, ts.play, ts.bid, ts.answer, ts_bulk.which
TS_STAGE, TS_BIDDING, TS_OPENING, TS_TRICK, TS_TRICKS = ts.STAGE, ts.BIDDING, ts.OPENING, ts.TRICK, ts.TRICKS
TS_HANDS, TS_LEADER = ts.HANDS, ts.LEADER


def ts_ways(table):
    """To open is one way; beside it are the leader's cards, for staying closed is no action."""
    if table[TS_STAGE] == TS_OPENING:
        at = TS_HANDS + 2 * table[TS_LEADER]
        return 1 + popcount(table[at]) + popcount(table[at + 1])
    lower, upper = ts_legal(table)
    cards = popcount(lower) + popcount(upper)
    return cards * (cards - 1) // 2 if table[TS_STAGE] == TS_BIDDING else cards


def ts_decide(table, way):
    if table[TS_STAGE] == TS_OPENING:
        if way == 0:
            ts_answer(table, 1)
            return
        ts_answer(table, 0)
        way -= 1
    lower, upper = ts_legal(table)
    if table[TS_STAGE] == TS_BIDDING:
        other = 1
        while way >= other:  # pair number way: the other-th card with one below it
            way -= other
            other += 1
        ts_bid(table, ts_which(lower, upper, way), ts_which(lower, upper, other))
    else:
        ts_play(table, ts_which(lower, upper, way))


def ts_over(table):
    return table[TS_TRICK] == TS_TRICKS


so_legal, so_play, so_bid = so.legal, so.play, so.bid
SO_TO_BID, SO_BIDS, SO_TRICK, SO_TRICKS = so.TO_BID, so.MOST_BID + 1, so.TRICK, so.TRICKS


def so_ways(table):
    return SO_BIDS * SO_BIDS if table[SO_TO_BID] else popcount(so_legal(table))


def so_decide(table, way):
    if table[SO_TO_BID]:
        so_bid(table, way // SO_BIDS, way % SO_BIDS)
    else:
        so_play(table, nth(so_legal(table), way))


def so_over(table):
    return table[SO_TRICK] == SO_TRICKS


hp_legal, hp_play, hp_pick, hp_name = hp.legal, hp.play, hp.pick, hp.name
hp_call, hp_least, hp_give_up = hp.call, hp.least, hp.give_up
HP_STAGE, HP_CALLING, HP_NAMING, HP_PLAYING, HP_OVER = hp.STAGE, hp.CALLING, hp.NAMING, hp.PLAYING, hp.OVER
HP_STOCK = hp.STOCK


def hp_ways(table):
    if table[HP_STAGE] == HP_CALLING:
        return 2
    return 4 if table[HP_STAGE] == HP_NAMING else popcount(hp_legal(table))


def hp_decide(table, way):
    stage = table[HP_STAGE]
    if stage == HP_CALLING:
        if way:
            hp_call(table, hp_least(table))
        else:
            hp_give_up(table)
    elif stage == HP_NAMING:
        hp_name(table, way, table[HP_STOCK:])  # the stock is used up: room for counts
    elif stage == HP_PLAYING:
        hp_play(table, nth(hp_legal(table), way))
    else:
        hp_pick(table, nth(hp_legal(table), way))


def hp_over(table):
    return table[HP_STAGE] == HP_OVER


ol_lay, ol_pick, ol_cell = ol.lay, ol.pick, ol.cell
OL_HAND, OL_FULL, OL_PICKING, OL_LINE, OL_END = ol.HAND, ol.FULL, ol.PICKING, ol.LINE, ol.END
OL_TRICK, OL_TRICKS, OL_SIDE = ol.TRICK, ol.TRICKS, ol.SIDE


def ol_ways(table):
    if table[OL_PICKING]:
        return OL_SIDE
    return 2 * popcount(table[OL_HAND]) * popcount(table[OL_FULL])


def ol_decide(table, way):
    if table[OL_PICKING]:
        ol_pick(table, ol_cell(table[OL_LINE], table[OL_END], way))
    else:
        lines = popcount(table[OL_FULL])
        card = nth(table[OL_HAND], way // 2 // lines)
        ol_lay(table, card, nth(table[OL_FULL], way // 2 % lines), way % 2)


def ol_over(table):
    return table[OL_TRICK] == OL_TRICKS


GAMES = {
    "": (sp_ways, sp_decide, sp_over),
    "twin_shoot.": (ts_ways, ts_decide, ts_over),
    "sorcerer.": (so_ways, so_decide, so_over),
    "handmade_pinochle.": (hp_ways, hp_decide, hp_over),
    "optrita_lines.": (ol_ways, ol_decide, ol_over),
}
"""By the package of the game's perft in tests.games."""
ways, decide, over = GAMES[""]
"""What :func:`perft` calls, where nothing else is put in their place."""


@pytest.mark.parametrize("package", GAMES)
def test_compiled_functions_count_what_is_pinned(package):
    from numpy import array, int64, zeros

    known = importlib.import_module(f"tests.games.{package}test_perft")
    names = dict(zip(("ways", "decide", "over"), GAMES[package], strict=True))
    count = bulk.compiled(FunctionType(perft.__code__, {**globals(), **names}))
    assert known.PINNED
    for pinned in known.PINNED:
        table = known.position(pinned)[0].table
        depth = pinned["depth"]
        tables = zeros((depth + 1, len(table)), int64)
        tables[0] = array(table, int64)
        assert count(tables, zeros(depth + 1, int64), depth) == pinned["count"]
