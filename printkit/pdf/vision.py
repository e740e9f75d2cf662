"""How colours look to eyes that lack a kind of cone, or without colour: for the preview and for checks.

The matrices are those of Machado, Oliveira & Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", IEEE TVCG 15(6), 2009, at severity 1.0, for linear sRGB. Take what they show of tritan as
near: no one matrix holds for it (Brettel, Viénot & Mollon, JOSA A 14(10), 1997, bend the plane of its colours).
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Literal, get_args

Vision = Literal["protan", "deutan", "tritan", "grey"]
"""Without the cones for long, middle, short waves; and a black-and-white print, or no colour vision at all."""

VISIONS: tuple[Vision, ...] = get_args(Vision)

Rgb = tuple[float, float, float]
"""Red, green, blue, each 0 to 1: as in a file (sRGB), or linear."""

LUMINANCE: Rgb = (0.2126, 0.7152, 0.0722)
"""The share of each linear primary in luminance (IEC 61966-2-1)."""

MATRICES: Mapping[Vision, tuple[Rgb, Rgb, Rgb]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
}
"""From linear RGB to linear RGB, a row for each of the new red, green and blue."""


def read_hex(colour: str) -> Rgb:
    """Read ``#rrggbb`` as sRGB."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def mix(colour: str, share: float, with_: str = "#ffffff") -> str:
    """Give ``share`` of a colour on another, as ``#rrggbb``."""
    pairs = [(int(colour[i : i + 2], 16), int(with_[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def linear(colour: Rgb) -> Rgb:
    """Turn sRGB into linear RGB (IEC 61966-2-1)."""
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour)
    return red, green, blue


def encoded(colour: Rgb) -> Rgb:
    """Turn linear RGB into sRGB; what lies outside of it becomes what is nearest inside."""
    bounded = (min(1.0, max(0.0, v)) for v in colour)
    red, green, blue = (v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in bounded)
    return red, green, blue


def simulated(colour: Rgb, vision: Vision) -> Rgb:
    """Give the sRGB colour that looks to all as ``colour`` (sRGB) looks to these eyes."""
    given = linear(colour)
    red, green, blue = (sum(map(operator.mul, row, given)) for row in MATRICES[vision])
    return encoded((red, green, blue))


def svg_filters() -> str:
    """Write an SVG filter for each vision, called by its name; ``feColorMatrix`` then works on linear RGB."""
    made = []
    for vision, rows in MATRICES.items():
        values = "  ".join(f"{' '.join(f'{share:.6f}' for share in row)} 0 0" for row in rows)
        made.append(
            f'<filter id="{vision}" color-interpolation-filters="linearRGB">'
            f'<feColorMatrix type="matrix" values="{values}  0 0 0 1 0"/></filter>'
        )
    return "\n".join(made)
