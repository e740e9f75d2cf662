"""Boxes: their titles and contents, on grounds of their own."""

from __future__ import annotations

import functools

from msgspec.structs import replace

from printkit.book.document import Box, BoxKind, Figure, text_of
from printkit.book.galley import NEVER, Ground, Strip, stacked, zipped
from printkit.book.read import book_words, words_lang
from printkit.book.setting import Column, Columns, Layout, whole
from printkit.book.theme import Theme, legible
from printkit.draw.paths import rectangle
from printkit.errors import FitError
from printkit.pdf.page import Bookmark, Item, Op, Path
from printkit.pdf.vision import mix
from printkit.text.inline import Inline, Span
from printkit.text.languages import habits

RADIUS = 1.6

INSETS = {
    "example": ((6.0, 5.0, 3.6), (3.6, 2.6, 2.2)),
    "ruling": ((5.0, 0.0, 1.0), (3.4, 0.0, 0.6)),
    "implied": ((5.0, 0.0, 1.0), (3.4, 0.0, 0.6)),
    "note": ((5.0, 5.0, 3.0), (2.6, 2.6, 2.0)),
    "summary": ((7.0, 7.0, 6.0), (7.0, 7.0, 6.0)),
    "opening": ((0.0, 0.0, 0.0), (0.0, 0.0, 0.6)),
}
"""How far a box's text stands in at the left and the right, and the white above and below it, mm: usually and
in a narrow column."""

FRAGMENT, CUT_OFF_FRAGMENT = 3, 12.0
"""So many lines of a box, or as much of a figure, stand on either page: rather a page that is a third full."""


def set_box(layout: Layout, twins: tuple[Box, ...], columns: Columns) -> list[Strip]:
    """Lay out a box: title and contents on its ground; a summary as one strip."""
    if twins[0].kind == "summary":
        return [_one_page(layout, twins, columns)]
    strips = _boxed(layout, twins, columns)
    height = sum(strip.height + strip.before for strip in strips)
    room = layout.theme.text_height
    # what a page break costs at least; a page that is left three fifths full costs 3.6
    least = 3.5 if height <= 0.8 * room else 2.0 if height <= room else 0.6
    pad, title = strips[0].height, layout.theme.box_title.leading
    out, above = [replace(strips[0], cut=0.0)], pad
    for strip in strips[1:]:
        below = height - above - strip.before
        lines = (min(above - title, below) - pad) / layout.theme.body.leading
        costs = (strip.cut, least, CUT_OFF_FRAGMENT if lines < FRAGMENT - 0.1 else 0.0)
        # more between rows of a table: the head that comes again helps fill the page
        out.append(replace(strip, cut=max(costs) + (1.0 if strip.again else 0.0)))
        above += strip.before + strip.height
    return out


def _one_page(layout: Layout, twins: tuple[Box, ...], columns: Columns) -> Strip:
    """Lay out the summary as one strip, in smaller type if it would not fit a page otherwise."""
    theme, tags, marks = layout.theme, len(layout.tags), len(layout.bookmarks)
    for scale in (1.0, 0.94, 0.88, 0.83):
        del layout.tags[tags:], layout.bookmarks[marks:]
        smaller = replace(layout, theme=replace(theme, body=theme.style(scale, scale)))
        made = stacked(_boxed(smaller, twins, columns))
        if made.height <= theme.text_height:
            return made
    raise FitError(
        f"the summary is {made.height - theme.text_height:.0f} mm too tall for one page",
        where=layout.where(twins[0].line),
        hint="shorten it",
    )


