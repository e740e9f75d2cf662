"""What a seat at Handmade Pinochle may see."""

from __future__ import annotations

from typing import NamedTuple


class View(NamedTuple):
    """What one seat may see. Cards, hands and sets of cards are those of the game's ``rules``.

    ``floor``: the hand of the cards that the seat may now keep or take from, 0 when it is not its turn to.
    ``known``: by seat, a hand that the others are known to hold: what they took in public and what their melds
    showed, less what they have played; the own entry is the same, as the others know it. ``played``: the hand
    of all cards played, ``table``'s too. ``lacks``: by seat, one bit for each suit that it has shown to be out
    of. ``legal``: the set of cards that the seat may keep, take or play; 0 when it is not its turn. ``least``:
    the lowest call, 0 outside the auction. ``bid``: the highest bid so far (0 none), ``bidder`` its seat.
    ``meld``: points shown by seat, 0 before. ``table``: cards of the trick so far. The rest is as in ``rules``.
    """

    seat: int
    stage: int
    order: int
    head: int
    extra: int
    start: int
    maker: int
    drawn: int
    hand: int
    floor: int
    legal: int
    known: tuple[int, ...]
    played: int
    lacks: tuple[int, ...]
    least: int
    bid: int
    bidder: int
    passed: int
    trump: int
    trick: int
    table: tuple[int, ...]
    led: int
    best: int
    taker: int
    worth: int
    meld: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    scores_before: tuple[int, ...]
    hand_no: int
