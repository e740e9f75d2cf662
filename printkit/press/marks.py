"""What is printed to cut, fold and measure by: crop marks, rings, the fold, the scale bar; and the slug."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from printkit.draw.paths import ellipse, outline
from printkit.errors import FitError
from printkit.kit.model import RINGED, STRAIGHT
from printkit.pdf.page import Drawing, Op, Path, Rect
from printkit.pdf.paper import Paper
from printkit.press.grid import MARK_LEAST, MARK_OFF, TICK, across, bounds, reach
from printkit.press.impose import Sheet, Slot
from printkit.press.order import between
from printkit.press.share import Laid
from printkit.press.slug import BAR_DEPTH, BAR_LENGTH, CLEAR, LEADING
from printkit.text.faces import Glyphs
from printkit.text.inline import Line, Piece, Span, TextStyle
from printkit.text.lines import set_lines

LINE = 0.15
"""Width of every mark, mm (0.4 pt)."""

BAR = 50.0  # length of the scale bar, mm
TEXT, LEAST_TEXT = 1.9, 1.2
"""Size of the slug's text and the least that it may be shrunk to, mm."""

BASELINE = 1.9  # from a row's top to its baseline, mm
DOT = " · "
"""Stands between the slug's words."""

style_of = functools.partial(TextStyle, align="left", hang=False)
"""The style of words beside cards: nothing hangs over, and no word is parted that a line has room for."""

OUTSIDE = 0.25  # from a round piece's edge to the line to cut it out by, mm
ARM, NICK = 1.5, 0.7  # of a cross at a corner, mm: beside the pieces, and along a piece's edge
INK, GREY, PAPER = "#000000", "#808080", "#ffffff"


def crop_marks(laid: Laid) -> tuple[Path, ...]:
    """Give the marks to cut by.

    Straight cuts: a mark at each end of every cut line, outside all cards, and a grey cross on each corner, for
    the first cuts take the marks of the others away; arms on a piece's edge are short. Round pieces: four
    ticks each (and :func:`rings`). Nets carry their own lines. Backs have none: one cuts by the fronts' marks.
    """
    grid, straight = laid.grid, laid.shape in STRAIGHT
    if not reach(grid, laid.shape):
        return ()
    if grid.halves:
        page = grid.paper.printable  # a mark at each edge of the paper, between the halves
        box = Rect(page.x + grid.mark + MARK_OFF, 0.0, page.width - 2 * (grid.mark + MARK_OFF), 0.0)
        ops = line_marks(box, *laid.lines, (grid.mark,) * 4)
    else:
        ops = _ends(laid) if straight else tuple(_ticks(laid.fronts))
    marks = (Path(ops, stroke=INK, width=LINE),)
    return (*marks, _crosses(laid)) if straight and not grid.halves else marks


def parting_marks(laid: Sequence[Laid]) -> tuple[Path, ...]:
    """Draw the cuts between blocks, with scissors, in the room between these; a machine needs none.

    All along: marks at their ends alone look like brackets round something.
    """
    if not laid or laid[0].grid.paper.cutter:
        return ()
    ops: list[Op] = []
    for x1, y1, x2, y2 in between(laid):
        ops += [("M", x1, y1), ("L", x2, y2)]
        for side in (-1, 1):
            # handle, and both ends of a blade; farther in than crop marks stand
            far = [(5.0, 0.5 * side), (5.4, 0.3 * side), (8.0, -0.6 * side)]
            handle, near, tip = ((x1 - b, y1 + a) if x1 == x2 else (x1 + a, y1 + b) for a, b in far)
            ops += [*ellipse(*handle, 0.45, 0.45), ("M", *near), ("L", *tip)]
    return (Path(tuple(ops), stroke=INK, width=LINE),) if ops else ()


def rings(laid: Laid) -> tuple[Path, ...]:
    """Give the line to cut a round piece out by, just outside its edge: no ruler finds it from marks outside.

    A fine black line, and a white one round it, to be seen on any ground; neither stays on the piece.
    A machine needs none, nor do given places.
    """
    if laid.shape not in RINGED or laid.grid.fixed or laid.grid.paper.cutter:
        return ()
    styles = (OUTSIDE, INK, LINE), (OUTSIDE + 1.5 * LINE, PAPER, 2 * LINE)
    trims = [slot.trim for slot in laid.fronts]
    return tuple(
        Path(tuple(op for trim in trims for op in outline(laid.shape, trim, off)), stroke=ink, width=wide)
        for off, ink, wide in styles
    )


def fold_line(sheet: Sheet, paper: Paper) -> tuple[Path, ...]:
    """Give the dashed line to fold along, if there is one."""
    if sheet.fold is None:
        return ()
    return (Path(across(sheet.fold, paper.printable), stroke=INK, width=LINE, dash=(2.0, 1.5)),)


def scale_bar() -> Drawing:
    """Draw the bar: 50 mm between the middles of its end ticks, a short tick every 10 mm, its label on it."""
    foot = BAR_DEPTH - 0.6
    ops: list[Op] = [("M", 0.0, foot), ("L", BAR, foot)]
    for step in range(6):
        high = 2.0 if step in (0, 5) else 0.9
        ops += [("M", step * 10.0, foot), ("L", step * 10.0, foot - high)]
    label = set_lines([Span(f"{BAR:g} mm", nobreak=True)], style_of(TEXT, LEADING, lang="en"), BAR)[0]
    items = glyphs_at(label, (BAR - label.width) / 2, foot - 0.5)
    return Drawing(BAR_LENGTH, BAR_DEPTH, (Path(tuple(ops), stroke=INK, width=LINE, cap="square"), *items))


