"""A played deal of Optrita: Lines as a reader sees it: tricks, and what was turned in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from printkit.games.optrita_lines.board import DIAGONALS, LINES, NAMES, PACK, SIDE
from printkit.games.optrita_lines.game import marks
from printkit.rules.game import Choice
from printkit.rules.lesson import Scene


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 6; ``at``: the turn (from 0) in which the play card was laid.

    ``held``: the hand before it, by suit; ``up``, ``gaps``: cells (0 … 35, row by row) that lay face up or had
    lost their card before it; ``full``: the lines that could be chosen. ``cells``: where the cards ``turned``
    lie. ``thinking``: why good sense lays the same, and ``picking`` why it picks the same, if it does.
    """

    number: int
    at: int
    card: str
    line: str
    end: str
    held: tuple[str, ...]
    up: frozenset[int]
    gaps: frozenset[int]
    full: tuple[str, ...]
    turned: tuple[str, ...]
    cells: tuple[int, ...]
    stop: str | None
    won: bool
    taken: str
    thinking: Choice | None
    picking: Choice | None

    @property
    def suit(self) -> str:
        """The play card's suit."""
        return self.card[1]

    @property
    def passed(self) -> tuple[str, ...]:
        """The cards turned that did not stop the turning."""
        return self.turned if self.stop is None else self.turned[:-1]

    @property
    def open(self) -> tuple[str, ...]:
        """Those of the cards turned that lay face up already (OL-10)."""
        return tuple(card for card, cell in zip(self.turned, self.cells, strict=True) if cell in self.up)

    @property
    def stay(self) -> tuple[str, ...]:
        """The cards turned and not taken (OL-15)."""
        return tuple(card for card in self.turned if card != self.taken)

    @property
    def gone(self) -> int:
        """The cell whose card was taken."""
        return self.cells[self.turned.index(self.taken)]

    @property
    def closed(self) -> tuple[str, ...]:
        """The lines that could be chosen before this trick and cannot after it (OL-16)."""
        row, column = divmod(self.gone, SIDE)
        return tuple(line for line in (f"R{row + 1}", f"C{column + 1}") if line in self.full)


def height(card: str) -> int:
    """OL-02: give a card's rank, 0 for a 2."""
    return PACK.ints[card] % PACK.width


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[1]), -height(card))))


def trump(scene: Scene) -> str:
    """OL-06: give the trump suit."""
    return str(scene.setup["stock"][0][1])


def cells_of(line: str, end: str) -> tuple[int, ...]:
    """OL-08: give the cells of a line in the order in which they are turned from an end."""
    return LINES[line][end]


def dealt(scene: Scene) -> tuple[str, ...]:
    """OL-05: give the cards of the grid by cell."""
    return tuple(card for row in scene.setup["grid"] for card in row)


def diagonal(scene: Scene) -> frozenset[int]:
    """OL-05: give the cells of the diagonal that was turned face up."""
    return frozenset(DIAGONALS[scene.setup["diagonal"]])


def on_diagonal(scene: Scene) -> tuple[str, ...]:
    """OL-05: give the cards of that diagonal from left to right."""
    grid = dealt(scene)
    return tuple(grid[cell] for cell in sorted(diagonal(scene), key=lambda cell: cell % SIDE))


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    held = by_suit(scene.setup["hand"])
    up, gaps = diagonal(scene), frozenset[int]()
    made: list[Trick] = []
    at = 0
    for number, claim in enumerate(scene.claims["tricks"], 1):
        turn = scene.turns[at]
        card, line, end = turn.action["card"], turn.action["line"], turn.action["from"]
        pick = scene.turns[at + 1] if claim["stopped_by"] is None else None
        turned = tuple(claim["turned"])
        cells = cells_of(line, end)[: len(turned)]
        one = Trick(
            number=number,
            at=at,
            card=card,
            line=line,
            end=end,
            held=held,
            up=up,
            gaps=gaps,
            full=tuple(name for name in NAMES if not gaps.intersection(next(iter(LINES[name].values())))),
            turned=turned,
            cells=cells,
            stop=claim["stopped_by"],
            won=claim["winner"] == "player",
            taken=claim["taken"],
            thinking=turn.thinking if turn.sound else None,
            picking=pick.thinking if pick and pick.sound else None,
        )
        made.append(one)
        held = tuple(other for other in held if other != card)
        up |= frozenset(cells)
        gaps |= {one.gone}
        at += 1 if pick is None else 2
    return tuple(made)


class Side(NamedTuple):
    """A side's way to its mark: ``before`` the deal and ``after`` each of its tricks, in points.

    ``there``: the trick (1 … 6) in which it came to the mark, 0 if it did not.
    """

    mark: int
    before: int
    after: tuple[int, ...]

    @property
    def there(self) -> int:
        """The trick in which the mark was reached."""
        return next((at for at, points in enumerate(self.after, 1) if points >= self.mark), 0)

    @property
    def end(self) -> int:
        """The points when the deal is over."""
        return self.after[-1]


def race(scene: Scene) -> tuple[Side, Side]:
    """OL-03, OL-18: give how player and dummy come along during a deal."""
    sides = []
    for who, mark in marks(scene.ruleset).items():
        before = points = scene.setup["scores_before"][who]
        after = []
        for trick in tricks(scene):
            points += trick.won == (who == "player")
            after.append(points)
        sides.append(Side(mark, before, tuple(after)))
    return sides[0], sides[1]
