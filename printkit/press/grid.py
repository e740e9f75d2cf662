"""How many cards fit on a sheet, and where: rows and columns from paper, trim, bleed and layout."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import FitError
from printkit.kit.model import STRAIGHT, Backs
from printkit.kit.schema import in_pixels
from printkit.pdf.page import Op, Rect
from printkit.pdf.paper import PAPERS, Paper
from printkit.press.fixed import Fixed, turn_of
from printkit.press.layout import Layout
from printkit.press.pack import Kind, grids
from printkit.press.slug import BAR_DEPTH, CLEAR, Around, Axis

FOLD_CLEAR = 5.0  # from a fold line to the nearest bleed, at least, mm
MARK_LEAST, MARK_MOST = 2.0, 5.0
"""Length of a crop mark, mm: the most where there is room."""

MARK_OFF = 0.2
"""From the bleed to where a mark begins, mm."""

REACH = MARK_OFF + MARK_LEAST
"""How far the shortest marks stick out of the bleed, mm."""

TICK = 1.6
"""Length of a tick beside a circle, mm."""

LEAST_BLEED = 1.0
"""A block of shared edges keeps so much bleed round it before marks get less than the margin, mm."""

STRIP = 5.0  # about what the scale bar and the sheet's name take, mm
EPS = 1e-6


Lies = tuple[Axis | None, int, int, int]
"""What a fold mirrors, how cards are turned, columns and rows."""


class Grid(Struct, frozen=True):
    """Rows and columns on one side of a sheet (on the fronts' part of it, where it is folded), mm.

    ``x``, ``y``: top left of the first trim box. ``width``, ``height``: a trim box as it lies, after ``turn``
    (0 or 90, clockwise). ``step_x``, ``step_y``: from one trim box to the next. ``bleed_x``, ``bleed_y``: the
    bleed beyond the outermost trims. ``shared``: neighbours share an edge. ``mark``: greatest
    length of a crop mark. ``fold``: the coordinate that folding mirrors, and the fold's place. ``ticks``: round
    pieces have them. ``halves``: nothing is trimmed, and one cut parts the sheet where it has two pieces.
    ``fixed``: the places are given, in one row; nothing is cut.
    """

    paper: Paper
    columns: int
    rows: int
    x: float
    y: float
    width: float
    height: float
    step_x: float
    step_y: float
    turn: int
    bleed_x: float
    bleed_y: float
    shared: bool
    mark: float
    fold: tuple[Axis, float] | None = None
    ticks: bool = True
    halves: bool = False
    fixed: Fixed | None = None

    @property
    def per_sheet(self) -> int:
        """How many cards one sheet holds."""
        return self.columns * self.rows

    def trim(self, column: int, row: int) -> Rect:
        """Give a cell's trim box."""
        if self.fixed:
            return self.fixed.places[column]
        return Rect(self.x + column * self.step_x, self.y + row * self.step_y, self.width, self.height)

    @property
    def block(self) -> Rect:
        """All cells with their bleed."""
        if self.fixed:
            return bounds(self.fixed.places)
        last = self.trim(self.columns - 1, self.rows - 1)
        left, top = self.x - self.bleed_x, self.y - self.bleed_y
        right, foot = last.x + last.width + self.bleed_x, last.y + last.height + self.bleed_y
        return Rect(left, top, right - left, foot - top)


def bounds(boxes: Iterable[Rect]) -> Rect:
    """Give the box round all of ``boxes`` (at least one)."""
    left, top, right, foot = zip(*(box.extent for box in boxes), strict=True)
    return Rect(min(left), min(top), max(right) - min(left), max(foot) - min(top))


def covered(spans: Iterable[tuple[float, float]], near: float = 0.0) -> list[tuple[float, float]]:
    """Give what spans cover together, in order: those that touch, or are so near each other, are one."""
    found: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1] + near:
            start, before = found.pop()
            end = max(before, end)
        found.append((start, end))
    return found


def mirror(box: Rect, axis: Axis, at: float) -> Rect:
    """Mirror a box: what lies behind it when the paper is turned over, or folded, at ``at``."""
    if axis == "x":
        return Rect(2 * at - box.x - box.width, box.y, box.width, box.height)
    return Rect(box.x, 2 * at - box.y - box.height, box.width, box.height)


