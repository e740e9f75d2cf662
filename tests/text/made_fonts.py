"""Fonts for tests, made of Alegreya Sans (OFL): CFF, CFF2, variable, WOFF2, a collection; and bad ones."""

from __future__ import annotations

import functools
import io
import itertools
import struct
from typing import Any

import brotli
from fontTools.cffLib.CFFToCFF2 import convertCFFToCFF2
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation

from printkit.text.faces import faces

LETTERS = (
    " -.,?!0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyząćęłńóśźżАБВГДЕЖабвгдежзийклмнопрстя"
)
EMBED, RESTRICTED, PRINT_ALONE, WHOLE = 0, 2, 4, 0x100


@functools.cache
def _source() -> TTFont:
    return TTFont(faces()["text"].path)


def _builder(
    family: str, outlines: bool, rights: int = EMBED
) -> tuple[FontBuilder, dict[str, Any], dict[str, int]]:
    """Begin a font of LETTERS, ``outlines``: TrueType ones; give the glyphs to draw and their widths."""
    source = _source()
    cmap = {code: name for code, name in source.getBestCmap().items() if chr(code) in LETTERS}
    order = [".notdef", *dict.fromkeys(cmap.values())]
    glyphs = source.getGlyphSet()
    build = FontBuilder(1000, isTTF=outlines)
    build.setupGlyphOrder(order)
    build.setupCharacterMap(cmap)
    build.setupNameTable(
        {"familyName": family, "styleName": "Regular", "psName": f"{family.replace(' ', '')}-Regular"}
    )
    widths = {name: glyphs[name].width for name in order}
    build.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    build.setupHorizontalHeader(ascent=900, descent=-300)
    build.setupOS2(fsType=rights, usWeightClass=400)
    build.setupPost()
    return build, {name: glyphs[name] for name in order}, widths


def _saved(font: TTFont, flavour: str | None = None) -> bytes:
    file = io.BytesIO()
    font.flavor = flavour
    font.save(file)
    return file.getvalue()


def cff(family: str = "Test Serif", rights: int = EMBED) -> bytes:
    """Give an OpenType font with cubic outlines (CFF)."""
    return _saved(_cff(family, rights))


def _cff(family: str, rights: int) -> TTFont:
    build, glyphs, widths = _builder(family, False, rights)
    strings = {}
    for name, glyph in glyphs.items():
        pen = T2CharStringPen(widths[name], _source().getGlyphSet())
        glyph.draw(pen)
        strings[name] = pen.getCharString()
    build.setupCFF(f"{family.replace(' ', '')}-Regular", {}, strings, {})
    return build.font


def cff2(family: str = "Test Two") -> bytes:
    """Give one whose outlines are CFF2, which no PDF may hold."""
    font = TTFont(io.BytesIO(cff(family)))
    convertCFFToCFF2(font)
    return _saved(font)


def _truetype(family: str, rights: int = EMBED) -> FontBuilder:
    build, glyphs, _ = _builder(family, True, rights)
    drawn = {}
    for name, glyph in glyphs.items():
        whole, pen = DecomposingRecordingPen(_source().getGlyphSet()), TTGlyphPen(None)
        glyph.draw(whole)
        whole.replay(pen)
        drawn[name] = pen.glyph()
    build.setupGlyf(drawn)
    return build


def truetype(family: str = "Test Sans", rights: int = EMBED) -> bytes:
    """Give a TrueType font."""
    return _saved(_truetype(family, rights).font)


def woff2(family: str = "Test Web") -> bytes:
    """Give one as WOFF2."""
    return _saved(_truetype(family).font, "woff2")


def variable(family: str = "Test Flex") -> bytes:
    """Give one with an axis of weight, 400 to 900: letters become half as wide again."""
    build = _truetype(family)
    glyf = build.font["glyf"]
    build.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    changes = {}
    for name in build.font.getGlyphOrder():
        places, _ = glyf._getCoordinatesAndControls(name, build.font["hmtx"].metrics)
        changes[name] = [TupleVariation({"wght": (0, 1, 1)}, [(round(x / 2), 0) for x, _ in places])]
    build.setupGvar(changes)
    return _saved(build.font)


