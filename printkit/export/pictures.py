"""Faces as pictures: a file for each, named by number and card, and a list of what goes with what.

Files are promised first and made when they are called for: so several processes share those of one part.
"""

from __future__ import annotations

import functools
import io
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from printkit.errors import DataError, UsageError
from printkit.kit.table import spell_numbers, written
from printkit.pdf.inks import own_profile
from printkit.pdf.matrix import Matrix, Op

if TYPE_CHECKING:
    from PIL.Image import Image

    from printkit.parts.faces import Card, Component

MOST_PIXELS = 64_000_000  # of one picture: 8000 × 8000
LIST = "list.csv"
MM_IN_INCH = 25.4
Promised = Mapping[str, Callable[[], bytes]]
"""Files, each with what makes it."""

KINDS: Mapping[str, tuple[str, Mapping[str, int]]] = {
    "png": ("png", {"compress_level": 4}),
    "jpeg": ("jpg", {"quality": 92, "subsampling": 0}),
    "webp": ("webp", {"quality": 90, "method": 4}),
}
"""The ending of each kind of picture, and how it is written: what is lost nobody sees."""

GRAINY = {"compress_level": 1, "compress_type": 2}
"""How PNG packs a photograph better, in half the time: what comes again is not looked for (Z_HUFFMAN_ONLY)."""


class Frame(Struct, frozen=True):
    """How a face becomes a picture. ``width``, ``height``: in pixels, of what is kept of the drawing.

    ``bleed``: mm kept beyond the trim, at the sides and above and below. ``shape``: of the part, where
    nothing is painted outside it.
    """

    width: int
    height: int
    dpi: float
    bleed: tuple[float, float] = (0.0, 0.0)
    shape: str = ""


def frame_at(part_width: float, part_height: float, dpi: int, shape: str) -> Frame:
    """Give the frame of a face without its bleed. Raises UsageError for more than MOST_PIXELS."""
    width, height = (max(1, round(side * dpi / MM_IN_INCH)) for side in (part_width, part_height))
    if width * height > MOST_PIXELS:
        what = f"{part_width:g} × {part_height:g} mm at {dpi} dpi is {width} × {height} pixels"
        raise UsageError(what, hint="a smaller --dpi")
    return Frame(width, height, dpi, shape=shape)


def _called(made: Component, card: Card, key: str, files: Collection[str], end: str) -> str:
    """Give what a card's own column calls its picture. DataError for no name, and for one that is taken."""
    where = f"part {made.part.id}, {card.label}"
    if not key:
        raise DataError(f"{made.part.file} has no letter or figure to name a picture by", where=where)
    if f"{key}.{end}" in files or key == "back":
        raise DataError(f"another picture is called {key}.{end} already", where=where)
    return key


def named(made: Component, numbers: Sequence[int] = (), kind: str = "png") -> tuple[dict[str, int], str]:
    """Name a part's pictures: file → the number of its drawing; and the list of them as CSV.

    ``numbers``: of the component's cards in the whole part, none: from 1. A back that all cards share is called
    ``back.png``, one that some share as the first of them.
    """
    end = KINDS[kind][0]
    _, pairs = made.drawings()
    numbers = numbers or range(1, len(pairs) + 1)
    backs = {back for _, back in pairs if back is not None}
    behinds: dict[int | None, str] = {None: ""}
    if len(backs) == 1:
        behinds.update(dict.fromkeys(backs, f"back.{end}"))
    files: dict[str, int] = {}
    rows: dict[tuple[int, int | None], tuple[str, str, str, list[int]]] = {}
    for number, card, (front, back) in zip(numbers, made.cards, pairs, strict=True):
        if (front, back) not in rows:
            key = card.key[:40].strip("-")
            name = f"{number:03d}-{key}" if key else f"{number:03d}"
            if made.part.file:
                name = _called(made, card, key, files, end)
            behind = behinds.setdefault(back, f"{name}-back.{end}")
            files[f"{name}.{end}"] = front
            if back is not None:
                files[behind] = back
            rows[front, back] = (f"{name}.{end}", behind, card.label.partition(": ")[2], [])
        rows[front, back][3].append(number)
    table: list[tuple[object, ...]] = [("front", "back", "copies", "numbers", "card")]
    for front_file, back_file, label, those in rows.values():
        # an apostrophe keeps a spreadsheet from taking the cell for a formula
        cell = f"'{label}" if label[:1] in ("=", "+", "-", "@") else label
        table.append((front_file, back_file, len(those), spell_numbers(those), cell))
    return files, written(table)


def pictures(made: Component, frame: Frame, numbers: Sequence[int] = (), kind: str = "png") -> Promised:
    """Promise a part's pictures and their list."""
    files, text = named(made, numbers, kind)
    painter = Painter(made, frame)
    found = {file: functools.partial(painter.file, number, kind) for file, number in files.items()}
    return {**found, LIST: functools.partial(text.encode, "utf-8-sig")}  # with the mark by which Excel knows it


class Painter:
    """Paints a part's drawings, by number, each as a frame wants it. Pictures in them are read once.

    A line that is the edge of what is painted is not painted.
    """

    def __init__(self, made: Component, frame: Frame) -> None:
        from printkit.parts import art

        bleed_x, bleed_y = frame.bleed
        across, down = frame.width / (made.width + 2 * bleed_x), frame.height / (made.height + 2 * bleed_y)
        self.large = made.whole
        self.whole = made.whole[0] * across, made.whole[1] * down
        self.off = (made.bleed - bleed_x) * across, (made.bleed - bleed_y) * down
        self.drawings, self.names, _ = zip(*made.faces(), strict=True)
        self.frame, self.part = frame, made.part.id
        self.surfaces = art.Surfaces(made.pictures)

    def paint(self, number: int) -> Image:
        """Paint one."""
        from printkit.parts import art
        from printkit.parts.shown import edge_of, unstroked

        what, drawing = f"part {self.part}, {self.names[number]}", self.drawings[number]
        size, shape, edge = (self.frame.width, self.frame.height), self.frame.shape, tuple[Op, ...]()
        if shape == "net" and (line := edge_of(drawing, *self.large, what, self.drawings[0])):
            drawing = unstroked(drawing)
            edge = Matrix(a=self.whole[0] / self.large[0], d=self.whole[1] / self.large[1]).ops(line)
        return art.paint(drawing, self.whole, self.off, size, what, self.surfaces, shape, edge)

    def file(self, number: int, kind: str) -> bytes:
        """Paint one and write it."""
        return encoded(self.paint(number), self.frame.dpi, kind)


def encoded(picture: Image, dpi: float, kind: str = "png") -> bytes:
    """Write a picture, RGB (but in JPEG RGBA for no rectangle), with its resolution and its profile, sRGB."""
    made = io.BytesIO()
    if kind == "jpeg" and picture.mode == "RGBA":
        from PIL import Image

        picture = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB")
    how = GRAINY if kind == "png" and _grainy(picture) else KINDS[kind][1]
    picture.save(made, kind.upper(), dpi=(dpi, dpi), icc_profile=own_profile("sRGB"), **how)
    return made.getvalue()


def _grainy(picture: Image) -> bool:
    """Whether it has as many colours as a photograph: a band across the middle tells."""
    band = picture.crop((0, picture.height * 7 // 16, picture.width, picture.height * 9 // 16))
    return band.getcolors(band.width * band.height // 8) is None
