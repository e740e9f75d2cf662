"""The first page: cover, title, what the game is, contents."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from printkit.book.document import Box, Document, texts
from printkit.book.galley import Ink, Strip, zipped
from printkit.book.read import book_data, book_words, figure_functions, words_lang
from printkit.book.setting import Column, Layout, baseline
from printkit.book.theme import SMALLEST, pt
from printkit.cache.memory import remembered
from printkit.kit.model import Kit
from printkit.kit.render import load, render
from printkit.kit.resources import own_file
from printkit.kit.suits import shown
from printkit.pdf.page import Link, Path, Rect
from printkit.text.inline import Mark, Span, TextStyle
from printkit.text.label import label

PAGE_ROOM = 7.0
"""Room for a page's number in the contents, mm."""


class Entry(NamedTuple):
    """A line of the contents: a section's words in each language, with its number, its id and page."""

    words: tuple[str, ...]
    anchor: str
    page: int


def cover_svg(kit: Kit, document: Document) -> tuple[str, str]:
    """Render the kit's cover drawing, its own cover.svg or else the shared one; give it and its file's name."""
    lang = document.lang
    own = own_file(kit.folder, "cover.svg") is not None
    name = "cover.svg" if own else "shared/book/cover.svg"
    data = figure_functions(kit, lang) | book_data(kit, lang, document.facts)
    fan = () if own else fanned(kit, document)
    if not own:
        data["fan"] = fan
    return remembered("rendered", (name, lang, *fan), lambda: render(load(kit.folder, name), data)), name


def fanned(kit: Kit, document: Document) -> tuple[str, ...]:
    """Give the suits that stand for a game on its cover: the kit's own, or those of a pack, where it has such.

    It has, if printkit plays the game, or the book speaks of a card or a suit of the pack's.
    """
    named = (
        inline
        for block in document.blocks
        for run in texts(block)
        for inline in run
        if isinstance(inline, Mark) and inline.name in ("card", "suit")
    )
    return shown(kit) if kit.suits or kit.game or any(named) else ()


def title_strips(
    layout: Layout, documents: tuple[Document, ...], subtitle: str, subtitle_lang: str
) -> list[Strip]:
    """Set the title, and the name in the other language under it, if it is another."""
    theme = layout.theme
    out: list[Strip] = []
    for number, (document, lang) in enumerate(zip(documents, layout.langs, strict=True)):
        if number and document.title == documents[0].title:
            continue
        tag = layout.tags.add("H1" if number == 0 else "P", lang=layout.mark_lang(lang))
        style = replace(theme.heading(1), lang=lang)
        if number:
            style = replace(style, size=style.size * 0.55, leading=style.leading * 0.62)
        out += fitted(layout, document.title, style, tag)
    if subtitle:
        tag = layout.tags.add("P", lang=subtitle_lang)
        style = replace(
            theme.body, size=pt(12.5), leading=pt(19), colour=theme.grey, lang=subtitle_lang, align="left"
        )
        out += fitted(layout, subtitle, style, tag)
    return out


def fitted(layout: Layout, words: str, style: TextStyle, tag: int) -> list[Strip]:
    """Set words on one line, smaller if they are too long for it."""
    column = layout.columns[0]
    room = layout.theme.measure
    width = layout.natural((Span(words),), style, 1)
    if width > room:
        style = replace(style, size=style.size * room / width * 0.995)
    return layout.paragraph((Span(words),), style, column._replace(width=room), tag, 1)


def opening_strips(layout: Layout, boxes: tuple[Box, ...]) -> list[Strip]:
    """Lay out the opening box: motto, lead, facts."""
    theme = layout.theme
    style = replace(theme.box_title, size=theme.body.size * 1.3, leading=theme.body.size * 2.0, family="head")
    mottos = [
        layout.text(box.title, style, column, lang, box.line) if box.title else [Strip(0.0)]
        for box, column, lang in zip(boxes, layout.columns, layout.langs, strict=True)
    ]
    out = layout.named(boxes[0], zipped(*mottos))
    out[0] = replace(out[0], before=4.0)
    inner = replace(layout, theme=replace(theme, body=theme.style(1.12, 1.1))) if len(boxes) == 1 else layout
    twins = list(zip(*(box.blocks for box in boxes), strict=True))
    made = inner.blocks(twins, layout.columns)
    if made:
        made[0] = replace(made[0], before=2.5)
    return out + made


def contents_strips(layout: Layout, entries: list[Entry]) -> list[Strip]:
    """Set the contents: a line a section, each a link, in two columns if its letters are large enough."""
    theme, tags = layout.theme, layout.tags
    style = theme.style(0.97, 0.92, align="left")
    first, *_ = layout.langs
    head = tags.add("P", lang=words_lang(first, layout.kit))
    title = replace(theme.box_title, family="head", size=theme.body.size * 1.12)
    words = " · ".join(dict.fromkeys(book_words(lang, layout.kit)["contents"] for lang in layout.langs))
    out = layout.paragraph((Span(words),), title, layout.columns[0], head, 1, 7.0)
    toc = tags.add("TOC")
    texts = [" · ".join(entry.words) + " " for entry in entries]
    labels = [label(text, style.size, colour=theme.ink, gap=style.size / 4) for text in texts]
    longest = max(one.width for one in labels)
    columns = Column(theme.x, theme.measure).shared(2, 10.0)
    if longest * SMALLEST / style.size > columns[0].width - PAGE_ROOM:
        columns = Column(theme.x, theme.measure).shared(1, 0.0)
    rows = -(-len(entries) // len(columns))
    inks: list[Ink] = []
    links: list[Link] = []
    for place, (entry, words, made) in enumerate(zip(entries, texts, labels, strict=True)):
        x, width = columns[place // rows]
        y = (place % rows) * style.leading
        item = tags.add("TOCI", toc)
        tag = tags.add("Link", tags.add("Reference", item))
        page = label(str(entry.page), style.size, colour=theme.ink)
        base = y + baseline(style)
        right = x + width - page.width
        room = width - page.width - 2.0
        if made.width > room:  # a long title in smaller type, rather than over the page number
            size = style.size * room / made.width
            made = label(words, size, colour=theme.ink, gap=size / 4)
        start, height = x + made.width + 1.0, base - 0.3
        line = ("M", start, height), ("L", max(start, right - 1.2), height)
        leader = Path(line, stroke=theme.hair, width=0.2, dash=(0.2, 1.2), cap="round")
        items = *made.at(x, base), *page.at(right, base)
        inks += [Ink(-1.0, None, 0.0, 0.0, (leader,)), Ink(tag, tag, 0.0, 0.0, items)]
        box, said = Rect(x, y, width, style.leading), " ".join((*entry.words, str(entry.page)))
        links.append(Link(box, f"#{entry.anchor}", tag, said))
    return [*out, Strip(rows * style.leading, tuple(inks), 0.8, links=tuple(links))]
