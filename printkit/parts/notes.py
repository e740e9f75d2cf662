"""What is worth knowing of a part's faces, told by what is plotted of them anyway.

Their edge cuts off text, or their ground ends too soon (``printkit check`` looks closely); words in fonts of a
kit's own are drawn by CairoSVG as outlines, which nobody can search.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from printkit.draw.check import check
from printkit.draw.paths import outline
from printkit.draw.plot import Plotter, ids_of
from printkit.draw.style import NOTES, Style, UnplottableError, inherit, number
from printkit.draw.svg import SVG, Element
from printkit.kit.model import OTHER_LANGUAGE, Kit
from printkit.kit.render import load
from printkit.parts.faces import BACK, Component
from printkit.parts.pictures import PICTURE
from printkit.parts.seen import template_line
from printkit.pdf.extent import Leaf, fills, leaves, reach
from printkit.pdf.matrix import PT, Matrix, Op
from printkit.pdf.page import Bitmap, Item, Path, Rect
from printkit.text.faces import Glyphs, named
from printkit.text.inline import RUBY_SIZE

CLOSE = 0.05
"""How far a ground may end before an edge that it reaches, mm."""

READABLE = 5.0
"""Smaller letters are hard to read, points."""


def cut_off(made: Component) -> Iterator[str]:
    """Name each face of a part with text that its edge cuts off; none of a net."""
    edge = outline(made.part.shape, Rect(made.bleed, made.bleed, made.width, made.height))
    for name, plotted in _plotted(made) if made.part.shape != "net" else ():
        if any(_outside(*one, edge) for one in plotted):
            yield name


def small(made: Component) -> tuple[float, str, str] | None:
    """Give the smallest text under READABLE that is no reading: its size, points, its words and the face."""
    found: list[tuple[float, str, str]] = []
    for name, plotted in _plotted(made):
        runs = [
            (one, by.scale * one.size * PT) for one, by in plotted if isinstance(one, Glyphs) and one.colour
        ]
        sizes = {round(size, 2) for _, size in runs}
        texts = ((size, "".join(one.text), name) for one, size in runs if size < READABLE - CLOSE)
        found += (one for one in texts if round(one[0] / RUBY_SIZE, 2) not in sizes and one[1].strip())
    return min(found, default=None)


def _plotted(made: Component) -> Iterator[tuple[str, list[tuple[Leaf, Matrix]]]]:
    """Give what is plotted of each face, by its name; of one that CairoSVG draws, its words."""
    for drawing, name, items in made.faces() if made.plots else ():
        if items is None:
            root = check(drawing, *made.whole, name) if "<text" in drawing else None
            items = (_Words(ids_of(root)).whole(root, *made.whole),) if root else ()
        yield name, [*leaves(items)]


def unbled(made: Component) -> Iterator[str]:
    """Name each face whose grounds, shapes behind the whole card that are not white, all end in the bleed."""
    wide, high = made.whole
    for _, name, items in made.faces():
        grounds = (
            (one, by)
            for one, by in leaves(items or ())
            if isinstance(one, Bitmap) or (isinstance(one, Path) and one.fill not in (None, "#ffffff"))
        )
        boxes = [by.around(*box) for one, by in grounds if (box := reach((one,), {}))]
        short = [max(left, top, wide - right, high - foot) for left, top, right, foot in boxes]
        if CLOSE < min(short, default=0.0) <= made.bleed + CLOSE:
            yield name


def outlined(kit: Kit, made: Component) -> Iterator[str]:
    """Note on which faces of a part words are outlines, and what is drawn there that is not plotted."""
    own = [name for name, known in named().items() if any(face.own for face in known)]
    sizes = dict.fromkeys((PICTURE + name for name in made.pictures), (1, 1))
    back = made.part.back if made.part.back not in (None, OTHER_LANGUAGE) else made.part.template
    found: dict[tuple[str, str], list[str]] = {}
    for drawing, name, items in made.faces() if own and made.plots else ():
        if items is not None or "<text" not in drawing or not any(one in drawing for one in own):
            continue
        template = back if name.endswith(BACK) else made.part.template
        root = check(drawing, *made.whole, template)
        try:
            Plotter(ids_of(root), sizes).whole(root, *made.whole)
        except UnplottableError as error:
            source = load(kit.folder, template).text
            where = template_line(f"{template}:{error.where}", template, drawing, source)
            found.setdefault((error.what, where), []).append(name.partition(":")[0])
    for (why, where), (first, *others) in found.items():
        more = f" and {len(others)} more" if others else ""
        yield f"{made.part.id}: words of {first}{more} are outlines, which check does not see: {why} ({where})"


class _Words(Plotter):
    """Plots the words of a drawing that is CairoSVG's to draw, in pieces too, about where they are."""

    x = y = 0.0

    def one(self, element: Element, inherited: Style, place: Matrix) -> Iterator[Item]:
        """Plot what an element has that is known."""
        with suppress(UnplottableError, ValueError):
            yield from super().one(element, inherited, place)

    def shape(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Leave out what is no text."""
        return iter(())

    def image(self, element: Element, style: Style) -> Iterator[Item]:
        """Leave out what is no text."""
        return iter(())

    def text(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a text, as a whole or piece by piece."""
        self.x = self.y = 0.0
        return self.piece(element, style, place) if element.children else super().text(element, style, place)

    def piece(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot what stands in a text, or in a piece of it, where the one before ends unless it says a place."""
        values = element.values
        self.x = number(values, "x", self.x) + number(values, "dx")
        self.y = number(values, "y", self.y) + number(values, "dy")
        for one in element.content():
            if isinstance(one, Element):
                yield from self.piece(one, inherit(one, style), place) if one.tag not in NOTES else ()
            elif words := " ".join(one.split()):
                said = {"x": str(self.x), "y": str(self.y)}
                alone = Element("text", SVG, said, element.line, element, text=[(words, 0, 0)], values=said)
                for glyphs in super().text(alone, style, place):
                    yield glyphs
                    if isinstance(glyphs, Glyphs):
                        self.x = glyphs.x + glyphs.at[-1] + glyphs.size / 2


def _outside(item: Leaf, place: Matrix, edge: tuple[Op, ...]) -> bool:
    """Whether the middle of a line's first or last letter, more or less, is outside."""
    if not isinstance(item, Glyphs) or not item.colour:
        return False
    for step in (1, -1):
        letters = zip(item.at[::step], item.text[::step], strict=True)
        at = next((at for at, text in letters if text.strip()), None)
        if at is not None:
            x, y = place.point(item.x + at + item.size / 4, item.y - item.size / 3)
            if not fills((edge,), (x, y, x, y)):
                return True
    return False
