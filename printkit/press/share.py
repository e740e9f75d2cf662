"""One plan for many parts: which pieces share a sheet of paper, and where each lies. Nothing is drawn here.

Pieces of one size fill whole sheets as they do when a part is printed alone. What is left over is packed
(:mod:`printkit.press.pack`): those with backs on as few sheets as can be, then those without, in the room
beside them where that saves a sheet.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import placed
from printkit.kit.model import RINGED, STRAIGHT, Backs, Part
from printkit.pdf.page import Item, Op, Rect
from printkit.pdf.paper import MARGIN, Paper
from printkit.press.grid import (
    LEAST_BLEED,
    MARK_LEAST,
    MARK_OFF,
    REACH,
    TICK,
    Grid,
    around,
    bounds,
    cuts,
    field,
    fit,
    fold_of,
    kind_of,
    mirror,
    places,
)
from printkit.press.impose import Sheet, Slot, fronts_of, sides, turned_over
from printkit.press.layout import Layout
from printkit.press.pack import Block, Filled, Kind, pack
from printkit.press.slug import LEADING, MARK_CLEAR, Around, Axis

WHOLE = 0.75
"""Pieces that fill so much of the printable area among themselves have sheets of their own."""

BAND = MARK_CLEAR + 2 * LEADING  # what a sheet keeps for its slug beyond the marks, mm
SHRUNK = (0.0, 5.0, 10.0, 20.0, 40.0)  # how much more is kept, mm, while a slug finds no room

BLEEDS = (MARGIN, 2.5, 2.0, 1.5, LEAST_BLEED)
"""What is tried, mm: the most bleed round a block. A back may drift by more than the least."""

TOGETHER = (2000.0, 16000.0)
"""What is tried, mm²: how much of a sheet may stay empty so that a part's pieces lie together."""


class Lot(Struct, frozen=True):
    """Pieces of one part: how many, and how they lie among themselves."""

    part: Part
    layout: Layout
    count: int


