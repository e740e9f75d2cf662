"""Blocks → HTML: one language, or two side by side, paragraph by paragraph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import cast

from msgspec import Struct, field

from printkit.book.document import (
    Base,
    Block,
    Box,
    Figure,
    Heading,
    ListBlock,
    Paragraph,
    Table,
    says_words,
    text_of,
)
from printkit.book.read import words_lang
from printkit.book.tables import Cell, merged, rowheads
from printkit.kit.model import Kit
from printkit.text.inline import Inline, Span
from printkit.web.inlines import BOLD, HEAD, PLAIN, Used, drawing, inlines, number, side

Twins = tuple[Block, ...]


class Writer(Struct):
    """Writes blocks.

    ``langs``: the languages, the page's own first. ``words``: those of every book, by language. ``after``: what
    to add to the end of a box or figure, by its id. ``cited``: the clauses that have their anchor.
    """

    kit: Kit
    langs: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    used: Used
    after: dict[str, str] = field(default_factory=dict)
    figures: int = 0
    cited: set[str] = field(default_factory=set)

    def blocks(self, twins: list[Twins]) -> str:
        """Write blocks, one under another; figures that follow each other share rows."""
        out: list[str] = []
        for are_figures, row in groupby(twins, lambda one: isinstance(one[0], Figure)):
            if are_figures:
                figures = [self.figure(cast(tuple[Figure, ...], one)) for one in row]
                out.append(f'<div class="row">{"".join(figures)}</div>')
            else:
                out += map(self.block, row)
        return "\n".join(out)

    def block(self, twins: Twins) -> str:
        """Write a block and its twin."""
        block = twins[0]
        if isinstance(block, Box):
            return self.box(cast(tuple[Box, ...], twins))
        if isinstance(block, Heading):
            return self.heading(cast(tuple[Heading, ...], twins))
        clauses = self._clauses(block)
        if isinstance(block, Table):
            inner = self.table(cast(tuple[Table, ...], twins))
        else:
            inner = self.beside([self._text(twin, block.id) for twin in twins])
        return f'<div class="block" id="{block.id}">{clauses}{inner}</div>'

    def beside(self, each: list[str]) -> str:
        """Put what is written in each language side by side."""
        if len(each) == 1:
            return each[0]
        return f'<div class="twins">{"".join(map(side, ("div", "div"), self.langs, each))}</div>'

    def _clauses(self, block: Base) -> str:
        """Give the anchors of the clauses that no block before this one has cited."""
        new = [one for one in block.clauses if one not in self.cited]
        self.cited.update(new)
        links = " ".join(
            f'<a id="{one}" href="#{one}" tabindex="-1">{self.used.text(one, PLAIN)}</a>' for one in new
        )
        return f'<p class="clauses">{links}</p>' if new else ""

    def sides(self, runs: Sequence[tuple[Inline, ...]], style: str, id: str = "") -> str:
        """Write a run in each language, in one line; its number once, a link to the block ``id`` if given."""
        parted = [number(run, self.used, style, id) for run in runs]
        words = [inlines(rest, self.used, style) for _, rest in parted]
        if len(set(words)) == 1:
            return parted[0][0] + words[0]
        return parted[0][0] + " ".join(side("span", *one) for one in zip(self.langs, words, strict=True))

    def label(self, key: str, style: str = PLAIN) -> str:
        """Write one of every book's words in each language."""
        spans = [(Span(self.words[one][key], lang=words_lang(one, self.kit)),) for one in self.langs]
        return self.sides(spans, style)

    def heading(self, twins: tuple[Heading, ...]) -> str:
        """Write a heading."""
        first = twins[0]
        words = self.sides([twin.inlines for twin in twins], HEAD, first.id)
        made = f'<h{first.level} id="{first.id}">{words}</h{first.level}>'
        clauses = self._clauses(first)
        return f'<div class="block">{clauses}{made}</div>' if clauses else made

    def _text(self, block: Block, id: str) -> str:
        if isinstance(block, ListBlock):
            return self._list(block, id)
        return f"<p>{self._rule(cast(Paragraph, block), id)}</p>"

    def _rule(self, block: Paragraph, id: str) -> str:
        return self.sides([block.inlines], PLAIN, id)

    def _list(self, block: ListBlock, id: str) -> str:
        items = []
        for item in block.items:
            first, *others = item
            parts = [self._rule(first, id) if isinstance(first, Paragraph) else self._list(first, id)]
            parts += [self._text(part, id) for part in others]
            items.append(f"<li>{''.join(parts)}</li>")
        if block.start is None:
            return f"<ul>{''.join(items)}</ul>"
        start = f' start="{block.start}"' if block.start != 1 else ""
        return f"<ol{start}>{''.join(items)}</ol>"

    def table(self, tables: tuple[Table, ...]) -> str:
        """Write a table, or a table and its twin as one."""
        table = tables[0]
        facts, rows = "facts" in table.classes, merged(tables, self.langs)
        out = []
        for row, cells in enumerate(rows):
            made = []
            for i, cell in enumerate(cells):
                of = "col" if row == 0 and not facts else "row" if i == 0 and rowheads(table) else ""
                tag, scope = ("th", f' scope="{of}"') if of and any(run for _, run in cell) else ("td", "")
                align = "" if table.align[i] == "left" else f' class="{table.align[i]}"'
                made.append(f"<{tag}{scope}{align}>{self._cell(cell, BOLD if scope else PLAIN)}</{tag}>")
            out.append(f"<tr>{''.join(made)}</tr>")
        head = "" if facts else f"<thead>{out.pop(0)}</thead>"
        body = f"{head}<tbody>{''.join(out)}</tbody>"
        label = escape(" ".join(text_of(run) for _, run in rows[0][0]) or table.id)
        return f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table>{body}</table></div>'

    def _cell(self, cell: Cell, style: str) -> str:
        if len(cell) == 1:
            return inlines(cell[0][1], self.used, style)
        return "".join(side("div", lang, inlines(run, self.used, style)) for lang, run in cell)

    def figure(self, twins: tuple[Figure, ...]) -> str:
        """Write a figure with its captions."""
        first, art, each = twins[0], self._clauses(twins[0]), "each" in twins[0].classes
        labels = [twin.alt or text_of(twin.caption) for twin in twins]
        if not each and not says_words(twins):
            labels = [" / ".join(labels)]
        for lang, twin, label in zip(self.langs, twins, labels, strict=False):
            self.figures += 1
            one = drawing(twin.svg, twin.place, f"f{self.figures}-", self.used, label, twin.width)
            art += side("div", lang, one) if len(labels) > 1 else one
        captions = "".join(
            side("div", lang, inlines(twin.caption, self.used))
            for lang, twin in zip(self.langs, twins, strict=True)
            if twin.caption
        )
        captions += self.after.get(first.id, "")
        caption = f"<figcaption>{captions}</figcaption>" if captions else ""
        once = "" if each else ' class="once"'
        return f'<figure id="{first.id}"{once}>{art}{caption}</figure>'

    def box(self, twins: tuple[Box, ...]) -> str:
        """Write a box: its title, what it holds, what is added at its end."""
        first, titles, clauses = twins[0], [], self._clauses(twins[0])
        for lang, twin in zip(self.langs, twins, strict=True):
            kind = self.used.text(self.words[lang][first.kind], BOLD) if first.kind != "opening" else ""
            title = inlines(twin.title, self.used, HEAD if first.kind == "opening" else BOLD)
            if kind == title:
                kind = ""  # the summary is called what it is
            if kind and (other := words_lang(lang, self.kit)):
                kind = f'<span lang="{other}">{kind}</span>'
            words = f'<span class="kind">{kind}</span> {title}' if kind and title else kind or title
            titles.append(side("span", lang, words))
        name = f"{first.id}-title"
        inner = self.blocks(list(zip(*(twin.blocks for twin in twins), strict=True)))
        head = f'<p class="title" id="{name}">{" ".join(titles)}</p>'
        made = head + inner + self.after.get(first.id, "")
        section = f'<section class="box {first.kind}" aria-labelledby="{name}">{made}</section>'
        return f'<div class="block" id="{first.id}">{clauses}{section}</div>'
