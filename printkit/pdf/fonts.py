"""Fonts in the file: which glyphs are used, cut down with HarfBuzz, embedded as Type 0 (ISO 32000-1, 9.7).

A character code is a CID, given in order of first use to a pair of glyph and text: a hyphen that stands for
U+002D in one place and U+00AD in another has two codes and one outline, so that every code has one entry in the
ToUnicode map and extraction gives back what was written.
"""

from __future__ import annotations

import hashlib
import re
import struct

import pikepdf
import uharfbuzz
from msgspec import Struct, field
from pikepdf import Array, Dictionary, Name, Stream, String

from printkit.errors import GlyphError
from printkit.text.faces import cut_down, font_of

KEPT = ("glyf", "head", "hhea", "hmtx", "loca", "maxp", "CFF ", "CFF2")
"""What a viewer reads of a font in a Type 0 font (ISO 32000-1, 9.9, Table 126), hints apart."""

NOTHING = "\u200b"
"""What a glyph without characters of its own (the second of a cluster) extracts as: a zero-width space."""

SYMBOLIC = 4
SERIF, ITALIC = 2, 64


class FontUse(Struct):
    """One face in one PDF.

    ``codes`` maps (glyph id, text) to (four hex digits of its CID, width in 1/1000 em).
    """

    id: str
    resource: str
    font: uharfbuzz.Font
    codes: dict[tuple[int, str], tuple[str, int]] = field(default_factory=dict)

    def code(self, glyph: int, text: str) -> tuple[str, int]:
        """Give a code, and its width, to a glyph that stands for ``text``; GlyphError for glyph 0 (.notdef)."""
        if glyph == 0:
            raise GlyphError(f"the face {self.id!r} has no glyph for {text!r}", hint="choose another face")
        width = round(self.font.get_glyph_h_advance(glyph) * 1000 / self.font.face.upem)
        self.codes[glyph, text] = made = f"{len(self.codes) + 1:04X}", width
        return made


class Fonts(dict[str, FontUse]):
    """The faces that a PDF uses, by their ids; one that is asked for is used from then on."""

    def __missing__(self, face: str) -> FontUse:
        self[face] = use = FontUse(face, f"F{len(self)}", font_of(face))
        return use

    def embed(self, pdf: pikepdf.Pdf) -> dict[str, pikepdf.Object]:
        """Put every used face into ``pdf``; gives the font objects by resource name."""
        return {use.resource: _embed(pdf, use) for use in self.values()}


def _subset(use: FontUse) -> tuple[bytes, dict[int, int]]:
    """Cut a font down to the glyphs that are used, without hints; gives the file and where each glyph now is.

    Glyphs move together: keeping their old ids costs more (an empty ``loca`` entry for each that is gone) than
    the CIDToGIDMap that moving them needs.
    """
    wish = uharfbuzz.SubsetInput()
    wish.glyph_set.update(glyph for glyph, _ in use.codes)
    for tag in use.font.face.table_tags:
        if tag not in KEPT:
            wish.drop_table_tag_set.add(int.from_bytes(tag.encode("latin-1"), "big"))
    flags = uharfbuzz.SubsetFlags
    wish.flags = flags.NO_HINTING | flags.NO_LAYOUT_CLOSURE | flags.CFF_IDENTITY_CHARSET | flags.DOWNGRADE_CFF2
    return cut_down(use.id, wish)


