"""Looks at a finished PDF, not at what it was made from: sizes, boxes, fonts, backs behind fronts."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, cast

from printkit.errors import PreflightError
from printkit.press.layout import Backs
from printkit.press.paper import Paper

if TYPE_CHECKING:
    import pikepdf

MM = 72 / 25.4
EXACT = 0.05
"""How far a box may be off, mm."""


def preflight(data: bytes, paper: Paper, backs: Backs | None, face: tuple[float, float] | None = None) -> int:
    """Check a PDF and give its number of pages.

    ``backs``: how backs are printed, None for a book. ``face``: size of a face with its bleed, mm; None for a
    book. Raises PreflightError naming the page.
    """
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            pages = [page.obj for page in pdf.pages]
            for number, page in enumerate(pages, 1):
                _size(page, number, paper)
                _fonts(page, number)
            if face is not None and backs is not None:
                _sheets(pages, backs, face)
            return len(pages)
    except pikepdf.PdfError as error:
        raise PreflightError(f"not a PDF: {error}") from None


def _fault(what: str, number: int) -> PreflightError:
    return PreflightError(what, where=f"page {number}", hint="this is a fault of printkit: please report it")


def _box(page: pikepdf.Object, name: str) -> tuple[float, float, float, float]:
    left, bottom, right, top = (float(v) / MM for v in cast("list[float]", list(page[name])))
    return left, bottom, right, top


def _size(page: pikepdf.Object, number: int, paper: Paper) -> None:
    left, bottom, right, top = _box(page, "/MediaBox")
    if abs(right - left - paper.width) > EXACT or abs(top - bottom - paper.height) > EXACT:
        raise _fault(f"{right - left:.2f} × {top - bottom:.2f} mm is not {paper.name}", number)


def _sheets(pages: Sequence[pikepdf.Object], backs: Backs, face: tuple[float, float]) -> None:
    """Each sheet of cards has its boxes, and a back for each front, box behind box."""
    for number, page in enumerate(pages, 1):
        for name in ("/TrimBox", "/BleedBox"):
            if name not in page:
                raise _fault(f"no {name[1:]}", number)
        trim, bleed = _box(page, "/TrimBox"), _box(page, "/BleedBox")
        if any(t < b - EXACT for t, b in zip(trim[:2], bleed[:2], strict=True)) or any(
            t > b + EXACT for t, b in zip(trim[2:], bleed[2:], strict=True)
        ):
            raise _fault("the TrimBox is not within the BleedBox", number)
    counts = [_faces(page, face) for page in pages]
    if backs == "gutterfold":
        for number, count in enumerate(counts, 1):
            if count % 2:
                raise _fault(f"{count} faces: some front has no back", number)
    if backs in ("long-edge", "short-edge"):
        _pairs(pages, counts, backs)


def _pairs(
    pages: Sequence[pikepdf.Object], counts: list[int], backs: Literal["long-edge", "short-edge"]
) -> None:
    if len(pages) % 2:
        raise _fault("a front without a back", len(pages))
    for number in range(0, len(pages), 2):
        if counts[number] != counts[number + 1]:
            raise _fault(f"{counts[number]} fronts and {counts[number + 1]} backs", number + 2)
        front, back = (_box(pages[n], "/TrimBox") for n in (number, number + 1))
        _, _, width, height = _box(pages[number], "/MediaBox")
        left, bottom, right, top = back
        if backs == "long-edge":
            behind = width - right, bottom, width - left, top
        else:
            behind = left, height - top, right, height - bottom
        if any(abs(a - b) > EXACT for a, b in zip(front, behind, strict=True)):
            raise _fault("the backs do not lie behind the fronts", number + 2)


def _faces(page: pikepdf.Object, face: tuple[float, float]) -> int:
    """Count the faces that a page draws: forms of a face's size."""
    import pikepdf

    forms = cast("Mapping[str, pikepdf.Object]", page.Resources.get("/XObject", {}))
    sizes = {name: _form_size(form) for name, form in forms.items()}
    drawn = [str(i.operands[0]) for i in pikepdf.parse_content_stream(page, "Do")]
    return sum(
        1
        for name in drawn
        if name in sizes and all(abs(a - b) < EXACT for a, b in zip(sizes[name], face, strict=True))
    )


def _form_size(form: pikepdf.Object) -> tuple[float, float]:
    left, bottom, right, top = (float(v) / MM for v in cast("list[float]", list(form.BBox)))
    return right - left, top - bottom


def _fonts(page: pikepdf.Object, number: int) -> None:
    for font in _all_fonts(page.Resources, set()):
        kids = list(cast("list[pikepdf.Object]", font.get("/DescendantFonts", [font])))
        for kid in kids:
            found = cast("Mapping[str, object]", kid.get("/FontDescriptor", {}))
            if not any(key in found for key in ("/FontFile", "/FontFile2", "/FontFile3")):
                if font.get("/Subtype") == "/Type3":
                    continue
                raise _fault(f"the font {font.get('/BaseFont')} is not embedded", number)


def _all_fonts(resources: pikepdf.Object, seen: set[tuple[int, int]]) -> Iterator[pikepdf.Object]:
    """Every font of a page, those of forms in forms included."""
    yield from (font for _, font in cast("dict[str, pikepdf.Object]", resources.get("/Font", {})).items())
    for _, form in cast("dict[str, pikepdf.Object]", resources.get("/XObject", {})).items():
        if form.objgen in seen or "/Resources" not in form:
            continue
        seen.add(form.objgen)
        yield from _all_fonts(form.Resources, seen)
