"""What a file says of itself: metadata for every PDF, and the marks of PDF/A-3a (ISO 19005-3) and PDF/UA-1.

No clock is read: every date is ``DATE``, so that the same publication is the same bytes. The sRGB profile of
the output intent is made from the numbers of IEC 61966-2-1 (profile of ICC.1:2010).
"""

from __future__ import annotations

import io
import struct
from functools import partial
from html import escape as html_escape
from typing import TYPE_CHECKING, Final

from printkit.pdf.page import Attachment, Publication

if TYPE_CHECKING:
    import pikepdf

LEVEL: Final = 5
"""Of zlib's: a third quicker than 6, which it uses unasked, and files are larger by a hundredth."""

PRODUCER = "printkit"
DATE = "2000-01-01T00:00:00Z"
PDF_DATE = "D:20000101000000Z"

escape = partial(html_escape, quote=False)
"""Escape a text for XML. (xml.sax.saxutils has the same, and imports urllib and its sockets: 12 ms.)"""

NAMESPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "xmpRights": "http://ns.adobe.com/xap/1.0/rights/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
    "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
    "pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
    "pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
}


def saved(pdf: pikepdf.Pdf) -> bytes:
    """Give a file's bytes, the same for the same content."""
    import pikepdf

    file = io.BytesIO()
    pikepdf.settings.set_flate_compression_level(LEVEL)
    pdf.save(
        file,
        min_version="1.7",
        fix_metadata_version=False,  # it would write our XMP anew, with lxml
        deterministic_id=True,
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
        compress_streams=True,
    )
    return file.getvalue()


def finish(pdf: pikepdf.Pdf, pub: Publication) -> None:
    """Put title, metadata, attachments and, for an archival file, the output intent into ``pdf``."""
    from pikepdf import Array, Dictionary, Name, Stream, String

    info = {
        "/Title": pub.title,
        "/Author": pub.author,
        "/Subject": pub.subject,
        "/Keywords": pub.keywords,
        "/Producer": PRODUCER,
        "/CreationDate": PDF_DATE,
        "/ModDate": PDF_DATE,
    }
    pdf.trailer.Info = pdf.make_indirect(Dictionary({key: String(text) for key, text in info.items() if text}))
    root = pdf.Root
    root.Metadata = pdf.make_indirect(
        Stream(pdf, xmp(pub).encode("utf-8"), Type=Name.Metadata, Subtype=Name.XML)
    )
    root.Lang = String(pub.lang)
    root.ViewerPreferences = Dictionary(DisplayDocTitle=True)
    if pub.duplex or any(page.trim for page in pub.pages):
        root.ViewerPreferences.PrintScaling = Name("/None")
    if pub.duplex:
        root.ViewerPreferences.Duplex = Name(f"/{pub.duplex}")
    _label(pdf, pub)
    if pub.attachments:
        _attach(pdf, pub.attachments)
    if pub.archival:
        profile = pdf.make_indirect(Stream(pdf, srgb(), N=3))
        intent = Dictionary(
            Type=Name.OutputIntent,
            S=Name.GTS_PDFA1,
            OutputConditionIdentifier=String("sRGB"),
            Info=String("sRGB IEC61966-2.1"),
            DestOutputProfile=profile,
        )
        root.OutputIntents = Array([intent])


def _label(pdf: pikepdf.Pdf, pub: Publication) -> None:
    """Write page labels (ISO 32000-1, 12.4.2) when a page has one; the others are numbered as they lie."""
    from pikepdf import Array, Dictionary, Name, String

    if not any(page.label for page in pub.pages):
        return
    rows: list[object] = []
    for number, page in enumerate(pub.pages):
        label = (
            Dictionary(P=String(page.label)) if page.label is not None else Dictionary(S=Name.D, St=number + 1)
        )
        rows += [number, label]
    pdf.Root.PageLabels = Dictionary(Nums=Array(rows))


def _attach(pdf: pikepdf.Pdf, attachments: tuple[Attachment, ...]) -> None:
    """Embed files as associated files (ISO 19005-3, 6.8 and Annex E)."""
    from pikepdf import Array, Dictionary, Name, Stream, String

    names = [attachment.name for attachment in attachments]
    if len(set(names)) < len(names):
        raise ValueError(f"two attachments of one name among {names}")
    specs: dict[str, pikepdf.Object] = {}
    for attachment in attachments:
        stream = Stream(pdf, attachment.data)
        stream.Type = Name.EmbeddedFile
        stream.Subtype = Name(f"/{attachment.mime}")
        stream.Params = Dictionary(
            Size=len(attachment.data), ModDate=String(PDF_DATE), CreationDate=String(PDF_DATE)
        )
        file = pdf.make_indirect(stream)
        specs[attachment.name] = pdf.make_indirect(
            Dictionary(
                Type=Name.Filespec,
                F=String(attachment.name),
                UF=String(attachment.name),
                Desc=String(attachment.description),
                AFRelationship=Name(f"/{attachment.relationship}"),
                EF=Dictionary(F=file, UF=file),
            )
        )
    tree = [part for name in sorted(specs) for part in (String(name), specs[name])]
    if "/Names" not in pdf.Root:
        pdf.Root.Names = Dictionary()
    pdf.Root.Names.EmbeddedFiles = Dictionary(Names=Array(tree))
    pdf.Root.AF = Array(list(specs.values()))


