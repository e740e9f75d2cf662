"""Where a sheet has room for its slug: the lines of text and the scale bar beside the cards. Pure geometry."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from printkit.pdf.page import Rect
from printkit.pdf.paper import Paper

Axis = Literal["x", "y"]
"""The coordinate that a mirroring changes: ``x`` turns left and right about, ``y`` top and bottom."""

LEADING = 2.5
TEXT_RUN = 200.0
SHORTEST_LINE = 40.0
BAR_LENGTH = 50.5  # 50 mm and the ends of its line
BAR_DEPTH = 3.0
MOST_ROWS = 4
DEEPEST = MOST_ROWS * LEADING  # bands lie at the paper's edge
CLEAR = 0.8  # mm kept free round cards and fold
MARK_CLEAR = 2.0  # and round marks, which a ruler is laid against
EPS = 1e-6  # a sheet turned over has the front's measures but for rounding


class Spot(Struct, frozen=True):
    """A free box on the sheet. ``turn``: how text in it is turned, clockwise in degrees."""

    box: Rect
    turn: int

    @property
    def length(self) -> float:
        """Its extent along the text, mm."""
        return self.box.height if self.turn else self.box.width

    @property
    def depth(self) -> float:
        """Its extent across the text, mm."""
        return self.box.width if self.turn else self.box.height

    def part(self, start: float, length: float, over: float, depth: float) -> Spot:
        """Give a part of it: ``start`` along and ``over`` across the text from its first line's beginning."""
        b = self.box
        if self.turn == 90:  # reads downwards; lines follow each other to the left
            return Spot(Rect(b.x + b.width - over - depth, b.y + start, depth, length), 90)
        if self.turn == 270:  # reads upwards; lines follow each other to the right
            return Spot(Rect(b.x + over, b.y + b.height - start - length, depth, length), 270)
        return Spot(Rect(b.x + start, b.y + over, length, depth), 0)


class Slug(Struct, frozen=True):
    """The scale bar's place and the text's rows, each one line deep and all of one length."""

    bar: Spot
    rows: tuple[Spot, ...]


class Around(Struct, frozen=True):
    """What is on a side of a sheet, for :func:`find_slug`, which says what each is."""

    block: Rect
    cuts_x: Sequence[float]
    cuts_y: Sequence[float]
    reach: float
    fold: tuple[Axis, float] | None = None

    def slug(self, paper: Paper) -> Slug | None:
        """Give the slug's place beside it, or None where there is no room."""
        return find_slug(paper.printable, self.block, self.cuts_x, self.cuts_y, self.reach, self.fold)


def find_slug(
    printable: Rect,
    block: Rect,
    cuts_x: Sequence[float],
    cuts_y: Sequence[float],
    reach: float,
    fold: tuple[Axis, float] | None = None,
) -> Slug | None:
    """Find room for the slug round ``block``, or None.

    ``printable``: the sheet without its margins; ``block``: all cards with their bleed. ``cuts_x``, ``cuts_y``:
    where crop marks stand above and below, left and right of the block; empty without marks. ``reach``: how far
    marks stick out of the block, mm. ``fold``: a fold line, which text may not cross.
    """
    off = reach + (MARK_CLEAR if reach else CLEAR)
    bands = [[spot] for spot in _bands(printable, block, (off, off), (), (), fold)]
    if cuts_x or cuts_y:
        # A sheet that is not full has marks along the block's side, on the line of its outermost cuts.
        offs = (
            max(CLEAR, MARK_CLEAR - _bleed(cuts_x, block.x, block.width)),
            max(CLEAR, MARK_CLEAR - _bleed(cuts_y, block.y, block.height)),
        )
        between = _bands(printable, block, offs, cuts_x, cuts_y, fold)
        sides = [(turn, side) for turn in (0, 270, 90) for side in (0, 1)]
        for turn, far in sides:
            group = [s for s in between if s.turn == turn and _is_far(s, block) == bool(far)]
            bands.append(sorted(group, key=lambda s: -s.length))
    for group in bands:
        if len(group) == 1 and (both := _together(group[0])):
            return both
    for group in bands:
        if rows := _rows(group):
            taken = [row.box for row in rows]
            for other in bands:
                for spot in other:
                    if min(spot.length - BAR_LENGTH, spot.depth - BAR_DEPTH) >= -EPS and not _touches(
                        spot.box, taken
                    ):
                        return Slug(spot.part(0, BAR_LENGTH, (spot.depth - BAR_DEPTH) / 2, BAR_DEPTH), rows)
    return None


