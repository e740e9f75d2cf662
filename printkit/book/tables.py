"""Tables: columns as wide as their contents ask, rows that never break, a head that comes again on each page."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from printkit.book.document import Align, Table
from printkit.book.setting import Column, Setter
from printkit.book.strip import NEVER, Ink, Strip
from printkit.book.theme import Theme, mix
from printkit.errors import FitError
from printkit.pdf.page import Path
from printkit.text.inline import Inline, TextStyle

PAD_X, PAD_Y = 2.2, 0.95
LEAST = 4.5
"""Least width of a column that breaks its lines, in ems."""

CRAMPED = 1.2
"""How many times its column's width a table's lines may ask for, before it gets the page's."""


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


def is_cramped(natural: list[float], room: float, em: float) -> bool:
    """Say whether a table had better have the page's width than a column's: see CRAMPED."""
    return sum(natural) > CRAMPED * room or sum(min(width, LEAST * em + 2 * PAD_X) for width in natural) > room


SHORT, CUT_SHORT, CUT_LONG = 9, 1.6, 0.4
"""What a page break between two rows costs: a table of up to so many rows had better stay whole."""


class Looks(NamedTuple):
    """The styles of a table's head, of its first column and of its other cells."""

    head: TextStyle
    first: TextStyle
    cell: TextStyle


def looks_of(theme: Theme, table: Table, lang: str) -> Looks:
    """Give the styles of a table."""
    small = 0.92 if "small" in table.classes else 1.0
    cell = replace(theme.cell, lang=lang, size=theme.cell.size * small, leading=theme.cell.leading * small)
    head = replace(theme.cell_head, lang=lang, size=theme.cell_head.size * small)
    return Looks(head, replace(cell, bold=True) if _rowheads(table) else cell, cell)


def _rowheads(table: Table) -> bool:
    return "rowheads" in table.classes or "facts" in table.classes


def natural_widths(setter: Setter, looks: Looks, table: Table) -> list[float]:
    """Give how wide each column would be if no cell broke, mm."""
    return [
        max(
            setter.natural(table.head[i], looks.head, table.line),
            *(setter.natural(row[i], looks.first if i == 0 else looks.cell, table.line) for row in table.rows),
            looks.cell.size,
        )
        + 2 * PAD_X
        + 0.05
        for i in range(len(table.align))
    ]


def set_table(setter: Setter, theme: Theme, table: Table, column: Column, lang: str, tag: int) -> list[Strip]:
    """Lay out a table: a strip a row. Raises FitError when its columns do not fit."""
    looks = looks_of(theme, table, lang)
    head, first, cell = looks
    rowheads = _rowheads(table)
    try:
        natural = natural_widths(setter, looks, table)
        widths = column_widths(natural, column.width, LEAST * cell.size + 2 * PAD_X)
    except ValueError:
        raise FitError(
            f"a table of {len(table.align)} columns does not fit {column.width:.0f} mm",
            where=setter.where(table.line),
            hint="fewer columns, or shorter words",
        ) from None
    body = setter.tags.add
    facts = "facts" in table.classes
    row_tags = {"attributes": {"O": "Table", "Scope": "Row"}}
    made: list[Strip] = []
    left = column.x
    rows = [(table.head, not facts), *((row, False) for row in table.rows)]
    for number, (cells, is_head) in enumerate(rows):
        tr = body("TR", tag)
        strips = []
        x = left
        for i, (inlines, width) in enumerate(zip(cells, widths, strict=True)):
            if is_head:
                own = body("TH", tr, attributes={"O": "Table", "Scope": "Column"})
            elif i == 0 and rowheads:
                own = body("TH", tr, **row_tags)  # type: ignore[arg-type]  # the attributes of a row's head
            else:
                own = body("TD", tr)
            style = head if is_head else first if i == 0 else cell
            inner = Column(x + PAD_X, width - 2 * PAD_X)
            strips.append(_cell(setter, inlines, style, table.align[i], inner, own, table.line))
            x += width
        made.append(_row(theme, strips, left, x, is_head, number, len(rows)))
    if not facts:
        again = replace(made[0], inks=tuple(ink._replace(order=-0.5, tag=None) for ink in made[0].inks), links=())
        made = [made[0], *(replace(row, again=(again,) if i else ()) for i, row in enumerate(made[1:]))]
    together = {1, 2, len(made) - 1} if len(made) > 4 else {1, len(made) - 1}
    cut = CUT_SHORT if len(made) <= SHORT else CUT_LONG
    return [replace(row, cut=NEVER if i in together else cut) if i else row for i, row in enumerate(made)]


def _cell(
    setter: Setter, inlines: tuple[Inline, ...], style: TextStyle, align: Align, column: Column, tag: int, line: int
) -> Strip:
    strips = setter.paragraph(inlines, replace(style, align=align), column, tag, line) if inlines else []
    inks: list[Ink] = [] if strips else [Ink(tag, tag, column.x, 0.0, ())]
    links = []
    y = 0.0
    for strip in strips:
        inks += [ink.moved(0.0, y) for ink in strip.inks]
        links += [replace(link, box=replace(link.box, y=link.box.y + y)) for link in strip.links]
        y += strip.height
    return Strip(y, tuple(inks), links=tuple(links), line=line)


def _row(theme: Theme, cells: list[Strip], left: float, right: float, is_head: bool, number: int, of: int) -> Strip:
    height = max(cell.height for cell in cells) + 2 * PAD_Y
    inks = [ink.moved(0.0, PAD_Y + (height - 2 * PAD_Y - cell.height) / 2 * is_head) for cell in cells for ink in cell.inks]
    last = number == of - 1
    strong = is_head or last
    rule = Path(
        (("M", left, height), ("L", right, height)),
        stroke=theme.accent if strong else theme.hair,
        width=0.35 if strong else 0.12,
    )
    decoration = [Ink(-1.0, None, 0.0, 0.0, (rule,))]
    if is_head:
        ground = Path(
            (("M", left, 0.0), ("L", right, 0.0), ("L", right, height), ("L", left, height), ("Z",)),
            fill=mix(theme.accent, 0.1),
        )
        decoration.insert(0, Ink(-1.0, None, 0.0, 0.0, (ground,)))
    links = tuple(
        replace(link, box=replace(link.box, y=link.box.y + PAD_Y)) for cell in cells for link in cell.links
    )
    return Strip(height, (*decoration, *inks), links=links)
