"""A book's drawing (a figure, a cover, an icon) as a display list in mm.

The same text goes into a web page, written anew (:mod:`printkit.draw.write`), so it may hold what both can do;
docs/figures.md lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from printkit.draw import paths
from printkit.draw.bitmaps import checked, of_uri
from printkit.draw.check import PAINTED, check_content
from printkit.draw.plot import Plotter, ids_of, origin, shape_ops
from printkit.draw.style import Style, UnplottableError, inherit, is_bold, number
from printkit.draw.svg import Element, fail, in_file, parse
from printkit.errors import placed
from printkit.pdf.extent import path_reach, reach
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Drawing, Gradient, Group, Item, Moved, Path
from printkit.text.faces import OURS, families, kept
from printkit.text.label import Label, label

FARTHEST = 1e5
"""Greatest length or place in a drawing, mm; what is beyond it is a slip, and cannot be written to a PDF."""

SIZE = re.compile(r"\s*((?:\d+\.?\d*|\.\d+))(px|pt|mm|cm|in|pc)?\s*")
PIXELS = {"px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}
"""User units in a unit of length, in a drawing that is not a book's (CSS Values 3, 6.2)."""

Box = tuple[float, float, float, float]
"""A viewBox: left, top, width and height."""

_Chunk = tuple[float, float, str, list[tuple[str, Style, float]]]
"""Words on one baseline: where it begins, which end that is, and its runs with their shifts down."""


@kept(512)
def read_svg(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing.

    ``where``: its file, for errors, which add the line. ``width``: mm, None: the drawing's own (its ``width``
    in mm, else a user unit is a mm). ``colour``: what ``currentColor`` is, and the fill where none is
    said. Raises ArtError and GlyphError.
    """
    root = read_tree(text, where)
    with in_file(where):
        box = view_box(root) or own_box(root)
        wide = width or _millimetres(root) or box[2]
        scale = wide / box[2]
        place = Matrix(a=scale, d=scale, e=-box[0] * scale, f=-box[1] * scale)
        style = Style(fill=colour, color=colour, font_family="text", font_size=4.0)
        try:
            items = tuple(FigurePlotter(ids_of(root)).one(root, style, place))
        except UnplottableError as error:
            error.what = f"{error.what} cannot be drawn in a book"
            error.hint = error.hint or "docs/figures.md says what can"
            raise
        return Drawing(wide, box[3] * scale, (Group(items, place),) if items else ())


def read_tree(text: str, where: str) -> Element:
    """Read and check a book's drawing. Raises ArtError and GlyphError with the file ``where`` and the line."""
    with in_file(where):
        root = parse(text, bare=True)
        check_content(root, PAINTED, book=True)
    return root


def view_box(element: Element) -> Box | None:
    """Give an element's viewBox, None where it has none. Raises ArtError with its line."""
    if (written := element.attributes.get("viewBox")) is None:
        return None
    try:
        x, y, width, height = paths.numbers(written)
    except ValueError:
        raise fail(element, f"viewBox={written!r}: the viewBox is not four numbers") from None
    if not (0 < width < 1e6 and 0 < height < 1e6 and abs(x) < 1e6 and abs(y) < 1e6):
        raise fail(element, "the viewBox has no area, or one beyond all bounds")
    return x, y, width, height


def own_box(root: Element, units: Mapping[str, float] = {}) -> Box:
    """Give the box of a drawing without a viewBox; ``units``: user units in each of length. Raises ArtError."""
    sizes = [SIZE.fullmatch(root.attributes.get(key, "")) for key in ("width", "height")]
    width, height = (float(size[1]) * units.get(size[2], 1.0) if size else 0.0 for size in sizes)
    if not (0 < width < 1e6 and 0 < height < 1e6):
        raise fail(root, "<svg> has neither a viewBox nor width and height", 'write viewBox="0 0 width height"')
    return 0.0, 0.0, width, height


def _millimetres(root: Element) -> float:
    try:
        (read,) = paths.numbers(root.attributes.get("width", "0").strip().removesuffix("mm"))
    except ValueError:
        raise fail(root, f"width={root.attributes['width']!r} is no number", "lengths are in mm") from None
    return read


