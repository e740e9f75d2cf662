"""The sRGB profile of the output intent, made from the numbers of IEC 61966-2-1 (profile of ICC.1:2010)."""

from __future__ import annotations

import struct

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
