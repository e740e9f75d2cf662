"""A played deal of Optrita: Lines as a reader sees it: tricks, and what was turned in them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from printkit.games.optrita_lines.board import DIAGONALS, LINES, SIDE
from printkit.games.optrita_lines.game import marks
from printkit.rules.game import Choice
from printkit.rules.lesson import Scene
from printkit.rules.scene import by_suit


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 6; ``at``: the turn (from 0) in which the play card, of ``suit``, was laid.

    ``held``: the hand before it, by suit; ``up``, ``gaps``: cells (0 … 35, row by row) that lay face up or had
    lost their card before it; ``full``: the lines that could be chosen; ``closed``: those of them that cannot
    be after it (OL-16). ``cells``: where the cards ``turned`` lie; ``passed``: those that did not stop the
    turning; ``open``: those that lay face up already (OL-10); ``stay``: those not taken (OL-15). ``thinking``:
    why good sense lays the same, and ``picking`` why it picks the same, if it does.
    """

    number: int
    at: int
    card: str
    suit: str
    line: str
    end: str
    held: tuple[str, ...]
    up: frozenset[int]
    gaps: frozenset[int]
    full: tuple[str, ...]
    closed: tuple[str, ...]
    turned: tuple[str, ...]
    cells: tuple[int, ...]
    passed: tuple[str, ...]
    open: tuple[str, ...]
    stay: tuple[str, ...]
    stop: str | None
    won: bool
    taken: str
    thinking: Choice | None
    picking: Choice | None


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    up, gaps, made, at = diagonal(scene), frozenset[int](), [], 0
    for number, claim in enumerate(scene.claims["tricks"], 1):
        turn, stop, turned = scene.turns[at], claim["stopped_by"], tuple(claim["turned"])
        pick = None if stop else scene.turns[at + 1]
        card, line, end = turn.action["card"], turn.action["line"], turn.action["from"]
        cells = LINES[line][end][: len(turned)]
        gone = cells[turned.index(claim["taken"])]
        through = f"R{gone // SIDE + 1}", f"C{gone % SIDE + 1}"
        one = Trick(
            number=number,
            at=at,
            card=card,
            suit=card[1],
            line=line,
            end=end,
            held=by_suit(turn.held),
            up=up,
            gaps=gaps,
            full=turn.legal.choices,
            closed=tuple(name for name in through if name in turn.legal.choices),
            turned=turned,
            cells=cells,
            passed=turned[:-1] if stop else turned,
            open=tuple(other for other, cell in zip(turned, cells, strict=True) if cell in up),
            stay=tuple(other for other in turned if other != claim["taken"]),
            stop=stop,
            won=claim["winner"] == "player",
            taken=claim["taken"],
            thinking=turn.thinking if turn.sound else None,
            picking=pick.thinking if pick and pick.sound else None,
        )
        made.append(one)
        up, gaps, at = up | set(cells), gaps | {gone}, at + (2 if pick else 1)
    return tuple(made)


def trump(scene: Scene) -> str:
    """OL-06: give the trump suit."""
    return str(scene.setup["stock"][0][1])


def dealt(scene: Scene) -> tuple[str, ...]:
    """OL-05: give the cards of the grid by cell."""
    return tuple(card for row in scene.setup["grid"] for card in row)


def diagonal(scene: Scene) -> frozenset[int]:
    """OL-05: give the cells of the diagonal that was turned face up."""
    return frozenset(DIAGONALS[scene.setup["diagonal"]])


def on_diagonal(scene: Scene) -> tuple[str, ...]:
    """OL-05: give the cards of that diagonal from left to right."""
    grid = dealt(scene)
    return tuple(grid[cell] for cell in DIAGONALS[scene.setup["diagonal"]])


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
