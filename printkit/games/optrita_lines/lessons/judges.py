"""The judges of Optrita: Lines, one a lesson: each gives the clearest place where a deal shows it, or None.

A judge asks for everything that the telling will say. Clarity starts at 100, and whatever would distract a
reader takes something off: cards that lay face up already, gaps, a long row of cards, a later trick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from printkit.games.optrita_lines.board import LINES, PACK, SIDE, TRICKS
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, on_diagonal, race, tricks, trump
from printkit.rules.lesson import Scene, clearest


class Found(NamedTuple):
    """Where a deal shows a lesson.

    ``trick``: its number, 0 for the whole deal; ``tricks``: where several are told. ``card``, ``line``,
    ``end``: what is tried though it may not be.
    """

    clarity: int
    trick: int = 0
    tricks: tuple[int, ...] = ()
    card: str = ""
    line: str = ""
    end: str = ""


Judge = Callable[[Scene], Found | None]


def height(card: str) -> int:
    """OL-02: give a card's rank, 0 for a 2."""
    return PACK.ranks.index(card[0])


def layout(scene: Scene) -> Found | None:
    """OL-05, OL-06: among the cards seen at the start are trumps, some in hand and some on the diagonal."""
    suit, both = trump(scene), (scene.setup["hand"], on_diagonal(scene))
    many = [sum(card[1] == suit for card in cards) for cards in both]
    if not all(many):
        return None
    clarity = 100 - sum(5 * abs(trumps - 2) for trumps in many)
    clarity -= sum(10 * (4 - len({card[1] for card in cards})) for cards in both)
    clarity -= 10 * (scene.setup["diagonal"] != "down") + 5 * (scene.setup["stock"][0][0] in "AKQJ")
    return Found(clarity)


def four_sides(scene: Scene) -> Found | None:
    """OL-07, OL-08: in one deal a card is laid at each of the four sides, and two cards or more are turned."""
    chosen: dict[str, Trick] = {}
    for trick in tricks(scene):
        if 1 < len(trick.turned) < SIDE:
            chosen.setdefault(trick.end, trick)
    if len(chosen) < 4:
        return None
    numbers = tuple(sorted(trick.number for trick in chosen.values()))
    weight = sum(4 * abs(len(trick.turned) - 3) + 2 * len(trick.open) for trick in chosen.values())
    return Found(100 - 3 * (numbers[-1] - 4) - weight, tricks=numbers)


# --- who wins


def _length(trick: Trick) -> int:
    """Weigh what was turned before the end: two cards are best, of two suits."""
    return 8 * abs(len(trick.passed) - 2) + 6 * (len({card[1] for card in trick.passed}) < 2)


def _late(trick: Trick) -> int:
    """Weigh what earlier tricks left behind."""
    return 12 * (trick.number - 1)


def _about(shows: Callable[[Trick, str, str], bool], weigh: Callable[[Trick], int]) -> Judge:
    """Give the judge of a lesson that one trick shows.

    ``shows`` gets a trick, the trump suit, and the card, "" for none, that stopped the turning after others.
    """

    def find(scene: Scene) -> Iterator[Found]:
        suit = trump(scene)
        for trick in tricks(scene):
            if shows(trick, suit, trick.stop if trick.stop and trick.passed else ""):
                yield Found(100 - weigh(trick), trick.number)

    return clearest(find)


def _in_suit(trick: Trick, suit: str, stop: str) -> bool:
    """Tell whether a card of the play card's suit, which is not trump, stopped the turning unseen."""
    return trick.suit != suit and stop[1:] == trick.suit and not trick.open


won_in_suit = _about(
    lambda trick, suit, stop: _in_suit(trick, suit, stop) and trick.won,
    lambda trick: _late(trick) + _length(trick) + 4 * (trick.card[0] in "A23"),
)
"""OL-09, OL-11: cards of other suits are passed, one of the play card's suit stops the turning and is lower."""

lost_in_suit = _about(
    lambda trick, suit, stop: _in_suit(trick, suit, stop) and not trick.won,
    lambda trick: _late(trick) + _length(trick) + 4 * (trick.card[0] in "23"),
)
"""OL-09, OL-11: the same, and the card that stops the turning is higher."""

lost_to_trump = _about(
    lambda trick, suit, stop: (
        trick.suit != suit and stop[1:] == suit and not trick.open and height(stop) < height(trick.card)
    ),
    lambda trick: _late(trick) + _length(trick) + 5 * (trick.card[0] != "A") + height(trick.turned[-1]),
)
"""OL-12: a trump of lower rank than the play card, which is no trump, stops it and wins for the dummy."""

trump_played = _about(
    lambda trick, suit, stop: (
        (trick.suit == suit and trick.won and stop != "" and not trick.open)
        and any(height(card) > height(trick.card) for card in trick.passed)
    ),
    lambda trick: _late(trick) + _length(trick) + 6 * (trick.card[0] == "A"),
)
"""OL-09, OL-11: a trump is laid, passes cards of other suits, a higher one among them, and beats a trump."""

nothing_stops = _about(
    lambda trick, suit, stop: trick.stop is None and trick.picking is not None,
    lambda trick: _late(trick) + 10 * (len(trick.open) - 1) + 4 * (trick.card[0] == "A"),
)
"""OL-13: all six cards are turned and none of them stops the turning."""

