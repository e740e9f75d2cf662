"""A finished PDF, ours or anybody's: page sizes, boxes, fonts, glyphs, and each back behind its front."""

from __future__ import annotations

import io
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pikepdf
from msgspec.structs import replace

from printkit.check.painted import UNREADABLE, painted
from printkit.check.prepress import against, claimed, prepress
from printkit.check.rendered import FINE, inks, letters
from printkit.check.report import Fault, FileReport, Font, Pages
from printkit.errors import TemplateError, UsageError
from printkit.export.pod import Shop
from printkit.kit.worker import beat, limited
from printkit.pdf.page import Rect
from printkit.pdf.paper import PAPERS
from printkit.press.preflight import (
    Form,
    attachments,
    box_of,
    fonts_of,
    forms_on,
    is_embedded,
    lies_behind,
    same,
    within,
)

MOST_BYTES = 256 << 20
SECONDS = 30.0
"""Longest time for a page."""

OURS = "printkit"
Edge = Literal["long-edge", "short-edge"]
TURNED: Mapping[str, Edge] = {"DuplexFlipLongEdge": "long-edge", "DuplexFlipShortEdge": "short-edge"}
OTHER: Mapping[Edge, Edge] = {"long-edge": "short-edge", "short-edge": "long-edge"}
"""The long edge of a page that lies on its side is at its top."""

HIDDEN, PRINTED = 1 << 1, 1 << 2
"""Flags of an annotation."""

BOXES = ("/CropBox", "/BleedBox", "/TrimBox", "/ArtBox")
ROUNDED = 0.1  # sizes of pages may be told in tenths of a millimetre


