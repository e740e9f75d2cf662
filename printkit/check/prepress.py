"""PDF/X-1a and PDF/X-4: what a file that says to be one has to be, by what is publicly told of ISO 15930.

Written apart from what writes such files, from parts 4 (PDF/X-1a:2003) and 7 (PDF/X-4) of the standard as their
application notes and other programs' documentation tell them. It is no certificate: the standard's text was not
at hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pikepdf
from msgspec import Struct

from printkit.check.painted import Painted
from printkit.check.rendered import Letter
from printkit.check.report import Fault, FileReport
from printkit.export.pod import CLOSE, Shop
from printkit.pdf.level import LEVELS, PLAIN
from printkit.pdf.matrix import numbers
from printkit.press.preflight import EXACT, box_of, within

PROCESS = frozenset({"/DeviceGray", "/DeviceCMYK", "/Separation", "/DeviceN", "/Indexed", "/I"})
MADE_FOR = {"RGB ": "/DeviceRGB", "CMYK": "/DeviceCMYK", "GRAY": "/DeviceGray"}
BOXES = ("/BleedBox", "/TrimBox", "/ArtBox")
ROUNDED = 0.01
"""How much more ink, or fewer dots, may come of rounding."""

MARKS = ("/PrinterMark", "/TrapNet")
DATES = ("xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate")
PACKET = (*DATES, "dc:title", "xmpMM:DocumentID", "xmpMM:VersionID", "xmpMM:RenditionClass", "pdf:Trapped")


class Kind(Struct, frozen=True):
    """What a level asks. ``name``: as a file says it; ``newest``: version of PDF.

    ``strict``: nothing translucent, no layers, no compressed objects, no colours but those of inks; else XMP
    says what the file is, too, and the output intent has to hold a profile.
    """

    name: str
    newest: str
    strict: bool


KINDS = (Kind("PDF/X-1a:2003", "1.4", strict=True), Kind("PDF/X-4", "1.6", strict=False))

FORBIDDEN = {
    "transfer": "a transfer curve",
    "postscript": "PostScript inside it",
    "opi": "a picture to be exchanged (OPI)",
    "reference": "a reference to another file",
    "alternates": "alternate pictures",
    "unreadable": "a picture that cannot be read",
}


def claimed(pdf: pikepdf.Pdf) -> Kind | None:
    """Give the level that a file says it is of, None for none that is known here."""
    said = str(pdf.docinfo.get("/GTS_PDFXVersion", ""))
    found = re.search(r"GTS_PDFXVersion(?:[^>]*>|=[\"'])\s*(PDF/X-[^<\"']+?)\s*[<\"']", _packet(pdf))
    names = {said, found[1] if found else ""}
    return next((kind for kind in KINDS if kind.name in names), None)


def prepress(pdf: pikepdf.Pdf, data: bytes, kind: Kind, found: Painted) -> Iterator[Fault]:
    """Hold a file against the rules of its level. ``data``: the file; ``found``: what its pages paint."""
    for what, where in (
        *_file(pdf, data, kind),
        *_said(pdf, kind),
        *_intent(pdf, kind),
        *_pages(pdf),
        *_colours(pdf, kind, found),
    ):
        yield Fault("pdf", f"{kind.name}: {what}", where)


Found = Iterator[tuple[str, str]]
"""What is wrong, and where ("" for the whole file)."""


def _packet(pdf: pikepdf.Pdf) -> str:
    stream = pdf.Root.get("/Metadata")
    return "" if stream is None else bytes(stream.get_stream_buffer()).decode("utf-8", "replace")


def _file(pdf: pikepdf.Pdf, data: bytes, kind: Kind) -> Found:
    if _version(pdf.pdf_version) > _version(kind.newest):
        yield f"PDF {pdf.pdf_version}, and {kind.newest} is the newest that it may be", ""
    if pdf.is_encrypted:
        yield "it is encrypted", ""
    if "/ID" not in pdf.trailer:
        yield "it has no ID", ""
    if kind.strict and (b"/ObjStm" in data or re.search(rb"/Type\s*/XRef", data)):
        yield "compressed objects, which came with PDF 1.5", ""
    if kind.strict and "/OCProperties" in pdf.Root:
        yield "layers", ""
    if "/AA" in pdf.Root or "/OpenAction" in pdf.Root or "/JavaScript" in pdf.Root.get("/Names", {}):
        yield "an action", ""
    if kind.strict and "/EmbeddedFiles" in pdf.Root.get("/Names", {}):
        yield "a file that goes with it", ""
    if "/AcroForm" in pdf.Root and len(pdf.Root.AcroForm.get("/Fields", [])):
        yield "a form to fill in", ""


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".") if part.isdigit())


def _said(pdf: pikepdf.Pdf, kind: Kind) -> Found:
    """What it says of itself."""
    info, packet = pdf.docinfo, _packet(pdf)
    for key in ("/Title", "/CreationDate", "/ModDate"):
        if not str(info.get(key, "")) and kind.strict:
            yield f"no {key[1:]} in the information dictionary", ""
    if str(info.get("/Trapped", "")) not in ("/True", "/False"):
        yield "Trapped is neither True nor False", ""
    if not kind.strict:
        if not packet:
            yield "no XMP metadata", ""
        for name in PACKET if packet else ():
            if name not in packet:
                yield f"no {name} in the XMP metadata", ""
        trapped = re.search(r"pdf:Trapped(?:>|=[\"'])(True|False)", packet)
        if trapped and f"/{trapped[1]}" != str(info.get("/Trapped", "")):
            yield "Trapped is not the same in the XMP metadata", ""


def _intents(pdf: pikepdf.Pdf) -> list[pikepdf.Object]:
    return [one for one in iter(pdf.Root.get("/OutputIntents", [])) if one.get("/S") == "/GTS_PDFX"]


def _profile(intent: pikepdf.Object) -> bytes | None:
    stream = intent.get("/DestOutputProfile")
    return None if stream is None else bytes(stream.get_stream_buffer())


def _intent(pdf: pikepdf.Pdf, kind: Kind) -> Found:
    intents = _intents(pdf)
    if len(intents) != 1:
        yield f"{len(intents) or 'no'} output intents for PDF/X, and there has to be one", ""
        return
    intent, profile = intents[0], _profile(intents[0])
    if not str(intent.get("/OutputConditionIdentifier", "")):
        yield "the output intent does not say what it is printed on (OutputConditionIdentifier)", ""
    if profile is None:
        if not kind.strict:
            yield "the output intent holds no profile", ""
        elif not str(intent.get("/RegistryName", "")):
            yield "the output intent holds no profile and names no registry", ""
    elif profile[12:16] != b"prtr" or profile[36:40] != b"acsp":
        yield "the output intent's profile is not that of a printer", ""


def _pages(pdf: pikepdf.Pdf) -> Found:
    for number, page in enumerate((page.obj for page in pdf.pages), 1):
        where = f"page {number}"
        if ("/TrimBox" in page) == ("/ArtBox" in page):
            yield "it needs a TrimBox, or else an ArtBox", where
            continue
        trim = box_of(page, "/TrimBox" if "/TrimBox" in page else "/ArtBox")
        bleed = box_of(page, "/BleedBox") if "/BleedBox" in page else trim
        if not within(bleed, box_of(page, "/MediaBox")) or not within(trim, bleed):
            yield "MediaBox, BleedBox and TrimBox do not lie one in the other", where
        for mark in iter(page.get("/Annots", [])):
            if mark.get("/Subtype") in MARKS:
                continue
            left, foot, right, top = numbers(mark.Rect)
            x1, y1, x2, y2 = numbers(page[next(name for name in BOXES if name in page)])
            if max(left, right) > x1 and min(left, right) < x2 and max(foot, top) > y1 and min(foot, top) < y2:
                yield "an annotation in what is printed", where
        if "/AA" in page:
            yield "an action", where


def _colours(pdf: pikepdf.Pdf, kind: Kind, found: Painted) -> Found:
    intents = _intents(pdf)
    profile = _profile(intents[0]) if intents else None
    device = MADE_FOR.get(profile[16:20].decode("latin-1") if profile else "CMYK", "/DeviceCMYK")
    for family, where in found.spaces.items():
        foreign = family in ("/DeviceRGB", "/DeviceCMYK") and family != device
        if foreign or (kind.strict and family not in PROCESS):
            yield f"colours of {family[1:]}", where
    for thing, what in FORBIDDEN.items():
        if thing in found.things:
            yield what, found.things[thing]
    if kind.strict and "transparency" in found.things:
        yield "something is translucent", found.things["transparency"]
    for name, where in found.filters.items():
        if name in ("/LZWDecode", "/Crypt") or (kind.strict and name in ("/JPXDecode", "/JBIG2Decode")):
            yield f"a picture packed by {name[1:]}", where


def against(
    report: FileReport, shop: Shop, letters: Iterable[tuple[int, Letter]], inks: Iterable[tuple[float, str]]
) -> Iterator[Fault]:
    """Hold a file against what a shop wants. ``letters``, ``inks``: what its pages have, rendered."""
    wanted = LEVELS[shop.conformance].name if shop.conformance != PLAIN else report.level
    if report.level != wanted:
        said = f"it claims to be {report.level}" if report.level else "it claims no level"
        yield Fault("shop", f"{said}, but {shop.name} requires {wanted}")
    if len(shop.pages) == 2 and len(report.sizes) % 2:
        yield Fault("shop", f"an odd number of pages, and {shop.name} wants fronts and backs")
    if report.ink > shop.ink / 100 + ROUNDED:
        most = f"{shop.name} takes at most {shop.ink} %"
        yield Fault("shop", f"{report.ink * 100:.0f} % ink, but {most}", report.inked)
    if 0 < report.dots < shop.dpi * (1 - ROUNDED):
        what = f"a picture of {report.dots:.0f} dots per inch, and {shop.name} wants {shop.dpi}"
        yield Fault("shop", what, report.coarse)
    if report.spots and not shop.spots:
        yield Fault("shop", f"the spot colour {report.spots[0]!r}, which {shop.name} does not print")
    sizes = [[side + 2 * shop.bleed for side in one.trim] for one in shop.sizes]
    for pages in report.pages:
        if sizes and not any(max(abs(pages.width - w), abs(pages.height - h)) <= CLOSE for w, h in sizes):
            known = ", ".join(f"{w:g} × {h:g}" for w, h in sizes)
            yield Fault("shop", f"a page of {pages.width:g} × {pages.height:g} mm, and {shop.name} has {known}")
    short = [(f"page {number}", sides) for number, (_, sides) in enumerate(inks, 1) if sides]
    for where, sides in short[:1]:
        many = f"{len(short)} of {len(report.sizes)} pages"
        what = f"the drawing stops at the trim, {sides}, on {many}; {shop.name} wants {shop.bleed:g} mm more"
        yield Fault("shop", what, where)
    least = shop.bleed + shop.safe - EXACT
    told: set[int] = set()
    for number, letter in letters:
        size = report.sizes[number]
        near = min(letter.left, letter.top, size[0] - letter.right, size[1] - letter.foot)
        if near < least and number not in told:
            told.add(number)
            stands = f"{letter.context!r} stands {max(0.0, near - shop.bleed):.1f} mm from the edge"
            yield Fault("shop", f"{stands}, and {shop.name} wants {shop.safe:g}", f"page {number + 1}")
