"""Tables: what stands in their cells, how columns share out their room, rows that never break.

Side by side in two languages a table stands once: a cell that reads the same in both has that once, any other
has one beside the other where the table has the room for that, or else one under the other. A head comes again
on each page.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.document import Table, text_of
from printkit.book.galley import NEVER, Ink, Strip, side_by_side, stacked
from printkit.book.setting import Column, Layout
from printkit.book.theme import SMALLEST, Theme
from printkit.draw.paths import rectangle
from printkit.errors import FitError
from printkit.pdf.page import Path
from printkit.pdf.vision import mix
from printkit.text.classes import is_wide
from printkit.text.inline import Inline, Mark, Span, TextStyle
from printkit.text.paragraph import phrase_starts

PADS = 2.2, 1.4, 0.8
"""White left and right of what is in a cell, mm: as much as lets the table fit."""

SCALES = (1.0, 0.88, 0.8)
"""How large letters may be, tried in turn where a table does not fit."""

LEAST = 4.5
"""Least width of a column that breaks its lines, in ems."""

ABREAST = 1.2
"""White between two languages that stand beside each other in a column, in ems."""


def column_widths(natural: list[float], room: float, least: float) -> list[float]:
    """Share out the room (mm): what fits keeps its natural width, the rest divide what is left as they need it.

    A table that needs less than the room is widened to at most a third more, and to the room if it is near it.
    Raises ValueError when even the least widths do not fit.
    """
    total = sum(natural)
    if total <= room:
        wide = room if total > 0.55 * room else total * 1.3
        return [width * wide / total for width in natural]
    widths = list(natural)
    low = [min(width, least) for width in natural]
    if sum(low) > room:
        raise ValueError("too many columns")
    while (excess := sum(widths) - room) > 0.01:
        give = [width - floor for width, floor in zip(widths, low, strict=True)]
        large = [g if w > room / len(widths) else 0.0 for g, w in zip(give, widths, strict=True)]
        shares = large if sum(large) > 0.01 else give
        part = min(1.0, excess / sum(shares))
        widths = [width - share * part for width, share in zip(widths, shares, strict=True)]
    return widths


class TableStyles(NamedTuple):
    """The styles of a table's head, of its first column and of its other cells."""

    head: TextStyle
    first: TextStyle
    cell: TextStyle


def table_styles(theme: Theme, table: Table, lang: str, scale: float = 1.0) -> TableStyles:
    """Give the styles of a table, at ``scale`` times their usual size."""
    small = scale * (0.92 if "small" in table.classes else 1.0)
    size, head_size = (max(SMALLEST, one.size * small) for one in (theme.cell, theme.cell_head))
    cell = replace(theme.cell, lang=lang, size=size, leading=theme.cell.leading * small)
    head = replace(theme.cell_head, lang=lang, size=head_size)
    return TableStyles(head, replace(cell, bold=True) if rowheads(table) else cell, cell)


def rowheads(table: Table) -> bool:
    """Say whether the first column names its rows."""
    return "rowheads" in table.classes or "facts" in table.classes


Part = tuple[str, tuple[Inline, ...]]
Cell = tuple[Part, ...]
"""What stands in a cell: a language and its inlines, for each language that says something of its own."""


def merged(tables: tuple[Table, ...], langs: tuple[str, ...]) -> list[list[Cell]]:
    """Give the rows of a table and its twins, the head first, as cells."""
    grids = [(table.head, *table.rows) for table in tables]
    return [
        [
            tuple(
                (lang, inlines)
                for k, (lang, inlines) in enumerate(zip(langs, cells, strict=True))
                if k == 0 or _drawn(inlines) != _drawn(cells[0])
            )
            for cells in zip(*rows, strict=True)
        ]
        for rows in zip(*grids, strict=True)
    ]


def _drawn(inlines: tuple[Inline, ...]) -> list[object]:
    """Give what a reader sees of inlines: words, readings, drawings, whatever language they are marked as."""
    return [
        (one.name, one.arg) if isinstance(one, Mark) else text_of((one,)).strip()
        for one in inlines
        if text_of((one,))
    ]


