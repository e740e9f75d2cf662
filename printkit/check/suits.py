"""Whether a kit's suits can be told apart: by colour, by all eyes and in grey, or by shape and letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from printkit.check.difference import difference, lab
from printkit.check.rendered import shades
from printkit.check.report import Fault, Pair
from printkit.draw.check import check
from printkit.draw.icons import Icons
from printkit.kit.data import part_table, read_table
from printkit.kit.model import Kit
from printkit.kit.suits import Suit, suits_of
from printkit.parts import art
from printkit.pdf.vision import VISIONS, read_hex, simulated

APART = 12.0
"""ΔE2000 from which on two colours are told apart at a glance, without the other beside it."""

COLUMN = "suit"
ALL = "all"
"""Eyes that see every colour, as :data:`printkit.check.report.Pair` calls them."""

ACROSS = 20.0  # the size at which the shapes of two pips are laid over each other, mm
FINE = 4.0
"""Pixels in a millimetre there."""

INKED = bytes(level < 250 for level in range(256))

ALIKE = 1 / 10
"""Of what two pips cover together, shapes that differ have more than this share of one of them alone."""


def used(kit: Kit) -> dict[str, Suit]:
    """Give the suits of a kit by code: those of its kit.toml, and those that its tables name as ``suit``.

    Raises what reading the tables raises.
    """
    known = suits_of(kit)
    tables = [table for part in kit.parts if (table := part_table(kit, part)) is not None]
    tables += [read_table(kit.folder, file, kit.languages) for file in kit.tables.values()]
    named = {row[COLUMN] for table in tables if COLUMN in table.columns for row in table.rows}
    return {code: suit for code, suit in known.items() if code in kit.suits or code in named}


def pairs(kit: Kit) -> tuple[Pair, ...]:
    """Compare each suit of a kit with each other one. Raises what drawing their pips raises."""
    suits = used(kit)
    seen = {
        code: {
            ALL: lab(read_hex(suit["colour"])),
            **{eyes: lab(simulated(read_hex(suit["colour"]), eyes)) for eyes in VISIONS},
        }
        for code, suit in suits.items()
    }
    # all to one size, and 0 for each pixel that is left white
    pips = [_silhouette(kit, suit["pip"]) for suit in suits.values()]
    drawn = shades(art.draw(pips, ACROSS, ACROSS), FINE) if pips else []
    shapes = {code: grey.translate(INKED) for code, grey in zip(suits, drawn, strict=True)}
    return tuple(
        Pair(
            one,
            other,
            {eyes: difference(seen[one][eyes], seen[other][eyes]) for eyes in (ALL, *VISIONS)},
            same_shape=_alike(shapes[one], shapes[other]),
            same_letter=suits[one]["letter"] == suits[other]["letter"],
        )
        for one, other in combinations(suits, 2)
    )


def faults(compared: Sequence[Pair]) -> Iterator[Fault]:
    """Give the pairs that some eyes cannot tell apart: too near in colour, and alike in shape or letter."""
    for pair in compared:
        near = {eyes: apart for eyes, apart in pair.apart.items() if apart < APART}
        alike = [word for word, same in (("shape", pair.same_shape), ("letter", pair.same_letter)) if same]
        if near and alike:
            eyes = ", ".join(f"{eyes} {apart:.1f}" for eyes, apart in near.items())
            yield Fault(
                "colours",
                f"have the same {' and '.join(alike)}, and colours that are too near (ΔE2000: {eyes})",
                f"{pair.one} and {pair.other}",
                f"give them shapes and letters of their own, or colours {APART:g} apart",
            )


def _alike(one: bytes, other: bytes) -> bool:
    pixels = list(zip(one, other, strict=True))
    either = sum(1 for a, b in pixels if a or b)
    alone = sum(1 for a, b in pixels if a != b)
    return alone <= ALIKE * either


def _silhouette(kit: Kit, name: str) -> str:
    """Draw a pip in black."""
    picture = Icons(kit).read(name)
    left, top, width, height = picture.box
    side = max(width, height)
    box = f"{left + (width - side) / 2:g} {top + (height - side) / 2:g} {side:g} {side:g}"
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{ACROSS:g}mm" height="{ACROSS:g}mm">'
        f'<g fill="#000000" color="#000000">{picture.inner}</g></svg>'
    )
    check(drawing, ACROSS, ACROSS, f"icons/{name}.svg")
    return drawing
