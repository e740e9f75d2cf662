"""Tables: columns as wide as their contents ask, rows that never break, a head that comes again on each page."""

from __future__ import annotations

from dataclasses import replace

from printkit.book.document import Align, Table
from printkit.book.setting import Column, Setter
from printkit.book.strip import NEVER, Ink, Strip
from printkit.book.theme import Theme, mix
from printkit.errors import FitError
from printkit.pdf.page import Path
from printkit.text.inline import Inline, TextStyle

PAD_X, PAD_Y = 2.2, 0.95
LEAST = 5.5
"""Least width of a column that breaks its lines, in ems."""


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


def set_table(setter: Setter, theme: Theme, table: Table, column: Column, lang: str, tag: int) -> list[Strip]:
    """Lay out a table: a strip a row. Raises FitError when its columns do not fit."""
    small = 0.92 if "small" in table.classes else 1.0
    cell = replace(theme.cell, lang=lang, size=theme.cell.size * small, leading=theme.cell.leading * small)
    head = replace(theme.cell_head, lang=lang, size=theme.cell_head.size * small)
    rowheads = "rowheads" in table.classes or "facts" in table.classes
    first = replace(cell, bold=True) if rowheads else cell
    natural = [
        max(
            setter.natural(table.head[i], head, table.line),
            *(setter.natural(row[i], first if i == 0 else cell, table.line) for row in table.rows),
            theme.em,
        )
        + 2 * PAD_X
        + 0.05
        for i in range(len(table.align))
    ]
    try:
        widths = column_widths(natural, column.width, LEAST * cell.size + 2 * PAD_X)
    except ValueError:
        raise FitError(
            f"a table of {len(widths_of(table))} columns does not fit {column.width:.0f} mm",
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
        made[1:2] = [replace(row, cut=NEVER) for row in made[1:2]]
    if len(made) > 3:
        made[-1] = replace(made[-1], cut=NEVER)
    return made


def widths_of(table: Table) -> tuple[Align, ...]:
    """Give the table's columns, by their alignment."""
    return table.align


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
    return Strip(height, (*decoration, *inks), links=links, cut=0.4 if number > 1 else NEVER)
