"""How Shifty Partners is played with some sense.

``sensible`` wins cheaply, throws away low, leaves tricks to a partner who has them, gives that partner its
Queens and 2s, and keeps those from the other team.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.shifty_partners.game import USED, ShiftyView, scores, worth
from printkit.rules.cards import STANDARD
from printkit.rules.game import Choice

CHOICES = {
    "lead-ace": ("card", "suit", "held"),  # 1st Ace: lead an ace so that its suit becomes trump
    "lead-sure": ("card", "scores"),  # lead a card that nobody else can beat
    "lead-low": ("card",),  # lead a low card that scores nothing
    "lead-forced": ("card",),  # lead a Queen or 2 for want of anything else
    "feed": ("card", "taker"),  # give a partner who has the trick a Queen or 2
    "leave": ("card", "taker"),  # a partner has the trick: play low
    "take-over": ("card", "taker"),  # beat a partner who may yet be beaten, as the trick has points in it
    "win-last": ("card", "best"),  # last to play: win as cheaply as can be
    "win-sure": ("card", "best"),  # win with a card that nobody still to play can beat
    "win-try": ("card", "best"),  # go ahead for now, with a card that scores nothing
    "throw": ("card", "taker"),  # cannot win: throw away low
    "give": ("card", "taker"),  # cannot win and has only Queens and 2s to play
}
"""Why a card is chosen, and the facts of it: ``suit``, how many others ``held``, ``best``: what to beat."""
WIDTH, ACE = 13, 12
SUIT = (1 << WIDTH) - 1
CARDS = range(4 * WIDTH)
TRUMPS = (None, *STANDARD.suits)
SCORING = STANDARD.mask(code for code in STANDARD.codes if scores(code))
PACK = {players: STANDARD.mask(cards) for players, cards in USED.items()}


def _above(card: int, trump: str | None) -> int:
    suit = card // WIDTH
    higher = SUIT << suit * WIDTH & -(2 << card)
    if trump in (None, STANDARD.suits[suit]):
        return higher
    return higher | SUIT << STANDARD.suits.index(trump) * WIDTH


def _cost(card: int, trump: str | None, scoring: bool) -> int:
    """Order cards: those that score, or that do not, last; then trumps; then by rank."""
    worth = bool(SCORING >> card & 1) == scoring
    return (((2 * worth + (STANDARD.suits[card // WIDTH] == trump)) * WIDTH) + card % WIDTH) * 64 + card


ABOVE = {trump: [_above(card, trump) for card in CARDS] for trump in TRUMPS}
"""By trump and card: every card that would take a trick from it."""
THROW = {trump: [_cost(card, trump, scoring=True) for card in CARDS].__getitem__ for trump in TRUMPS}
"""By trump: how much it hurts to throw a card away: not a scoring card, not a trump, low."""
SPEND = {trump: [_cost(card, trump, scoring=False) for card in CARDS].__getitem__ for trump in TRUMPS}
"""By trump: which winning card to spend: one that scores as it wins, else the lowest, a trump at need."""


def sensible(view: ShiftyView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    best = view.best
    if best is None:
        return _lead(view, view.playable)
    taker, card = best
    if taker in view.partners:
        return _with_partner(view, view.playable, taker, card)
    return _against(view, view.playable, taker, card)


def _threats(view: ShiftyView) -> int:
    """Give the cards that an opponent still to play in this trick may hold."""
    players, seat, partners, foes, threats = view.players, view.seat, view.partners, False, 0
    for one in range(seat + 1, seat + players - len(view.trick)):
        if one % players not in partners:
            foes, threats = True, threats | view.face(one % players)
    return threats | PACK[players] & ~(view.hand | view.gone | view.open) if foes else 0


def _lead(view: ShiftyView, cards: list[int]) -> Choice:
    if view.waiting and len(view.over) < 3:
        held = {card: (view.hand >> card // WIDTH * WIDTH & SUIT).bit_count() - 1 for card in cards}
        aces = [card for card in cards if card % WIDTH == ACE and held[card]]
        if aces:
            ace = max(aces, key=lambda card: (held[card], -card))
            return view.put(ace, "lead-ace", suit=STANDARD.suits[ace // WIDTH], held=held[ace])
    threats, trump = _threats(view), view.trump
    above = ABOVE[trump]
    sure = [card for card in cards if not above[card] & threats]
    if sure:
        card = min(sure, key=SPEND[trump])
        return view.put(card, "lead-sure", scores=bool(SCORING >> card & 1))
    card = min(cards, key=THROW[trump])
    return view.put(card, "lead-forced" if SCORING >> card & 1 else "lead-low")


def _with_partner(view: ShiftyView, cards: list[int], taker: int, best: str) -> Choice:
    threats, trump = _threats(view), view.trump
    above = ABOVE[trump]
    winning = above[STANDARD.ints[best]]
    # a scoring card is safe with the partner, unless it takes the trick over and can then be beaten itself
    if not winning & threats:
        gifts = [card for card in cards if SCORING >> card & 1]
        gifts = [card for card in gifts if not winning >> card & 1 or not above[card] & threats]
        if gifts:
            return view.put(min(gifts, key=lambda card: (card % WIDTH, card)), "feed", taker=taker)
    elif worth([card for _, card in view.trick]) > 1:
        sure = [card for card in cards if winning >> card & 1 and not above[card] & threats]
        if sure:
            return view.put(min(sure, key=SPEND[trump]), "take-over", taker=taker)
    return view.put(min(cards, key=THROW[trump]), "leave", taker=taker)


def _against(view: ShiftyView, cards: list[int], taker: int, best: str) -> Choice:
    trump = view.trump
    above = ABOVE[trump]
    over = above[STANDARD.ints[best]]
    winning = [card for card in cards if over >> card & 1]
    if winning:
        if len(view.trick) == view.players - 1:
            return view.put(min(winning, key=SPEND[trump]), "win-last", best=best)
        threats = _threats(view)
        sure = [card for card in winning if not above[card] & threats]
        if sure:
            return view.put(min(sure, key=SPEND[trump]), "win-sure", best=best)
        plain = [card for card in winning if not SCORING >> card & 1]
        if plain:
            card = max(plain, key=lambda card: (STANDARD.suits[card // WIDTH] != trump, card % WIDTH))
            return view.put(card, "win-try", best=best)
    card = min(cards, key=THROW[trump])
    return view.put(card, "give" if SCORING >> card & 1 else "throw", taker=taker)
