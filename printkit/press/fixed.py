"""Sheets whose places are given, not worked out: labels, die-cut cards, sprues."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import cast

from msgspec import Struct

from printkit.draw.paths import rectangle
from printkit.errors import FitError, KitError, check_known
from printkit.pdf.page import Item, Path, Rect
from printkit.pdf.paper import PAPERS, Backs, Paper
from printkit.text.label import label

KEYS = ("paper", "size", "places", "grid", "zone")
GRID, ZONE = ("first", "step", "columns", "rows"), ("box", "colour", "label", "size")
MOST_PLACES, MOST_ZONES, FARTHEST = 500, 100, 500.0
SLACK = 0.1
"""How far a part's size may be from that of the places, mm."""


class Zone(Struct, frozen=True):
    """Part of a sheet that is coloured, or has words, under the pieces. ``size``: of the words, mm."""

    box: Rect
    colour: str = ""
    label: str = ""
    size: float = 3.0


class Fixed(Struct, frozen=True):
    """Places on a sheet, mm from its top left corner. ``paper``: what it is printed on, "" for any."""

    places: tuple[Rect, ...]
    paper: str = ""
    zones: tuple[Zone, ...] = ()

    def between(self) -> float:
        """Give how far apart the nearest two places are, mm."""
        gaps = [
            max(abs(a.x - b.x) - a.width, abs(a.y - b.y) - a.height)
            for a, b in itertools.combinations(self.places, 2)
        ]
        return min(gaps, default=FARTHEST)


def read_fixed(data: Mapping[str, object], where: str) -> Fixed | None:
    """Read what a layout says of its places; None where it has none. Raises KitError."""
    if not {"places", "grid"} & data.keys():
        for key in set(KEYS) & data.keys():
            raise KitError("is of no use without places", where=f"{where}: {key}", hint="add places or grid")
        return None
    paper = data.get("paper", "")
    if paper:
        check_known((str(paper),), PAPERS, "no paper", where=f"{where}: paper", kind=KitError)
    if "size" not in data:
        raise KitError("places need a size", where=where, hint="add size = [63.5, 88.9]")
    width, height = _numbers(data["size"], 2, f"{where}: size")
    corners = [*_grid(data, where), *_listed(data, where)]
    if not corners or len(corners) > MOST_PLACES:
        raise KitError(f"should be 1 to {MOST_PLACES} places, not {len(corners)}", where=f"{where}: places")
    found = Fixed(tuple(Rect(x, y, width, height) for x, y in corners), str(paper), tuple(_zones(data, where)))
    if found.between() < -SLACK:
        raise KitError("two places lie on each other", where=f"{where}: places")
    return found


def _listed(data: Mapping[str, object], where: str) -> Iterator[tuple[float, ...]]:
    places = data.get("places", [])
    if not isinstance(places, list):
        raise KitError("should be a list such as [[10, 12], [80, 12]]", where=f"{where}: places")
    for number, place in enumerate(places[: MOST_PLACES + 1], 1):
        yield _numbers(place, 2, f"{where}: places, the {number}th")


def _grid(data: Mapping[str, object], where: str) -> Iterator[tuple[float, ...]]:
    if "grid" not in data:
        return
    grid, at = _table(data["grid"], GRID, f"{where}: grid"), f"{where}: grid"
    (x, y), (right, down) = (_numbers(grid.get(key), 2, f"{at}.{key}") for key in ("first", "step"))
    columns, rows = (_numbers([grid.get(key)], 1, f"{at}.{key}")[0] for key in ("columns", "rows"))
    if not 1 <= columns * rows <= MOST_PLACES or columns % 1 or rows % 1:
        raise KitError(f"columns and rows should be whole numbers, {MOST_PLACES} places at most", where=at)
    for row, column in itertools.product(range(int(rows)), range(int(columns))):
        yield x + column * right, y + row * down


def _zones(data: Mapping[str, object], where: str) -> Iterator[Zone]:
    from printkit.kit.schema import COLOUR

    zones = data.get("zone", [])
    if not isinstance(zones, list) or len(zones) > MOST_ZONES:
        raise KitError(
            f"should be tables that begin with [[zone]], {MOST_ZONES} at most", where=f"{where}: zone"
        )
    for number, one in enumerate(zones, 1):
        at = f"{where}: zone {number}"
        zone = _table(one, ZONE, at)
        colour, words = str(zone.get("colour", "")), str(zone.get("label", ""))
        if colour and not COLOUR.fullmatch(colour):
            raise KitError(f"{colour!r} is no colour", where=at, hint="write it as #rrggbb")
        if len(words) > 100 or not words.isprintable():
            raise KitError("a label is one line of at most 100 letters", where=at)
        (size,) = _numbers([zone.get("size", 3.0)], 1, f"{at}.size")
        yield Zone(Rect(*_numbers(zone.get("box"), 4, f"{at}.box")), colour, words, max(size, 1.0))


def _table(value: object, keys: tuple[str, ...], where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise KitError("should be a table", where=where, hint=f"with {', '.join(keys)}")
    check_known(value, keys, "unknown key", where=where, kind=KitError, listed="known:")
    return cast("Mapping[str, object]", value)


def _numbers(value: object, many: int, where: str) -> tuple[float, ...]:
    """Give so many lengths, mm."""
    good = isinstance(value, list) and len(value) == many
    if not good or not all(
        type(one) in (int, float) and 0 <= one <= FARTHEST for one in cast("list[float]", value)
    ):
        what = f"should be {many} numbers" if many > 1 else "should be a number"
        raise KitError(f"{what} from 0 to {FARTHEST:g} (mm)", where=where)
    return tuple(float(one) for one in cast("list[float]", value))


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
        box = zone.box
        if zone.colour:
            yield Path(rectangle(box.x, box.y, box.width, box.height, 0.0, 0.0), fill=zone.colour)
        if zone.label:
            yield from label(zone.label, zone.size, bold=True).at(box.x + 1.0, box.y + zone.size)
