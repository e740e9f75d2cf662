"""How Handmade Pinochle is played: two ways to choose.

``uniform`` takes any legal decision; in the auction, which has no upper limit, it passes half the time and
else calls one of the ten lowest bids. ``sensible`` drafts for melds, bids what its melds, what it has seen its
partner take and their tricks should come to, names the trump that makes most, and plays to win counters
(A, K and 10) cheaply and to feed them to its partner.

=================  ======================================================================================
choice code        why; facts
=================  ======================================================================================
``random-card``    no reason. ``card``
``random-pass``    no reason
``random-call``    no reason. ``points``
``random-trump``   no reason. ``suit``
``only``           there is no other card. ``card``
``meld-card``      it makes a meld, or more of one. ``card``
``draft-card``     it helps most: towards a run, an around, or in tricks. ``card``
``call``           bid what the pair should make. ``points``, ``suit`` (to be trump), ``meld`` (own, in that
                   trump), ``partner`` (melds in what the partner took in public), ``tricks`` (trick points
                   hoped for)
``pass``           the bid asked for is above that. ``least``, and the same but for ``points``
``partner-leads``  the partner has the bid, leave it there. ``bid``
``best-trump``     it makes most. ``suit``, ``meld``, ``partner``, ``tricks``
``lead-sure``      lead a card that will hardly be beaten. ``card``
``lead-partner``   lead a suit in which the partner is known to hold a card that will. ``card``, ``hope``
``lead-low``       lead a card that costs little. ``card``
``feed``           the partner has the trick: give it a counter. ``card``, ``taker``
``leave``          the partner has the trick: play low. ``card``, ``taker``
``take-over``      the partner's card will be beaten: win in its place. ``card``, ``taker``
``win-last``       last to play: win. ``card``, ``best`` (card to beat)
``win-sure``       win with a card that will hardly be beaten. ``card``, ``best``
``win-try``        go ahead for now. ``card``, ``best``
``throw``          cannot win: throw away what costs least. ``card``, ``taker``
=================  ======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from printkit.games.handmade_pinochle import tricks
from printkit.games.handmade_pinochle.draft import gain
from printkit.games.handmade_pinochle.estimate import Estimate, best_trump
from printkit.games.handmade_pinochle.rules import CALLING, NAMING, PACK, PLAYING
from printkit.games.handmade_pinochle.view import View
from printkit.rules.cards import bits
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import nth

ESTIMATE = ("suit", "meld", "partner", "tricks")
CODES = {
    "random-card": ("card",),
    "random-pass": (),
    "random-call": ("points",),
    "random-trump": ("suit",),
    "only": ("card",),
    "meld-card": ("card",),
    "draft-card": ("card",),
    "call": ("points", *ESTIMATE),
    "pass": ("least", *ESTIMATE),
    "partner-leads": ("bid",),
    "best-trump": ESTIMATE,
    **tricks.CODES,
}
RAISES = 10
"""``uniform`` calls one of so many bids from the lowest on."""
OVER_PARTNER = 8
"""How far a seat's own prospects must exceed the partner's bid for it to bid on."""
ROOM = 5
"""How far below its limit a seat begins to bid: high enough to be short, low enough to be made."""

DO = ("keep", "take", "call", "trump", "play")
SUITS = PACK.suits


def _card(view: View, card: int, code: str, facts: dict[str, Any]) -> Choice:
    name = PACK.codes[card]
    return Choice({"do": DO[view.stage], "seat": view.seat, "card": name}, code, {"card": name, **facts})


def uniform(view: View, words: Iterator[int]) -> Choice:
    """Choose any legal decision."""
    if view.stage == CALLING:
        raised = below(next(words), 2 * RAISES) - RAISES
        if raised < 0:
            return Choice({"do": "pass", "seat": view.seat}, "random-pass")
        points = view.least + raised
        action = {"do": "call", "seat": view.seat, "points": points}
        return Choice(action, "random-call", {"points": points})
    if view.stage == NAMING:
        suit = SUITS[below(next(words), 4)]
        return Choice({"do": "trump", "seat": view.seat, "suit": suit}, "random-trump", {"suit": suit})
    card = nth(view.legal, below(next(words), view.legal.bit_count()))
    return _card(view, card, "random-card", {})


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if view.stage == CALLING:
        return _bid(view)
    if view.stage == NAMING:
        found = best_trump(view)
        return Choice(
            {"do": "trump", "seat": view.seat, "suit": SUITS[found.trump]}, "best-trump", _facts(found)
        )
    if not view.legal & view.legal - 1:
        return _card(view, view.legal.bit_length() - 1, "only", {})
    if view.stage == PLAYING:
        card, code, facts = tricks.choose(view)
        return _card(view, card, code, facts)
    best, most, melds = -1, -1, False
    for card in bits(view.legal):
        points, meld = gain(view.hand, card)
        if points > most:
            best, most, melds = card, points, meld
    return _card(view, best, "meld-card" if melds else "draft-card", {})


def _facts(found: Estimate) -> dict[str, Any]:
    return {
        "suit": SUITS[found.trump],
        "meld": found.meld,
        "partner": found.partner,
        "tricks": found.tricks,
    }


def _bid(view: View) -> Choice:
    found = best_trump(view)
    least = view.least
    with_partner = view.bidder >= 0 and view.bidder & 1 == view.seat & 1
    if with_partner and found.limit < view.bid + OVER_PARTNER:
        return Choice({"do": "pass", "seat": view.seat}, "partner-leads", {"bid": view.bid})
    if least > found.limit:
        return Choice({"do": "pass", "seat": view.seat}, "pass", {"least": least, **_facts(found)})
    points = max(least, found.limit - ROOM)
    action = {"do": "call", "seat": view.seat, "points": points}
    return Choice(action, "call", {"points": points, **_facts(found)})
