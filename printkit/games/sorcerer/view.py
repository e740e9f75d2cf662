"""What the owner of a hand and a dummy of Sorcerer sees, and what may be reckoned from it."""

from __future__ import annotations

from typing import NamedTuple

from printkit.games.sorcerer.rules import (
    CARDS,
    FIRST_JOKER,
    IN_TRICK,
    JOKERS,
    NO_SUIT,
    ORDER,
    PLAYERS,
    SPADES,
    SUIT,
    TRICKS,
    WIDTH,
)

PACK_MASK = (1 << CARDS) - 1

HALF = tuple(0.5**n for n in range(64))


class View(NamedTuple):
    """What the owner of a hand and a dummy may see who decides for ``seat``, one of the two.

    Cards are ints, sets of cards masks. ``hand``: the own one. ``dummies``: by owner; 0 for another's before
    they are open (SO-05). ``table``: the trick so far, (seat, card). ``led``, ``best`` and ``taker`` are as in
    the table of :mod:`printkit.games.sorcerer.rules`. ``played``: all cards played, ``table``'s too. ``bids``
    (-1 before) and ``won`` are by seat. ``legal``: 0 while players bid and when another seat is to play.
    """

    seat: int
    player: int
    bidding: bool
    dealer: int
    hand: int
    dummies: tuple[int, ...]
    legal: int
    trick: int
    leader: int
    table: tuple[tuple[int, int], ...]
    played: int
    led: int
    best: int
    taker: int
    bids: tuple[int, ...]
    won: tuple[int, ...]
    scores_before: tuple[int, ...]
    hand_no: int

    def need(self, seat: int) -> int:
        """Give how many tricks a hand or dummy is short of its bid; below 0 when it has too many."""
        return self.bids[seat] - self.won[seat]

    def sure(self) -> int:
        """Give the jokers, and the spades that no spade still out can beat, of the own hand."""
        spades = self.hand & SUIT
        out = SUIT & ~(self.played | self.hand)
        return self.hand & JOKERS | spades & -(1 << out.bit_length())

    def can_wait(self) -> bool:
        """Tell whether a hand is to play that holds all the sure winners it needs, and has tricks to spare."""
        need = self.need(self.seat)
        return self.seat < PLAYERS and 0 < need < TRICKS - self.trick and self.sure().bit_count() >= need


def strength(card: int) -> int:
    """Order cards: side suits by rank, then spades, then jokers."""
    if card >= FIRST_JOKER:
        return 2 * WIDTH
    return WIDTH + card if card < WIDTH else card % WIDTH


class Later:
    """Who is still to play to the trick, and how likely they are to beat a card.

    An opponent's hand holds each unseen card as likely as not; what a dummy holds is known. ``own``: what the
    owner's other seat holds, if it is still to play.
    """

    __slots__ = ("dummy", "eager", "hands", "own", "unseen")

    def __init__(self, view: View) -> None:
        known = view.hand | view.played
        for dummy in view.dummies:
            known |= dummy
        self.unseen = PACK_MASK & ~known
        self.hands: list[float] = []
        self.dummy = self.own = 0
        self.eager = 0.0
        at = IN_TRICK * view.leader
        for seat in ORDER[at + 1 + len(view.table) : at + IN_TRICK]:
            if seat % PLAYERS == view.player:
                self.own = view.hand if seat < PLAYERS else view.dummies[view.player]
            else:
                eager = 0.95 if view.need(seat) > 0 else 0.35
                if seat < PLAYERS:
                    self.hands.append(eager)
                else:
                    self.dummy, self.eager = view.dummies[seat - PLAYERS], eager

    def stands(self, card: int, led: int) -> float:
        """Give the chance that nobody still to play beats a card that has the trick."""
        if card >= FIRST_JOKER:
            return 1.0
        suit = card // WIDTH
        higher = SUIT << suit * WIDTH & -(2 << card) | JOKERS
        chance = 1.0
        if self.hands:
            unseen = self.unseen
            above = 1.0 - HALF[(unseen & higher).bit_count()]
            if suit != SPADES:
                void = HALF[(unseen & SUIT << suit * WIDTH).bit_count()]
                above += (1.0 - above) * void * (1.0 - HALF[(unseen & SUIT).bit_count()])
            for eager in self.hands:
                chance *= 1.0 - above * eager
        if self.dummy:
            plays, beating = _answers(self.dummy, card, led)
            if plays & beating:
                chance *= 1.0 - self.eager if plays & ~beating else 0.0
        return chance

    def spoils(self, card: int, led: int) -> bool:
        """Tell whether the owner's other seat will have to beat a card that has the trick."""
        if card >= FIRST_JOKER:
            return False
        plays, beating = _answers(self.own, card, led)
        return plays != 0 and not plays & ~beating


def _answers(held: int, card: int, led: int) -> tuple[int, int]:
    """SO-06, SO-09: give what may be played of ``held``, and what beats ``card``, which is no joker."""
    suit = card // WIDTH
    higher = SUIT << suit * WIDTH & -(2 << card) | JOKERS
    follow = held & SUIT << led * WIDTH if led < NO_SUIT else 0
    return follow | held & JOKERS if follow else held, higher if suit == SPADES else higher | SUIT
