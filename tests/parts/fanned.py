"""Reads a fanned hand from its picture: rank, suit and letter of each card by what their marks look like."""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping, Sequence

from PIL import ImageChops
from PIL.Image import Image, new

from printkit.check.rendered import strips
from printkit.kit.data import part_table
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.kit.table import Row
from printkit.making.faces import drawn
from printkit.parts.faces import Component, Rendering

ZONES = {"rank": (2.4, 2.6, 9.6, 11.8), "suit": (2.4, 12.0, 9.6, 18.9), "letter": (3.0, 19.2, 9.0, 22.6)}
"""Where the marks of the index are: left, top, right, foot, mm."""

CORNER = (3.2, 3.4)
"""What stays where it is where the index is smaller, on cards less than 40 mm wide: 3 mm from the cut."""

SHOWN, FINE = 11.0, 8.0
"""What a fan shows of a card, mm; pixels in a millimetre."""

INK = 190
"""What is darker is ink."""

ACROSS = 24
"""Marks are compared so many pixels wide and high."""

HAND = 12


def hand(kit: Kit, made: Component, rows: Sequence[Row], seed: int) -> tuple[Image, list[Row]]:
    """Give the picture of random cards, each a little over the one before, and which they are."""
    chosen = random.Random(seed).sample([n for n, row in enumerate(rows) if row["suit"]], HAND)
    own = made.only(tuple(number + 1 for number in chosen))
    pages = list(strips(drawn(kit, own), FINE, made.bleed, SHOWN))
    step = round(SHOWN * FINE)
    picture = new("RGB", (HAND * step, pages[0].height))
    for place, (front, _) in enumerate(own.drawings()[1]):
        picture.paste(pages[front], (place * step, 0))
    return picture, [rows[number] for number in chosen]


def marks(picture: Image, place: int, scale: float) -> dict[str, Image]:
    """Give the marks of the card at a place of a hand, as ink alone, each drawn to one size."""
    found = {}
    for name, zone in ZONES.items():
        left, top, right, foot = (
            round((mm * scale + fixed * (1 - scale)) * FINE)
            for mm, fixed in zip(zone, (*CORNER, *CORNER), strict=True)
        )
        step = round(SHOWN * FINE) * place
        darkest = functools.reduce(
            ImageChops.darker, picture.crop((left + step, top, right + step, foot)).split()
        )
        ink = darkest.point(lambda level: 255 * (level < INK))
        assert ink.getbbox() is not None, f"no {name} to be seen"
        found[name] = ink.crop(ink.getbbox()).resize((ACROSS, ACROSS))
    return found


def told(row: Row) -> dict[str, str]:
    """Give what the marks of a card should say."""
    return {"rank": row["index"], "suit": row["suit"], "letter": row["suit"]}


@functools.cache
def alphabet(id: str, name: str) -> Mapping[str, Mapping[str, Image]]:
    """Give how the marks of a deck look, in colour, at its own size: each as on the first card that has it."""
    kit = read_kit(find_kit(id))
    part = kit.part(name)
    assert part is not None
    table = part_table(kit, part)
    assert table is not None
    firsts: dict[tuple[str, str], int] = {}
    for number, row in enumerate(table.rows):
        for mark in told(row).items() if row["suit"] else ():
            firsts.setdefault(mark, number)
    rendering = Rendering(kit, part, "ja", "colour", plots={})
    rendering.render(sorted(set(firsts.values())))
    made = rendering.component()
    pages = list(strips(drawn(kit, made), FINE, made.bleed, SHOWN))
    fronts = {
        number: front for number, (front, _) in zip(sorted(rendering.cards), made.drawings()[1], strict=True)
    }
    scale = made.width / 46 if made.width < 40 else 1.0
    seen = {number: marks(pages[front], 0, scale) for number, front in fronts.items()}
    known: dict[str, dict[str, Image]] = {zone: {} for zone in ZONES}
    for (zone, code), number in firsts.items():
        known[zone][code] = seen[number][zone]
    return known


def misread(kit: Kit, made: Component, seed: int = 1) -> list[str]:
    """Give what is not read as it is, in a random hand as it is and in grey, or read by a hair's breadth."""
    table = part_table(kit, made.part)
    assert table is not None
    picture, rows = hand(kit, made, table.rows, seed)
    known = alphabet(kit.id, made.part.id)
    wrong = []
    for seen in (picture, picture.convert("L")):
        for place, row in enumerate(rows):
            looks = marks(seen, place, made.width / 46 if made.width < 40 else 1.0)
            for zone, code in told(row).items():
                apart = sorted(
                    (sum(ImageChops.difference(looks[zone], other).tobytes()), name)
                    for name, other in known[zone].items()
                )
                (near, read), (next_, _) = apart[:2]
                if read != code or near > 0.7 * next_:
                    wrong.append(f"{row['card']}: {zone} {read}, {near / next_:.2f}")
    return wrong
