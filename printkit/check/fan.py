"""A hand of cards, fanned: whether the strip that shows of each card tells it from every other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.check.rendered import strips
from printkit.check.report import Fault
from printkit.kit.worker import beat
from printkit.parts.faces import Component

if TYPE_CHECKING:
    from PIL.Image import Image

FINE = 5.0
"""Pixels in a millimetre of the strips."""

SEEN = 64  # of 255: what differs by less in red, green and blue is not seen at a glance
ENOUGH = 2.0  # mm² of a strip that have to differ: about one stroke of a small letter
NAMED = 4
"""Most pairs that a fault names."""


def fan_faults(made: Component, pdf: bytes) -> Iterator[Fault]:
    """Give a fault for each way of printing in which cards of a part look alike in a fan.

    ``pdf``: the part's different faces, a page each (:func:`printkit.making.faces.drawn`). The fan shows
    ``made.part.fan`` mm at the left of each front. Coloured faces are looked at in grey, too. Cards of one
    name are copies of each other, and may look alike.
    """
    fan = made.part.fan
    if not fan:
        return
    shown = _shown(made, pdf, fan)
    ways = ("in low ink",) if made.ink == "low" else ("in colour", "in grey")
    for way in ways:
        looks = [(name, strip.convert("L") if way == "in grey" else strip) for name, strip in shown]
        alike = [f"{one} and {other}" for one, other in _alike(looks)]
        if alike:
            more = len(alike) - NAMED
            names = ", ".join(alike[:NAMED]) + (f", and {more} more pairs" if more > 0 else "")
            yield Fault(
                "parts",
                f"{names} look alike in a fan that shows {fan:g} mm of each card, {way} ({made.lang})",
                f"part {made.part.id}",
                f"put rank and suit within {fan - 2:g} mm of the left edge, at one height on all cards",
            )


def apart(one: Image, other: Image) -> float:
    """Give how much of two strips differs so that it is seen, mm²."""
    from PIL import ImageChops

    counts = ImageChops.difference(one, other).histogram()
    bands = (counts[band : band + 256] for band in range(0, len(counts), 256))
    return max(sum(band[SEEN:]) for band in bands) / FINE**2


def _alike(looks: list[tuple[str, Image]]) -> Iterator[tuple[str, str]]:
    """Give the names of each two cards whose strips differ too little."""
    told = set()
    for (one, strip), (other, next_) in itertools.combinations(looks, 2):
        if one != other and (one, other) not in told and apart(strip, next_) < ENOUGH:
            told.add((one, other))
            yield one, other
        beat()


def _shown(made: Component, pdf: bytes, fan: float) -> list[tuple[str, Image]]:
    """Give the strip of each different front with the name of its card."""
    drawings, pairs = made.drawings()
    pages = list(strips(pdf, FINE, made.bleed, fan))
    assert len(pages) == len(drawings)
    fronts = {
        (card.label.partition(": ")[2] or card.label, front)
        for card, (front, _) in zip(made.cards, pairs, strict=True)
    }
    return [(name, pages[front]) for name, front in sorted(fronts, key=lambda one: one[1])]
