"""A played deal of Optrita: Lines as a reader sees it: its tricks, the points, and the picture of the grid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from typing import Any

from printkit.games.optrita_lines.game import (
    CELLS,
    DIAGONALS,
    LINES,
    NAMES,
    PACK,
    SIDE,
    THROUGH,
    marks,
    stops,
    wins,
)
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.scene import by_suit


class Trick:
    """A trick. The phrases about it are filled with its attributes: see the head of phrases.en.toml, too.

    ``at``: the turn (from 0) in which the play card was laid. Before it: ``held``, the hand by suit; ``up`` and
    ``gaps``, the cells that lay face up or had lost their card; ``full``, the lines that could be chosen, and
    ``gone``, the others; ``unseen``, how many cards had not been seen. ``grid``: the cards dealt, by cell;
    ``cells``: where those ``turned`` lie, of which ``open`` lay face up already (OL-10). ``certain``: the card
    was laid because it wins whatever lies there. ``blind``: cards were passed, and all turned were unseen.
    ``kind``: what it met, a card of its ``suit``, a ``trump``, of ``trumps`` one, or nothing (``through``).
    """

    def __init__(self, scene: Scene, at: int, before: list[tuple[int, ...]]) -> None:
        turn, claims, self.at, self.top = scene.turns[at], scene.claims["tricks"], at, scene.setup["stock"][0]
        self.number, claim = len(before) + 1, claims[len(before)]
        self.grid = [card for row in scene.setup["grid"] for card in row]
        self.card, self.line, self.end = (turn.action[key] for key in ("card", "line", "from"))
        self.suit, self.trump, self.held = self.card[1], self.top[1], by_suit(turn.held)
        self.gaps = {self.grid.index(one["taken"]) for one in claims[: len(before)]}
        self.up = {*DIAGONALS[scene.setup["diagonal"]], *(cell for cells in before for cell in cells)}
        self.full = turn.legal.choices
        self.gone = [line for line in NAMES if line not in self.full]
        self.stop, self.taken, self.won = claim["stopped_by"], claim["taken"], claim["winner"] == "player"
        self.turned: list[str] = claim["turned"]
        self.passed = self.turned[:-1] if self.stop else self.turned
        self.cells = LINES[self.line][self.end][: len(self.turned)]
        self.open = [card for card, cell in zip(self.turned, self.cells, strict=True) if cell in self.up]
        self.certain = turn.sound and turn.thinking.code == "line-sure"
        self.blind = bool(self.passed) and not self.open
        self.kind = "suit" if self.stop else "through"
        if self.stop and self.stop[1] == self.trump:
            self.kind = "trumps" if self.suit == self.trump else "trump"
        through = THROUGH[self.grid.index(self.taken)]
        self.closed = [line for line in through if line in self.full]
        (self.other,) = {*through} - {self.line}
        seen = {*scene.setup["hand"], self.top, *(self.grid[cell] for cell in self.up)}
        unseen = [card for card in PACK.codes if card not in seen]
        stopping = [wins(self.card, card) for card in unseen if stops(card, self.suit, self.trump)]
        self.unseen, self.trumps = len(unseen), sum(card[1] == self.trump for card in unseen)
        self.beaten, self.beating = stopping.count(True), stopping.count(False)


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    made: list[Trick] = []
    for at, turn in enumerate(scene.turns):
        if turn.action["do"] == "line":
            made.append(Trick(scene, at, [trick.cells for trick in made]))
    return tuple(made)


def points_of(scene: Scene, side: str) -> list[int]:
    """OL-18: give the points of a side before the deal and after each trick."""
    taken = (trick["winner"] == side for trick in scene.claims["tricks"])
    return list(accumulate(taken, initial=scene.setup["scores_before"][side]))


def score_of(scene: Scene) -> dict[str, Any]:
    """OL-03, OL-18: give what the phrases about the score are filled with."""
    facts = {"ruling": scene.ruleset["same_deal"], "winner": scene.claims["result"]}
    for (side, mark), name in zip(marks(scene.ruleset).items(), ("you", "dummy"), strict=True):
        points = points_of(scene, side)
        there = next((at for at, have in enumerate(points) if have >= mark), 0)
        facts |= {name: points[-1] - points[0], f"{name}_before": points[0], f"{name}_end": points[-1]}
        facts |= {f"{name}_mark": mark, f"{name}_there": there}
    return facts


def draw(trick: Trick, told: Iterable[int] = (), *alt: Step, **values: str | int) -> Drawing:
    """Draw the grid as it lay before a trick, but with the cells ``told`` face up, which ``alt`` tells."""
    told, codes, gone = set(told), trick.grid, sorted(trick.gaps)
    up = (trick.up | told) - trick.gaps
    shown = [codes[cell] if cell in up else "." if cell in gone else "?" for cell in range(CELLS)]
    others = Step("alt.face-up", {"cards": [codes[cell] for cell in sorted(up - told)]})
    gaps = Step("alt.gaps", {"places": [(cell // SIDE + 1, cell % SIDE + 1) for cell in gone]})
    return Drawing("grid", {"cards": ",".join(shown), "trump": trick.top, **values}, (*alt, others, gaps))
