"""How cards lie together on a sheet: small TOML files, printkit's own or a kit's (``layouts/NAME.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Literal, cast, get_args

from printkit.errors import KitError, nearest
from printkit.kit.resources import data_folder, inside, read_text

Backs = Literal["long-edge", "short-edge", "gutterfold", "none"]
"""How a back comes behind its front: printed on both sides of the paper (the edge that the paper is turned
over on), folded behind it, or not at all."""

BACKS: tuple[Backs, ...] = get_args(Backs)
TICK_GAP = 2.0
MAX_GAP = 100.0


@dataclass(frozen=True, slots=True)
class Layout:
    """A way to lay cards on a sheet.

    ``edges``: ``shared``: neighbours touch, one cut parts them, and the bleed goes round the whole block;
    ``own``: every card has its own bleed. ``gap``: mm between the bleeds of neighbours (``own`` only).
    ``turn``: cards may lie on their side where more of them fit so. ``backs``: how backs are printed whatever
    the build asks for (unless it asks for none).
    """

    id: str
    edges: Literal["shared", "own"] = "own"
    gap: float = 0.0
    turn: bool = True
    backs: Backs | None = None

    def suited(self, shape: str) -> Layout:
        """Fit the layout to a shape: circles share no edges and need room for ticks, and so do nets."""
        if shape not in {"circle", "net"}:
            return self
        return replace(self, edges="own", gap=max(self.gap, TICK_GAP))


def read_layout(name: str, kit: Path | None = None) -> Layout:
    """Read a layout by its name: the kit's own first, then printkit's.

    Raises KitError for an unknown name (with the nearest), an unknown key or a wrong value.
    """
    shared = data_folder("templates") / "shared" / "layouts"
    own = kit / "layouts" if kit else None
    if own and (own / f"{name}.toml").is_file():
        path = inside(own, f"{name}.toml", "layouts", KitError)
    else:
        known = sorted({p.stem for f in (own, shared) if f and f.is_dir() for p in f.glob("*.toml")})
        if name not in known:
            raise KitError(f"no layout {name!r}", hint=nearest(name, known) or f"there are: {', '.join(known)}")
        path = shared / f"{name}.toml"
    where = f"layouts/{name}.toml"
    try:
        data: Mapping[str, object] = tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise KitError(f"not TOML: {error}", where=where) from None
    return _layout(name, data, where)


def settle_backs(asked: Backs, layout: Layout, two_sided: bool) -> Backs:
    """Give how a part's backs are really printed: not at all where it has none; the layout may insist."""
    if not two_sided or asked == "none":
        return "none"
    return layout.backs or asked


CHOICES: Mapping[str, tuple[str, ...]] = {"edges": ("shared", "own"), "backs": BACKS}


def _layout(name: str, data: Mapping[str, object], where: str) -> Layout:
    keys = tuple(f.name for f in fields(Layout) if f.name != "id")
    for key, value in data.items():
        place = f"{where}: {key}"
        if key not in keys:
            hint = nearest(key, keys) or f"known: {', '.join(keys)}"
            raise KitError(f"unknown key {key!r}", where=place, hint=hint)
        if key in CHOICES and value not in CHOICES[key]:
            raise KitError(f"should be one of {', '.join(CHOICES[key])}, not {value!r}", where=place)
        if key == "turn" and not isinstance(value, bool):
            raise KitError(f"should be true or false, not {value!r}", where=place)
        if key == "gap" and not (_is_number(value) and 0 <= cast(float, value) <= MAX_GAP):
            raise KitError(f"should be 0 to {MAX_GAP:g} (mm), not {value!r}", where=place)
    return Layout(
        id=name,
        edges=cast(Literal["shared", "own"], data.get("edges", "own")),
        gap=float(cast(float, data.get("gap", 0.0))),
        turn=cast(bool, data.get("turn", True)),
        backs=cast("Backs | None", data.get("backs")),
    )


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
