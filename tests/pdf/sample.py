"""A publication with some of everything, made by hand: what the writer's tests write and look into."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path as FilePath

from printkit.pdf.page import (
    Anchor,
    Attachment,
    Bookmark,
    Drawing,
    Imported,
    Item,
    Link,
    Marked,
    Page,
    Path,
    Placed,
    Publication,
    Rect,
    Tag,
)
from printkit.text.faces import Glyphs, advance, faces, require


def setting(
    x: float, y: float, text: str, *, size: float = 4.0, script: str = "ja", **look: object
) -> list[Glyphs]:
    """Set a line of text from x (mm), without kerning: runs of one face each, characters without a gap."""
    colour = str(look.pop("colour", "#000000"))
    family = str(look.pop("family", "text"))
    bold, italic = bool(look.pop("bold", False)), bool(look.pop("italic", False))
    runs: list[tuple[str, list[int], list[float], list[str]]] = []
    pen = 0.0
    for char in text:
        latin = char.isascii() or char == "\u00ad"
        face, glyph = require(char, family, "latin" if latin else script, bold, italic)
        if not runs or runs[-1][0] != face:
            runs.append((face, [], [], []))
        runs[-1][1].append(glyph)
        runs[-1][2].append(pen)
        runs[-1][3].append(char)
        pen += advance(face, glyph) * size
    return [
        Glyphs(x, y, face, size * faces()[face].scale, tuple(ids), tuple(at), tuple(chars), colour)
        for face, ids, at, chars in runs
    ]


def box(x: float, y: float, wide: float, high: float, **look: object) -> Path:
    """Draw a rectangle."""
    ops = (("M", x, y), ("L", x + wide, y), ("L", x + wide, y + high), ("L", x, y + high), ("Z",))
    return Path(ops, **look)  # type: ignore[arg-type]  # the tests' own looks


CAIRO = """
import cairocffi, sys
points = 72 / 25.4
surface = cairocffi.PDFSurface(sys.stdout.buffer, 63 * points, 88 * points)
context = cairocffi.Context(surface)
for red, word in ((0.8, "七 Seven"), (0.1, "女王 Queen")):
    context.set_source_rgb(red, 0.2, 0.3)
    context.rectangle(20, 40, 100, 150)
    context.fill()
    context.set_source_rgb(1, 1, 1)
    context.select_font_face("Zen Kaku Gothic New")
    context.set_font_size(18)
    context.move_to(30, 100)
    context.show_text(word)
    surface.show_page()
surface.finish()
"""

FONTS_CONF = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>"""


@functools.cache
def cairo_pages() -> bytes:
    """Make a PDF of two pages, 63 by 88 mm, as cairo does; with no font but those of fonts/."""
    with tempfile.TemporaryDirectory() as folder:
        conf = FilePath(folder) / "fonts.conf"
        conf.write_text(FONTS_CONF.format(fonts=faces()["text-ja"].path.parent, cache=folder))
        environment = {**os.environ, "FONTCONFIG_FILE": str(conf)}
        made = subprocess.run([sys.executable, "-c", CAIRO], env=environment, capture_output=True, check=True)
    return made.stdout


class Book:
    """Tags under way, so that the sample reads in the order of the page."""

    def __init__(self) -> None:
        self.tags: list[Tag] = []

    def tag(self, kind: str, parent: int | None = None, **more: object) -> int:
        self.tags.append(Tag(kind, parent, **more))  # type: ignore[arg-type]  # keywords of Tag
        return len(self.tags) - 1

    def mark(self, kind: str, items: list[Item], parent: int | None = None, **more: object) -> Marked:
        return Marked(self.tag(kind, parent, **more), tuple(items))


