"""How ``sensible`` plays tricks: who may still beat a card, and what to do about it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from printkit.games.handmade_pinochle.game import ABOVE, COUNTERS, PinochleView
from printkit.games.handmade_pinochle.game.melds import ALL, FIELDS, KINDS, PACK, number
from printkit.rules.cards import bits
from printkit.rules.game import Choice

TWOS = 2 * KINDS
SUIT_OF = [code[1] for code in PACK.codes]


SURE = 0.2
"""A card that is beaten less often than this counts as safe."""
TRY = 0.55
"""A card that is beaten less often than this is worth a try."""


@cache
def choice(do: str, seat: int, card: int, code: str, also: str = "", what: int | str = "") -> Choice:
    """Choose a card for a reason, which may have another fact."""
    name = PACK.codes[card]
    facts = {"card": name, also: what} if also else {"card": name}
    return Choice({"do": do, "seat": seat, "card": name}, code, facts)


class Tables(NamedTuple):
    """What depends on the trump and the order of ranks, by card; sets of cards are of whole fields.

    ``higher``: the cards of its suit above it; ``over``: those that take a trick from it; ``strength``: its
    place in the suit, 0 … 5; ``cost``: how much it hurts to lose (a counter, a trump, high); ``spend``: how
    little it is to be won with (a trump, no counter or one that cannot be lost, high); ``gift``: whether it is
    a counter to feed to the partner (no trump).
    """

    higher: list[int]
    over: list[int]
    strength: list[int]
    cost: list[int]
    spend: list[int]
    gift: list[bool]


@cache
def tables(order: str, trump: str) -> Tables:
    """Make the tables of a trump and an order of ranks."""
    made = Tables([], [], [], [], [], [])
    for card in PACK.codes:
        above, is_trump, counter = ABOVE[order][card], card[1] == trump, card[0] in COUNTERS
        high = 5 - above.bit_count()
        made.higher.append(3 * above)
        made.over.append(3 * above | (0 if is_trump else FIELDS[trump]))
        made.strength.append(high)
        made.gift.append(counter and not is_trump)
        made.cost.append(6 * (2 * counter + 3 * is_trump) + high)
        made.spend.append(12 * is_trump + 6 * (high == 5 or not counter) + high)
    return made


class Odds:
    """Where the cards may be that a seat does not see: nine of everyone's twelve were taken in public.

    ``foes``: of each opponent still to play to the trick the cards that it is known to hold, those that it may
    hold, and how many of these it does; ``shown`` and ``hidden``: the same cards of all of them.
    """

    def __init__(self, view: PinochleView, by: Tables, trump: str, leads: bool = False) -> None:
        seat, (known, lacks, away, held) = (
            view.seat,
            (list(view.known), view.lacks, view.hand + view.gone, 12 - len(view.over)),
        )
        left, right = seat + 1 & 3, seat + 3 & 3
        unseen = ALL - away - known[left] - known[seat ^ 2] - known[right]
        self.shown, self.hidden = known[left], unseen & ~lacks[left]
        self.foes = [(self.shown, self.hidden, held - number(self.shown))]
        if leads:
            foe = known[right], unseen & ~lacks[right], held - number(known[right])
            self.foes.append(foe)
            self.shown, self.hidden = self.shown | foe[0], self.hidden | foe[1]
        self.pool, self.trump, self.higher = max(1, number(unseen)), trump, by.higher
        self.by_suit: dict[str, list[tuple[float, float]]] = {}
        self.least: dict[str, float] = {}

    def share(self, foe: tuple[int, int, int], cards: int) -> float:
        """Give how likely an opponent holds one of some cards (a mask of whole fields)."""
        known, unseen, hidden = foe
        if known & cards:
            return 1.0
        unseen &= cards
        if not unseen:
            return 0.0
        share = (unseen.bit_count() + (unseen & TWOS).bit_count()) * hidden / self.pool
        return share if share < 1 else 1.0

    def when_led(self, led: str) -> list[tuple[float, float]]:
        """Give how likely each opponent still to play in this trick follows suit, and how likely it ruffs.

        ``least``: how likely one ruffs, so that no card of the suit is beaten less often.
        """
        made: list[tuple[float, float]] = []
        least, foes = 0.0, self.foes
        if foes[0][0] & FIELDS[led] and foes[-1][0] & FIELDS[led]:
            made = self.by_suit[led] = [(1.0, 0.0)] * len(foes)
            self.least[led] = 0.0
            return made
        field, ruff = FIELDS[led], 0 if led == self.trump else FIELDS[self.trump]
        for foe in foes:
            follows, ruffs = 1.0 if foe[0] & field else self.share(foe, field), 0.0
            if ruff and follows < 1:
                ruffs = self.share(foe, ruff) * (1 - follows)
            least = 1 - (1 - least) * (1 - ruffs) if made else ruffs
            made.append((follows, ruffs))
        self.by_suit[led], self.least[led] = made, least
        return made

    def beaten(self, card: int, led: str) -> float:
        """Give how likely an opponent still to play can beat a card of the led suit or a trump, if it wants."""
        foes = self.by_suit.get(led) or self.when_led(led)
        higher, follows_suit = self.higher[card], SUIT_OF[card] == led
        if follows_suit:
            if higher & self.shown:
                return 1.0
            if not higher & self.hidden:
                return self.least[led]
        total, at = 0.0, 0
        for follows, chance in foes:
            if not follows_suit:
                chance = (1 - follows) * self.share(self.foes[at], higher)
            elif follows:
                chance += follows * self.share(self.foes[at], higher)
            total = 1 - (1 - total) * (1 - chance) if at else chance
            at = 1
        return total


def choose(view: PinochleView, cards: list[int]) -> Choice:
    """Choose one of several cards that may be played."""
    trick, has, trump, order = view.trick, view.best, str(view.trump), view.ruleset["rank_order"]
    by = tables(order, trump)
    if has is None:
        return _lead(view, cards, by, trump)
    (taker, best), seat, led = has, view.seat, trick[0][1][1]
    over = by.over[PACK.ints[best]]
    winning = [card for card in cards if over >> card & 1]
    odds = Odds(view, by, trump) if len(trick) < 3 and (winning or taker == seat ^ 2) else None
    if taker == seat ^ 2:
        low = min(cards, key=by.cost.__getitem__)
        if odds and odds.beaten(PACK.ints[best], led) >= TRY:
            sure = [card for card in winning if odds.beaten(card, led) < SURE]
            if sure:
                return choice("play", seat, min(sure, key=by.spend.__getitem__), "take-over", "taker", taker)
            return choice("play", seat, low, "leave", "taker", taker)
        gifts = [card for card in cards if by.gift[card]]
        if gifts:
            return choice("play", seat, min(gifts, key=by.strength.__getitem__), "feed", "taker", taker)
        return choice("play", seat, low, "leave", "taker", taker)
    if winning:
        if odds is None:
            return choice("play", seat, min(winning, key=by.spend.__getitem__), "win-last", "best", best)
        chances = [(odds.beaten(card, led), card) for card in winning]
        sure = [card for chance, card in chances if chance < SURE]
        if sure:
            return choice("play", seat, min(sure, key=by.spend.__getitem__), "win-sure", "best", best)
        chance, card = min(chances)
        if chance < TRY or len(winning) == len(cards):
            return choice("play", seat, card, "win-try", "best", best)
    return choice("play", seat, min(cards, key=by.cost.__getitem__), "throw", "taker", taker)


def _lead(view: PinochleView, cards: list[int], by: Tables, trump: str) -> Choice:
    odds, seat = Odds(view, by, trump, leads=True), view.seat
    shown, least = odds.shown, odds.least
    maybe = []
    for card in cards:
        suit = SUIT_OF[card]
        if suit not in least:
            odds.when_led(suit)
        if least[suit] < SURE and not by.higher[card] & shown:
            maybe.append(card)
    for card in sorted(maybe, key=by.spend.__getitem__):
        if odds.beaten(card, SUIT_OF[card]) < SURE:
            return choice("play", seat, card, "lead-sure")
    known = view.known[seat ^ 2]
    cards = sorted(cards, key=by.cost.__getitem__)
    for card in cards:
        suit = SUIT_OF[card]
        held = known & FIELDS[suit]
        if not held or suit == trump or least[suit] >= SURE:
            continue
        hope = max(bits((held | held >> 1) & KINDS), key=by.strength.__getitem__)
        if by.over[card] >> hope & 1 and odds.beaten(hope, suit) < SURE:
            return choice("play", seat, card, "lead-partner", "hope", PACK.codes[hope])
    return choice("play", seat, cards[0], "lead-low")
