"""The sheet that a person prints and measures: a frame on each side of the paper, and what to do with it."""

from __future__ import annotations

import itertools

from printkit.draw.paths import rectangle
from printkit.kit.said import word
from printkit.pdf.matrix import Op
from printkit.pdf.page import Item, Page, Path, Publication, Rect
from printkit.pdf.paper import Paper
from printkit.press.calibration import APART, INSET, LETTERS, Sides, nominal
from printkit.press.grid import across
from printkit.press.leaves import DUPLEX, undone
from printkit.press.marks import INK, LINE, glyphs_at, style_of
from printkit.text.inline import Span
from printkit.text.lines import set_lines

FINE = 0.1
"""Width of the frame, mm: a ruler is read to the middle of it."""

SPEAR, SHAFT = 1.6, 0.12
EDGE = 6.0
"""Where an arrow from the paper's edge begins: printers reach no farther, mm."""

SIZE, LEADING, SMALL = 3.4, 5.4, 2.9

NAMES = 34.0
"""Width of the table's first column, mm."""


def calibration_sheet(
    paper: Paper, languages: tuple[str, ...], version: str, errors: Sides | None = None
) -> Publication:
    """Make the sheet: a front and a back.

    ``errors``: of a printer's front and back, to see whether the sheet comes out right once they are undone.
    """
    frame = Rect(INSET, INSET, paper.width - 2 * INSET, paper.height - 2 * INSET)
    box = Path(rectangle(frame.x, frame.y, frame.width, frame.height), stroke=INK, width=FINE)
    drawn = ((box, *_arrows(paper), *_words(paper, side, languages)) for side in ("front", "back"))
    pages = tuple(Page(paper.width, paper.height, items, trim=frame, bleed=frame) for items in drawn)
    title = f"{word(None, 'calibration', languages)} ({paper.name})"
    about, duplex = f"printkit {version}", DUPLEX["long-edge"]
    return undone(Publication(title, languages[0], pages, subject=about, duplex=duplex), paper, errors)


def _arrows(paper: Paper) -> list[Item]:
    """Draw where to measure A to F, each with its letter."""
    w, h = paper.width, paper.height
    right, foot = w - INSET, h - INSET
    spots = (
        ((EDGE, APART), (INSET, APART), (INSET + 3, APART)),
        ((EDGE, h - APART), (INSET, h - APART), (INSET + 3, h - APART)),
        ((APART, EDGE), (APART, INSET), (APART, INSET + 4)),
        ((w - APART, EDGE), (w - APART, INSET), (w - APART, INSET + 4)),
        ((INSET, h - 1.5 * APART), (right, h - 1.5 * APART), (w / 2, h - 1.5 * APART + 4)),
        ((INSET + 14, INSET), (INSET + 14, foot), (INSET + 16, h - APART)),
    )
    items: list[Item] = []
    for letter, (start, end, label) in zip(LETTERS, spots, strict=True):
        both = letter in "EF"
        items += _arrow(start, end, both)
        items += _line(letter, 4.6, label[0], label[1] + 1.5, "en", bold=True, middle=letter in "CD")
    return items


def _arrow(start: tuple[float, float], end: tuple[float, float], both: bool) -> list[Item]:
    (x1, y1), (x2, y2) = start, end
    along = (1.0, 0.0) if y1 == y2 else (0.0, 1.0)
    ops: list[Op] = [("M", x1, y1), ("L", x2, y2)]
    for (x, y), sign in ((end, -1), (start, 1)) if both else ((end, -1),):
        for side in (-0.5, 0.5):
            back = sign * along[0] + side * along[1], sign * along[1] + side * along[0]
            ops += [("M", x, y), ("L", x + back[0] * SPEAR, y + back[1] * SPEAR)]
    if not both:  # the side that begins at the paper's edge
        dx, dy = along[1] * 1.2, along[0] * 1.2
        ops += [("M", x1 - dx, y1 - dy), ("L", x1 + dx, y1 + dy)]
    dash = (1.2, 1.2) if both else ()
    return [Path(tuple(ops), stroke=INK if not both else "#9a9aa0", width=SHAFT, dash=dash)]


def _words(paper: Paper, side: str, languages: tuple[str, ...]) -> list[Item]:
    """Set what to do, a table for the lengths, and which side this is; the arrow shows which way is up."""
    x, y, measure = INSET + 22, INSET + 24.0, paper.width - 2 * INSET - 44
    up = ("M", x, y + 2), ("L", x + 3, y - 5), ("L", x + 6, y + 2), ("L", x + 3, y + 0.4), ("Z",)
    items: list[Item] = [Path(up, fill=INK)]
    said = f"{word(None, 'calibration', languages)} · {paper.name} · {word(None, side, languages)}"
    items += _line(said, 4.4, x + 10, y + 1, languages[0], bold=True)
    y += 12
    typed = f"printkit calibrate --paper {paper.id} --save PRINTER", "--front A,B,C,D,E,F --back A,B,C,D,E,F"
    for lang in languages if side == "front" else ():
        for step in range(1, 5):
            if step == 4:
                for text, off in zip(typed, (4, 12), strict=True):
                    items += _line(text, 3.1, x + off, y + 0.8, "en", bold=True)
                    y += LEADING
                y += 1.6
            told = Span(word(None, f"calibration-{step}", (lang,), paper=paper.name))
            for line in set_lines([told], style_of(SIZE, LEADING, lang=lang), measure):
                items += glyphs_at(line, x, y)
                y += LEADING
            y += 1.2
        y += 5
    return items + _table(paper, languages, x, max(y, paper.height * 0.62), measure)


def _table(paper: Paper, languages: tuple[str, ...], x: float, y: float, measure: float) -> list[Item]:
    """Draw a table to write the lengths into."""
    step = (measure - NAMES) / 6
    items: list[Item] = []
    rows = (
        ("", LETTERS),
        (word(None, "right", languages), [f"{n:g}" for n in nominal(paper)]),
        (word(None, "measured", languages), ""),
    )
    high = 9.0
    for number, (name, cells) in enumerate(rows):
        at = y + number * high
        items += _line(name, SMALL, x, at + 6, languages[0])
        for column, cell in enumerate(cells):
            middle = x + NAMES + (column + 0.5) * step
            items += _line(cell, 3.6, middle, at + 6, "en", bold=number == 0, middle=True)
    box = Rect(x, y, measure, 3 * high)
    lines = [across(("y", y + number * high), box) for number in range(4)]
    lines += [across(("x", x + NAMES + column * step), box) for column in range(7)]
    return [*items, Path(tuple(itertools.chain.from_iterable(lines)), stroke=INK, width=LINE)]


def _line(
    text: str, size: float, x: float, y: float, lang: str, bold: bool = False, middle: bool = False
) -> tuple[Item, ...]:
    if not text:
        return ()
    line = set_lines([Span(text, nobreak=True)], style_of(size, size * 1.2, lang=lang, bold=bold), 400.0)[0]
    return glyphs_at(line, x - line.width / 2 if middle else x, y)
