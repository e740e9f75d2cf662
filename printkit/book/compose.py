"""Blocks → strips: one column of blocks, or twins, the same block in two languages side by side."""

from __future__ import annotations

from itertools import takewhile, zip_longest
from typing import cast

from msgspec.structs import replace

from printkit.book.boxes import set_box
from printkit.book.document import (
    PAGE,
    Block,
    Box,
    Figure,
    Heading,
    ListBlock,
    Paragraph,
    Table,
    kind_of,
    says_words,
    text_of,
)
from printkit.book.draw import hidden
from printkit.book.figures import alike_wide, figure_rows, scale_beside, set_beside
from printkit.book.galley import ALWAYS, NEVER, Ink, Strip, side_by_side, stacked, zipped
from printkit.book.setting import GAP, Column, Columns, Layout, Twins, baseline, whole
from printkit.book.tables import draw_rows, set_rows
from printkit.draw.paths import ellipse
from printkit.kit.worker import beat
from printkit.pdf.page import Bookmark, Item, Path
from printkit.pdf.vision import mix
from printkit.text.inline import Inline, Span, TextStyle
from printkit.text.label import label

SPACING = {
    "heading2": (2.3, -0.5),
    "heading3": (1.25, -0.2),
    "paragraph": (0.5, 0.15),
    "list": (0.45, 0.7),
    "table": (0.7, 0.8),
    "figure": (0.75, 3.5),
    "box": (0.85, 0.15),
}
"""White above a block, in lines of text, and what a page break there costs: less than nothing where a section
begins, more where text leads to it. Paginate counts a tenth of a page of white as 0.5."""

AFTER_HEADING = {"heading2": 0.62, "heading3": 0.28}

CUT_BEFORE_FIGURE, CUT_AFTER_FIGURE = 6.0, 9.0
"""In a box, where a figure or table, what is said of it and what comes of it should be seen together."""

ANNOUNCED, ANNOUNCEMENT = {"list": NEVER, "figure": 3.0, "table": 3.0, "box": 3.0}, 2
"""What a break costs between a paragraph of up to so many lines and what it announces."""

TALLEST_ABREAST, LEAST_BESIDE = 0.4, 30.0
"""Tables side by side never part: what share of a page they may be tall; how wide each text between is, mm."""

CUT_IN_ORPHAN, ORPHAN = 1.5, {"heading2": 4, "heading3": 2}
"""What a break costs under a heading that has fewer lines than so many below it."""


