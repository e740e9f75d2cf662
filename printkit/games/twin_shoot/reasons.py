"""Why a seat of Twin Shoot may do what it may, and why not: codes, clauses and facts.

``Legal.reason``:

=================  ======  =========================================================================
code               clause  facts
=================  ======  =========================================================================
``lay-aside``      TS-11   a bid: two cards of the hand are laid aside. ``cards`` (the hand)
``may-open``       TS-13   the team is alone in last place. ``team``, ``scores`` (by team)
``lead``           TS-14   leading (from the second trick on TS-24): any card. ``trick`` (1 … 10), ``cards``
``suit-or-rank``   TS-16   no follow is set: the led suit or the led rank. ``suit``, ``rank``, ``suits`` (held
                           cards of the suit), ``ranks`` (of the rank; one of the two may be empty)
``neither``        TS-16   no follow is set and neither is held: any card. ``suit``, ``rank``, ``cards``
``suit-follow``    TS-17   the led suit must be played. ``suit``, ``cards``, ``set_by`` (seat), ``set_with``
                           (card), ``freed`` (held cards of the led rank, which may not be played)
``no-suit``        TS-17   none of the led suit: any card. ``suit``, ``cards``, ``set_by``, ``set_with``
``rank-follow``    TS-18   the led rank must be played. ``rank``, ``cards``, ``set_by``, ``set_with``,
                           ``freed`` (held cards of the led suit)
``no-rank``        TS-18   none of the led rank: any card. ``rank``, ``cards``, ``set_by``, ``set_with``
=================  ======  =========================================================================

A refusal of a held card has the code, clause and facts of the reason it offends against (``suit-or-rank``,
``suit-follow``, ``rank-follow``). Those of :mod:`printkit.rules.game` are joined by

=================  ======  =========================================================================
``two-cards``      TS-11   a bid is two different cards. ``cards``
``bid-card``       TS-11   the card is the seat's own bid card and takes no part. ``card``, ``seat``
``not-last``       TS-13   the team may not open. ``team``, ``scores``
=================  ======  =========================================================================
"""

from __future__ import annotations

from typing import Any

from printkit.rules.game import Reason

FACTS: dict[str, tuple[str, ...]] = {
    "lay-aside": ("cards",),
    "may-open": ("team", "scores"),
    "lead": ("trick", "cards"),
    "suit-or-rank": ("suit", "rank", "suits", "ranks"),
    "neither": ("suit", "rank", "cards"),
    "suit-follow": ("suit", "cards", "set_by", "set_with", "freed"),
    "no-suit": ("suit", "cards", "set_by", "set_with"),
    "rank-follow": ("rank", "cards", "set_by", "set_with", "freed"),
    "no-rank": ("rank", "cards", "set_by", "set_with"),
    "hand-over": (),
    "not-your-turn": ("seat", "to_move"),
    "wrong-decision": ("do",),
    "not-in-pack": ("card", "players"),
    "not-held": ("card", "seat", "played"),
    "two-cards": ("cards",),
    "bid-card": ("card", "seat"),
    "not-last": ("team", "scores"),
}
"""The facts of every code, those of refusals too."""


def lay_aside(cards: list[str]) -> Reason:
    """Give why any two of a hand may be laid aside."""
    return Reason("lay-aside", "TS-11", {"cards": cards})


def may_open(team: int, scores: list[int]) -> Reason:
    """Give why a team may open."""
    return Reason("may-open", "TS-13", {"team": team, "scores": scores})


def lead(trick: int, cards: list[str]) -> Reason:
    """Give why any card may be led to a trick, 1 … 10."""
    return Reason("lead", "TS-14" if trick == 1 else "TS-24", {"trick": trick, "cards": cards})


def follow(led: str, setter: tuple[int, str] | None, cards: list[str], held: list[str]) -> Reason:
    """Give why ``cards`` of those ``held`` may be played to ``led``.

    ``setter``: the seat that set the follow and the card that it did so with, None while none is set.
    """
    rank, suit = led[0], led[1]
    first = cards[0]
    facts: dict[str, Any]
    if setter is None:
        facts = {"suit": suit, "rank": rank}
        if first[1] != suit and first[0] != rank:
            return Reason("neither", "TS-16", {**facts, "cards": cards})
        facts["suits"] = [card for card in cards if card[1] == suit]
        facts["ranks"] = [card for card in cards if card[0] == rank]
        return Reason("suit-or-rank", "TS-16", facts)
    set_by, set_with = setter
    if set_with[1] == suit:
        facts = {"suit": suit, "cards": cards, "set_by": set_by, "set_with": set_with}
        if first[1] != suit:
            return Reason("no-suit", "TS-17", facts)
        facts["freed"] = [card for card in held if card[0] == rank]
        return Reason("suit-follow", "TS-17", facts)
    facts = {"rank": rank, "cards": cards, "set_by": set_by, "set_with": set_with}
    if first[0] != rank:
        return Reason("no-rank", "TS-18", facts)
    facts["freed"] = [card for card in held if card[1] == suit]
    return Reason("rank-follow", "TS-18", facts)
