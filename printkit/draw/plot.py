"""Checked drawing → display list of our own PDF writer: shapes, and text set by us.

That is nearly every card: it spares loading cairo (0.2 s) and gives all cards of a kit one set of fonts. What
this module does not know is left, face by face, to CairoSVG (:mod:`printkit.parts.art`), which knows more of
SVG; tests compare the two, rendered. In a book it is an error. Semantics: SVG 1.1, chapters 7 to 11, 13 and 14.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from printkit.draw import paths
from printkit.draw.style import NOTES, Style, UnplottableError, face_of, gradient, inherit, number
from printkit.draw.svg import LOCAL, SVG, Element
from printkit.kit.colours import colour
from printkit.pdf.matrix import IDENTITY, Matrix, Op
from printkit.pdf.page import Bitmap, Gradient, Group, Item, Moved, Path
from printkit.text import faces
from printkit.text.faces import Glyphs

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
REFERRED_TO = {"clipPath", "linearGradient", "radialGradient", "pattern", "marker"}
SILENT = {"defs", "symbol", *REFERRED_TO, *NOTES}
ELSEWHERE = {"mask", "filter", "marker", "marker-start", "marker-mid", "marker-end", "transform-origin", "font"}
"""Properties that a drawing hardly has; with one of them it is CairoSVG's."""

LINES = re.compile("(ML?Z?)+")
"""Paths of single lines, which enclose nothing to be filled: viewers of a PDF fill a hairline."""

MOST = 20_000
"""Most items of a drawing; one with more is CairoSVG's."""

HIDING = {("display", "none"), ("visibility", "hidden"), ("visibility", "collapse")}
MOST_CLIPS = 200  # one in another

Clips = tuple[tuple[Op, ...], ...]


def ids_of(root: Element) -> dict[str, Element]:
    """Give the elements that have ids; of several with the same one the first counts."""
    ids: dict[str, Element] = {}
    for element in root.walk():
        if name := element.attributes.get("id"):
            ids.setdefault(name, element)
    return ids


def plot(
    root: Element, width: float, height: float, sizes: Mapping[str, tuple[int, int]] = {}
) -> tuple[Item, ...] | None:
    """Plot a drawing of ``width`` × ``height`` mm that was checked; None for one that is left to CairoSVG.

    ``sizes``: of the pictures it may show, pixels, by what it calls them; so are the files of its Bitmaps.
    """
    try:
        return (Plotter(ids_of(root), sizes).whole(root, width, height),)
    except (UnplottableError, ValueError):
        return None


