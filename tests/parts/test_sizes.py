"""Decks at every size from mini to tarot: read in a fan, no line or letter too thin, nothing near the cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import get_args

import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.check.fan import fan_faults
from printkit.kit.editions import size_called
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts import art
from printkit.parts.faces import Component, Ink, faces
from printkit.pdf.page import Group, Item, Marked, Moved, Path
from printkit.text.faces import Glyphs

POINT = 25.4 / 72
TEXT, LINE, SAFE = 5 * POINT, 0.25 * POINT, 3.0
SIZES = ("mini", "bridge", "63x88", "tarot")
KITS = ("twin-shoot", "shifty-partners", "sorcerer", "handmade-pinochle", "optrita-lines")
DECKS = [(kit, "deck", style) for kit in KITS for style in ("full", "index")] + [("optrita-lines", "tens", "full")]


@cache
def kit_of(id: str) -> Kit:
    return read_kit(find_kit(id))


def thin(items: Sequence[Item], scale: float = 1.0) -> Iterator[tuple[str, float]]:
    """Give what is drawn thinner than a hairline or smaller than 5 pt, mm."""
    for item in items:
        if isinstance(item, Path) and item.stroke and item.width * scale < LINE:
            yield "line", item.width * scale
        elif isinstance(item, Glyphs) and item.size * scale < TEXT:
            yield "".join(item.text), item.size * scale
        elif isinstance(item, Group):
            matrix = item.matrix
            yield from thin(item.items, scale * abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5)
        elif isinstance(item, (Moved, Marked)):
            yield from thin(item.items, scale)


def nearest_ink(made: Component, drawings: tuple[str, ...]) -> float:
    """Give how near to the cut anything is drawn that lies inside of it, mm."""
    width, height = made.width + 2 * made.bleed, made.height + 2 * made.bleed
    fine, found = 6, made.width
    for page in pypdfium2.PdfDocument(art.draw(drawings, width, height)):
        picture = page.render(scale=fine * POINT, grayscale=True).to_pil().convert("L")
        trim = tuple(round(fine * mm) for mm in (made.bleed, made.bleed, width - made.bleed, height - made.bleed))
        inside = picture.crop(trim)
        left, top, right, foot = inside.point(lambda grey: 255 * (grey < 250)).getbbox()
        found = min(found, left / fine, top / fine, (inside.width - right) / fine, (inside.height - foot) / fine)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kit", "name", "style"), DECKS)
@pytest.mark.parametrize("ink", get_args(Ink))
def test_a_deck_of_any_size_is_read_and_printed(kit: str, name: str, style: str, size: str, ink: Ink) -> None:
    part = kit_of(kit).part(name)
    assert part is not None and part.resize == "layout"
    resized = replace(part, size=size_called(size), art=style)
    made = faces(kit_of(kit), resized, "ja", ink, plots={})
    drawings, pairs = made.drawings()
    for plot in made.plots.values():
        assert plot is not None
        assert not list(thin(plot))
    shown = (one for one, card in zip(pairs, made.cards, strict=True) if 'M-3 -3' not in card.front)
    fronts = dict.fromkeys(drawings[front] for front, _ in shown)
    assert nearest_ink(made, tuple(fronts)) >= SAFE - 0.2  # a pixel, and the round end of a line
    width, height = made.width + 2 * made.bleed, made.height + 2 * made.bleed
    if part.fan:
        assert not list(fan_faults(made, art.draw(drawings, width, height)))
