"""A font's file → TrueType or OpenType (sfnt), looked at before a library reads it.

Fonts come from strangers: sizes are bounded, tables have to lie in the file, and glyphs made of others may
neither go round in a circle nor come to very many. OpenType 1.9 (ISO/IEC 14496-22); WOFF 2.0 (W3C).
"""

from __future__ import annotations

import hashlib
import io
import itertools
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

from printkit.cache import store
from printkit.errors import KitError, placed
from printkit.kit.resources import read_bytes

MAX_FONT = 32 << 20
"""Greatest size of a font's file, and of what it unpacks to, bytes."""

MAX_TABLES, MAX_FONTS = 64, 64
"""Tables of a font; fonts of a collection."""

MOST_PIECES, DEEPEST = 2000, 8
"""Glyphs that one glyph is made of, and how deeply they lie in each other."""

NEEDED = {"OS/2": 68, "cmap": 4, "head": 54, "hhea": 36, "hmtx": 4, "maxp": 6, "name": 6, "post": 32}
"""The tables that every font has, and how long they are at least, bytes."""

OUTLINES = ("glyf", "CFF ", "CFF2")
SINGLE = (b"\0\1\0\0", b"OTTO", b"true")
COLLECTION, WOFF, WOFF2 = b"ttcf", b"wOFF", b"wOF2"
WORDS, SCALE, MORE, TWO_SCALES, MATRIX = 0x1, 0x8, 0x20, 0x40, 0x80
"""Flags of a piece of a glyph."""

DIRECTORY = 12 + 64 * 16
"""Bytes in which the names of a font's tables stand, were there 64."""


def read_file(path: Path) -> tuple[bytes, str]:
    """Read a font's file; give its bytes, unpacked if it is a WOFF or WOFF2, and a digest. Raises KitError.

    Outlines in CFF2 without an axis become CFF, which a PDF may hold; HarfBuzz leaves them.
    """
    data = read_bytes(path, MAX_FONT)
    digest = hashlib.sha256(data).hexdigest()
    if data[:4] not in (WOFF, WOFF2) and (b"CFF2" not in data[:DIRECTORY] or b"fvar" in data[:DIRECTORY]):
        return data, digest
    with placed(lambda: path.name):
        return store.cached("fonts", ["unpacked", digest], bytes, lambda: _unpacked(data)), digest


def _unpacked(data: bytes) -> bytes:
    from fontTools.cffLib.CFF2ToCFF import convertCFF2ToCFF
    from fontTools.ttLib import TTFont

    try:
        if data[:4] in (WOFF, WOFF2) and _length(data) > MAX_FONT:
            raise KitError(f"unpacks to more than {MAX_FONT >> 20} MiB")
        font = TTFont(io.BytesIO(data), recalcTimestamp=False, recalcBBoxes=False)
        font.flavor = None
        if "CFF2" in font and "fvar" not in font:
            convertCFF2ToCFF(font)
        made = io.BytesIO()
        font.save(made, reorderTables=None)
    except (KitError, MemoryError):
        raise
    except Exception as error:  # fontTools raises whatever it stumbles over in a damaged file
        what = str(error).splitlines()[0][:80] if str(error) else type(error).__name__
        raise KitError(f"the font is damaged: {what}") from None
    return made.getvalue()


def _length(data: bytes) -> int:
    """Give the length of what a WOFF or WOFF2 unpacks to, up to a little over MAX_FONT."""
    if data[:4] == WOFF:
        (count,) = struct.unpack_from(">H", data, 12)
        return sum(int(struct.unpack_from(">I", data, 44 + 20 * n + 12)[0]) for n in range(count))
    import brotli
    from fontTools.ttLib.woff2 import WOFF2DirectoryEntry

    file = io.BytesIO(data)
    count, packed = struct.unpack_from(">H6xI", data, 12)
    file.seek(48)
    entries = [WOFF2DirectoryEntry() for _ in range(count)]
    for entry in entries:
        entry.fromFile(file)
    told = sum(max(entry.length, entry.origLength) for entry in entries)
    stream = brotli.Decompressor().process(file.read(packed), output_buffer_limit=MAX_FONT + 1)
    return max(int(told), len(stream))


