"""How cards lie together on a sheet: small TOML files, printkit's own or a kit's (``layouts/NAME.toml``)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from printkit.errors import KitError, check_known
from printkit.kit.model import STRAIGHT, Backs, Shape
from printkit.kit.values import read_own, shaped
from printkit.pdf.paper import Paper
from printkit.press.fixed import KEYS, Fixed, read_fixed

SHAPES = get_args(Shape)
TICK_GAP = 2.0
RING_GAP = 0.5
MAX_ABOUT = 120


class Layout(Struct, frozen=True):
    """A way to lay cards on a sheet.

    ``about``: what it is for, in a line. ``shapes``: what a bare ``--layout`` puts it to. ``edges``:
    ``shared``: neighbours touch, one cut parts them, and the bleed goes round the whole block; ``own``: every
    card has its own bleed. ``gap``: mm between the bleeds of neighbours (``own`` only). ``bleed``: the most
    that is shown of it, mm; None: all. ``turn``: cards may lie on their side where more of them fit so.
    ``lanes``: pieces lie beside each other on their long sides only, so that each can be cut off with one
    stroke. ``halves``: a piece in each half of the sheet, which one cut parts, and nothing is trimmed.
    ``ticks``: round pieces have them. ``overlap``: a piece larger than the paper is parted into tiles that
    overlap by so much, mm; 0: by the usual, but it is an error on the sheets of a machine. ``backs``: how backs
    are printed whatever the build asks for (unless it asks for none). ``binding``: not for parts but for the
    rulebook: two pages on a side of a sheet, to fold and staple. ``fixed``: the places are given. ``sideways``,
    which is no key of a file: cards lie on their side and in no other way.
    """

    id: str
    about: str = ""
    shapes: Annotated[tuple[Shape, ...], Meta(min_length=1)] = SHAPES
    edges: Literal["shared", "own"] = "own"
    gap: Annotated[float, Meta(ge=0, le=100)] = 0.0
    bleed: Annotated[float, Meta(ge=0, le=10)] | None = None
    turn: bool = True
    lanes: bool = False
    halves: bool = False
    ticks: bool = True
    overlap: Annotated[float, Meta(ge=0, le=50)] = 0.0
    backs: Backs | None = None
    binding: Literal["saddle"] | None = None
    fixed: Fixed | None = None
    sideways: bool = False

    @property
    def turns(self) -> tuple[int, ...]:
        """How cards may lie, in degrees clockwise."""
        return (90,) if self.sideways else (0, 90) if self.turn else (0,)

    def suits(self, paper: Paper) -> bool:
        """Whether it is meant for a paper."""
        return self.fixed is None or self.fixed.paper in ("", paper.id)

    def suited(self, shape: str) -> Layout:
        """Fit the layout to a shape: only straight pieces share edges; others need room, for ticks or a cut."""
        if shape in STRAIGHT or self.fixed:
            return self
        least = TICK_GAP if self.ticks or shape == "net" else RING_GAP
        return replace(self, edges="own", gap=max(self.gap, least), halves=False)

    def shown(self, bleed: float) -> float:
        """Give how much of a card's bleed is printed, mm."""
        return bleed if self.bleed is None else min(bleed, self.bleed)


FILE = (*(key for key in Layout.__struct_fields__ if key not in ("id", "fixed", "sideways")), *KEYS)
"""The keys of a layout's file."""


def read_layout(name: str, kit: Path | None = None) -> Layout:
    """Read a layout by its name: the kit's own first, then printkit's.

    Raises KitError for an unknown name (with the nearest), an unknown key or a wrong value.
    """
    where, data = f"layouts/{name}.toml", read_own("layouts", name, kit, KitError, "no layout")
    for key in data:
        check_known([key], FILE, "unknown key", where=f"{where}: {key}", kind=KitError, listed="known:")
    given = {key: data.pop(key) for key in KEYS if key in data}
    layout = shaped({**data, "id": name}, Layout, where, "see docs/sheets.md")
    if len(layout.about) > MAX_ABOUT or not layout.about.isprintable():
        what = f"should be one line of text, {MAX_ABOUT} characters at most"
        raise KitError(what, where=f"{where}: about")
    return replace(layout, fixed=read_fixed(given, where))


def settle_backs(asked: Backs, layout: Layout, two_sided: bool) -> Backs:
    """Give how a part's backs are really printed: not at all where it has none; the layout may insist."""
    if not two_sided or asked == "none":
        return "none"
    return layout.backs or asked
