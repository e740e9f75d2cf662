"""A hand of cards, fanned: whether the strip that shows of each card tells it from every other."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence

from PIL import ImageChops
from PIL.Image import Image, frombytes, merge

from printkit.check.rendered import strips
from printkit.check.report import Fault
from printkit.kit.worker import beat
from printkit.parts.faces import Component
from printkit.pdf.inks import HOME

STRIP = 5.0
"""Pixels in a millimetre of the strip that shows of a card in a fan."""

SEEN = 64  # of 255: what differs by less in red, green and blue is not seen at a glance
ENOUGH = 2.0  # mm² of a strip that have to differ: about one stroke of a small letter
NAMED = 4
"""Most pairs that a fault names."""

QUARTERS = tuple(
    bytes(b"01"[level // SEEN in those] for level in range(256)) for those in ((0,), (1,), (2, 3), (3,))
)
"""Tables that say which levels are in these quarters. What the first says yes to differs by more than SEEN from
what the third does, and so do the second and the fourth."""

FEW = 2048
"""So many bytes of a strip are enough to tell most cards apart."""


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
        looks = [(name, HOME.picture(strip) if way == "in grey" else strip) for name, strip in shown]
        pairs = [f"{one} and {other}" for one, other in alike(looks)]
        if pairs:
            more = len(pairs) - NAMED
            names = ", ".join(pairs[:NAMED]) + (f", and {more} more pairs" if more > 0 else "")
            what = f"{names} look alike in a fan that shows {fan:g} mm of each card, {way} ({made.lang})"
            hint = f"put rank and suit within {fan - 2:g} mm of the left edge, at one height on all cards"
            yield Fault("parts", what, f"part {made.part.id}", hint)


def apart(one: Image, other: Image) -> float:
    """Give how much of two strips differs so that it is seen, mm²."""
    counts = ImageChops.difference(one, other).histogram()
    bands = (counts[band : band + 256] for band in range(0, len(counts), 256))
    return max(sum(band[SEEN:]) for band in bands) / STRIP**2


def alike(looks: Sequence[tuple[str, Image]]) -> Iterator[tuple[str, str]]:
    """Give the names of each two cards whose strips, all of one size, differ too little (:func:`apart`)."""
    sure = ENOUGH * STRIP**2 * len(looks[0][1].getbands())  # of so many bytes enough are of one colour
    cards = []
    for (name, _), strip in zip(looks, _varied([strip for _, strip in looks]), strict=True):
        data = b"".join(band.tobytes() for band in strip.split())
        cards.append((name, strip, _signs(data[:: len(data) // FEW + 1]), _signs(data)))
    told = set()
    for (one, a, few, all_), (other, b, few_b, all_b) in itertools.combinations(cards, 2):
        beat()
        if one == other or (one, other) in told:
            continue
        if (few[0] & few_b[1]).bit_count() >= sure or (all_[0] & all_b[1]).bit_count() >= sure:
            continue
        if apart(a, b) < ENOUGH:
            told.add((one, other))
            yield one, other


def _varied(strips: Sequence[Image]) -> Iterator[Image]:
    """Give of each strip, in a row, the pixels in which any two of them differ so that it is seen."""
    lightest, darkest = (functools.reduce(of_two, strips) for of_two in (ImageChops.lighter, ImageChops.darker))
    most = functools.reduce(ImageChops.lighter, ImageChops.difference(lightest, darkest).split())
    mode, colours = lightest.mode, lightest.getbands()
    varied = merge(mode, [most.point(lambda level: level >= SEEN)] * len(colours)).tobytes()
    for strip in strips:
        data = bytes(itertools.compress(strip.tobytes(), varied))
        yield frombytes(mode, (len(data) // len(colours), 1), data)


def _signs(data: bytes) -> tuple[int, int]:
    """Give two numbers: one strip's first and another's second share a bit for a byte that surely differs."""
    bits = [data.translate(quarters) for quarters in QUARTERS]
    return int(b"0" + b"".join(bits), 2), int(b"0" + b"".join(bits[2:] + bits[:2]), 2)


def _shown(made: Component, pdf: bytes, fan: float) -> list[tuple[str, Image]]:
    """Give the strip of each different front with the name of its card."""
    drawings, pairs = made.drawings()
    pages = list(strips(pdf, STRIP, made.bleed, fan))
    assert len(pages) == len(drawings)
    names = (card.label.partition(": ")[2] or card.label for card in made.cards)
    fronts = {(name, front) for name, (front, _) in zip(names, pairs, strict=True)}
    return [(name, pages[front]) for name, front in sorted(fronts, key=lambda one: one[1])]
