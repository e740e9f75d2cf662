"""A text on one line at its natural widths: labels of figures, page numbers, words of marks."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from printkit.text.classes import is_wide
from printkit.text.faces import DRAWN_AS, Glyphs, MissingGlyphError, clean, faces, kept, require, shape


class Label(NamedTuple):
    """Glyphs from x 0 on the baseline y 0, and their width, mm."""

    glyphs: tuple[Glyphs, ...]
    width: float

    def at(self, x: float, y: float) -> tuple[Glyphs, ...]:
        """Give the glyphs with their left end on the baseline at x, y."""
        return tuple(replace(run, x=run.x + x, y=run.y + y) for run in self.glyphs)


@kept(2000)
def label(
    text: str,
    size: float,
    family: str = "text",
    bold: bool = False,
    italic: bool = False,
    colour: str = "#000000",
    gap: float = 0.0,
) -> Label:
    """Set a text at its natural widths. ``size``: mm.

    ``gap``: mm between Japanese and Latin letters or figures (JLREQ 3.2.6 has a quarter em in running text).
    Raises GlyphError for a character that no face has.
    """
    runs: list[tuple[str, str, float]] = []
    before = ""
    for char in clean(text).replace("\u00ad", ""):  # nothing is broken here
        script = "ja" if is_wide(char) else "latin"
        try:
            face, _ = require(char, family, script, bold, italic)
        except MissingGlyphError as error:
            raise error.glyph_error(text) from None
        parted = gap > 0 and before.isalnum() and char.isalnum() and is_wide(before) != is_wide(char)
        if runs and runs[-1][0] == face and not parted:
            runs[-1] = face, runs[-1][1] + char, runs[-1][2]
        else:
            runs.append((face, char, gap if parted else 0.0))
        before = char
    out: list[Glyphs] = []
    x = 0.0
    for face, word, more in runs:
        x += more
        shaped = shape(face, "".join(DRAWN_AS.get(char, char) for char in word))
        at = tuple(place * size for place in shaped.at)
        out.append(Glyphs(x, 0.0, face, size * faces()[face].scale, shaped.ids, at, shaped.text, colour))
        x += shaped.width * size
    return Label(tuple(out), x)
