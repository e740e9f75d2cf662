"""How an element looks: what it inherits and says itself (SVG 1.1, 6, 11, 13); colours, gradients and fonts.

Refuses what one look at an element does not tell: characters that its font lacks, and what CairoSVG draws
wrongly (tried out with 2.9) for what lies beside it or refers to it; in a book, which that does not draw, it is
right.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.draw.paths import transform
from printkit.draw.svg import OF_A_PICTURE, SVG, Element, above, fail, referred
from printkit.errors import ArtError, GlyphError, nearest
from printkit.kit.colours import colour
from printkit.pdf.matrix import Matrix, Op
from printkit.pdf.page import Gradient
from printkit.text import faces


def is_colour(value: str) -> bool:
    """Tell whether a drawing may have this as a colour, ``none``, ``currentColor`` and ``inherit`` included."""
    try:
        colour(value, "")
    except ValueError:
        return value.strip().lower() == "inherit"
    return True


class UnplottableError(ArtError):
    """What is SVG, but is not plotted by ourselves: cards leave it to CairoSVG, in books it is an error."""


class Style(Struct, frozen=True):
    """What is inherited, as CSS calls it. Lengths are in user units, paints as they are written.

    ``spaced``: letters are not where their widths and the baseline put them.
    """

    fill: str = "#000000"
    stroke: str = "none"
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    stroke_width: float = 1.0
    stroke_linecap: Literal["butt", "round", "square"] = "butt"
    stroke_linejoin: Literal["miter", "round", "bevel"] = "miter"
    stroke_miterlimit: float = 4.0
    stroke_dasharray: tuple[float, ...] = ()
    stroke_dashoffset: float = 0.0
    fill_rule: Literal["nonzero", "evenodd"] = "nonzero"
    color: str = "#000000"
    font_family: str = ""
    font_weight: str = "normal"
    font_style: str = "normal"
    font_size: float = 0.0
    text_anchor: Literal["start", "middle", "end"] = "start"
    visibility: Literal["visible", "hidden", "collapse"] = "visible"
    spaced: bool = False


WORDS = {
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "fill-rule": ("nonzero", "evenodd"),
    "visibility": ("visible", "hidden", "collapse"),
    "text-anchor": ("start", "middle", "end"),
}
SHARES = {"fill-opacity", "stroke-opacity"}
LENGTHS = {"stroke-width", "stroke-miterlimit", "stroke-dashoffset", "font-size", *SHARES}
AS_WRITTEN = {"fill", "stroke", "font-weight", "font-style"}
SPACED = {"letter-spacing", "dominant-baseline", "alignment-baseline"}
INHERITED = {*WORDS, *LENGTHS, *AS_WRITTEN, *SPACED, "font-family", "stroke-dasharray", "color"}


def first_family(families: str) -> str:
    """Give the first of a list of families, which is the one that counts."""
    return families.split(",")[0].strip(" '\"")


def is_bold(weight: str) -> bool:
    """Tell whether a font-weight is nearer to 700 than to 400: there are two weights."""
    return weight == "bold" or (weight.isdigit() and int(weight) >= 550)


def said_of(element: Element, name: str) -> str:
    """Give an inherited property, "" where nobody says it."""
    return next((one.values[name] for one in (element, *above(element)) if name in one.values), "")


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
    for key, value in said:
        name = key.replace("-", "_")
        if value == "inherit":
            continue
        if key in LENGTHS:
            read = number({key: value}, key)
            changes[name] = max(0.0, min(1.0, read)) if key in SHARES else read
        elif key in WORDS:
            if value not in WORDS[key]:
                raise UnplottableError(f"{key}={value!r}")
            changes[name] = value
        elif key in SPACED:
            usual = value in ("normal", "0", "auto", "alphabetic", "baseline")
            changes["spaced"] = bool(changes.get("spaced", style.spaced)) or not usual
        elif key == "stroke-dasharray":
            dash = () if value == "none" else tuple(float(n) for n in re.split(r"[\s,]+", value.strip()))
            changes[name] = dash * 2 if len(dash) % 2 else dash
        elif key == "color":
            changes[name] = colour(value, style.color) or style.color
        else:
            changes[name] = first_family(value) if key == "font-family" else value.strip()
    return replace(style, **changes) if changes else style


def gradient(element: Element, ids: Mapping[str, Element], ops: tuple[Op, ...]) -> Gradient | str:
    """Read a gradient that fills a path; one without extent is the colour of its last stop.

    Raises UnplottableError, and ValueError for what is no number.
    """
    chain, at = [element], element
    while href := at.attributes.get("href", ""):
        at = ids[href.removeprefix("#")]
        if at in chain or at.tag not in ("linearGradient", "radialGradient"):
            raise UnplottableError("gradients that refer to each other")
        chain.append(at)
    values: dict[str, str] = {}
    for one in reversed(chain):
        values.update(one.values)
    if values.get("spreadMethod", "pad") != "pad" or any("%" in v for k, v in values.items() if k != "id"):
        raise UnplottableError("a gradient with spreadMethod, or places in per cent")
    places: tuple[float, ...]
    if element.tag == "linearGradient":
        places = tuple(number(values, key, key == "x2") for key in ("x1", "y1", "x2", "y2"))
    else:
        cx, cy, r = (number(values, key, 0.5) for key in ("cx", "cy", "r"))
        places = number(values, "fx", cx), number(values, "fy", cy), 0.0, cx, cy, r
    stops = _stops(chain)
    if (places[:2] == places[2:] or places[5:] == (0.0,)) and len(stops[-1][1]) == 7:
        return stops[-1][1]
    own = transform(values.get("gradientTransform", ""))
    if values.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
        own = _box(ops) @ own
    elif not values.keys() >= ({"x2"} if len(places) == 4 else {"cx", "cy", "r"}):
        raise UnplottableError("a gradient without places")
    return Gradient(places, stops, own)


def _stops(chain: list[Element]) -> tuple[tuple[float, str], ...]:
    each = ([child for child in one.children if child.tag == "stop"] for one in chain)
    stops: list[tuple[float, str]] = []
    for child in next(filter(None, each), ()):
        text = child.values.get("offset", "0").strip()
        place = float(text[:-1]) / 100 if text.endswith("%") else number({"offset": text}, "offset")
        made = colour(child.values.get("stop-color", "black"), "")
        if not made:
            raise UnplottableError("a gradient with a stop of no colour or of currentColor")
        cover = round(255 * max(0.0, min(1.0, float(child.values.get("stop-opacity", "1")))))
        before = stops[-1][0] if stops else 0.0
        stops.append((min(1.0, max(before, place)), made if cover == 255 else f"{made}{cover:02x}"))
    if not stops:
        raise UnplottableError("a gradient without stops")
    return tuple(stops)


def _box(ops: tuple[Op, ...]) -> Matrix:
    """Give the matrix of a path's bounding box, in which the handles of curves do not count (SVG 1.1, 7.11)."""
    from fontTools.pens.boundsPen import BoundsPen  # 8 ms, which drawings without gradients need not take

    pen, start = BoundsPen(None), (0.0, 0.0)
    for name, *values in ops:
        points = tuple(zip(values[::2], values[1::2], strict=True)) or (start,)
        if name == "M":
            (start,) = points
        {"M": pen.moveTo, "C": pen.curveTo}.get(name, pen.lineTo)(*points)
    left, top, right, bottom = pen.bounds or (0.0, 0.0, 0.0, 0.0)
    if left == right or top == bottom:
        raise UnplottableError("a gradient on what has no area")
    return Matrix(right - left, 0, 0, bottom - top, left, top)