def fit(
    paper: Paper,
    width: float,
    height: float,
    bleed: float,
    layout: Layout,
    backs: Backs,
    shape: str = "card",
    count: int | None = None,
) -> Grid:
    """Work out the grid that holds the most cards and still has room for the slug.

    ``width``, ``height`` and ``bleed`` are one card's, mm. With ``backs`` ``gutterfold`` there is room for the
    backs across a fold. ``shape``, as in kit.toml, decides which marks need room. ``count``: how many cards
    there are; if they do not fill a sheet, the grid has no more rows and columns than they need, so that they
    lie in the middle of it.

    Upright cards are preferred to turned ones and a centred block to one that is moved aside for the slug,
    where as many fit. Raises FitError, with the sizes, if not one card fits.
    """
    if layout.fixed:
        return _given(paper, width, height, bleed, layout.fixed, layout.id, backs)
    layout = layout.suited(shape)
    if (
        layout.halves
        and not bleed
        and backs != "gutterfold"
        and (halved := _halved(paper, width, height, layout, count))
    ):
        return halved
    kind = kind_of(width, height, bleed, layout)
    axes: tuple[Axis | None, ...] = ("y", "x") if backs == "gutterfold" else (None,)
    found: list[tuple[int, int, Lies]] = []
    for order, (axis, turn) in enumerate((a, t) for a in axes for t in kind.turns):
        columns, rows = kind.most(*field(paper, axis), turn)
        columns, rows = grids(count or columns * rows, columns, rows)[0] if columns else (0, 0)
        ways = itertools.product(range(1, columns + 1), range(1, rows + 1))
        found += [(-min(c * r, count or c * r), order, (axis, turn, c, r)) for c, r in ways]
    for _, _, lies in sorted(found, key=lambda f: f[:2]):
        for grid in _placed(paper, kind, bleed, layout, lies):
            if around(grid, shape).slug(paper):
                return grid
    raise _too_large(paper, width, height, bleed, layout, backs)


def _given(
    paper: Paper, width: float, height: float, bleed: float, fixed: Fixed, name: str, backs: Backs
) -> Grid:
    """Take the places that a layout gives; bleed shows as far as the nearest neighbours leave room."""
    turn, box = turn_of(fixed, name, paper, width, height, backs), fixed.places[0]
    over = max(0.0, min(bleed, fixed.between() / 2))
    size = box.width, box.height
    return Grid(
        paper, len(fixed.places), 1, box.x, box.y, *size, *size, turn, over, over, False, 0.0, fixed=fixed
    )


def reach(grid: Grid, shape: str) -> float:
    """How far the marks of a shape stick out of the block, mm; a machine needs none, nor do given places."""
    if grid.paper.cutter or grid.fixed or shape == "net" or not (shape in STRAIGHT or grid.ticks):
        return 0.0
    return MARK_OFF + (grid.mark if shape in STRAIGHT else TICK)


def cuts(grid: Grid, shape: str, trims: Sequence[Rect] = ()) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Give the x and y of every straight cut, in order, if there are any. ``trims``: none for all."""
    if shape not in STRAIGHT or grid.fixed:
        return (), ()
    places = [*((column, 0) for column in range(grid.columns)), *((0, row) for row in range(1, grid.rows))]
    trims = trims or [grid.trim(*place) for place in places]
    if grid.halves:
        return (), (grid.paper.height / 2,) * (len(trims) - 1)
    xs = {round(x, 6) for t in trims for x in (t.x, t.x + t.width)}
    ys = {round(y, 6) for t in trims for y in (t.y, t.y + t.height)}
    return tuple(sorted(xs)), tuple(sorted(ys))


def kind_of(
    width: float, height: float, bleed: float, layout: Layout, shown: float = LEAST_BLEED, straight: bool = True
) -> Kind:
    """Give pieces to the packer. ``shown``: the most bleed round a block whose pieces share edges, mm."""
    shared = layout.edges == "shared"
    between, frame = (0.0, min(shown, bleed)) if shared else (2 * bleed + layout.gap, bleed)
    turns = (0,) if width == height else layout.turns
    return Kind(width, height, between, frame, turns, layout.lanes, straight)


def field(paper: Paper, axis: Axis | None) -> tuple[float, float]:
    """Give the room for fronts with their bleed, width and height, mm; ``axis``: what a fold mirrors."""
    width, height = paper.printable.width, paper.printable.height
    if axis == "x":
        width = paper.width / 2 - paper.margins[0] - FOLD_CLEAR
    if axis == "y":
        height = paper.height / 2 - paper.margins[1] - FOLD_CLEAR
    return width, height


def places(paper: Paper, axis: Axis | None, wide: float, high: float) -> Iterator[tuple[float, float]]:
    """Give where a box may lie: in the middle of the sheet (folded: next to the fold), up, to the left."""
    width, height = field(paper, axis)
    left, top = paper.margins
    x = left + (width - wide) / (1 if axis == "x" else 2)
    y = top + (height - high) / (1 if axis == "y" else 2)
    yield x, y
    if axis != "y":
        yield x, top
    if axis != "x":
        yield left, y


def fold_of(paper: Paper, axis: Axis | None) -> tuple[Axis, float] | None:
    """Give where a sheet is folded, in its middle; None where it is not."""
    return axis and (axis, (paper.width if axis == "x" else paper.height) / 2)


def across(line: tuple[Axis, float], room: Rect) -> tuple[Op, ...]:
    """Draw a line through a room at a place of an axis, such as a fold's."""
    axis, at = line
    if axis == "x":
        return ("M", at, room.y), ("L", at, room.y + room.height)
    return ("M", room.x, at), ("L", room.x + room.width, at)


