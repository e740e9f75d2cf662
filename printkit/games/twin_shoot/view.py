"""What one seat of Twin Shoot may see: all that a policy is given."""

from __future__ import annotations

from typing import NamedTuple

from printkit.games.twin_shoot.rules import PACK, WIDTH
from printkit.rules.cards import bits


class View(NamedTuple):
    """What one seat may see. Cards are ints, sets of cards masks with both halves as one.

    ``stage``: of the rules' table. ``legal``: 0 when another seat is to decide; while bidding the whole hand.
    ``aside``: the bid cards that the seat sees: its own; when all have bid its partner's (TS-12); those of a
    team that opened (TS-13). ``bids``: by seat, -1 for those that it does not see. ``table``: the seats that
    have played to this trick, in order; ``led``, ``best`` and ``taker`` are -1 without one. ``last``: the
    team alone in last place, ``opened`` the one that opened, -1 none.
    """

    seat: int
    players: int
    stage: int
    hand: int
    legal: int
    played: int
    aside: int
    bids: tuple[int, ...]
    won: tuple[int, ...]
    trick: int
    table: tuple[int, ...]
    led: int
    follow: int
    best: int
    taker: int
    last: int
    opened: int
    scores_before: tuple[int, ...]
    hand_no: int
    opening_leader: int

    @property
    def unseen(self) -> int:
        """Give the cards that may be in another's hand; bid cards that lie closed are among them."""
        return WHOLE[self.players] & ~(self.hand | self.played | self.aside)


WHOLE = {
    4: sum(1 << card for card in range(6 * WIDTH) if card % WIDTH >= 4),
    6: (1 << 6 * WIDTH) - 1,
}
"""The mask of all the cards used, by players (TS-03)."""


def codes(mask: int) -> list[str]:
    """Give the codes in a mask, sorted by code point."""
    return sorted([PACK.codes[card] for card in bits(mask)])
