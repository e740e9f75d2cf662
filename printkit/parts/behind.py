"""What lies behind letters, an outline or a shadow: shapes of their glyphs, which are not text once more."""

from __future__ import annotations

import functools
from typing import NamedTuple

from printkit.draw.icons import num
from printkit.text import faces
from printkit.text.faces import Glyphs


class Behind(NamedTuple):
    """``outline``: how far it reaches beyond the letters, mm; ``shadow``: how far it lies right and down."""

    outline: float = 0.0
    outline_colour: str = "#ffffff"
    shadow: float = 0.0
    shadow_colour: str = "#888888"


class _Pen:
    """Writes a glyph's outline, which HarfBuzz tells in the font's units, as path data."""

    def __init__(self) -> None:
        self.data: list[str] = []

    def _add(self, letter: str, *points: tuple[float, float]) -> None:
        self.data.append(letter + " ".join(f"{value:g}" for point in points for value in point))

    def moveTo(self, point: tuple[float, float]) -> None:  # HarfBuzz's pens are called so
        """Begin an outline."""
        self._add("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:
        """Draw a line."""
        self._add("L", point)

    def qCurveTo(self, *points: tuple[float, float]) -> None:
        """Draw a quadratic curve."""
        self._add("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:
        """Draw a cubic curve."""
        self._add("C", *points)

    def closePath(self) -> None:
        """End an outline."""
        self._add("Z")


@functools.lru_cache(maxsize=2000)
def _outline(face: str, glyph: int) -> str:
    pen = _Pen()
    faces.font_of(face).draw_glyph_with_pen(glyph, pen)
    return "".join(pen.data)


def behind(glyphs: Glyphs, x: float, y: float, track: float, look: Behind) -> str:
    """Draw what lies behind a run of glyphs that is set at x, y, ``track`` mm between its letters."""
    unit = glyphs.size / float(faces.font_of(glyphs.face).face.upem)
    drawn = []
    for number, (glyph, at) in enumerate(zip(glyphs.ids, glyphs.at, strict=True)):
        if data := _outline(glyphs.face, glyph):
            place = f"translate({num(x + glyphs.x + at + number * track)} {num(y + glyphs.y)})"
            drawn.append(f'<path transform="{place} scale({unit:.7f} {-unit:.7f})" d="{data}"/>')
    shapes = "".join(drawn)
    line = f'stroke-width="{2 * look.outline / unit:.4f}" stroke-linejoin="round"' if look.outline else ""
    made = ""
    if look.shadow:
        place, colour = f"translate({num(look.shadow)} {num(look.shadow)})", look.shadow_colour
        stroke = f'stroke="{colour}" {line}' if line else ""
        made += f'<g transform="{place}" fill="{colour}" {stroke}>{shapes}</g>'
    if look.outline:
        made += f'<g fill="{look.outline_colour}" stroke="{look.outline_colour}" {line}>{shapes}</g>'
    return made


def box_behind(look: Behind, box: str) -> str:
    """Draw what lies behind a picture's box."""
    line = f'stroke-width="{num(2 * look.outline)}"' if look.outline else ""
    made = ""
    if look.shadow:
        place = f'transform="translate({num(look.shadow)} {num(look.shadow)})"'
        stroke = f'stroke="{look.shadow_colour}" {line}' if line else ""
        made += f'<rect {box} {place} fill="{look.shadow_colour}" {stroke}/>'
    if look.outline:
        made += f'<rect {box} fill="{look.outline_colour}" stroke="{look.outline_colour}" {line}/>'
    return made
