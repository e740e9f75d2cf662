"""A strict reader of a small part of SVG: a figure's shapes and words as a drawing in mm.

The same text goes into a web page as it stands, so what is read here is SVG as browsers know it, and what is
not is an error: docs/figures.md lists it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.label import Label, label
from printkit.book.svgtree import LOOK, Node, parse
from printkit.errors import ArtError, GlyphError, nearest
from printkit.pdf import svgpath
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Drawing, Item, Moved, Op, Path

_NAMED = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    "gray": "#808080", "grey": "#808080", "silver": "#c0c0c0", "gold": "#ffd700", "orange": "#ffa500",
}  # fmt: skip


FARTHEST = 1e5
"""Greatest length or place in a drawing, mm; what is beyond it is a slip, and cannot be written to a PDF."""

MAX_DRAWN = 20_000
"""Most elements that are drawn, with every ``use`` counted as what it repeats."""


class Look(Struct, frozen=True):
    """What is inherited. Lengths in user units."""

    fill: str | None = "#000000"
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    evenodd: bool = False
    family: str = "text"
    size: float = 4.0
    bold: bool = False
    italic: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    colour: str = "#000000"


@functools.lru_cache(maxsize=512)
def read_svg(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing.

    ``where``: its file, for errors, which add the line. ``width``: mm, None: the drawing's own (its ``width``
    in mm, else a user unit is a mm). ``colour``: what ``currentColor`` is, and the fill where none is
    said. Raises ArtError and GlyphError.
    """
    root, ids = parse(text, where)
    return _Drawer(where, ids, colour).drawing(root, width)


