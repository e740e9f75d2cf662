"""Faces as they are printed, to be looked at: test_plot.py holds them against the same drawn by CairoSVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pypdfium2
from msgspec.structs import replace

from printkit.draw.check import check
from printkit.draw.plot import plot
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.making.faces import drawn
from printkit.parts.faces import Card, Component, face_key
from printkit.pdf.page import Group, Item, Marked, Moved, Path
from printkit.text.faces import Glyphs

POINT = 25.4 / 72
TEXT, LINE = 5 * POINT, 0.25 * POINT
OURS = read_kit(find_kit(builtin_kits()[0]))


def pages(made: Component, drawings: Sequence[str]) -> list[pypdfium2.PdfPage]:
    """Give a page for each drawing of a part of ours, or made from one."""
    size = made.width + 2 * made.bleed, made.height + 2 * made.bleed
    plots = dict(made.plots)
    different = list(dict.fromkeys(drawings))
    for one in different:
        if (key := face_key(one, *size)) not in plots:
            plots[key] = plot(check(one, *size, "x"), *size)
    cards = tuple(Card(str(number), one) for number, one in enumerate(different))
    document = pypdfium2.PdfDocument(drawn(OURS, replace(made, cards=cards, plots=plots)))
    return [document[different.index(one)] for one in drawings]


def thin(items: Sequence[Item], scale: float = 1.0) -> Iterator[tuple[str, float]]:
    """Give what is drawn thinner than a hairline or smaller than 5 pt, mm."""
    for item in items:
        if isinstance(item, Path) and item.stroke and item.width * scale < LINE:
            yield "line", item.width * scale
        elif isinstance(item, Glyphs) and item.size * scale < TEXT:
            yield "".join(item.text), item.size * scale
        elif isinstance(item, Group):
            matrix = item.matrix
            yield from thin(item.items, scale * abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5)
        elif isinstance(item, (Moved, Marked)):
            yield from thin(item.items, scale)
