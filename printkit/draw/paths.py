"""SVG geometry → path operators: path data, basic shapes, transforms (SVG 1.1, chapters 7 to 9)."""

from __future__ import annotations

import cmath
import functools
import itertools
import math
import re
from collections.abc import Iterator, Sequence

from printkit.pdf.matrix import Matrix, Op, Rect

KAPPA = 0.5522847498307936
"""Length of the handles that make a cubic Bézier curve a quarter of a circle."""

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TOKEN = re.compile(rf"\s*+,?\s*+(?:(?P<letter>[A-Za-z])|(?P<number>{NUMBER.pattern}))")
_FLAG = re.compile(r"\s*+,?\s*+([01])")
_STEP = re.compile(r"(?<!\w)(\w++)\s*+\(([^()]*+)\)\s*+,?")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@functools.lru_cache(maxsize=10_000)
def numbers(text: str) -> tuple[float, ...]:
    """Read a list of numbers. Raises ValueError for anything else in it."""
    if NUMBER.sub("", text).strip(" ,\t\r\n"):
        raise ValueError(f"{text!r} is no list of numbers")
    return tuple([float(n) for n in NUMBER.findall(text)])


@functools.lru_cache(maxsize=1000)
def transform(text: str) -> Matrix:
    """Read a ``transform`` attribute; "" is none. Raises ValueError."""
    matrix = Matrix()
    for match in _STEP.finditer(text):
        matrix @= _one(match[1], numbers(match[2]))
    if _STEP.sub("", text).strip():
        raise ValueError(f"{text!r} is no transform")
    return matrix


def _one(name: str, v: tuple[float, ...]) -> Matrix:
    if name == "translate" and len(v) in (1, 2):
        return Matrix(e=v[0], f=v[1] if len(v) == 2 else 0.0)
    if name == "scale" and len(v) in (1, 2):
        return Matrix(a=v[0], d=v[-1])
    if name == "rotate" and len(v) in (1, 3):
        cos, sin = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
        turn = Matrix(cos, sin, -sin, cos)
        return turn if len(v) == 1 else Matrix(e=v[1], f=v[2]) @ turn @ Matrix(e=-v[1], f=-v[2])
    if name in ("skewX", "skewY") and len(v) == 1:
        slope = math.tan(math.radians(v[0]))
        return Matrix(c=slope) if name == "skewX" else Matrix(b=slope)
    if name == "matrix" and len(v) == 6:
        return Matrix(*v)
    raise ValueError(f"transform {name!r} with {len(v)} numbers is not known")


def fitted(said: str, box: Sequence[float], size: tuple[float, float]) -> Matrix:
    """Give how what has a viewBox lies in a box at 0, 0, as preserveAspectRatio has it (SVG 1.1, 7.8)."""
    left, top, across, down = box
    sx, sy = size[0] / across, size[1] / down
    align, *fit = said.removeprefix("defer").split() or ["xMidYMid"]
    if align != "none":
        sx = sy = max(sx, sy) if fit == ["slice"] else min(sx, sy)
    share = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
    x, y = (share.get(align[place : place + 3], 0.0 if align == "none" else 0.5) for place in (1, 5))
    return Matrix(sx, 0, 0, sy, (size[0] - across * sx) * x - left * sx, (size[1] - down * sy) * y - top * sy)


def rectangle(
    x: float, y: float, width: float, height: float, rx: float = 0.0, ry: float = 0.0
) -> tuple[Op, ...]:
    """Give a rectangle, with rounded corners where ``rx`` and ``ry`` are not 0."""
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    right, foot = x + width, y + height
    if rx <= 0 or ry <= 0:
        return ("M", x, y), ("L", right, y), ("L", right, foot), ("L", x, foot), ("Z",)
    h, v = rx * (1 - KAPPA), ry * (1 - KAPPA)
    return (
        ("M", x + rx, y),
        ("L", right - rx, y),
        ("C", right - h, y, right, y + v, right, y + ry),
        ("L", right, foot - ry),
        ("C", right, foot - v, right - h, foot, right - rx, foot),
        ("L", x + rx, foot),
        ("C", x + h, foot, x, foot - v, x, foot - ry),
        ("L", x, y + ry),
        ("C", x, y + v, x + h, y, x + rx, y),
        ("Z",),
    )


def ellipse(cx: float, cy: float, rx: float, ry: float) -> tuple[Op, ...]:
    """Give an ellipse as four curves."""
    h, v = rx * KAPPA, ry * KAPPA
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + v, cx + h, cy + ry, cx, cy + ry),
        ("C", cx - h, cy + ry, cx - rx, cy + v, cx - rx, cy),
        ("C", cx - rx, cy - v, cx - h, cy - ry, cx, cy - ry),
        ("C", cx + h, cy - ry, cx + rx, cy - v, cx + rx, cy),
        ("Z",),
    )


def outline(shape: str, box: Rect, off: float = 0.0, corner: float = 0.0) -> tuple[Op, ...]:
    """Give the edge of a part's shape, or the line ``off`` outside it; ``corner``: radius of a rectangle's."""
    x, y, width, height = box.x - off, box.y - off, box.width + 2 * off, box.height + 2 * off
    if shape == "circle":
        return ellipse(x + width / 2, y + height / 2, width / 2, height / 2)
    if shape == "hexagon":
        return _hexagon(box, off)
    return rectangle(x, y, width, height, corner, corner)


