"""How Shifty Partners is played: what a seat sees, and two ways to choose.

``uniform`` takes any legal card, all as likely. ``sensible`` wins cheaply, throws away low, leaves tricks to a
partner who has them, gives that partner its Queens and 2s, and keeps those from the other team.

================  ======================================================================================
choice code       why; facts beside ``card``
================  ======================================================================================
``random``        no reason
``lead-ace``      1st Ace: lead an ace so that its suit becomes trump. ``suit``, ``held`` (others of it in hand)
``lead-sure``     lead a card that nobody else can beat. ``scores`` (it is a Queen or 2)
``lead-low``      lead a low card that scores nothing
``lead-forced``   lead a Queen or 2 for want of anything else
``feed``          give a partner who has the trick a Queen or 2. ``taker``
``leave``         a partner has the trick: play low. ``taker``
``take-over``     beat a partner who may yet be beaten, because the trick has points in it. ``taker``
``win-last``      last to play: win as cheaply as can be. ``best`` (card to beat)
``win-sure``      win with a card that nobody still to play can beat. ``best``
``win-try``       go ahead for now, with a card that scores nothing. ``best``
``throw``         cannot win: throw away low. ``taker``
``give``          cannot win and has only Queens and 2s to play. ``taker``
================  ======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from printkit.games.shifty_partners.rules import ACE, SCORING, SUIT, WIDTH
from printkit.rules.cards import STANDARD, bits
from printkit.rules.game import Choice
from printkit.rules.rng import below
from printkit.rules.tricks import beats, nth

CODES = {
    "random": ("card",),
    "lead-ace": ("card", "suit", "held"),
    "lead-sure": ("card", "scores"),
    "lead-low": ("card",),
    "lead-forced": ("card",),
    "feed": ("card", "taker"),
    "leave": ("card", "taker"),
    "take-over": ("card", "taker"),
    "win-last": ("card", "best"),
    "win-sure": ("card", "best"),
    "win-try": ("card", "best"),
    "throw": ("card", "taker"),
    "give": ("card", "taker"),
}


class View(NamedTuple):
    """What one seat may see. Cards are ints, sets of cards masks.

    ``faces``: the mask of each seat's face-up card, 0 once it is played. ``table``: the trick so far, (seat,
    card). ``played``: all cards played in this hand, ``table``'s too. ``best``, ``taker`` and ``worth``
    (Queens and 2s) are those of the trick so far. ``trump``: suit index, -1 none. ``legal``: 0 when another
    seat is to play.
    """

    seat: int
    players: int
    dealer: int
    partners: tuple[int, ...]
    hand: int
    legal: int
    faces: tuple[int, ...]
    trick: int
    table: tuple[tuple[int, int], ...]
    played: int
    pack: int
    trump: int
    waiting: bool
    best: int
    taker: int
    worth: int
    tricks_won: tuple[int, ...]
    points: tuple[int, ...]
    scores_before: tuple[int, ...]
    hand_no: int


def uniform(view: View, words: Iterator[int]) -> Choice:
    """Choose any legal card."""
    return _choice(view, nth(view.legal, below(next(words), view.legal.bit_count())), "random")


def sensible(view: View, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    if not view.table:
        return _lead(view)
    if view.taker in view.partners:
        return _with_partner(view)
    return _against(view)


def _choice(view: View, card: int, code: str, **facts: Any) -> Choice:
    action = {"do": "play", "seat": view.seat, "card": STANDARD.codes[card]}
    return Choice(action, code, {"card": STANDARD.codes[card], **facts})


def _above(card: int, trump: int) -> int:
    """Give every card that would take a trick from ``card``."""
    suit = card // WIDTH
    higher = SUIT << suit * WIDTH & -(2 << card)
    return higher if trump in (-1, suit) else higher | SUIT << trump * WIDTH


def _threats(view: View) -> int:
    """Give the cards that an opponent still to play in this trick may hold."""
    after = [(view.seat + i) % view.players for i in range(1, view.players - len(view.table))]
    foes = [seat for seat in after if seat not in view.partners]
    if not foes:
        return 0
    known = 0
    for seat, face in enumerate(view.faces):
        if seat != view.seat:
            known |= face
    threats = view.pack & ~(view.hand | view.played | known)
    for seat in foes:
        threats |= view.faces[seat]
    return threats


def _cost(view: View, card: int) -> tuple[bool, bool, int, int]:
    """Order cards by how little it hurts to throw them away: not a scoring card, not a trump, low."""
    return (bool(SCORING >> card & 1), card // WIDTH == view.trump, card % WIDTH, card)


def _cheapest(view: View, cards: list[int]) -> int:
    return min(cards, key=lambda card: _cost(view, card))


def _spend(view: View, cards: list[int]) -> int:
    """Choose among winning cards: one that scores as it wins, else the lowest, a trump only at need."""
    return min(
        cards, key=lambda card: (not SCORING >> card & 1, card // WIDTH == view.trump, card % WIDTH, card)
    )


def _lead(view: View) -> Choice:
    cards = list(bits(view.legal))
    if view.waiting and view.trick < 3:
        held = {card: (view.hand >> card // WIDTH * WIDTH & SUIT).bit_count() - 1 for card in cards}
        aces = [card for card in cards if card % WIDTH == ACE and held[card]]
        if aces:
            ace = max(aces, key=lambda card: (held[card], -card))
            return _choice(view, ace, "lead-ace", suit=STANDARD.suits[ace // WIDTH], held=held[ace])
    threats = _threats(view)
    sure = [card for card in cards if not _above(card, view.trump) & threats]
    if sure:
        card = _spend(view, sure)
        return _choice(view, card, "lead-sure", scores=bool(SCORING >> card & 1))
    card = _cheapest(view, cards)
    return _choice(view, card, "lead-forced" if SCORING >> card & 1 else "lead-low")


def _winning(view: View, cards: list[int]) -> list[int]:
    best_suit = view.best // WIDTH
    return [card for card in cards if beats(card, card // WIDTH, view.best, best_suit, view.trump)]


def _with_partner(view: View) -> Choice:
    cards = list(bits(view.legal))
    threats = _threats(view)
    winning = _winning(view, cards)
    safe = not _above(view.best, view.trump) & threats
    # a scoring card is safe with the partner, unless it takes the trick over and can then be beaten itself
    gifts = [
        card
        for card in cards
        if SCORING >> card & 1 and (card not in winning or not _above(card, view.trump) & threats)
    ]
    if safe and gifts:
        return _choice(view, min(gifts, key=lambda card: (card % WIDTH, card)), "feed", taker=view.taker)
    if not safe and view.worth:
        sure = [card for card in winning if not _above(card, view.trump) & threats]
        if sure:
            return _choice(view, _spend(view, sure), "take-over", taker=view.taker)
    return _choice(view, _cheapest(view, cards), "leave", taker=view.taker)


def _against(view: View) -> Choice:
    cards = list(bits(view.legal))
    winning = _winning(view, cards)
    best = STANDARD.codes[view.best]
    if winning and len(view.table) == view.players - 1:
        return _choice(view, _spend(view, winning), "win-last", best=best)
    threats = _threats(view)
    sure = [card for card in winning if not _above(card, view.trump) & threats]
    if sure:
        return _choice(view, _spend(view, sure), "win-sure", best=best)
    plain = [card for card in winning if not SCORING >> card & 1]
    if plain:
        return _choice(
            view, max(plain, key=lambda card: (card // WIDTH != view.trump, card % WIDTH)), "win-try", best=best
        )
    card = _cheapest(view, cards)
    return _choice(view, card, "give" if SCORING >> card & 1 else "throw", taker=view.taker)
