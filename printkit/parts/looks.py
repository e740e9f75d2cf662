"""What an element of a drawing looks like: the properties that it inherits, and those that it says itself."""

from __future__ import annotations

import functools
import re

from msgspec import Struct
from msgspec.structs import replace

from printkit.parts.paints import UnplottableError, colour, number
from printkit.parts.svg import Element


class Look(Struct, frozen=True):
    """What is inherited."""

    fill: str = "black"
    stroke: str = "none"
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    width: float = 1.0
    cap: str = "butt"
    join: str = "miter"
    miter: float = 4.0
    dash: tuple[float, ...] = ()
    phase: float = 0.0
    evenodd: bool = False
    colour: str = "#000000"
    family: str = ""
    weight: str = "normal"
    style: str = "normal"
    size: float = 0.0
    hidden: bool = False


WORDS = {
    "stroke-linecap": ("cap", ("butt", "round", "square")),
    "stroke-linejoin": ("join", ("miter", "round", "bevel")),
    "fill-rule": ("evenodd", ("nonzero", "evenodd")),
    "visibility": ("hidden", ("visible", "hidden", "collapse")),
}
LENGTHS = {
    "stroke-width": "width",
    "stroke-miterlimit": "miter",
    "fill-opacity": "fill_opacity",
    "stroke-opacity": "stroke_opacity",
    "stroke-dashoffset": "phase",
    "font-size": "size",
}
TEXTS = {
    "fill": "fill",
    "stroke": "stroke",
    "font-family": "family",
    "font-weight": "weight",
    "font-style": "style",
}


LOOKS = {*WORDS, *LENGTHS, *TEXTS, "stroke-dasharray", "color"}


def look_of(element: Element, look: Look) -> Look:
    """Give what an element inherits and says itself."""
    said = tuple([pair for pair in element.values.items() if pair[0] in LOOKS])
    return _changed(look, said) if said else look


@functools.lru_cache(maxsize=2000)
def _changed(look: Look, said: tuple[tuple[str, str], ...]) -> Look:
    changes: dict[str, object] = {}
    values = dict(said)
    for key, value in said:
        if value == "inherit":
            continue
        if key in TEXTS:
            changes[TEXTS[key]] = value.strip()
        elif key in LENGTHS:
            changes[LENGTHS[key]] = number(values, key)
        elif key in WORDS:
            name, known = WORDS[key]
            if value not in known:
                raise UnplottableError(f"{key}={value}")
            changes[name] = value != known[0] if name in ("evenodd", "hidden") else value
        elif key == "stroke-dasharray":
            dash = () if value == "none" else tuple(float(n) for n in re.split(r"[\s,]+", value.strip()))
            changes["dash"] = dash * 2 if len(dash) % 2 else dash
        else:
            changes["colour"] = colour(value, look.colour) or look.colour
    for key in ("fill_opacity", "stroke_opacity"):
        if key in changes:
            changes[key] = max(0.0, min(1.0, float(changes[key])))  # type: ignore[arg-type]  # a number
    return replace(look, **changes) if changes else look
