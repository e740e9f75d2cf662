"""Cards whose edge cuts off text, or whose ground ends too soon, told by what is plotted of them anyway.

``printkit check`` looks closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import hypot

from printkit.parts.faces import Component, face_key
from printkit.pdf.extent import Extent, reach
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Bitmap, Group, Item, Marked, Moved, Path
from printkit.text.faces import Glyphs

HOLDING = Group, Marked, Moved
"""Items that hold others."""

CLOSE = 0.05
"""How far a ground may end before an edge that it reaches, mm."""


def cut_off(made: Component) -> Iterator[str]:
    """Name each face of a part with text that its edge cuts off; none of a net, nor what CairoSVG draws."""
    bleed, right, foot = made.bleed, made.bleed + made.width, made.bleed + made.height

    def inside(x: float, y: float) -> bool:
        if made.part.shape == "circle":
            return hypot(x - bleed - made.width / 2, y - bleed - made.height / 2) <= made.width / 2
        return bleed <= x <= right and bleed <= y <= foot

    for drawing, name in zip(made.drawings()[0], made.names(), strict=True):
        items = made.plots.get(face_key(drawing, right + bleed, foot + bleed)) or ()
        if made.part.shape != "net" and _leaves(items, inside, Matrix()):
            yield name


def unbled(made: Component) -> Iterator[str]:
    """Name each face whose grounds, shapes behind the whole card that are not white, all end in the bleed."""
    wide, high = made.whole
    for drawing, name in zip(made.drawings()[0], made.names(), strict=True):
        items = made.plots.get(face_key(drawing, wide, high)) or ()
        boxes = _filled(items, Matrix())
        short = [max(left, top, wide - right, high - foot) for left, top, right, foot in boxes]
        if CLOSE < min(short, default=0.0) <= made.bleed + CLOSE:
            yield name


def _filled(items: Iterable[Item], place: Matrix) -> Iterator[Extent]:
    """Give the boxes of shapes that are filled, but not white, and of pictures."""
    for item in items:
        if isinstance(item, Group):
            yield from _filled(item.items, place @ item.matrix)
        elif isinstance(item, Bitmap) or (isinstance(item, Path) and item.fill not in (None, "#ffffff")):
            yield from (place.around(*box) for box in filter(None, [reach((item,), lambda _: (0.0, 0.0))]))


def _leaves(items: Iterable[Item], inside: Callable[[float, float], bool], place: Matrix) -> bool:
    """Whether the middle of a line's first or last letter, more or less, is outside."""
    for item in items:
        if isinstance(item, Glyphs):
            for step in (1, -1) if item.colour else ():
                letters = zip(item.at[::step], item.text[::step], strict=True)
                at = next((at for at, text in letters if text.strip()), None)
                if at is not None:
                    middle = place.point(item.x + at + item.size / 4, item.y - item.size / 3)
                    if not inside(*middle):
                        return True
        elif isinstance(item, HOLDING) and any(isinstance(one, (Glyphs, *HOLDING)) for one in item.items):
            own = item.matrix if isinstance(item, Group) else Matrix()
            own = Matrix(e=item.x, f=item.y) if isinstance(item, Moved) else own
            if _leaves(item.items, inside, place @ own):
                return True
    return False
