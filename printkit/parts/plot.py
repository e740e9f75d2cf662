"""Checked drawing → display list of our own PDF writer, for what consists of shapes and of text set by us.

That is nearly every card: it spares loading cairo (0.2 s) and gives all cards of a kit one set of fonts. What
this module does not know it leaves, face by face, to CairoSVG (:mod:`printkit.parts.art`), which knows more of
SVG; tests compare the two, rendered. Semantics: SVG 1.1, chapters 7 to 11, 13 and 14.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from printkit.parts.lettering import face_of
from printkit.parts.looks import Look, look_of
from printkit.parts.paints import NUMBER, URL, UnplottableError, colour, gradient, number
from printkit.parts.svg import SVG, Element
from printkit.pdf import svgpath
from printkit.pdf.matrix import IDENTITY, Matrix, Op
from printkit.pdf.page import Glyphs, Gradient, Group, Item, Path
from printkit.text import faces

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
SILENT = {
    "defs",
    "symbol",
    "title",
    "desc",
    "metadata",
    "style",
    "clipPath",
    "linearGradient",
    "radialGradient",
}
ELSEWHERE = {"mask", "filter", "marker", "marker-start", "marker-mid", "marker-end", "transform-origin", "font"}
"""Properties that a drawing hardly has; with one of them it is CairoSVG's."""

TEXT_ALONE = {
    *("dx", "dy", "rotate", "letter-spacing", "display-anchor", "dominant-baseline", "alignment-baseline"),
    *("text-anchor", "text-rendering"),
}
MOST = 20_000
"""Most items of a drawing; one with more is CairoSVG's."""


def plot(root: Element, width: float, height: float) -> tuple[Item, ...] | None:
    """Plot a drawing of ``width`` × ``height`` mm that was checked; None for one that is left to CairoSVG."""
    ids: dict[str, Element] = {}
    for element in root.walk():
        if name := element.attributes.get("id"):
            ids.setdefault(name, element)
    try:
        x, y, across, down = (float(n) for n in NUMBER.findall(root.attributes["viewBox"]))
        scale = Matrix(width / across, 0, 0, height / down, -x * width / across, -y * height / down)
        items = tuple(_Plotter(ids).children(root, look_of(root, Look())))
    except (UnplottableError, ValueError, KeyError):
        return None
    return (Group(items, scale),)