class _Drawer:
    """Turns nodes into items; ``where`` and the node's line go into every error."""

    def __init__(self, where: str, ids: Mapping[str, Node], colour: str) -> None:
        self.where, self.ids, self.colour = where, ids, colour
        self.items: list[Item] = []
        self.using: list[str] = []
        self.drawn = 0

    def fail(self, node: Node, what: str, hint: str | None = None) -> ArtError:
        return ArtError(what, where=f"{self.where}:{node.line}", hint=hint)

    def number(self, node: Node, key: str, default: float = 0.0) -> float:
        value = node.attrs.get(key)
        if value is None:
            return default
        try:
            (read,) = svgpath.numbers(value.strip().removesuffix("mm" if node.name == "svg" else "px"))
        except ValueError:
            raise self.fail(node, f"{key}={value!r} is no number", "lengths have no unit") from None
        return read

    def near(self, node: Node, *values: float) -> None:
        for value in values:
            if not -FARTHEST <= value <= FARTHEST:  # nan neither
                raise self.fail(node, "a length beyond all bounds", f"less than {FARTHEST:g} mm")

    def drawing(self, root: Node, width: float | None) -> Drawing:
        own = self.number(root, "width"), self.number(root, "height")
        box = self.viewbox(root) or (0.0, 0.0, *own)
        if box[2] <= 0 or box[3] <= 0:
            raise self.fail(root, "a drawing without a size", 'give it viewBox="0 0 width height"')
        wide = width or own[0] or box[2]
        scale = wide / box[2]
        look = Look(fill=self.colour, colour=self.colour)
        self.node(root, look, Matrix(a=scale, d=scale, e=-box[0] * scale, f=-box[1] * scale))
        return Drawing(wide, box[3] * scale, tuple(self.items))

    def viewbox(self, node: Node) -> tuple[float, float, float, float] | None:
        if "viewBox" not in node.attrs:
            return None
        try:
            x, y, width, height = svgpath.numbers(node.attrs["viewBox"])
        except ValueError:
            raise self.fail(node, f"viewBox={node.attrs['viewBox']!r} is not four numbers") from None
        if width <= 0 or height <= 0:
            raise self.fail(node, f"viewBox={node.attrs['viewBox']!r} has no size")
        return x, y, width, height

    def node(self, node: Node, look: Look, matrix: Matrix) -> None:
        self.drawn += 1
        if self.drawn > MAX_DRAWN:
            raise self.fail(node, f"draws more than {MAX_DRAWN} elements")
        if "transform" in node.attrs:
            try:
                matrix @= svgpath.transform(node.attrs["transform"])
            except ValueError as error:
                raise self.fail(node, str(error)) from None
        look = self.look(node, look)
        match node.name:
            case "svg" | "g":
                self.children(node, look, matrix)
            case "use":
                self.use(node, look, matrix)
            case "text":
                self.text(node, look, matrix)
            case "defs" | "symbol" | "title" | "desc":
                pass
            case "tspan":
                raise self.fail(node, "<tspan> outside <text>")
            case _:
                self.shape(node, look, matrix)

    def children(self, node: Node, look: Look, matrix: Matrix) -> None:
        for child in node.children:
            if isinstance(child, Node):
                self.node(child, look, matrix)

    def use(self, node: Node, look: Look, matrix: Matrix) -> None:
        target = node.attrs.get("href", node.attrs.get("xlink:href", ""))
        if not target.startswith("#") or target[1:] not in self.ids:
            hint = (
                nearest(target[1:], self.ids)
                if target.startswith("#")
                else "only what the drawing itself holds"
            )
            raise self.fail(node, f"<use> of {target!r}, which is not in the drawing", hint)
        if target in self.using:
            raise self.fail(node, f"{target!r} uses itself")
        self.using.append(target)
        used = self.ids[target[1:]]
        matrix @= Matrix(e=self.number(node, "x"), f=self.number(node, "y"))
        if used.name == "symbol":
            box = self.viewbox(used)
            if box:
                size = self.number(node, "width", box[2]), self.number(node, "height", box[3])
                scale = min(size[0] / box[2], size[1] / box[3])
                left, top = (size[0] - box[2] * scale) / 2, (size[1] - box[3] * scale) / 2
                matrix @= Matrix(scale, 0, 0, scale, left - box[0] * scale, top - box[1] * scale)
            self.children(used, self.look(used, look), matrix)
        else:
            self.node(used, look, matrix)
        self.using.pop()

    def look(self, node: Node, look: Look) -> Look:
        changes: dict[str, object] = {}
        if "color" in node.attrs:
            look = replace(look, colour=self.paint(node, "color", look) or look.colour)
        for key in LOOK & node.attrs.keys():
            value = node.attrs[key].strip()
            if key in ("fill", "stroke"):
                changes[key] = self.paint(node, key, look)
            elif key == "stroke-width":
                changes["width"] = self.number(node, key)
            elif key == "stroke-dasharray":
                changes["dash"] = () if value == "none" else self.read(node, svgpath.numbers, value)
            elif key == "font-size":
                changes["size"] = self.number(node, key)
            elif key == "font-weight":
                changes["bold"] = self.choice(node, key, {"normal": 0, "400": 0, "bold": 1, "700": 1}) == 1
            elif key == "font-style":
                changes["italic"] = self.choice(node, key, {"normal": 0, "italic": 1}) == 1
            elif key == "font-family":
                changes["family"] = self.choice(node, key, {"text": "text", "head": "head"})
            elif key == "fill-rule":
                changes["evenodd"] = self.choice(node, key, {"nonzero": 0, "evenodd": 1}) == 1
            elif key != "color":
                name = {"stroke-linecap": "cap", "stroke-linejoin": "join", "text-anchor": "anchor"}[key]
                known = {
                    "cap": ("butt", "round", "square"),
                    "join": ("miter", "round", "bevel"),
                    "anchor": ("start", "middle", "end"),
                }[name]
                changes[name] = self.choice(node, key, {k: k for k in known})
        return replace(look, **changes) if changes else look

    def choice(self, node: Node, key: str, known: Mapping[str, object]) -> object:
        value = node.attrs[key].strip()
        if value not in known:
            raise self.fail(node, f"{key}={value!r} is not known", f"known: {', '.join(known)}")
        return known[value]

    def read(self, node: Node, reader: Callable[[str], tuple[float, ...]], value: str) -> tuple[float, ...]:
        try:
            return reader(value)
        except ValueError as error:
            raise self.fail(node, str(error)) from None

    def paint(self, node: Node, key: str, look: Look) -> str | None:
        value = node.attrs[key].strip()
        if value == "none":
            return None
        if value == "currentColor":
            return look.colour
        if value in _NAMED:
            return _NAMED[value]
        digits = value.removeprefix("#").lower()
        if value.startswith("#") and len(digits) in (3, 6) and not set(digits) - set("0123456789abcdef"):
            return "#" + (digits if len(digits) == 6 else "".join(d * 2 for d in digits))
        raise self.fail(node, f"{key}={value!r} is no colour", "#rrggbb, none or currentColor")

    def shape(self, node: Node, look: Look, matrix: Matrix) -> None:
        if look.fill is None and look.stroke is None:
            return
        x, y, ops = self.ops(node)
        if not ops:
            return
        if node.name == "line":
            look = replace(look, fill=None)
        shape = _shape(ops, matrix.a, matrix.b, matrix.c, matrix.d, look)
        x, y = matrix.point(x, y)
        left, top, right, bottom = shape.box
        self.near(node, shape.width, x + left, y + top, x + right, y + bottom)
        self.items.append(Moved(round(x + shape.x, 4), round(y + shape.y, 4), shape.items))

    def ops(self, node: Node) -> tuple[float, float, tuple[Op, ...]]:
        """Give where a shape lies, and its operators from there: equal ones where equal shapes lie apart."""
        n = functools.partial(self.number, node)
        try:
            match node.name:
                case "path":
                    return 0.0, 0.0, svgpath.path(node.attrs.get("d", ""))
                case "rect":
                    rx = n("rx", n("ry"))
                    return n("x"), n("y"), svgpath.rectangle(0.0, 0.0, n("width"), n("height"), rx, n("ry", rx))
                case "circle":
                    return n("cx"), n("cy"), svgpath.ellipse(0.0, 0.0, n("r"), n("r"))
                case "ellipse":
                    return n("cx"), n("cy"), svgpath.ellipse(0.0, 0.0, n("rx"), n("ry"))
                case "line":
                    return 0.0, 0.0, (("M", n("x1"), n("y1")), ("L", n("x2"), n("y2")))
                case _:
                    points = svgpath.polyline(node.attrs.get("points", ""), node.name == "polygon")
                    return 0.0, 0.0, points
        except ValueError as error:
            raise self.fail(node, str(error)) from None

    def text(self, node: Node, look: Look, matrix: Matrix) -> None:
        """Draw a text. A tspan with its own x begins a new line, anchored there."""
        if not matrix.upright:
            raise self.fail(node, "text cannot be turned or skewed in a book", "turn its surroundings instead")
        chunks: list[_Chunk] = []
        self.collect(node, look, chunks, [self.number(node, "x"), self.number(node, "y")], True)
        for chunk in chunks:
            runs = list(chunk.runs)
            while runs and not runs[-1][0].strip():
                runs.pop()
            if runs:
                runs[-1] = (runs[-1][0].rstrip(), *runs[-1][1:])
            labels = [(self.label(node, words, style, matrix.scale), dy) for words, style, dy in runs]
            width = sum(made.width for made, _ in labels)
            shift = {"start": 0.0, "middle": width / 2, "end": width}[chunk.anchor]
            x, y = matrix.point(chunk.x, chunk.y)
            self.near(node, x, y, width)
            x -= shift
            for made, dy in labels:
                self.items += [
                    replace(run, x=round(run.x, 4), y=round(run.y, 4))
                    for run in made.at(x, y + dy * matrix.scale)
                ]
                x += made.width

    def label(self, node: Node, words: str, style: Look, scale: float) -> Label:
        try:
            return label(words, style.size * scale, style.family, style.bold, style.italic, style.fill or "")
        except GlyphError as error:
            error.where = f"{self.where}:{node.line}"
            raise

    def collect(self, node: Node, look: Look, chunks: list[_Chunk], pen: list[float], new: bool) -> None:
        """Gather the runs of a text element: ``pen`` is where the next chunk would begin."""
        if new or "x" in node.attrs or "y" in node.attrs or "dx" in node.attrs:
            x = self.number(node, "x", pen[0]) + self.number(node, "dx")
            y = self.number(node, "y", pen[1]) + (self.number(node, "dy") if new or "x" in node.attrs else 0.0)
            pen[:] = [x, y]
            chunks.append(_Chunk(x, y, look.anchor))
            dy = 0.0
        else:
            dy = self.number(node, "dy")
        for child in node.children:
            if isinstance(child, Node):
                if child.name != "tspan":
                    raise self.fail(child, f"<{child.name}> in <text>")
                self.collect(child, self.look(child, look), chunks, pen, False)
                continue
            words = " ".join(child.split())
            if child[:1].isspace() and chunks[-1].runs and not chunks[-1].runs[-1][0].endswith(" "):
                words = " " + words
            if child[-1:].isspace() and words.strip():
                words += " "
            if words:
                chunks[-1].runs.append((words, look, dy))


