"""How different two colours look: CIEDE2000, from sRGB by way of CIELAB.

The formula is as Sharma, Wu & Dalal write it in "The CIEDE2000 Color-Difference Formula: Implementation
Notes, Supplementary Test Data, and Mathematical Observations", Color Research & Application 30(1), 2005, with
kL = kC = kH = 1; their 34 pairs are the test.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from printkit.pdf.vision import Rgb, linear

Lab = tuple[float, float, float]  # L* from 0 to 100, a*, b* (CIE 15)
TO_XYZ = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
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