def xmp(pub: Publication) -> str:
    """Write the metadata packet (XMP, ISO 16684-1): title, language, author, rights, conformance."""
    parts = [
        _alternative("dc:title", pub.title),
        f"<dc:language><rdf:Bag><rdf:li>{escape(pub.lang)}</rdf:li></rdf:Bag></dc:language>",
        "<dc:format>application/pdf</dc:format>",
        f"<pdf:Producer>{PRODUCER}</pdf:Producer>",
        f"<xmp:CreateDate>{DATE}</xmp:CreateDate><xmp:ModifyDate>{DATE}</xmp:ModifyDate>",
    ]
    if pub.author:
        parts.append(f"<dc:creator><rdf:Seq><rdf:li>{escape(pub.author)}</rdf:li></rdf:Seq></dc:creator>")
    if pub.subject:
        parts.append(_alternative("dc:description", pub.subject))
    if pub.keywords:
        parts.append(f"<pdf:Keywords>{escape(pub.keywords)}</pdf:Keywords>")
    if pub.licence:
        parts.append(_alternative("dc:rights", pub.licence))
    if pub.archival:
        parts.append("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>")
        parts.append(f"<pdfuaid:part>1</pdfuaid:part>{EXTENSION}")
    spaces = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in NAMESPACES.items())
    return (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        f'<rdf:Description rdf:about="" {spaces}>{"".join(parts)}</rdf:Description>'
        '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
    )


def _alternative(name: str, text: str) -> str:
    """Write a text that could be given in several languages, in one."""
    return f'<{name}><rdf:Alt><rdf:li xml:lang="x-default">{escape(text)}</rdf:li></rdf:Alt></{name}>'


EXTENSION = (
    '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">'
    "<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>"
    f"<pdfaSchema:namespaceURI>{NAMESPACES['pdfuaid']}</pdfaSchema:namespaceURI>"
    "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"
    '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">'
    "<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>"
    "<pdfaProperty:category>internal</pdfaProperty:category>"
    "<pdfaProperty:description>The part of ISO 14289 that the file conforms to</pdfaProperty:description>"
    "</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>"
)
"""PDF/A takes a property that it does not know only with a description of it (ISO 19005-3, 6.6.2.3)."""


WHITE = (0.9642, 1.0, 0.8249)
"""The profile connection space's white, D50 (ICC.1:2010, 7.2.16)."""

RED, GREEN, BLUE = (0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410)
"""sRGB's primaries under D50: the columns of the matrix from linear sRGB to XYZ, adapted as Bradford does."""

ADAPTATION = (1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168)
"""Bradford's matrix from D65 to D50."""

CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
"""g, a, b, c, d: linear below d, else (a·x + b) to the power g (IEC 61966-2-1, 5.2)."""


def _fixed(*values: float) -> bytes:
    """Write s15Fixed16 numbers (ICC.1:2010, 4.6)."""
    return struct.pack(f">{len(values)}l", *(round(v * 65536) for v in values))


def _text(text: str) -> bytes:
    """Write a multiLocalizedUnicodeType with one record (10.13)."""
    words = text.encode("utf-16-be")
    return b"mluc" + struct.pack(">LLL2s2sLL", 0, 1, 12, b"en", b"US", len(words), 28) + words


def srgb() -> bytes:
    """Give the profile: the same bytes every time."""
    curve = b"para" + struct.pack(">LHH", 0, 3, 0) + _fixed(*CURVE)
    tags = {
        b"desc": _text("sRGB IEC61966-2.1"),
        b"cprt": _text("No copyright, use freely"),
        b"wtpt": b"XYZ \0\0\0\0" + _fixed(*WHITE),
        b"chad": b"sf32\0\0\0\0" + _fixed(*ADAPTATION),
        b"rXYZ": b"XYZ \0\0\0\0" + _fixed(*RED),
        b"gXYZ": b"XYZ \0\0\0\0" + _fixed(*GREEN),
        b"bXYZ": b"XYZ \0\0\0\0" + _fixed(*BLUE),
        b"rTRC": curve,
        b"gTRC": curve,
        b"bTRC": curve,
    }
    start = 128 + 4 + 12 * len(tags)
    table, body = struct.pack(">L", len(tags)), b""
    places: dict[bytes, int] = {}
    for name, data in tags.items():
        if data not in places:  # the three curves are one
            places[data] = start + len(body)
            body += data + bytes(-len(data) % 4)
        table += name + struct.pack(">LL", places[data], len(data))
    header = (
        struct.pack(">L4xL", start + len(body), 0x04200000)
        + b"mntrRGB XYZ "
        + struct.pack(">6H", 2000, 1, 1, 0, 0, 0)  # the date: any, but fixed
        + b"acsp"
        + bytes(28)  # platform, flags, maker, model, attributes, intent (perceptual)
        + _fixed(*WHITE)
    )
    return header + bytes(128 - len(header)) + table + body
