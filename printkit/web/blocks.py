"""Blocks → HTML: one language, or two side by side, paragraph by paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.document import Block, Box, Figure, Heading, ListBlock, PageBreak, Paragraph, Table, shown
from printkit.book.read import words_lang
from printkit.book.tables import Cell, merged
from printkit.web.drawings import drawing
from printkit.web.inlines import BOLD, HEAD, PLAIN, Used, inlines, spoken

Twins = tuple[Block, ...]


class Writer(Struct):
    """Writes blocks.

    ``langs``: the languages, the page's own first. ``words``: those of every book, by language. ``after``: what
    to add to the end of a box, by its id.
    """

    langs: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    used: Used
    after: Callable[[str], str]
    sections: int = 0
    figures: int = 0
    shown: tuple[str, ...] = ()

    def blocks(self, twins: list[Twins]) -> str:
        """Write blocks, one under another; figures that follow each other share rows."""
        out: list[str] = []
        row: list[str] = []
        for one in twins:
            block = one[0]
            if isinstance(block, Figure):
                row.append(self.figure(cast(tuple[Figure, ...], one)))
                continue
            out += self._row(row)
            row = []
            if not isinstance(block, PageBreak):
                out.append(self.block(one))
        return "\n".join([*out, *self._row(row)])

    @staticmethod
    def _row(figures: list[str]) -> list[str]:
        return [f'<div class="row">{"".join(figures)}</div>'] if figures else []

    def block(self, twins: Twins) -> str:
        """Write a block and its twin."""
        block = twins[0]
        if isinstance(block, Box):
            return self.box(cast(tuple[Box, ...], twins))
        assert not isinstance(block, PageBreak)
        if isinstance(block, Table):
            return self._with_clauses(block, self.table(cast(tuple[Table, ...], twins)), f' id="{block.id}"')
        if isinstance(block, Heading):
            return self.heading(cast(tuple[Heading, ...], twins))
        each = [self._text(twin) for twin in twins]
        return self._with_clauses(block, self._beside(each), f' id="{block.id}"')

    def _beside(self, each: list[str]) -> str:
        if len(each) == 1:
            return each[0]
        sides = "".join(
            f'<div lang="{lang}">{words}</div>' for lang, words in zip(self.langs, each, strict=True)
        )
        return f'<div class="twins">{sides}</div>'

    def _with_clauses(self, block: Block, inner: str, id: str = "") -> str:
        assert not isinstance(block, PageBreak)
        clauses = ""
        if block.clauses and block.clauses != self.shown:
            clauses = f'<p class="clauses">{self.used.text(" ".join(block.clauses), PLAIN)}</p>'
        self.shown = block.clauses or ()
        return f'<div class="block"{id}>{clauses}{inner}</div>'

    def heading(self, twins: tuple[Heading, ...]) -> str:
        """Write a heading; that of a section is numbered."""
        first, self.shown = twins[0], ()
        number = ""
        if first.level == 2:
            self.sections += 1
            number = f'<span class="number">{self.used.text(str(self.sections), HEAD)}</span> '
        sides = [inlines(twin.inlines, self.used, HEAD) for twin in twins]
        words = sides[0] + "".join(
            f' <span class="twin" lang="{lang}">{side}</span>'
            for lang, side in zip(self.langs[1:], sides[1:], strict=True)
        )
        return f'<h{first.level} id="{first.id}">{number}{words}</h{first.level}>'

    def _text(self, block: Block) -> str:
        if isinstance(block, Paragraph):
            return f"<p>{inlines(block.inlines, self.used)}</p>"
        assert isinstance(block, ListBlock)
        return self._list(block)

    def _list(self, block: ListBlock) -> str:
        items = []
        for item in block.items:
            parts = [
                self._list(part)
                if isinstance(part, ListBlock)
                else inlines(part.inlines, self.used)
                if len(item) == 1 or part is item[0]
                else f"<p>{inlines(part.inlines, self.used)}</p>"
                for part in item
            ]
            items.append(f"<li>{''.join(parts)}</li>")
        if block.start is None:
            return f"<ul>{''.join(items)}</ul>"
        start = f' start="{block.start}"' if block.start != 1 else ""
        return f"<ol{start}>{''.join(items)}</ol>"

    def table(self, tables: tuple[Table, ...]) -> str:
        """Write a table, or a table and its twin as one."""
        table = tables[0]
        facts = "facts" in table.classes
        heads = facts or "rowheads" in table.classes
        rows = merged(tables, self.langs)
        out = []
        for number, cells in enumerate(rows):
            made = []
            for i, cell in enumerate(cells):
                head = number == 0 and not facts
                scope = ' scope="col"' if head else ' scope="row"' if i == 0 and heads else ""
                tag = "th" if scope else "td"
                empty = tag == "th" and not any(run for _, run in cell)
                align = "" if table.align[i] == "left" else f' class="{table.align[i]}"'
                tag, scope = ("td", "") if empty else (tag, scope)
                made.append(f"<{tag}{scope}{align}>{self._cell(cell, BOLD if scope else PLAIN)}</{tag}>")
            out.append(f"<tr>{''.join(made)}</tr>")
        body = (
            f"<tbody>{''.join(out)}</tbody>"
            if facts
            else f"<thead>{out[0]}</thead><tbody>{''.join(out[1:])}</tbody>"
        )
        label = escape(" ".join(spoken(run) for _, run in rows[0][0]) or table.id)
        return f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table>{body}</table></div>'

    def _cell(self, cell: Cell, style: str) -> str:
        if len(cell) == 1:
            return inlines(cell[0][1], self.used, style)
        return "".join(f'<div lang="{lang}">{inlines(run, self.used, style)}</div>' for lang, run in cell)

    def figure(self, twins: tuple[Figure, ...]) -> str:
        """Write a figure with its captions."""
        first, art = twins[0], ""
        for lang, twin in zip(self.langs, shown(twins), strict=False):
            self.figures += 1
            label = twin.alt or spoken(twin.caption)
            where = f"figures/{twin.name}.svg (rendered)" if twin.name else f"the drawing {twin.id!r}"
            one = drawing(twin.svg, where, f"f{self.figures}-", self.used, label, twin.width)
            art += one if twin is first else f'<div lang="{lang}">{one}</div>'
        captions = "".join(
            f'<div lang="{lang}">{inlines(twin.caption, self.used)}</div>'
            for lang, twin in zip(self.langs, twins, strict=True)
            if twin.caption
        )
        captions += self.after(first.id)
        caption = f"<figcaption>{captions}</figcaption>" if captions else ""
        return f'<figure id="{first.id}">{art}{caption}</figure>'

    def box(self, twins: tuple[Box, ...]) -> str:
        """Write a box: its title, what it holds, what is added at its end."""
        first = twins[0]
        titles = []
        for lang, twin in zip(self.langs, twins, strict=True):
            kind = self.used.text(self.words[lang][first.kind], BOLD) if first.kind != "opening" else ""
            title = inlines(twin.title, self.used, HEAD if first.kind == "opening" else BOLD)
            if kind == title:
                kind = ""  # the summary is called what it is
            if kind and (other := words_lang(lang)):
                kind = f'<span lang="{other}">{kind}</span>'
            words = f'<span class="kind">{kind}</span> {title}' if kind and title else kind or title
            titles.append(f'<span lang="{lang}">{words}</span>')
        name = f"{first.id}-title"
        held = cast(list[Twins], list(zip(*(twin.blocks for twin in twins), strict=True)))
        if first.kind == "opening":
            held = [tuple(_facts(block) for block in row) for row in held]
        inner = self.blocks(held)
        head = f'<p class="title" id="{name}">{" ".join(titles)}</p>'
        made = f"{head}{inner}{self.after(first.id)}"
        section = f'<section class="box {first.kind}" aria-labelledby="{name}">{made}</section>'
        return self._with_clauses(first, section, f' id="{first.id}"')


def _facts(block: Block) -> Block:
    """Give the table of an opening the class that makes it a list of facts."""
    return replace(block, classes=(*block.classes, "facts")) if isinstance(block, Table) else block
