"""Content streams: glyphs and paths in, PDF operators out (ISO 32000-1, 7.8.2 and Annex A); what they refer to.

The operators are written here and not by ReportLab's canvas so that a run of glyphs of one line is one TJ, so
that a colour or font that is already set is not set again, and so that a page and a form are drawn alike.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

import pikepdf
from pikepdf import Array, Dictionary, Name

from printkit.pdf.fonts import Fonts
from printkit.pdf.matrix import IDENTITY, PT, Matrix, Op, num, tens
from printkit.pdf.page import Gradient, Path, Rect
from printkit.pdf.vision import read_hex
from printkit.text.faces import Glyphs

NEAR = 0.006
"""Points that a glyph may lie off its place before it is adjusted (0.002 mm)."""

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
PAINT = {(True, True): "B", (True, False): "f", (False, True): "S"}
OPAQUE = (1000, 1000)
VEIL, FAR = "V", 1e5
"""What the name of a gradient's soft mask begins with; how far that reaches, in the gradient's own units."""

MITER = 10.0
"""What a PDF begins with (ISO 32000-1, table 52)."""


class Stream:
    """One content stream under way, and what its operators refer to.

    ``height`` (mm) is that of the page or form; ``digits`` are the decimals of a coordinate in points.
    """

    def __init__(self, height: float, fonts: Fonts, digits: int = 2) -> None:
        self.code: list[str] = []
        self.fonts: set[str] = set()
        self.forms: set[str] = set()
        self.alphas: set[tuple[int, int]] = set()  # in thousandths, of fill and stroke
        self.shadings: dict[Gradient, str] = {}
        self._height = height
        self._x = self._y = 0.0  # where the items under way have their origin, mm
        self._all_fonts = fonts
        self._digits = digits
        self._lay(IDENTITY)
        self._set: dict[str, str] = {}  # the graphics state as far as this stream has set it
        self._alpha = OPAQUE
        self._in_text = False
        self._line = (0.0, 0.0)  # where the text line began, pt
        self._pen = 0.0  # where the next glyph would go, pt
        self._run: list[str] = []  # the TJ array under way: hex codes, and '>-12<' between

    def _lay(self, around: Matrix) -> None:
        """Say what brings the millimetres of the innermost group to the page's or form's."""
        self._around = around
        self._more = max(0, tens(around.scale))  # decimals besides the usual ones where numbers are enlarged

    @property
    def _places(self) -> int:
        """Decimals of a path's coordinates."""
        return max(self._digits, 2 + self._more)

    def _num(self, value: float, digits: int = 3) -> str:
        return num(value, digits + self._more)

    def _state(self, key: str, operators: str) -> None:
        """Set a part of the graphics state unless this stream has set it so already."""
        if self._set.get(key) != operators:
            self._end_run()
            self._set[key] = operators
            self.code.append(operators)

    def _opacity(self, fill: float, stroke: float) -> None:
        """Set how much is let through, unless it is set so."""
        wanted = round(fill * 1000), round(stroke * 1000)
        if wanted != self._alpha:
            self._end_text()
            self._alpha = wanted
            self.alphas.add(wanted)
            self.code.append(f"/{alpha_name(wanted)} gs")

    def _glyphs(self, item: Glyphs) -> None:
        if not item.ids:
            return
        self._opacity(item.opacity, item.opacity)
        more = self._more
        font, size = self._all_fonts[item.face], round(item.size * PT, 3 + more)
        self.fonts.add(font.resource)
        start, y = (item.x + self._x) * PT, round((self._height - item.y - self._y) * PT, 2 + more)
        gap = start + item.at[0] * PT - self._pen
        if not self._in_text or y != self._line[1] or not -size < gap < 4 * size:
            self._begin_text(start + item.at[0] * PT, y)
        self._state("Tr", "0 Tr" if item.colour else "3 Tr")
        self._state("font", f"/{font.resource} {self._num(size)} Tf")
        if item.colour:
            self._state("fill", fill_colour(item.colour))
        # TJ counts in 1/1000 em; above 16 pt half of that is too coarse
        digits, unit, near = (0 if size <= 16 else 1) + more, size / 1000, NEAR / 10**more
        codes, run, pen = font.codes, self._run, self._pen
        for glyph, at, text in zip(item.ids, item.at, item.text, strict=True):
            code, width = codes.get((glyph, text)) or font.code(glyph, text)
            gap = start + at * PT - pen
            if gap > near or gap < -near:
                units = round(gap / unit, digits)
                if units:
                    run.append(f">{-units:g}<")
                    pen += units * unit
            run.append(code)
            pen += width * unit
        self._pen = pen

    def _begin_text(self, x: float, y: float) -> None:
        self._end_run()
        if not self._in_text:
            self.code.append("BT")
            self._in_text, self._line = True, (0.0, 0.0)
        x = round(x, 2 + self._more)
        self.code.append(f"{self._num(x - self._line[0], 2)} {self._num(y - self._line[1], 2)} Td")
        self._line, self._pen = (x, y), x

    def _end_run(self) -> None:
        if self._run:
            self.code.append(f"[<{''.join(self._run)}>]TJ")
            self._run.clear()

    def _end_text(self) -> None:
        self._end_run()
        if self._in_text:
            self.code.append("ET")
            self._in_text = False

    def path(self, item: Path) -> None:
        """Draw a path itself."""
        paint = PAINT.get((item.fill is not None, item.stroke is not None))
        if paint is None or not item.ops:
            return
        self._end_text()
        painted = item.fill is not None, item.stroke is not None
        self._opacity(*(share if on else 1.0 for share, on in zip(item.opacity, painted, strict=True)))
        if isinstance(item.fill, Gradient):
            self._shade(item, item.fill)
            if item.stroke is None:
                return
            paint = "S"
        elif item.fill is not None:
            self._state("fill", fill_colour(item.fill))
        if item.stroke is not None:
            dash = " ".join(self._num(d * PT) for d in item.dash)
            if item.miter != MITER or "M" in self._set:
                self._state("M", f"{num(item.miter)} M")
            self._state("stroke", fill_colour(item.stroke).upper())
            self._state("w", f"{self._num(item.width * PT)} w")
            self._state("d", f"[{dash}]{self._num(item.phase * PT)} d")
            self._state("J", f"{CAPS[item.cap]} J")
            self._state("j", f"{JOINS[item.join]} j")
        self._ops(item.ops, self._height - self._y)
        odd = item.evenodd and item.fill is not None and not isinstance(item.fill, Gradient)
        self.code.append(f"{paint}*" if odd else paint)

    def _shade(self, item: Path, fill: Gradient) -> None:
        """Fill a path with a gradient: the path clips what the gradient paints."""
        name = self.shadings.setdefault(fill, f"S{len(self.shadings)}")
        moved = Matrix(e=self._x, f=self._y) @ fill.matrix
        self.code.append("q")
        self._ops(item.ops, self._height - self._y)
        self.code.append("W* n" if item.evenodd else "W n")
        flip = (moved.a, -moved.b, moved.c, -moved.d, moved.e, self._height - moved.f)  # from mm downwards
        veil = f"/{VEIL}{name} gs " if fill.through else ""
        self.code.append(f"{' '.join(num(v * PT, 6) for v in flip)} cm {veil}/{name} sh Q")

    def _ops(self, ops: tuple[Op, ...], height: float) -> None:
        """Construct a path. ``height``: of what its y counts from."""
        self.code.append(path_code(ops, self._x, height, self._places))

    def _box(self, box: Rect) -> str:
        left, bottom = (box.x + self._x) * PT, (self._height - self._y - box.y - box.height) * PT
        return " ".join(num(v) for v in (left, bottom, box.width * PT, box.height * PT))


