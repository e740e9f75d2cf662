"""How a sensible player of Twin Shoot plays a card: it steers to its bid, and minds its partner's.

Every card that may be played is weighed: how likely it is to take the trick, and how far from the bid the
player would then end up if the rest of its hand brings what it is worth. What the trick does for the partner
counts too. All is counted in whole numbers, so that the choice is the same on every machine.

================  ======================================================================================
choice code       why; facts beside ``card``
================  ======================================================================================
``only-card``     there is no other
``lead-win``      short of its bid: lead a card that is hard to beat. ``need`` (tricks short of the bid),
                  ``suit_over``, ``rank_over`` (unseen cards that beat it if suit or rank is followed)
``lead-partner``  lead what the partner may take, who is short of its bid. ``need``, ``partner``
``lead-duck``     lead a card that others will beat. ``need``, ``suit_over``, ``rank_over``
``lead-missed``   its bid can no longer be made. ``need``
``win-last``      nobody is left to beat it. ``need``, ``best`` (card to beat), ``sets`` (``suit`` or
                  ``rank`` if the card sets the follow, else None)
``win-sure``      nobody who is left can hold a card that beats it. ``need``, ``best``, ``sets``
``win-try``       ahead for now. ``need``, ``best``, ``sets``
``win-forced``    ahead without need: every card that may be played goes ahead. ``need``, ``best``, ``sets``
``leave``         leave the trick to the partner, who has it. ``need``, ``partner``, ``sets``
``duck``          could go ahead and does not. ``need``, ``taker``, ``sets``
``throw``         cannot go ahead. ``need``, ``taker``, ``sets``
================  ======================================================================================

``need`` is below 0 when the player has taken more than it bid.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from printkit.games.twin_shoot.rules import (
    BY_SUIT,
    HALF,
    NEITHER,
    PACK,
    RANK,
    SUIT,
    TRICKS,
    WIDTH,
    beats,
    follow_set,
)
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

ONE = 1024
"""Certainty: chances are counted in 1024ths."""
TRICK = 1024
"""Expected tricks are counted in 1024ths too."""
SETS = (None, "suit", "rank")

SUITS = [SUIT << card // WIDTH * WIDTH for card in range(6 * WIDTH)]
RANKS = [(RANK | RANK << HALF) << card % WIDTH for card in range(6 * WIDTH)]
OVER_SUIT = [suit & -(2 << card) for card, suit in enumerate(SUITS)]
"""By card: the cards of its suit that are higher."""
OVER_RANK = [rank & -(2 << card) for card, rank in enumerate(RANKS)]
"""By card: the cards of its rank that are of a higher suit."""

BY_SUIT_WORTH, BY_RANK_WORTH = 520, 260
SPREAD = 7
"""With more tricks to come a hand that is off its pace may still come right: as if there were so many more."""
FARTHEST, MISSED = 2560, 2560
EAGER = 350
"""What a trick taken now is worth above one that is still hoped for."""
MIND = 40
"""What the partner's bid counts, in hundredths of the player's own."""


@lru_cache(maxsize=256)
def none_held(unseen: int, held: int) -> tuple[int, ...]:
    """Give, in 1024ths by n, how likely a player with ``held`` of the ``unseen`` cards has none of some n."""
    chances = [ONE]
    for _ in range(11 * 5):
        chances.append(chances[-1] * (unseen - held) // unseen if unseen else ONE)
    return tuple(chances)


def reach(players: int, left: int) -> int:
    """Give, in 1024ths, how far the strength of a card counts when ``left`` tricks are left.

    The fewer cards a hand has, the less likely the strong one is to be of the suit or rank that is asked for.
    """
    return ONE * (left + 4) // 15 if players == 4 else ONE * (left + 3) // 16


def worth(card: int, unseen: int, others: int, chances: tuple[int, ...], reach: int) -> int:
    """Estimate, in 1024ths, how many tricks a card will take: by the unseen cards that beat it, either way."""
    suit = chances[(unseen & OVER_SUIT[card]).bit_count() * others]
    rank = chances[(unseen & OVER_RANK[card]).bit_count() * others]
    return (BY_SUIT_WORTH * suit + BY_RANK_WORTH * rank) * reach // (ONE * ONE)


def standing(need: int, left: int, expected: int) -> int:
    """Tell how well a player stands who needs ``need`` of ``left`` tricks and expects ``expected`` 1024ths."""
    if not 0 <= need <= left:
        return -MISSED
    off = need * TRICK - expected
    return -min(4 * off * off // (TRICK * (left + SPREAD)), FARTHEST)


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
    """Estimate what a trick does for a seat whose bid is known and whose cards are not: it keeps its pace."""
    bid, left = view.bids[seat], TRICKS - view.trick
    if bid < 0:
        return 0
    need = bid - view.won[seat]
    expected = bid * TRICK * (left - 1) // TRICKS
    gain = standing(need - 1, left - 1, expected) - standing(need, left - 1, expected) + EAGER
    return gain * MIND // 100 if seat ^ 1 == view.seat else -gain * MIND // 100


def _lead(view: View) -> Choice:
    seat, unseen = view.seat, view.unseen
    left = TRICKS - view.trick
    need = view.bids[seat] - view.won[seat]
    others = view.players - 1
    chances = none_held(unseen.bit_count(), left)
    partner_gain = _gain(view, seat ^ 1)
    far = reach(view.players, left)
    values = {card: worth(card, unseen, others, chances, far) for card in bits(view.hand)}
    total = sum(values.values())
    meets = others if partner_gain > 0 else others - 1
    best, chosen = None, (0, 0, 0)
    for card in bits(view.legal):
        over_suit = (unseen & OVER_SUIT[card]).bit_count()
        over_rank = (unseen & OVER_RANK[card]).bit_count()
        rest = total - values[card]
        win = standing(need - 1, left - 1, rest) + EAGER
        lose = standing(need, left - 1, rest)
        chance = _lead_chance(card, unseen, chances, meets, win > lose)
        value = chance * win + (ONE - chance) * (lose + max(partner_gain, 0) // 2)
        if best is None or value > best:
            best, chosen = value, (card, over_suit, over_rank)
    card, over_suit, over_rank = chosen
    rest = total - values[card]
    if not 0 <= need <= left:
        return _choice(view, card, "lead-missed", need=need)
    if standing(need - 1, left - 1, rest) > standing(need, left - 1, rest):
        return _choice(view, card, "lead-win", need=need, suit_over=over_suit, rank_over=over_rank)
    if partner_gain > 0:
        return _choice(view, card, "lead-partner", need=need, partner=seat ^ 1)
    return _choice(view, card, "lead-duck", need=need, suit_over=over_suit, rank_over=over_rank)


def _lead_chance(card: int, unseen: int, chances: tuple[int, ...], meets: int, wanted: bool) -> int:
    """Estimate how likely a lead keeps the trick when ``meets`` players may beat it.

    Which follow is set goes by how many cards are out for it, half; the other half by the partner, who has the
    first say (TS-20) and sees what the leader wants.
    """
    suits = (unseen & SUITS[card]).bit_count()
    ranks = (unseen & RANKS[card]).bit_count()
    if suits + ranks == 0:
        return ONE
    by_suit = chances[(unseen & OVER_SUIT[card]).bit_count() * meets] if suits else 0
    by_rank = chances[(unseen & OVER_RANK[card]).bit_count() * meets] if ranks else 0
    drawn = (suits * by_suit + ranks * by_rank) // (suits + ranks)
    if suits and ranks:
        return (drawn + (max(by_suit, by_rank) if wanted else min(by_suit, by_rank))) // 2
    return drawn


def _over(card: int, follow: int) -> int:
    return OVER_SUIT[card] if follow == BY_SUIT else OVER_RANK[card]


def _follow(view: View) -> Choice:
    seat, unseen, led, follow = view.seat, view.unseen, view.led, view.follow
    partner = seat ^ 1
    left = TRICKS - view.trick
    need = view.bids[seat] - view.won[seat]
    others = view.players - 1
    after = others - len(view.table)
    partner_next = partner not in view.table
    partner_gain = _gain(view, partner)
    chances = none_held(unseen.bit_count(), left)
    far = reach(view.players, left)
    values = {card: worth(card, unseen, others, chances, far) for card in bits(view.hand)}
    total = sum(values.values())
    meets = after - 1 if partner_next and partner_gain <= 0 else after
    later = max(partner_gain, 0) // 2 if partner_next else 0
    taker_gain = partner_gain if view.taker == partner else _gain(view, view.taker)
    best, chosen = None, (0, False, 0)
    ahead_at_all, behind_at_all = False, False
    for card in bits(view.legal):
        set_to = follow_set(card, led, follow)
        rest = total - values[card]
        lose = standing(need, left - 1, rest)
        ahead = beats(card, view.best, set_to)
        if ahead:
            ahead_at_all = True
            win = standing(need - 1, left - 1, rest) + EAGER
            chance = chances[(unseen & _over(card, set_to)).bit_count() * meets]
            value = chance * win + (ONE - chance) * (lose + later)
        else:
            behind_at_all = True
            if set_to == NEITHER:
                chance = _lead_chance(led, unseen, chances, meets, taker_gain > 0)
            else:
                chance = chances[(unseen & _over(view.best, set_to)).bit_count() * meets]
            value = ONE * lose + chance * taker_gain + (ONE - chance) * later
        if best is None or value > best:
            best, chosen = value, (card, ahead, set_to)
    card, ahead, set_to = chosen
    facts: dict[str, Any] = {"need": need}
    sets = SETS[set_to] if follow == NEITHER else None
    if ahead:
        facts["best"] = PACK.codes[view.best]
        if not behind_at_all and need <= 0:
            code = "win-forced"
        elif not after:
            code = "win-last"
        else:
            code = "win-try" if unseen & _over(card, set_to) else "win-sure"
    elif view.taker == partner and partner_gain > 0:
        code = "leave"
        facts["partner"] = partner
    else:
        code = "duck" if ahead_at_all else "throw"
        facts["taker"] = view.taker
    return _choice(view, card, code, **facts, sets=sets)
