"""What a printer does to a page, from six lengths measured on a printed sheet; and how to undo it.

Model: turned about the middle of the paper, made larger or smaller along each side, and moved. A printed sheet
(:mod:`printkit.press.calibration_sheet`) shows a frame ``INSET`` mm inside the paper; measured are, mm:

    A, B  from the paper's left edge to the frame, ``APART`` mm below and above the paper's upper and lower edge
    C, D  from the paper's upper edge to the frame, ``APART`` mm from the paper's left and right edge
    E, F  the frame's width and its height
"""

from __future__ import annotations

import math
from typing import Annotated

from msgspec import Meta, Struct

from printkit.errors import UsageError
from printkit.pdf.matrix import Matrix
from printkit.pdf.paper import Paper

LEAST = 200.0
"""How wide a paper is at least on which the sheet's lines and words have room, mm."""

INSET = 20.0
APART = 50.0

LETTERS = "ABCDEF"


Off = Annotated[float, Meta(gt=-50, lt=50)]
Scaled = Annotated[float, Meta(gt=0.5, lt=2)]


class Error(Struct, frozen=True):
    """What a printer does to one side of the paper.

    ``x``, ``y``: how far the page's middle is moved, mm to the right and down; ``turn``: degrees clockwise;
    ``scale_x``, ``scale_y``: how much larger it comes out.
    """

    x: Off = 0.0
    y: Off = 0.0
    turn: Annotated[float, Meta(gt=-20, lt=20)] = 0.0
    scale_x: Scaled = 1.0
    scale_y: Scaled = 1.0

    def matrix(self, paper: Paper) -> Matrix:
        """Give where the printer sets a point of the page."""
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        a, b, c, d = self.scale_x * cos, self.scale_x * sin, -self.scale_y * sin, self.scale_y * cos
        x, y = paper.width / 2, paper.height / 2
        return Matrix(a, b, c, d, x + self.x - a * x - c * y, y + self.y - b * x - d * y)


class Sides(Struct, frozen=True):
    """A printer's errors on the front and on the back of the paper."""

    front: Error
    back: Error


def nominal(paper: Paper) -> tuple[float, ...]:
    """Give what A to F would be on a perfect printer, mm."""
    return (*(INSET,) * 4, paper.width - 2 * INSET, paper.height - 2 * INSET)


def error_of(measured: tuple[float, ...], paper: Paper) -> Error:
    """Give a side's error from A to F. Raises UsageError for lengths that no printer makes."""
    wanted = nominal(paper)
    if len(measured) != len(wanted):
        hint = f"A,B,C,D,E,F in mm, as in 20.3,20.1,19.8,19.8,{wanted[4]:g},{wanted[5]:g}"
        raise UsageError(f"{len(measured)} lengths, not 6", hint=hint)
    for letter, value, right in zip(LETTERS, measured, wanted, strict=True):
        most = 10.0 if letter in "ABCD" else 0.08 * right  # beyond: a slip of the ruler or of the pen
        if not abs(value - right) <= most:  # nan neither
            what = f"{letter} is {value:g} mm, and should be about {right:g} mm on {paper.name}"
            raise UsageError(what, hint="measure it again")
    a, b, c, d, e, f = measured
    scale_x, scale_y = e / wanted[4], f / wanted[5]
    down, across = paper.height - 2 * APART, paper.width - 2 * APART
    # Both sides tell the turn; the longer one tells it better.
    turn = math.atan(((a - b) * down + (d - c) * across) / (down**2 + across**2))
    middle_x, middle_y = paper.width / 2, paper.height / 2
    return Error(
        x=round((a + b) / 2 - middle_x + scale_x * (middle_x - INSET), 4),
        y=round((c + d) / 2 - middle_y + scale_y * (middle_y - INSET), 4),
        turn=round(math.degrees(turn), 4),
        scale_x=round(scale_x, 5),
        scale_y=round(scale_y, 5),
    )
