"""Figures: single, in rows, or beside their text."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from printkit.book.boxes import box_titles
from printkit.book.document import Figure, ListBlock, Paragraph, says_words, shown, text_of
from printkit.book.draw import read_drawing
from printkit.book.galley import NEVER, Ink, Strip, side_by_side, stacked, zipped
from printkit.book.setting import Column, Columns, Layout, Twins, whole
from printkit.book.theme import SMALLEST
from printkit.errors import FitError
from printkit.pdf.extent import leaves
from printkit.pdf.page import Drawing
from printkit.text.faces import Glyphs

GAP = 6.0
CAPTION_GAP = 1.6

CUT_BETWEEN_ROWS = 6.0

RAGGED = 68.0
"""Columns of words narrower than this (mm) are not justified."""

FIT = 0.7
"""How small a figure may be made to fit its column: its width may be meant for larger paper."""

SHRINK = 0.75
"""How small figures that follow each other may be made to stand in pairs."""


def drawing_of(figure: Figure, scale: float = 1.0) -> Drawing:
    """Read a figure's drawing at its width, or at ``scale`` times that. Raises ArtError."""
    drawing = read_drawing(figure.svg, figure.place, figure.width)
    return drawing if scale == 1.0 else read_drawing(figure.svg, figure.place, round(drawing.width * scale, 3))


def least_scale(figure: Figure) -> float:
    """Say how small a figure may be made: FIT, or less small where its letters would be under 6.5 pt."""
    letters = ((one, by) for one, by in leaves(drawing_of(figure).items) if isinstance(one, Glyphs))
    smallest = min((one.size * math.hypot(by.a, by.b) for one, by in letters), default=SMALLEST / FIT)
    return max(FIT, min(1.0, SMALLEST / smallest))


def figure_rows(layout: Layout, figures: list[tuple[Figure, ...]], columns: Columns) -> list[Strip]:
    """Lay out figures in as few rows as hold them, evenly filled, each with its captions."""
    place, scale = whole(columns), 1.0
    each = ((drawing_of(a).width, b.width) for row in figures for a, b in zip(row, columns, strict=True))
    facing = any(map(says_words, figures)) and all(width <= room for width, room in each)
    if facing:
        widest = max(drawing_of(one).width for twins in figures for one in twins)
        across, _ = share_rows(len(figures), widest, min(column.width for column in columns))
    else:
        worst = max((one for twins in figures for one in shown(twins)), key=lambda one: drawing_of(one).width)
        widest = drawing_of(worst).width
        least = max(least_scale(one) for twins in figures for one in shown(twins))
        if widest > place.width / least + 0.05:
            raise FitError(
                f"the figure {worst.id!r} is {widest:.0f} mm wide, but there is room for {place.width:.0f} mm",
                where=layout.where(worst.line),
                hint="give it a smaller width=",
            )
        free = all(twins[0].width is None for twins in figures)
        across, scale = share_rows(len(figures), widest, place.width, max(least, SHRINK) if free else 1.0)
        cells, scale = place.shared(across, GAP), min(scale, place.width / widest)
    rows = list[Strip]()
    for start in range(0, len(figures), across):
        row = figures[start : start + across]
        if facing:  # what each language has, in its column
            made = [
                _figure(layout, (twins[number],), cell, number=number)
                for number, column in enumerate(columns)
                for twins, cell in zip(row, column.shared(len(row), GAP), strict=True)
            ]
        else:
            made = [_figure(layout, *each, scale) for each in zip(row, cells, strict=False)]
        more = {"before": GAP * 0.7, "cut": CUT_BETWEEN_ROWS} if rows else {}
        rows.append(replace(side_by_side(*made), line=row[0][0].line, **more))
    return rows


def alike_wide(figures: list[tuple[Figure, ...]], columns: Columns) -> list[tuple[Figure, ...]]:
    """Give as many as share rows with the first: one that fills more than half would have each to itself."""
    half = (whole(columns).width - GAP) / 2
    least = SHRINK if all(twins[0].width is None for twins in figures) else 1.0

    def narrow(twins: tuple[Figure, ...]) -> bool:
        return max(drawing_of(one).width for one in twins) * least <= half + 0.05

    return [*itertools.takewhile(lambda one: narrow(one) == narrow(figures[0]), figures)]


def share_rows(count: int, widest: float, room: float, least: float = 1.0) -> tuple[int, float]:
    """Say how many figures stand in a row, and at what scale: down to ``least`` if that makes pairs."""
    across = max(1, min(count, int((room + GAP) / (widest + GAP))))
    scale = 1.0
    half = (room - GAP) / 2
    if across == 1 and count > 1 and half / widest >= least:
        across, scale = 2, half / widest
    return math.ceil(count / math.ceil(count / across)), scale


