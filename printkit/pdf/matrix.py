"""Boxes, and affine transforms of a plane, mm or any other unit; points, and numbers as a PDF has them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from msgspec import Struct

if TYPE_CHECKING:
    import pikepdf

    Op = tuple[str, *tuple[float, ...]]
else:
    Op = tuple[str | float, ...]  # as near as msgspec comes to it
"""One path operator: ``("M", x, y)``, ``("L", x, y)``, ``("C", x1, y1, x2, y2, x, y)`` or ``("Z",)``."""

Extent = tuple[float, float, float, float]
"""Left, top, right, bottom, mm."""


class Rect(Struct, frozen=True):
    """A box: top left corner, width and height, mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def extent(self) -> Extent:
        """Its left, top, right and bottom."""
        return self.x, self.y, self.x + self.width, self.y + self.height


class Matrix(Struct, frozen=True):
    """An affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, inner: Matrix) -> Matrix:
        """Give the transform that does ``inner`` first."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Transform a point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def around(self, x1: float, y1: float, x2: float, y2: float) -> tuple[float, float, float, float]:
        """Give the box round a box that is transformed: its least x and y, its greatest."""
        ax, bx, cx, dx = self.a * x1, self.a * x2, self.c * y1, self.c * y2
        ay, by, cy, dy = self.b * x1, self.b * x2, self.d * y1, self.d * y2
        left, right = min(ax, bx) + min(cx, dx) + self.e, max(ax, bx) + max(cx, dx) + self.e
        return left, min(ay, by) + min(cy, dy) + self.f, right, max(ay, by) + max(cy, dy) + self.f

    @property
    def scale(self) -> float:
        """How much lengths grow, on the whole (exact where the transform keeps shapes)."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def upright(self) -> bool:
        """Whether text stays upright and in proportion."""
        return abs(self.b) < 1e-9 and abs(self.c) < 1e-9 and abs(self.a - self.d) < 1e-9 and self.a > 0

    def ops(self, ops: Iterable[Op]) -> tuple[Op, ...]:
        """Transform a path."""
        a, b, c, d, e, f = self.a, self.b, self.c, self.d, self.e, self.f
        made: list[Op] = []
        for name, *values in ops:
            places: list[float] = []
            for x, y in zip(values[::2], values[1::2], strict=True):
                places += round(a * x + c * y + e, 4), round(b * x + d * y + f, 4)
            made.append((name, *places))
        return tuple(made)

    def inverse(self) -> Matrix:
        """Give the way back. Raises ZeroDivisionError where there is none."""
        whole = self.a * self.d - self.b * self.c
        a, b, c, d = self.d / whole, -self.b / whole, -self.c / whole, self.a / whole
        return Matrix(a, b, c, d, -a * self.e - c * self.f, -b * self.e - d * self.f)


IDENTITY = Matrix()
"""Where everything stays."""

TURNS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def placing(x: float, y: float, width: float, height: float, turn: int, scale: float = 1.0) -> Matrix:
    """Give the way from what is so wide and high to its place: a box whose top left is at x, y.

    ``turn``: clockwise, in quarters of 90 degrees.
    """
    a, b = (share * scale for share in TURNS[turn % 360])
    left, top = min(0.0, a * width) + min(0.0, -b * height), min(0.0, b * width) + min(0.0, a * height)
    return Matrix(a, b, -b, a, x - left, y - top)


PT = 72 / 25.4
"""Points in a millimetre (ISO 32000-1, 8.3.2.3: the default unit of user space is 1/72 inch)."""


def points(box: Extent, height: float) -> Extent:
    """Give a box of what is ``height`` mm high in points: left, bottom, right, top."""
    left, top, right, bottom = box
    return left * PT, (height - bottom) * PT, right * PT, (height - top) * PT


def on_curve(bend: Sequence[tuple[float, float]], t: float) -> tuple[float, float]:
    """Give a point of a Bézier curve of four points, at ``t`` from 0 to 1."""
    u = 1 - t
    weights = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    x, y = (sum(w * p[axis] for w, p in zip(weights, bend, strict=True)) for axis in (0, 1))
    return x, y


def numbers(values: object) -> list[float]:
    """Give the numbers of an array of a PDF."""
    return [float(value) for value in cast("Iterable[float]", values)]


def things(resources: pikepdf.Object, kind: str) -> list[pikepdf.Object]:
    """Give what the resources of a page or form hold of a kind, such as ``/Font``, without the names."""
    return [thing for _, thing in cast("dict[str, pikepdf.Object]", resources.get(kind, {})).items()]


def num(value: float, digits: int = 3) -> str:
    """Write a number for a content stream or SVG: no exponent, no trailing zeros, no minus zero."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tens(scale: float) -> int:
    """Give how many more decimals are as exact as before where lengths grow by ``scale``."""
    return round(math.log10(scale)) if 1e-9 < scale < 1e9 else 0


def upwards(by: Matrix, height: float, inner: float | None = None, digits: int = 6) -> str:
    """Write a matrix of mm downwards, on what is ``height`` mm high, as numbers for cm: points upwards.

    ``inner``: of what height the y of what it moves are counted from, mm; None: the same. ``digits``: of where
    it moves to.
    """
    own = height if inner is None else inner
    x, y = (by.c * own + by.e) * PT, (height - by.d * own - by.f) * PT
    exact = max(6, 5 - tens(by.scale))  # what it makes much smaller is large
    turned = (num(n, exact) for n in (by.a, -by.b, -by.c, by.d))
    return " ".join([*turned, num(x, digits), num(y, digits)])
