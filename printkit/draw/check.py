"""Refuses, before drawing, what is unsafe in an SVG and what CairoSVG would draw wrongly or not at all.

CairoSVG leaves out or blackens what it does not know without a word (tried out with 2.9); each such thing is an
ArtError here, with the line. A character that the chosen font lacks is a GlyphError.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from printkit.draw import paths
from printkit.draw.paths import NUMBER
from printkit.draw.plot import REFERRED_TO, SHAPES, ids_of
from printkit.draw.style import INHERITED, NOTES, TEXTS, check_ids, check_meant, check_text, is_colour
from printkit.draw.svg import (
    MAX_DEPTH,
    OF_A_PICTURE,
    SVG,
    BoundError,
    Element,
    above,
    fail,
    in_file,
    parse,
    referred,
    rules_of,
    values_of,
)
from printkit.errors import ArtError, nearest
from printkit.kit.colours import like_colour
from printkit.text.faces import families

PAINTED = ("data:image/png;base64,", "data:image/jpeg;base64,")
"""What a picture begins with, as a book's drawing may hold it: painted of a drawing, or a photograph."""

MAX_DRAWN = 50_000
"""Most elements that are drawn, with every ``use`` counted as what it repeats."""

DEEPEST = 2 * MAX_DEPTH
"""Most elements one in another, with every ``use`` counted as what it repeats."""

DRAWN = {*SHAPES, *TEXTS, "svg", "g", "defs", "symbol", "use", "image", *REFERRED_TO, "stop", *NOTES}
POINTED = {"polygon", "polyline"}
SAY_INSTEAD = {
    "filter": "draw shadows and blurs as shapes",
    "mask": "use clipPath, or opacity",
    "foreignObject": "use <text>",
    "a": "links are not printed",
    "animate": "a card does not move",
    "switch": "draw one of them",
    "tref": "write the text",
}
DRAWING_PROGRAMS = re.compile(
    r"inkscape|sodipodi|adobe|rdf-syntax|creativecommons|purl\.org|figma|serif|sketch"
)