def check_file(path: Path, shop: Shop | None = None) -> FileReport:
    """Look at a PDF, for ``shop`` if there is one. Its attached records are counted, not replayed.

    Raises UsageError for what is no file. A PDF that cannot be read is one fault; it is read in a process of
    its own, for a damaged one may take memory and time without end.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            return FileReport(str(path), (Fault("pdf", f"a PDF over {MOST_BYTES >> 20} MiB is not read"),))
        data = path.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot be read: {(error.strerror or str(error)).lower()}", where=str(path)) from None
    try:
        return limited(lambda: _look(data, str(path), shop), str(path), SECONDS)
    except TemplateError as error:
        return FileReport(str(path), (Fault("pdf", f"cannot be looked at: {error.what}"),))


def _look(data: bytes, name: str, shop: Shop | None) -> FileReport:
    try:
        # a stranger's is warned of below alone; pages are given what they inherit
        with warnings.catch_warnings(action="ignore"), pikepdf.open(io.BytesIO(data)) as pdf:
            report = _report(pdf, name, data)
        if shop is None or not report.pages:
            return report
        found = against(report, shop, letters(data), inks(data, shop.bleed, FINE))
        return replace(report, faults=(*report.faults, *found))
    except pikepdf.PasswordError:
        return FileReport(name, (Fault("pdf", "it asks for a password"),))
    except pikepdf.PdfError as error:
        what = " ".join(str(error).rpartition(": ")[2].split())[:100]
        return FileReport(name, (Fault("pdf", f"not a PDF, or damaged: {what}"),))
    except (*UNREADABLE, RuntimeError, pikepdf.PikepdfError):  # PdfiumError is one, RecursionError too
        return FileReport(name, (Fault("pdf", "not a PDF, or damaged"),))


def _report(pdf: pikepdf.Pdf, name: str, data: bytes) -> FileReport:
    producer = str(pdf.docinfo.get("/Producer", ""))[:100]
    ours = producer.startswith(OURS)
    faults: list[Fault] = []
    fonts: dict[Font, None] = {}
    sizes: Counter[tuple[float, float]] = Counter()
    seen_fonts: set[tuple[int, int]] = set()
    leaves: list[pikepdf.Object | None] = []
    found = painted(pdf)

    def fail(what: str, where: str = "") -> None:
        faults.append(Fault("pdf", what, where))

    for number, page in enumerate((page.obj for page in pdf.pages), 1):
        where = f"page {number}"
        try:
            media = box_of(page, "/MediaBox")
            boxes = [*_boxes(page, media, where)]
        except (KeyError, TypeError, ValueError):
            fail("its boxes are no boxes", where)
            leaves.append(None)
            continue
        leaves.append(page)
        faults += boxes
        sizes[round(media.width, 1), round(media.height, 1)] += 1
        # one face with its bleed and nothing else, as shops take it
        face = "/BleedBox" in page and same(box_of(page, "/BleedBox"), media) and "/TrimBox" in page
        if ours and not face and _paper(media, name) == "":
            fail(f"{media.width:.2f} × {media.height:.2f} mm is no paper of printkit's", where)
        for look in _looks(page):
            if "/Resources" in look:
                fonts.update(dict.fromkeys(_font(one) for one in fonts_of(look.Resources, seen_fonts)))
        if page.get("/UserUnit", 1) != 1:
            fail("its unit is not the point (UserUnit): it is printed in another size", where)
        if count := found.lacking[where]:
            glyphs = "1 glyph is" if count == 1 else f"{count} glyphs are"
            fail(f"{glyphs} missing: an empty box is printed in place of a character", where)
        beat()
    for font in fonts:
        if not font.embedded:
            fail(f"the font {font.name} is not embedded")
    if not leaves:
        fail("there is no page in it")
    viewer = pdf.Root.get("/ViewerPreferences")
    duplex = "" if viewer is None else str(viewer.get("/Duplex", ""))[1:]
    if duplex in TURNED:
        faults += _registered(leaves, TURNED[duplex])
    kind = claimed(pdf)
    if found.broken:
        fail("it cannot be read to its end", found.broken)
    elif kind:
        faults += prepress(pdf, data, kind, found)
    inked = "/DeviceCMYK" in found.spaces
    return FileReport(
        name,
        tuple(faults),
        producer=producer,
        duplex=duplex,
        pages=tuple(Pages(*size, _paper(Rect(0, 0, *size), name), count) for size, count in sizes.items()),
        fonts=tuple(sorted(fonts, key=lambda one: one.name)),
        attached=sum(1 for _ in attachments(pdf)),
        ours=ours,
        level=kind.name if kind else "",
        ink=found.ink[0] if inked else 0.0,
        inked=found.ink[1] if inked else "",
        dots=found.dots[0] if found.dots[1] else 0.0,
        coarse=found.dots[1],
        spots=tuple(found.spots),
        sizes=tuple((box.width, box.height) for box in (box_of(one, "/MediaBox") for one in leaves if one)),
    )


def _looks(page: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """Give a page and the forms that its annotations are printed as (ISO 32000-1, 12.5.3 and 12.5.5)."""
    yield page
    for mark in iter(page.get("/Annots", [])):
        look = mark.get("/AP", pikepdf.Dictionary()).get("/N")
        if look is not None and int(mark.get("/F", 0)) & (HIDDEN | PRINTED) == PRINTED:
            yield from (look,) if isinstance(look, pikepdf.Stream) else (one for _, one in look.items())


def _boxes(page: pikepdf.Object, media: Rect, where: str) -> Iterator[Fault]:
    """Look that boxes are boxes, each inside the next (ISO 32000-1, 14.11.2)."""
    found = {name: box_of(page, name) for name in BOXES if name in page}
    for name, box in (("/MediaBox", media), *found.items()):
        if box.width <= 0 or box.height <= 0:
            yield Fault("pdf", f"the {name[1:]} is empty", where)
        elif not within(box, media):
            yield Fault("pdf", f"the {name[1:]} is not within the page", where)
    if "/TrimBox" in found and "/BleedBox" in found and not within(found["/TrimBox"], found["/BleedBox"]):
        yield Fault("pdf", "the TrimBox is not within the BleedBox", where)


def _font(one: pikepdf.Object) -> Font:
    """Tell of a font: its name without the tag of a subset (``ABCDEF+``), its kind, whether it is embedded."""
    name = str(one.get("/BaseFont", one.get("/Name", "")))[1:]
    if name[6:7] == "+":
        name = name[7:]
    return Font(name or "unnamed", str(one.get("/Subtype", "/unknown"))[1:], is_embedded(one))


def _paper(size: Rect, name: str) -> str:
    """Name the paper of a page, upright or on its side; "" for none of printkit's or of the file's name."""
    named = (PAPERS[word] for word in name.removesuffix(".pdf").split("_") if word in PAPERS)
    for paper in (*PAPERS.values(), *named):
        for width, height in ((paper.width, paper.height), (paper.height, paper.width)):
            if max(abs(size.width - width), abs(size.height - height)) <= ROUNDED:
                return paper.name
    return ""


def _registered(pages: Sequence[pikepdf.Object | None], edge: Edge) -> Iterator[Fault]:
    """Turn each sheet over: what is in its TrimBox lies behind what is in the one of the front.

    Where printkit moved all that is drawn, to make up for a printer, pieces are counted only.
    """
    for number in range(0, len(pages), 2):
        front, back = pages[number], pages[number + 1] if number + 1 < len(pages) else None
        if front is None or not _is_sheet(front):
            continue
        where = f"page {number + 2}"
        pieces = _pieces(front)
        if back is None or not _is_sheet(back):
            if back is None or _pieces(back):
                yield Fault("pdf", "a sheet of cards without a back", f"page {number + 1}")
            continue
        media, behind = box_of(front, "/MediaBox"), _pieces(back)
        if len(pieces) != len(behind):
            yield Fault("pdf", f"{len(pieces)} pieces on the front and {len(behind)} on the back", where)
            continue
        turned = edge if media.height >= media.width else OTHER[edge]
        moved = any(piece.depth > 1 for piece in pieces)
        boxes, others = ([one.box for one in some] for some in (pieces, behind))
        same_way = front.get("/Rotate", 0) == back.get("/Rotate", 0)
        if not (same_way and lies_behind(front, boxes, back, others, turned, moved)):
            yield Fault("pdf", "the backs do not lie behind the fronts", where)


def _is_sheet(page: pikepdf.Object) -> bool:
    return "/TrimBox" in page and not same(box_of(page, "/TrimBox"), box_of(page, "/MediaBox"))


def _pieces(page: pikepdf.Object) -> tuple[Form, ...]:
    """Give the forms whose middle is in the TrimBox, but for marks round others, which may be a form too."""
    trim = box_of(page, "/TrimBox") if "/TrimBox" in page else box_of(page, "/MediaBox")
    right, foot = trim.x + trim.width, trim.y + trim.height
    middles = ((one, one.box.x + one.box.width / 2, one.box.y + one.box.height / 2) for one in forms_on(page))
    found = [one for one, x, y in middles if trim.x < x < right and trim.y < y < foot]

    def holds(one: Form) -> bool:
        return any(within(other.box, one.box) and not same(other.box, one.box) for other in found)

    return tuple(one for one in found if not holds(one))