def _figure(
    layout: Layout,
    twins: tuple[Figure, ...],
    cell: Column,
    scale: float = 1.0,
    left: bool = False,
    number: int = 0,
) -> Strip:
    """Lay out one figure with its captions in its cell; ``number``: which language ``twins`` begin with."""
    figure = twins[0]
    strips: list[Strip] = []
    captions: list[list[Strip]] = []
    across = len(twins) if not left and len(shown(twins)) == 1 and cell.width >= len(twins) * RAGGED else 1
    side = (cell.width - drawing_of(figure, scale).width) / 2 - GAP
    sides = across == 2 and side >= 42.0  # captions in two languages left and right of it
    for at, (twin, lang) in enumerate(zip(twins, layout.langs[number:], strict=False)):
        if drawn := at < len(shown(twins)):
            drawing = drawing_of(twin, scale)
            alt = twin.alt or text_of(twin.caption)
            tag = layout.tags.add("Figure", layout.parent, alt=alt, lang=layout.mark_lang(lang))
            x = cell.x if left else cell.x + (cell.width - drawing.width) / 2
            art = Strip(drawing.height, (Ink(tag, tag, x, 0.0, drawing.items),), line=twin.line)
            if strips:
                gap = GAP * 0.7 if twins[at - 1].caption else CAPTION_GAP
                strips.append(replace(art, before=gap, cut=NEVER))
            else:
                strips = [art] if number else layout.named(figure, [art])
        if not twin.caption:
            continue
        if left:
            column = Column(x, drawing.width)
        elif sides:
            column = Column(cell.x + at * (cell.width - side), side)
        elif across > 1:
            column = Column(cell.x + at * (cell.width + GAP) / across, (cell.width + GAP) / across - GAP)
        else:
            wide = min(cell.width, max(drawing.width, 0.7 * cell.width))
            column = Column(cell.x + (cell.width - wide) / 2, wide)
        align = "left" if left else "center"
        style = layout.theme.style(0.86, 0.82, lang=lang, align=align, colour=layout.theme.ink, phrase=True)
        own = layout.tags.add("P", layout.parent, lang=layout.mark_lang(lang))
        before = CAPTION_GAP if drawn or across > 1 else 0.4
        captions.append(layout.paragraph(twin.caption, style, column, own, twin.line, before))
        if across == 1:
            strips += captions.pop()
    if sides and captions:
        beside = [*strips, *map(stacked, captions)]
        highest = max(one.height for one in beside)
        middle = (replace(one.moved(0.0, (highest - one.height) / 2), before=0.0) for one in beside)
        return side_by_side(*middle)
    return stacked([*strips, *zipped(*captions)])


def scale_beside(twins: tuple[Figure, ...], columns: Columns, usual: float) -> float:
    """Give the scale, 1 or as small as a figure without a width may be, that leaves room for text; else 0.

    ``usual``: how large the layout has such a figure, 1 for as large as there is room.
    """
    if says_words(twins):
        return 0.0
    figure, room, width = twins[0], whole(columns).width, drawing_of(twins[0]).width
    # how much of its column it may take up, of those of two languages, and if two texts are no higher than it
    beside_one, beside_two, short = 0.52, 0.234, 0.45
    scale = (beside_one if len(columns) == 1 else beside_two) * room / width
    if figure.width is None and scale >= (least := least_scale(figure)):
        return min(1.0, max(scale * usual, least))
    if scale >= 1.0:
        return 1.0
    return 1.0 if len(columns) > 1 and width <= short * room else 0.0


def set_beside(
    layout: Layout, twins: Sequence[Twins], columns: Columns, scale: float
) -> tuple[list[Strip], int]:
    """Set a figure and, at its right, what goes beside it; give the strip and how many blocks it holds."""
    figure, mark = twins[0][0], len(layout.tags)
    assert isinstance(figure, Figure)
    drawing = drawing_of(figure, scale)
    place = whole(columns)
    free = place.inset(drawing.width + (GAP if scale == 1.0 else GAP / 2))
    texts = free.shared(len(columns), GAP)
    theme = layout.theme
    leading = theme.body.leading
    align = "left" if texts[0].width < RAGGED else theme.body.align
    title, layout.title = layout.title, ()
    inner = replace(layout, theme=replace(theme, body=replace(theme.body, hang=False, align=align)))
    head = box_titles(inner, title, texts) if title else []
    figures = cast(tuple[Figure, ...], twins[0])
    picture = _figure(inner, figures, Column(place.x, drawing.width), scale, left=True)
    strips: list[Strip] = []
    used = 1
    for row in twins[1:]:
        if not isinstance(row[0], Paragraph | ListBlock):
            break
        height = sum(strip.height + strip.before for strip in (*head, *strips))
        if strips and height + 2 * leading > picture.height:
            break
        made = inner.blocks([row], texts)
        gap = 0.5 * leading if strips else 0.2 * leading if head else 0.0
        strips += [replace(made[0], before=gap), *made[1:]]
        used += 1
    side = stacked([*head, *strips])
    narrow = scale < 1.0 or len(columns) > 1  # a few words a line: no text much taller than the figure
    if narrow and side.height > 1.2 * picture.height:
        del layout.tags[mark:]
        layout.title = title
        return figure_rows(layout, [figures], columns), 1
    return [replace(side_by_side(picture, side), before=0.0, cut=0.0, line=figure.line)], used
