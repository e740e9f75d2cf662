"""Shops that print on demand: which sizes they have, and the pictures or the PDF that they want of them.

A shop is a small file: ``pod/NAME.toml`` of a kit, or one of printkit's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from printkit.errors import KitError, UsageError
from printkit.export.pictures import MM_IN_INCH, Frame
from printkit.kit.model import STRAIGHT, Part
from printkit.kit.values import read_own, shaped

CLOSE = 0.1
"""How far a part's size may be off a shop's, mm: inches are rounded in the names of sizes."""

Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$")]
Side = Annotated[float, Meta(ge=5, le=1200)]
Pixels = Annotated[int, Meta(ge=1, le=8000)]
Beyond = Annotated[float, Meta(ge=0, le=10)]
Face = Literal["front", "back"]


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that a shop prints: its trim in mm; where it wants a picture, that with the bleed in pixels."""

    name: Line
    trim: tuple[Side, Side]
    pixels: tuple[Pixels, Pixels] | None = None


class Shop(Struct, frozen=True, forbid_unknown_fields=True):
    """A shop.

    ``makes``: what it wants. ``dpi``: of its pictures, and the least of those in a PDF. ``sizes``: its
    cards, none for any. ``bleed``, ``safe``: beyond the trim, and inside it, mm. ``pages``: of a PDF, in
    what order a card's faces come. ``conformance``, ``colour``: of a PDF, as the options of ``build`` have
    them. ``ink``: the most, per cent. ``spots``: whether it prints spot colours. ``source``: where it says
    so, and when that was read. ``id``: as ``--format pod:ID`` has it.
    """

    name: Line
    source: Line
    dpi: Annotated[int, Meta(ge=36, le=1200)] = 300
    sizes: tuple[Stock, ...] = ()
    makes: Literal["pictures", "pdf"] = "pictures"
    bleed: Beyond = 3.0
    safe: Beyond = 3.0
    pages: tuple[Face, ...] = ("front", "back")
    conformance: Literal["x-1a", "x-4", "plain"] = "x-4"
    colour: Literal["cmyk", "grey"] = "cmyk"
    ink: Annotated[int, Meta(ge=100, le=400)] = 300
    spots: bool = False
    id: str = ""

    def stock(self, part: Part) -> Stock | None:
        """Give the card that a part can be printed as, or None: round corners, and one of the shop's sizes."""
        sides = part.size.width, part.size.height
        if self.makes == "pdf" and not self.sizes:
            return Stock("any", sides) if part.shape in STRAIGHT else None
        off = ((one, (abs(a - b) for a, b in zip(one.trim, sides, strict=True))) for one in self.sizes)
        return next((one for one, by in off if part.shape == "card" and max(by) <= CLOSE), None)

    def note(self, part: Part) -> str | None:
        """Say that a part is left out, or that it has one face where two are wanted; None of any other."""
        if self.stock(part) is None:
            return f"left out of pod:{self.id}: {self.lacks(part)}"
        if part.back is None and "back" in self.pages:
            return f"{part.id} has no back, and {self.name} wants fronts and backs: name its back in kit.toml"
        return None

    def lacks(self, part: Part) -> str:
        """Say why it has no card for a part."""
        if part.shape != "card":
            which = {
                "circle": "a round piece",
                "hexagon": "a hexagon",
                "net": "a net",
                "square": "no card with round corners",
            }
            return f"{part.id} is {which[part.shape]}: printkit knows only the cards of {self.name}"
        named = ((one.name, f"{one.trim[0]:g} × {one.trim[1]:g}") for one in self.sizes)
        sizes = ", ".join(" ".join(dict.fromkeys(both)) for both in named)
        return f"{part.id} is {part.size.width:g} × {part.size.height:g} mm; {self.name} has {sizes}"


def read_shop(name: str, kit: Path | None = None) -> Shop:
    """Read a shop by its name: the kit's own first, then printkit's. Raises KitError, with its key."""
    where, data = f"pod/{name}.toml", read_own("pod", name, kit, UsageError, "no shop")
    shop = shaped({**data, "id": name}, Shop, where, "see docs/shops.md")
    if shop.makes == "pictures" and not (shop.sizes and all(one.pixels for one in shop.sizes)):
        raise KitError("pictures need sizes, and the pixels of each", where=f"{where}: sizes")
    return shop


def part_for(shop: Shop, part: Part) -> tuple[Part, Frame]:
    """Give a part with the bleed that a shop's picture reaches to, and that picture.

    Raises KitError for a part that the shop has no card for.
    """
    stock = shop.stock(part)
    if stock is None:
        raise KitError(shop.lacks(part), where=f"kit.toml: part.{part.id}.size")
    if stock.pixels is None:
        return replace(part, bleed=max(part.bleed, shop.bleed)), Frame(1, 1, shop.dpi, (shop.bleed, shop.bleed))
    across, down = stock.pixels
    bleed_x = (across / shop.dpi * MM_IN_INCH - part.size.width) / 2
    bleed_y = (down / shop.dpi * MM_IN_INCH - part.size.height) / 2
    bleed = round(max(part.bleed, bleed_x, bleed_y), 3)
    return replace(part, bleed=bleed), Frame(across, down, shop.dpi, (bleed_x, bleed_y))
