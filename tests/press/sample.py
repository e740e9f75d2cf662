"""A part whose faces have no two sides alike, drawn without cairo: every back is its front seen through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path as File

from printkit.kit.model import Backs, Kit, Part, Size
from printkit.parts.faces import Card, Component
from printkit.pdf.page import Drawing, Imported, Page, Path, Publication
from printkit.pdf.paper import Paper
from printkit.pdf.write import write
from printkit.press import leaves as press
from printkit.press.calibration import Sides
from printkit.press.grid import Grid
from printkit.press.impose import Sheet
from printkit.press.layout import Layout
from printkit.press.share import Lot, alone, numbered
from printkit.press.sheets import batch_of

KIT = Kit(
    id="test-kit",
    folder=File(),
    name={"ja": "ためしの箱", "en": "Test box"},
    version="1.2",
    languages=("ja", "en"),
    parts=(),
)


def component(
    count: int, width: float, height: float, *, shape: str = "card", backs: bool = True, lang: str = "en"
) -> Component:
    """A part of ``count`` cards, each with a face of its own."""
    part = Part(
        id="cards",
        title={"ja": "札", "en": "Cards"},
        size=Size(width, height),
        template="card.svg",
        shape=shape,  # type: ignore[arg-type]  # one of the shapes
        back="back.svg" if backs else None,
        words=lang != "xx",
    )
    cards = tuple(Card(f"card {n}", f"front {n}", f"back {n}" if backs else None) for n in range(count))
    return Component(part, lang, "colour", width, height, part.bleed, cards)


def faces(made: Component) -> tuple[Imported, ...]:
    """Draw them: a grey of its own for each card, a white wedge in its top left corner, bars that count it.

    A back is the mirror image of its front: laid behind it in register, both have the same grey at each point.
    """
    width, height, bleed = made.width + 2 * made.bleed, made.height + 2 * made.bleed, made.bleed
    drawings, pairs = made.drawings()
    pages: dict[int, Page] = {}
    for number, (front, back) in enumerate(pairs):
        for page, mirrored in ((front, False), (back, True)):
            if page is not None:
                pages[page] = _face(number, width, height, bleed, mirrored)
    pdf = write(Publication("faces", "en", tuple(pages[n] for n in range(len(drawings)))))
    return tuple(Imported(width, height, pdf, n) for n in range(len(drawings)))


def _face(number: int, width: float, height: float, bleed: float, mirrored: bool) -> Page:
    def shape(points: list[tuple[float, float]], fill: str) -> Path:
        (x, y), *rest = [(width - a if mirrored else a, b) for a, b in points]
        return Path((("M", x, y), *(("L", a, b) for a, b in rest), ("Z",)), fill=fill)

    def box(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]

    grey = 70 + number * 53 % 150
    w, h = width - 2 * bleed, height - 2 * bleed
    items = [
        shape(box(0, 0, width, height), f"#{grey:02x}{grey:02x}{grey:02x}"),
        shape([(bleed, bleed), (bleed + w * 0.6, bleed), (bleed, bleed + h * 0.3)], "#ffffff"),
    ]
    bars = [
        box(bleed + 0.1 * w, bleed + h * (0.4 + 0.05 * n), w * 0.4, h * 0.025) for n in range(number % 10 + 1)
    ]
    return Page(width, height, (*items, *(shape(bar, "#000000") for bar in bars)))


def impose(count: int, grid: Grid, bleed: float, backs: Backs) -> tuple[Sheet, ...]:
    """Give the printed sides of a part alone: front, back, front, back."""
    cards, many = range(count), grid.per_sheet
    made = [alone(grid, "card", cards[n : n + many], bleed, backs) for n in range(0, count, many)]
    return tuple(side for leaf in numbered(made) for side in leaf.sides)


def arrange(
    part: Part, count: int, paper: Paper, layout: Layout, asked: Backs
) -> tuple[Grid, Backs, tuple[Sheet, ...]]:
    """Give the grid of a part that is printed alone, how its backs are printed, and the printed sides."""
    made = batch_of(Lot(part, layout, count), paper, asked)
    return made.leaves[0].laid[0].grid, made.backs, tuple(side for leaf in made.leaves for side in leaf.sides)


def sheets(
    kit: Kit,
    made: Component,
    forms: Sequence[Drawing | Imported],
    paper: Paper,
    layout: Layout,
    asked: Backs,
    errors: Sides | None = None,
) -> Publication:
    """Impose a part alone."""
    laid = batch_of(Lot(made.part, layout, len(made.cards)), paper, asked)
    return press.sheets(kit, [(made, forms)], laid, made.lang, errors=errors)


def hexagon(w: float, h: float) -> list[tuple[float, float]]:
    """The corners of a hexagon from the top left of its box, the first once more at the end."""
    if h > w:
        return [(u, v) for v, u in hexagon(h, w)]
    corners = (0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5), (0.25, 0)
    return [(w * u, h * v) for u, v in corners]
