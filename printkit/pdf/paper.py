"""Paper sizes, always portrait, how much of a sheet a home printer reaches, and how backs are printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from printkit.pdf.page import Rect

Backs = Literal["long-edge", "short-edge", "gutterfold", "none"]
"""How a back comes behind its front: printed on both sides of the paper (the edge that the paper is turned
over on), folded behind it, or not at all."""

MARGIN = 5.0
"""Nothing that must be seen comes nearer to the paper's edge, mm."""


class Paper(Struct, frozen=True):
    """A sheet of paper, mm. ``id`` is how options and file names call it."""

    id: str
    name: str
    width: float
    height: float

    @property
    def printable(self) -> Rect:
        """The sheet without its margins."""
        from printkit.pdf.page import Rect  # what lists papers alone starts without it

        return Rect(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)


PAPERS: Mapping[str, Paper] = {
    "a4": Paper("a4", "A4", 210.0, 297.0),  # ISO 216
    "letter": Paper("letter", "Letter", 215.9, 279.4),  # ANSI/ASME Y14.1: 8.5 × 11 in
}
"""Every paper by its id."""