def glyphs_at(line: Line, x: float, y: float) -> tuple[Glyphs, ...]:
    """Give what a line draws where it begins at x and its baseline is y, mm."""
    runs = (piece.glyphs for piece in line.pieces if isinstance(piece, Piece))
    return tuple(replace(run, x=run.x + x, y=run.y + y) for run in runs)


def set_rows(
    words: Sequence[str], length: float, rows: int, lang: str, what: str, size: float = TEXT
) -> tuple[Drawing, ...]:
    """Set the slug's words, dots between them, in at most ``rows`` rows of ``length`` mm: a drawing each.

    Rows break between words and languages, without the dot there, and inside the first word, the longest.
    The text shrinks where it must. Raises FitError, naming ``what``, where it would be too small to read.
    """
    spans = [Span(words[0])]
    for one in words[1:]:
        for number, said in enumerate(one.split(" / ")):  # in each language
            spans += [Span(" / " if number else DOT), Span(said, nobreak=True)]
    while size >= LEAST_TEXT:
        style = style_of(size, LEADING, lang=lang)
        lines = set_lines(spans, style, length)
        if len(lines) <= rows and all(line.over <= 0 for line in lines):
            return tuple(Drawing(length, LEADING, _undotted(line)) for line in lines)
        size *= 0.95
    said = f"the sheet's name does not fit beside the cards: {DOT.join(words)!r}"
    raise FitError(said, where=what, hint="give the kit or the part a shorter name")


def _undotted(line: Line) -> tuple[Glyphs, ...]:
    """Give what a row draws, without the dot that it begins or ends with where it was broken."""
    runs = glyphs_at(line, 0.0, BASELINE)
    words = [number for number, run in enumerate(runs) if "".join(run.text).strip(DOT)]
    kept = runs[words[0] : words[-1] + 1] if words else ()
    return tuple(replace(run, x=run.x - kept[0].x) for run in kept)


def _crosses(laid: Laid) -> Path:
    """Draw a cross on each corner: on the cuts alone, in a grey that is seen on white and on dark ground."""
    grid, arms = laid.grid, dict[tuple[float, ...], float]()
    far = [min(ARM, gap or ARM) for gap in (grid.step_x - grid.width, grid.step_y - grid.height)]
    for t in (slot.trim for slot in laid.fronts):
        for dx, dy in itertools.product((-1, 1), repeat=2):  # from the middle to each corner
            x, y = round(t.x + (dx + 1) / 2 * t.width, 6), round(t.y + (dy + 1) / 2 * t.height, 6)
            arms |= {(x, y, -dx, 0): NICK, (x, y, 0, -dy): NICK}
            arms = {(x, y, dx, 0): far[0], (x, y, 0, dy): far[1], **arms}
    ops: list[Op] = []
    for (x1, y1, right, down), long in sorted(arms.items()):
        ops += [("M", x1, y1), ("L", x1 + right * long, y1 + down * long)]
    return Path(tuple(ops), stroke=GREY, width=LINE)


def _ends(laid: Laid) -> tuple[Op, ...]:
    grid, box = laid.grid, bounds(slot.bleed for slot in laid.fronts)
    page = grid.paper.printable
    ends = [box.x - page.x, page.x + page.width - box.x - box.width]
    ends += [box.y - page.y, page.y + page.height - box.y - box.height]
    if grid.fold:
        axis, at = grid.fold  # the fronts lie to the left of a fold, or above it
        ends[1 if axis == "x" else 3] = at - (box.x + box.width if axis == "x" else box.y + box.height) - CLEAR
    long = [max(MARK_LEAST, min(grid.mark, end - MARK_OFF)) for end in ends]
    return line_marks(box, *laid.lines, long)


def line_marks(
    box: Rect, xs: Iterable[float], ys: Iterable[float], long: Sequence[float] = (MARK_LEAST,) * 4
) -> tuple[Op, ...]:
    """Give marks outside a box at both ends of each line down (``xs``) and across (``ys``).

    ``long``: how long they are at the left and the right of the box, above and below it, mm.
    """
    left, right = box.x - MARK_OFF, box.x + box.width + MARK_OFF
    top, foot = box.y - MARK_OFF, box.y + box.height + MARK_OFF
    ops: list[Op] = []
    for x in xs:
        ops += [("M", x, top), ("L", x, top - long[2]), ("M", x, foot), ("L", x, foot + long[3])]
    for y in ys:
        ops += [("M", left, y), ("L", left - long[0], y), ("M", right, y), ("L", right + long[1], y)]
    return tuple(ops)


def _ticks(fronts: Sequence[Slot]) -> list[Op]:
    ops: list[Op] = []
    for slot in fronts:
        x, y = slot.trim.x + slot.trim.width / 2, slot.trim.y + slot.trim.height / 2
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            near = (slot.bleed.width if dx else slot.bleed.height) / 2 + MARK_OFF
            far = near + TICK
            ops += [("M", x + dx * near, y + dy * near), ("L", x + dx * far, y + dy * far)]
    return ops
