"""The judges of Optrita: Lines, one a lesson: each gives the clearest place where a deal shows it, or None.

A judge asks for everything that the telling will say. Clarity starts at 100, and whatever would distract a
reader takes something off: a later trick, a long row of cards, a score that is decided early.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from printkit.games.optrita_lines.board import LINES, PACK, TRICKS
from printkit.games.optrita_lines.game import wins
from printkit.games.optrita_lines.lessons.scene import Trick, certain, dealt, race, tricks, trump
from printkit.rules.lesson import Scene, clearest


class Found(NamedTuple):
    """Where a deal shows a lesson. ``trick``: its number, 0 for the whole deal.

    ``card``, ``line``, ``end``: what is tried though it may not be.
    """

    clarity: int
    trick: int = 0
    card: str = ""
    line: str = ""
    end: str = ""


Judge = Callable[[Scene], Found | None]


def _about(shows: Callable[[Trick, str, str], bool]) -> Judge:
    """Give the judge of a lesson that one trick shows; two cards of two suits before the end are clearest.

    ``shows`` gets a trick, the trump suit, and the card, "" for none, that stopped the turning after others.
    """

    def find(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene):
            if shows(trick, trump(scene), trick.stop if trick.stop and trick.passed else ""):
                weight = 12 * (trick.number - 1) + 8 * abs(len(trick.passed) - 2)
                yield Found(100 - weight - 6 * (len({card[1] for card in trick.passed}) < 2), trick.number)

    return clearest(find)


def _in_suit(trick: Trick, suit: str, stop: str) -> bool:
    """Tell whether a card of the play card's suit, which is not trump, stopped the turning unseen."""
    return trick.suit != suit and stop[1:] == trick.suit and not trick.open


won_in_suit = _about(lambda trick, suit, stop: _in_suit(trick, suit, stop) and trick.won)
"""OL-07 … OL-09, OL-11: others are passed, a card of the play card's suit stops the turning and is lower."""
lost_in_suit = _about(lambda trick, suit, stop: _in_suit(trick, suit, stop) and not trick.won)
"""OL-09, OL-11: the same, and the card that stops the turning is higher."""
lost_to_trump = _about(
    lambda trick, suit, stop: (
        (trick.suit != suit and stop[1:] == suit and not trick.open)
        and PACK.ranks.index(stop[0]) < PACK.ranks.index(trick.card[0])
    )
)
"""OL-12: a trump of lower rank than the play card, which is no trump, stops it and wins for the dummy."""
trump_played = _about(
    lambda trick, suit, stop: (
        (trick.suit == suit and trick.won and stop != "" and not trick.open and trick.card[0] in "789JQ")
        and any(PACK.ranks.index(card[0]) > PACK.ranks.index(trick.card[0]) for card in trick.passed)
    )
)
"""OL-09, OL-11: a trump passes cards of other suits, a higher one among them, and beats a lower trump."""
nothing_stops = _about(
    lambda trick, suit, stop: (
        trick.stop is None and trick.suit != suit and trick.card[0] in "23456" and len(trick.closed) == 1
    )
)
"""OL-13: nothing stops a low card, and the one picked closes no line but the one chosen."""
face_up_stops = _about(
    lambda trick, suit, stop: trick.number == 1 and trick.won and trick.suit != suit and trick.open == (stop,)
)
"""OL-10: a card of the diagonal, which lay face up before the first trick, stops the turning."""


@clearest
def line_closed(scene: Scene) -> Iterator[Found]:
    """OL-16: a line with a gap would be sure to win: the first card from an end lies face up and is beaten."""
    for trick in tricks(scene)[1:3]:
        for line, end, cells in ((line, *way) for line, ends in LINES.items() for way in ends.items()):
            if line not in trick.full and cells[0] in trick.up - trick.gaps:
                gone = len(trick.gaps.intersection(cells))
                for card in trick.held:
                    if wins(card, dealt(scene)[cells[0]]):
                        weight = 10 * (trick.number + gone) + 20 * (card == trick.card)
                        yield Found(130 - weight, trick.number, card, line, end)


def whole_hand(scene: Scene) -> Found | None:
    """Show the first deal of a game with every way to win a trick, one that was certain among them."""
    played, suit = tricks(scene), trump(scene)
    kinds = {trick.stop and (trick.won, trick.stop[1] == suit, trick.suit == suit) for trick in played}
    sure, (you, dummy) = any(certain(scene, trick) for trick in played), scene.claims["score"].values()
    if scene.setup["hand_no"] != 1 or None not in kinds or not sure or not dummy:
        return None
    long = sum(max(0, len(trick.turned) - 4) for trick in played)
    return Found(100 - 6 * (TRICKS - len(kinds)) - long - 8 * (you <= dummy))


def hard_lost(scene: Scene) -> Found | None:
    """OL-03: the dummy comes to its mark in this deal, and the player, however near, does not."""
    you, dummy = race(scene)
    if you.there or not dummy.there:
        return None
    return Found(100 - 3 * (you.mark - you.end - 1) - 4 * (dummy.there < 2) - 3 * (dummy.there == TRICKS))


WRITTEN_ONCE = 21
"""OL-20: what the source's paragraph on the end of the game asks for, whatever the difficulty."""


def hard_goes_on(scene: Scene) -> Found | None:
    """OL-20: in the hard game the player comes to 21 points, and the game is not over."""
    you, dummy = race(scene)
    if scene.claims["game_over"] or not you.before < WRITTEN_ONCE <= you.end:
        return None
    return Found(100 - 4 * (you.end - WRITTEN_ONCE) - 4 * (dummy.mark - dummy.end - 1))


def both_marks(scene: Scene) -> Found | None:
    """OL-22: both come to their mark in the same deal, the player first; and the dummy wins."""
    you, dummy = race(scene)
    if scene.claims["result"] != "dummy" or not 0 < you.there < dummy.there:
        return None
    return Found(100 - 5 * abs(dummy.there - you.there - 2) - 5 * abs(you.there - 2))