class Composer(Layout):
    """Lays out blocks of every kind."""

    def blocks(self, twins: list[Twins], columns: Columns) -> list[Strip]:
        """Lay out blocks, one under another. Figures that follow each other share rows."""
        out: list[Strip] = []
        before, lines = "", 0  # the kind of the block above, and how many lines it has
        orphan = 0  # how many lines should still follow the last heading
        opened = False  # whether the block above opens what is below
        at = 0
        in_box = self.parent is not None
        while at < len(twins):
            block = twins[at][0]
            beat()
            kind = kind_of(block) + (str(block.level) if isinstance(block, Heading) else "")
            if isinstance(block, Figure):
                made, many = self._figures(_on_a_page(twins[at:]), columns)
            else:
                made, many = self._abreast(_on_a_page(twins[at : at + 3]), columns)
                if not made:
                    made, many = self._block(twins[at], columns), 1
            opens = isinstance(block, Table) and "opens" in block.classes
            if PAGE in block.classes or (isinstance(block, Box) and block.kind == "summary"):
                cut = ALWAYS
            else:
                cut = _cut(before, kind, made[0].cut, in_box)
                if in_box and (opens or opened):
                    cut = CUT_AFTER_FIGURE if opened else SPACING[kind][1]
                if before == "paragraph" and lines <= ANNOUNCEMENT:
                    cut = max(cut, ANNOUNCED.get(kind, 0.0))
                if orphan > 0:
                    cut = max(cut, CUT_IN_ORPHAN)
            white = _gap(before, kind) * self.theme.air * self.theme.body.leading
            out += [replace(made[0], before=white, cut=cut), *made[1:]]
            orphan = ORPHAN.get(kind, orphan - len(made) if kind in ("paragraph", "list") else 0)
            before, lines, opened, at = kind, len(made), opens and many == 1, at + many
        return out

    def _block(self, twins: Twins, columns: Columns) -> list[Strip]:
        block = twins[0]
        if isinstance(block, Box):
            return set_box(self, cast(tuple[Box, ...], twins), columns)
        if isinstance(block, Table):
            tag, tables = self.tags.add("Table", self.parent), cast(tuple[Table, ...], twins)
            rows = set_rows(self, tables, whole(columns), tag)
            return self.named(block, draw_rows(self.theme, rows))
        if isinstance(block, Paragraph) and (made := self._once(cast(tuple[Paragraph, ...], twins), columns)):
            return self.named(block, made)
        each = zip(twins, columns, self.langs, strict=True)
        sides = [self._text(twin, column, lang) for twin, column, lang in each]
        made = [strip for parts in zip_longest(*sides, fillvalue=[]) for strip in zipped(*parts)]
        return self.named(block, made)

    def _once(self, twins: tuple[Paragraph, ...], columns: Columns) -> list[Strip]:
        """Set a pair's paragraphs once, over both columns, if only the bold words that they begin with differ.

        An index of clauses is such: it takes up half as many lines so.
        """
        inlines = [twin.inlines for twin in twins]
        rest = inlines[0][2:]
        if len(twins) == 1 or not rest or any(one[2:] != rest for one in inlines):
            return []
        leads: list[Inline] = []
        for (lead, white, *_), lang in zip(inlines, self.langs, strict=True):
            if not (isinstance(lead, Span) and lead.bold) or text_of([white]).strip():
                return []
            leads += replace(lead, lang=self.mark_lang(lang)), white
        mark, one = len(self.tags), whole(columns)
        made = self.text((*leads, *rest), self.theme.body, one, self.langs[0], twins[0].line)
        if len(made) > 1:
            return made
        del self.tags[mark:]
        return []

    def _abreast(self, twins: list[Twins], columns: Columns) -> tuple[list[Strip], int]:
        """Set a pair's tables side by side if that is no higher; give the strip and its number of blocks."""
        kinds = [type(block) for block, *_ in twins]
        if len(columns) == 1 or (kinds[:2] != [Table, Table] and kinds != [Table, Paragraph, Table]):
            return [], 0
        used, place, mark = 2 if kinds[1] is Table else 3, whole(columns), len(self.tags)
        wide = []
        for twin in (twins[0], twins[used - 1]):
            rows = set_rows(self, cast(tuple[Table, ...], twin), place, 0)
            wide.append(rows.right - rows.left)
        del self.tags[mark:]
        starts = max(wide[0] + GAP, columns[1].x - place.x), wide[0] + GAP
        start = next((one for one in starts if one + wide[1] <= place.width), None)
        if start is None:
            return [], 0
        halves = place.inset(start).shared(2, GAP)
        if used == 2 or halves[0].width >= LEAST_BESIDE:
            one = stacked(self._block(twins[0], columns))
            other = stacked(self.blocks(twins[1:used], halves))
            tall = max(one.height, other.height) > TALLEST_ABREAST * self.theme.text_height
            if not tall and (used == 2 or other.height <= one.height):
                return [side_by_side(one, replace(other, before=0.0, cut=0.0))], used
            del self.tags[mark:]
        return [], 0

    def _text(self, block: Block, column: Column, lang: str) -> list[list[Strip]]:
        """Lay out a text in parts that begin beside those of its twin: the items of a list, or one."""
        if isinstance(block, Heading):
            return [self._heading(block, column, lang)]
        if isinstance(block, Paragraph):
            return [self.text(block.inlines, self.theme.body, column, lang, block.line)]
        assert isinstance(block, ListBlock)
        return set_list(self, block, column, lang, self.parent, self.mark_lang(lang))

    def _heading(self, block: Heading, column: Column, lang: str) -> list[Strip]:
        words, style = text_of(block.inlines), self.theme.heading(2 if block.level == 2 else 3)
        if lang == self.langs[0]:
            self.bookmarks.append(Bookmark(words, block.level - 2, block.id))
        first, *more = self.text(block.inlines, style, column, lang, block.line, f"H{block.level}")
        if block.level == 2:
            ops = ("M", column.x, -1.6), ("L", column.x + column.width, -1.6)
            rule = Ink(-1.0, None, 0.0, 0.0, (Path(ops, stroke=mix(self.theme.accent, 0.55), width=0.25),))
            first = replace(first, inks=(rule, *first.inks), section=words)
        return [first, *(replace(strip, cut=NEVER) for strip in more)]

    def _figures(self, twins: list[Twins], columns: Columns) -> tuple[list[Strip], int]:
        """Lay out figures that follow each other; one in a box, or ``.beside``, stands beside its text."""
        row = [*takewhile(lambda one: isinstance(one[0], Figure), twins)]
        figures = alike_wide(cast(list[tuple[Figure, ...]], row), columns)
        joined = len(figures) == 1 and (self.parent is not None or "beside" in figures[0][0].classes)
        if joined and len(twins) > 1 and isinstance(twins[1][0], Paragraph | ListBlock):
            if says_words(figures[0]) and (made := self._each_beside(twins[:2], columns)):
                return [made], 2
            if scale := scale_beside(figures[0], columns, self.theme.beside):
                return set_beside(self, twins, columns, scale)
        return figure_rows(self, figures, columns), len(figures)

    def _each_beside(self, twins: list[Twins], columns: Columns) -> Strip | None:
        """Lay out a figure that has words beside its text, in each language's column, if there is room."""
        sides, mark = list[Strip](), len(self.tags)
        titles = tuple((title,) for title in self.title) or ((),) * len(columns)
        for figure, text, column, lang, title in zip(*twins, columns, self.langs, titles, strict=True):
            alone = replace(self, langs=(lang,), own=self.own or self.langs[0], title=title)
            scale = scale_beside((cast(Figure, figure),), (column,), self.theme.beside)
            made, used = list[Strip](), 0
            if scale:
                made, used = set_beside(alone, [(figure,), (text,)], (column,), scale)
            if used != 2:
                del self.tags[mark:]
                return None
            sides += [replace(strip, anchors=() if sides else strip.anchors) for strip in made]
        self.title = ()
        return replace(side_by_side(*sides), line=twins[0][0].line)


