"""What a finished PDF has on its pages: boxes, forms and where they lie, fonts. Read from the file itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from printkit.pdf.page import Rect

if TYPE_CHECKING:
    import pikepdf

MM = 72 / 25.4
"""Points in a millimetre."""

EXACT = 0.05
"""How far a length may be off, mm."""

Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f, as ``cm`` takes them (ISO 32000-1, 8.3.3)."""

DIRECT = (0, 0)
"""What pikepdf calls an object that is not indirect: many have it."""

SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Form(Struct, frozen=True):
    """A form in its place: its own size, and the box that it fills on the page, mm from the top left.

    ``depth``: how many graphics states are kept (``q``) where it is drawn.
    """

    width: float
    height: float
    box: Rect
    depth: int

    def drawn(self, width: float, height: float) -> bool:
        """Whether it fills a box of this size, upright or on its side."""
        return any(
            abs(self.box.width - w) <= EXACT and abs(self.box.height - h) <= EXACT
            for w, h in ((width, height), (height, width))
        )


def box_of(page: pikepdf.Object, name: str) -> Rect:
    """Give a box of a page (``/TrimBox``), mm from the top left of the MediaBox. KeyError where it has none."""
    left, _, _, top = _numbers(page["/MediaBox"])
    x1, y1, x2, y2 = _numbers(page[name])
    return Rect((x1 - left) / MM, (top - y2) / MM, (x2 - x1) / MM, (y2 - y1) / MM)


def forms_on(page: pikepdf.Object) -> tuple[Form, ...]:
    """Give the forms that a page places itself, in the order of drawing; not those inside them."""
    import pikepdf

    known = cast("Mapping[str, pikepdf.Object]", page.Resources.get("/XObject", {}))
    boxes: dict[str, tuple[list[float], Matrix]] = {}
    left, _, _, top = _numbers(page["/MediaBox"])
    found: list[Form] = []
    now, kept = SAME, list[Matrix]()
    for instruction in pikepdf.parse_content_stream(page, "q Q cm Do"):
        word, operands = str(instruction.operator), instruction.operands
        if word == "q":
            kept.append(now)
        elif word == "Q":
            now = kept.pop() if kept else SAME
        elif word == "cm":
            now = _times(cast(Matrix, tuple(_numbers(operands))), now)
        elif (name := str(operands[0])) in boxes or (name in known and "/BBox" in known[name]):
            if name not in boxes:
                own = cast(Matrix, tuple(_numbers(known[name].get("/Matrix", SAME))))
                boxes[name] = _numbers(known[name].BBox), own
            (x1, y1, x2, y2), own = boxes[name]
            place = _times(own, now) if own != SAME else now
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
                _moved(place, x, y) for x, y in ((x1, y1), (x1, y2), (x2, y1), (x2, y2))
            )
            x, right = min(ax, bx, cx, dx), max(ax, bx, cx, dx)
            y, up = min(ay, by, cy, dy), max(ay, by, cy, dy)
            box = Rect((x - left) / MM, (top - up) / MM, (right - x) / MM, (up - y) / MM)
            found.append(Form((x2 - x1) / MM, (y2 - y1) / MM, box, len(kept)))
    return tuple(found)


def fonts_of(resources: pikepdf.Object, seen: set[tuple[int, int]]) -> Iterator[pikepdf.Object]:
    """Give every font of a page, those of forms in forms included.

    ``seen``: fonts and forms that need no second look; those that are found are added.
    """
    for _, font in cast("dict[str, pikepdf.Object]", resources.get("/Font", {})).items():
        if font.objgen not in seen:
            seen.update({font.objgen} - {DIRECT})
            yield font
    for _, form in cast("dict[str, pikepdf.Object]", resources.get("/XObject", {})).items():
        if form.objgen in seen or "/Resources" not in form:
            continue
        seen.add(form.objgen)
        yield from fonts_of(form.Resources, seen)


def is_embedded(font: pikepdf.Object) -> bool:
    """Whether a font's file is in the PDF. Type 3 fonts have none: their glyphs are drawings."""
    if font.get("/Subtype") == "/Type3":
        return True
    kids = list(cast("list[pikepdf.Object]", font.get("/DescendantFonts", [font])))
    return all(
        any(key in kid.get("/FontDescriptor", {}) for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        for kid in kids
    )


def _numbers(values: object) -> list[float]:
    return [float(value) for value in cast("Iterable[float]", values)]


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
