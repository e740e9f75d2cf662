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


@functools.lru_cache(maxsize=2000)
def _outline(face: str, glyph: int) -> str:
    from fontTools.pens.svgPathPen import SVGPathPen

    pen = SVGPathPen(None, ntos="{:g}".format)
    faces.font_of(face).draw_glyph_with_pen(glyph, pen)
    return str(pen.getCommands())


def behind(glyphs: Glyphs, x: float, y: float, track: float, look: Behind) -> str:
    """Draw what lies behind a run of glyphs that is set at x, y, ``track`` mm between its letters."""
    unit = glyphs.size / float(faces.font_of(glyphs.face).face.upem)
    drawn = []
    for number, (glyph, at) in enumerate(zip(glyphs.ids, glyphs.at, strict=True)):
        if data := _outline(glyphs.face, glyph):
            place = f"translate({num(x + glyphs.x + at + number * track)} {num(y + glyphs.y)})"
            drawn.append(f'<path transform="{place} scale({unit:.7f} {-unit:.7f})" d="{data}"/>')
    line = f'stroke-width="{2 * look.outline / unit:.4f}" stroke-linejoin="round"'
    return _layers("".join(drawn), line, look)


def box_behind(look: Behind, box: str) -> str:
    """Draw what lies behind a picture's box."""
    return _layers(f"<rect {box}/>", f'stroke-width="{num(2 * look.outline)}"', look)


def _layers(shapes: str, line: str, look: Behind) -> str:
    """Draw shapes as a shadow, and then with an outline; ``line``: how that is stroked."""
    made = ""
    if look.shadow:
        place, colour = f"translate({num(look.shadow)} {num(look.shadow)})", look.shadow_colour
        stroke = f'stroke="{colour}" {line}' if look.outline else ""
        made += f'<g transform="{place}" fill="{colour}" {stroke}>{shapes}</g>'
    if look.outline:
        made += f'<g fill="{look.outline_colour}" stroke="{look.outline_colour}" {line}>{shapes}</g>'
    return made