class _Plotter:
    def __init__(self, ids: Mapping[str, Element]) -> None:
        self.ids = ids
        self.count = 0

    def children(self, element: Element, look: Look) -> Iterator[Item]:
        for child in element.children:
            yield from self.one(child, look)

    def one(self, element: Element, inherited: Look) -> Iterator[Item]:
        """Plot an element with what is in it."""
        if element.space != SVG or element.tag in SILENT or element.values.get("display") == "none":
            return
        values = element.values
        if not ELSEWHERE.isdisjoint(values):
            raise UnplottableError(str(ELSEWHERE & values.keys()))
        self.count += 1
        if self.count > MOST:
            raise UnplottableError("too much")
        look = look_of(element, inherited)
        items: tuple[Item, ...]
        if element.tag in SHAPES:
            items = tuple(self.shape(element, look))
        elif element.tag == "text":
            items = tuple(self.text(element, look))
        elif element.tag == "g":
            items = tuple(self.children(element, look))
        elif element.tag == "use":
            items = tuple(self.use(element, look))
        else:
            raise UnplottableError(element.tag)
        if items:
            yield from self.grouped(element, items)

    def grouped(self, element: Element, items: tuple[Item, ...]) -> Iterator[Item]:
        """Give an element's items under its transform, clip and opacity."""
        values = element.values
        matrix = _matrix(values)
        if element.tag == "use":
            matrix @= Matrix(e=number(values, "x"), f=number(values, "y"))
        clip = self.clip(values.get("clip-path", "none"))
        opacity = float(values.get("opacity", "1"))
        if opacity < 1 and len(items) == 1 and (thinner := _thinner(items[0], opacity)) is not None:
            items, opacity = (thinner,), 1.0
        if matrix is IDENTITY and clip is None and opacity >= 1:
            yield from items
        else:
            yield Group(items, matrix, clip, max(0.0, min(1.0, opacity)))

    def clip(self, value: str) -> tuple[Op, ...] | None:
        """Give the path of a clipPath with one shape in it."""
        if value == "none":
            return None
        match = URL.fullmatch(value)
        target = self.ids.get(match[1]) if match else None
        if target is None or target.tag != "clipPath" or len(target.children) != 1:
            raise UnplottableError("clip-path")
        shape = target.children[0]
        if shape.tag not in SHAPES or target.values.get("clipPathUnits", "userSpaceOnUse") != "userSpaceOnUse":
            raise UnplottableError("clip-path")
        if {"clip-path", "transform"} & target.values.keys() or "clip-path" in shape.values:
            raise UnplottableError("clip-path")
        return _matrix(shape.values).ops(_ops(shape))

    def use(self, element: Element, look: Look) -> Iterator[Item]:
        target = self.ids[element.attributes["href"].removeprefix("#")]
        if target.tag not in {*SHAPES, "g", "text"}:
            raise UnplottableError(f"use of {target.tag}")
        return self.one(target, look)

    def shape(self, element: Element, look: Look) -> Iterator[Item]:
        if look.hidden:
            return
        ops = _ops(element)
        if not ops:
            return
        fill = None if element.tag == "line" else self.paint(look.fill, ops, look)
        stroke = self.paint(look.stroke, ops, look) if look.width > 0 else None
        if isinstance(stroke, Gradient):
            raise UnplottableError("a stroke of a gradient")
        if fill is None and stroke is None:
            return
        if fill is not None and stroke is not None and min(look.fill_opacity, look.stroke_opacity) < 1:
            yield Path(ops, fill=fill, evenodd=look.evenodd, opacity=(look.fill_opacity, 1.0))
            fill = None  # painted at once, a PDF's stroke would not lie on its fill (ISO 32000-1, 11.7.4.4)
        yield Path(
            ops,
            fill=fill,
            stroke=stroke,
            width=look.width,
            dash=look.dash,
            cap=look.cap,  # type: ignore[arg-type]  # _look lets known ones through
            join=look.join,  # type: ignore[arg-type]  # as above
            evenodd=look.evenodd,
            opacity=(look.fill_opacity, look.stroke_opacity),
            phase=look.phase,
            miter=look.miter,
        )

    def paint(self, value: str, ops: tuple[Op, ...], look: Look) -> str | Gradient | None:
        match = URL.match(value)
        if match is None:
            return colour(value, look.colour)
        target = self.ids[match[1]]
        if target.tag not in ("linearGradient", "radialGradient"):
            raise UnplottableError(target.tag)
        return gradient(target, self.ids, ops, look.colour)

    def text(self, element: Element, look: Look) -> Iterator[Item]:
        """Plot a text whose characters all have their places, or that begins at one."""
        if element.children or not TEXT_ALONE.isdisjoint(element.values) or look.stroke != "none":
            raise UnplottableError("text")
        words = "".join(text for text, _ in element.text)
        if element.attributes.get("xml:space") != "preserve" and (
            words != words.strip() or re.search(r"\s\s|[\n\t]", words)
        ):
            raise UnplottableError("white space")
        xs = [float(n) for n in re.split(r"[\s,]+", element.values.get("x", "0").strip())]
        (y,) = (float(n) for n in re.split(r"[\s,]+", element.values.get("y", "0").strip()))
        fill = self.paint(look.fill, (), look) if words.strip() and not look.hidden else None
        if isinstance(fill, Gradient):
            raise UnplottableError("text of a gradient")
        if fill is None:
            return
        face = face_of(look.family, look.weight, look.style)
        unit = look.size / faces.faces()[face].scale
        if len(xs) == 1:
            advances = [faces.advance(face, faces.glyph(face, char)) * unit for char in words]
            xs = [xs[0] + sum(advances[:place]) for place in range(len(words))]
        if len(xs) != len(words):
            raise UnplottableError("some characters without a place")
        ids = tuple(faces.glyph(face, char) for char in words)
        if 0 in ids:
            raise UnplottableError("white space that is no glyph")
        at = tuple(round(x - xs[0], 4) for x in xs)
        yield Glyphs(xs[0], y, face, look.size, ids, at, tuple(words), fill, look.fill_opacity)


def _thinner(item: Item, opacity: float) -> Item | None:
    """Give an item that lets more through, where that is the same as letting a group through; else None."""
    if isinstance(item, Glyphs):
        return replace(item, opacity=item.opacity * opacity)
    if isinstance(item, Path) and (item.fill is None or item.stroke is None):
        return replace(item, opacity=(item.opacity[0] * opacity, item.opacity[1] * opacity))
    return None


def _matrix(values: Mapping[str, str]) -> Matrix:
    text = values.get("transform")
    return _transform(text) if text else IDENTITY


@functools.lru_cache(maxsize=1000)
def _transform(text: str) -> Matrix:
    return svgpath.transform(text)


def _ops(element: Element) -> tuple[Op, ...]:
    """Give the path of a shape."""
    values = element.values
    match element.tag:
        case "path":
            return svgpath.path(values.get("d", ""))
        case "rect":
            rx = number(values, "rx", number(values, "ry"))
            size = number(values, "width"), number(values, "height")
            if min(size) <= 0:
                return ()
            return svgpath.rectangle(
                number(values, "x"), number(values, "y"), *size, rx, number(values, "ry", rx)
            )
        case "circle" | "ellipse":
            r = number(values, "r")
            radii = (r, r) if element.tag == "circle" else (number(values, "rx"), number(values, "ry"))
            if min(radii) <= 0:
                return ()
            return svgpath.ellipse(number(values, "cx"), number(values, "cy"), *radii)
        case "line":
            ends = [number(values, key) for key in ("x1", "y1", "x2", "y2")]
            return ("M", *ends[:2]), ("L", *ends[2:])
        case _:
            return svgpath.polyline(values.get("points", ""), element.tag == "polygon")
