"""The lines of a drawing that a machine cuts, scores or perforates: shapes of class cut, score or perforate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, get_args

from printkit.draw.check import check
from printkit.draw.plot import Plotter, ids_of, origin, shape_ops
from printkit.draw.style import Style
from printkit.draw.svg import Element, above, fail, in_file
from printkit.pdf.matrix import Matrix, Op
from printkit.pdf.page import Item

Kind = Literal["score", "perforate", "cut"]
"""What is done along a line, in the order in which a machine does it."""

KINDS: tuple[Kind, ...] = get_args(Kind)
CLASSED = re.compile(r"\bclass\s*=")

DieLine = tuple[Kind, tuple[Op, ...]]
"""What is done, and the path that it is done along, mm from the top left of the drawing."""


def die_lines(svg: str, width: float, height: float, name: str) -> tuple[DieLine, ...]:
    """Give the lines of a drawing of ``width`` × ``height`` mm, in its order, or none.

    A class of a group, or of what repeats something, is that of all in it. Raises ArtError, with ``name`` and
    the line, for one whose path cannot be read.
    """
    if not CLASSED.search(svg):
        return ()
    root = check(svg, width, height, name)
    reader = _Lines(root)
    with in_file(name):
        reader.whole(root, width, height)  # what it finds it keeps
    return tuple(reader.found)


def _kind(element: Element) -> Kind | None:
    said = element.attributes.get("class", "").split()
    return next((kind for kind in KINDS if kind in said), None)


class _Lines(Plotter):
    """Goes where there are such lines, and keeps them in place of plotting them."""

    def __init__(self, root: Element) -> None:
        super().__init__(ids_of(root))
        self.found: list[DieLine] = []
        self.kind: Kind | None = None
        lines = (element for element in root.walk() if _kind(element))
        self.leads = {one for line in lines for one in (line, *above(line))}  # what has such a line in it
        uses = [(one, self.ids[one.attributes["href"][1:]]) for one in root.walk() if one.tag == "use"]
        while more := {use for use, target in uses if target in self.leads} - self.leads:
            self.leads |= {one for use in more for one in (use, *above(use))}

    def one(self, element: Element, inherited: Style, place: Matrix) -> Iterator[Item]:
        """Look into an element if it, or something in it, or what it is part of, is such a line."""
        before = self.kind
        if before is None and element not in self.leads:
            return
        self.kind = _kind(element) or before
        yield from super().one(element, inherited, place)
        self.kind = before

    def shape(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Keep a shape's path, in mm."""
        if self.kind is not None and (ops := shape_ops(element, *origin(element))):
            self.found.append((self.kind, place.ops(ops)))
        return iter(())

    def text(self, element: Element, style: Style, place: Matrix) -> Iterator[Item]:
        """Refuse text that is to be cut."""
        raise fail(element, f"text cannot be a line to {self.kind}", "make paths of its letters")
