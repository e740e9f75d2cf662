"""Tables: rows that never break, a head that comes on each page."""

from __future__ import annotations

import functools

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.cells import ABREAST, Cell, merged, rowheads, shares
from printkit.book.document import Table
from printkit.book.setting import Column, Setter
from printkit.book.strip import DECORATION, NEVER, Ink, Strip, side_by_side, stacked
from printkit.book.theme import Theme, mix
from printkit.draw.paths import rectangle
from printkit.pdf.page import Path
from printkit.text.inline import TextStyle

PAD_Y = 0.95
"""White above and below what is in a cell, mm."""


class Rows(Struct, frozen=True):
    """A table whose cells are set but whose rows have no height yet. ``heights``: what each row needs, mm."""

    cells: tuple[tuple[Strip, ...], ...]
    heights: tuple[float, ...]
    left: float
    right: float
    has_head: bool


def set_rows(
    setter: Setter, theme: Theme, tables: tuple[Table, ...], column: Column, langs: tuple[str, ...], tag: int
) -> Rows:
    """Set the cells of a table, or of a table and its twin. Raises FitError when its columns do not fit."""
    table = tables[0]
    rows = merged(tables, langs)
    has_head = "facts" not in table.classes
    looks, widths, pad, sides = shares(setter, theme, table, rows, langs[0], column.width)
    made = []
    for number, cells in enumerate(rows):
        is_head = has_head and number == 0
        tr = setter.tags.add("TR", tag)
        strips = []
        x = column.x
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            scope = "Column" if is_head else "Row" if i == 0 and rowheads(table) else None
            own = setter.tags.add(
                "TH" if scope else "TD", tr, attributes={"O": "Table", "Scope": scope} if scope else None
            )
            style = looks.head if is_head else looks.first if i == 0 else looks.cell
            inner = Column(x + pad, width - 2 * pad)
            style = replace(style, align=table.align[i])
            strips.append(_cell(setter, cell, style, inner, own, table.line, sides[i]))
            x += width
        made.append(tuple(strips))
    over = PAD_Y * (0.4 + 0.6 * theme.air)
    heights = tuple(max(cell.height for cell in cells) + 2 * over for cells in made)
    return Rows(tuple(made), heights, column.x, column.x + sum(widths), has_head)


def draw_rows(theme: Theme, rows: Rows) -> list[Strip]:
    """Make a strip of each row."""
    last = len(rows.heights) - 1
    made = [
        _row(theme, rows, cells, height, rows.has_head and i == 0, i == last)
        for i, (cells, height) in enumerate(zip(rows.cells, rows.heights, strict=True))
    ]
    if rows.has_head:
        artifact = tuple(ink._replace(order=-0.5, tag=None) for ink in made[0].inks)  # over the decoration
        again = replace(made[0], inks=artifact, links=())
        made = [replace(row, again=(again,) if i else ()) for i, row in enumerate(made)]
    together = {1, 2, last} if last > 3 else {1, last}
    cut = 7.0 if last < 12 else 0.4  # a table of so few rows had better stay whole
    return [replace(row, cut=NEVER if i in together else cut) if i else row for i, row in enumerate(made)]


def _cell(
    setter: Setter, cell: Cell, style: TextStyle, column: Column, tag: int, line: int, sides: tuple[float, ...]
) -> Strip:
    """Set a cell: one paragraph, or one a language, each with a tag of its own.

    ``sides``: how wide each language is that stands beside the other; none if they stand one under the other.
    """
    parts: list[Strip] = []
    gap = ABREAST * style.size
    wider = column.width / (sum(sides) + gap * (len(sides) - 1)) if sides else 1.0
    for number, (lang, inlines) in enumerate(cell):
        if not inlines:
            continue
        own = tag if len(cell) == 1 else setter.tags.add("P", tag, lang=None if lang == cell[0][0] else lang)
        place = column
        if sides and len(cell) > 1:
            left = sum(sides[:number]) + gap * number
            place = Column(column.x + left * wider, sides[number] * wider)
        if lines := setter.paragraph(inlines, replace(style, lang=lang), place, own, line):
            parts.append(stacked(lines))
    parts = parts or [Strip(0.0, line=line)]
    made = functools.reduce(side_by_side, parts) if sides else stacked(parts)
    return replace(made, inks=made.inks or (Ink(tag, tag, column.x, 0.0, ()),))


def _row(
    theme: Theme, rows: Rows, cells: tuple[Strip, ...], height: float, is_head: bool, is_last: bool
) -> Strip:
    over = (height - max(cell.height for cell in cells)) / 2
    placed = (cell.moved(0.0, (height - cell.height) / 2 if is_head else over) for cell in cells)
    made = functools.reduce(side_by_side, placed)
    strong = is_head or is_last
    rule = Path(
        (("M", rows.left, height), ("L", rows.right, height)),
        stroke=theme.accent if strong else theme.hair,
        width=0.35 if strong else 0.12,
    )
    decoration: tuple[Path, ...] = (rule,)
    if is_head:
        ground = rectangle(rows.left, 0.0, rows.right - rows.left, height, 0.0, 0.0)
        decoration = (Path(ground, fill=mix(theme.accent, 0.1)), rule)
    return replace(made, height=height, inks=(Ink(DECORATION, None, 0.0, 0.0, decoration), *made.inks))
