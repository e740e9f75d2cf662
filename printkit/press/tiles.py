"""A piece larger than the paper, parted into tiles that overlap: where each lies on its sheet, and its marks.

Every tile is cut off exactly where it meets the one to its left and the one above, and glued onto what those
show beyond that line: so no seam can gape, and what is drawn there to join by is covered in the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from printkit.draw.paths import rectangle
from printkit.errors import FitError
from printkit.pdf.page import Item, Op, Path, Rect
from printkit.pdf.paper import Paper
from printkit.press.grid import REACH, places
from printkit.press.marks import INK, LINE, PAPER, line_marks
from printkit.press.slug import Around
from printkit.text.label import label

MOST_TILES = 64  # more sheets of paper than anybody glues together
OVERLAP = 10.0
"""What tiles share where a layout does not say it, mm."""

SPARE = 2.0
"""What a tile shows beyond a line that it is cut along inside the piece, mm: a cut a bit off leaves no gap."""

TOOTH, TEETH_APART = 2.5, 30.0
"""The triangles along a line to join at: their height, and from one to the next, mm."""

NAME_SIZE = 3.2


class Tiling(Struct, frozen=True):
    """How a piece is parted, mm. ``width``, ``height``: its trim as it lies, after ``turn`` (0 or 90)."""

    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    turn: int
    bleed: float
    overlap: float
    cut: bool

    @property
    def sheets(self) -> int:
        """How many sheets one piece takes."""
        return self.columns * self.rows


class Tile(Struct, frozen=True):
    """One sheet, mm.

    ``row``, ``column``: from 0. ``whole``: the piece's trim, beyond the sheet too. ``trim``: what is this
    tile's own; ``shown``: what is printed, overlap, bleed and spare included. ``cuts_x``, ``cuts_y``: where it
    is cut; ``joins_x``, ``joins_y``: where the next tile's edge comes to lie.
    """

    row: int
    column: int
    whole: Rect
    trim: Rect
    shown: Rect
    cuts_x: tuple[float, ...]
    cuts_y: tuple[float, ...]
    joins_x: tuple[float, ...]
    joins_y: tuple[float, ...]
    around: Around


def tile_name(row: int, column: int) -> str:
    """Name a tile: ``A1`` is the first, ``A2`` to its right, ``B1`` below."""
    letters = chr(65 + row % 26) * (row // 26 + 1)
    return f"{letters}{column + 1}"


def tiling(
    paper: Paper, width: float, height: float, bleed: float, overlap: float, turn: bool = True, cut: bool = True
) -> Tiling:
    """Part a piece (trim and bleed in mm) into as few tiles as can be, rather upright than turned, and square.

    ``turn``: it may lie on its side. ``cut``: its outer edges have crop marks (a net has lines of its own).
    Raises FitError where more than MOST_TILES would be needed.
    """
    ways = [(width, height, 0), *([(height, width, 90)] if turn and width != height else [])]
    found = [
        (columns * rows, quarter, abs(w / columns - h / rows * paper.width / paper.height), columns, rows, w, h)
        for w, h, quarter in ways
        for columns in range(1, MOST_TILES + 1)
        for rows in range(1, MOST_TILES // columns + 1)
    ]
    for _, quarter, _, columns, rows, w, h in sorted(found):
        made = Tiling(paper, columns, rows, w, h, quarter, bleed, overlap, cut)
        if all(_tile(made, row, column) for row in range(rows) for column in range(columns)):
            return made
    what = f"{width:g} × {height:g} mm would take more than {MOST_TILES} sheets of {paper.name}"
    raise FitError(what, hint="make it smaller")


def tiles(made: Tiling) -> tuple[Tile, ...]:
    """Give the tiles of one piece, row by row."""
    found = [_tile(made, row, column) for row in range(made.rows) for column in range(made.columns)]
    return tuple(tile for tile in found if tile is not None)


def _extent(made: Tiling, place: int, count: int, length: float) -> tuple[float, float, float, float]:
    """Along one axis: where a tile's own part begins, how long it is, what it shows before and after it."""
    own = length / count
    before = made.bleed if place == 0 else min(SPARE, made.overlap)
    return place * own, own, before, made.bleed if place == count - 1 else made.overlap