class FigurePlotter(Plotter):
    """Plots as :class:`Plotter` does, but words as a book sets them, and pictures that stand in the drawing.

    ``down``: how far a text's ``dy`` have brought it below the beginning of its line.
    """

    down = 0.0

    def drawn(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot an element but for its transform, clip and opacity."""
        if element.tag == "svg":
            own, around = {"x", "y"}, element.parent
            if around is not None:
                same = element.attributes.get("viewBox") == around.attributes.get("viewBox")
                own |= {"width", "height"} if same else {"width", "height", "viewBox"}
            if found := own & element.values.keys():
                raise UnplottableError(f"{min(found)} of <svg>")
            return self.children(element, style, place)
        if element.tag == "tspan":
            raise fail(element, "<tspan> outside <text>")
        items = super().drawn(element, style, place)
        return items if element.tag in ("g", "use") else (_near(item, place) for item in items)

    def symbol(self, element: Element, target: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a symbol; one without a viewBox as it is."""
        if view_box(target) is None:
            return self.children(target, style, place)
        return super().symbol(element, target, style, place)

    def shape(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a shape: one value wherever it lies, brought there by Moved; a card's edge comes very often."""
        x, y = origin(element)
        for item in super().shape(element, style, place):
            if (x or y) and isinstance(item, Path) and not isinstance(item.fill, Gradient):
                item = Moved(x, y, (replace(item, ops=shape_ops(element, 0.0, 0.0)),))
            yield item

    def picture(self, href: str) -> tuple[bytes, int, int]:
        """Give a picture that stands in the drawing itself, and its pixels across and down."""
        return checked(of_uri(href), "a picture in the drawing")

    def text(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Plot a text. A tspan with its own x begins a new line, anchored there."""
        if style.visibility != "visible":
            return
        placed = not place.upright or len(paths.numbers(element.values.get("x", "0"))) > 1
        if style.font_family not in families() or (placed and style.font_family not in OURS):
            yield from super().text(element, style, place)  # in one font, as cards have it
            return
        if not place.upright:
            raise fail(element, "text cannot be turned or skewed in a book", "turn its surroundings instead")
        chunks: list[_Chunk] = []
        self.down = 0.0
        self.collect(element, style, chunks)
        for left, top, anchor, runs in chunks:
            while runs and not runs[-1][0].strip():
                runs.pop()
            if runs:
                runs[-1] = (runs[-1][0].rstrip(), *runs[-1][1:])
            labels = [(self.label(element, words, own), own, dy) for words, own, dy in runs]
            width = sum(made.width for made, *_ in labels)
            x = left - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
            for made, own, dy in labels:
                for run in made.at(x, top + dy):
                    yield replace(run, opacity=own.fill_opacity)
                x += made.width

    def label(self, element: Element, words: str, style: Style) -> Label:
        """Set a run of words."""
        bold, italic, colour = is_bold(style.font_weight), style.font_style != "normal", self.letters(style)
        with placed(lambda: str(element.line)):
            return label(words, style.font_size, style.font_family, bold, italic, colour or "")

    def collect(self, element: Element, style: Style, chunks: list[_Chunk]) -> None:
        """Gather the runs of a text element: in the last chunk, or in a new one."""
        values, new = element.values, not chunks
        odd = {"rotate"} if new else {"rotate", "display", "visibility", "opacity"}
        if not new and "x" not in values:
            odd |= {"y", "dx"}
        if found := odd & values.keys() or ({"letter-spacing"} if style.spaced else set()):
            raise UnplottableError(f"{min(found)} of <{element.tag}>")
        if style.stroke != "none":
            raise UnplottableError(f"stroke of <{element.tag}>")
        if new or "x" in values:
            left, top, *_ = (0.0, 0.0) if new else chunks[-1]
            x = number(values, "x", left) + number(values, "dx")
            y = number(values, "y", top + self.down) + number(values, "dy")
            chunks.append((x, y, style.text_anchor, []))
            self.down = 0.0
        else:
            self.down += number(values, "dy")
        for child in element.content():
            if isinstance(child, Element):
                if child.tag != "tspan":
                    raise fail(child, f"<{child.tag}> in <text>")
                self.collect(child, inherit(child, style), chunks)
                continue
            words, runs = " ".join(child.split()), chunks[-1][-1]
            if child[:1].isspace() and runs and not runs[-1][0].endswith(" "):
                words = " " + words
            if child[-1:].isspace() and words.strip():
                words += " "
            if words:
                runs.append((words, style, self.down))


def _near(item: Item, place: Matrix) -> Item:
    """Give an item unless scales one in another, each of them within bounds, bring it beyond all."""
    box = path_reach(item) if isinstance(item, Path) else reach((item,), {})
    if box and not all(-FARTHEST <= value <= FARTHEST for value in place.around(*box)):  # nan neither
        raise UnplottableError(f"a length beyond all bounds ({FARTHEST:g} mm)")
    return item