# Property → the values that CairoSVG draws as meant. What is not here is drawn, or has no effect on paper.
ONLY: Mapping[str, str] = {
    "filter": "none",
    "mask": "none",
    "mix-blend-mode": "normal",
    "isolation": "auto",
    "writing-mode": "lr-tb|lr|horizontal-tb",
    "direction": "ltr",
    "clip-rule": "nonzero",
    "clip-path": r"none|url\(.+\)",
    "fr": "0%?",
    "paint-order": "normal|fill|fill stroke.*",
    "textLength": "",
    "lengthAdjust": "",
    "word-spacing": "normal|0(px)?",
    "font-variant": "normal",
    "font-stretch": "normal|100%",
    "font-feature-settings": "normal",
    "text-decoration": "none.*",
    "text-transform": "none",
    "baseline-shift": "0|baseline",
    "vector-effect": "none",
    "transform-box": "view-box",
    "backdrop-filter": "none",
    "clip": "auto",
}
COLOURED = {"fill", "stroke", "stop-color", "color"}
LENGTHS = {
    *("x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "fx", "fy", "x1", "y1", "x2", "y2", "dx", "dy"),
    *("stroke-width", "font-size", "letter-spacing", "stroke-dashoffset", "startOffset"),
}
TRANSFORMS = {"transform", "gradientTransform", "patternTransform"}
OPACITIES = {"opacity", "fill-opacity", "stroke-opacity", "stop-opacity"}
_OTHERS = """
    id class style d points href viewBox version baseProfile preserveAspectRatio role lang display overflow
    offset gradientUnits spreadMethod clipPathUnits rotate dominant-baseline alignment-baseline
    text-rendering shape-rendering
"""
KNOWN = {*ONLY, *COLOURED, *LENGTHS, *TRANSFORMS, *OPACITIES, *INHERITED, *_OTHERS.split()}
"""Attributes that a book's drawing may have; any other is taken for a slip."""

LENGTH = re.compile(rf"{NUMBER.pattern}(mm|cm|in|pt|pc|px|em|ex|ch|%)?")
OF_PAPER = {"mm", "cm", "in", "pt", "pc"}
"""Units of 96 to the inch, not of the drawing's mm: only <svg> may say its size in them."""

URL = re.compile(r"url\(\s*['\"]?(.*?)['\"]?\s*\)")

FARTHEST = 1e6
"""Greatest number in a drawing's geometry: what is beyond is a slip, and CairoSVG draws nothing of it."""


def check(svg: str, width: float, height: float, where: str) -> Element:
    """Check a face of ``width`` × ``height`` mm with bleed; give its root. ``where`` names it in errors."""
    with in_file(where):
        root = parse(svg)
        _check_canvas(root, width, height)
        check_content(root)
        check_ids(root)
        if found := next((line for element in root.walk() for _, line in _loose(element)), None):
            hint = "print them with line() or block(), or in <text>"
            raise ArtError("words stand where nothing prints them", where=str(found), hint=hint)
    return root


def check_content(root: Element, pictures: str | tuple[str, ...] = "picture:", book: bool = False) -> None:
    """Check all that is in a drawing, whatever its size. ``where`` of errors is the line alone.

    ``pictures``: what the href of an <image> begins with. ``book``: it is a book's figure or cover, which may
    hold shapes that draw nothing, but no slips: unknown attributes, words that are not drawn, an id twice.
    """
    rules, ids = rules_of(root), ids_of(root)
    for element in root.walk():
        element.values = values_of(element, rules)
        if book:
            _check_figure(element, ids)
        elif element.tag == "path" and not element.values.get("d", "").strip():
            raise fail(element, "the path's d is not path data: there is none")
        elif element.tag in POINTED and not re.search(r"\d.*\d", element.values.get("points", "")):
            raise fail(element, f"the points of <{element.tag}> are not pairs of numbers")
        _check_element(element, ids, pictures)
    if ids:  # else nothing can be repeated, and parse() has counted what there is
        check_repeats(root, ids)
    for element in root.walk() if not book else ():
        check_meant(element, ids)
    check_text(root, *(({"font-family": "text", "font-size": "4"}, families()) if book else ({},)))


def _check_canvas(root: Element, width: float, height: float) -> None:
    box = re.split(r"[\s,]+", root.attributes.get("viewBox", "").strip())
    if len(box) != 4 or not all(NUMBER.fullmatch(n) for n in box):
        raise fail(root, "<svg> needs a viewBox", "write <svg {{ canvas }}>")
    across, down = float(box[2]), float(box[3])
    if across <= 0 or down <= 0 or abs(across / down * height - width) > 0.1:
        raise fail(
            root,
            f"the viewBox is {across:g} × {down:g}, not the shape of the part with its bleed,"
            f" {width:g} × {height:g} mm",
            "write <svg {{ canvas }}>",
        )
    if root.attributes.get("preserveAspectRatio", "none") not in ("none", "xMidYMid meet", "xMidYMid"):
        raise fail(root, "preserveAspectRatio is set on <svg>")


def _check_figure(element: Element, ids: Mapping[str, Element]) -> None:
    if element.tag == "image" and not element.attributes.get("href", "").startswith(PAINTED):
        raise fail(element, "<image> cannot be drawn in a book")
    own = element.attributes.get("id", "")
    if own and ids[own] is not element and not OF_A_PICTURE.match(own):
        raise fail(element, f"the id {own!r} is used twice")
    for name in element.attributes:
        if name not in KNOWN and ":" not in name and not name.startswith(("aria-", "data-")):
            raise fail(element, f"{name!r} of <{element.tag}> is not known", nearest(name, KNOWN))
    for words, line in _loose(element):
        raise ArtError(f"loose words {words[:20]!r}", where=str(line), hint="words are drawn in <text>")


def _loose(element: Element) -> Iterator[tuple[str, int]]:
    """Give the words right inside an element that prints none, with their lines."""
    for words, line, _ in element.text if element.space == SVG and element.tag not in TEXTS | NOTES else ():
        if words.strip():
            yield words.strip(), line - words.lstrip().count("\n")  # the parser tells where they end


def _check_element(element: Element, ids: Mapping[str, Element], pictures: str | tuple[str, ...]) -> None:
    if element.space != SVG:
        if DRAWING_PROGRAMS.search(element.space) or any(e.tag == "metadata" for e in above(element)):
            return
        raise fail(element, f"<{element.tag}> is not SVG and is not drawn")
    if element.tag not in DRAWN:
        raise fail(element, f"<{element.tag}> cannot be drawn", SAY_INSTEAD.get(element.tag))
    if element.values.get("transform") != element.attributes.get("transform"):
        raise fail(element, "transform in CSS is not drawn", 'write it as an attribute: transform="…"')
    for pair in element.values.items():
        if pair in _harmless:
            continue
        name, value = pair
        if name.startswith("on"):
            raise fail(element, f"{name} is refused: a drawing runs no script")
        _check_value(element, name, value.strip(), ids)
        good_for_all = "url(" not in value and element.parent is not None
        if good_for_all and len(value) < 1000 and len(_harmless) < 20_000:
            _harmless.add(pair)
    href, image = element.attributes.get("href"), element.tag == "image"
    if href and not (image and href.startswith(pictures)):
        hint = "put the picture into the kit's folder" if image else None
        _check_target(element, href, ids, hint)
    if not href and element.tag in {"use", "image", "textPath"}:
        hint = "{% if … %} leaves it out where there is none" if image else None
        raise fail(element, f"<{element.tag}> without href", hint)
    if element.tag in POINTED:
        try:
            paths.polyline(element.values.get("points", ""), False)
        except ValueError:
            raise fail(element, f"the points of <{element.tag}> are not pairs of numbers") from None


_harmless: set[tuple[str, str]] = set()
"""Names and values that were found good, the same on card after card; none that refers to something."""


def _check_value(element: Element, name: str, value: str, ids: Mapping[str, Element]) -> None:
    if name in ONLY and not re.fullmatch(ONLY[name], value):
        raise fail(element, f"{name}: {value[:40]} cannot be drawn" if value else f"{name} cannot be drawn")
    if name in COLOURED and not value.startswith("url("):
        if not is_colour(value):
            hint = like_colour(value) or "write it as #rrggbb"
            if re.fullmatch(r"#([0-9a-fA-F]{4}|[0-9a-fA-F]{8})|(rgb|hsl)a\(.*", value):
                hint = f"write it as #rrggbb with {name}-opacity"
            raise fail(element, f"{name}: the colour {value[:40]!r} cannot be drawn", hint)
    elif name not in {"id", "class", "d", "points", "style"} and "url(" in value:
        for target in URL.findall(value):
            _check_target(element, target, ids)
    if "(" in value and name != "style" and (found := re.search(r"\b(var|calc|env|attr)\(", value)):
        raise fail(element, f"{found[1]}() in {name} cannot be drawn", "let the template put the value in")
    if name in LENGTHS or name in {"d", "points", "transform"}:
        for number in NUMBER.findall(value):
            if not abs(float(number)) <= FARTHEST:
                what = f"{name}: {number[:40]} is beyond all bounds"
                raise BoundError(what, where=str(element.line), hint=f"at most {FARTHEST:g}")
    if name in LENGTHS:
        for length in re.split(r"[\s,]+", value):
            if length and not _is_length(element, name, length) and length not in ("normal", "auto"):
                raise fail(element, f"{name}: {value[:40]!r} is no length", "write a number, in mm")
    elif name == "d":
        try:
            paths.path(value)
        except ValueError as error:
            said = str(error).removeprefix("path data: ")
            raise fail(element, f"the path's d is not path data: {said}") from None
    elif name in TRANSFORMS:
        try:
            paths.transform(value)
        except ValueError:
            hint = "write rotate(30), in degrees without a unit"
            raise fail(element, f"{name}: {value[:40]!r} is no transform", hint) from None
    elif name in OPACITIES and not NUMBER.fullmatch(value):
        raise fail(element, f"{name}: {value[:40]!r} is no number", "write 0 to 1")
    if name == "stroke-dasharray" and value != "none":
        lengths = re.split(r"[\s,]+", value)
        sizes = [float(re.sub(r"[a-z%]+$", "", n)) for n in lengths if _is_length(element, name, n)]
        if len(sizes) < len(lengths) or sum(sizes) < 0.02:
            raise fail(element, f"stroke-dasharray: {value[:40]!r} is too fine or no list of lengths")


def _is_length(element: Element, name: str, value: str) -> bool:
    """Tell whether this is a length that is drawn as meant: CairoSVG takes a font's per cent of the card."""
    found = LENGTH.fullmatch(value)
    if found is None or (name == "font-size" and found[1] == "%"):
        return False
    return found[1] not in OF_PAPER or element.parent is None


def _check_target(element: Element, target: str, ids: Mapping[str, Element], hint: str | None = None) -> None:
    """Refuse a reference to what is not in the drawing; ``hint``: what to do with what is outside."""
    if not target.startswith("#"):
        raise fail(element, f"refers to {target[:60]!r}, outside the drawing", hint)
    if target[1:] not in ids:
        raise fail(element, f"refers to {target!r}, which is not there", nearest(target[1:], ids))


def check_repeats(root: Element, ids: Mapping[str, Element]) -> None:
    """Count what is drawn, and how deep, with every use written out; refuse uses that go round in a circle."""
    known: dict[int, tuple[int, int]] = {}

    def count(element: Element, open_: frozenset[int], level: int) -> tuple[int, int]:
        if id(element) in open_:
            raise fail(element, "draws itself without end")
        total, depth = known.get(id(element), (1, 1))
        if level + depth > DEEPEST:
            raise fail(element, f"nested more than {DEEPEST} deep, with what is used")
        if id(element) not in known:
            # what has no id is not referred to
            inner = open_ | {id(element)} if "id" in element.attributes else open_
            said = element.values or values_of(element, [])
            used = [ids[name] for name in referred(said) if name in ids]
            for one in (*element.children, *(used if element.tag != "textPath" else ())):
                more, below = count(one, inner, level + 1)
                total, depth = total + more, max(depth, below + 1)
            if total > MAX_DRAWN:
                raise fail(element, f"draws more than {MAX_DRAWN} elements")
            known[id(element)] = total, depth
        return total, depth

    count(root, frozenset(), 0)
