"""A piece larger than the paper, parted into tiles that overlap: where each lies on its sheet, and its marks.

Every tile is cut off exactly where it meets the one to its left and the one above, and glued onto what those
show beyond that line: so no seam can gape, and what is drawn there to join by is covered in the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from printkit.errors import FitError
from printkit.pdf.page import Item, Op, Path, Rect
from printkit.pdf.paper import MARGIN, Paper
from printkit.press.grid import MARK_LEAST, MARK_OFF
from printkit.press.marks import INK, LINE, PAPER, name_drawing
from printkit.press.slug import Slug, find_slug

MOST_TILES = 64
"""More sheets of paper than anybody glues together."""

SPARE = 2.0
"""What a tile shows beyond a line that it is cut along inside the piece, mm: a cut a bit off leaves no gap."""

REACH = MARK_OFF + MARK_LEAST
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
    slug: Slug

    @property
    def name(self) -> str:
        """Its name: a letter for the row, a number for the column."""
        return tile_name(self.row, self.column)


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
        if _window(made) and all(_tile(made, row, column) for row in range(rows) for column in range(columns)):
            return made
    raise FitError(
        f"{width:g} × {height:g} mm would take more than {MOST_TILES} sheets of {paper.name}",
        hint="make it smaller",
    )


def tiles(made: Tiling) -> tuple[Tile, ...]:
    """Give the tiles of one piece, row by row."""
    found = [_tile(made, row, column) for row in range(made.rows) for column in range(made.columns)]
    return tuple(tile for tile in found if tile is not None)


def _extent(made: Tiling, place: int, count: int, length: float) -> tuple[float, float, float]:
    """Where a tile's own part begins along one axis, how long it is, and how much it shows before it."""
    own = length / count
    before = made.bleed if place == 0 else min(SPARE, made.overlap)
    return place * own, own, before


def _after(made: Tiling, place: int, count: int) -> float:
    return made.bleed if place == count - 1 else made.overlap


def _window(made: Tiling) -> bool:
    """Whether the largest tile has room on the sheet beside its marks, so that the slower look is worth it."""
    room = made.paper.printable
    for count, length, most in (
        (made.columns, made.width, room.width),
        (made.rows, made.height, room.height),
    ):
        for place in range(count):
            _, own, before = _extent(made, place, count, length)
            if before + own + _after(made, place, count) + 2 * REACH > most + 1e-6:
                return False
    return True


def _tile(made: Tiling, row: int, column: int) -> Tile | None:
    """Place one tile with its slug: in the middle of the sheet, or moved up or to the left."""
    left, wide, before_x = _extent(made, column, made.columns, made.width)
    top, high, before_y = _extent(made, row, made.rows, made.height)
    across = before_x + wide + _after(made, column, made.columns)
    down = before_y + high + _after(made, row, made.rows)
    paper = made.paper
    middle = (paper.width - across) / 2, (paper.height - down) / 2
    for x, y in (middle, (middle[0], MARGIN + REACH), (MARGIN + REACH, middle[1])):
        shown = Rect(x, y, across, down)
        trim = Rect(x + before_x, y + before_y, wide, high)
        whole = Rect(trim.x - left, trim.y - top, made.width, made.height)
        last_x, last_y = column == made.columns - 1, row == made.rows - 1
        cuts_x = _cuts(made, trim.x, trim.x + wide, column == 0, last_x)
        cuts_y = _cuts(made, trim.y, trim.y + high, row == 0, last_y)
        joins_x = () if last_x else (trim.x + wide,)
        joins_y = () if last_y else (trim.y + high,)
        at_x, at_y = tuple(sorted((*cuts_x, *joins_x))), tuple(sorted((*cuts_y, *joins_y)))
        slug = find_slug(paper.printable, shown, at_x, at_y, REACH)
        if slug is not None:
            return Tile(row, column, whole, trim, shown, cuts_x, cuts_y, joins_x, joins_y, slug)
    return None


def _cuts(made: Tiling, start: float, end: float, first: bool, last: bool) -> tuple[float, ...]:
    """The cuts across one axis: the piece's own edges where they are marked, and the edge inside it."""
    found = []
    if not first or made.cut:
        found.append(start)
    if last and made.cut:
        found.append(end)
    return tuple(found)


def tile_marks(tile: Tile, made: Tiling) -> tuple[Item, ...]:
    """Draw what a tile is cut and joined by.

    A solid mark at each end of every cut; a dashed one at each end of the line where the next tile's edge comes
    to lie, triangles along that line on the overlap, and the next tile's name there.
    """
    solid = Path(tuple(_ends(tile, tile.cuts_x, tile.cuts_y)), stroke=INK, width=LINE)
    dashed = Path(tuple(_ends(tile, tile.joins_x, tile.joins_y)), stroke=INK, width=LINE, dash=(0.7, 0.5))
    items: list[Item] = [path for path in (solid, dashed) if path.ops]
    teeth = tuple(op for tooth in _teeth(tile) for op in tooth)
    if teeth:
        items.append(Path(teeth, fill=INK, stroke=PAPER, width=2 * LINE))
    for x in tile.joins_x:
        items += _name(
            tile_name(tile.row, tile.column + 1), x + made.overlap / 2, tile.trim.y + tile.trim.height / 2
        )
    for y in tile.joins_y:
        items += _name(
            tile_name(tile.row + 1, tile.column), tile.trim.x + tile.trim.width / 2, y + made.overlap / 2
        )
    return tuple(items)


def _ends(tile: Tile, xs: tuple[float, ...], ys: tuple[float, ...]) -> Iterator[Op]:
    box = tile.shown
    left, right = box.x - MARK_OFF, box.x + box.width + MARK_OFF
    top, foot = box.y - MARK_OFF, box.y + box.height + MARK_OFF
    for x in xs:
        yield from (("M", x, top), ("L", x, top - MARK_LEAST), ("M", x, foot), ("L", x, foot + MARK_LEAST))
    for y in ys:
        yield from (("M", left, y), ("L", left - MARK_LEAST, y), ("M", right, y), ("L", right + MARK_LEAST, y))


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
    """Write a tile's name on white with its middle at x, y."""
    width, items = name_drawing(name, NAME_SIZE, x, y)
    h = NAME_SIZE * 0.62
    w = width / 2 + 0.8
    box = (("M", x - w, y - h), ("L", x + w, y - h), ("L", x + w, y + h), ("L", x - w, y + h), ("Z",))
    return (Path(box, fill=PAPER), *items)
