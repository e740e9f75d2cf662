"""Whether a kit's suits can be told apart: by colour, by all eyes and in grey, or by shape and letter."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PIL import Image

from printkit.check.report import Fault, Pair
from printkit.draw.bitmaps import paint
from printkit.draw.icons import Icons
from printkit.draw.svg import SVG
from printkit.kit.data import part_table, read_table
from printkit.kit.model import Kit
from printkit.kit.suits import Suit, suits_of
from printkit.parts.seen import SUIT
from printkit.pdf.vision import VISIONS, Rgb, linear, read_hex, simulated

APART = 12.0
"""ΔE2000 from which on two colours are told apart at a glance, without the other beside it."""

ALL = "all"
"""Eyes that see every colour, as :data:`printkit.check.report.Pair` calls them."""

ACROSS = 20.0  # the size at which the shapes of two pips are laid over each other, mm
INKED = bytes(level < 250 for level in range(256))

ALIKE = 1 / 10
"""Of what two pips cover together, shapes that differ have more than this share of one of them alone."""


def used(kit: Kit) -> dict[str, Suit]:
    """Give the suits of a kit by code: those of its kit.toml, and those that its tables name as ``suit``.

    Raises what reading the tables raises.
    """
    known = suits_of(kit)
    tables = [table for part in kit.parts if (table := part_table(kit, part)) is not None]
    tables += [read_table(kit.folder, file, kit.languages) for file in kit.tables.values()]
    named = {row[SUIT] for table in tables if SUIT in table.columns for row in table.rows}
    return {code: suit for code, suit in known.items() if code in kit.suits or code in named}


def pairs(kit: Kit) -> tuple[Pair, ...]:
    """Compare each suit of a kit with each other one. Raises what drawing their pips raises."""
    suits = used(kit)
    colours = {code: read_hex(suit["colour"]) for code, suit in suits.items()}
    seen = {
        code: {ALL: lab(rgb), **{eyes: lab(simulated(rgb, eyes)) for eyes in VISIONS}}
        for code, rgb in colours.items()
    }
    shapes = {code: _silhouette(kit, suit["pip"]) for code, suit in suits.items()}
    return tuple(
        Pair(
            one,
            other,
            {eyes: difference(seen[one][eyes], seen[other][eyes]) for eyes in (ALL, *VISIONS)},
            same_shape=_alike(shapes[one], shapes[other]),
            same_letter=suits[one]["letter"] == suits[other]["letter"],
        )
        for one, other in combinations(suits, 2)
    )


def faults(compared: Sequence[Pair]) -> Iterator[Fault]:
    """Give the pairs that some eyes cannot tell apart: too near in colour, and alike in shape or letter."""
    for pair in compared:
        near = {eyes: apart for eyes, apart in pair.apart.items() if apart < APART}
        alike = [word for word, same in (("shape", pair.same_shape), ("letter", pair.same_letter)) if same]
        if near and alike:
            eyes = ", ".join(f"{eyes} {apart:.1f}" for eyes, apart in near.items())
            what = f"have the same {' and '.join(alike)}, and colours that are too near (ΔE2000: {eyes})"
            hint = f"give them shapes and letters of their own, or colours {APART:g} apart"
            yield Fault("colours", what, f"{pair.one} and {pair.other}", hint)


def _alike(one: bytes, other: bytes) -> bool:
    pixels = list(zip(one, other, strict=True))
    either = sum(1 for a, b in pixels if a or b)
    alone = sum(1 for a, b in pixels if a != b)
    return alone <= ALIKE * either


def _silhouette(kit: Kit, name: str) -> bytes:
    """Draw a pip in black, as large as any other; give 0 for each pixel that is left white."""
    picture = Icons(kit).read(name)
    left, top, width, height = picture.box
    side = max(width, height)
    box = f"{left + (width - side) / 2:g} {top + (height - side) / 2:g} {side:g} {side:g}"
    shown = picture.shown(ACROSS / side)
    drawing = f'<svg xmlns="{SVG}" viewBox="{box}" color="#000000"><g>{shown}</g></svg>'
    with Image.open(io.BytesIO(paint(drawing, ACROSS, ACROSS))) as drawn:
        on_white = Image.alpha_composite(Image.new("RGBA", drawn.size, "white"), drawn)
    return on_white.convert("L").tobytes().translate(INKED)


# --- how different two colours look: CIEDE2000, from sRGB by way of CIELAB
#
# As Sharma, Wu & Dalal write it in "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary
# Test Data, and Mathematical Observations", Color Research & Application 30(1), 2005, with kL = kC = kH = 1;
# their 34 pairs are the test.

Lab = tuple[float, float, float]  # L* from 0 to 100, a*, b* (CIE 15)
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
"""From linear sRGB to XYZ (IEC 61966-2-1)."""

WHITE = tuple(sum(row) for row in TO_XYZ)
"""XYZ of the white of sRGB (D65)."""

FAR = 25.0**7


def lab(colour: Rgb) -> Lab:
    """Give the CIELAB values of an sRGB colour, its own white being white."""
    given = linear(colour)
    x, y, z = (
        _root(sum(share * value for share, value in zip(row, given, strict=True)) / white)
        for row, white in zip(TO_XYZ, WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    edge = 6 / 29
    return float(share ** (1 / 3)) if share > edge**3 else share / (3 * edge**2) + 4 / 29


def difference(one: Lab, other: Lab) -> float:
    """Give ΔE2000: 0 for one colour, about 1 for what is just seen side by side, 100 for black and white."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretched = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + FAR))  # 1 + G
    a1, a2 = a1 * stretched, a2 * stretched
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = _hue(a1, b1), _hue(a2, b2)
    turn = h2 - h1 if c1 * c2 else 0.0
    turn -= 360 if turn > 180 else -360 if turn < -180 else 0
    light, chroma, hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))

    middle, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2
    if c1 * c2:
        if abs(h1 - h2) > 180:
            h += 360 if h < 360 else -360
        h /= 2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    s_l = 1 + 0.015 * (middle - 50) ** 2 / sqrt(20 + (middle - 50) ** 2)
    s_c = 1 + 0.045 * c
    s_h = 1 + 0.015 * c * t
    blue = 30 * exp(-(((h - 275) / 25) ** 2))
    r_t = -sin(radians(2 * blue)) * 2 * sqrt(c**7 / (c**7 + FAR))
    one_c, one_h = chroma / s_c, hue / s_h
    return sqrt((light / s_l) ** 2 + one_c**2 + one_h**2 + r_t * one_c * one_h)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0
