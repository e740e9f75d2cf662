"""Letters of a kit's own fonts on a cairo surface, as outlines: cairo itself knows printkit's fonts alone."""

from __future__ import annotations

from typing import Any

from fontTools.pens.cairoPen import CairoPen
from fontTools.pens.transformPen import TransformPen

from printkit.draw.style import face_of
from printkit.text import faces


def lettered(context: type[Any], slant: object, weight: object) -> type[Any]:
    """Make cairo's contexts know a kit's own fonts. ``slant``, ``weight``: the normal ones."""

    class Lettered(context):  # type: ignore[misc]  # cairocffi has no types
        """A context for CairoSVG, which sets text letter by letter with these methods."""

        face, size = "", 1.0

        def select_font_face(self, family: str = "", style: object = slant, heavy: object = weight) -> None:
            """Choose a font."""
            known = faces.named().get(family, ())
            self.face = ""
            if any(face.source for face in known):
                bold, italic = heavy != weight, style != slant
                self.face = face_of(family, "bold" if bold else "normal", "italic" if italic else "normal")
            super().select_font_face(family, style, heavy)

        def set_font_size(self, size: float) -> None:
            """Choose a size."""
            self.size = size
            super().set_font_size(size)

        def text_extents(self, text: str) -> tuple[float, ...]:
            """Give bearings, width, height and advances of a text."""
            if not self.face:
                return super().text_extents(text)  # type: ignore[no-any-return]
            wide = sum(faces.advance(self.face, faces.glyph(self.face, char)) for char in text) * self.size
            return 0.0, -0.7 * self.size, wide, 0.7 * self.size, wide, 0.0

        def text_path(self, text: str) -> None:
            """Add the outlines of a text from the current point on."""
            if not self.face:
                super().text_path(text)
                return
            x, y = self.get_current_point()
            font, pen = faces.font_of(self.face), CairoPen(None, self)
            unit = self.size / font.face.upem
            for char in text:
                glyph = faces.glyph(self.face, char)
                font.draw_glyph_with_pen(glyph, TransformPen(pen, (unit, 0, 0, -unit, x, y)))
                x += faces.advance(self.face, glyph) * self.size
            self.move_to(x, y)

        def show_text(self, text: str) -> None:
            """Paint a text from the current point on."""
            if not self.face:
                super().show_text(text)
                return
            self.text_path(text)
            self.fill()

    return Lettered