def _on_a_page(twins: list[Twins]) -> list[Twins]:
    """Give the first, and those that follow before another page begins."""
    return [twins[0], *takewhile(lambda one: PAGE not in one[0].classes, twins[1:])]


def _gap(before: str, kind: str) -> float:
    """Give the white between two kinds of blocks, in lines."""
    if not before:
        return 0.0
    if before == "figure" and kind in ("paragraph", "list"):
        return 1.0  # so that text that goes on is not read as more of the caption
    if (before, kind) == ("table", "figure"):
        return 1.0  # a frame under a rule
    return AFTER_HEADING.get(before, SPACING[kind][0])


def _cut(before: str, kind: str, own: float, in_box: bool) -> float:
    """Give what a page break between two kinds of blocks costs. ``own``: what the one below asks for itself."""
    if before.startswith("heading"):
        return NEVER
    if in_box and kind in ("figure", "table") and before == "paragraph":
        return CUT_BEFORE_FIGURE
    if before == "figure" and (in_box or not kind.startswith("heading")):
        return CUT_AFTER_FIGURE if in_box else 0.9
    usual = SPACING[kind][1]
    return max(own, usual) if own else usual


def set_list(
    layout: Layout, block: ListBlock, column: Column, lang: str, parent: int | None, marked: str | None = None
) -> list[list[Strip]]:
    """Lay out a list: of each item a strip a line, labels in the indent. ``marked``: its element's language.

    It is parted neither after its first line nor before its last.
    """
    theme, tags = layout.theme, layout.tags
    attributes = {"O": "List", "ListNumbering": "Disc" if block.start is None else "Decimal"}
    tag = tags.add("L", parent, lang=marked, attributes=attributes)  # ISO 32000-1, 14.8.5.5
    indent = theme.body.size * (1.5 if block.start is None else 1.9)
    inner = column.inset(indent)
    style = replace(theme.body, lang=lang)
    out: list[list[Strip]] = []
    for number, item in enumerate(block.items):
        li = tags.add("LI", tag)
        lbl = tags.add("Lbl", li)
        body = tags.add("LBody", li)
        strips: list[Strip] = []
        for part in item:
            if isinstance(part, ListBlock):
                strips += [strip for each in set_list(layout, part, inner, lang, body) for strip in each]
            else:
                own = body if len(item) == 1 else tags.add("P", body)
                strips += layout.paragraph(part.inlines, style, inner, own, part.line)
        ink = Ink(lbl, lbl, column.x, baseline(style), _bullet(layout, block, number, indent, style))
        white = min(0.22, 0.53 * theme.air) * style.leading if number else 0.0
        second = number == 1 and len(out[0]) == 1
        last = number == len(block.items) - 1 and len(strips) == 1
        cut = NEVER if second or (last and number) else 0.3
        first = replace(strips[0], inks=(ink, *strips[0].inks), before=white, cut=cut)
        out.append([first, *strips[1:]])
    return out


def _bullet(layout: Layout, block: ListBlock, number: int, indent: float, style: TextStyle) -> tuple[Item, ...]:
    """Draw what stands before an item: a number, or a dot."""
    colour, size = layout.theme.accent, style.size
    if block.start is not None:
        made = label(f"{block.start + number}. ", size, bold=True, colour=colour)
        return made.at(indent - made.width, 0.0)
    dot = Path(ellipse(0.62 * size, -0.37 * size, 0.14 * size, 0.14 * size), fill=colour)
    return dot, hidden("• ", 1.0, size)
