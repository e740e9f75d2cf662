"""Draws marks (cards, pips, icons) and figures as items."""

from __future__ import annotations

from pathlib import Path as FilePath

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.cache.memory import remembered
from printkit.draw.figure import read_svg
from printkit.draw.icons import icon_in_line
from printkit.draw.marks import RANK_SIZE, Suits, card_parts, suit_of
from printkit.draw.paths import rectangle
from printkit.draw.write import drawable
from printkit.pdf.page import Drawing, Item, Moved, Path
from printkit.text.faces import Glyphs, advance, faces, glyph
from printkit.text.inline import Mark
from printkit.text.label import label


def read_drawing(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing, as :func:`printkit.draw.figure.read_svg`."""

    def make() -> Drawing:
        drawn, notes = drawable(text, where, width, colour)
        return replace(read_svg(drawn, where, width, colour), notes=notes)

    return remembered("drawings", (text, width, colour), make)


class Artist(Struct):
    """Knows where drawings lie: in the kit's folder first, then in templates/shared.

    ``cache``: marks that were drawn before; ``icons``: icons' texts and files; ``suits``: the kit's own.
    """

    folder: FilePath
    cache: dict[tuple[str, str, float, str], tuple[Item, ...]]
    icons: dict[str, tuple[str, str]] = field(default_factory=dict)
    suits: Suits = field(default_factory=dict)

    def icon(self, name: str, size: float, colour: str) -> Drawing:
        """Give an icon so wide (mm), ``currentColor`` being ``colour``."""
        if name not in self.icons:
            self.icons[name] = icon_in_line(self.folder, name)
        return read_drawing(*self.icons[name], size, colour)

    def mark(self, mark: Mark, size: float, colour: str) -> tuple[Item, ...]:
        """Draw an inline mark: its left end at x 0, the baseline at y 0. ``size``: the text's em, mm."""
        key = (mark.name, mark.arg + mark.text, size, colour)
        if key not in self.cache:
            top = (mark.depth - mark.height) * size
            if mark.name == "card":
                items = self._card(mark, size, top)
            else:
                room = mark.height * size
                if mark.name == "icon":
                    drawing, left = self.icon(mark.arg, room, colour), 0.0
                else:
                    drawing = self.pip(mark.arg, room)
                    left, top = (room - drawing.width) / 2, top + (room - drawing.height) / 2
                art = Moved(0.03 * size + left, top, drawing.items)
                items = (art, hidden(mark.text, mark.width, size)) if mark.text else (art,)
            self.cache[key] = items
        return self.cache[key]

    def pip(self, code: str, size: float) -> Drawing:
        """Give a suit's pip in its colour, its longer side so long (mm)."""
        suit = suit_of(code, self.suits)
        drawing = self.icon(suit["pip"], size, suit["colour"])
        if drawing.height > size * 1.001:  # higher than it is wide
            drawing = self.icon(suit["pip"], size * size / drawing.height, suit["colour"])
        return drawing

    def _card(self, mark: Mark, size: float, top: float) -> tuple[Item, ...]:
        """Draw a card: pip, then rank, as the eye and the voice meet them."""
        width, height = (mark.width - 0.12) * size, mark.height * size
        edge, corners = 0.045 * size, (0.2 * size, 0.2 * size)
        frame = rectangle(0.06 * size + edge / 2, top + edge / 2, width - edge, height - edge, *corners)
        ground = Path(frame, fill="#ffffff", stroke="#9a979f", width=edge)
        corner, code = card_parts(mark.arg, self.suits) or ("", "")
        if not code:
            star = self.icon("joker", 0.8 * size, "#000000")
            left = 0.06 * size + (width - star.width) / 2
            art = Moved(left, top + (height - star.height) / 2, star.items)
            return ground, art, hidden(mark.text, mark.width, size)
        pip = self.pip(code, 0.62 * size)
        rank = label(corner, RANK_SIZE * size, bold=True, colour=suit_of(code, self.suits)["colour"])
        gap = 0.08 * size
        left = 0.06 * size + (width - pip.width - gap - rank.width) / 2
        after = left + pip.width + gap
        art = Moved(left, top + (height - pip.height) / 2, pip.items)
        said = Moved(after - 0.6 * size, 0.0, (hidden(mark.text.removesuffix(corner), 0.6, size),))
        return ground, art, said, *rank.at(after, 0.0)


def hidden(text: str, width: float, size: float) -> Glyphs:
    """Give the words of a drawing as glyphs that are not painted: what copying and reading aloud find.

    They fill ``width`` (ems of ``size``, mm) from x 0 on and are about as large as the text, so that a program
    that goes by places takes them for part of the line.
    """
    face, step = "text", width / len(text)
    # a letter of about that width
    shape = min((glyph(face, char) for char in "ilrsonmM"), key=lambda g: abs(advance(face, g) - step))
    fit = min(1.15, max(0.85, step / advance(face, shape)))
    em = round(size * fit * faces()[face].scale, 4)
    at = tuple(round(i * step * size, 4) for i in range(len(text)))
    return Glyphs(0.0, 0.0, face, em, (shape,) * len(text), at, tuple(text), colour="")
