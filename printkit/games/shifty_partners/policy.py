"""How Shifty Partners is played with some sense.

``sensible`` wins cheaply, throws away low, leaves tricks to a partner who has them, gives that partner its
Queens and 2s, and keeps those from the other team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
TRUMPS = (None, *STANDARD.suits)
BITS = STANDARD.bits
SUIT = {card: STANDARD.mask(rank + card[1] for rank in STANDARD.ranks) for card in BITS}
RANK = {card: STANDARD.ranks.index(card[0]) for card in BITS}
PACK = {players: STANDARD.mask(cards) for players, cards in USED.items()}


def _above(card: str, trump: str | None) -> int:
    higher = SUIT[card] & -2 * BITS[card]
    return higher if trump in (None, card[1]) else higher | SUIT["2" + trump]


def _order(trump: str | None, scoring: bool) -> Callable[[str], int]:
    """Order cards: those that score, or that do not, last; then trumps; then by rank."""
    cards = sorted(BITS, key=lambda card: (scores(card) == scoring, card[1] == trump, RANK[card], BITS[card]))
    return {card: place for place, card in enumerate(cards)}.__getitem__


ABOVE = {trump: {card: _above(card, trump) for card in BITS} for trump in TRUMPS}
"""By trump and card: every card that would take a trick from it."""
THROW = {trump: _order(trump, scoring=True) for trump in TRUMPS}
"""By trump: how much it hurts to throw a card away: not a scoring card, not a trump, low."""
SPEND = {trump: _order(trump, scoring=False) for trump in TRUMPS}
"""By trump: which winning card to spend: one that scores as it wins, else the lowest, a trump at need."""


def sensible(view: ShiftyView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    best, cards, trump = view.best, view.legal, view.trump
    if best is None:
        return _lead(view, cards, trump)
    follow = _with_partner if best[0] in view.partners else _against
    return follow(view, cards, trump, *best)


def _threats(view: ShiftyView) -> int:
    """Give the cards that an opponent still to play in this trick may hold."""
    players, seat, partners = view.players, view.seat, view.partners
    later = range(seat + 1, seat + players - len(view.trick))
    foes = [one % players for one in later if one % players not in partners]
    if not foes:
        return 0
    return PACK[players] & ~(view.hand | view.gone | view.open) | sum(map(view.face, foes))


def _lead(view: ShiftyView, cards: Sequence[str], trump: str | None) -> Choice:
    if view.waiting and len(view.over) < 3:
        held = {card: (view.hand & SUIT[card]).bit_count() - 1 for card in cards if card[0] == "A"}
        ace = max(held, key=lambda card: (held[card], -BITS[card]), default="")
        if ace and held[ace]:
            return view.play(ace, "lead-ace", suit=ace[1], held=held[ace])
    threats, above = _threats(view), ABOVE[trump]
    sure = [card for card in cards if not above[card] & threats]
    if sure:
        card = min(sure, key=SPEND[trump])
        return view.play(card, "lead-sure", scores=scores(card))
    card = min(cards, key=THROW[trump])
    return view.play(card, "lead-forced" if scores(card) else "lead-low")


def _with_partner(view: ShiftyView, cards: Sequence[str], trump: str | None, taker: int, best: str) -> Choice:
    threats, above = _threats(view), ABOVE[trump]
    winning = above[best]
    # a scoring card is safe with the partner, unless it takes the trick over and can then be beaten itself
    if not winning & threats:
        gifts = [card for card in cards if scores(card)]
        gifts = [card for card in gifts if not winning & BITS[card] or not above[card] & threats]
        if gifts:
            return view.play(min(gifts, key=lambda card: (RANK[card], BITS[card])), "feed", taker=taker)
    elif worth([card for _, card in view.trick]) > 1:
        sure = [card for card in cards if winning & BITS[card] and not above[card] & threats]
        if sure:
            return view.play(min(sure, key=SPEND[trump]), "take-over", taker=taker)
    return view.play(min(cards, key=THROW[trump]), "leave", taker=taker)


def _against(view: ShiftyView, cards: Sequence[str], trump: str | None, taker: int, best: str) -> Choice:
    above = ABOVE[trump]
    over = above[best]
    winning = [card for card in cards if over & BITS[card]]
    if winning:
        if len(view.trick) == view.players - 1:
            return view.play(min(winning, key=SPEND[trump]), "win-last", best=best)
        threats = _threats(view)
        sure = [card for card in winning if not above[card] & threats]
        if sure:
            return view.play(min(sure, key=SPEND[trump]), "win-sure", best=best)
        plain = [card for card in winning if not scores(card)]
        if plain:
            card = max(plain, key=lambda card: (card[1] != trump, RANK[card], -BITS[card]))
            return view.play(card, "win-try", best=best)
    card = min(cards, key=THROW[trump])
    return view.play(card, "give" if scores(card) else "throw", taker=taker)
