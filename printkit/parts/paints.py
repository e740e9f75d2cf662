"""Colours and gradients of a drawing, as the PDF writer wants them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from printkit.parts.svg import Element
from printkit.pdf.matrix import Matrix, Op
from printkit.pdf.page import Gradient
from printkit.pdf.svgpath import transform


class UnplottableError(Exception):
    """Something that is left to CairoSVG."""


COMMON = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    "yellow": "#ffff00", "gray": "#808080", "grey": "#808080", "silver": "#c0c0c0", "orange": "#ffa500",
}  # fmt: skip
RGB = re.compile(r"rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)")
URL = re.compile(r"url\(\s*['\"]?#([^'\")]+)['\"]?\s*\)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


@functools.lru_cache(maxsize=1000)
def colour(value: str, current: str) -> str | None:
    """Give a colour as ``#rrggbb``, None for none. ``current``: what currentColor is."""
    value = value.strip()
    low = value.lower()
    if low in ("none", "transparent"):
        return None
    if low == "currentcolor":
        return current
    if low in COMMON:
        return COMMON[low]
    if low.startswith("#") and len(low) == 7:
        return low
    if low.startswith("#") and len(low) == 4:
        return "#" + "".join(2 * digit for digit in low[1:])
    if match := RGB.fullmatch(low):
        return "#" + "".join(f"{min(int(part), 255):02x}" for part in match.groups())
    raise UnplottableError(value)


def number(values: Mapping[str, str], key: str, default: float = 0.0) -> float:
    """Read a length without a unit, in px at most."""
    value = values.get(key)
    if value is None:
        return default
    try:
        return float(value.strip().removesuffix("px"))
    except ValueError:
        raise UnplottableError(f"{key}={value!r}") from None


def gradient(element: Element, ids: Mapping[str, Element], ops: tuple[Op, ...], current: str) -> Gradient:
    """Read a gradient that fills a path."""
    chain, at = [element], element
    while href := at.attributes.get("href", ""):
        at = ids[href.removeprefix("#")]
        if at in chain or at.tag not in ("linearGradient", "radialGradient"):
            raise UnplottableError("gradients in a circle")
        chain.append(at)
    values: dict[str, str] = {}
    for one in reversed(chain):
        values.update(one.values)
    if values.get("spreadMethod", "pad") != "pad" or any("%" in v for k, v in values.items() if k != "id"):
        raise UnplottableError("spreadMethod, or per cent")
    places: tuple[float, ...]
    if element.tag == "linearGradient":
        places = tuple(number(values, key, key == "x2") for key in ("x1", "y1", "x2", "y2"))
    else:
        cx, cy, r = (number(values, key, 0.5) for key in ("cx", "cy", "r"))
        places = number(values, "fx", cx), number(values, "fy", cy), 0.0, cx, cy, r
    own = _transform(values.get("gradientTransform", ""))
    if values.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
        own = _box(ops) @ own
    elif not {"x1", "x2", "cx", "cy", "r"} & values.keys():
        raise UnplottableError("a gradient without places")
    return Gradient(places, _stops(chain, current), own)


def _stops(chain: list[Element], current: str) -> tuple[tuple[float, str], ...]:
    owner = next((one for one in chain if any(child.tag == "stop" for child in one.children)), None)
    if owner is None:
        raise UnplottableError("a gradient without stops")
    found: list[tuple[float, str]] = []
    for child in owner.children:
        if child.tag != "stop":
            continue
        text = child.values.get("offset", "0").strip()
        place = float(text[:-1]) / 100 if text.endswith("%") else number({"offset": text}, "offset")
        made = colour(child.values.get("stop-color", "black"), current)
        if made is None or float(child.values.get("stop-opacity", "1")) != 1:
            raise UnplottableError("a stop that lets through")
        before = found[-1][0] if found else 0.0
        found.append((min(max(place, before), 1.0), made))
    return tuple(found)


def _box(ops: tuple[Op, ...]) -> Matrix:
    """Give the matrix of a path's bounding box; of one of straight lines, or a rectangle or ellipse of ours."""
    places = [list(places) for _, *places in ops]
    xs, ys = ([v for one in places for v in one[axis::2]] for axis in (0, 1))
    if not xs or max(xs) == min(xs) or max(ys) == min(ys):
        raise UnplottableError("a gradient on what has no area")
    return Matrix(max(xs) - min(xs), 0, 0, max(ys) - min(ys), min(xs), min(ys))


def _transform(text: str) -> Matrix:
    try:
        return transform(text) if text else Matrix()
    except ValueError as error:
        raise UnplottableError(str(error)) from None
