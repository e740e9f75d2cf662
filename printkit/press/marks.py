"""What is printed to cut, fold and measure by: crop marks, rings, the fold, the scale bar; and the slug."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from printkit.errors import FitError
from printkit.pdf.page import Drawing, Item, Op, Path, Rect
from printkit.pdf.paper import Paper
from printkit.press.grid import MARK_LEAST, MARK_OFF, TICK, Grid, bounds
from printkit.press.impose import Sheet, Slot
from printkit.press.slug import BAR_DEPTH, BAR_LENGTH, CLEAR, LEADING
from printkit.text.faces import Glyphs
from printkit.text.inline import Line, Piece, Span, TextStyle
from printkit.text.lines import set_lines

LINE = 0.15
"""Width of every mark, mm (0.4 pt)."""

BAR = 50.0
"""Length of the scale bar, mm."""

TEXT, LEAST_TEXT = 1.9, 1.2
"""Size of the slug's text and the least that it may be shrunk to, mm."""

BASELINE = 1.9
"""From a row's top to its baseline, mm."""

DOT = " · "
"""Stands between the slug's words."""

INK, PAPER = "#000000", "#ffffff"


def crop_marks(sheet: Sheet, grid: Grid, shape: str) -> tuple[Path, ...]:
    """Give the marks to cut by, none of them on a card or its bleed.

    Straight cuts: a mark at each end of every cut line, outside all cards. Circles: four ticks round each (and
    :func:`rings`). Nets carry their own lines. Backs have none: one cuts along the fronts' marks.
    """
    fronts = [slot for slot in sheet.slots if not slot.back]
    if not fronts or shape == "net" or (shape == "circle" and not grid.ticks):
        return ()
    if grid.halves:
        ops: list[Op] = _halving(grid) if len(fronts) > 1 else []
    else:
        ops = _ticks(fronts) if shape == "circle" else _corners(fronts, sheet, grid)
    return (Path(tuple(ops), stroke=INK, width=LINE),)


def rings(sheet: Sheet, shape: str) -> tuple[Path, ...]:
    """Give the line to cut a round piece out by, which lies on its edge: no ruler finds it from marks outside.

    A fine black line on a white one, to be seen on light ground and dark. Fronts only.
    """
    if shape != "circle":
        return ()
    ops = tuple(op for slot in sheet.slots if not slot.back for op in _circle(slot.trim))
    if not ops:
        return ()
    return Path(ops, stroke=PAPER, width=3 * LINE), Path(ops, stroke=INK, width=LINE)


def fold_line(sheet: Sheet, paper: Paper) -> tuple[Path, ...]:
    """Give the dashed line to fold along, if there is one."""
    if sheet.fold is None:
        return ()
    axis, at = sheet.fold
    page = paper.printable
    if axis == "x":
        ops: tuple[Op, ...] = (("M", at, page.y), ("L", at, page.y + page.height))
    else:
        ops = (("M", page.x, at), ("L", page.x + page.width, at))
    return (Path(ops, stroke=INK, width=LINE, dash=(2.0, 1.5)),)


def scale_bar() -> Drawing:
    """Draw the bar: 50 mm between the middles of its end ticks, a short tick every 10 mm, its label on it."""
    foot = BAR_DEPTH - 0.6
    ops: list[Op] = [("M", 0.0, foot), ("L", BAR, foot)]
    for step in range(6):
        high = 2.0 if step in (0, 5) else 0.9
        ops += [("M", step * 10.0, foot), ("L", step * 10.0, foot - high)]
    style = TextStyle(TEXT, LEADING, lang="en", align="left", hang=False, hyphenate=False)
    label = set_lines([Span(f"{BAR:g} mm", nobreak=True)], style, BAR)[0]
    items = _moved(_row(label, BAR).items, (BAR - label.width) / 2, foot - 0.5 - BASELINE)
    return Drawing(BAR_LENGTH, BAR_DEPTH, (Path(tuple(ops), stroke=INK, width=LINE, cap="square"), *items))


def name_drawing(name: str, size: float, x: float, y: float) -> tuple[float, tuple[Glyphs, ...]]:
    """Set a short name with the middle of its capitals at x, y, mm; gives its width and its glyphs."""
    style = TextStyle(size, size * 1.2, lang="en", align="left", hang=False, hyphenate=False, bold=True)
    line = set_lines([Span(name, nobreak=True)], style, 10 * size)[0]
    glyphs = (piece.glyphs for piece in line.pieces if isinstance(piece, Piece))
    return line.width, _moved(glyphs, x - line.width / 2, y + 0.33 * size)


