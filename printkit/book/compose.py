"""Blocks → strips: one column of blocks, or twins, the same block in two languages side by side."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import cast

from printkit.book.boxes import box_ground, box_insets
from printkit.book.document import Block, Box, Figure, Heading, ListBlock, PageBreak, Paragraph, Table, plain
from printkit.book.draw import hidden
from printkit.book.figures import figure_rows, figure_width, set_beside
from printkit.book.label import label
from printkit.book.read import book_words
from printkit.book.setting import CLAUSE_ORDER, Column, Setter, baseline
from printkit.book.strip import ALWAYS, NEVER, Ink, Strip, beside, stacked
from printkit.book.svgpath import ellipse
from printkit.book.tables import draw_rows, is_cramped, looks_of, natural_widths, set_rows
from printkit.book.theme import Theme, mix, pt
from printkit.errors import FitError
from printkit.pdf.page import Bookmark, Item, Path
from printkit.text.inline import Inline, Span, TextStyle

Twins = tuple[Block, ...]
Columns = tuple[Column, ...]

GAPS = {
    "heading2": 2.3,
    "heading3": 1.25,
    "paragraph": 0.5,
    "list": 0.45,
    "table": 0.7,
    "figure": 0.75,
    "box": 0.85,
}
"""White above a block, in lines of text."""

AFTER_HEADING = {"heading2": 0.62, "heading3": 0.28}

CUTS = {
    "heading2": -0.5,
    "heading3": -0.2,
    "paragraph": 0.15,
    "list": 0.7,
    "table": 0.8,
    "figure": 0.9,
    "box": 0.15,
}
"""What a page break above a block costs: less than nothing where a section begins, more where text leads to it.