def _hexagon(box: Rect, off: float) -> tuple[Op, ...]:
    """Give a hexagon, or the line ``off`` outside it: two of its corners halve the shorter sides of its box."""
    wide = box.width >= box.height
    half, deep = (box.width / 2, box.height / 2) if wide else (box.height / 2, box.width / 2)
    far, side = half + off * math.hypot(half / 2, deep) / deep, deep + off
    near = far - half / 2 / deep * side
    corners = (far, 0.0), (near, side), (-near, side), (-far, 0.0), (-near, -side), (near, -side)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    places = [(x + u, y + v) if wide else (x + v, y + u) for u, v in corners]
    return (*(("L" if n else "M", *place) for n, place in enumerate(places)), ("Z",))


def polyline(points: str, closed: bool) -> tuple[Op, ...]:
    """Read the ``points`` of a polyline or polygon."""
    v = numbers(points)
    if len(v) % 2:
        raise ValueError("an odd number of coordinates")
    ops: list[Op] = [("L" if i else "M", v[i], v[i + 1]) for i in range(0, len(v), 2)]
    return tuple(ops + ([("Z",)] if closed and ops else []))


@functools.lru_cache(maxsize=1000)
def path(data: str) -> tuple[Op, ...]:
    """Read path data (M L H V C S Q T A Z, absolute and relative). Raises ValueError."""
    ops: list[Op] = []
    x = y = start_x = start_y = 0.0
    handle: tuple[str, float, float] = ("", 0.0, 0.0)
    for letter, v in _commands(data):
        kind, dx, dy = letter.upper(), (x if letter.islower() else 0.0), (y if letter.islower() else 0.0)
        if not ops and kind != "M":
            raise ValueError("path data begins with M")
        if kind == "Z":
            ops.append(("Z",))
            x, y = start_x, start_y
        elif kind in "MLHV":
            x = dx + v[0] if kind != "V" else x
            y = dy + v[-1] if kind != "H" else y
            ops.append(("M" if kind == "M" else "L", x, y))
            if kind == "M":
                start_x, start_y = x, y
        elif kind == "A":
            end = (dx + v[5], dy + v[6])
            ops += _arc((x, y), v, end)
            x, y = end
        else:
            points = [(dx + v[i], dy + v[i + 1]) for i in range(0, len(v), 2)]
            if kind in "ST":
                known = handle[0] == ("C" if kind == "S" else "Q")
                points.insert(0, (2 * x - handle[1], 2 * y - handle[2]) if known else (x, y))
            if len(points) == 2:  # a quadratic curve
                (qx, qy), (ex, ey) = points
                first = x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3
                second = ex + (qx - ex) * 2 / 3, ey + (qy - ey) * 2 / 3
                ops.append(("C", *first, *second, ex, ey))
                handle, (x, y) = ("Q", qx, qy), (ex, ey)
            else:
                (ax, ay), (bx, by), (x, y) = points
                ops.append(("C", ax, ay, bx, by, x, y))
                handle = ("C", bx, by)
            continue
        handle = ("", 0.0, 0.0)
    return tuple(ops)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    at, letter = 0, ""
    while data[at:].strip(" ,\t\r\n"):
        match = _TOKEN.match(data, at)
        if match is None:
            raise ValueError(f"path data: {data[at : at + 12]!r}")
        if match["letter"]:
            letter, at = match["letter"], match.end()
        elif not letter or letter in "Zz":
            raise ValueError("path data: a number without a command")
        count = _COUNTS.get(letter.upper())
        if count is None:
            raise ValueError(f"path data: no command {letter!r}")
        values: list[float] = []
        for index in range(count):
            flag = letter in "Aa" and index in (3, 4)
            found = _FLAG.match(data, at) if flag else _TOKEN.match(data, at)
            if found is None or (not flag and not found["number"]):
                raise ValueError(f"path data: {letter} needs {count} numbers")
            values.append(float(found[1] if flag else found["number"]))
            at = found.end()
        yield letter, values
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _arc(start: tuple[float, float], v: list[float], end: tuple[float, float]) -> list[Op]:
    """Turn an elliptical arc into curves, or into a line without size (SVG 1.1, F.6). ``v``: as written.

    It is reckoned where the ellipse is a circle of radius 1, with its start at 0. (The arcs of fontTools bring
    all of lxml along.)
    """
    wide, high, degrees, large, sweep = abs(v[0]), abs(v[1]), *v[2:5]
    begin, turn = complex(*start), cmath.rect(1, math.radians(degrees))
    chord = (complex(*end) - begin) / turn
    try:
        half = complex(chord.real / wide, chord.imag / high) / 2
        away = math.sqrt(max(1.0, abs(half)) ** 2 / abs(half) ** 2 - 1)
        centre = half * (1 + (1j if large != sweep else -1j) * away)
        angle = cmath.phase((2 * half - centre) / -centre) % math.tau - (0 if sweep else math.tau)
        count = math.ceil(abs(angle) / (math.pi / 2 + 0.001))
    except (ArithmeticError, ValueError):  # its radii, or all of it, are next to nothing
        return [] if start == end else [("L", *end)]
    handle = 4j / 3 * math.tan(angle / count / 4)
    curves = list[Op]()
    for first, last in itertools.pairwise(-centre * cmath.rect(1, angle * n / count) for n in range(count + 1)):
        there = [centre + point for point in (first + first * handle, last - last * handle, last)]
        points = [begin + turn * complex(point.real * wide, point.imag * high) for point in there]
        curves.append(("C", *itertools.chain(*((point.real, point.imag) for point in points))))
    return curves