def set_rows(
    words: Sequence[str], length: float, rows: int, lang: str, what: str, size: float = TEXT
) -> tuple[Drawing, ...]:
    """Set the slug's words, dots between them, in at most ``rows`` rows of ``length`` mm: a drawing each.

    Rows break between words, without the dot there, and inside the first, which is the longest. The text
    shrinks where it must. Raises FitError, naming ``what``, where it would be too small to read.
    """
    spans = [Span(words[0])]
    for one in words[1:]:
        spans += [Span(DOT), Span(one, nobreak=True)]
    while size >= LEAST_TEXT:
        style = TextStyle(size, LEADING, lang=lang, align="left", hang=False, hyphenate=False)
        lines = set_lines(spans, style, length)
        if len(lines) <= rows and all(line.over <= 0 for line in lines):
            return tuple(_row(_undotted(line, style, length), length) for line in lines)
        size *= 0.95
    raise FitError(
        f"the sheet's name does not fit beside the cards: {DOT.join(words)!r}",
        where=what,
        hint="give the kit or the part a shorter name",
    )


def _undotted(line: Line, style: TextStyle, length: float) -> Line:
    """Give a row without the dot that it begins or ends with where it was broken."""
    said = "".join(char for piece in line.pieces if isinstance(piece, Piece) for char in piece.glyphs.text)
    bare = said.strip(DOT)
    return line if bare == said.strip() else set_lines([Span(bare, nobreak=True)], style, length)[0]


def _row(line: Line, length: float) -> Drawing:
    glyphs = (piece.glyphs for piece in line.pieces if isinstance(piece, Piece))
    return Drawing(length, LEADING, _moved(glyphs, 0.0, BASELINE))


def _corners(fronts: Sequence[Slot], sheet: Sheet, grid: Grid) -> list[Op]:
    box = bounds(slot.bleed for slot in fronts)
    page = grid.paper.printable
    left, right = box.x - MARK_OFF, box.x + box.width + MARK_OFF
    top, foot = box.y - MARK_OFF, box.y + box.height + MARK_OFF
    ends = [left - page.x, page.x + page.width - right, top - page.y, page.y + page.height - foot]
    if sheet.fold:
        axis, at = sheet.fold  # the fronts lie to the left of a fold, or above it
        ends[1 if axis == "x" else 3] = at - (right if axis == "x" else foot) - CLEAR
    to_left, to_right, up, down = (max(MARK_LEAST, min(grid.mark, end)) for end in ends)
    xs = sorted({round(x, 6) for s in fronts for x in (s.trim.x, s.trim.x + s.trim.width)})
    ys = sorted({round(y, 6) for s in fronts for y in (s.trim.y, s.trim.y + s.trim.height)})
    ops: list[Op] = []
    for x in xs:
        ops += [("M", x, top), ("L", x, top - up), ("M", x, foot), ("L", x, foot + down)]
    for y in ys:
        ops += [("M", left, y), ("L", left - to_left, y), ("M", right, y), ("L", right + to_right, y)]
    return ops


def _halving(grid: Grid) -> list[Op]:
    """A mark at each edge of the paper, between the halves."""
    page, y = grid.paper.printable, grid.paper.height / 2
    right = page.x + page.width
    return [("M", page.x, y), ("L", page.x + grid.mark, y), ("M", right, y), ("L", right - grid.mark, y)]


def _ticks(fronts: Sequence[Slot]) -> list[Op]:
    ops: list[Op] = []
    for slot in fronts:
        x, y = slot.trim.x + slot.trim.width / 2, slot.trim.y + slot.trim.height / 2
        near = slot.bleed.width / 2 + MARK_OFF
        far = near + TICK
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            ops += [("M", x + dx * near, y + dy * near), ("L", x + dx * far, y + dy * far)]
    return ops


def _circle(box: Rect) -> tuple[Op, ...]:
    """Four Bézier curves; off a circle by less than a thousandth of its radius."""
    r = box.width / 2
    x, y, k = box.x + r, box.y + r, 0.5523 * r
    return (
        ("M", x + r, y),
        ("C", x + r, y + k, x + k, y + r, x, y + r),
        ("C", x - k, y + r, x - r, y + k, x - r, y),
        ("C", x - r, y - k, x - k, y - r, x, y - r),
        ("C", x + k, y - r, x + r, y - k, x + r, y),
        ("Z",),
    )


def _moved(items: Iterable[Item], x: float, y: float) -> tuple[Glyphs, ...]:
    return tuple(replace(i, x=i.x + x, y=i.y + y) for i in items if isinstance(i, Glyphs))
