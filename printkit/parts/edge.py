"""Cards whose edge cuts off text, told by what is plotted of them anyway; ``printkit check`` looks closely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import hypot

from printkit.parts.faces import Component, face_key
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Group, Item, Marked, Moved
from printkit.text.faces import Glyphs

HOLDING = Group, Marked, Moved
"""Items that hold others."""


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