class _Measure(NamedTuple):
    """Measures what is in a table's cells. ``line``: the table's, for errors."""

    layout: Layout
    looks: TableStyles
    line: int

    def natural(self, row: int, column: int, part: Part, folded: bool = False) -> float:
        """Give how wide one language's words are on one line, mm; ``folded``: on two, no word broken."""
        (lang, inlines), looks = part, self.looks
        style = replace(looks.head if row == 0 else looks.first if column == 0 else looks.cell, lang=lang)
        whole = self.layout.natural(inlines, style, self.line)
        if not folded:
            return whole
        words = [self.layout.natural(word, style, self.line) for word in _words(inlines)]
        return min(whole, max([0.55 * whole + 0.5 * style.size, *words]))

    def columns(self, rows: list[list[Cell]], folded: bool) -> list[float]:
        """Give how wide each column would be if no cell broke, mm; ``folded``: but its head might."""
        widths = [self.looks.cell.size] * len(rows[0])
        for number, cells in enumerate(rows):
            for i, cell in enumerate(cells):
                wide = [self.natural(number, i, part, folded and number == 0) for part in cell]
                widths[i] = max([widths[i], *wide])
        return [width + 0.05 for width in widths]

    def abreast(self, rows: list[list[Cell]], has_head: bool) -> list[tuple[float, ...]]:
        """Give, for each column, how wide each language is beside the other; nothing if its rows read alike."""
        out: list[tuple[float, ...]] = []
        for i in range(len(rows[0])):
            cells = [[(n, part) for part in row[i]] for n, row in enumerate(rows) if len(row[i]) > 1]
            own = cells and not (has_head and cells[-1][0][0] == 0)
            sides = zip(*cells, strict=True) if own else ()
            out.append(tuple(max(self.natural(n, i, part) for n, part in side) + 0.05 for side in sides))
        return out

    def spread(self, rows: list[list[Cell]], sides: list[tuple[float, ...]]) -> list[float]:
        """Give how wide each column would be if no cell broke and languages stood beside each other, mm."""
        alike = [
            [cell if not side or len(cell) == 1 else () for cell, side in zip(row, sides, strict=True)]
            for row in rows
        ]
        once, gap = self.columns(alike, folded=False), ABREAST * self.looks.cell.size
        return [max(width, sum(side) + gap * (len(side) - 1)) for width, side in zip(once, sides, strict=True)]


def _words(inlines: tuple[Inline, ...]) -> Iterator[tuple[Inline, ...]]:
    """Give the pieces that no line should break: words, Japanese phrases, and drawings."""
    for one in inlines:
        if isinstance(one, Mark):
            yield (one,)
            continue
        for word in text_of((one,)).split():
            starts = (0, *sorted(phrase_starts(word) if any(map(is_wide, word)) else ()), len(word))
            yield from ((Span(word[start:end]),) for start, end in pairwise(starts))


def _shared(natural: list[float], folded: list[float], room: float, least: float) -> list[float]:
    """Share out the room; heads break before what is under them does, long ones first. Raises ValueError."""
    if (excess := sum(natural) - room) <= 0:
        return column_widths(natural, room, least)
    if sum(natural) - sum(folded) < excess:
        return column_widths(folded, room, least)
    widths = list(natural)
    for i in sorted(range(len(widths)), key=lambda i: folded[i] - natural[i]):
        widths[i] -= (less := min(excess, natural[i] - folded[i]))
        excess -= less
    return widths


def _shares(
    layout: Layout, table: Table, rows: list[list[Cell]], room: float
) -> tuple[_Measure, list[float], float, list[tuple[float, ...]]]:
    """Share out the room, mm: languages beside each other where that fits as it is. Raises FitError.

    Gives the measure in the styles that fit, the columns' widths, the white left and right of what is in a
    cell, and for each column how wide each language is that stands beside the other, none where they stand one
    under the other.
    """
    theme, lang = layout.theme, layout.langs[0]
    measure = _Measure(layout, table_styles(theme, table, lang), table.line)
    sides = measure.abreast(rows, "facts" not in table.classes)
    if any(sides):
        natural = [width + 2 * PADS[0] for width in measure.spread(rows, sides)]
        if sum(natural) <= room:
            return measure, column_widths(natural, room, 0.0), PADS[0], sides
    for scale in SCALES:
        measure = measure._replace(looks=table_styles(theme, table, lang, scale))
        whole = measure.columns(rows, folded=False)
        folded = whole if sum(whole) + 2 * PADS[0] * len(whole) <= room else measure.columns(rows, folded=True)
        for pad in PADS:
            least = LEAST * measure.looks.cell.size + 2 * pad
            natural, narrow = ([width + 2 * pad for width in widths] for widths in (whole, folded))
            with contextlib.suppress(ValueError):
                return measure, _shared(natural, narrow, room, least), pad, [()] * len(sides)
    raise FitError(
        f"a table of {len(table.align)} columns does not fit {room:.0f} mm",
        where=layout.where(table.line),
        hint="fewer columns, or shorter words",
    )


def _heads_in_line(
    measure: _Measure, rows: list[list[Cell]], widths: list[float], pad: float, sides: list[tuple[float, ...]]
) -> tuple[list[list[Cell]], list[float]]:
    """Put both languages' heads in one line over columns that read alike, if the table gets no wider for it."""

    def in_line(cell: Cell) -> Cell:
        (lang, inlines), *others = cell
        for other, more in others:
            own = (replace(one, lang=one.lang or other) if isinstance(one, Span) else one for one in more)
            inlines = (*inlines, Span("\u2002"), *own)
        return ((lang, inlines),)

    head = [cell if side else in_line(cell) for cell, side in zip(rows[0], sides, strict=True)]
    natural = [width + 2 * pad for width in measure.spread([head, *rows[1:]], sides)]
    if head == rows[0] or sum(natural) > sum(widths):
        return rows, widths
    return [head, *rows[1:]], column_widths(natural, sum(widths), 0.0)