def cut() -> KitError:
    """Make the error for a font that is not whole."""
    return KitError("the font file is truncated", hint="get a fresh copy of the file")


def starts(data: bytes) -> tuple[int, ...]:
    """Give where each font of a file begins: one, or those of a collection. Raises KitError."""
    if data[:4] in SINGLE:
        return (0,)
    if data[:4] != COLLECTION:
        raise KitError("is no font", hint="save it as TTF, OTF or WOFF2")
    try:
        (count,) = struct.unpack_from(">I", data, 8)
        if not 0 < count <= MAX_FONTS:
            raise KitError(f"a collection of {count} fonts: {MAX_FONTS} at most")
        return struct.unpack_from(f">{count}I", data, 12)
    except struct.error:
        raise cut() from None


def tables(data: bytes, start: int) -> Mapping[str, memoryview]:
    """Give the tables of the font that begins at ``start``, by their tags, all that is needed. KitError."""
    view, found = memoryview(data), {}
    try:
        (count,) = struct.unpack_from(">H", data, start + 4)
        if count > MAX_TABLES:
            raise KitError(f"more than {MAX_TABLES} tables")
        for number in range(count):
            tag, _, place, length = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
            if place + length > len(data):
                raise cut()
            found[tag.decode("latin-1")] = view[place : place + length]
        lacking = [tag for tag in NEEDED if tag not in found]
        if lacking or not any(tag in found for tag in OUTLINES):
            what = f"the table {lacking[0]!r}" if lacking else "outlines: it may be one of pictures"
            raise KitError(f"the font lacks {what}", hint="save it as TTF, OTF or WOFF2")
        if any(len(found[tag]) < least for tag, least in NEEDED.items()):
            raise cut()
        if "glyf" in found:
            _check_pieces(found)
    except struct.error:
        raise cut() from None
    return found


def _check_pieces(found: Mapping[str, memoryview]) -> None:
    """Look at the glyphs that are made of others. KitError, and struct.error where the font ends early."""
    (count,) = struct.unpack_from(">H", found["maxp"], 4)
    (long,) = struct.unpack_from(">h", found["head"], 50)
    places = struct.unpack_from(f">{count + 1}{'I' if long else 'H'}", found.get("loca", memoryview(b"")))
    step = 1 if long else 2
    made: dict[int, tuple[int, ...]] = {}
    for glyph, (first, end) in enumerate(itertools.pairwise(places)):
        if end < first or end * step > len(found["glyf"]):
            raise cut()
        if end > first and struct.unpack_from(">h", found["glyf"], first * step)[0] < 0:
            made[glyph] = tuple(_pieces(found["glyf"][first * step : end * step]))
    many: dict[int, int] = {}

    def total(glyph: int, depth: int) -> int:
        if depth > DEEPEST:
            raise KitError(f"glyph {glyph} is made of glyphs in a circle, or too deeply")
        if glyph not in many:
            many[glyph] = 1 + sum(total(piece, depth + 1) for piece in made.get(glyph, ()))
        if many[glyph] > MOST_PIECES:
            raise KitError(f"glyph {glyph} is made of more than {MOST_PIECES} glyphs")
        return many[glyph]

    for glyph in made:
        total(glyph, 0)


def _pieces(outline: memoryview) -> Iterator[int]:
    """Give the glyphs that a composite glyph is made of."""
    place, flags = 10, MORE
    while flags & MORE:
        flags, glyph = struct.unpack_from(">HH", outline, place)
        yield glyph
        place += 4 + (4 if flags & WORDS else 2)
        place += 2 if flags & SCALE else 4 if flags & TWO_SCALES else 8 if flags & MATRIX else 0
