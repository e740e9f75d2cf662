"""Drawings as a book reads them: each once, and again only when it has changed since the last build."""

from __future__ import annotations

from printkit.cache.memory import remembered
from printkit.pdf.page import Drawing


def read_drawing(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing, as :func:`printkit.draw.figure.read_svg`."""

    def make() -> Drawing:
        from printkit.draw.figure import read_svg  # not needed where all drawings are known

        return read_svg(text, where, width, colour)

    return remembered("drawings", (text, width, colour), make)
