"""Operators and matrices written out (ISO 32000-1, Annex A): from millimetres downwards to points upwards."""

from __future__ import annotations

import functools

from printkit.pdf.matrix import PT, Matrix, Op, num
from printkit.pdf.vision import read_hex

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
PAINT = {(True, True): "B", (True, False): "f", (False, True): "S"}


def alpha_name(alpha: tuple[int, int]) -> str:
    """Name the graphics state that lets so many thousandths of fill and stroke through."""
    return f"A{alpha[0]}s{alpha[1]}"


def upwards(by: Matrix, height: float, inner: float | None = None, digits: int = 6) -> str:
    """Write a matrix of mm downwards, on what is ``height`` mm high, as numbers for cm: points upwards.

    ``inner``: of what height the y of what it moves are counted from, mm; None: the same. ``digits``: of where
    it moves to.
    """
    own = height if inner is None else inner
    turned, moved = (by.a, -by.b, -by.c, by.d), (by.c * own + by.e, height - by.d * own - by.f)
    return " ".join([*(num(n, 6) for n in turned), *(num(n * PT, digits) for n in moved)])


def path_code(ops: tuple[Op, ...], x: float, height: float, digits: int) -> str:
    """Write a path's construction (8.5.2). ``x``: how far right it lies; ``height``: of what its y counts from.

    All its numbers are written at once and then stripped of zeros as :func:`num` does it, in a fourth of the
    time: a book has some 70,000 of them.
    """
    values: list[float] = []
    for op in ops:
        if len(op) == 3:
            values += (x + op[1]) * PT, (height - op[2]) * PT
        elif len(op) == 7:
            _, x1, y1, x2, y2, x3, y3 = op
            values += (x + x1) * PT, (height - y1) * PT, (x + x2) * PT, (height - y2) * PT
            values += (x + x3) * PT, (height - y3) * PT
    text = _layout("".join([op[0] for op in ops]), digits) % tuple(values)
    for _ in range(digits - 1):
        text = text.replace("0 ", " ")  # every number has its point yet, and a space after it
    return text.replace(".0 ", " ").replace("-0 ", "0 ")


@functools.lru_cache(maxsize=1000)
def _layout(names: str, digits: int) -> str:
    """Give the pattern of a path with these operators."""
    number = f"%.{digits}f "
    pairs = {"M": 1, "L": 1, "C": 3}
    return "\n".join("h" if name == "Z" else f"{number * 2 * pairs[name]}{name.lower()}" for name in names)


@functools.lru_cache(maxsize=1000)
def fill_colour(value: str) -> str:
    """Give the fill operator of ``#rrggbb``: ``rg``, or ``g`` for a grey."""
    parts = [num(share, 3) for share in read_hex(value)]
    return f"{parts[0]} g" if len(set(parts)) == 1 else f"{' '.join(parts)} rg"
