"""Paper sizes, always portrait, and how much of a sheet a home printer reaches."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from printkit.pdf.matrix import Rect

if TYPE_CHECKING:
    from printkit.pdf.page import Path

SMALLEST, LARGEST = 100.0, 1000.0
"""Sides of a paper without a name, mm."""

MARGIN = 5.0
"""Nothing that must be seen comes nearer to the paper's edge, mm."""


class Paper(Struct, frozen=True):
    """A sheet of paper, mm. ``id`` is how options and file names call it.

    ``margins``: what is left free at the sides, and above and below. ``cutter``: the machine that cuts it, ""
    for hands, which need marks to cut by; ``marks``: those that it looks for, on fronts.
    """

    id: str
    name: str
    width: float
    height: float
    margins: tuple[float, float] = (MARGIN, MARGIN)
    cutter: str = ""
    marks: tuple[Path, ...] = ()

    @property
    def printable(self) -> Rect:
        """The sheet without its margins."""
        x, y = self.margins
        return Rect(x, y, self.width - 2 * x, self.height - 2 * y)

    def takes(self, width: float, height: float) -> bool:
        """Whether a piece surely goes on it whole, however it is laid out: on half of it, to be folded, too."""
        return 2 * (max(width, height) + MARGIN) <= min(self.width, self.height)

    @property
    def reached(self) -> Rect:
        """What can be cut of the sheet: all of it, but for what its machine does not reach."""
        return self.printable if self.cutter else Rect(0.0, 0.0, self.width, self.height)


class _Papers(dict[str, Paper]):
    """Those that have a name; by its width and height in mm, any other: ``330x483`` (Super B)."""

    def __missing__(self, id: str) -> Paper:
        found = re.fullmatch(r"([0-9]{2,4}(?:\.[0-9]+)?)x([0-9]{2,4}(?:\.[0-9]+)?)", id)
        width, height = sorted(map(float, found.groups())) if found else (0.0, 0.0)
        if not SMALLEST <= width <= height <= LARGEST:
            raise KeyError(id)
        return Paper(f"{width:g}x{height:g}", f"{width:g} × {height:g} mm", width, height)

    def __contains__(self, id: object) -> bool:
        try:
            return bool(self[str(id)])
        except KeyError:
            return False


PAPERS: Mapping[str, Paper] = _Papers(
    {
        "a4": Paper("a4", "A4", 210.0, 297.0),  # ISO 216
        "letter": Paper("letter", "Letter", 215.9, 279.4),  # ANSI/ASME Y14.1: 8.5 × 11 in
        "a3": Paper("a3", "A3", 297.0, 420.0),
        "a5": Paper("a5", "A5", 148.0, 210.0),
        "b4": Paper("b4", "B4", 257.0, 364.0),  # JIS P 0138, larger than ISO's
        "b5": Paper("b5", "B5", 182.0, 257.0),
        "legal": Paper("legal", "Legal", 215.9, 355.6),  # 8.5 × 14 in
        "tabloid": Paper("tabloid", "Tabloid", 279.4, 431.8),  # 11 × 17 in
    }
)
"""Every paper by its id."""

USUAL = ("a4", "letter")
"""The papers that a kit is checked on, and ``--paper all``: of these a home has one."""
