"""The levels of conformance, a row each: what a file of it says of itself, holds, and may not hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from printkit.pdf.inks import Colour


class Level(Struct, frozen=True):
    """A level of conformance.

    ``name``: as people know it. ``version``: of PDF. ``intent``: the kind of its output
    intent, "" for none; ``profile``: that it always holds the profile.
    ``info``: what stands in the information dictionary; ``metadata``: what stands in the XMP packet. ``press``:
    it is for a press: every page has a TrimBox, and what readers alone use is left out (links, bookmarks,
    attachments, wishes for print dialogs). ``clear``: nothing may be let through. ``colours``: which it takes.
    """

    name: str
    version: str = "1.7"
    intent: str = ""
    profile: bool = False
    info: Mapping[str, str] = {}
    metadata: str = ""
    press: bool = False
    clear: bool = False
    colours: tuple[Colour, ...] = ("rgb", "cmyk", "grey")


X_NAMESPACE = "http://www.npes.org/pdfx/ns/id/"

ARCHIVE: Final = "a-3a"
PLAIN: Final = "plain"

LEVELS: Mapping[str, Level] = {
    # ISO 19005-3 and ISO 14289-1
    ARCHIVE: Level(
        "PDF/A-3a and PDF/UA-1",
        intent="GTS_PDFA1",
        profile=True,
        metadata="<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>"
        "<pdfuaid:part>1</pdfuaid:part>",
    ),
    # ISO 15930-4
    "x-1a": Level(
        "PDF/X-1a:2003",
        "1.4",
        intent="GTS_PDFX",
        info={"/GTS_PDFXVersion": "PDF/X-1a:2003"},
        press=True,
        clear=True,
        colours=("cmyk", "grey"),
    ),
    # ISO 15930-7
    "x-4": Level(
        "PDF/X-4",
        "1.6",
        intent="GTS_PDFX",
        profile=True,
        metadata=f'<pdfxid:GTS_PDFXVersion xmlns:pdfxid="{X_NAMESPACE}">PDF/X-4</pdfxid:GTS_PDFXVersion>',
        press=True,
        colours=("cmyk", "grey"),
    ),
    PLAIN: Level("PDF"),
}
"""Every level by its name in options."""
