"""What a file says of itself: metadata for every PDF, and the marks of its level of conformance.

No clock is read: every date is ``DATE``, so that the same publication is the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import uuid
from html import escape

import pikepdf
from pikepdf import Array, AttachedFileSpec, Dictionary, Name, Stream, String

from printkit.kit.resources import data_folder, read_text
from printkit.pdf.inks import CONDITION, own_profile
from printkit.pdf.level import LEVELS
from printkit.pdf.page import Attachment, Publication

PRODUCER = "printkit"
DATE = "2000-01-01T00:00:00Z"
PDF_DATE = "D:20000101000000Z"


def finish(pdf: pikepdf.Pdf, pub: Publication) -> bytes:
    """Put title, metadata, attachments, boxes and the output intent of its level into ``pdf``.

    Gives its bytes, the same for the same content.
    """
    level = LEVELS[pub.level]
    info = {
        "/Title": pub.title,
        "/Author": pub.author,
        "/Subject": pub.subject,
        "/Keywords": pub.keywords,
        "/Producer": PRODUCER,
        "/CreationDate": PDF_DATE,
        "/ModDate": PDF_DATE,
        **level.info,
    }
    pdf.trailer.Info = pdf.make_indirect(Dictionary({key: String(text) for key, text in info.items() if text}))
    root = pdf.Root
    packet = xmp(pub, _identity(pdf) if level.press else None).encode("utf-8")
    root.Metadata = pdf.make_indirect(Stream(pdf, packet, Type=Name.Metadata, Subtype=Name.XML))
    root.Lang = String(pub.lang)
    root.ViewerPreferences = Dictionary(DisplayDocTitle=True)
    _label(pdf, pub)
    if pub.attachments:
        _attach(pdf, pub.attachments)
    if level.intent:
        root.OutputIntents = Array([_intent(pdf, pub)])
    if level.press:
        pdf.trailer.Info.Trapped = Name("/False")
        for page in pdf.pages:
            if "/TrimBox" not in page.obj:
                page.obj.TrimBox = page.obj.MediaBox
            if "/Tabs" in page.obj:  # of PDF 1.5
                del page.obj["/Tabs"]
    elif pub.duplex or any(page.trim for page in pub.pages):
        root.ViewerPreferences.PrintScaling = Name("/None")
        if pub.duplex:
            root.ViewerPreferences.Duplex = Name(f"/{pub.duplex}")
    file = io.BytesIO()
    # a third quicker than 6, which zlib uses unasked, and files are larger by a hundredth
    pikepdf.settings.set_flate_compression_level(5)
    pdf.save(
        file,
        force_version=level.version,
        fix_metadata_version=False,  # it would write our XMP anew, with lxml
        deterministic_id=True,
        object_stream_mode=pikepdf.ObjectStreamMode["generate" if level.version >= "1.5" else "disable"],
    )
    return file.getvalue()


def _intent(pdf: pikepdf.Pdf, pub: Publication) -> Dictionary:
    """Say what the colours are meant for: the screen's own, or a printing condition (14.11.5)."""
    level, inks = LEVELS[pub.level], pub.inks
    if inks is None or not inks.profile:
        profile, shares, condition, about = own_profile("sRGB"), 3, "sRGB", "sRGB IEC61966-2.1"
    else:
        profile, shares, condition, about = inks.profile, 4, inks.condition or "Custom", inks.tables.about
    intent = Dictionary(
        Type=Name.OutputIntent,
        S=Name(f"/{level.intent}"),
        OutputConditionIdentifier=String(condition),
        Info=String(about),
    )
    if inks is not None and inks.condition:
        intent.RegistryName = String("http://www.color.org")
    if level.profile or condition != CONDITION:
        intent.DestOutputProfile = pdf.make_indirect(Stream(pdf, profile, N=shares))
    return intent


def _identity(pdf: pikepdf.Pdf) -> uuid.UUID:
    """Give a file a name of its own, made of what its pages draw."""
    drawn = b"".join(
        bytes(page.obj.Contents.get_stream_buffer()) for page in pdf.pages if "/Contents" in page.obj
    )
    return uuid.uuid5(uuid.NAMESPACE_OID, hashlib.sha256(drawn).hexdigest())


def _label(pdf: pikepdf.Pdf, pub: Publication) -> None:
    """Write page labels (ISO 32000-1, 12.4.2) when a page has one; the others are numbered as they lie."""
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
    for attachment in attachments:
        if attachment.name in pdf.attachments:
            raise ValueError(f"two attachments of one name: {attachment.name!r}")
        file = AttachedFileSpec(
            pdf,
            attachment.data,
            description=attachment.description,
            filename=attachment.name,
            mime_type="application/json",
            creation_date=PDF_DATE,
            mod_date=PDF_DATE,
        )
        file.obj.AFRelationship = Name.Data
        pdf.attachments[attachment.name] = file
    pdf.Root.AF = Array([pdf.attachments[attachment.name].obj for attachment in attachments])


def xmp(pub: Publication, identity: uuid.UUID | None) -> str:
    """Write the metadata packet (XMP, ISO 16684-1): title, language, author, rights, level, identity."""
    level = LEVELS[pub.level]
    parts = [
        _element("dc:title", pub.title, ALTERNATIVE),
        _element("dc:language", pub.lang, "<rdf:Bag><rdf:li>{}</rdf:li></rdf:Bag>"),
        "<dc:format>application/pdf</dc:format>",
        f"<pdf:Producer>{PRODUCER}</pdf:Producer>",
        f"<xmp:CreateDate>{DATE}</xmp:CreateDate><xmp:ModifyDate>{DATE}</xmp:ModifyDate>",
        _element("dc:creator", pub.author, "<rdf:Seq><rdf:li>{}</rdf:li></rdf:Seq>"),
        _element("dc:description", pub.subject, ALTERNATIVE),
        _element("pdf:Keywords", pub.keywords),
        _element("dc:rights", pub.licence, ALTERNATIVE),
        level.metadata,
    ]
    if level.press:
        space = 'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"'
        parts.append(f"<pdf:Trapped>False</pdf:Trapped><xmp:MetadataDate>{DATE}</xmp:MetadataDate>")
        parts.append(f"<xmpMM:DocumentID {space}>uuid:{identity}</xmpMM:DocumentID>")
        parts.append(f"<xmpMM:VersionID {space}>1</xmpMM:VersionID>")
        parts.append(f"<xmpMM:RenditionClass {space}>default</xmpMM:RenditionClass>")
    frame = read_text(data_folder("templates") / "shared" / "pdf" / "metadata.xmp")
    return frame.format(parts="".join(parts))


ALTERNATIVE = '<rdf:Alt><rdf:li xml:lang="x-default">{}</rdf:li></rdf:Alt>'
"""A text that could be given in several languages, in one."""


def _element(name: str, text: str, around: str = "{}") -> str:
    """Write a text as an element, if there is one."""
    return text and f"<{name}>{around.format(escape(text))}</{name}>"
