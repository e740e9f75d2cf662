"""How a colour may be written, in drawings and in kit.toml."""

from __future__ import annotations

import functools
import re

from printkit.errors import nearest

_PART = r"\s*(\d{1,3}(?:\.\d+)?%|\d{1,3})\s*"
_RGB = re.compile(rf"rgb\({_PART},{_PART},{_PART}\)")
_HEX = re.compile(r"#[0-9a-f]{3}|#[0-9a-f]{6}")
BEYOND = "rebeccapurple"
"""A colour that Pillow knows, but not SVG 1.1 (4.4) and CairoSVG."""


@functools.lru_cache(maxsize=1000)
def colour(value: str, current: str) -> str | None:
    """Give a colour as ``#rrggbb``, None for none. ``current``: what currentColor is.

    Raises ValueError for any other way of writing one: hsl(), #rrggbbaa and the like.
    """
    low = value.strip().lower()
    if low in ("none", "transparent"):
        return None
    if low == "currentcolor":
        return current
    if _HEX.fullmatch(low):
        return low if len(low) == 7 else "#" + "".join(2 * digit for digit in low[1:])
    if match := _RGB.fullmatch(low):
        return "#" + "".join(f"{_byte(part):02x}" for part in match.groups())
    if low.isalpha() and low != BEYOND:
        from PIL import ImageColor  # 30 ms, which a drawing that names no colour need not take

        red, green, blue, *_ = ImageColor.getrgb(low)
        return f"#{red:02x}{green:02x}{blue:02x}"
    raise ValueError(f"the colour {value[:40]!r}")


def like_colour(value: str) -> str | None:
    """Give a hint that names the colour that may be meant; None where none is near."""
    from PIL import ImageColor

    return nearest(value, (name for name in ImageColor.colormap if name != BEYOND), 0.8)


def _byte(part: str) -> int:
    return min(255, round(float(part[:-1]) * 2.55) if part.endswith("%") else int(part))
