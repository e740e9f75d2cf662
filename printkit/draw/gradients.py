"""Gradients of a drawing as those of a page (SVG 1.1, 13.2)."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.draw.paths import transform
from printkit.draw.style import UnplottableError, number
from printkit.draw.svg import Element
from printkit.kit.colours import colour
from printkit.pdf.extent import path_reach
from printkit.pdf.matrix import Extent, Matrix, Op
from printkit.pdf.page import Gradient, Path


def gradient(element: Element, ids: Mapping[str, Element], ops: tuple[Op, ...]) -> Gradient | str:
    """Read a gradient that fills a path; one without extent is the colour of its last stop.

    Raises UnplottableError, and ValueError for what is no number.
    """
    chain, at = [element], element
    while href := at.attributes.get("href", ""):
        at = ids[href.removeprefix("#")]
        if at in chain or at.tag not in ("linearGradient", "radialGradient"):
            raise UnplottableError("gradients that refer to each other")
        chain.append(at)
    values: dict[str, str] = {}
    for one in reversed(chain):
        values.update(one.values)
    if values.get("spreadMethod", "pad") != "pad" or any("%" in v for k, v in values.items() if k != "id"):
        raise UnplottableError("a gradient with spreadMethod, or places in per cent")
    places: tuple[float, ...]
    if element.tag == "linearGradient":
        places = tuple(number(values, key, key == "x2") for key in ("x1", "y1", "x2", "y2"))
    else:
        cx, cy, r = (number(values, key, 0.5) for key in ("cx", "cy", "r"))
        places = number(values, "fx", cx), number(values, "fy", cy), 0.0, cx, cy, r
    stops = _stops(chain)
    if (places[:2] == places[2:] or places[5:] == (0.0,)) and len(stops[-1][1]) == 7:
        return stops[-1][1]
    own = transform(values.get("gradientTransform", ""))
    if values.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
        own = _box(ops) @ own
    elif not values.keys() >= ({"x2"} if len(places) == 4 else {"cx", "cy", "r"}):
        raise UnplottableError("a gradient without places")
    return Gradient(places, stops, own)


def _stops(chain: list[Element]) -> tuple[tuple[float, str], ...]:
    owner = next((one for one in chain if any(child.tag == "stop" for child in one.children)), None)
    if owner is None:
        raise UnplottableError("a gradient without stops")
    stops: list[tuple[float, str]] = []
    for child in owner.children:
        if child.tag != "stop":
            continue
        text = child.values.get("offset", "0").strip()
        place = float(text[:-1]) / 100 if text.endswith("%") else number({"offset": text}, "offset")
        made = colour(child.values.get("stop-color", "black"), "")
        if not made:
            raise UnplottableError("a gradient with a stop of no colour or of currentColor")
        cover = round(255 * max(0.0, min(1.0, float(child.values.get("stop-opacity", "1")))))
        before = stops[-1][0] if stops else 0.0
        stops.append((min(1.0, max(before, place)), made if cover == 255 else f"{made}{cover:02x}"))
    return tuple(stops)


def _box(ops: tuple[Op, ...]) -> Matrix:
    """Give the matrix of a path's bounding box, in which the handles of curves do not count (SVG 1.1, 7.11)."""
    ends: tuple[Op, ...] = tuple((name, *values[-2:]) for name, *values in ops)
    box, handles = (path_reach(Path(one)) or (0.0, 0.0, 0.0, 0.0) for one in (ends, ops))
    left, top, right, bottom = box if box == handles else _curved(ops)
    if left == right or top == bottom:
        raise UnplottableError("a gradient on what has no area")
    return Matrix(right - left, 0, 0, bottom - top, left, top)


def _curved(ops: tuple[Op, ...]) -> Extent:
    """Give the box of a path whose handles may reach beyond it."""
    from fontTools.pens.boundsPen import BoundsPen  # 8 ms, which rectangles and circles need not

    pen, start = BoundsPen(None), (0.0, 0.0)
    for name, *values in ops:
        points = tuple(zip(values[::2], values[1::2], strict=True)) or (start,)
        if name == "M":
            (start,) = points
        {"M": pen.moveTo, "C": pen.curveTo}.get(name, pen.lineTo)(*points)
    return pen.bounds or (0.0, 0.0, 0.0, 0.0)
