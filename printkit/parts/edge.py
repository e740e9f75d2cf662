"""The edge of a piece that its drawing gives: one closed line of class ``cut``, and no other line."""

from __future__ import annotations

from printkit.draw.die import die_lines
from printkit.pdf.matrix import Matrix, Op

UNSTROKED = "<style>.cut, .cut * { stroke: none !important }</style>"
"""What takes the stroke from a line to cut by."""


def edge_of(drawing: str, width: float, height: float, name: str, front: str = "") -> tuple[Op, ...]:
    """Give the edge in a drawing of ``width`` × ``height`` mm with bleed, mm from its top left; () for none.

    A drawing without lines is taken for a back, which has the edge of ``front``, mirrored. Raises ArtError,
    with ``name`` and the line, for one whose path cannot be read.
    """
    lines, turned = die_lines(drawing, width, height, name), Matrix()
    if not lines and front:
        lines, turned = die_lines(front, width, height, name), Matrix(a=-1, e=width)
    if [kind for kind, _ in lines] == ["cut"] and lines[0][1][-1] == ("Z",):
        return turned.ops(lines[0][1])
    return ()


def unstroked(drawing: str) -> str:
    """Take the stroke from a drawing's edge, by which a picture of it is cut."""
    inside, end, after = drawing.rpartition("</svg")
    return f"{inside}{UNSTROKED}{end}{after}"