TEXTS = {"text", "tspan", "textPath"}
NOTES = {"title", "desc", "metadata", "style"}
"""Elements that say something of a drawing, and draw nothing."""

FALLBACK = "Alegreya Sans"
"""The font for words in none that is here."""

OF_A_FONT = ("font-family", "font-weight", "font-style")


def check_text(element: Element, inherited: Mapping[str, str], families: tuple[str, ...] = ()) -> None:
    """Check the font and the characters of all text in an element, whose values are known.

    ``inherited``: what holds around it; ``families``: of which text may be besides those of single fonts: who
    sets it finds a face for each character.
    """
    values = element.values
    said = {name: values[name] for name in (*OF_A_FONT, "font-size") if name in values}
    style = {**inherited, **said} if said else inherited
    if "font" in values:
        raise fail(element, "font: is not read", "write font-family, font-size and font-weight")
    if element.tag in TEXTS and element.space == SVG:
        for text, line, _ in element.text:
            if text.strip():
                _check_characters(text, line, style, families)
    for child in element.children:
        check_text(child, style, families)


def _check_characters(text: str, line: int, style: Mapping[str, str], families: tuple[str, ...]) -> None:
    family = first_family(style.get("font-family", ""))
    if family in families:
        return
    if family not in faces.named():
        known = {*families, *faces.named()}
        listed = f"there are: {', '.join(sorted(known))}"
        if not family:
            raise ArtError("text without a font-family", where=str(line), hint=listed)
        raise ArtError(f"no font {family!r}", where=str(line), hint=nearest(family, known) or listed)
    if "font-size" not in style:
        raise ArtError("text without a font-size", where=str(line), hint='write it in mm: font-size="4"')
    face_id = face_of(family, style.get("font-weight", "normal"), style.get("font-style", "normal"))
    for char in faces.clean(text):
        if not faces.is_set(char):
            error = faces.MissingGlyphError(char).glyph_error(text.strip())
            error.where = str(line)
            raise error
        if not char.isspace() and not faces.glyph(face_id, char):
            others = {f.title for f in faces.faces().values() if faces.glyph(f.id, char)}
            raise GlyphError(
                f"{faces.faces()[face_id].title} has no {char!r} (U+{ord(char):04X}), in {text.strip()[:30]!r}",
                where=str(line),
                hint=f"{', '.join(sorted(others))} has it" if others else "no font of printkit has it",
            )