class Laid(Struct, frozen=True):
    """A block of equal pieces on a sheet: its grid, its shape as in kit.toml, its fronts."""

    grid: Grid
    shape: str
    fronts: tuple[Slot, ...]

    @property
    def lines(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The x and the y of its straight cuts, each line once; none in fixed places."""
        return cuts(self.grid, self.shape, [slot.trim for slot in self.fronts])


class Leaf(Struct, frozen=True):
    """A sheet of paper: what lies on its front, block by block, its printed sides, and what is to be cut.

    A slot's ``card`` is a piece's number, from 0, among those of all lots in their order. Where it is a tile of
    a larger piece, ``marks`` are drawn on it, ``trim`` is what of the piece is its own, and ``parting`` the
    lines that it is cut off along.
    """

    laid: tuple[Laid, ...]
    sides: tuple[Sheet, ...]
    around: Around
    marks: tuple[Item, ...] = ()
    trim: Rect | None = None
    parting: tuple[Op, ...] = ()

    @property
    def cuts(self) -> int:
        """The straight cuts that part its pieces: between blocks, and along every edge in each block."""
        return len(self.laid) - 1 + sum(len(lines) for one in self.laid for lines in one.lines)

    @property
    def outlines(self) -> int:
        """How many of its pieces are cut out by their outline."""
        return sum(len(one.fronts) for one in self.laid if one.shape not in STRAIGHT and not one.grid.fixed)


def _apart(part: Part) -> float:
    """What a block of a part's pieces keeps free beyond its bleed, mm: for marks, and beside nets for a cut."""
    return 1.0 if part.shape == "net" else REACH if part.shape in STRAIGHT else MARK_OFF + TICK


class _Group(Struct, frozen=True):
    """Pieces that can lie in one block. ``layout``: as it suits their shape; ``cards``: their numbers."""

    part: Part
    layout: Layout
    bleed: float
    backs: Backs
    cards: tuple[int, ...]

    def grid(self, paper: Paper, count: int | None = None) -> Grid:
        return fitted(self.part, paper, self.layout, self.backs, count)

    def kind(self, shown: float) -> Kind:
        """Give it to the packer, with room for marks; ``shown``: see :func:`printkit.press.grid.kind_of`."""
        part, size = self.part, self.part.size
        kind = kind_of(size.width, size.height, self.bleed, self.layout, shown, part.shape in STRAIGHT)
        return replace(kind, frame=kind.frame + _apart(part))

    def only(self, first: int, end: int) -> _Group:
        return replace(self, cards=self.cards[first:end])

    def sheets(self, count: int) -> list[_Group]:
        """Deal the pieces out, so many to a sheet."""
        return [self.only(first, first + count) for first in range(0, len(self.cards), count)]


def share(lots: Sequence[Lot], paper: Paper, asked: Backs) -> tuple[Leaf, ...]:
    """Lay the pieces of some parts on as few sheets as we find, and those with the fewest cuts.

    All that have backs have them printed as ``asked``. Raises FitError for a piece that no sheet takes.
    """
    groups = [_one_way(group, paper) for group in _groups(lots, asked)]
    full: list[_Group] = []
    rest: list[_Group] = []
    for group in groups:
        many, per_sheet, size = len(group.cards), group.grid(paper).per_sheet, group.part.size
        area = paper.printable.width * paper.printable.height / (2 if group.backs == "gutterfold" else 1)
        fills = per_sheet * size.width * size.height >= WHOLE * area
        whole = many if group.layout.halves else many - many % per_sheet if fills else 0
        full += group.only(0, whole).sheets(per_sheet)
        rest += [group.only(whole, many)] if whole < many else []
    backed, bare = ([one for one in rest if (one.part.back is None) is none] for none in (False, True))
    parted = [*_packed(backed, paper), *_packed(bare, paper)]
    if asked != "gutterfold" and backed and bare:
        together = _packed(rest, paper)
        parted = together if asked == "none" or len(together) < len(parted) else parted
    return numbered([_alone(one, paper) for one in sorted(full, key=lambda one: one.cards[0])] + parted)


def numbered(made: Sequence[Made]) -> tuple[Leaf, ...]:
    """Give sheets of paper with their printed sides, numbered as they follow each other."""
    leaves = []
    for number, (laid, seen, backs) in enumerate(made, 1):
        fronts, grid = tuple(slot for one in laid for slot in one.fronts), laid[0].grid
        mirrored = grid.fold or turned_over(grid.paper, backs)
        leaves.append(Leaf(laid, sides(number, len(made), fronts, backs, mirrored), seen))
    return tuple(leaves)


Made = tuple[tuple[Laid, ...], Around, Backs]
"""The blocks of a sheet, what its slug keeps clear of, and how its backs are printed."""


def _groups(lots: Sequence[Lot], asked: Backs) -> list[_Group]:
    """Gather the pieces that are of one size, lie in one way and have backs, or none."""
    found: dict[object, _Group] = {}
    first = 0
    for lot in lots:
        part, layout = lot.part, lot.layout.suited(lot.part.shape)
        cards = tuple(range(first, first + lot.count))
        first += lot.count
        lies = replace(layout, id="", about="", shapes=(), backs=None, overlap=0.0)
        bleed = layout.shown(part.bleed)
        key = part.size, part.shape, bleed, lies, part.back is not None
        backs = "none" if part.back is None and asked == "gutterfold" else asked
        known = found.get(key) or _Group(part, layout, bleed, backs, ())
        found[key] = replace(known, cards=known.cards + cards)
    return list(found.values())


def _one_way(group: _Group, paper: Paper) -> _Group:
    """Let cards with backs all lie the same way, that in which most fit.

    A printer lays all backs a little aside, in one direction; a card that lay otherwise would be known by it.
    """
    if group.part.back is None or group.part.shape != "card":
        return group
    turned = group.grid(paper).turn == 90
    return replace(group, layout=replace(group.layout, turn=False, sideways=turned))


def fitted(part: Part, paper: Paper, layout: Layout, backs: Backs, count: int | None = None) -> Grid:
    """Give a part's grid, as :func:`printkit.press.grid.fit` does. Raises FitError that names the part."""
    size, bleed = part.size, layout.shown(part.bleed)
    with placed(lambda: f"kit.toml: part.{part.id}"):
        return fit(paper, size.width, size.height, bleed, layout, backs, part.shape, count)


def _alone(group: _Group, paper: Paper) -> Made:
    """Lay pieces of one group on a sheet of their own, as if there were no others."""
    grid = group.grid(paper, len(group.cards))
    return alone(grid, group.part.shape, group.cards, group.bleed, group.backs)


def alone(grid: Grid, shape: str, cards: Sequence[int], bleed: float, backs: Backs) -> Made:
    """Fill one sheet with equal pieces, in reading order; the grid is for the same ``backs``."""
    laid = Laid(grid, shape, fronts_of(cards, grid, bleed))
    return (laid,), around(grid, shape), backs


def _packed(groups: Sequence[_Group], paper: Paper) -> list[Made]:
    """Pack groups on as few sheets as we find; then in as few blocks, so that a part's pieces lie together.

    Blocks have as much of their bleed as takes neither more paper nor more blocks than a little of it. One
    group lies as if it were alone, and so do several where packing saves nothing or finds no room.
    """
    alone = [_alone(one, paper) for group in groups for one in group.sheets(group.grid(paper).per_sheet)]
    if len(groups) < 2:
        return alone
    tries = itertools.product(BLEEDS, TOGETHER)
    packed = [_with_bleed(groups, paper, bleed, whole) for bleed, whole in tries]
    return min(filter(None, [*packed, alone]), key=lambda made: (len(made), sum(len(one[0]) for one in made)))


def _with_bleed(groups: Sequence[_Group], paper: Paper, bleed: float, whole: float) -> list[Made]:
    """Pack groups with so much bleed round each block at most, mm; nothing where slugs find no room.

    ``whole``: see :func:`printkit.press.pack.pack`.
    """
    kinds = tuple(group.kind(bleed) for group in groups)
    counts = tuple(len(group.cards) for group in groups)
    axes: tuple[Axis | None, ...] = ("y", "x") if groups[0].backs == "gutterfold" else (None, None)
    for more in SHRUNK:
        left, made = [iter(group.cards) for group in groups], list[Made | None]()
        for room, blocks in pack(kinds, counts, tuple(_rooms(paper, axes, more)), whole):
            cards = [tuple(itertools.islice(left[block.kind], block.count)) for block in blocks]
            held = [replace(groups[block.kind], cards=some) for block, some in zip(blocks, cards, strict=True)]
            first = held[0]  # alone it may find less room than here: its grid leaves a band for words, too
            alone = len(held) == 1 and first.grid(paper, many := len(first.cards)).per_sheet >= many
            made.append(_alone(first, paper) if alone else _mixed(blocks, held, bleed, paper, axes[room]))
        found = [one for one in made if one is not None]
        if len(found) == len(made) and not any(map(tuple, left)):
            return found
    return []


def _rooms(paper: Paper, axes: Sequence[Axis | None], more: float) -> Iterator[tuple[float, float]]:
    """Give the room for blocks with their frames, less a band for the slug: below them, or beside them."""
    for number, axis in enumerate(axes):
        width, height = field(paper, axis)
        band = BAND + more
        yield (width - band, height) if axis is None and number else (width, height - band)


def _mixed(
    blocks: Filled, groups: Sequence[_Group], bleed: float, paper: Paper, axis: Axis | None
) -> Made | None:
    """Bring packed blocks to their places, with room for a slug; None where there is none.

    In the middle of the sheet (folded: next to the fold), else pushed up, else to the left.
    """
    wide, high = max(b.x + b.width for b in blocks), max(b.y + b.height for b in blocks)
    if axis == "y":  # the other way round, so that what was packed first lies next to the fold
        blocks = tuple(replace(b, y=high - b.y - b.height) for b in blocks)
    elif axis == "x":
        blocks = tuple(replace(b, x=wide - b.x - b.width) for b in blocks)
    fold = fold_of(paper, axis)
    for x, y in places(paper, axis, wide, high):
        pairs = zip(blocks, groups, strict=True)
        laid = tuple(_laid(block.moved(x, y), group, group.kind(bleed), paper, fold) for block, group in pairs)
        seen = _around(laid, fold)
        if seen.slug(paper) is not None:
            return laid, seen, groups[0].backs
    return None


def _laid(block: Block, group: _Group, kind: Kind, paper: Paper, fold: tuple[Axis, float] | None) -> Laid:
    w, h = kind.lying(block.turn)
    bleed = kind.frame - _apart(group.part)
    grid = Grid(
        *(paper, block.columns, block.rows, block.x + kind.frame, block.y + kind.frame, w, h),
        *(w + kind.between, h + kind.between, block.turn, bleed, bleed),
        shared=group.layout.edges == "shared",
        mark=MARK_LEAST,
        fold=fold,
        ticks=group.layout.ticks,
    )
    return Laid(grid, group.part.shape, fronts_of(group.cards, grid, group.bleed))


def _around(laid: Sequence[Laid], fold: tuple[Axis, float] | None) -> Around:
    """Give what a slug keeps clear of: text may stand between marks where nothing but straight cuts has any."""
    box = bounds(slot.bleed for one in laid for slot in one.fronts)
    whole: Rect = bounds((box, mirror(box, *fold))) if fold else box
    cutter = laid[0].grid.paper.cutter
    if cutter or any(one.shape in RINGED for one in laid):
        return Around(whole, (), (), 0.0 if cutter else REACH, fold)
    lines = [cuts(one.grid, one.shape) for one in laid]
    xs, ys = (tuple(sorted({at for line in lines for at in line[n]})) for n in (0, 1))
    return Around(whole, xs, ys, REACH, fold)