def _embed(pdf: pikepdf.Pdf, use: FontUse) -> pikepdf.Object:
    face = use.font.face
    tables = {tag: face.reference_table(tag).data for tag in ("head", "hhea", "OS/2", "post")}

    def em(table: str, place: int, count: int = 1) -> list[int]:
        """Read lengths of a table, in 1/1000 em."""
        found = struct.unpack_from(f">{count}h", tables[table], place)
        return [round(units * 1000 / face.upem) for units in found]

    ascent, descent = em("hhea", 4, 2)
    high = em("OS/2", 88)[0] if len(tables["OS/2"]) >= 90 else ascent  # older tables do not tell of capitals
    (weight,) = struct.unpack_from(">H", tables["OS/2"], 4)
    angle = struct.unpack_from(">l", tables["post"], 4)[0] / 65536
    said = face.get_name(uharfbuzz.OTNameIdPredefined.POSTSCRIPT_NAME) or ""
    postscript = re.sub(r"[^A-Za-z0-9.-]", "", said)[:60] or "Font"
    data, places = _subset(use)
    gids = [0, *(places[glyph] for glyph, _ in use.codes)]
    outlines = uharfbuzz.Face(data).reference_table("CFF ").data
    unicode_map = to_unicode([text for _, text in use.codes])
    # six capitals that are the same for the same subset (ISO 32000-1, 9.6.4)
    tag = "".join(chr(65 + byte % 26) for byte in hashlib.sha256(data + unicode_map).digest()[:6])
    name = Name(f"/{tag}+{postscript}")
    widths = [width for _, width in use.codes.values()]
    if outlines:  # their CIDs are glyphs
        by_glyph = dict(zip(gids[1:], widths, strict=True))
        widths = [by_glyph.get(glyph, 0) for glyph in range(1, max(gids) + 1)]
    serif = SERIF if "Serif" in postscript or "Mincho" in postscript else 0
    descriptor = Dictionary(
        Type=Name.FontDescriptor,
        FontName=name,
        Flags=SYMBOLIC | serif | (ITALIC if angle else 0),
        FontBBox=Array(em("head", 36, 4)),
        ItalicAngle=round(angle, 2),
        Ascent=ascent,
        Descent=descent,
        CapHeight=high,
        StemV=round(50 + (weight / 65) ** 2),  # a guess, which only substitution would use
    )
    below = Dictionary(
        Type=Name.Font,
        Subtype=Name.CIDFontType0 if outlines else Name.CIDFontType2,
        BaseFont=name,
        CIDSystemInfo=Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0),
        W=Array([1, Array(widths)]),
    )
    encoding: pikepdf.Object = Name("/Identity-H")
    if outlines:
        file = Stream(pdf, outlines, Subtype=Name.CIDFontType0C)
        descriptor.FontFile3 = pdf.make_indirect(file)
        encoding = pdf.make_indirect(_encoding(pdf, gids))
    else:
        descriptor.FontFile2 = pdf.make_indirect(Stream(pdf, data, Length1=len(data)))
        below.CIDToGIDMap = pdf.make_indirect(Stream(pdf, struct.pack(f">{len(gids)}H", *gids)))
    below.FontDescriptor = pdf.make_indirect(descriptor)
    return pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=name,
            Encoding=encoding,
            DescendantFonts=Array([pdf.make_indirect(below)]),
            ToUnicode=pdf.make_indirect(Stream(pdf, unicode_map)),
        )
    )


def _encoding(pdf: pikepdf.Pdf, gids: list[int]) -> Stream:
    """Give the CMap of a CFF font (ISO 32000-1, 9.7.5): its CIDs are glyphs, and a glyph may have two codes."""
    name = "Printkit-Identity"
    data = _cmap(
        name, "Identity", 1, "cidchar", [f"<{code:04X}> {gid}" for code, gid in enumerate(gids) if code]
    )
    system = Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0)
    return Stream(pdf, data, Type=Name.CMap, CMapName=Name(f"/{name}"), CIDSystemInfo=system, WMode=0)


def to_unicode(texts: list[str]) -> bytes:
    """Write a ToUnicode CMap (ISO 32000-1, 9.10.3) for the texts of codes from 1 on."""
    rows = [
        f"<{code:04X}><{(text or NOTHING).encode('utf-16-be').hex().upper()}>"
        for code, text in enumerate(texts, start=1)
    ]
    return _cmap("Adobe-Identity-UCS", "UCS", 2, "bfchar", rows)


def _cmap(name: str, ordering: str, kind: int, operator: str, rows: list[str]) -> bytes:
    """Write a CMap of two-byte codes."""
    blocks = [rows[i : i + 100] for i in range(0, len(rows), 100)]  # a block holds at most 100 rows
    body = "".join(f"{len(b)} begin{operator}\n" + "\n".join(b) + f"\nend{operator}\n" for b in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        f"/CIDSystemInfo <</Registry (Adobe) /Ordering ({ordering}) /Supplement 0>> def\n"
        f"/CMapName /{name} def\n/CMapType {kind} def\n"
        "1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n"
        f"{body}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode("ascii")