def collection() -> bytes:
    """Give a collection of two fonts."""
    made, file = TTCollection(), io.BytesIO()
    made.fonts = [_truetype("Test One").font, _truetype("Test Other").font]
    made.save(file)
    return file.getvalue()


def circle() -> bytes:
    """Give a font in which A is made of B, and B of A."""
    return _composed({"A": ["B"], "B": ["A"]})


def laughing() -> bytes:
    """Give a font in which each letter is a hundred times the next, so that A is a million million G."""
    letters = "ABCDEFG"
    return _composed({a: [b] * 100 for a, b in itertools.pairwise(letters)})


def _composed(made_of: dict[str, list[str]]) -> bytes:
    font = _truetype("Test Loop").font
    for name, pieces in made_of.items():
        glyph = Glyph()
        glyph.numberOfContours = -1
        glyph.components = []
        for piece in pieces:
            one = GlyphComponent()
            one.glyphName, one.x, one.y, one.flags = piece, 0, 0, 0x204
            glyph.components.append(one)
        glyph.xMin = glyph.yMin = glyph.xMax = glyph.yMax = 0
        font["glyf"].glyphs[name] = glyph
    font.recalcBBoxes = False
    font["maxp"].recalc = lambda font: None
    return _saved(font)


def wide(glyphs: int) -> bytes:
    """Give a font with so many characters, each made of one other."""
    build = FontBuilder(1000, isTTF=True)
    names = [f"g{number}" for number in range(glyphs)]
    build.setupGlyphOrder([".notdef", *names])
    build.setupCharacterMap({0x4E00 + number: name for number, name in enumerate(names)})
    pen = TTGlyphPen(dict.fromkeys(names))
    pen.addComponent(names[0], (1, 0, 0, 1, 0, 0))
    build.setupGlyf({".notdef": Glyph(), **dict.fromkeys(names, pen.glyph()), names[0]: Glyph()})
    build.setupHorizontalMetrics(dict.fromkeys([".notdef", *names], (500, 0)))
    build.setupHorizontalHeader(ascent=900, descent=-300)
    build.setupNameTable({"familyName": "Test Wide", "styleName": "Regular"})
    build.setupOS2()
    build.setupPost(keepGlyphNames=False)
    return _saved(build.font)


def many() -> bytes:
    """Give a font that says that it has 65,535 glyphs, and has few."""
    data = bytearray(truetype())
    _, place = _entry(data, b"maxp")
    struct.pack_into(">H", data, place + 4, 65535)
    return bytes(data)


def short() -> bytes:
    """Give a font with an OS/2 table of 10 bytes."""
    data = bytearray(truetype())
    entry, _ = _entry(data, b"OS/2")
    struct.pack_into(">I", data, entry + 12, 10)
    return bytes(data)


def _entry(data: bytearray, wanted: bytes) -> tuple[int, int]:
    """Find where a table is told of, and where it lies."""
    for entry in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16):
        tag, _, place, _ = struct.unpack_from(">4sIII", data, entry)
        if tag == wanted:
            return entry, int(place)
    raise KeyError(wanted)


def bomb() -> bytes:
    """Give a WOFF2 of some kilobytes whose one table unpacks to 400 MB, which its head does not tell."""
    packed = brotli.compress(bytes(400 << 20), quality=1)
    entry = bytes([10 | 3 << 6, 4])  # glyf as it is, four bytes long
    head = struct.pack(
        ">4sIIHHIIHHIIIII", b"wOF2", 0, 48 + len(entry) + len(packed), 1, 0, 100, len(packed), *[0] * 7
    )
    head = head[:4] + b"\0\1\0\0" + head[8:]
    made: bytes = head + entry + packed
    return made
