"""Shops that print on demand: which sizes they have, and the pictures that they want of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import KitError
from printkit.export.pictures import MM_IN_INCH, Frame
from printkit.kit.model import Part
from printkit.kit.resources import data_folder
from printkit.kit.values import read_toml

CLOSE = 0.1
"""How far a part's size may be off a shop's, mm: inches are rounded in the names of sizes."""


class Stock(Struct, frozen=True):
    """A card that a shop prints: its trim in mm, its picture with the bleed in pixels."""

    name: str
    width: float
    height: float
    across: int
    down: int


class Shop(Struct, frozen=True):
    """A shop. ``id``: as ``--format pod:ID`` has it; ``dpi``: of its pictures."""

    id: str
    name: str
    dpi: int
    stocks: tuple[Stock, ...]

    def stock(self, part: Part) -> Stock | None:
        """Give the card that a part can be printed as, or None: round corners, and one of the shop's sizes."""
        if part.shape != "card":
            return None
        for one in self.stocks:
            if abs(one.width - part.size.width) <= CLOSE and abs(one.height - part.size.height) <= CLOSE:
                return one
        return None


@functools.cache
def shops() -> Mapping[str, Shop]:
    """Read templates/shared/pod/*.toml."""
    folder = data_folder("templates") / "shared" / "pod"
    found = {}
    for path in sorted(folder.glob("*.toml")):
        data: Mapping[str, Any] = read_toml(path)
        stocks = tuple(Stock(one["name"], *one["trim"], *one["pixels"]) for one in data["sizes"])
        found[path.stem] = Shop(path.stem, data["name"], data["dpi"], stocks)
    return found


def part_for(shop: Shop, part: Part) -> tuple[Part, Frame]:
    """Give a part with the bleed that a shop's picture reaches to, and that picture.

    Raises KitError for a part that the shop has no card for.
    """
    stock = shop.stock(part)
    if stock is None:
        raise KitError(why_not(shop, part), where=f"kit.toml: part.{part.id}.size")
    bleed_x = (stock.across / shop.dpi * MM_IN_INCH - part.size.width) / 2
    bleed_y = (stock.down / shop.dpi * MM_IN_INCH - part.size.height) / 2
    bleed = round(max(part.bleed, bleed_x, bleed_y), 3)
    return replace(part, bleed=bleed), Frame(stock.across, stock.down, shop.dpi, (bleed_x, bleed_y))


def why_not(shop: Shop, part: Part) -> str:
    """Say why a shop cannot print a part."""
    if part.shape != "card":
        kind = {"circle": "round", "net": "a net to fold", "square": "no card with round corners"}[part.shape]
        return f"{part.id} is {kind}: printkit knows only the cards of {shop.name}"
    sizes = ", ".join(f"{one.name} {one.width:g} × {one.height:g}" for one in shop.stocks)
    return f"{part.id} is {part.size.width:g} × {part.size.height:g} mm; {shop.name} has {sizes}"