Paginate counts a tenth of a page of white as 0.5.
"""

CUT_AFTER_FIGURE = 2.5
CUT_IN_BOX = 0.6

SUMMARY_SCALES = (1.0, 0.94, 0.88, 0.83)
"""The sizes at which a summary is tried, until it fits its page."""


def whole(columns: Columns) -> Column:
    """Give one column from the left end of the first to the right end of the last."""
    return Column(columns[0].x, columns[-1].x + columns[-1].width - columns[0].x)


@dataclass(slots=True)
class Composer:
    """Lays out the blocks of one document, or of two side by side.

    ``langs``: the languages, left to right; ``bookmarks``: what the headings add to the outline.
    """

    theme: Theme
    setter: Setter
    langs: tuple[str, ...]
    bookmarks: list[Bookmark] = field(default_factory=list)
    sections: int = 0
    shown: tuple[str, ...] = ()

    @property
    def columns(self) -> Columns:
        """The text columns of the page."""
        theme, many = self.theme, len(self.langs)
        gap = 8.0
        width = (theme.measure - gap * (many - 1)) / many
        return tuple(Column(theme.x + i * (width + gap), width) for i in range(many))

    def blocks(self, twins: list[Twins], columns: Columns, parent: int | None) -> list[Strip]:
        """Lay out blocks, one under another. Figures that follow each other share rows."""
        out: list[Strip] = []
        before = ""
        at = 0
        forced = False
        while at < len(twins):
            block = twins[at][0]
            if isinstance(block, PageBreak):
                forced, at = True, at + 1
                continue
            kind = _kind(block)
            if isinstance(block, Figure):
                many = next(
                    (n for n, t in enumerate(twins[at:]) if not isinstance(t[0], Figure)), len(twins) - at
                )
                made, many = self._figures(twins, at, many, columns, parent)
            else:
                made, many = self._block(twins[at], columns, parent), 1
            gap = AFTER_HEADING.get(before, GAPS[kind]) if before else 0.0
            first = replace(made[0], before=gap * self.theme.body.leading)
            if forced or (isinstance(block, Box) and block.kind == "summary"):
                first = replace(first, cut=ALWAYS)
            elif before.startswith("heading"):
                first = replace(first, cut=NEVER)
            elif before == "figure" and (parent is not None or not kind.startswith("heading")):
                first = replace(first, cut=CUT_AFTER_FIGURE if parent is not None else CUTS["figure"])
            else:
                first = replace(first, cut=max(first.cut, CUTS[kind]) if first.cut else CUTS[kind])
            out += [first, *made[1:]]
            before, forced, at = kind, False, at + many
        return out

    def _block(self, twins: Twins, columns: Columns, parent: int | None) -> list[Strip]:
        block = twins[0]
        if isinstance(block, Box):
            return self._box(cast(tuple[Box, ...], twins), columns, parent)
        if isinstance(block, Table):
            return self.named(block, self._tables(cast(tuple[Table, ...], twins), columns, parent))
        made = [
            self._text(twin, column, lang, parent)
            for twin, column, lang in zip(twins, columns, self.langs, strict=True)
        ]
        return self.named(block, zipped(*made))

    def _tables(self, tables: tuple[Table, ...], columns: Columns, parent: int | None) -> list[Strip]:
        """Lay out a table; twins side by side, row by row, or one under another if they would be cramped."""
        under = len(tables) > 1 and self._is_wide(tables, columns)
        places = (whole(columns),) * len(tables) if under else columns
        made = []
        for table, place, lang in zip(tables, places, self.langs, strict=True):
            tag = self.setter.tags.add("Table", parent, lang=self.mark_lang(lang))
            head = self._clause_caption(table, tag, lang)
            made.append((set_rows(self.setter, self.theme, table, place, lang, tag), head))
        common = tuple(max(row) for row in zip(*(rows.heights for rows, _ in made), strict=True))
        sides = [draw_rows(self.theme, rows, rows.heights if under else common) for rows, _ in made]
        sides[0] = self.with_clauses(sides[0], tables[0].clauses, made[0][1], -CLAUSE_ORDER)
        if under:
            sides[1][0] = replace(
                sides[1][0], before=GAPS["table"] * self.theme.body.leading, cut=CUTS["table"]
            )
            return [strip for side in sides for strip in side]
        return zipped(*sides)

    def _clause_caption(self, block: Table | ListBlock, tag: int, lang: str) -> int | None:
        """Make a Caption for clause ids, where a table or list has any to show."""
        show = lang == self.langs[0] and self.news(block.clauses)
        return self.setter.tags.add("Caption", tag) if show else None

    def _is_wide(self, tables: tuple[Table, ...], columns: Columns) -> bool:
        """Say whether tables are better set one under another than each in its column."""
        return any(
            is_cramped(
                natural_widths(self.setter, looks_of(self.theme, table, lang), table),
                column.width,
                self.theme.em,
            )
            for table, column, lang in zip(tables, columns, self.langs, strict=True)
        )

    def named(self, block: Block, strips: list[Strip]) -> list[Strip]:
        """Give the first strip the block's anchor."""
        assert not isinstance(block, PageBreak)
        return [replace(strips[0], anchors=((block.id, 0.0), *strips[0].anchors)), *strips[1:]]

    def style(self, style: TextStyle, lang: str) -> TextStyle:
        """Give a style in a language."""
        return replace(style, lang=lang)

    def mark_lang(self, lang: str) -> str | None:
        """Give what a tag's Lang should be: None for the document's own language."""
        return lang if lang != self.langs[0] else None

    def _text(self, block: Block, column: Column, lang: str, parent: int | None) -> list[Strip]:
        tags = self.setter.tags
        first = lang == self.langs[0]
        match block:
            case Heading():
                return self._heading(block, column, lang, parent)
            case Paragraph():
                tag = tags.add("P", parent, lang=self.mark_lang(lang))
                strips = self.setter.paragraph(
                    block.inlines, self.style(self.theme.body, lang), column, tag, block.line
                )
                return self.with_clauses(strips, block.clauses, tag) if first else strips
            case ListBlock():
                tag = tags.add("L", parent, lang=self.mark_lang(lang), attributes=_numbering(block))
                head = self._clause_caption(block, tag, lang)
                strips = self._list(block, column, lang, tag)
                return self.with_clauses(strips, block.clauses, head, -CLAUSE_ORDER) if first else strips
            case _:
                raise AssertionError(f"{type(block).__name__} is no text")

    def _heading(self, block: Heading, column: Column, lang: str, parent: int | None) -> list[Strip]:
        theme = self.theme
        first = lang == self.langs[0]
        tag = self.setter.tags.add(f"H{block.level}", parent, lang=self.mark_lang(lang))
        style = self.style(theme.heading(2 if block.level == 2 else 3), lang)
        words = plain(block.inlines)
        number: tuple[Ink, ...] = ()
        if first:
            self.bookmarks.append(Bookmark(words, block.level - 2, block.id))
            self.shown = ()
            if block.level == 2:
                self.sections += 1
                number = self._number(tag, style)
        strips = [
            replace(strip, cut=NEVER if i else strip.cut)
            for i, strip in enumerate(self.setter.paragraph(block.inlines, style, column, tag, block.line))
        ]
        strips[0] = replace(
            strips[0],
            inks=number + strips[0].inks,
            section=words if block.level == 2 and first else None,
        )
        return strips

    def _number(self, tag: int, style: TextStyle) -> tuple[Ink, ...]:
        """Draw a section's number in the margin, and the rule over the heading."""
        theme = self.theme
        made = label(str(self.sections), style.size, "head", colour=theme.second)
        x = theme.x - theme.gutter - made.width
        right = theme.x + theme.measure
        rule = Path(
            (("M", theme.margin, -1.6), ("L", right, -1.6)),
            stroke=mix(theme.accent, 0.55),
            width=0.25,
        )
        return (
            Ink(-1.0, None, 0.0, 0.0, (rule,)),
            Ink(tag - 0.1, tag, x, baseline(style), made.at(0.0, 0.0)),
        )

    def news(self, clauses: tuple[str, ...]) -> bool:
        """Say whether these clauses are not those that the margin shows already."""
        return bool(clauses) and clauses != self.shown

    def with_clauses(
        self, strips: list[Strip], clauses: tuple[str, ...], tag: int | None, order: float = CLAUSE_ORDER
    ) -> list[Strip]:
        """Put clause ids into the margin beside the first strip, unless they stand there already."""
        if not self.news(clauses):
            self.shown = clauses and self.shown
            return strips
        self.shown = clauses
        assert tag is not None
        owner = self.setter.tags.add("Span", tag) if self.setter.tags.all[tag].kind == "P" else tag
        theme, size = self.theme, pt(6.4)
        across = 2 if theme.x - theme.gutter - theme.margin > 20 else 1
        rows = [clauses[i : i + across] for i in range(0, len(clauses), across)]
        inks = []
        for number, row in enumerate(rows):
            made = label("  ".join(row), size, colour=theme.grey)
            y = baseline(theme.body) + 2.7 * (number - (0.2 if len(rows) > 1 else 0.0))
            inks.append(Ink(tag + order, owner, theme.x - theme.gutter - made.width, y, made.at(0.0, 0.0)))
        return [replace(strips[0], inks=strips[0].inks + tuple(inks)), *strips[1:]]

    def _list(self, block: ListBlock, column: Column, lang: str, tag: int) -> list[Strip]:
        theme, tags = self.theme, self.setter.tags
        indent = theme.em * (1.5 if block.start is None else 1.9)
        inner = column.inset(indent)
        style = self.style(theme.body, lang)
        out: list[Strip] = []
        for number, item in enumerate(block.items):
            li = tags.add("LI", tag)
            lbl = tags.add("Lbl", li)
            body = tags.add("LBody", li)
            strips: list[Strip] = []
            for part in item:
                if isinstance(part, ListBlock):
                    nested = tags.add("L", body, attributes=_numbering(part))
                    strips += self._list(part, inner, lang, nested)
                else:
                    own = body if len(item) == 1 else tags.add("P", body)
                    strips += self.setter.paragraph(part.inlines, style, inner, own, part.line)
            ink = Ink(lbl, lbl, column.x, baseline(style), self._bullet(block, number, indent, style))
            first = replace(
                strips[0], inks=(ink, *strips[0].inks), before=0.22 * style.leading if number else 0.0, cut=0.3
            )
            out += [first, *strips[1:]]
        return out

    def _bullet(self, block: ListBlock, number: int, indent: float, style: TextStyle) -> tuple[Item, ...]:
        """Draw what stands before an item: a number, or a dot."""
        colour, size = self.theme.accent, style.size
        if block.start is not None:
            made = label(f"{block.start + number}. ", size, bold=True, colour=colour)
            return made.at(indent - made.width, 0.0)
        dot = Path(ellipse(0.62 * size, -0.37 * size, 0.14 * size, 0.14 * size), fill=colour)
        return (dot, *hidden("• ", 1.0, size))

    def _figures(
        self, twins: list[Twins], at: int, many: int, columns: Columns, parent: int | None
    ) -> tuple[list[Strip], int]:
        """Lay out figures that follow each other; one in a box, or ``.beside``, stands beside its text."""
        figures = cast(list[tuple[Figure, ...]], twins[at : at + many])
        first, after = figures[0][0], twins[at + many : at + many + 1]
        wide = figure_width(first)
        if (
            many == 1
            and len(columns) == 1
            and after
            and isinstance(after[0][0], Paragraph | ListBlock)
            and wide <= 0.52 * columns[0].width
            and (parent is not None or "beside" in first.classes)
        ):
            return set_beside(self, twins, at, columns[0], parent)
        return figure_rows(self, figures, columns, parent), many

    def _box(self, twins: tuple[Box, ...], columns: Columns, parent: int | None) -> list[Strip]:
        if twins[0].kind == "summary":
            return [self._one_page(twins, columns, parent)]
        strips = self._boxed(twins, columns, parent)
        return [replace(strip, cut=max(strip.cut, CUT_IN_BOX) if i else 0.0) for i, strip in enumerate(strips)]

    def _one_page(self, twins: tuple[Box, ...], columns: Columns, parent: int | None) -> Strip:
        """Lay out the summary as one strip, in smaller type if it would not fit a page otherwise."""
        theme, tags, marks, shown = self.theme, len(self.setter.tags.all), len(self.bookmarks), self.shown
        for scale in SUMMARY_SCALES:
            del self.setter.tags.all[tags:], self.bookmarks[marks:]
            self.shown = shown
            self.theme = replace(theme, body=theme.style(scale, scale))
            made = stacked(self._boxed(twins, columns, parent))
            self.theme = theme
            if made.height <= theme.room:
                return made
        raise FitError(
            f"the summary is {made.height - theme.room:.0f} mm too tall for one page",
            where=self.setter.where(twins[0].line),
            hint="shorten it",
        )

    def _boxed(self, twins: tuple[Box, ...], columns: Columns, parent: int | None) -> list[Strip]:
        """Lay out a box: padding, title and contents on its ground."""
        kind = twins[0].kind
        div = self.setter.tags.add("Div", parent)
        left, right, pad = box_insets(kind)
        inner = tuple(
            column.inset(left if i == 0 else 0.0, right if i == len(columns) - 1 else 0.0)
            for i, column in enumerate(columns)
        )
        titles = [
            self._box_title(twin, column, lang, div)
            for twin, column, lang in zip(twins, inner, self.langs, strict=True)
        ]
        head = self.named(twins[0], zipped(*titles))
        body = self.blocks(_twins(*(twin.blocks for twin in twins)), inner, div)
        if body:
            body[0] = replace(body[0], before=0.4 * self.theme.body.leading, cut=NEVER)
        ground = box_ground(self.theme, kind, whole(columns))
        strips = [Strip(pad), *(replace(strip, cut=NEVER) for strip in head), *body, Strip(pad, cut=NEVER)]
        return [replace(strip, ground=ground) for strip in strips]

    def _box_title(self, block: Box, column: Column, lang: str, parent: int) -> list[Strip]:
        theme, tags = self.theme, self.setter.tags
        words = book_words(lang)[block.kind]
        if block.kind == "summary":
            tag = tags.add("H2", parent, lang=self.mark_lang(lang))
            if lang == self.langs[0]:
                self.bookmarks.append(Bookmark(plain(block.title) or words, 0, block.id))
            title = block.title or (Span(words),)
            style = self.style(replace(theme.heading(2), colour=theme.accent), lang)
            strips = self.setter.paragraph(title, style, column, tag, block.line)
            return [replace(strips[0], section=plain(title)), *strips[1:]]
        tag = tags.add("P", parent, lang=self.mark_lang(lang))
        colour = theme.second if block.kind in ("ruling", "implied") else theme.accent
        style = replace(self.style(theme.box_title, lang), colour=colour)
        inlines: tuple[Inline, ...] = (Span(words, bold=True),)
        if block.title:
            inlines = (Span(words + ("　" if lang == "ja" else " · "), bold=True), *block.title)
        strips = self.setter.paragraph(inlines, style, column, tag, block.line)
        self.shown = ()
        return self.with_clauses(strips, block.clauses, tag) if lang == self.langs[0] else strips


def _twins(*sides: tuple[Block, ...]) -> list[Twins]:
    return list(zip(*sides, strict=True))


def zipped(*sides: list[Strip]) -> list[Strip]:
    """Put the strips of twins side by side, row by row."""
    out = []
    for row in zip_longest(*sides):
        strips = [strip for strip in row if strip is not None]
        made = strips[0]
        for other in strips[1:]:
            made = beside(made, other)
        out.append(made)
    return out


def _kind(block: Block) -> str:
    if isinstance(block, Heading):
        return f"heading{block.level}"
    return {Paragraph: "paragraph", ListBlock: "list", Table: "table", Figure: "figure", Box: "box"}[
        type(block)
    ]


def _numbering(block: ListBlock) -> dict[str, object]:
    return {"O": "List", "ListNumbering": "Disc" if block.start is None else "Decimal"}
