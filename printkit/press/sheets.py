"""Parts → sheets of paper: which share theirs, which are parted into tiles, and where each piece lies."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from printkit.errors import FitError, placed
from printkit.kit.model import RINGED, Backs, Part
from printkit.pdf.paper import Paper
from printkit.press.impose import Sheet, Slot
from printkit.press.layout import Layout, settle_backs
from printkit.press.leaves import Batch, Work
from printkit.press.share import Leaf, Lot, alone, fitted, numbered, share
from printkit.press.tiles import OVERLAP, Tiling, tile_cuts, tile_marks, tiles, tiling


def tiling_of(part: Part, paper: Paper, layout: Layout, asked: Backs) -> Tiling | None:
    """Give how a part's pieces are parted into tiles; None where they fit whole, or are not to be parted.

    Those in given places are not, nor those for a machine to cut whose layout says nothing of tiles. Raises
    FitError for a piece that is printed on both sides, or has no corners to part it by, and does not fit.
    """
    overlap = layout.overlap or (0.0 if paper.cutter else OVERLAP)
    if layout.fixed or not overlap:
        return None
    backs = settle_backs(asked, layout, part.back is not None)
    try:
        fitted(part, paper, layout, backs)
    except FitError as error:
        if part.shape in RINGED:
            raise
        if backs != "none":
            error.hint = f"{error.hint}; --backs none leaves its back out, and parts it into tiles"
            raise
        size = part.size.width, part.size.height
        with placed(lambda: f"kit.toml: part.{part.id}"):
            return tiling(paper, *size, layout.shown(part.bleed), overlap, layout.turn, part.shape != "net")
    return None


def stands_alone(part: Part, paper: Paper, layout: Layout, asked: Backs) -> bool:
    """Whether a part shares its sheets with no other.

    It is parted into tiles, its places are given, or its layout insists on how its backs are printed.
    """
    insists = part.back is not None and settle_backs(asked, layout, two_sided=True) != asked
    return insists or layout.fixed is not None or tiling_of(part, paper, layout, asked) is not None


def batches(lots: Sequence[Lot], paper: Paper, asked: Backs) -> Iterator[Batch]:
    """Lay out parts that share sheets, then each that has its own. Raises FitError where one fits on none."""
    apart = [lot for lot in lots if stands_alone(lot.part, paper, lot.layout, asked)]
    if together := tuple(lot for lot in lots if lot not in apart):
        backs = asked if any(lot.part.back for lot in together) else "none"
        yield Batch(together, paper, backs, share(together, paper, backs), shared=True)
    for lot in apart:
        yield batch_of(lot, paper, asked)


def batch_of(lot: Lot, paper: Paper, asked: Backs) -> Batch:
    """Lay out a part on sheets of its own. Raises FitError where it does not fit."""
    part, layout, count = lot.part, lot.layout, lot.count
    if (parted := tiling_of(part, paper, layout, asked)) is not None:
        return Batch((lot,), paper, "none", leaves_parted(parted, count), parted=parted)
    backs = settle_backs(asked, layout, part.back is not None)
    grid = fitted(part, paper, layout, backs, count)
    bleed, many = layout.shown(part.bleed), grid.per_sheet
    cards = [range(count)[first : first + many] for first in range(0, count, many)]
    return Batch(
        (lot,), paper, backs, numbered([alone(grid, part.shape, some, bleed, backs) for some in cards])
    )


def work_of(lots: Sequence[Lot], paper: Paper, asked: Backs) -> Work:
    """Say what parts take. Raises FitError where one fits on no sheet."""
    works = [one.work for one in batches(lots, paper, asked)]
    return Work(*(sum(getattr(one, name) for one in works) for name in Work.__struct_fields__))


def leaves_parted(made: Tiling, count: int) -> tuple[Leaf, ...]:
    """Give the sheets of ``count`` pieces that are parted into tiles, one on each."""
    drawn = [(tile, tile_marks(tile, made), tile_cuts(tile)) for tile in tiles(made)]
    found = enumerate(itertools.product(range(count), drawn), 1)
    return tuple(
        Leaf((), (Sheet(number, count * made.sheets, "front", (slot,)),), tile.around, marks, tile.trim, cuts)
        for number, (card, (tile, marks, cuts)) in found
        for slot in [Slot(card, False, tile.whole, made.turn, tile.shown)]
    )