def alpha_name(alpha: tuple[int, int]) -> str:
    """Name the graphics state that lets so many thousandths of fill and stroke through."""
    return f"A{alpha[0]}s{alpha[1]}"


def path_code(ops: tuple[Op, ...], x: float, height: float, digits: int) -> str:
    """Write a path's construction (8.5.2). ``x``: how far right it lies; ``height``: what its y counts from."""
    made = []
    for name, *places in ops:
        for right, down in zip(places[::2], places[1::2], strict=True):
            made.append(f"{num((x + right) * PT, digits)} {num((height - down) * PT, digits)} ")
        made.append("h\n" if name == "Z" else f"{name.lower()}\n")
    return "".join(made).rstrip()


@functools.lru_cache(maxsize=1000)
def fill_colour(value: str) -> str:
    """Give the fill operator of ``#rrggbb``: ``rg``, or ``g`` for a grey."""
    parts = [num(share) for share in read_hex(value)]
    return f"{parts[0]} g" if len(set(parts)) == 1 else f"{' '.join(parts)} rg"


def form_object(pdf: pikepdf.Pdf, content: Stream, box: tuple[float, ...], together: bool) -> pikepdf.Object:
    """Make a form of a stream. ``box``: left, bottom, right, top, pt; ``together``: let through as one."""
    stream = pikepdf.Stream(pdf, "\n".join(content.code).encode("ascii"))
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([float(num(v)) for v in box])
    if together:
        stream.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceRGB)
    return pdf.make_indirect(stream)


