"""Sheets whose places are given, not worked out: labels, die-cut cards, sprues."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct

from printkit.draw.paths import rectangle
from printkit.errors import FitError, KitError, check_known
from printkit.kit.model import Backs
from printkit.kit.schema import COLOUR
from printkit.kit.values import shaped
from printkit.pdf.page import Item, Path, Rect
from printkit.pdf.paper import PAPERS, Paper
from printkit.text.label import label

MOST_PLACES, FARTHEST = 500, 500.0
SLACK = 0.1
"""How far a part's size may be from that of the places, mm."""

Length = Annotated[float, Meta(ge=0, le=FARTHEST)]
Many = Annotated[int, Meta(ge=1, le=MOST_PLACES)]


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a sheet that is coloured, or has words, under the pieces. ``size``: of the words, mm.

    ``box``: left, top, width, height.
    """

    box: tuple[Length, Length, Length, Length]
    colour: str = ""
    label: str = ""
    size: Length = 3.0


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """Places in rows and columns, mm: the top left corner of the ``first``, and the ``step`` to the next."""

    first: tuple[Length, Length]
    step: tuple[Length, Length]
    columns: Many
    rows: Many

    def corners(self) -> Iterator[tuple[float, float]]:
        """Give the top left corner of each, row by row."""
        for row, column in itertools.product(range(self.rows), range(self.columns)):
            yield self.first[0] + column * self.step[0], self.first[1] + row * self.step[1]


class Given(Struct, frozen=True):
    """What a layout's file says of its places; ``size``: of each."""

    size: tuple[Length, Length]
    places: tuple[tuple[Length, Length], ...] = ()
    grid: Rows | None = None
    paper: str = ""
    zone: Annotated[tuple[Zone, ...], Meta(max_length=100)] = ()


KEYS = Given.__struct_fields__


class Fixed(Struct, frozen=True):
    """Places on a sheet, mm from its top left corner. ``paper``: what it is printed on, "" for any."""

    places: tuple[Rect, ...]
    paper: str = ""
    zones: tuple[Zone, ...] = ()

    def between(self) -> float:
        """Give how far apart the nearest two places are, mm."""
        pairs = itertools.combinations(self.places, 2)
        gaps = (max(abs(a.x - b.x) - a.width, abs(a.y - b.y) - a.height) for a, b in pairs)
        return min(gaps, default=FARTHEST)


def read_fixed(data: Mapping[str, object], where: str) -> Fixed | None:
    """Read what a layout says of its places; None where it has none. Raises KitError."""
    if not {"places", "grid"} & data.keys():
        for key in data:
            raise KitError("is of no use without places", where=f"{where}: {key}", hint="add places or grid")
        return None
    given = shaped(data, Given, where, "see docs/sheets.md")
    if given.paper:
        check_known((given.paper,), PAPERS, "no paper", where=f"{where}: paper", kind=KitError)
    corners = [*(given.grid.corners() if given.grid else ()), *given.places]
    if not 1 <= len(corners) <= MOST_PLACES:
        raise KitError(f"should be 1 to {MOST_PLACES} places, not {len(corners)}", where=f"{where}: places")
    for number, zone in enumerate(given.zone, 1):
        at = f"{where}: zone {number}"
        if zone.colour and not COLOUR.fullmatch(zone.colour):
            raise KitError(f"{zone.colour!r} is no colour", where=at, hint="write it as #rrggbb")
        if len(zone.label) > 100 or not zone.label.isprintable():
            raise KitError("a label is one line of at most 100 letters", where=at)
    found = Fixed(tuple(Rect(x, y, *given.size) for x, y in corners), given.paper, given.zone)
    if found.between() < -SLACK:
        raise KitError("two places lie on each other", where=f"{where}: places")
    return found


def turn_of(fixed: Fixed, name: str, paper: Paper, width: float, height: float, backs: Backs) -> int:
    """Give how pieces of a size lie in the places: 0, or 90 degrees clockwise.

    Raises FitError for another paper, another size, places beyond the paper's edge, and backs across a fold.
    """
    if fixed.paper and fixed.paper != paper.id:
        what = f"the layout {name!r} is for {PAPERS[fixed.paper].name}, not for {paper.name}"
        raise FitError(what, hint=f"--paper {fixed.paper}")
    if backs == "gutterfold":
        raise FitError(f"the layout {name!r} has no fold", hint="--backs long-edge, short-edge or none")
    box = fixed.places[0]
    for place in fixed.places:
        if place.x + place.width > paper.width + SLACK or place.y + place.height > paper.height + SLACK:
            what = f"a place of the layout {name!r} at {place.x:g}, {place.y:g} mm is not on {paper.name}"
            raise FitError(what, hint="places are counted from the paper's top left corner")
    for turn, (across, down) in ((0, (width, height)), (90, (height, width))):
        if abs(across - box.width) <= SLACK and abs(down - box.height) <= SLACK:
            return turn
    what = f"{width:g} × {height:g} mm is not the {box.width:g} × {box.height:g} mm of the layout {name!r}"
    raise FitError(what, hint=f"size = [{box.width:g}, {box.height:g}]")


def zone_items(fixed: Fixed) -> Iterator[Item]:
    """Draw the zones of a sheet's front."""
    for zone in fixed.zones:
        (x, y, width, height), size = zone.box, max(zone.size, 1.0)
        if zone.colour:
            yield Path(rectangle(x, y, width, height), fill=zone.colour)
        if zone.label:
            yield from label(zone.label, size, bold=True).at(x + 1.0, y + size)