face_up_stops = _about(
    lambda trick, suit, stop: trick.number == 1 and trick.won and trick.suit != suit and trick.open == (stop,),
    lambda trick: _length(trick) + 5 * (trick.thinking is None) + 3 * (trick.card[0] == "A"),
)
"""OL-10: a card of the diagonal, which lay face up before the first trick, stops the turning."""


# --- cards that stay, and lines that close


@clearest
def stays_up(scene: Scene) -> Iterator[Found]:
    """OL-10, OL-15: a card turned in one trick and not taken stops the turning in the next one."""
    for first, second in pairwise(tricks(scene)):
        stop = second.stop
        if stop is None or first.stop is None or stop not in first.stay or stop in first.open:
            continue
        if not second.won or first.line == second.line or second.open != (stop,):
            continue
        clarity = 100 - _late(first) - _length(first) // 2 - _length(second) // 2
        yield Found(clarity - 10 * sum(one.suit == trump(scene) for one in (first, second)), second.number)


@clearest
def line_closed(scene: Scene) -> Iterator[Found]:
    """OL-16: a line with a gap would be sure to win: the first card from an end lies face up and is beaten."""
    grid, suit = dealt(scene), trump(scene)
    for trick in tricks(scene)[1:3]:
        ways = [(line, end, cells) for line, ends in LINES.items() for end, cells in ends.items()]
        for line, end, cells in ways:
            first = cells[0]
            if line in trick.full or line == trick.line or first not in trick.up - trick.gaps:
                continue
            for card in trick.held:
                if card[1] != grid[first][1] or height(card) < height(grid[first]):
                    continue
                gone = sum(cell in trick.gaps for cell in cells)
                clarity = 100 - 10 * (trick.number - 2) - 10 * (gone - 1) - 20 * (card == trick.card)
                clarity -= 4 * (card[0] == "A") + 6 * (card[1] == suit) + 2 * (len(trick.turned) - 1)
                tried = {"do": "line", "card": card, "line": line, "from": end}
                refusal = scene.before(trick.at).refusal(tried)
                if refusal is not None and refusal.code == "not-full":
                    yield Found(clarity, trick.number, (), card, line, end)


# --- whole deals, and games


def _variety(scene: Scene) -> int:
    """Weigh a deal: every way to win or lose a trick should come in it, and no row be much longer."""
    suit, played = trump(scene), tricks(scene)
    kinds = {trick.stop and (trick.won, trick.stop[1] == suit, trick.suit == suit) for trick in played}
    return 6 * (TRICKS - len(kinds)) + sum(max(0, len(trick.turned) - 4) for trick in played)


def _through(scene: Scene) -> int:
    return sum(trick.stop is None for trick in tricks(scene))


def whole_deal(scene: Scene) -> Found | None:
    """OL-14, OL-16 … OL-19: a deal that both sides win tricks in, and that leaves the game open."""
    you, dummy = scene.claims["score"].values()
    if scene.claims["game_over"] or min(you, dummy) < 2:
        return None
    return Found(100 - _variety(scene) - 8 * (you == dummy) - 6 * max(0, _through(scene) - 1))


def whole_hand(scene: Scene) -> Found | None:
    """Show the first deal of a game, with a card picked, tricks lost, and a reason for every decision."""
    (you, dummy), through = scene.claims["score"].values(), _through(scene)
    reasons = {trick.thinking.code for trick in tricks(scene) if trick.thinking}
    if scene.setup["hand_no"] != 1 or not through or not dummy or len(reasons) < 2:
        return None
    if not all(turn.sound for turn in scene.turns):
        return None
    return Found(100 - _variety(scene) - 6 * (through - 1) - 8 * (you <= dummy))


def _ended(result: str) -> Judge:
    """Give the judge of the last deal of a game in which only one side came to its mark.

    It is the more exciting the nearer the other side came.
    """

    def judge(scene: Scene) -> Found | None:
        you, dummy = race(scene)
        if scene.claims["result"] != result or (you.there > 0) == (dummy.there > 0):
            return None
        there, behind = you.there or dummy.there, you if dummy.there else dummy
        close = 3 * (behind.mark - behind.end - 1)
        return Found(100 - close - 4 * (there < 2) - 3 * (there == TRICKS))

    return judge


game_won = _ended("player")
"""OL-03: the player comes to the mark in this deal, and the dummy does not."""
game_lost = _ended("dummy")
"""OL-03: the dummy comes to its mark in this deal, and the player does not."""

WRITTEN_ONCE = 21
"""OL-20: what the source's paragraph on the end of the game asks for, whatever the difficulty."""


def hard_goes_on(scene: Scene) -> Found | None:
    """OL-20: in the hard game the player comes to 21 points, and the game is not over."""
    you, dummy = race(scene)
    if scene.claims["game_over"] or not you.before < WRITTEN_ONCE <= you.end or dummy.there:
        return None
    return Found(100 - 4 * (you.end - WRITTEN_ONCE) - 4 * (dummy.mark - dummy.end - 1))


def both_marks(scene: Scene) -> Found | None:
    """OL-21: both come to their mark in the same deal, the player first; and the dummy wins."""
    you, dummy = race(scene)
    if scene.claims["result"] != "dummy" or not 0 < you.there < dummy.there:
        return None
    return Found(100 - 5 * abs(dummy.there - you.there - 2) - 5 * abs(you.there - 2))