def _halved(paper: Paper, width: float, height: float, layout: Layout, count: int | None) -> Grid | None:
    """Lay a piece into each half of the sheet, or one onto the whole; None where it is larger than a half."""
    room = paper.printable
    for turn in layout.turns:
        w, h = (height, width) if turn else (width, height)
        step = min(paper.height / 2, room.height - h)
        if w > room.width or h > step + EPS:
            continue
        x, y = (paper.width - w) / 2, (paper.height - h - step) / 2
        grid = Grid(paper, 1, 2, x, y, w, h, w, step, turn, 0.0, 0.0, False, MARK_LEAST, halves=True)
        if around(grid, "square").slug(paper):
            return replace(grid, rows=1, y=y + step / 2) if count == 1 else grid
    return None


def _placed(paper: Paper, kind: Kind, bleed: float, layout: Layout, lies: Lies) -> Iterator[Grid]:
    """Give the grid in each of its places, with all of the bleed that has room there; long marks come first."""
    axis, turn, columns, rows = lies
    w, h = kind.lying(turn)
    step_x, step_y = w + kind.between, h + kind.between
    wide, high = (columns - 1) * step_x + w, (rows - 1) * step_y + h
    width, height = field(paper, axis)
    shared = layout.edges == "shared"
    off = (CLEAR + BAR_DEPTH) / 2 if paper.cutter else REACH  # a machine needs no marks, but the slug stays
    bleed_x = _bleed(bleed, width - wide, 1 if axis == "x" else 2, off) if shared else bleed
    bleed_y = _bleed(bleed, height - high, 1 if axis == "y" else 2, off) if shared else bleed
    for x, y in places(paper, axis, wide + 2 * bleed_x, high + 2 * bleed_y):
        for mark in (MARK_MOST, MARK_LEAST):
            yield Grid(
                *(paper, columns, rows, x + bleed_x, y + bleed_y, w, h, step_x, step_y, turn),
                *(bleed_x, bleed_y, shared, mark),
                fold=fold_of(paper, axis),
                ticks=layout.ticks,
            )


def _bleed(bleed: float, spare: float, marked_sides: int, reach: float) -> float:
    """The bleed round a block: all of it where crop marks have room as well, else less, but not nothing."""
    room = (spare - marked_sides * reach) / 2
    return max(min(bleed, room), min(bleed, LEAST_BLEED))


def around(grid: Grid, shape: str) -> Around:
    """Give what a slug on the fronts' side of a sheet has to keep clear of."""
    xs, ys = cuts(grid, shape)
    if grid.halves:  # the cut's marks stand at the paper's edges: text stops there as at a fold
        return Around(grid.block, (), (), 0.0, ("y", ys[0]) if ys else None)
    whole = bounds((grid.block, mirror(grid.block, *grid.fold))) if grid.fold else grid.block
    if grid.paper.cutter:
        xs, ys = (), ()
    return Around(whole, xs, ys, reach(grid, shape), grid.fold)


def _too_large(
    paper: Paper, width: float, height: float, bleed: float, layout: Layout, backs: Backs
) -> FitError:
    """Say how large it is, what the sheet takes, and by how much it is too large the better way round."""
    outer = 2 * kind_of(width, height, bleed, layout).frame
    axes: tuple[Axis | None, ...] = ("y", "x") if backs == "gutterfold" else (None,)
    ways = [(width, height), (height, width)] if layout.turn else [(width, height)]

    def over(paper: Paper, strip: float) -> tuple[float, float, float]:
        fields = [field(paper, axis) for axis in axes]
        sides = [
            (max(w + outer - f[0], 0.0), max(h + outer + strip - f[1], 0.0)) for f in fields for w, h in ways
        ]
        return min((sum(side), *side) for side in sides)

    best = over(paper, 0.0)
    larger = sorted((one.width * one.height, id_) for id_, one in PAPERS.items())
    takes = [
        id_ for area, id_ in larger if area > paper.width * paper.height and not over(PAPERS[id_], STRIP)[0]
    ]
    room = " × ".join(f"{side:.4g}" for side in field(paper, axes[0]))
    what = f"{width:g} × {height:g} mm with {outer / 2:g} mm bleed does not fit on {paper.name}"
    if backs == "gutterfold":
        what += " beside a fold"
    sides = [f"{mm:.1f} mm too {word}" for mm, word in zip(best[1:], ("wide", "high"), strict=True) if mm > EPS]
    way = f"cut by {paper.cutter}" if paper.cutter else "printed"
    detail = (f"{' and '.join(sides)}; " if sides else "") + f"{room} mm can be {way}"
    if not sides:
        detail += f", minus a strip of {STRIP:g} mm for the scale bar and the sheet's name"
    hint = "make it smaller"
    if paper.cutter:
        hint = "make it smaller; or leave it out and cut it by hand"
    elif takes:
        hint = f"make it smaller; --paper {takes[0]} takes it"
    hint = in_pixels(width, height) or hint
    if backs == "gutterfold":
        hint += "; --backs none needs half the room"
    return FitError(f"{what} ({detail})", hint=hint)
