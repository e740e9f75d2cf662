"""Millimetres from the top left become points from the bottom left, here and nowhere else in this room."""

from __future__ import annotations

PT = 72 / 25.4
"""Points in a millimetre (ISO 32000-1, 8.3.2.3: the default unit of user space is 1/72 inch)."""


def num(value: float, digits: int = 2) -> str:
    """Write a number for a content stream: no exponent, no trailing zeros, no minus zero.

    Two digits are 0.01 pt, or 0.0035 mm.
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text
