"""The style of an element: the properties that it inherits, and those that it says itself (SVG 1.1, 6, 11)."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.draw.colours import colour
from printkit.draw.svg import Element
from printkit.errors import ArtError


class UnplottableError(ArtError):
    """What is SVG, but is not plotted by ourselves: cards leave it to CairoSVG, in books it is an error."""


class Style(Struct, frozen=True):
    """What is inherited. Lengths are in user units, paints as they are written."""

    fill: str = "black"
    stroke: str = "none"
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    width: float = 1.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    miter: float = 4.0
    dash: tuple[float, ...] = ()
    phase: float = 0.0
    evenodd: bool = False
    colour: str = "#000000"
    family: str = ""
    weight: str = "normal"
    slant: str = "normal"
    size: float = 0.0
    anchor: Literal["start", "middle", "end"] = "start"
    hidden: bool = False

    @property
    def bold(self) -> bool:
        """Whether words are bold."""
        return is_bold(self.weight)


WORDS = {
    "stroke-linecap": ("cap", ("butt", "round", "square")),
    "stroke-linejoin": ("join", ("miter", "round", "bevel")),
    "fill-rule": ("evenodd", ("nonzero", "evenodd")),
    "visibility": ("hidden", ("visible", "hidden", "collapse")),
    "text-anchor": ("anchor", ("start", "middle", "end")),
}
LENGTHS = {
    "stroke-width": "width",
    "stroke-miterlimit": "miter",
    "fill-opacity": "fill_opacity",
    "stroke-opacity": "stroke_opacity",
    "stroke-dashoffset": "phase",
    "font-size": "size",
}
TEXTS = {"fill": "fill", "stroke": "stroke", "font-weight": "weight", "font-style": "slant"}
INHERITED = {*WORDS, *LENGTHS, *TEXTS, "font-family", "stroke-dasharray", "color"}


def first_family(families: str) -> str:
    """Give the first of a list of families, which is the one that counts."""
    return families.split(",")[0].strip(" '\"")


def is_bold(weight: str) -> bool:
    """Tell whether a font-weight is nearer to 700 than to 400: there are two weights."""
    return weight == "bold" or (weight.isdigit() and int(weight) >= 550)


def inherit(element: Element, style: Style) -> Style:
    """Give the style of an element whose surroundings have ``style``. Raises UnplottableError."""
    said = tuple([pair for pair in element.values.items() if pair[0] in INHERITED])
    return _changed(style, said) if said else style


def number(values: Mapping[str, str], key: str, default: float = 0.0) -> float:
    """Read a length without a unit, in px at most. Raises UnplottableError."""
    value = values.get(key)
    if value is None:
        return default
    try:
        return float(value.strip().removesuffix("px"))
    except ValueError:
        raise UnplottableError(f"{key}={value!r}") from None


@functools.lru_cache(maxsize=2000)
def _changed(style: Style, said: tuple[tuple[str, str], ...]) -> Style:
    changes: dict[str, object] = {}
    values = dict(said)
    for key, value in said:
        if value == "inherit":
            continue
        if key == "font-family":
            changes["family"] = first_family(value)
        elif key in TEXTS:
            changes[TEXTS[key]] = value.strip()
        elif key in LENGTHS:
            read = number(values, key)
            changes[LENGTHS[key]] = max(0.0, min(1.0, read)) if key.endswith("opacity") else read
        elif key in WORDS:
            name, known = WORDS[key]
            if value not in known:
                raise UnplottableError(f"{key}={value!r}")
            changes[name] = value != known[0] if name in ("evenodd", "hidden") else value
        elif key == "stroke-dasharray":
            dash = () if value == "none" else tuple(float(n) for n in re.split(r"[\s,]+", value.strip()))
            changes["dash"] = dash * 2 if len(dash) % 2 else dash
        else:
            changes["colour"] = colour(value, style.colour) or style.colour
    return replace(style, **changes) if changes else style