def _bands(
    page: Rect,
    block: Rect,
    off: tuple[float, float],
    cuts_x: Sequence[float],
    cuts_y: Sequence[float],
    fold: tuple[Axis, float] | None,
) -> list[Spot]:
    """The free bands below, above, left and right of the block, cut to pieces at marks and fold."""
    right, foot = page.x + page.width, page.y + page.height
    below, above = block.y + block.height + off[1], block.y - off[1]
    after, before = block.x + block.width + off[0], block.x - off[0]
    folds_x = [fold[1]] if fold and fold[0] == "x" else []
    folds_y = [fold[1]] if fold and fold[0] == "y" else []
    spots: list[Spot] = []
    for start, end in _pieces(page.x, right, cuts_x, folds_x):
        depth = min(foot - below, DEEPEST)
        spots.append(Spot(Rect(start, foot - depth, end - start, depth), 0))
        spots.append(Spot(Rect(start, page.y, end - start, min(above - page.y, DEEPEST)), 0))
    for start, end in _pieces(page.y, foot, cuts_y, folds_y):
        depth = min(right - after, DEEPEST)
        spots.append(Spot(Rect(page.x, start, min(before - page.x, DEEPEST), end - start), 270))
        spots.append(Spot(Rect(right - depth, start, depth, end - start), 90))
    return [spot for spot in spots if spot.depth >= LEADING - EPS and spot.length >= SHORTEST_LINE - EPS]


def _pieces(
    start: float, end: float, cuts: Sequence[float], folds: Sequence[float]
) -> list[tuple[float, float]]:
    """What is left of a stretch between fold and marks; outside the outermost, marks of the next side stand."""
    taken = sorted([(at, MARK_CLEAR) for at in (*cuts, *folds)])
    edges = [(at, clear) for at, clear in taken if start < at < end]
    if not cuts:
        edges = [(start, 0.0), *edges, (end, 0.0)]
    pieces = [(a + off, b - before) for (a, off), (b, before) in itertools.pairwise(edges)]
    return [(a, b) for a, b in pieces if b > a]


def _bleed(cuts: Sequence[float], start: float, length: float) -> float:
    """From the outermost cut, if there is one, to the edge of the block."""
    return 0.0 if not cuts else min(cuts[0] - start, start + length - cuts[-1])


def _is_far(spot: Spot, block: Rect) -> bool:
    if spot.turn:
        return spot.box.x > block.x
    return spot.box.y < block.y


def _together(spot: Spot) -> Slug | None:
    """Bar and text in one band, the bar first."""
    lead = BAR_LENGTH + 4
    if spot.depth < BAR_DEPTH - EPS or spot.length <= lead:
        return None
    rows = _rows([spot.part(lead, spot.length - lead, 0, spot.depth)])
    if not rows:
        return None
    return Slug(spot.part(0, BAR_LENGTH, 0, BAR_DEPTH), rows)


def _rows(group: Sequence[Spot]) -> tuple[Spot, ...]:
    """As many rows as the text may need, of one length, from spots of one side; none if they are too short."""
    best: tuple[Spot, ...] = ()
    for number in range(1, len(group) + 1):
        length = min(s.length for s in group[:number])
        spots = sorted(
            group[:number], key=lambda s: s.box.y if s.turn == 90 else -s.box.y if s.turn else s.box.x
        )
        rows = tuple(
            spot.part(0, length, row * LEADING, LEADING)
            for spot in spots
            for row in range(min(MOST_ROWS, int(spot.depth / LEADING + EPS)))
        )
        if length >= SHORTEST_LINE - EPS and len(rows) * length >= TEXT_RUN - EPS:
            best = rows
            break
    return best[:MOST_ROWS]


def _touches(box: Rect, others: Sequence[Rect]) -> bool:
    return any(
        box.x < o.x + o.width
        and o.x < box.x + box.width
        and box.y < o.y + o.height
        and o.y < box.y + box.height
        for o in others
    )
