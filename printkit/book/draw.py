"""Draws marks (cards, pips, icons) and figures as items."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath

from msgspec import Struct, field

from printkit.book.strip import shifted
from printkit.cache.memory import remembered
from printkit.draw.icons import icon_text
from printkit.draw.marks import RANK_SIZE, Suits, card_parts, suit_of
from printkit.draw.paths import rectangle
from printkit.pdf.page import Drawing, Item, Path
from printkit.text.faces import Glyphs, advance, faces, glyph, label
from printkit.text.inline import Mark


def read_drawing(text: str, where: str, width: float | None = None, colour: str = "#000000") -> Drawing:
    """Read a drawing, as :func:`printkit.draw.figure.read_svg`."""

    def make() -> Drawing:
        from printkit.draw.figure import read_svg  # not needed where all drawings are known

        return read_svg(text, where, width, colour)

    return remembered("drawings", (text, width, colour), make)


STAND_INS = "ilrsonmM"
"""Letters of many widths: the shapes of glyphs that are not painted."""

CARD_EDGE = "#9a979f"


class Artist(Struct):
    """Knows where drawings lie: in the kit's folder first, then in templates/shared.

    ``cache``: marks that were drawn before; ``icons``: icons' texts and files; ``suits``: the kit's own.
    """

    folder: FilePath | None
    cache: dict[tuple[str, str, float, str], tuple[Item, ...]]
    icons: dict[str, tuple[str, str]] = field(default_factory=dict)
    suits: Suits = field(default_factory=dict)

    def icon(self, name: str, size: float, colour: str) -> Drawing:
        """Give an icon so wide (mm), ``currentColor`` being ``colour``."""
        if name not in self.icons:
            self.icons[name] = icon_text(self.folder, name)
        return read_drawing(*self.icons[name], size, colour)

    def mark(self, mark: Mark, size: float, colour: str) -> tuple[Item, ...]:
        """Draw an inline mark: its left end at x 0, the baseline at y 0. ``size``: the text's em, mm."""
        key = (mark.name, mark.arg + mark.text, size, colour)
        if key not in self.cache:
            draw: Callable[[Mark, float, str], tuple[Item, ...]] = {
                "card": self._card,
                "suit": self._suit,
                "icon": self._icon,
            }[mark.name]
            self.cache[key] = draw(mark, size, colour)
        return self.cache[key]

    def _icon(self, mark: Mark, size: float, colour: str) -> tuple[Item, ...]:
        drawing = self.icon(mark.arg, mark.height * size, colour)
        top = (mark.depth - mark.height) * size
        return (
            *(shifted(item, 0.03 * size, top) for item in drawing.items),
            *hidden(mark.text, mark.width, size),
        )

    def pip(self, code: str, size: float) -> Drawing:
        """Give a suit's pip in its colour, its longer side so long (mm)."""
        suit = suit_of(code, self.suits)
        drawing = self.icon(suit["pip"], size, suit["colour"])
        if drawing.height > size * 1.001:  # higher than it is wide
            drawing = self.icon(suit["pip"], size * size / drawing.height, suit["colour"])
        return drawing

    def _suit(self, mark: Mark, size: float, _: str) -> tuple[Item, ...]:
        room = mark.height * size
        drawing = self.pip(mark.arg, room)
        left = 0.03 * size + (room - drawing.width) / 2
        top = (mark.depth - mark.height) * size + (room - drawing.height) / 2
        return (
            *(shifted(item, left, top) for item in drawing.items),
            *hidden(mark.text, mark.width, size),
        )

    def _card(self, mark: Mark, size: float, _: str) -> tuple[Item, ...]:
        """Draw a card: pip, then rank, as the eye and the voice meet them."""
        width, height = (mark.width - 0.12) * size, mark.height * size
        top = (mark.depth - mark.height) * size
        edge = 0.045 * size
        ground = Path(
            rectangle(
                0.06 * size + edge / 2, top + edge / 2, width - edge, height - edge, 0.2 * size, 0.2 * size
            ),
            fill="#ffffff",
            stroke=CARD_EDGE,
            width=edge,
        )
        corner, code = card_parts(mark.arg, self.suits) or ("", "")
        if not code:
            star = self.icon("joker", 0.8 * size, "#000000")
            left = 0.06 * size + (width - star.width) / 2
            return (
                ground,
                *(shifted(item, left, top + (height - star.height) / 2) for item in star.items),
                *hidden(mark.text, mark.width, size),
            )
        pip = self.pip(code, 0.62 * size)
        rank = label(corner, RANK_SIZE * size, bold=True, colour=suit_of(code, self.suits)["colour"])
        gap = 0.08 * size
        left = 0.06 * size + (width - pip.width - gap - rank.width) / 2
        return (
            ground,
            *(shifted(item, left, top + (height - pip.height) / 2) for item in pip.items),
            *(
                shifted(run, left + pip.width + gap - 0.6 * size, 0.0)
                for run in hidden(mark.text.removesuffix(corner), 0.6, size)
            ),
            *rank.at(left + pip.width + gap, 0.0),
        )


def hidden(text: str, width: float, size: float) -> tuple[Glyphs, ...]:
    """Give the words of a drawing as glyphs that are not painted: what copying and reading aloud find.

    They fill ``width`` (ems of ``size``, mm) from x 0 on and are about as large as the text, so that a program
    that goes by places takes them for part of the line.
    """
    face, step = "text", width / len(text)
    shape = min((glyph(face, char) for char in STAND_INS), key=lambda g: abs(advance(face, g) - step))
    fit = min(1.15, max(0.85, step / advance(face, shape)))
    return (
        Glyphs(
            0.0,
            0.0,
            face,
            round(size * fit * faces()[face].scale, 4),
            (shape,) * len(text),
            tuple(round(i * step * size, 4) for i in range(len(text))),
            tuple(text),
            colour="",
        ),
    )
