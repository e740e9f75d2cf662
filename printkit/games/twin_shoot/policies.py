"""How Twin Shoot is played: two ways to choose.

``uniform`` takes any decision, all as likely. ``sensible`` lays aside the two cards whose bid fits what the
other ten are worth, opens when it has little to lose, and plays as :mod:`.play` says.

===============  =======================================================================================
choice code      why; facts
===============  =======================================================================================
``random``       no reason. ``card``, ``cards`` or ``open`` (bool), whichever was decided
``estimate``     the bid nearest to what the rest of the hand should take. ``cards``, ``bid``, ``tenths``
                 (of a trick that the rest is worth)
``open-behind``  only an overhead twin shoot can still help. ``team``, ``lead`` (points of the best team)
``stay-closed``  too much could be lost. ``team``
===============  =======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from printkit.games.twin_shoot import play
from printkit.games.twin_shoot.rules import BIDDING, GOAL, OPENING, PACK, WIDTH
from printkit.games.twin_shoot.view import View, codes
from printkit.rules.cards import bits
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import nth

CODES = {
    "random": ("decided",),
    "estimate": ("cards", "bid", "tenths"),
    "open-behind": ("team", "lead"),
    "stay-closed": ("team",),
    **play.CODES,
}


OFFSET, KEEP, MIDDLE = 0, 0, 256


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
    unseen = view.unseen
    chances = play.none_held(unseen.bit_count(), 10)
    cards = list(bits(view.hand))
    far = play.reach(view.players, 10)
    values = [play.worth(card, unseen, view.players - 1, chances, far) for card in cards]
    total = sum(values)
    sure = [-abs(value - MIDDLE) for value in values]
    best, pair = None, (0, 1)
    for i in range(len(cards)):
        for j in range(i):
            rest = total - values[i] - values[j]
            bid = cards[i] // WIDTH + cards[j] // WIDTH
            cost = abs(rest + OFFSET - bid * play.TRICK) * 4 - KEEP * (sure[i] + sure[j])
            if best is None or cost < best:
                best, pair = cost, (j, i)
    chosen = [cards[at] for at in pair]
    rest = total - values[pair[0]] - values[pair[1]]
    names = sorted(PACK.codes[card] for card in chosen)
    action = {"do": "bid", "seat": view.seat, "cards": names}
    bid = sum(card // WIDTH for card in chosen)
    return Choice(action, "estimate", {"cards": names, "bid": bid, "tenths": rest * 10 // play.TRICK})


def _open(view: View) -> Choice:
    team = view.seat // 2
    lead = max(view.scores_before)
    facts: dict[str, Any] = {"team": team}
    if lead >= GOAL - 30 and lead - view.scores_before[team] > 30:
        return Choice({"do": "open", "seat": view.seat}, "open-behind", {**facts, "lead": lead})
    return Choice({"do": "stay-closed", "seat": view.seat}, "stay-closed", facts)