def check_meant(element: Element, ids: Mapping[str, Element]) -> None:
    """Refuse what is SVG and right in a book, but drawn wrongly by CairoSVG."""
    if element.tag == "text" and re.search("aa|aw|wa", "".join(_pieces(element))):
        hint = "leave out text-anchor, or print it with line()"
        raise fail(element, "text-anchor of several pieces cannot be drawn", hint)
    clip = element.values.get("clip-path")
    for name in referred({"clip-path": clip}) if clip else ():
        units = ids[name].values.get("clipPathUnits", "")
        if units == "objectBoundingBox" and element.tag not in ("rect", "image"):
            hint = "leave clipPathUnits out, and draw the clipPath where it should clip"
            raise fail(element, f"clipPathUnits: {units} of <{element.tag}> cannot be drawn", hint)
    for child in element.children if element.tag == "clipPath" else ():
        target = ids.get(child.values.get("href", "").strip().removeprefix("#"), child)
        if any(one.values.get("clip-path", "none") != "none" for one in (child, target)):
            raise fail(child, "a clip-path in a clipPath cannot be drawn", "give it to the clipPath itself")


def _pieces(element: Element) -> Iterator[str]:
    """Give a text's pieces: x where one begins at a place, w for words, a for words that are moved there.

    CairoSVG moves each piece by itself, so that those of one place lie on each other.
    """
    if "x" in element.values:
        yield "x"
    words = "w" if said_of(element, "text-anchor") in ("", "start", "inherit") else "a"
    for one in element.content():
        if not isinstance(one, str):
            yield from _pieces(one) if one.tag not in NOTES else ()
        elif one.strip():
            yield words


def check_ids(root: Element) -> None:
    """Refuse an id of two that are not alike and referred to: in a PDF it is the first, in PNG the last."""
    ids: dict[str, Element] = {}
    used: set[str] | None = None
    for element in root.walk():
        own = element.attributes.get("id", "")
        first = ids.setdefault(own, element)
        if own and first is not element and not OF_A_PICTURE.match(own) and not _alike(first, element):
            if used is None:
                used = {name for one in root.walk() for name in referred(one.values)}
            if own in used:
                raise fail(element, f"the id {own!r} is used twice")


def _alike(one: Element, other: Element) -> bool:
    """Tell whether two elements draw the same."""
    if (one.tag, one.values) != (other.tag, other.values) or len(one.children) != len(other.children):
        return False
    words = ("".join(text for text, *_ in each.text).split() for each in (one, other))
    return next(words) == next(words) and all(map(_alike, one.children, other.children))


@faces.kept()
def face_of(family: str, weight: str, style: str) -> str:
    """Give the face that is drawn: the family's nearest in style, then in weight (ours are bold or not)."""
    own, italic = faces.named()[first_family(family)], style != "normal"
    asked = int(weight) if weight.isdigit() and own[0].own else 700 if is_bold(weight) else 400
    return min(own, key=lambda face: ((face.style == "italic") != italic, abs(face.weight - asked))).id


def face_in(element: Element) -> faces.Face:
    """Give the face of an element's words."""
    family, weight, slant = (said_of(element, name) for name in OF_A_FONT)
    return faces.faces()[face_of(family or FALLBACK, weight or "normal", slant or "normal")]
