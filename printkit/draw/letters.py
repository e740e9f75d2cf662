"""Words of drawings as editors save them: fonts that are here for those that are not, sizes as plain numbers.

What a font lacks is set in another that has it, and a text of several pieces begins at its start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from printkit.draw.figure import PIXELS
from printkit.draw.style import face_of, is_bold, said_of
from printkit.draw.svg import SVG, Element, fail
from printkit.text import faces

MEDIUM, FALLBACK = 16.0, "Alegreya Sans"
OF_A_FONT = ("font-family", "font-weight", "font-style")
SPACED = {"letter-spacing", "word-spacing", "textLength", "rotate"}
MOVED = {"x", "y", "dx", "dy"} | SPACED
SIZES = {
    "xx-small": "9",
    "x-small": "10",
    "small": "13",
    "medium": "16",
    "large": "18",
    "x-large": "24",
    "xx-large": "32",
    "smaller": "0.833em",
    "larger": "1.2em",
}
"""What CSS calls sizes of letters, px (CSS Fonts 4, 2.5)."""

RELATIVE = {"em": 1.0, "rem": 1.0, "ex": 0.5, "%": 0.01}


def words_in(element: Element) -> str:
    """Give the words in an element and all inside it."""
    return " ".join(" ".join(text for one in element.walk() for text, *_ in one.text).split())


def set_fonts(root: Element) -> dict[str, None]:
    """Give each text a font that is here and a size that is a number; gives the fonts that are not here."""
    known = faces.named()
    replaced: dict[str, None] = {}
    anchored: list[Element] = []
    sizes: dict[Element | None, float] = {None: MEDIUM}
    for element in root.walk():
        values = element.values
        values.pop("paint-order", None)
        sizes[element] = outer = sizes[element.parent]
        if "font-size" in values:
            sizes[element] = _size(values["font-size"], outer)
            values["font-size"] = f"{sizes[element]:g}"
        elif element.tag == "text":
            values["font-size"] = f"{outer:g}"
        if "font-family" in values:
            named = [one.strip(" '\"") for one in values["font-family"].split(",")]
            found = next((one for one in named if one in known), "")
            if not found:
                replaced[named[0]] = None
            values["font-family"] = found or FALLBACK
        elif element.tag == "text" and not said_of(element, "font-family"):
            values["font-family"] = FALLBACK
            if words_in(element) and not said_of(element, "font"):
                replaced[""] = None
        if element.tag in ("text", "tspan") and words_in(element):
            _other_scripts(element)
            if element.children and "x" in values and said_of(element, "text-anchor") in ("middle", "end"):
                anchored.append(element)
    for element in anchored:
        _from_its_start(element, sizes)
    return replaced


def _other_scripts(element: Element) -> None:
    """Give what a text's font lacks to another that has it, in a <tspan>: the other words keep their font."""
    own = face_in(element)
    family, weight, slant = (said_of(element, name) for name in OF_A_FONT)

    def font_for(char: str) -> str:
        if not char.isspace() and not faces.glyph(own.id, char) and faces.has(char):
            script = "ja" if own.script == "latin" else "latin"
            found, _ = faces.require(char, own.family, script, is_bold(weight), slant not in ("", "normal"))
            return faces.faces()[found].css_family
        return family

    content = [*element.content()]
    if not element.children and said_of(element, "xml:space") != "preserve":
        content = [" ".join("".join(words for words, *_ in element.text).split())]
    runs: list[Element | tuple[str, str]] = []
    for one in content:
        some = [one] if isinstance(one, Element) else [(f, "".join(run)) for f, run in groupby(one, font_for)]
        runs += some
    values = element.values
    placed = max(len(re.findall(r"[^\s,]+", values.get(key, ""))) for key in ("x", "y", "dx", "dy", "rotate"))
    if placed > 1 or all(isinstance(run, Element) or run[0] == family for run in runs):
        return
    element.children, element.text, line = [], [], element.line
    for run in runs:
        if isinstance(run, Element):
            element.children.append(run)
        elif run[0] == family:
            element.text.append((run[1], line, len(element.children)))
        else:
            said = {"font-family": run[0]}
            element.children.append(Element("tspan", SVG, said, line, element, [], [(run[1], line, 0)], said))


def face_in(element: Element) -> faces.Face:
    """Give the face of an element's words."""
    family, weight, slant = (said_of(element, name) for name in OF_A_FONT)
    return faces.faces()[face_of(family or FALLBACK, weight or "normal", slant or "normal")]


def _from_its_start(element: Element, sizes: Mapping[Element | None, float]) -> None:
    """Have a text of several pieces begin where it has to for its middle or end to be where it is meant.

    Who draws it would look for the middle of each piece. Raises ArtError for pieces that are spaced or moved.
    """
    inner = [one for one in element.walk() if one is not element]
    if any("x" in one.values for one in inner):
        return  # each has a middle of its own
    spaced = any(not MOVED.isdisjoint(one.values) for one in inner) or SPACED & element.values.keys()
    if spaced or not re.fullmatch(r"[-+.\d]+", element.values["x"].strip()):
        raise fail(element, "text-anchor of several pieces cannot be drawn")
    wide, step, before = 0.0, 0.0, " "
    for piece, words in _pieces(element):
        face = face_in(piece)
        for char in words if said_of(piece, "xml:space") == "preserve" else re.sub(r"\s+", " ", words):
            if char != " " or before != " ":
                step = faces.advance(face.id, faces.glyph(face.id, char)) * sizes[piece] / face.scale
                wide, before = wide + step, char
    wide -= step if before == " " else 0
    share = 2 if said_of(element, "text-anchor") == "middle" else 1
    element.values |= {"x": f"{float(element.values['x']) - wide / share:g}", "text-anchor": "start"}
    for one in inner:
        one.values.pop("text-anchor", None)


def _pieces(element: Element) -> Iterator[tuple[Element, str]]:
    """Give the words in an element in their order, each with the element that they are right in."""
    for one in element.content():
        if isinstance(one, str):
            yield element, one
        else:
            yield from _pieces(one)


def _size(value: str, outer: float) -> float:
    """Give a font-size in px. ``outer``: that around it. Raises ValueError."""
    found = re.fullmatch(r"([\d.]+(?:e-?\d+)?)\s*([a-z%]*)", SIZES.get(value, value))
    units = {"": 1.0, **PIXELS, **{unit: outer * share for unit, share in RELATIVE.items()}}
    if found is None or found[2] not in units:
        raise ValueError(f"font-size: {value[:40]!r}")
    return float(found[1]) * units[found[2]]