class _Shape(Struct, frozen=True):
    """A shape's path from its first point, where that is, how far it reaches and how wide its stroke is, mm."""

    items: tuple[Path]
    x: float
    y: float
    box: tuple[float, float, float, float]
    width: float


@functools.lru_cache(maxsize=4096)
def _shape(ops: tuple[Op, ...], a: float, b: float, c: float, d: float, look: Look) -> _Shape:
    """Draw a shape once, to be moved to wherever it comes: a card's edge comes hundreds of times in a book."""
    matrix = Matrix(a, b, c, d)
    _, *first = ops[0]
    x, y = matrix.point(first[0], first[1])
    made = Matrix(a, b, c, d, -x, -y).ops(ops)
    scale = matrix.scale
    stroked = look.stroke is not None and look.width > 0
    path = Path(
        made,
        fill=look.fill,
        stroke=look.stroke if stroked else None,
        width=round(look.width * scale, 4) if stroked else 0.0,
        dash=tuple(round(d * scale, 4) for d in look.dash) if stroked else (),
        cap=look.cap,
        join=look.join,
        evenodd=look.evenodd,
    )
    values = [value for _, *places in made for value in places]
    xs, ys = (values[::2], values[1::2]) if all(map(math.isfinite, values)) else ([math.inf], [math.inf])
    return _Shape((path,), x, y, (x + min(xs), y + min(ys), x + max(xs), y + max(ys)), look.width * scale)


class _Chunk(Struct):
    x: float
    y: float
    anchor: str
    runs: list[tuple[str, Look, float]] = field(default_factory=list)
