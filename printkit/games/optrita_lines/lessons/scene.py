"""A played deal of Optrita: Lines as a reader sees it: tricks, what was turned in them, and the points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from printkit.games.optrita_lines.board import DIAGONALS, LINES, PACK, SIDE
from printkit.games.optrita_lines.game import marks, stops, wins
from printkit.rules.lesson import Scene
from printkit.rules.scene import by_suit


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 6; ``at``: the turn (from 0) in which the play card was laid.

    ``held``: the hand before it, by suit; ``up``, ``gaps``: cells (0 … 35, row by row) that lay face up or had
    lost their card before it; ``full``: the lines that could be chosen; ``through``: the column and the row of
    the card ``taken``; ``cells``: where the cards ``turned`` lie; ``unseen``: the cards that the player had not
    seen when the play card was laid.
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
    through: tuple[str, str]
    turned: tuple[str, ...]
    cells: tuple[int, ...]
    stop: str | None
    won: bool
    taken: str
    unseen: tuple[str, ...]

    @property
    def suit(self) -> str:
        """The suit of the play card."""
        return self.card[1]

    @property
    def passed(self) -> tuple[str, ...]:
        """The cards that did not stop the turning."""
        return self.turned[:-1] if self.stop else self.turned

    @property
    def open(self) -> tuple[str, ...]:
        """OL-10: those turned that lay face up already."""
        return tuple(card for card, cell in zip(self.turned, self.cells, strict=True) if cell in self.up)

    @property
    def closed(self) -> tuple[str, ...]:
        """OL-16: the lines that could be chosen before the trick and cannot be after it."""
        return tuple(line for line in self.through if line in self.full)


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    up, gaps, made, at = frozenset(DIAGONALS[scene.setup["diagonal"]]), frozenset[int](), [], 0
    grid, first = dealt(scene), {*scene.setup["hand"], scene.setup["stock"][0]}
    for number, claim in enumerate(scene.claims["tricks"], 1):
        turn, stop, turned = scene.turns[at], claim["stopped_by"], tuple(claim["turned"])
        line, end = turn.action["line"], turn.action["from"]
        cells = LINES[line][end][: len(turned)]
        gone = cells[turned.index(claim["taken"])]
        seen = first.union(grid[cell] for cell in up)
        one = Trick(
            number=number,
            at=at,
            card=turn.action["card"],
            line=line,
            end=end,
            held=by_suit(turn.held),
            up=up,
            gaps=gaps,
            full=turn.legal.choices,
            through=(f"C{gone % SIDE + 1}", f"R{gone // SIDE + 1}"),
            turned=turned,
            cells=cells,
            stop=stop,
            won=claim["winner"] == "player",
            taken=claim["taken"],
            unseen=tuple(card for card in PACK.codes if card not in seen),
        )
        made.append(one)
        up, gaps, at = up | set(cells), gaps | {gone}, at + (1 if stop else 2)
    return tuple(made)


def trump(scene: Scene) -> str:
    """OL-06: give the trump suit."""
    return str(scene.setup["stock"][0][1])


def dealt(scene: Scene) -> tuple[str, ...]:
    """OL-05: give the cards of the grid by cell."""
    return tuple(card for row in scene.setup["grid"] for card in row)


def certain(scene: Scene, trick: Trick) -> bool:
    """Tell whether the play card wins with any card that was not seen in any place that is face down."""
    grid = dealt(scene)
    for cell in LINES[trick.line][trick.end]:
        known = cell in trick.up
        stopping = [c for c in ((grid[cell],) if known else trick.unseen) if stops(c, trick.suit, trump(scene))]
        if not all(wins(trick.card, card) for card in stopping):
            return False
        if known and stopping:
            return True
    return True


class Side(NamedTuple):
    """A side's way to its mark: points ``before`` the deal, ``after`` each of its tricks, at the ``end``.

    ``there``: the trick (1 … 6) in which it came to the mark, 0 if it did not.
    """

    mark: int
    before: int
    after: tuple[int, ...]
    end: int
    there: int


def race(scene: Scene) -> tuple[Side, Side]:
    """OL-03, OL-18: give how player and dummy come along during a deal."""
    you, dummy = (_side(scene, who, mark) for who, mark in marks(scene.ruleset).items())
    return you, dummy


def _side(scene: Scene, who: str, mark: int) -> Side:
    before = scene.setup["scores_before"][who]
    taken = [trick["winner"] == who for trick in scene.claims["tricks"]]
    after = tuple(before + sum(taken[:number]) for number in range(1, len(taken) + 1))
    there = next((at for at, points in enumerate(after, 1) if points >= mark), 0)
    return Side(mark, before, after, scene.claims["scores_after"][who], there)
