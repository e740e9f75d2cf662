"""Drawings that are kept from one build to the next: the text that templates made, and what was read of it.

Text is kept by who sees to it that kit, facts and printkit are the same; what is asked for is which drawing, in
which language, with which values of its place in the book. What is read of a text depends on nothing else but
fonts and code.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator

from printkit.pdf.page import Drawing

Rendered = Callable[[tuple[str, ...], Callable[[], str]], str]
"""Gives what a template made for a question before, or has it made."""


class Drawings:
    """Drawings that were read before, by a digest of their text, and those that are read now."""

    def __init__(self, data: bytes | None = None) -> None:
        """Take what :meth:`packed` gave; None, or anything else: nothing is known."""
        self._known: dict[str, Drawing] = {}
        self._used: dict[str, Drawing] = {}
        self._here: dict[tuple[str, float | None, str], Drawing] = {}
        if data is not None:
            from printkit.pdf.pack import unpack_drawings

            with contextlib.suppress(ValueError):
                self._known = unpack_drawings(data)

    def read(self, text: str, where: str, width: float | None, colour: str) -> Drawing:
        """Read a drawing, as :func:`printkit.draw.figure.read_svg`."""
        asked = text, width, colour
        if asked not in self._here:
            key = hashlib.sha256(repr(asked).encode("utf-8", "surrogatepass")).hexdigest()
            drawing = self._known.get(key) or _read(text, where, width, colour)
            self._here[asked] = self._used[key] = drawing
        return self._here[asked]

    def packed(self) -> bytes | None:
        """Give what was asked for, as bytes; None where it is all known already."""
        if self._used.keys() <= self._known.keys():
            return None
        from printkit.pdf.pack import pack_drawings

        return pack_drawings(self._used)


_rendered: Rendered | None = None
_drawings: Drawings | None = None


@contextlib.contextmanager
def remembering(memory: Rendered) -> Iterator[None]:
    """Ask it for whatever is rendered while the block runs."""
    global _rendered
    before, _rendered = _rendered, memory
    try:
        yield
    finally:
        _rendered = before


@contextlib.contextmanager
def remembering_drawings(memory: Drawings) -> Iterator[None]:
    """Have it read whatever is read while the block runs."""
    global _drawings
    before, _drawings = _drawings, memory
    try:
        yield
    finally:
        _drawings = before


def rendered(asked: tuple[str, ...], make: Callable[[], str]) -> str:
    """Give the SVG that a drawing's template makes."""
    return make() if _rendered is None else _rendered(asked, make)


def read_drawing(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing, as :func:`printkit.draw.figure.read_svg`."""
    return (_read if _drawings is None else _drawings.read)(text, where, width, colour)


def _read(text: str, where: str, width: float | None, colour: str) -> Drawing:
    from printkit.draw.figure import read_svg  # not needed where all is known

    return read_svg(text, where, width, colour)