def _tile(made: Tiling, row: int, column: int) -> Tile | None:
    """Place one tile, room for its slug beside it: in the middle of the sheet, or moved. None: no room."""
    left, wide, before_x, after_x = _extent(made, column, made.columns, made.width)
    top, high, before_y, after_y = _extent(made, row, made.rows, made.height)
    across, down = before_x + wide + after_x, before_y + high + after_y
    room = made.paper.printable
    if across + 2 * REACH > room.width + 1e-6 or down + 2 * REACH > room.height + 1e-6:
        return None
    for x, y in places(made.paper, None, across + 2 * REACH, down + 2 * REACH):
        shown = Rect(x + REACH, y + REACH, across, down)
        trim = Rect(shown.x + before_x, shown.y + before_y, wide, high)
        whole = Rect(trim.x - left, trim.y - top, made.width, made.height)
        cuts_x, joins_x = _lines(made, trim.x, trim.x + wide, column, made.columns)
        cuts_y, joins_y = _lines(made, trim.y, trim.y + high, row, made.rows)
        around = Around(shown, (*cuts_x, *joins_x), (*cuts_y, *joins_y), REACH)
        if around.slug(made.paper):
            return Tile(row, column, whole, trim, shown, cuts_x, cuts_y, joins_x, joins_y, around)
    return None


def _lines(
    made: Tiling, start: float, end: float, place: int, count: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The cuts across one axis (edges inside the piece, its own where they are marked), and the joins."""
    last = place == count - 1
    cuts = (start,) if place or made.cut else ()
    return ((*cuts, end) if made.cut else cuts, ()) if last else (cuts, (end,))


def tile_marks(tile: Tile, made: Tiling) -> tuple[Item, ...]:
    """Draw what a tile is cut and joined by.

    A solid mark at each end of every cut; a dashed one at each end of the line where the next tile's edge comes
    to lie, triangles along that line on the overlap, and the next tile's name there.
    """
    solid = Path(line_marks(tile.shown, tile.cuts_x, tile.cuts_y), stroke=INK, width=LINE)
    dashed = Path(line_marks(tile.shown, tile.joins_x, tile.joins_y), stroke=INK, width=LINE, dash=(0.7, 0.5))
    items: list[Item] = [path for path in (solid, dashed) if path.ops]
    teeth = tuple(op for tooth in _teeth(tile) for op in tooth)
    if teeth:
        items.append(Path(teeth, fill=INK, stroke=PAPER, width=2 * LINE))
    own, off = tile.trim, made.overlap / 2
    for x in tile.joins_x:
        items += _name(tile_name(tile.row, tile.column + 1), x + off, own.y + own.height / 2)
    for y in tile.joins_y:
        items += _name(tile_name(tile.row + 1, tile.column), own.x + own.width / 2, y + off)
    return tuple(items)


def tile_cuts(tile: Tile) -> tuple[Op, ...]:
    """Give the lines that a tile is cut off along, and those at the end of its overlap."""
    sides = zip(tile.trim.extent, tile.shown.extent, (tile.cuts_x, tile.cuts_y) * 2, strict=True)
    left, top, right, foot = (own if own in cuts else shown for own, shown, cuts in sides)
    lines = [((x, top), (x, foot)) for x in (*tile.cuts_x, *(right for _ in tile.joins_x))]
    lines += [((left, y), (right, y)) for y in (*tile.cuts_y, *(foot for _ in tile.joins_y))]
    return tuple(op for start, end in lines for op in (("M", *start), ("L", *end)))


def _teeth(tile: Tile) -> Iterator[tuple[Op, ...]]:
    """Triangles with their feet on a line to join at and their tips beyond it."""
    for x in tile.joins_x:
        for y in _along(tile.trim.y, tile.trim.height):
            yield (("M", x, y - TOOTH / 2), ("L", x + TOOTH, y), ("L", x, y + TOOTH / 2), ("Z",))
    for y in tile.joins_y:
        for x in _along(tile.trim.x, tile.trim.width):
            yield (("M", x - TOOTH / 2, y), ("L", x, y + TOOTH), ("L", x + TOOTH / 2, y), ("Z",))


def _along(start: float, length: float) -> list[float]:
    """Places along a line, none in its middle, where the name stands."""
    count = max(2, int(length / TEETH_APART) // 2 * 2)
    return [start + length * (n + 0.5) / count for n in range(count)]


def _name(name: str, x: float, y: float) -> tuple[Item, ...]:
    """Write a tile's name on white with the middle of its capitals at x, y."""
    set_ = label(name, NAME_SIZE, bold=True)
    h, w = NAME_SIZE * 0.62, set_.width / 2 + 0.8
    box = Path(rectangle(x - w, y - h, 2 * w, 2 * h), fill=PAPER)
    return (box, *set_.at(x - set_.width / 2, y + 0.33 * NAME_SIZE))