PAD_Y = 0.95
"""White above and below what is in a cell, mm."""


class Rows(Struct, frozen=True):
    """A table whose cells are set but whose rows have no height yet."""

    cells: tuple[tuple[Strip, ...], ...]
    left: float
    right: float
    has_head: bool


def set_rows(layout: Layout, tables: tuple[Table, ...], column: Column, tag: int) -> Rows:
    """Set the cells of a table, or of a table and its twin. Raises FitError when its columns do not fit."""
    table = tables[0]
    rows = merged(tables, layout.langs)
    has_head = "facts" not in table.classes
    measure, widths, pad, sides = _shares(layout, table, rows, column.width)
    if has_head:
        rows, widths = _heads_in_line(measure, rows, widths, pad, sides)
    made = []
    for number, cells in enumerate(rows):
        is_head = has_head and number == 0
        tr = layout.tags.add("TR", tag)
        strips = []
        x = column.x
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            scope = "Column" if is_head else "Row" if i == 0 and rowheads(table) else None
            own = layout.tags.add(
                "TH" if scope else "TD", tr, attributes={"O": "Table", "Scope": scope} if scope else {}
            )
            looks, inner = measure.looks, Column(x + pad, width - 2 * pad)
            style = looks.head if is_head else looks.first if i == 0 else looks.cell
            style = replace(style, align=table.align[i])
            strips.append(_cell(layout, cell, style, inner, own, table.line, sides[i]))
            x += width
        made.append(tuple(strips))
    return Rows(tuple(made), column.x, column.x + sum(widths), has_head)


def draw_rows(theme: Theme, rows: Rows) -> list[Strip]:
    """Make a strip of each row."""
    last = len(rows.cells) - 1
    made = [_row(theme, rows, cells, rows.has_head and i == 0, i == last) for i, cells in enumerate(rows.cells)]
    if rows.has_head:
        artifact = tuple(ink._replace(order=-0.5, tag=None) for ink in made[0].inks)  # over the decoration
        again = replace(made[0], inks=artifact, links=())
        made = [replace(row, again=(again,) if i else ()) for i, row in enumerate(made)]
    together = {1, 2, last} if last > 3 else {1, last}
    cut = 7.0 if last < 12 else 0.4  # a table of so few rows had better stay whole
    return [replace(row, cut=NEVER if i in together else cut) if i else row for i, row in enumerate(made)]


def _cell(
    layout: Layout, cell: Cell, style: TextStyle, column: Column, tag: int, line: int, sides: tuple[float, ...]
) -> Strip:
    """Set a cell, a paragraph a language; ``sides``: how wide each is beside the other, none if stacked."""
    parts: list[Strip] = []
    gap = ABREAST * style.size
    wider = column.width / (sum(sides) + gap * (len(sides) - 1)) if sides else 1.0
    for number, (lang, inlines) in enumerate(cell):
        if not inlines:
            continue
        own = tag if len(cell) == 1 else layout.tags.add("P", tag, lang=None if lang == cell[0][0] else lang)
        place = column
        if sides and len(cell) > 1:
            left = sum(sides[:number]) + gap * number
            place = Column(column.x + left * wider, sides[number] * wider)
        if lines := layout.paragraph(inlines, replace(style, lang=lang), place, own, line):
            parts.append(stacked(lines))
    parts = parts or [Strip(0.0, line=line)]
    made = side_by_side(*parts) if sides else stacked(parts)
    return replace(made, inks=made.inks or (Ink(tag, tag, column.x, 0.0, ()),))


def _row(theme: Theme, rows: Rows, cells: tuple[Strip, ...], is_head: bool, is_last: bool) -> Strip:
    over = PAD_Y * (0.4 + 0.6 * theme.air)
    height = max(cell.height for cell in cells) + 2 * over
    placed = (cell.moved(0.0, (height - cell.height) / 2 if is_head else over) for cell in cells)
    made = side_by_side(*placed)
    strong = is_head or is_last
    rule = Path(
        (("M", rows.left, height), ("L", rows.right, height)),
        stroke=theme.accent if strong else theme.hair,
        width=0.35 if strong else 0.12,
    )
    decoration: tuple[Path, ...] = (rule,)
    if is_head:
        ground = rectangle(rows.left, 0.0, rows.right - rows.left, height)
        decoration = (Path(ground, fill=mix(theme.accent, 0.1)), rule)
    return replace(made, height=height, inks=(Ink(-1.0, None, 0.0, 0.0, decoration), *made.inks))
