"""Looks at a finished PDF, not at what it was made from: sizes, boxes, fonts, each back behind its front."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from printkit.errors import PreflightError
from printkit.pdf.page import Rect
from printkit.press.grid import bounds, mirror
from printkit.press.inspection import EXACT, Form, box_of, fonts_of, forms_on, is_embedded

if TYPE_CHECKING:
    import pikepdf

    from printkit.pdf.paper import Backs, Paper


class Face(Struct, frozen=True):
    """What is looked for on sheets, mm: a drawing as large as this with its bleed.

    ``bleed``: what of each side is bleed, None where the trims are not to be measured. ``backed``: on paper
    that is folded it comes in pairs, front and back.
    """

    width: float
    height: float
    bleed: float | None = None
    backed: bool = True


Found = tuple[Rect, Face]
"""Where a face lies, with its bleed, and which it is."""


def preflight(
    data: bytes,
    paper: Paper,
    backs: Backs | None,
    faces: Sequence[Face] = (),
    moved: bool = False,
) -> int:
    """Check a PDF and give its number of pages.

    ``backs``: how backs are printed, None for a book. ``faces``: what there is on the sheets, none for a book.
    ``moved``: what is drawn was moved to make up for a printer, so it is not where the boxes say. Raises
    PreflightError naming the page.
    """
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            pages = [page.obj for page in pdf.pages]
            seen: set[tuple[int, int]] = set()
            for number, page in enumerate(pages, 1):
                _size(page, number, paper)
                for font in fonts_of(page.Resources, seen):
                    if not is_embedded(font):
                        raise _fault(f"the font {font.get('/BaseFont')} is not embedded", number)
            if faces and backs is not None:
                _sheets(pages, backs, faces, moved)
            return len(pages)
    except pikepdf.PdfError as error:
        raise PreflightError(f"not a PDF: {error}") from None


def _fault(what: str, number: int) -> PreflightError:
    return PreflightError(what, where=f"page {number}", hint="this is a fault of printkit: please report it")


def _size(page: pikepdf.Object, number: int, paper: Paper) -> None:
    media = box_of(page, "/MediaBox")
    if abs(media.width - paper.width) > EXACT or abs(media.height - paper.height) > EXACT:
        raise _fault(f"{media.width:.2f} × {media.height:.2f} mm is not {paper.name}", number)


def _sheets(pages: Sequence[pikepdf.Object], backs: Backs, faces: Sequence[Face], moved: bool) -> None:
    """Each sheet of cards has its boxes, and a back for each front, one behind the other."""
    for number, page in enumerate(pages, 1):
        for name in ("/TrimBox", "/BleedBox"):
            if name not in page:
                raise _fault(f"no {name[1:]}", number)
        if not within(box_of(page, "/TrimBox"), box_of(page, "/BleedBox")):
            raise _fault("the TrimBox is not within the BleedBox", number)
    found = [_faces(page, number, faces, moved) for number, page in enumerate(pages, 1)]
    if not moved:
        for number, (page, there) in enumerate(zip(pages, found, strict=True), 1):
            _trims(page, number, there)
    if backs == "gutterfold":
        for number, (page, there) in enumerate(zip(pages, found, strict=True), 1):
            backed = [box for box, face in there if face.backed]
            _folded(box_of(page, "/MediaBox"), number, backed, moved)
    if backs in ("long-edge", "short-edge"):
        _pairs(pages, [[box for box, _ in there] for there in found], backs, moved)


def _faces(page: pikepdf.Object, number: int, faces: Sequence[Face], moved: bool) -> list[Found]:
    """Give where a page's faces lie: forms of a face's size, which fill what they should."""
    found: list[Found] = []
    for form in forms_on(page):
        face = next((face for face in faces if _is(form, face)), None)
        if face is None:
            continue
        if not moved and not form.drawn(face.width, face.height):
            size = f"{form.box.width:.2f} × {form.box.height:.2f} mm"
            raise _fault(f"a face is drawn {size} large, not {face.width:g} × {face.height:g} mm", number)
        found.append((form.box, face))
    return found


def _is(form: Form, face: Face) -> bool:
    return abs(form.width - face.width) < EXACT and abs(form.height - face.height) < EXACT


def _trims(page: pikepdf.Object, number: int, faces: Sequence[Found]) -> None:
    """The TrimBox is the box round the trims of the faces; a tile of a larger piece is its own."""
    media = box_of(page, "/MediaBox")
    trims = [_trim(box, face.bleed) for box, face in faces if face.bleed is not None]
    if len(trims) < len(faces) or not trims or not all(within(trim, media) for trim in trims):
        return
    if not same(box_of(page, "/TrimBox"), bounds(trims)):
        raise _fault("the TrimBox is not where the cards' trims are", number)


def _trim(face: Rect, bleed: float) -> Rect:
    return Rect(face.x + bleed, face.y + bleed, face.width - 2 * bleed, face.height - 2 * bleed)


def _folded(media: Rect, number: int, faces: Sequence[Rect], moved: bool) -> None:
    """Folded in the middle, across or down, each face comes to lie on another."""
    if len(faces) % 2:
        raise _fault(f"{len(faces)} faces: some front has no back", number)
    across = all(_one_of(mirror(face, "x", media.width / 2), faces) for face in faces)
    down = all(_one_of(mirror(face, "y", media.height / 2), faces) for face in faces)
    if not (moved or across or down):
        raise _fault("the backs do not lie behind the fronts", number)


def _pairs(
    pages: Sequence[pikepdf.Object],
    faces: Sequence[Sequence[Rect]],
    backs: Literal["long-edge", "short-edge"],
    moved: bool,
) -> None:
    if len(pages) % 2:
        raise _fault("a front without a back", len(pages))
    for number in range(0, len(pages), 2):
        fronts, behind = faces[number], faces[number + 1]
        if len(fronts) != len(behind):
            raise _fault(f"{len(fronts)} fronts and {len(behind)} backs", number + 2)
        media = box_of(pages[number], "/MediaBox")
        front, back = (box_of(pages[n], "/TrimBox") for n in (number, number + 1))
        cards = moved or all(_one_of(turned_over(face, media, backs), behind) for face in fronts)
        if not cards or not same(turned_over(front, media, backs), back):
            raise _fault("the backs do not lie behind the fronts", number + 2)


def turned_over(box: Rect, media: Rect, backs: Literal["long-edge", "short-edge"]) -> Rect:
    """Give what lies behind a box when the paper is turned over. Pages are portrait."""
    return mirror(box, "x", media.width / 2) if backs == "long-edge" else mirror(box, "y", media.height / 2)


def same(one: Rect, other: Rect) -> bool:
    """Whether two boxes are the same, each side exact to EXACT."""
    return within(one, other) and within(other, one)


def within(inner: Rect, outer: Rect) -> bool:
    """Whether a box lies in another, EXACT allowed."""
    return (
        inner.x >= outer.x - EXACT
        and inner.y >= outer.y - EXACT
        and inner.x + inner.width <= outer.x + outer.width + EXACT
        and inner.y + inner.height <= outer.y + outer.height + EXACT
    )


def _one_of(box: Rect, boxes: Sequence[Rect]) -> bool:
    return any(same(box, other) for other in boxes)
