"""Blocks and what is in them → HTML: one language, or two side by side, paragraph by paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
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
from printkit.draw import write
from printkit.draw.figure import read_tree
from printkit.draw.marks import Suits, card_parts, suit_of
from printkit.draw.style import TEXTS, face_in, first_family, said_of
from printkit.draw.style import number as length
from printkit.draw.svg import Element
from printkit.kit.model import Kit
from printkit.text.faces import OURS, families
from printkit.text.inline import Break, Inline, Mark, Ruby, Span

BOLD, PLAIN, HEAD = "bold", "plain", "head"
_NUMBER = re.compile(r"\d+(\. |\.\d+\s)")
_SIGN = re.compile(r"[^\s;][†‡]|[^\s;] ?·|[†‡] ?[^\s&]|[A-Z]{2}-\d\d")
"""What is not parted: from the sign of a ruling or the dot between facts what is beside it; a clause."""


class Used(Struct):
    """What a page has used: characters by style, symbols (``marks``) by icon; ``suits``: the kit's own."""

    characters: dict[str, set[str]] = field(default_factory=lambda: {PLAIN: set(), BOLD: set(), HEAD: set()})
    marks: dict[str, str] = field(default_factory=dict)
    suits: Suits = field(default_factory=dict)

    def text(self, words: str, style: str) -> str:
        """Give words for HTML, and remember their characters."""
        self.characters.setdefault(style, set()).update(words)
        return escape(words, quote=False)

    def mark(self, icon: str) -> str:
        """Give the symbol of an icon, and remember it."""
        return self.marks.setdefault(icon, f"m-{icon.replace(' ', '.')}")


def inlines(run: Iterable[Inline], used: Used, style: str = PLAIN) -> str:
    """Give a run of inlines. ``style``: ``plain``, ``bold`` or ``head``."""
    out = []
    for href, group in groupby(run, lambda one: getattr(one, "href", None)):
        words = "".join(_one(inline, used, style) for inline in group)
        out.append(f'<a href="{escape(href)}">{words}</a>' if href else words)
    return "".join(out)


def number(run: tuple[Inline, ...], used: Used, style: str, id: str) -> tuple[str, tuple[Inline, ...]]:
    """Part a heading or rule from its number, such as ``"3. "`` or ``"3.1 "``; "" where it has none.

    The number is a link to the block ``id``, no stop of the Tab key; without one, in the contents, it is none.
    """
    first = run[0] if run else None
    if not isinstance(first, Span) or not _NUMBER.fullmatch(first.text):
        return "", run
    words = used.text(first.text.rstrip(), BOLD if style == PLAIN else style)
    tag, link = ("a", f' href="#{id}" tabindex="-1"') if id else ("span", "")
    return f'<{tag} class="number"{link}>{words}</{tag}> ', run[1:]


def side(tag: str, lang: str, words: str) -> str:
    """Give what is in one of a page's languages alone, so that it can be chosen."""
    return f'<{tag} class="side" lang="{lang}">{words}</{tag}>'


def _one(inline: Inline, used: Used, style: str) -> str:
    if isinstance(inline, Break):
        return "<br>"
    if isinstance(inline, Mark):
        return _mark(inline, used)
    bold = style == PLAIN and inline.bold
    own = BOLD if bold else style
    if isinstance(inline, Ruby):
        base, reading = used.text(inline.base, own), used.text(inline.reading, PLAIN)
        words = f"<ruby>{base}<rp>（</rp><rt>{reading}</rt><rp>）</rp></ruby>"
    else:
        words = _SIGN.sub(r'<span class="pip">\g<0></span>', used.text(inline.text, own))
        if inline.italic:
            words = f"<em>{words}</em>"
        if inline.lang:
            words = f'<span lang="{escape(inline.lang)}">{words}</span>'
    return f"<b>{words}</b>" if bold else words


def _mark(mark: Mark, used: Used) -> str:
    """Give a small drawing; what it is called is there for who listens, searches or copies."""
    kind, icon, colour, corner, suit = "pip", mark.arg, "", "", mark.arg if mark.name == "suit" else ""
    if mark.name == "card":
        kind, icon = "card", "joker"
        corner, suit = card_parts(mark.arg, used.suits) or ("", "")
    if suit:
        drawn = suit_of(suit, used.suits)
        icon, colour = drawn["pip"], f' style="color:{drawn["colour"]}"'
    rank = corner if suit else ""
    art = f'<svg class="mark" aria-hidden="true"><use href="#{used.mark(icon)}"/></svg>'
    said = f"<span class=said>{used.text(mark.text.removesuffix(rank), PLAIN)}</span>"
    return f'<span class="{kind}"{colour}>{art}{said}{used.text(rank, BOLD)}</span>'


ICON = 20.0
"""How wide an icon of a web page is painted that cannot be shapes, mm: it may be seen large."""

OF_THE_FILE = frozenset({"width", "height", "version", "role", "xml:space"})


def drawing(text: str, where: str, prefix: str, used: Used, label: str, width: float | None = None) -> str:
    """Give a drawing as an image that is called ``label``.

    ``prefix`` keeps its ids apart from those of other drawings. ``width``: mm, None: its own. ArtError.
    """
    root, writer = _opened(write.drawable(text, where, width)[0], where, prefix, used)
    wide = f"{width:g}mm" if width else root.attributes.get("width", "")
    size = f' style="width:{escape(wide)}"' if wide else ""
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f"<svg{size} {named}{writer.attributes(root, OF_THE_FILE)}>{writer.inner(root)}</svg>"


def symbol(text: str, where: str, id: str, used: Used) -> str:
    """Give a drawing as a symbol to use in lines of text: in their colour where it says none."""
    root, writer = _opened(write.drawable(text, where, ICON)[0], where, f"{id}-", used)
    root.values = {"fill": "currentColor", **root.values}
    attributes = writer.attributes(root, OF_THE_FILE | {"id"})
    return f'<symbol id="{id}"{attributes}>{writer.inner(root)}</symbol>'


def _opened(text: str, where: str, prefix: str, used: Used) -> tuple[Element, write.Writer]:
    """Read a drawing, its words in the families that a page brings; give it and what writes it."""
    root, said, changes = read_tree(text, where), set[str](), list[tuple[Element, dict[str, str]]]()
    for element in root.walk():
        family = first_family(said_of(element, "font-family") or OURS[0])
        if family not in families() and (element.tag in TEXTS or "font-family" in element.values):
            face, size = face_in(element), {"font-size": said_of(element, "font-size")}
            new = {"font-family": (family := face.family), "font-weight": str(face.weight)}
            if element.tag in TEXTS and any(size.values()):  # the page brings its fonts larger by their scale
                new["font-size"] = f"{length(size, 'font-size') / face.scale:.4f}"
            changes.append((element, new))
        said.add(family)
    for element, new in changes:
        element.values |= new
    styles = (PLAIN, BOLD, HEAD, *sorted(said.difference(OURS)))

    def words(text: str) -> str:
        for style in styles:
            used.text(text, style)
        return escape(text, quote=False)

    return root, write.Writer(prefix, words, OF_THE_FILE)


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
