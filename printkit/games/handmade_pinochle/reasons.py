"""Handmade Pinochle: why, in codes with facts.

Why a seat may do what it may (``Legal.reason``) and why not (``Refusal``); ``facts``:

====================  ======  =======================================================================
code                  clause  facts
====================  ======  =======================================================================
``keep-one``          HP-04   of the four cards drawn one is kept. ``turn`` (1 … 12), ``cards``
``take-one``          HP-04   one of the open cards is taken. ``maker`` (who drew them), ``cards``
``take-last``         HP-04   the last open card has to be taken. ``maker``, ``card``
``open-auction``      HP-07   nobody has bid: bid or pass. ``least`` (the lowest bid), ``passed`` (seats)
``raise-or-pass``     HP-06   bid higher or pass. ``bid``, ``bidder``, ``least``
``name-trump``        HP-06   declarer names any suit. ``contract``
``lead``              HP-15   leading (from the second trick on HP-16): any card. ``trick``, ``cards``
``must-follow``       HP-15   a card of the led suit. ``suit``, ``cards``
``must-head``         HP-26   a card of the led suit above the best so far. ``suit``, ``best``, ``cards``
``must-ruff``         HP-15   none of the led suit: a trump. ``suit``, ``trump``, ``cards``
``must-overruff``     HP-15   a trump above the best so far. ``suit``, ``trump``, ``best``, ``cards``
``under-ruff``        HP-15   no trump is above the best so far: any trump. The same facts
``no-suit``           HP-15   trump was led and there is none: any card. ``suit``, ``cards``
``no-suit-no-trump``  HP-15   neither the led suit nor a trump: any card. ``suit``, ``trump``, ``cards``
====================  ======  =======================================================================

A refusal of a held card has the code, clause and facts of the reason that it offends against (``must-…``,
``under-ruff``). Those of :mod:`printkit.rules.game` are joined by

====================  ======  =======================================================================
``not-drawn``         HP-04   not one of the four cards drawn. ``card``, ``cards``
``not-open``          HP-04   not one of the open cards. ``card``, ``cards``
``has-passed``        HP-07   who passed stays out of the auction. ``seat``, ``to_move``
``too-low``           HP-06   not higher than the last bid. ``points``, ``bid``, ``bidder``
``below-minimum``     HP-07   lower than the lowest opening bid. ``points``, ``least``
``not-points``        HP-06   a bid is a number of points. ``points``
``not-a-suit``        HP-06   trump is one of the four suits. ``suit``
====================  ======  =======================================================================

In the auction ``Legal.do`` is ``call`` and its choices are the lowest call and ``pass``; there is no highest.
"""

from __future__ import annotations

from printkit.games.handmade_pinochle import rules
from printkit.games.handmade_pinochle.rules import PACK, PLAYERS, TRUMP, WIDTH
from printkit.rules.game import Reason


def why_pick(table: list[int], cards: list[str]) -> Reason:
    """Give why the cards that are there may be kept or taken."""
    if table[rules.STAGE] == rules.KEEPING:
        return Reason("keep-one", "HP-04", {"turn": table[rules.DRAWN] // rules.DRAW, "cards": cards})
    if len(cards) == 1:
        return Reason("take-last", "HP-04", {"maker": table[rules.MAKER], "card": cards[0]})
    return Reason("take-one", "HP-04", {"maker": table[rules.MAKER], "cards": cards})


def why_call(table: list[int]) -> Reason:
    """Give why one may call or pass."""
    least, bidder = rules.least(table), table[rules.BIDDER]
    if bidder < 0:
        passed = [seat for seat in range(PLAYERS) if table[rules.PASSED] >> seat & 1]
        return Reason("open-auction", "HP-07", {"least": least, "passed": passed})
    return Reason("raise-or-pass", "HP-06", {"bid": table[rules.BID], "bidder": bidder, "least": least})


def why_play(table: list[int], cards: list[str]) -> Reason:
    """Give why ``cards``, sorted codes, may be played and no others."""
    led = table[rules.LED]
    if led < 0:
        trick = table[rules.TRICK] + 1
        return Reason("lead", "HP-16" if table[rules.TRICK] else "HP-15", {"trick": trick, "cards": cards})
    suit, trump, best = PACK.suits[led], PACK.suits[table[TRUMP]], table[rules.BEST]
    first = cards[0]
    if first[1] == suit:
        if table[rules.HEAD] and best // WIDTH == led and _beats(table, first):
            return Reason("must-head", "HP-26", {"suit": suit, "best": PACK.codes[best], "cards": cards})
        return Reason("must-follow", "HP-15", {"suit": suit, "cards": cards})
    if suit == trump:
        return Reason("no-suit", "HP-15", {"suit": suit, "cards": cards})
    if first[1] != trump:
        return Reason("no-suit-no-trump", "HP-15", {"suit": suit, "trump": trump, "cards": cards})
    if PACK.suits[best // WIDTH] != trump:
        return Reason("must-ruff", "HP-15", {"suit": suit, "trump": trump, "cards": cards})
    code = "must-overruff" if _beats(table, first) else "under-ruff"
    return Reason(code, "HP-15", {"suit": suit, "trump": trump, "best": PACK.codes[best], "cards": cards})


def _beats(table: list[int], card: str) -> bool:
    return rules.beats(PACK.ints[card], table[rules.BEST], table[TRUMP], table[rules.ORDER])
