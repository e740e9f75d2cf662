"""Rectangles onto sheets so that straight cuts part them, each from edge to edge of what it cuts (guillotine).

What is packed are blocks: grids of equal pieces with a frame round each, for bleed and marks. A sheet is cut
between its blocks first; each block is then cut like a small sheet of its own. Pure geometry, mm; the same
pieces give the same sheets.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from printkit.pdf.matrix import Rect

BREADTH = 3  # so many kinds, the largest first, are tried in a corner
MOST_NODES = 200
"""Corners that are looked into for one sheet; after that the first way that is found is taken."""

CUT = 4.0  # what a cut counts against the area that it would save, mm²: less than the smallest piece is worth
EPS = 1e-6

Counts = tuple[int, ...]


class Kind(Struct, frozen=True):
    """Pieces of one size that lie together, mm.

    ``width``, ``height``: of the trim; ``between``: from one trim to the next, 0 where they share an edge;
    ``frame``: what a block of them needs round it. ``turns``: how they may lie, degrees clockwise; ``lanes``:
    beside each other on their long sides only. ``straight``: straight cuts part them, not their outline.
    """

    width: float
    height: float
    between: float
    frame: float
    turns: tuple[int, ...] = (0, 90)
    lanes: bool = False
    straight: bool = True

    def lying(self, turn: int) -> tuple[float, float]:
        """Give the width and the height of a piece as it lies."""
        return (self.height, self.width) if turn else (self.width, self.height)

    def most(self, width: float, height: float, turn: int) -> tuple[int, int]:
        """Give the most columns and rows that a room takes, frame included; 0 of both where it takes none."""
        w, h = self.lying(turn)
        columns = int((width - 2 * self.frame - w + EPS) // (w + self.between)) + 1
        rows = int((height - 2 * self.frame - h + EPS) // (h + self.between)) + 1
        if columns < 1 or rows < 1:
            return 0, 0
        if not self.lanes or w == h:
            return columns, rows
        return (1, rows) if w > h else (columns, 1)


class Block(Rect, frozen=True):
    """A grid of ``count`` pieces of a kind (its number), row by row, in its place with its frame.

    ``turn``: 0 or 90, of each piece.
    """

    kind: int
    count: int
    columns: int
    rows: int
    turn: int

    def moved(self, x: float, y: float) -> Block:
        """Give the block so much farther to the right and down."""
        return replace(self, x=self.x + x, y=self.y + y)


Filled = tuple[Block, ...]
"""What lies on one sheet."""


@functools.lru_cache(maxsize=256)
def pack(
    kinds: tuple[Kind, ...], counts: Counts, rooms: tuple[tuple[float, float], ...], whole: float = 0.0
) -> tuple[tuple[int, Filled], ...]:
    """Fill sheets with ``counts[n]`` pieces of each ``kinds[n]``, each sheet as full as it can be made.

    ``rooms``: the widths and heights that a sheet may offer; the number of the one that was chosen comes with
    each sheet. What fits into none of them is left out. ``whole``: how much area may stay empty, mm², so that
    the pieces of a kind lie together.
    """
    left = counts
    sheets: list[tuple[int, Filled]] = []
    while any(left):
        found = [_Filling(kinds, whole).fill(width, height, left) for width, height in rooms]
        room = max(range(len(rooms)), key=lambda number: found[number][0])  # of equal ones the first
        blocks = found[room][1]
        if not blocks:
            break
        sheets.append((room, blocks))
        left = _less(left, blocks)
    return tuple(sheets)


def grids(count: int, columns: int, rows: int) -> tuple[tuple[int, int], ...]:
    """Give the grids of at most so many columns and rows that hold ``count``, or else as many as can be.

    That with the fewest cuts comes first; then the widest and the highest, which leave the room in one piece.
    """
    if count >= columns * rows:
        return ((columns, rows), *([(columns, rows - 1)] if rows > 1 else []))
    least = min(
        ((c, -(-count // c)) for c in range(1, columns + 1) if -(-count // c) <= rows),
        key=lambda grid: (sum(grid), grid[0] * grid[1], -grid[0]),
    )
    wide, high = -(-count // columns), -(-count // rows)
    return tuple(dict.fromkeys((least, (-(-count // wide), wide), (high, -(-count // high)))))


def _less(counts: Counts, blocks: Filled) -> Counts:
    left = list(counts)
    for block in blocks:
        left[block.kind] -= block.count
    return tuple(left)


class _Filling:
    """The search for the fullest sheet. ``nodes``: corners looked into so far."""

    def __init__(self, kinds: Sequence[Kind], whole: float) -> None:
        self.kinds = kinds
        self.whole = whole
        self.order = sorted(range(len(kinds)), key=lambda n: (-kinds[n].width * kinds[n].height, n))
        self.least = min((min(one.width, one.height) + 2 * one.frame for one in kinds), default=0.0)
        self.known: dict[tuple[float, float, Counts], tuple[float, Filled]] = {}
        self.nodes = 0

    def fill(self, width: float, height: float, counts: Counts) -> tuple[float, Filled]:
        """Give what lies in a room, from its top left, and what that is worth: its area, less its cuts."""
        if width < self.least - EPS or height < self.least - EPS:
            return 0.0, ()
        key = round(width, 3), round(height, 3), counts
        if key in self.known:
            return self.known[key]
        best: tuple[float, Filled] = (0.0, ())
        found = (list(self._blocks(n, width, height, counts[n])) for n in self.order if counts[n])
        for block in itertools.chain.from_iterable(itertools.islice(filter(None, found), BREADTH)):
            worth, placed = self._beside(block, width, height, counts)
            if worth > best[0] + EPS:
                best = worth, placed
            if self.nodes > MOST_NODES:
                break
        self.known[key] = best
        return best

    def _beside(self, block: Block, width: float, height: float, counts: Counts) -> tuple[float, Filled]:
        """Put a block into the corner, and what is best beside it and below it: cut across first, or down."""
        self.nodes += 1
        kind = self.kinds[block.kind]
        lines = min(block.columns, block.count) + 1 + -(-block.count // block.columns) + 1
        own = block.count * kind.width * kind.height - CUT * (lines if kind.straight else 0)
        own -= self.whole * (block.count < counts[block.kind])
        left = _less(counts, (block,))
        right, below = width - block.width, height - block.height
        across, down = ((right, block.height), (width, below)), ((right, height), (block.width, below))
        best: tuple[float, Filled] = (0.0, ())
        for beside, under in (across, down):
            worth_beside, at_right = self.fill(*beside, left)
            worth_under, at_foot = self.fill(*under, _less(left, at_right))
            placed = (
                block,
                *(one.moved(block.width, 0.0) for one in at_right),
                *(one.moved(0.0, block.height) for one in at_foot),
            )
            worth = own + worth_beside + worth_under - CUT * (bool(at_right) + bool(at_foot))
            if worth > best[0] + EPS:
                best = worth, placed
        return best

    def _blocks(self, number: int, width: float, height: float, count: int) -> Iterator[Block]:
        """Give the blocks of a kind that a room takes."""
        kind = self.kinds[number]
        for turn in kind.turns:
            w, h = kind.lying(turn)
            columns, rows = kind.most(width, height, turn)
            for across, down in grids(count, columns, rows) if columns else ():
                sides = ((across, w), (down, h))
                wide, high = (many * side + (many - 1) * kind.between + 2 * kind.frame for many, side in sides)
                yield Block(0.0, 0.0, wide, high, number, min(count, across * down), across, down, turn)
