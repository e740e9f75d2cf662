"""Looks at a finished PDF, not at what it was made from: sizes, boxes, fonts, each back behind its front."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from printkit.errors import PreflightError
from printkit.kit.model import BOTH_SIDES, Backs
from printkit.pdf.matrix import IDENTITY, PT, Matrix, numbers, things
from printkit.pdf.page import Rect
from printkit.pdf.paper import Paper
from printkit.press.grid import bounds, mirror
from printkit.press.impose import turned_over

if TYPE_CHECKING:
    import pikepdf

EXACT = 0.05
"""How far a length may be off, mm."""

DIRECT = (0, 0)  # what pikepdf calls an object that is not indirect: many have it


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
    data: bytes, paper: Paper, backs: Backs | None, faces: Sequence[Face] = (), moved: bool = False
) -> int:
    """Check a PDF and give its number of pages.

    ``backs``: how backs are printed, None for a book. ``faces``: what there is on the sheets, none for a book.
    ``moved``: what is drawn was moved to make up for a printer, so it is not where the boxes say. Raises
    PreflightError naming the page.
    """
    import pikepdf

    with pikepdf.open(io.BytesIO(data)) as pdf:
        pages = [page.obj for page in pdf.pages]
        seen: set[tuple[int, int]] = set()
        for number, page in enumerate(pages, 1):
            media = box_of(page, "/MediaBox")
            if abs(media.width - paper.width) > EXACT or abs(media.height - paper.height) > EXACT:
                raise _fault(f"{media.width:.2f} × {media.height:.2f} mm is not {paper.name}", number)
            for font in fonts_of(page.Resources, seen):
                if not is_embedded(font):
                    raise _fault(f"the font {font.get('/BaseFont')} is not embedded", number)
        if faces and backs is not None:
            _sheets(pages, backs, faces, moved)
        return len(pages)


def _fault(what: str, number: int) -> PreflightError:
    return PreflightError(what, where=f"page {number}", hint="this is a fault of printkit: please report it")


def _sheets(pages: Sequence[pikepdf.Object], backs: Backs, faces: Sequence[Face], moved: bool) -> None:
    """Each sheet of cards has its boxes, and a back for each front, one behind the other."""
    found: list[list[Found]] = []
    for number, page in enumerate(pages, 1):
        for name in ("/TrimBox", "/BleedBox"):
            if name not in page:
                raise _fault(f"no {name[1:]}", number)
        for inner, outer in (("/TrimBox", "/BleedBox"), ("/BleedBox", "/MediaBox")):
            if not within(box_of(page, inner), box_of(page, outer)):
                raise _fault(f"the {inner[1:]} is not within the {outer[1:]}", number)
        found.append(_faces(page, number, faces, moved))
        if not moved:
            _trims(page, number, found[-1])
        if backs == "gutterfold":
            backed = [box for box, face in found[-1] if face.backed]
            _folded(box_of(page, "/MediaBox"), number, backed, moved)
    if backs in BOTH_SIDES:
        _pairs(pages, [[box for box, _ in there] for there in found], backs, moved)


def _faces(page: pikepdf.Object, number: int, faces: Sequence[Face], moved: bool) -> list[Found]:
    """Give where a page's faces lie: forms of a face's size, which fill what they should."""
    found: list[Found] = []
    for form in forms_on(page):
        fitting = (f for f in faces if max(abs(form.width - f.width), abs(form.height - f.height)) < EXACT)
        face = next(fitting, None)
        if face is None:
            continue
        if not moved and not form.drawn(face.width, face.height):
            size = f"{form.box.width:.2f} × {form.box.height:.2f} mm"
            raise _fault(f"a face is drawn {size} large, not {face.width:g} × {face.height:g} mm", number)
        found.append((form.box, face))
    return found


def _trims(page: pikepdf.Object, number: int, faces: Sequence[Found]) -> None:
    """The TrimBox is the box round the trims of the faces; a tile of a larger piece is its own."""
    media = box_of(page, "/MediaBox")
    bled = ((box, face.bleed) for box, face in faces if face.bleed is not None)
    trims = [Rect(box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by) for box, by in bled]
    if len(trims) < len(faces) or not trims or not all(within(trim, media) for trim in trims):
        return
    if not same(box_of(page, "/TrimBox"), bounds(trims)):
        raise _fault("the TrimBox is not where the cards' trims are", number)


def _folded(media: Rect, number: int, faces: Sequence[Rect], moved: bool) -> None:
    """Folded in the middle, across or down, each face comes to lie on another."""
    if len(faces) % 2:
        raise _fault(f"{len(faces)} faces: some front has no back", number)
    across = all(_one_of(mirror(face, "x", media.width / 2), faces) for face in faces)
    down = all(_one_of(mirror(face, "y", media.height / 2), faces) for face in faces)
    if not (moved or across or down):
        raise _fault("the backs do not lie behind the fronts", number)


def _pairs(pages: Sequence[pikepdf.Object], faces: Sequence[Sequence[Rect]], backs: Backs, moved: bool) -> None:
    if len(pages) % 2:
        raise _fault("a front without a back", len(pages))
    for number in range(0, len(pages), 2):
        fronts, behind = faces[number], faces[number + 1]
        if len(fronts) != len(behind):
            raise _fault(f"{len(fronts)} fronts and {len(behind)} backs", number + 2)
        if not lies_behind(pages[number], fronts, pages[number + 1], behind, backs, moved):
            raise _fault("the backs do not lie behind the fronts", number + 2)


def lies_behind(
    front: pikepdf.Object,
    pieces: Sequence[Rect],
    back: pikepdf.Object,
    behind: Sequence[Rect],
    edge: Backs,
    moved: bool,
) -> bool:
    """Tell whether a back has its pieces and its TrimBox behind those of its front, turned over on ``edge``.

    ``moved``: what is drawn is not where the boxes say, so these alone are looked at.
    """
    media = box_of(front, "/MediaBox")
    line = turned_over(media, edge)
    cards = moved or all(_one_of(mirror(face, *line), behind) for face in pieces)
    return cards and same(mirror(box_of(front, "/TrimBox"), *line), box_of(back, "/TrimBox"))


def same(one: Rect, other: Rect) -> bool:
    """Whether two boxes are the same, each side exact to EXACT."""
    return within(one, other) and within(other, one)


def within(inner: Rect, outer: Rect) -> bool:
    """Whether a box lies in another, EXACT allowed."""
    right, foot = outer.x + outer.width + EXACT, outer.y + outer.height + EXACT
    begins = inner.x >= outer.x - EXACT and inner.y >= outer.y - EXACT
    return begins and inner.x + inner.width <= right and inner.y + inner.height <= foot


def _one_of(box: Rect, boxes: Sequence[Rect]) -> bool:
    return any(same(box, other) for other in boxes)


# --- what is on a page, read from the file itself


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
        ways = (width, height), (height, width)
        return any(max(abs(self.box.width - w), abs(self.box.height - h)) <= EXACT for w, h in ways)


def box_of(page: pikepdf.Object, name: str) -> Rect:
    """Give a box of a page (``/TrimBox``), mm from the top left of the MediaBox. KeyError where it has none."""
    left, _, _, top = numbers(page["/MediaBox"])
    x1, y1, x2, y2 = numbers(page[name])
    return Rect((x1 - left) / PT, (top - y2) / PT, (x2 - x1) / PT, (y2 - y1) / PT)


def forms_on(page: pikepdf.Object) -> tuple[Form, ...]:
    """Give the forms that a page places itself, in the order of drawing; not those inside them."""
    import pikepdf

    known = cast("Mapping[str, pikepdf.Object]", page.Resources.get("/XObject", {}))
    boxes: dict[str, tuple[list[float], Matrix]] = {}
    left, _, _, top = numbers(page["/MediaBox"])
    found: list[Form] = []
    now, kept = IDENTITY, list[Matrix]()
    for instruction in pikepdf.parse_content_stream(page, "q Q cm Do"):
        word, operands = str(instruction.operator), instruction.operands
        if word == "q":
            kept.append(now)
        elif word == "Q":
            now = kept.pop() if kept else IDENTITY
        elif word == "cm":
            now = now @ Matrix(*numbers(operands))  # (ISO 32000-1, 8.3.3)
        elif (name := str(operands[0])) in boxes or (name in known and "/BBox" in known[name]):
            if name not in boxes:
                own = Matrix(*numbers(known[name].get("/Matrix", ())))
                boxes[name] = numbers(known[name].BBox), own
            (x1, y1, x2, y2), own = boxes[name]
            x, y, right, up = (now @ own).around(x1, y1, x2, y2)
            box = Rect((x - left) / PT, (top - up) / PT, (right - x) / PT, (up - y) / PT)
            found.append(Form((x2 - x1) / PT, (y2 - y1) / PT, box, len(kept)))
    return tuple(found)


def fonts_of(resources: pikepdf.Object, seen: set[tuple[int, int]]) -> Iterator[pikepdf.Object]:
    """Give every font of a page, those of forms in forms, of patterns and of drawn letters included.

    ``seen``: what needs no second look; what is found is added.
    """
    for kind in ("/Font", "/XObject", "/Pattern"):
        for thing in things(resources, kind):
            if thing.objgen in seen:
                continue
            seen.update({thing.objgen} - {DIRECT})
            if kind == "/Font":
                yield thing
            if "/Resources" in thing:
                yield from fonts_of(thing.Resources, seen)


def attachments(pdf: pikepdf.Pdf) -> Iterator[tuple[str, pikepdf.Object]]:
    """Give the name and the stream of each file of JSON that goes with a PDF, in one walk through its names."""
    import pikepdf

    names = pdf.Root.get("/Names", pikepdf.Dictionary()).get("/EmbeddedFiles")
    for key, file in pikepdf.NameTree(names).items() if names is not None else ():
        name, streams = str(key), file.get("/EF", pikepdf.Dictionary())
        stream = next((streams[kind] for kind in ("/UF", "/F") if kind in streams), None)
        if stream is not None and name.lower().endswith(".json"):
            yield name, stream


def is_embedded(font: pikepdf.Object) -> bool:
    """Whether a font's file is in the PDF. Type 3 fonts have none: their glyphs are drawings."""
    if font.get("/Subtype") == "/Type3":
        return True
    kids = list(cast("list[pikepdf.Object]", font.get("/DescendantFonts", [font])))
    files = "/FontFile", "/FontFile2", "/FontFile3"
    return all(any(key in kid.get("/FontDescriptor", {}) for key in files) for kid in kids)
