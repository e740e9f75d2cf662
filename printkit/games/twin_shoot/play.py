"""How a sensible player of Twin Shoot plays a card: it steers to its bid, and minds its partner's.

Every card that may be played is weighed: how likely it is to take the trick, and how far from the bid the
player would then end up if the rest of its hand brings what it is worth (:mod:`.odds`). What the trick does for
the partner's bid counts too, and against that of foes who opened theirs.

================  ======================================================================================
choice code       why; facts beside ``card``
================  ======================================================================================
``only-card``     there is no other
``lead-win``      a lead to take the trick with. ``need`` (tricks short of the bid), ``suit_over``,
                  ``rank_over`` (unseen cards that beat it if suit or rank is followed)
``lead-partner``  a lead for the partner, who is short of its bid. ``need``, ``partner``
``lead-duck``     a lead to lose the trick with. ``need``, ``suit_over``, ``rank_over``
``lead-missed``   its bid can no longer be made. ``need``
``win-last``      nobody is left to beat it. ``need``, ``best`` (card to beat), ``sets`` (``suit`` or
                  ``rank`` if the card sets the follow, else None)
``win-sure``      nobody who is left can hold a card that beats it. ``need``, ``best``, ``sets``
``win-try``       ahead for now. ``need``, ``best``, ``sets``
``win-forced``    ahead without need: every card that may be played goes ahead. ``need``, ``best``, ``sets``
``leave``         leaves the trick to the partner, who has it. ``need``, ``partner``, ``sets``
``duck``          could go ahead and does not. ``need``, ``taker``, ``sets``
``throw``         cannot go ahead. ``need``, ``taker``, ``sets``
================  ======================================================================================

``need`` is below 0 when the player has taken more than it bid.
"""

from __future__ import annotations

from typing import Any

from printkit.games.twin_shoot import odds
from printkit.games.twin_shoot.odds import EAGER, MIND, ONE, standing
from printkit.games.twin_shoot.rules import NEITHER, PACK, TRICKS, beats, follow_set
from printkit.games.twin_shoot.view import View
from printkit.rules.cards import bits
from printkit.rules.game import Choice

CODES = {
    "only-card": ("card",),
    "lead-win": ("card", "need", "suit_over", "rank_over"),
    "lead-partner": ("card", "need", "partner"),
    "lead-duck": ("card", "need", "suit_over", "rank_over"),
    "lead-missed": ("card", "need"),
    "win-last": ("card", "need", "best", "sets"),
    "win-sure": ("card", "need", "best", "sets"),
    "win-try": ("card", "need", "best", "sets"),
    "win-forced": ("card", "need", "best", "sets"),
    "leave": ("card", "need", "partner", "sets"),
    "duck": ("card", "need", "taker", "sets"),
    "throw": ("card", "need", "taker", "sets"),
}

SETS = (None, "suit", "rank")


def choose(view: View) -> Choice:
    """Choose a card."""
    legal = view.legal
    if legal & (legal - 1) == 0:
        return _choice(view, legal.bit_length() - 1, "only-card")
    return _lead(view) if view.led < 0 else _follow(view)


def _choice(view: View, card: int, code: str, **facts: Any) -> Choice:
    name = PACK.codes[card]
    return Choice({"do": "play", "seat": view.seat, "card": name}, code, {"card": name, **facts})


def _gain(view: View, seat: int) -> int:
    """Estimate what this trick is worth to us if another seat takes it, 0 if we do not know its bid.

    We do not see its cards, and expect them to keep the pace of its bid.
    """
    bid = view.bids[seat]
    if bid < 0:
        return 0
    left = TRICKS - view.trick - 1
    gain = odds.gain(bid - view.won[seat], left, bid * ONE * left // TRICKS) * MIND // 100
    return gain if seat == view.seat ^ 1 else -gain


def _lead(view: View) -> Choice:
    seat, players, unseen = view.seat, view.players, view.unseen
    left = TRICKS - view.trick
    need = view.bids[seat] - view.won[seat]
    values = odds.worth(players, view.hand, unseen, left)
    total = sum(values.values())
    none = odds.none_held(unseen.bit_count(), left)
    for_partner = _gain(view, seat ^ 1)
    # the partner stands back from a trick that it does not need
    rivals = players - 1 if for_partner > 0 else players - 2
    best, card, wanted = None, -1, False
    for one in bits(view.legal):
        rest = total - values[one]
        win = standing(need - 1, left - 1, rest) + EAGER
        lose = standing(need, left - 1, rest)
        keeps = odds.lead_keeps(one, unseen, none, rivals, win > lose)
        value = keeps * win + (ONE - keeps) * lose
        if best is None or value > best:
            best, card, wanted = value, one, win > lose
    if not 0 <= need <= left:
        return _choice(view, card, "lead-missed", need=need)
    if not wanted and for_partner > 0:
        return _choice(view, card, "lead-partner", need=need, partner=seat ^ 1)
    return _choice(
        view,
        card,
        "lead-win" if wanted else "lead-duck",
        need=need,
        suit_over=(unseen & odds.OVER_SUIT[card]).bit_count(),
        rank_over=(unseen & odds.OVER_RANK[card]).bit_count(),
    )


def _follow(view: View) -> Choice:
    seat, unseen = view.seat, view.unseen
    left = TRICKS - view.trick
    need = view.bids[seat] - view.won[seat]
    values = odds.worth(view.players, view.hand, unseen, left)
    total = sum(values.values())
    none = odds.none_held(unseen.bit_count(), left)
    for_taker = _gain(view, view.taker)
    rivals = view.players - 1 - len(view.table)
    if seat ^ 1 not in view.table and _gain(view, seat ^ 1) <= 0:
        rivals -= 1
    best, card, goes_ahead, may, must = None, -1, False, False, True
    for one in bits(view.legal):
        follow = follow_set(one, view.led, view.follow)
        rest = total - values[one]
        lose = standing(need, left - 1, rest)
        ahead = beats(one, view.best, follow)
        if ahead:
            may = True
            keeps = none[(unseen & odds.over(one, follow)).bit_count() * rivals]
            value = keeps * (standing(need - 1, left - 1, rest) + EAGER) + (ONE - keeps) * lose
        else:
            must = False
            value = ONE * lose
            if for_taker:
                if follow == NEITHER:
                    keeps = odds.lead_keeps(view.led, unseen, none, rivals, for_taker > 0)
                else:
                    keeps = none[(unseen & odds.over(view.best, follow)).bit_count() * rivals]
                value += keeps * for_taker
        if best is None or value > best:
            best, card, goes_ahead = value, one, ahead
    follow = follow_set(card, view.led, view.follow)
    sets = SETS[follow] if view.follow == NEITHER else None
    if not goes_ahead:
        if view.taker == seat ^ 1 and for_taker > 0:
            return _choice(view, card, "leave", need=need, partner=view.taker, sets=sets)
        return _choice(view, card, "duck" if may else "throw", need=need, taker=view.taker, sets=sets)
    if must and need <= 0:
        code = "win-forced"
    elif len(view.table) == view.players - 1:
        code = "win-last"
    else:
        code = "win-try" if unseen & odds.over(card, follow) else "win-sure"
    return _choice(view, card, code, need=need, best=PACK.codes[view.best], sets=sets)
