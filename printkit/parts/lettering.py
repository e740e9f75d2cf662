"""Letters on a cairo surface: cairo is told of printkit's fonts alone, those of a kit's own are outlines."""

from __future__ import annotations

import hashlib
from html import escape
from pathlib import Path
from typing import Any

from fontTools.pens.cairoPen import CairoPen
from fontTools.pens.transformPen import TransformPen

from printkit.cache.store import homes, private
from printkit.draw.style import face_of
from printkit.errors import MachineError
from printkit.kit.resources import data_folder
from printkit.text import faces
from printkit.writing import write


def lettered(cairo: Any) -> type[Any]:
    """Make cairo's contexts draw letters of a kit's own fonts as outlines: it knows printkit's fonts alone."""
    upright, light = cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_NORMAL

    class Lettered(cairo.Context):  # type: ignore[misc]  # cairocffi has no types
        """A context for CairoSVG, which sets text letter by letter with these methods."""

        face = ""

        def select_font_face(self, family: str = "", style: Any = upright, weight: Any = light) -> None:
            """Choose a font."""
            known = faces.named().get(family, ())
            self.face = ""
            if any(face.own for face in known):
                bold, italic = weight != light, style != upright
                self.face = face_of(family, "bold" if bold else "normal", "italic" if italic else "normal")
            super().select_font_face(family, style, weight)

        def text_extents(self, text: str) -> tuple[float, ...]:
            """Give bearings, width, height and advances of a text."""
            if not self.face:
                return super().text_extents(text)  # type: ignore[no-any-return]
            wide = sum(faces.advance(self.face, faces.glyph(self.face, char)) for char in text)
            return tuple(self.get_font_matrix().xx * each for each in (0.0, -0.7, wide, 0.7, wide, 0.0))

        def text_path(self, text: str) -> None:
            """Add the outlines of a text from the current point on."""
            if not self.face:
                super().text_path(text)
                return
            x, y = self.get_current_point()
            font, pen = faces.font_of(self.face), CairoPen(None, self)
            size = self.get_font_matrix().xx
            unit = size / font.face.upem
            for char in text:
                glyph = faces.glyph(self.face, char)
                font.draw_glyph_with_pen(glyph, TransformPen(pen, (unit, 0, 0, -unit, x, y)))
                x += faces.advance(self.face, glyph) * size
            self.move_to(x, y)

        def show_text(self, text: str) -> None:
            """Paint a text from the current point on."""
            if not self.face:
                super().show_text(text)
                return
            self.text_path(text)
            self.fill()

    return Lettered


def font_config() -> Path:
    """Write a fontconfig file that knows fonts/ and nothing else, and give its path.

    It lies in the user's cache under a name made of its content, and is moved into place whole, so that several
    processes may do this at once. Where the cache cannot be used, a temporary folder serves.
    """
    fonts = data_folder("fonts")
    for base in homes():
        folder = base / "fontconfig"
        text = (
            '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n'
            f"  <dir>{escape(str(fonts))}</dir>\n  <cachedir>{escape(str(folder))}</cachedir>\n</fontconfig>\n"
        )
        path = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.conf"
        try:
            if not private(base, folder, make=True):
                continue
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                write(folder, path.name, text.encode(), own=True)
        except OSError:
            continue
        return path
    raise MachineError("no folder can be written for the fonts' settings", hint="set XDG_CACHE_HOME or TMPDIR")
