"""Faces as PNG: a file for each different face, named by number and card, and a list of what goes with what."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from printkit.errors import UsageError
from printkit.kit.resources import slug
from printkit.kit.table import spell_numbers

if TYPE_CHECKING:
    from PIL.Image import Image

    from printkit.parts.faces import Component

MOST_PIXELS = 64_000_000  # of one picture: 8000 × 8000
LIST = "list.csv"
MM_IN_INCH = 25.4


class Frame(Struct, frozen=True):
    """How a face becomes a picture. ``width``, ``height``: in pixels, of what is kept of the drawing.

    ``bleed``: mm kept beyond the trim, at the sides and above and below. ``round``: nothing is painted outside
    the circle.
    """

    width: int
    height: int
    dpi: float
    bleed: tuple[float, float] = (0.0, 0.0)
    round: bool = False


def frame_at(part_width: float, part_height: float, dpi: int, shape: str) -> Frame:
    """Give the frame of a face without its bleed. Raises UsageError for more than MOST_PIXELS."""
    width, height = (max(1, round(side * dpi / MM_IN_INCH)) for side in (part_width, part_height))
    if width * height > MOST_PIXELS:
        raise UsageError(
            f"{part_width:g} × {part_height:g} mm at {dpi} dpi is {width} × {height} pixels",
            hint="a smaller --dpi",
        )
    return Frame(width, height, dpi, round=shape == "circle")


def named(made: Component, numbers: Sequence[int] = ()) -> tuple[dict[str, int], str]:
    """Name a part's pictures: file → the number of its drawing; and the list of them as CSV.

    ``numbers``: of the component's cards in the whole part, none: from 1. A back that all cards share is called
    ``back.png``.
    """
    _, pairs = made.drawings()
    numbers = numbers or range(1, len(pairs) + 1)
    backs = {back for _, back in pairs if back is not None}
    files: dict[str, int] = {}
    rows: dict[tuple[int, int | None], tuple[str, str, str, list[int]]] = {}
    for number, card, (front, back) in zip(numbers, made.cards, pairs, strict=True):
        if (front, back) not in rows:
            key = slug(card.key)[:40].strip("-")
            name = f"{number:03d}-{key}" if key else f"{number:03d}"
            behind = "" if back is None else "back.png" if len(backs) == 1 else f"{name}-back.png"
            files[f"{name}.png"] = front
            if back is not None:
                files[behind] = back
            rows[front, back] = (f"{name}.png", behind, card.label.partition(": ")[2], [])
        rows[front, back][3].append(number)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["front", "back", "copies", "numbers", "card"])
    for front_file, back_file, label, those in rows.values():
        # an apostrophe keeps a spreadsheet from taking the cell for a formula
        cell = f"'{label}" if label[:1] in ("=", "+", "-", "@") else label
        table.writerow([front_file, back_file, len(those), spell_numbers(those), cell])
    return files, text.getvalue()


def pngs(made: Component, frame: Frame, numbers: Sequence[int] = ()) -> Mapping[str, bytes]:
    """Paint a part's pictures and their list: file → content."""
    files, text = named(made, numbers)
    painted = paint(made, sorted(set(files.values())), frame)
    found = {file: encoded(painted[number], frame.dpi) for file, number in files.items()}
    return {**found, LIST: text.encode("utf-8")}


def paint(made: Component, numbers: Sequence[int], frame: Frame) -> Mapping[int, Image]:
    """Paint some of a part's drawings, by number, each as a frame wants it."""
    from printkit.parts import art

    bleed_x, bleed_y = frame.bleed
    across, down = frame.width / (made.width + 2 * bleed_x), frame.height / (made.height + 2 * bleed_y)
    whole = (made.width + 2 * made.bleed) * across, (made.height + 2 * made.bleed) * down
    off = (made.bleed - bleed_x) * across, (made.bleed - bleed_y) * down
    drawings, names = made.drawings()[0], made.names()
    painted = art.paint(
        [drawings[number] for number in numbers],
        whole,
        off,
        (frame.width, frame.height),
        [f"part {made.part.id}, {names[number]}" for number in numbers],
        made.pictures,
        frame.round,
    )
    return dict(zip(numbers, painted, strict=True))


def encoded(picture: Image, dpi: float) -> bytes:
    """Write a picture as PNG, RGB (RGBA where it is round), its resolution in it."""
    made = io.BytesIO()
    picture.save(made, "PNG", dpi=(dpi, dpi), compress_level=6)
    return made.getvalue()
