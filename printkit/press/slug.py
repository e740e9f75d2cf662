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


class Spot(Rect, frozen=True):
    """A free box on the sheet. ``turn``: how text in it is turned, clockwise in degrees."""

    turn: int

    @property
    def length(self) -> float:
        """Its extent along the text, mm."""
        return self.height if self.turn else self.width

    @property
    def depth(self) -> float:
        """Its extent across the text, mm."""
        return self.width if self.turn else self.height

    def part(self, start: float, length: float, over: float, depth: float) -> Spot:
        """Give a part of it: ``start`` along and ``over`` across the text from its first line's beginning."""
        if self.turn == 90:  # reads downwards; lines follow each other to the left
            return Spot(self.x + self.width - over - depth, self.y + start, depth, length, 90)
        if self.turn == 270:  # reads upwards; lines follow each other to the right
            return Spot(self.x + over, self.y + self.height - start - length, depth, length, 270)
        return Spot(self.x + start, self.y + over, length, depth, 0)


class Slug(Struct, frozen=True):
    """The scale bar's place and the text's rows, each one line deep and all of one length."""

    bar: Spot
    rows: tuple[Spot, ...]


class Around(Struct, frozen=True):
    """What is on a side of a sheet, for its slug, mm.

    ``block``: all cards with their bleed. ``cuts_x``, ``cuts_y``: where crop marks stand above and below, left
    and right of the block; empty without marks. ``reach``: how far marks stick out of the block. ``fold``: a
    fold line, which text may not cross.
    """

    block: Rect
    cuts_x: Sequence[float]
    cuts_y: Sequence[float]
    reach: float
    fold: tuple[Axis, float] | None = None

    def slug(self, paper: Paper) -> Slug | None:
        """Give the slug's place round the block, or None where there is no room."""
        bands = self._bands(paper.printable)
        for group in bands:
            if len(group) == 1 and (both := _together(group[0])):
                return both
        for group in bands:
            if rows := _rows(group):
                for spot in itertools.chain.from_iterable(bands):
                    room = min(spot.length - BAR_LENGTH, spot.depth - BAR_DEPTH)
                    if room >= -EPS and not _touches(spot, rows):
                        return Slug(spot.part(0, BAR_LENGTH, (spot.depth - BAR_DEPTH) / 2, BAR_DEPTH), rows)
        return None

    def _bands(self, page: Rect) -> list[list[Spot]]:
        """Give the free bands below, above, left and right of the block; those between marks side by side."""
        off = self.reach + (MARK_CLEAR if self.reach else CLEAR)
        below, above, left, right = self._sides(page, (off, off), (), ())
        pairs = *zip(below, above, strict=True), *zip(left, right, strict=True)
        bands = [[spot] for pair in pairs for spot in pair]
        if self.cuts_x or self.cuts_y:
            # A sheet that is not full has marks along the block's side, on the line of its outermost cuts.
            bleed_x = _bleed(self.cuts_x, self.block.x, self.block.width)
            bleed_y = _bleed(self.cuts_y, self.block.y, self.block.height)
            offs = max(CLEAR, MARK_CLEAR - bleed_x), max(CLEAR, MARK_CLEAR - bleed_y)
            bands += self._sides(page, offs, self.cuts_x, self.cuts_y)
        least = LEADING - EPS, SHORTEST_LINE - EPS
        deep = [[s for s in band if s.depth >= least[0] and s.length >= least[1]] for band in bands]
        return [sorted(band, key=lambda spot: -spot.length) for band in deep if band]

    def _sides(
        self, page: Rect, off: tuple[float, float], cuts_x: Sequence[float], cuts_y: Sequence[float]
    ) -> tuple[list[Spot], ...]:
        """Give what lies below, above, left and right of the block, cut to pieces at marks and fold."""
        block, fold = self.block, self.fold
        foot, end = page.y + page.height, page.x + page.width
        low = min(foot - block.y - block.height - off[1], DEEPEST)
        high = min(block.y - off[1] - page.y, DEEPEST)
        before = min(block.x - off[0] - page.x, DEEPEST)
        after = min(end - block.x - block.width - off[0], DEEPEST)
        across = _pieces(page.x, end, cuts_x, [fold[1]] if fold and fold[0] == "x" else [])
        down = _pieces(page.y, foot, cuts_y, [fold[1]] if fold and fold[0] == "y" else [])
        return (
            [Spot(a, foot - low, b - a, low, 0) for a, b in across],
            [Spot(a, page.y, b - a, high, 0) for a, b in across],
            [Spot(page.x, a, before, b - a, 270) for a, b in down],
            [Spot(end - after, a, after, b - a, 90) for a, b in down],
        )


def _pieces(
    start: float, end: float, cuts: Sequence[float], folds: Sequence[float]
) -> list[tuple[float, float]]:
    """What is left of a stretch between fold and marks; outside the outermost, marks of the next side stand."""
    edges = [(at, MARK_CLEAR) for at in sorted((*cuts, *folds)) if start < at < end]
    if not cuts:
        edges = [(start, 0.0), *edges, (end, 0.0)]
    pieces = [(a + off, b - before) for (a, off), (b, before) in itertools.pairwise(edges)]
    return [(a, b) for a, b in pieces if b > a]


def _bleed(cuts: Sequence[float], start: float, length: float) -> float:
    """From the outermost cut, if there is one, to the edge of the block."""
    return 0.0 if not cuts else min(cuts[0] - start, start + length - cuts[-1])


def _together(spot: Spot) -> Slug | None:
    """Bar and text in one band, the bar first."""
    lead = BAR_LENGTH + 4
    if spot.depth < BAR_DEPTH - EPS or spot.length <= lead:
        return None
    rows = _rows([spot.part(lead, spot.length - lead, 0, spot.depth)])
    return Slug(spot.part(0, BAR_LENGTH, 0, BAR_DEPTH), rows) if rows else None


def _rows(group: Sequence[Spot]) -> tuple[Spot, ...]:
    """As many rows as the text may need, of one length, from spots of one side; none if they are too short."""
    for number in range(1, len(group) + 1):
        length = min(s.length for s in group[:number])
        spots = sorted(group[:number], key=lambda s: s.y if s.turn == 90 else -s.y if s.turn else s.x)
        rows = tuple(
            spot.part(0, length, row * LEADING, LEADING)
            for spot in spots
            for row in range(min(MOST_ROWS, int(spot.depth / LEADING + EPS)))
        )
        if length >= SHORTEST_LINE - EPS and len(rows) * length >= TEXT_RUN - EPS:
            return rows[:MOST_ROWS]
    return ()


def _touches(box: Rect, others: Sequence[Rect]) -> bool:
    right, foot = box.x + box.width, box.y + box.height
    return any(box.x < o.x + o.width and o.x < right and box.y < o.y + o.height and o.y < foot for o in others)
