"""Faces → one PDF, a page a face. The only module that imports CairoSVG and cairo.

CairoSVG makes a file per drawing; here all are drawn onto one cairo surface, so that fonts are embedded once
(spike: 0.4 MB for a deck against 221 fonts). That overrides ``Surface._create_surface``, which is private to
CairoSVG, as is the table of its elements, where ``image`` is ours: the dependency is pinned and
tests/parts/test_art.py looks whether it still works.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import io
import math
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.draw.paths import outline
from printkit.draw.saved import MARKERS
from printkit.errors import ArtError, MachineError
from printkit.kit.model import RINGED
from printkit.kit.worker import beat
from printkit.parts.lettering import font_config, lettered
from printkit.parts.pictures import PICTURE
from printkit.pdf.image import named_once
from printkit.pdf.matrix import PT, Op, Rect

if TYPE_CHECKING:
    from PIL.Image import Image

PIXEL = 96 / 25.4  # CSS pixels, CairoSVG's user unit, in a millimetre
MAX_KEPT = 24_000_000
"""Pixels that are kept decoded: a frame that all cards share is read once, large art of single cards anew."""

BREW = ("/opt/homebrew/lib", "/usr/local/lib")


def draw(
    svgs: Sequence[str],
    width: float,
    height: float,
    names: Sequence[str] = (),
    pictures: Mapping[str, bytes] | None = None,
) -> bytes:
    """Draw checked SVGs (:func:`printkit.draw.check.check`), each filling a page of ``width`` × ``height`` mm.

    ``names`` say which drawing an ArtError is about; ``pictures`` are those of the drawings, PNG and JPEG by
    hash. Raises MachineError without libcairo2.
    """
    cairo, page_class = load()
    surfaces = Surfaces(pictures or {}, pixels=False)
    buffer = io.BytesIO()
    surface = cairo.PDFSurface(buffer, width * PT, height * PT)
    surface.restrict_to_version(cairo.PDF_VERSION_1_4)  # a later one packs what is to be named once
    surface.set_metadata(cairo.PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")  # the same bytes each time
    for number, svg in enumerate(svgs):
        with _named(names[number] if names else f"drawing {number + 1}"):
            page_class(svg.encode(), surface, width * PIXEL, height * PIXEL, surfaces)
        surface.show_page()
        beat()
    surface.finish()
    return named_once(buffer.getvalue())


def paint(
    svg: str,
    whole: tuple[float, float],
    off: tuple[float, float],
    size: tuple[int, int],
    name: str,
    pictures: Surfaces,
    shape: str = "",
    edge: Sequence[Op] = (),
) -> Image:
    """Paint a checked SVG as a picture of RGB; of RGBA, if nothing is painted beyond the part's edge.

    ``shape``: of the part: a ringed one has such an edge; ``edge``: of another. In pixels, ``whole`` is how
    large the whole drawing would be, in which it lies, ``size`` how much of it is kept, from ``off`` on.
    ``name`` says which drawing an ArtError is about.
    """
    from PIL import Image

    cairo, _ = load()
    edge = outline(shape, Rect(*off, *size)) if shape in RINGED else edge
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32 if edge else cairo.FORMAT_RGB24, *size)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)  # white paper
    context.paint()
    surface.set_device_offset(-off[0], -off[1])
    with _named(name):
        _page("PNGSurface")(svg.encode(), surface, *whole, pictures)
    surface.set_device_offset(0, 0)
    if edge:
        context = cairo.Context(surface)
        context.set_operator(cairo.OPERATOR_DEST_IN)
        context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
        context.translate(-off[0], -off[1])
        draw = {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}
        for op, *values in edge:
            draw[op](*values)
        context.fill()
    surface.flush()
    data, stride = bytes(surface.get_data()), surface.get_stride()
    beat()
    mode, order = ("RGBA", "BGRa") if edge else ("RGB", "BGRX")
    return Image.frombytes(mode, size, data, "raw", order, stride)


@contextmanager
def _named(name: str) -> Iterator[None]:
    """Make an ArtError, which says of which drawing, of whatever CairoSVG stumbles over."""
    try:
        yield
    except RecursionError:
        raise ArtError("nested too deeply to draw", where=name) from None
    except Exception as error:
        raise ArtError(f"cannot be drawn: {error or type(error).__name__}", where=name) from None


def find_cairo() -> str | None:
    """Find libcairo the way cairocffi does when it is imported: the library's name or path, or None.

    On macOS the folder of Homebrew on Apple silicon is not on the loader's path. ``ctypes.util.find_library``,
    which cairocffi asks, reads ``DYLD_FALLBACK_LIBRARY_PATH`` at each call, so that is set here when it helps.
    """
    if sys.platform == "darwin":
        known = os.environ.get("DYLD_FALLBACK_LIBRARY_PATH", "").split(":")
        folders = [d for d in (*known, *BREW) if d and Path(d).is_dir()]
        os.environ["DYLD_FALLBACK_LIBRARY_PATH"] = ":".join(dict.fromkeys(folders))
    for name in ("libcairo.so.2", "libcairo.2.dylib", "libcairo-2.dll"):
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return name
    # elsewhere: here ldconfig and a compiler are asked, which takes longer than to draw a card
    return next(filter(None, map(ctypes.util.find_library, ("cairo", "cairo-2", "libcairo-2"))), None)


@cache
def load() -> tuple[Any, Any]:
    """Import cairo, told to use our fonts alone, and make the page class."""
    if find_cairo() is None:
        raise MachineError(
            "libcairo2, which paints pictures and the rarer things in drawings, is missing",
            hint="run: printkit doctor --fix",
        )
    os.environ["FONTCONFIG_FILE"] = str(font_config())
    try:
        import cairocffi
        from cairosvg import defs, surface
        from cairosvg.surface import TAGS, TEXT_HINT_METRICS, TEXT_HINT_STYLE
    except OSError as error:
        raise MachineError(
            f"libcairo2 cannot be loaded: {str(error).splitlines()[0]}", hint="run: printkit doctor --fix"
        ) from None
    TAGS["image"], defs.update_def_href = _image, _take_over
    if not isinstance(defs.draw_pattern, partial):  # once, or all would be moved twice
        surface.SVGSurface = _tile(surface.SVGSurface, cairocffi)  # CairoSVG's for patterns
        defs.draw_pattern = partial(_pattern, defs.draw_pattern)
    cairocffi.Context = lettered(cairocffi)
    # Text that asks for no rendering of its own is not fitted to the pixels: each character has its place, and
    # moved to a whole pixel it would run into the next one in small pictures.
    TEXT_HINT_STYLE[None], TEXT_HINT_METRICS[None] = cairocffi.HINT_STYLE_NONE, cairocffi.HINT_METRICS_OFF
    return cairocffi, _page("PDFSurface")


@cache
def _page(kind: str) -> Any:
    """Make the class of a drawing on a surface of our own, which is of a kind that CairoSVG has."""
    import cairocffi
    from cairosvg import surface
    from cairosvg.parser import Tree

    class Page(getattr(surface, kind)):  # type: ignore[misc]  # CairoSVG has no types
        """One drawing on the surface that all share."""

        def __init__(self, svg: bytes, shared: Any, width: float, height: float, pictures: Surfaces) -> None:
            self._shared = shared
            self.pictures = pictures
            super().__init__(Tree(bytestring=svg), None, 96, output_width=width, output_height=height)

        def _create_surface(self, width: float, height: float) -> tuple[Any, float, float]:
            return self._shared, width, height

        def draw(self, node: Any) -> None:
            """Draw a node. What has several parts lets through as a whole, which CairoSVG does of groups alone.

            And what says butt, miter or no dashes gets them: CairoSVG leaves it as the group around it is.
            """
            context = self.context
            context.set_line_cap(cairocffi.LINE_CAP_BUTT)
            context.set_line_join(cairocffi.LINE_JOIN_MITER)
            context.set_dash([])
            opacity = max(0.0, float(node.get("opacity", 1)))
            parts = node.tag == "use" or node.get("stroke", "none") != "none" or set(node) & MARKERS
            if opacity >= 1 or node.children or not parts or not self.stroke_and_fill:
                super().draw(node)
                return
            node["opacity"] = "1"
            context.push_group()
            super().draw(node)
            context.pop_group_to_source()
            context.paint_with_alpha(opacity)
            node["opacity"] = str(opacity)  # a <use> may draw it again

    return Page


def _pattern(draw: Callable[..., bool], surface: Any, node: Any, name: str, opacity: float) -> bool:
    """Take a pattern for what paints a node: one in shares of its box begins at the box, not at 0, 0."""
    from cairosvg.bounding_box import calculate_bounding_box

    pattern = surface.patterns[name]
    said = dict(pattern)
    drawn = draw(surface, node, name, opacity)
    pattern.clear()  # CairoSVG writes into it what is true of this node alone
    pattern.update(said)
    if drawn and pattern.get("patternUnits") != "userSpaceOnUse":
        source = surface.context.get_source()
        matrix = source.get_matrix()
        left, top, *_ = calculate_bounding_box(surface, node)
        matrix.translate(-left, -top)
        source.set_matrix(matrix)
    return drawn


def _tile(kind: type[Any], cairo: Any) -> type[Any]:
    """Make the class of a pattern's tile, which cairo repeats after whole units of its surface.

    So that is larger than the tile; in pixels it has as many as it is painted with, not one a unit.
    """

    class Tile(kind):  # type: ignore[misc]  # CairoSVG has no types
        """A tile of a pattern."""

        def __init__(self, tree: Any, output: None, dpi: float, parent: Any) -> None:
            self.pictures, self.scale = parent.pictures, (0.0, 0.0)
            if isinstance(parent.cairo, cairo.ImageSurface):
                xx, yx, xy, yy, *_ = parent.context.get_matrix().as_tuple()
                more = parent.cairo.get_device_scale()
                self.scale = math.hypot(xx, yx) * more[0], math.hypot(xy, yy) * more[1]
            super().__init__(tree, output, dpi, parent)

        def _create_surface(self, width: float, height: float) -> tuple[Any, float, float]:
            across, down = math.ceil(width * self.scale[0]), math.ceil(height * self.scale[1])
            if 0 < across * down < MAX_KEPT:
                surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, across, down)
            else:
                across, down = math.ceil(width), math.ceil(height)
                surface, *_ = super()._create_surface(across, down)
            if width > 0 < height:
                surface.set_device_scale(across / width, down / height)
            return surface, width, height

    return Tile


class Surfaces:
    """The pictures of a part, PNG and JPEG by hash, as cairo has them, decoded when they are first drawn.

    Each has a name of its own for cairo to know it by, so that the PDF holds it once for all pages; a JPEG is
    passed through as it is, and for a PDF alone (not ``pixels``) never decoded.
    """

    def __init__(self, files: Mapping[str, bytes], pixels: bool = True) -> None:
        self.cairo, self.files, self.pixels = load()[0], files, pixels
        self.kept: dict[str, Any] = {}

    def get(self, digest: str) -> Any:
        """Give the surface of a picture."""
        if digest not in self.kept:
            while sum(s.get_width() * s.get_height() for s in self.kept.values()) > MAX_KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[digest] = self._made(self.files[digest], digest)
        return self.kept[digest]

    def _made(self, data: bytes, digest: str) -> Any:
        if data.startswith(b"\xff\xd8"):
            from PIL import Image

            with Image.open(io.BytesIO(data)) as picture:  # cairo reads no JPEG
                size, kind = picture.size, self.cairo.FORMAT_RGB24
                pixels = bytearray(picture.convert("RGB").tobytes("raw", "BGRX")) if self.pixels else None
            surface = self.cairo.ImageSurface(kind, *size, pixels, size[0] * 4 if pixels else None)
            surface.set_mime_data("image/jpeg", data)
        else:
            surface = self.cairo.ImageSurface.create_from_png(io.BytesIO(data))
        surface.set_mime_data("application/x-cairo.uuid", digest.encode())
        return surface


def _image(surface: Any, node: Any) -> None:
    """Draw an <image>, in place of CairoSVG's own way: that would decode and store it anew each time."""
    from cairosvg.helpers import preserve_ratio, size

    if node.get("display") == "none" or node.get("visibility", "visible") != "visible":
        return
    found = surface.pictures.get(node.get_href().removeprefix(PICTURE))
    x, y = size(surface, node.get("x"), "x"), size(surface, node.get("y"), "y")
    node.image_width, node.image_height = found.get_width(), found.get_height()
    width = size(surface, node.get("width"), "x") or node.image_width
    height = size(surface, node.get("height"), "y") or node.image_height
    sx, sy, dx, dy = preserve_ratio(surface, node, width, height)
    context = surface.context
    context.rectangle(x, y, width, height)
    context.clip()
    context.save()
    context.translate(x, y)
    context.scale(sx, sy)
    context.translate(dx, dy)
    context.set_source_surface(found)
    context.paint_with_alpha(float(node.get("opacity", 1)))
    context.restore()


def _take_over(surface: Any, name: str, known: dict[str, Any]) -> None:
    """Give a gradient or pattern what the one has that it refers to, in place of CairoSVG's own way.

    That reads the drawing anew and takes the stops away every other time.
    """
    node, seen = known[name], {name}
    at = (node.get_href() or "").removeprefix("#")
    while at in known and at not in seen:
        seen.add(at)
        for key, value in known[at].items():
            node.setdefault(key, value)
        node.children = node.children or known[at].children
        at = (known[at].get_href() or "").removeprefix("#")