def _boxed(layout: Layout, twins: tuple[Box, ...], columns: Columns) -> list[Strip]:
    """Lay out a box: padding, title and contents on its ground; a pair's title beside a figure if it can."""
    kind, tags = twins[0].kind, layout.tags
    inside = replace(layout, parent=tags.add("Div", layout.parent))
    left, right, pad = INSETS[kind][layout.theme.columns > 1 or len(columns) > 1]
    inner = tuple(
        column.inset(left if i == 0 else 0.0, right if i == len(columns) - 1 else 0.0)
        for i, column in enumerate(columns)
    )
    blocks, mark = list(zip(*(twin.blocks for twin in twins), strict=True)), len(tags)
    made: list[Strip] = []
    figures = [number for number, row in enumerate(blocks) if isinstance(row[0], Figure)]
    if len(columns) > 1 and kind == "example" and figures == [0]:
        inside.title = twins
        made = inside.blocks(blocks, inner)
        if inside.title:  # there was no room for it beside the figure
            inside.title, made = (), []
            del tags[mark:]
    if not made:
        head = [replace(strip, cut=NEVER) for strip in box_titles(inside, twins, inner)]
        made = inside.blocks(blocks, inner)
        if made:
            made[0] = replace(made[0], before=0.4 * layout.theme.body.leading, cut=NEVER)
        made = head + made
    made[0] = replace(made[0], cut=NEVER)
    behind = functools.partial(_draw, layout.theme, kind, whole(columns))
    ground = Ground(behind, 2.4 if kind in ("example", "note") else 0.0)
    strips = [Strip(pad), *layout.named(twins[0], made), Strip(pad, cut=NEVER)]
    return [replace(strip, ground=ground) for strip in strips]


def box_titles(layout: Layout, twins: tuple[Box, ...], columns: Columns) -> list[Strip]:
    """Set the title of a box in each language, side by side."""
    sides = zip(twins, columns, layout.langs, strict=True)
    return zipped(*(_box_title(layout, twin, column, lang) for twin, column, lang in sides))


def _box_title(layout: Layout, block: Box, column: Column, lang: str) -> list[Strip]:
    theme = layout.theme
    words = Span(book_words(lang, layout.kit)[block.kind], lang=words_lang(lang, layout.kit))
    if block.kind == "summary":
        if lang == layout.langs[0]:
            layout.bookmarks.append(Bookmark(text_of(block.title) or words.text, 0, block.id))
        title = block.title or (words,)
        strips = layout.text(title, theme.heading(2), column, lang, block.line, "H2")
        return [replace(strips[0], section=text_of(title)), *strips[1:]]
    # for words (contrast 4.5 on white: WCAG 2.2, 1.4.3)
    second = legible(theme.second, theme.ink, 4.5)
    colour = second if block.kind in ("ruling", "implied") else theme.accent
    style = replace(theme.box_title, colour=colour)
    words = replace(words, bold=True)
    inlines: tuple[Inline, ...] = (words,)
    if block.title:
        inlines = (replace(words, text=words.text + ("　" if habits(lang).characters else " · ")), *block.title)
    return layout.text(inlines, style, column, lang, block.line)


def _draw(
    theme: Theme, kind: BoxKind, column: Column, top: float, foot: float, begins: bool, ends: bool
) -> tuple[Item, ...]:
    """Draw what lies behind a box of this kind that is as wide as the column."""
    x, width, height = column.x, column.width, foot - top
    if kind in ("ruling", "implied"):
        dash = (0.9, 1.1) if kind == "implied" else ()
        ops = (("M", x + 0.6, top), ("L", x + 0.6, foot))
        return (Path(ops, stroke=theme.second, width=0.7, dash=dash, cap="butt"),)
    if kind == "summary":
        frame = rectangle(x, top, width, height, RADIUS, RADIUS)
        return (Path(frame, fill=theme.tint, stroke=mix(theme.accent, 0.6), width=0.4),)
    if kind == "opening":
        return ()
    fill = theme.tint if kind == "example" else theme.pale
    ground = Path(_sheet(x, top, width, height, begins, ends), fill=fill)
    if kind == "note":
        return (ground,)
    bar = Path(rectangle(x, top, 1.1, height), fill=theme.accent)
    return ground, bar


def _sheet(x: float, y: float, width: float, height: float, begins: bool, ends: bool) -> tuple[Op, ...]:
    """Give a rectangle whose right corners are round where the box begins and ends."""
    k = 0.45 * RADIUS
    right, foot = x + width, y + height
    upper: tuple[Op, ...] = (("L", right, y),)
    lower: tuple[Op, ...] = (("L", right, foot),)
    if begins:
        upper = ("L", right - RADIUS, y), ("C", right - k, y, right, y + k, right, y + RADIUS)
    if ends:
        lower = ("L", right, foot - RADIUS), ("C", right, foot - k, right - k, foot, right - RADIUS, foot)
    return ("M", x, y), *upper, *lower, ("L", x, foot), ("Z",)