def rich(*, level: str = "a-3a") -> Publication:
    """Give two pages: headings, two languages, ruby, a list, a table, figures, links, attachments."""
    book = Book()
    first: list[Item] = [Marked(None, tuple(setting(20, 12, "見出し柱 running head", size=2.5)))]
    first.append(book.mark("H1", list(setting(20, 30, "遊び方", size=8, family="head"))))
    p = book.tag("P")
    first.append(Marked(p, tuple(setting(20, 40, "これは規則の説明です。「切り札」があれば、"))))
    first.append(book.mark("Span", list(setting(20, 47, "follow suit ", italic=True)), p, lang="en"))
    ruby = book.tag("Ruby", p)
    first.append(book.mark("RB", list(setting(60, 47, "親")), ruby))
    first.append(book.mark("RT", list(setting(60, 43.5, "おや", size=2)), ruby))
    link = book.tag("Link", p)
    first.append(Marked(link, tuple(setting(70, 47, "得点", colour="#1144aa"))))
    first.append(Marked(p, tuple(setting(80, 47, "を見る。"))))
    web = book.tag("Link", p)
    first.append(Marked(web, tuple(setting(20, 54, "https://example.org/", size=3.5))))
    outer = book.tag("L", attributes={"O": "List", "ListNumbering": "Decimal"})
    for n, words in enumerate(("札を配る", "札を出す")):
        item = book.tag("LI", outer)
        first.append(book.mark("Lbl", list(setting(22, 62 + 7 * n, f"{n + 1}.")), item))
        body = book.tag("LBody", item)
        first.append(book.mark("P", list(setting(30, 62 + 7 * n, words)), body))
    table = book.tag("Table")
    for r, cells in enumerate((("札", "点"), ("A", "4"), ("K", "3"), ("Q", ""))):
        row = book.tag("TR", table)
        for c, cell in enumerate(cells):
            if r == 0:
                number = book.tag("TH", row, attributes={"O": "Table", "Scope": "Column"})
            else:
                number = book.tag("TD", row)
            items: list[Item] = list(setting(22 + 20 * c, 85 + 7 * r, cell)) if cell else []
            first.append(
                Marked(
                    number,
                    (Marked(None, (box(20 + 20 * c, 80 + 7 * r, 20, 7, stroke="#888888", width=0.1),)), *items),
                )
            )
    figure = book.tag("Figure", alt="三枚の札")
    first.append(
        Marked(figure, (Placed("card", 20, 120), Placed("card", 45, 120, 90), Placed("dot", 90, 120, scale=3)))
    )
    second: list[Item] = [
        book.mark("H2", list(setting(20, 30, "得点", size=6, family="head"))),
        Marked(p, tuple(setting(20, 40, "前の頁からの続き。hy\u00ad"))),
        Marked(p, tuple(setting(20, 47, "phenated words, a-b "))),
        book.mark("Figure", [Placed("seven", 20, 60), Placed("queen", 90, 60, 270, 0.5)], alt="数札と絵札"),
        book.mark(
            "Span",
            [Placed("dot", 20, 160), *setting(20, 164, "♥Q", size=3, colour="")],
            book.tag("P"),
            actual="ハートのクイーン",
        ),
    ]
    card = Drawing(
        20, 30, (box(0, 0, 20, 30, fill="#fff4e0", stroke="#aa2222", width=0.5), *setting(2, 8, "女王"))
    )
    dot = Drawing(4, 4, (box(0, 0, 4, 4, fill="#224488"), Placed("pip", 1, 1)))
    pip = Drawing(2, 2, (box(0, 0, 2, 2, fill="#ffcc00"),))
    return Publication(
        "遊び方 <試し>",
        "ja",
        (
            Page(
                210,
                297,
                tuple(first),
                (
                    Link(Rect(70, 43, 8, 5), "#score", link, "得点"),
                    Link(Rect(20, 50, 40, 5), "https://example.org/あ", web, "example.org"),
                ),
                (Anchor("top", 20, 20),),
                label="i",
            ),
            Page(210, 297, tuple(second), (), (Anchor("score", 20, 22),), label="1"),
        ),
        tuple(book.tags),
        (Bookmark("遊び方", 0, "top"), Bookmark("得点", 1, "score"), Bookmark("また得点", 1, "score")),
        (
            Attachment("follow.json", json.dumps({"n": 1}).encode(), "例"),
            Attachment("あ.json", b"[]", "source"),
        ),
        {
            "card": card,
            "dot": dot,
            "pip": pip,
            "seven": Imported(63, 88, cairo_pages(), 0),
            "queen": Imported(63, 88, cairo_pages(), 1),
        },
        author="printkit",
        subject="試し & test",
        keywords="cards, 札",
        licence="CC BY 4.0",
        level=level,
    )
