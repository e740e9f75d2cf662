"""Tables: columns as wide as their contents ask, rows that never break, a head that comes on each page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from printkit.book.document import Align, Table, plain
from printkit.book.setting import Column, Setter
from printkit.book.strip import DECORATION, NEVER, Ink, Strip
from printkit.book.svgpath import rectangle
from printkit.book.theme import Theme, mix
from printkit.errors import FitError
from printkit.pdf.page import Path
from printkit.text.inline import Inline, Span, TextStyle

PAD_X, PAD_Y = 2.2, 0.95
LEAST = 4.5
"""Least width of a column that breaks its lines, in ems."""

CRAMPED = 1.05
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


SHORT, CUT_SHORT, CUT_LONG = 9, 3.2, 0.4
"""What a page break between two rows costs: a table of up to so many rows had better stay whole."""


HEAD_AGAIN = -0.5
"""The order of a head that comes again: an artifact, over the decoration."""


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


def natural_widths(setter: Setter, looks: Looks, table: Table, folded: bool = False) -> list[float]:
    """Give how wide each column would be if no cell broke, mm; ``folded``: but its head might."""
    head = _folded if folded else Setter.natural
    return [
        max(
            head(setter, table.head[i], looks.head, table.line),
            *(setter.natural(row[i], looks.first if i == 0 else looks.cell, table.line) for row in table.rows),
            looks.cell.size,
        )
        + 2 * PAD_X
        + 0.05
        for i in range(len(table.align))
    ]


def _folded(setter: Setter, inlines: tuple[Inline, ...], style: TextStyle, line: int) -> float:
    """Give how wide a head is in two lines: about half, and no narrower than its longest word."""
    whole = setter.natural(inlines, style, line)
    longest = max((setter.natural((Span(word),), style, line) for word in plain(inlines).split()), default=0.0)
    return min(whole, max(0.55 * whole + 0.5 * style.size, longest))


def _widths(setter: Setter, looks: Looks, table: Table, room: float) -> list[float]:
    """Share out the room; heads break before what stands under them does. Raises ValueError."""
    least = LEAST * looks.cell.size + 2 * PAD_X
    natural = natural_widths(setter, looks, table)
    if (excess := sum(natural) - room) <= 0:
        return column_widths(natural, room, least)
    folded = natural_widths(setter, looks, table, folded=True)
    give = sum(natural) - sum(folded)
    if give < excess:
        return column_widths(folded, room, least)
    return [width - (width - low) * excess / give for width, low in zip(natural, folded, strict=True)]


@dataclass(frozen=True, slots=True)
class Rows:
    """A table whose cells are set but whose rows have no height yet. ``heights``: what each row needs, mm."""

    cells: tuple[tuple[Strip, ...], ...]
    heights: tuple[float, ...]
    left: float
    right: float
    has_head: bool


def set_rows(setter: Setter, theme: Theme, table: Table, column: Column, lang: str, tag: int) -> Rows:
    """Set a table's cells. Raises FitError when its columns do not fit."""
    looks = looks_of(theme, table, lang)
    try:
        widths = _widths(setter, looks, table, column.width)
    except ValueError:
        raise FitError(
            f"a table of {len(table.align)} columns does not fit {column.width:.0f} mm",
            where=setter.where(table.line),
            hint="fewer columns, or shorter words",
        ) from None
    has_head = "facts" not in table.classes
    made: list[tuple[Strip, ...]] = []
    for number, cells in enumerate((table.head, *table.rows)):
        is_head = has_head and number == 0
        tr = setter.tags.add("TR", tag)
        strips = []
        x = column.x
        for i, (inlines, width) in enumerate(zip(cells, widths, strict=True)):
            scope = "Column" if is_head else "Row" if i == 0 and _rowheads(table) else None
            own = setter.tags.add(
                "TH" if scope else "TD", tr, attributes={"O": "Table", "Scope": scope} if scope else None
            )
            style = looks.head if is_head else looks.first if i == 0 else looks.cell
            inner = Column(x + PAD_X, width - 2 * PAD_X)
            strips.append(_cell(setter, inlines, style, table.align[i], inner, own, table.line))
            x += width
        made.append(tuple(strips))
    heights = tuple(max(cell.height for cell in cells) + 2 * PAD_Y for cells in made)
    return Rows(tuple(made), heights, column.x, column.x + sum(widths), has_head)


def draw_rows(theme: Theme, rows: Rows, heights: tuple[float, ...]) -> list[Strip]:
    """Make a strip of each row, at these heights (those of its own, or of it and its twin)."""
    last = len(heights) - 1
    made = [
        _row(theme, rows, cells, height, rows.has_head and i == 0, i == last)
        for i, (cells, height) in enumerate(zip(rows.cells, heights, strict=True))
    ]
    if rows.has_head:
        again = replace(
            made[0], inks=tuple(ink._replace(order=HEAD_AGAIN, tag=None) for ink in made[0].inks), links=()
        )
        made = [replace(row, again=(again,) if i else ()) for i, row in enumerate(made)]
    together = {1, 2, last} if last > 3 else {1, last}
    cut = CUT_SHORT if last < SHORT else CUT_LONG
    return [replace(row, cut=NEVER if i in together else cut) if i else row for i, row in enumerate(made)]


def _cell(
    setter: Setter,
    inlines: tuple[Inline, ...],
    style: TextStyle,
    align: Align,
    column: Column,
    tag: int,
    line: int,
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


def _row(
    theme: Theme, rows: Rows, cells: tuple[Strip, ...], height: float, is_head: bool, is_last: bool
) -> Strip:
    room = height - 2 * PAD_Y
    inks: list[Ink] = []
    links = []
    for cell in cells:
        y = PAD_Y + ((room - cell.height) / 2 if is_head else 0.0)
        inks += [ink.moved(0.0, y) for ink in cell.inks]
        links += [replace(link, box=replace(link.box, y=link.box.y + y)) for link in cell.links]
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
    return Strip(height, (Ink(DECORATION, None, 0.0, 0.0, decoration), *inks), links=tuple(links))
