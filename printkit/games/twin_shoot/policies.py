"""How Twin Shoot is played: two ways to choose.

``uniform`` takes any decision, all as likely. ``sensible`` lays aside the two cards whose bid fits what the
other ten are worth, opens when it is far behind, and plays as :mod:`.play` says.

===============  =======================================================================================
choice code      why; facts
===============  =======================================================================================
``random``       no reason. ``decided``: a card, two, ``open`` or ``stay-closed``
``estimate``     of all bids the nearest to what the rest of the hand is worth. ``cards``, ``bid``, ``tenths``
                 (what the rest is worth, in tenths of a trick)
``open-behind``  an overhead twin shoot is the better hope. ``team``, ``gap`` (points behind the best team),
                 ``hands`` (how many are likely to be left)
``stay-closed``  it is not far behind, and too much could be lost. ``team``, ``gap``, ``hands``
===============  =======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from printkit.games.twin_shoot import odds, play
from printkit.games.twin_shoot.rules import BIDDING, GOAL, OPENING, PACK, TRICKS, WIDTH
from printkit.games.twin_shoot.view import View, codes
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import nth

CODES = {
    "random": ("decided",),
    "estimate": ("cards", "bid", "tenths"),
    "open-behind": ("team", "gap", "hands"),
    "stay-closed": ("team", "gap", "hands"),
    **play.CODES,
}

A_HAND = 17
"""What a team of sensible players scores in a hand, rounded."""
RISK = {4: 300, 6: 60}
"""When to open, by players: where the gap's square is above this many for every hand that is left.

How likely a team is to catch up a gap falls with its square over the hands left, and how likely an opened
bid is to succeed does not. In 200 to 250 games from each of 19 scores the last team won 0.13 to 0.18 of them
by opening with four players and 0.18 to 0.25 with six; closed, it won less than that from these gaps on.
"""


def uniform(view: View, words: Iterator[int]) -> Choice:
    """Choose any of the legal decisions."""
    if view.stage == BIDDING:
        one = below(next(words), view.legal.bit_count())
        other = below(next(words), view.legal.bit_count() - 1)
        pair = 1 << nth(view.legal, one)
        pair |= 1 << nth(view.legal ^ pair, other)
        cards = codes(pair)
        return Choice({"do": "bid", "seat": view.seat, "cards": cards}, "random", {"decided": " ".join(cards)})
    if view.stage == OPENING:
        do = "open" if below(next(words), 2) else "stay-closed"
        return Choice({"do": do, "seat": view.seat}, "random", {"decided": do})
    card = PACK.codes[nth(view.legal, below(next(words), view.legal.bit_count()))]
    return Choice({"do": "play", "seat": view.seat, "card": card}, "random", {"decided": card})


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if view.stage == BIDDING:
        return _bid(view)
    if view.stage == OPENING:
        return _open(view)
    return play.choose(view)


def _bid(view: View) -> Choice:
    values = odds.worth(view.players, view.hand, view.unseen, TRICKS)
    total = sum(values.values())
    least, pair = None, (0, 0)
    for one, other in combinations(values, 2):
        bid = one // WIDTH + other // WIDTH
        off = abs(total - values[one] - values[other] - bid * odds.ONE)
        if least is None or off < least:
            least, pair = off, (one, other)
    one, other = pair
    cards = sorted([PACK.codes[one], PACK.codes[other]])
    rest = total - values[one] - values[other]
    facts = {"cards": cards, "bid": one // WIDTH + other // WIDTH, "tenths": rest * 10 // odds.ONE}
    return Choice({"do": "bid", "seat": view.seat, "cards": cards}, "estimate", facts)


def _open(view: View) -> Choice:
    team = view.seat // 2
    lead = max(view.scores_before)
    gap = lead - view.scores_before[team]
    hands = 1 + (GOAL - 1 - lead) // A_HAND
    opens = gap * gap > RISK[view.players] * hands
    facts = {"team": team, "gap": gap, "hands": hands}
    action = {"do": "open" if opens else "stay-closed", "seat": view.seat}
    return Choice(action, "open-behind" if opens else "stay-closed", facts)