def shading(fill: Gradient, cover: bool = False) -> pikepdf.Dictionary:
    """Write a gradient as a shading (ISO 32000-1, 8.7.4.5.3 and .4): axial or radial, its ends going on.

    ``cover``: how much it covers, in grey, instead of its colours.
    """
    return Dictionary(
        ShadingType=2 if len(fill.places) == 4 else 3,
        ColorSpace=Name.DeviceGray if cover else Name.DeviceRGB,
        Coords=Array([round(v, 4) for v in fill.places]),
        Extend=Array([True, True]),
        Function=_blend(fill.stops, cover),
    )


def veil(pdf: pikepdf.Pdf, fill: Gradient) -> pikepdf.Object:
    """Make the graphics state that lets a gradient's ground through (11.6.5.3): its light covers."""
    form = pikepdf.Stream(
        pdf, b"/S sh", Type=Name.XObject, Subtype=Name.Form, BBox=Array([-FAR, -FAR, FAR, FAR])
    )
    form.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
    form.Resources = Dictionary(Shading=Dictionary(S=shading(fill, cover=True)))
    return pdf.make_indirect(Dictionary(SMask=Dictionary(S=Name.Luminosity, G=pdf.make_indirect(form))))


def _blend(stops: tuple[tuple[float, str], ...], cover: bool) -> pikepdf.Dictionary:
    """Write colours by place as a function (7.10): one piece from each stop to the next."""

    def rgb(colour: str) -> list[float]:
        if cover:
            return [round(int(colour[7:] or "ff", 16) / 255, 4)]
        return [round(share, 4) for share in read_hex(colour[:7])]

    whole = [(0.0, stops[0][1]), *stops, (1.0, stops[-1][1])]
    pieces = [(a, b) for a, b in itertools.pairwise(whole) if b[0] > a[0]]
    return stitched([(rgb(a[1]), rgb(b[1])) for a, b in pieces], [round(b[0], 5) for _, b in pieces[:-1]])


def stitched(pieces: Sequence[tuple[Sequence[float], Sequence[float]]], bounds: list[float]) -> Dictionary:
    """Write a function of pieces, each from a colour to another; ``bounds``: where, 0 to 1, the next begins."""
    functions = [Dictionary(FunctionType=2, Domain=[0, 1], C0=[*a], C1=[*b], N=1) for a, b in pieces]
    if len(functions) == 1:
        return functions[0]
    encode = [0, 1] * len(functions)
    return Dictionary(FunctionType=3, Domain=[0, 1], Functions=functions, Bounds=bounds, Encode=encode)
