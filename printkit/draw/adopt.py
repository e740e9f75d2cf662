"""A book's drawing that an editor saved, as one that books draw: its shapes, or else a picture of pixels."""

from __future__ import annotations

import re

from printkit.draw.figure import read_svg
from printkit.draw.svg import SVG, in_file
from printkit.draw.write import Vector, as_pixels, read_vector
from printkit.errors import ArtError, GlyphError

SAVED = re.compile(r"xmlns:(?!xlink\b)\w|<!DOCTYPE|<filter\b|<mask\b|mix-blend-mode")
"""What tells that an editor saved a drawing, or that only pixels show it. Others are held to the letter."""


def drawable(
    text: str, where: str, width: float | None = None, colour: str = "#000000"
) -> tuple[str, tuple[str, ...]]:
    """Give a drawing as books draw it, and what its maker may want to know.

    ``width``: mm, None: its own; ``colour``: as in :func:`read_svg`. Raises ArtError and GlyphError.
    """
    if not SAVED.search(text):
        return text, ()
    try:
        read_svg(text, where, width, colour)
    except (ArtError, GlyphError):
        vector = read_vector(text, where)
        made = _svg(vector, width, colour)
        try:
            read_svg(made, where, width, colour)
        except (ArtError, GlyphError) as error:
            with in_file(where):
                vector = as_pixels(text, where, vector.box, error)
            made = _svg(vector, width, colour)
        return made, vector.notes
    return text, ()


def _svg(vector: Vector, width: float | None, colour: str) -> str:
    """Write a whole drawing; where nobody says how wide it is, a unit is a mm."""
    left, top, across, down = vector.box
    wide = width or across
    box = f'viewBox="{left:g} {top:g} {across:g} {down:g}" width="{wide:g}mm"'
    inner = vector.shown(wide / across, f'fill="{colour}" color="{colour}"')
    return f'<svg xmlns="{SVG}" {box}>{inner}</svg>'