class Plotter:
    """Plots elements in their own units, groups carrying the rest. ``place``: the matrix from those to mm."""

    def __init__(self, ids: Mapping[str, Element], sizes: Mapping[str, tuple[int, int]] = {}) -> None:
        self.ids, self.sizes = ids, sizes
        self.count = self.depth = 0

    def whole(self, root: Element, width: float, height: float) -> Group:
        """Plot a drawing of ``width`` × ``height`` mm. Raises UnplottableError and ValueError."""
        x, y, across, down = paths.numbers(root.attributes["viewBox"])
        scale = Matrix(width / across, 0, 0, height / down, -x * width / across, -y * height / down)
        return Group(tuple(self.one(root, Style(), scale)), scale)

    def children(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot what is in an element."""
        for child in element.children:
            yield from self.one(child, style, place)

    def one(self, element: Element, inherited: Style, place: Matrix) -> Iterator[Item]:
        """Plot an element with what is in it. UnplottableError gives its line."""
        if element.space != SVG or element.tag in SILENT or element.values.get("display") == "none":
            return
        values = element.values
        self.count += 1
        try:
            if self.count > MOST:
                raise UnplottableError(f"a drawing of more than {MOST} elements")
            if not ELSEWHERE.isdisjoint(values):
                raise UnplottableError(f"{min(ELSEWHERE & values.keys())} of <{element.tag}>")
            style = inherit(element, inherited)
            own = paths.transform(values["transform"]) if values.get("transform") else IDENTITY
            if element.tag == "use":
                own @= Matrix(e=number(values, "x"), f=number(values, "y"))
            if own is not IDENTITY:
                place @= own
            before, self.depth = self.depth, 0
            items = tuple(self.drawn(element, style, place))
            if items:
                yield from self.grouped(element, items, own)
            self.depth = max(before, self.depth)
        except UnplottableError as error:
            error.where = error.where or str(element.line)
            raise
        except ValueError as error:
            raise UnplottableError(str(error), where=str(element.line)) from None

    def drawn(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot an element but for its transform, clip and opacity."""
        if element.tag in SHAPES:
            return self.shape(element, style, place)
        if element.tag == "text":
            return self.text(element, style, place)
        if element.tag == "image":
            return self.image(element, style)
        if element.tag == "g" or element.parent is None:
            return self.children(element, style, place)
        if element.tag == "use":
            return self.use(element, self.ids[element.attributes["href"].removeprefix("#")], style, place)
        raise UnplottableError(f"<{element.tag}>")

    def grouped(self, element: Element, items: tuple[Item, ...], own: Matrix) -> Iterator[Item]:
        """Give an element's items under its transform, clip and opacity."""
        clips = _clips(element.values.get("clip-path", "none"), self.ids)
        self.depth += len(clips)
        if self.depth > MOST_CLIPS:
            raise UnplottableError(f"more than {MOST_CLIPS} clip-paths one in another")
        opacity = float(element.values.get("opacity", "1"))
        if opacity < 1 and len(items) == 1 and (thinner := _thinner(items[0], opacity)) is not None:
            items, opacity = (thinner,), 1.0
        for inner in clips[1:]:
            items = (Group(items, clip=inner),)
        if own is IDENTITY and not clips and opacity >= 1:
            yield from items
        else:
            yield Group(items, own, next(iter(clips), None), max(0.0, min(1.0, opacity)))

    def use(self, element: Element, target: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot what an element repeats."""
        if target.tag == "symbol":
            return self.symbol(element, target, inherit(target, style), place)
        if target.tag not in {*SHAPES, "g", "text"}:
            raise UnplottableError(f"<use> of <{target.tag}>")
        return self.one(target, style, place)

    def symbol(self, element: Element, target: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a symbol, fitted into the box of the element that repeats it, and cut off there."""
        box = paths.numbers(target.values.get("viewBox", ""))
        size = number(element.values, "width"), number(element.values, "height")
        own = {"transform", "opacity", "clip-path"} & target.values.keys()
        if len(box) != 4 or min(*size, *box[2:]) < 1e-6 or max(map(abs, box)) > 1e6 or own:
            raise UnplottableError(f"<use> of <{target.tag}>")
        fit = paths.fitted(target.values.get("preserveAspectRatio", ""), box, size)
        back = -fit.e / fit.a, -fit.f / fit.d, size[0] / fit.a, size[1] / fit.d
        clip = None if target.values.get("overflow") in ("visible", "auto") else paths.rectangle(*back)
        yield Group(tuple(self.children(target, style, place @ fit)), fit, clip)

    def image(self, element: Element, style: Style) -> Iterator[Item]:
        """Plot a picture, as its preserveAspectRatio puts it into its box (SVG 1.1, 7.8)."""
        file, across, down = self.picture(element.values.get("href", ""))
        x, y, width, height = (number(element.values, key) for key in ("x", "y", "width", "height"))
        if min(width, height) <= 0:
            raise UnplottableError("<image> without width and height")
        if not across:
            raise UnplottableError("<image>")
        if style.visibility != "visible":
            return
        said = element.values.get("preserveAspectRatio", "")
        fit = paths.fitted(said, (0.0, 0.0, across, down), (width, height))
        shown = Bitmap(x + fit.e, y + fit.f, across * fit.a, down * fit.d, file)
        over = max(shown.width - width, shown.height - height) > 1e-9
        yield Group((shown,), clip=paths.rectangle(x, y, width, height)) if over else shown

    def picture(self, href: str) -> tuple[bytes, int, int]:
        """Give a picture's file, and its pixels across and down: 0 where it is not known."""
        return href.encode(), *self.sizes.get(href, (0, 0))

    def shape(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a shape."""
        if style.visibility != "visible":
            return
        ops = shape_ops(element, *origin(element))
        if not ops:
            return
        flat = (len(ops) < 3 or ops[2][0] in "MZ") and LINES.fullmatch("".join([op[0] for op in ops]))
        fill = None if flat else self.paint(style.fill, ops, style)
        stroke = self.paint(style.stroke, ops, style) if style.stroke_width > 0 else None
        if isinstance(stroke, Gradient):
            raise UnplottableError("a stroke of a gradient")
        if fill is None and stroke is None:
            return
        if fill is not None and stroke is not None and min(style.fill_opacity, style.stroke_opacity) < 1:
            yield Path(ops, fill=fill, evenodd=style.fill_rule == "evenodd", opacity=(style.fill_opacity, 1.0))
            fill = None  # painted at once, a PDF's stroke would not lie on its fill (ISO 32000-1, 11.7.4.4)
        yield Path(
            ops,
            fill=fill,
            stroke=stroke,
            width=style.stroke_width,
            dash=style.stroke_dasharray,
            cap=style.stroke_linecap,
            join=style.stroke_linejoin,
            evenodd=style.fill_rule == "evenodd",
            opacity=(style.fill_opacity, style.stroke_opacity),
            phase=style.stroke_dashoffset,
            miter=style.stroke_miterlimit,
        )

    def paint(self, value: str, ops: tuple[Op, ...], style: Style) -> str | Gradient | None:
        """Give a colour or a gradient, None for none."""
        match = LOCAL.match(value)
        if match is None:
            return colour(value, style.color)
        target = self.ids[match[2]]
        if target.tag not in ("linearGradient", "radialGradient"):
            raise UnplottableError(f"a paint of <{target.tag}>")
        return gradient(target, self.ids, ops)

    def text(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a text whose characters all have their places, or that begins at one."""
        moved = not {"dx", "dy", "rotate"}.isdisjoint(element.values)
        if element.children or moved or style.spaced or style.stroke != "none":
            raise UnplottableError("text of several styles, spaced or outlined")
        words = faces.clean("".join(text for text, *_ in element.text))
        if element.attributes.get("xml:space") != "preserve" and (
            words != words.strip() or re.search(r"\s\s|[\n\t]", words)
        ):
            raise UnplottableError("white space in text")
        xs, y = list(paths.numbers(element.values.get("x", "0"))), number(element.values, "y")
        fill = self.letters(style) if words.strip() and style.visibility == "visible" else None
        if fill is None:
            return
        face = face_of(style.font_family, style.font_weight, style.font_style)
        unit = style.font_size / faces.faces()[face].scale
        if len(xs) == 1:
            advances = [faces.advance(face, faces.glyph(face, char)) * unit for char in words]
            left = xs[0] - sum(advances) * {"start": 0.0, "middle": 0.5, "end": 1.0}[style.text_anchor]
            xs = [left + sum(advances[:place]) for place in range(len(words))]
        elif style.text_anchor != "start":
            raise UnplottableError("text with a text-anchor and several places")
        if len(xs) != len(words):
            raise UnplottableError("text with places for some of its characters")
        ids = tuple(faces.glyph(face, char) for char in words)
        if 0 in ids:
            raise UnplottableError("white space that is no glyph")
        at = tuple(round(x - xs[0], 4) for x in xs)
        yield Glyphs(xs[0], y, face, style.font_size, ids, at, tuple(words), fill, style.fill_opacity)

    def letters(self, style: Style) -> str | None:
        """Give the colour of text."""
        fill = self.paint(style.fill, (), style)
        if isinstance(fill, Gradient):
            raise UnplottableError("text of a gradient")
        return fill


def _clips(value: str, ids: Mapping[str, Element]) -> Clips:
    """Give the path of a clipPath with one shape in it, after those that it is clipped by (SVG 1.1, 14.3)."""
    if value == "none":
        return ()
    match = LOCAL.fullmatch(value)
    target = ids.get(match[2]) if match else None
    if target is None or target.tag != "clipPath" or len(target.children) != 1:
        raise UnplottableError("a clip-path of other than one shape")
    values = target.values
    if values.get("clipPathUnits", "userSpaceOnUse") != "userSpaceOnUse" or "transform" in values:
        raise UnplottableError("a clip-path with a transform of its own")
    return *_clips(values.get("clip-path", "none"), ids), *_outlines(target.children[0], ids)


def _outlines(shape: Element, ids: Mapping[str, Element]) -> Clips:
    """Give the path of a shape in a clipPath, or that it repeats, after those of its own clips."""
    values = shape.values
    own = paths.transform(values.get("transform", ""))
    clips = _clips(values.get("clip-path", "none"), ids)
    if shape.tag == "use" and (target := ids[values["href"].removeprefix("#")]).tag in SHAPES:
        own @= Matrix(e=number(values, "x"), f=number(values, "y"))
        clips += _outlines(target, ids)
    elif shape.tag in SHAPES and not HIDING & values.items() and (ops := shape_ops(shape, *origin(shape))):
        clips += (ops,)
    else:
        raise UnplottableError("a clip-path of other than one shape")
    return tuple(own.ops(one) for one in clips)


def _thinner(item: Item, opacity: float) -> Item | None:
    """Give an item that lets more through, where that is the same as letting a group through; else None."""
    if isinstance(item, Glyphs):
        return replace(item, opacity=item.opacity * opacity)
    if isinstance(item, Path) and (item.fill is None or item.stroke is None):
        return replace(item, opacity=(item.opacity[0] * opacity, item.opacity[1] * opacity))
    if isinstance(item, Moved) and len(item.items) == 1 and (inner := _thinner(item.items[0], opacity)):
        return replace(item, items=(inner,))
    return None


ORIGIN = {"rect": ("x", "y"), "circle": ("cx", "cy"), "ellipse": ("cx", "cy")}


def origin(element: Element) -> tuple[float, float]:
    """Give the place that a shape's path is counted from."""
    across, down = ORIGIN.get(element.tag, ("", ""))
    return number(element.values, across), number(element.values, down)


def shape_ops(element: Element, x: float, y: float) -> tuple[Op, ...]:
    """Give the path of a shape with its origin at x, y; () without extent. ValueError, UnplottableError."""
    values = element.values
    match element.tag:
        case "path":
            return paths.path(values.get("d", ""))
        case "rect":
            rx = number(values, "rx", number(values, "ry"))
            size = number(values, "width"), number(values, "height")
            if min(size) <= 0:
                return ()
            return paths.rectangle(x, y, *size, rx, number(values, "ry", rx))
        case "circle" | "ellipse":
            r = number(values, "r")
            radii = (r, r) if element.tag == "circle" else (number(values, "rx"), number(values, "ry"))
            if min(radii) <= 0:
                return ()
            return paths.ellipse(x, y, *radii)
        case "line":
            ends = [number(values, key) for key in ("x1", "y1", "x2", "y2")]
            return ("M", *ends[:2]), ("L", *ends[2:])
        case _:
            return paths.polyline(values.get("points", ""), element.tag == "polygon")
