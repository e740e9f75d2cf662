"""How Optrita: Lines is played by search: the best of what sense would go on to make of each decision.

``search`` deals what the player has not seen in many ways, all of them as likely. In each it tries what it
could decide, and adds up how likely the tricks after that are to be won by a player who takes the best chance
each time and sees no more than the cards turned by then. It does what comes to most over all these deals. What
comes out badly in the first of them is tried in no more (sequential halving: Karnin, Koren and Somekh, "Almost
optimal exploration in multi-armed bandits", ICML 2013). So it gives a trick away to see more cards, and keeps a
strong card while a weak one will do, where that pays.

A choice that wins whatever lies there is ``line-sure``, as with ``sensible``. The last trick has none after it:
it is decided as ``sensible`` does, with its reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from printkit.games.optrita_lines import policy
from printkit.games.optrita_lines.board import CELLS, THROUGH, TRICKS, LinesView
from printkit.games.optrita_lines.policy import PLACES, Odds, odds_of
from printkit.rules import rng
from printkit.rules.cards import bits
from printkit.rules.game import Choice

CHOICES: dict[str, tuple[str, ...]] = {"line-plan": (), "pick-plan": ()}
STAGES = ((84, 2), (24, 6), (8, 12))
"""How many decisions are tried, and in how many deals, the best so far in each stage."""

Option = TypeVar("Option")
Grid = Sequence[int]
"""By cell the card that lies there in a deal that might be."""


def search(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose as a player would who thinks about the next tricks too. Takes one word a decision."""
    word = next(words)
    if view.trick == TRICKS - 1:
        return policy.sensible(view, words)
    return _pick(view, word) if view.picking else _line(view, word)


def _line(view: LinesView, word: int) -> Choice:
    best: dict[tuple[int, int], tuple[float, int, int, int]] = {}
    for chance, card, line, end in odds_of(view).ways(view.faces, view.lines):
        way = round(chance, PLACES), -card, -line, -end
        best[card, line] = max(best.get((card, line), way), way)

    def worth(way: tuple[float, int, int, int], grid: Grid) -> float:
        return way[0] + _Table(view).lay(grid, -way[1], -way[2], -way[3]).to_come(grid)

    ways = sorted(best.values(), reverse=True)
    chance, card, line, end = _best(ways, worth, STAGES, _deals(view, word))
    return policy.line_choice(-card, -line, -end, chance, "line-plan")


def _pick(view: LinesView, word: int) -> Choice:
    def worth(cell: int, grid: Grid) -> float:
        return _Table(view).take(cell).to_come(grid)

    stages = ((len(view.picking), sum(deals for _, deals in STAGES)),)
    return policy.pick_choice(view, _best(sorted(view.picking), worth, stages, _deals(view, word)), "pick-plan")


def _best(
    options: list[Option],
    worth: Callable[[Option, Grid], float],
    stages: Sequence[tuple[int, int]],
    deals: Iterator[Grid],
) -> Option:
    """Give the option that is worth most in the same deals; of equal ones the first."""
    sums = [(0.0, -at, option) for at, option in enumerate(options)]
    for keep, many in stages:
        sums = sorted(sums, key=lambda one: one[:2], reverse=True)[:keep]
        for _ in range(many):
            grid = next(deals)
            sums = [(total + worth(option, grid), at, option) for total, at, option in sums]
    return max(sums, key=lambda one: (round(one[0], PLACES), one[1]))[2]


def _deals(view: LinesView, word: int) -> Iterator[Grid]:
    """Deal what was not seen again and again, all ways as likely; the same for the same word."""
    unseen = list(bits(~view.seen & policy.ALL))
    hidden = [cell for cell in range(CELLS) if view.faces[cell] < 0 and not view.gaps >> cell & 1]
    many = sum(deals for _, deals in STAGES)
    for words in rng.many(word, 0, many, rng.stream(1, rng.PLAY), len(hidden)):
        rng.shuffle(unseen, len(unseen), len(hidden), words)
        grid = list(view.faces)
        for cell, card in zip(hidden, unseen, strict=False):  # the stock gets the rest
            grid[cell] = card
        yield grid


class _Table:
    """What a player would see later in the deal, as play goes on in a grid that might be."""

    __slots__ = ("faces", "hand", "lines", "seen", "trick", "trump")

    def __init__(self, view: LinesView) -> None:
        self.faces = list(view.faces)
        self.hand, self.lines, self.seen = view.hand, view.lines, view.seen
        self.trick, self.trump = view.trick, view.trump

    def lay(self, grid: Grid, card: int, line: int, end: int) -> _Table:
        """OL-07 … OL-14: lay a card; where nothing stops the turning, pick a card as is quickly done."""
        self.hand &= ~(1 << card)
        stopping, faces = (card // policy.WIDTH, self.trump), self.faces
        for cell in policy.CELLS_OF[line][end]:
            turned = faces[cell] = grid[cell]
            self.seen |= 1 << turned
            if turned // policy.WIDTH in stopping:
                return self.take(cell)
        odds = Odds(self.hand, self.seen, self.trump)
        return self.take(min(policy.CELLS_OF[line][end], key=lambda cell: self._offers(odds, line, cell)))

    def take(self, cell: int) -> _Table:
        """OL-14, OL-16: take a card from the grid."""
        self.faces[cell] = -1
        self.lines &= ~THROUGH[cell]
        self.trick += 1
        return self

    def to_come(self, grid: Grid) -> float:
        """Give how many tricks are still likely to be won by taking the best chance each time."""
        worth, card, line, end = self.greatest(Odds(self.hand, self.seen, self.trump))
        while self.trick < TRICKS - 1:
            self.lay(grid, card, line, end)
            chance, card, line, end = self.greatest(Odds(self.hand, self.seen, self.trump))
            worth += chance
        return worth

    def greatest(self, odds: Odds) -> tuple[float, int, int, int]:
        """Give (chance, card, line, end) of the greatest chance; of a suit's cards that have it the lowest."""
        ways = odds.greatest(self.faces, self.lines)
        chance, suit, unknown, stop, line, end = max(ways, key=lambda way: (way[0], -way[4], -way[5]))
        same = (card for card in bits(suit.held) if suit.chance(card, unknown, stop) >= chance)
        return chance, next(same), line, end

    def _offers(self, odds: Odds, line: int, cell: int) -> float:
        """Give what is lost with the other line of a card that is picked: its greatest chance if it is full."""
        other = 1 << policy.other_line(line, cell) & self.lines
        return max([way[0] for way in odds.greatest(self.faces, other)]) if other else -1.0
