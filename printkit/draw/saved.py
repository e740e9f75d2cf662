"""Drawings as editors save them, put into the plain words that we draw: what means nothing on paper is dropped.

So are editors' own elements and attributes, what refers to nothing, and properties of text where there is
none. Fonts that nobody has here are replaced, also for what one lacks; sizes are plain numbers, and a text of
several pieces begins at its start. What stays and cannot be drawn by us is for
:mod:`printkit.draw.bitmaps`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import accumulate, groupby

from msgspec.structs import replace

from printkit.draw.bitmaps import INLINE
from printkit.draw.check import COLOURED, DRAWN, KNOWN, OPACITIES
from printkit.draw.figure import PIXELS
from printkit.draw.plot import REFERRED_TO, SHAPES, ids_of
from printkit.draw.style import FALLBACK, NOTES, OF_A_FONT, TEXTS, face_in, is_bold, is_colour, said_of
from printkit.draw.svg import REMARK, SVG, Element, above, fail, referred, rules_of, values_of
from printkit.text import faces

REFUSED = re.compile(r"url\((?!\s*['\"]?\s*#)[^)]*|@import[^;]*", re.IGNORECASE)
FONT_RULE = re.compile(r"@(?:font-face\s*\{[^}]*\}|(?:charset|namespace)[^;{}]*;)", re.IGNORECASE)
AT_BLOCK = re.compile(r"@(?:-\w++-)?(media|keyframes)([^{}@]*+)\{((?>(?:[^{}]*+\{[^{}]*+\})*)[^{}]*+)\}")
ON_PAPER = re.compile(
    r"(?>(?:\s|,|and\b|all\b|print\b|\(\s*(?:min-[\w-]+\s*:[^()]*|prefers-\S+\s*:\s*light\s*)\))*)"
)
"""What a card does not move by, and what it shows if it has room enough: queries that are true on paper."""

MARKERS = {"marker", "marker-start", "marker-mid", "marker-end"}
KEPT = {
    *(*KNOWN, *MARKERS),
    *("patternUnits", "patternContentUnits", "refX", "refY", "orient", "markerUnits", "markerWidth"),
    *("markerHeight", "font", "xml:space", "transform-origin", "fr", "method", "spacing"),
} - {"style", "class", "isolation", "vector-effect", "clip", "role", "lang", "backdrop-filter"}
"""Attributes and properties that change what is drawn, or that say that we cannot draw it."""

_OF_TEXT = """
    font-family font-size font-weight font-style font-variant font-stretch font font-feature-settings rotate
    text-decoration text-transform text-anchor text-rendering word-spacing letter-spacing writing-mode direction
    baseline-shift textLength lengthAdjust dominant-baseline alignment-baseline
"""
OF_TEXT = {*_OF_TEXT.split()}
FLOWED = {"flowRoot", "foreignObject"}
TAGS = (DRAWN - NOTES) | {"a", "switch"}
REFERRING = {*MARKERS, "filter", "mask", "clip-path"}
OF_A_GROUP = {"id", "transform", "transform-origin", "opacity", "clip-path", "mask", "filter", "mix-blend-mode"}
RGBA = re.compile(
    r"#(?P<hex>[0-9a-fA-F]{4}|[0-9a-fA-F]{8})|rgba?\((?P<rgb>(?:[^,()]+,){2}[^,()]+),\s*(?P<alpha>[\d.]+%?)\s*\)"
)
OPACITY_OF = {"fill": "fill-opacity", "stroke": "stroke-opacity", "stop-color": "stop-opacity"}
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


def check_safe(root: Element) -> None:
    """Refuse scripts and what lies outside: ArtError."""
    for element in root.walk():
        if element.space != SVG:
            continue
        if element.tag == "script":
            raise fail(element, "<script> cannot be drawn", "take it out, or save the drawing as plain SVG")
        for name, value in element.attributes.items():
            if name.lower().startswith("on"):
                raise fail(element, f"{name} is refused: a drawing runs no script")
            if ":" not in name and (found := REFUSED.search(value)):
                raise fail(element, f"refers to {found[0][:60]!r}, outside the drawing")
        href = element.attributes.get("href", "").strip()
        if element.tag == "a":
            if re.match("javascript:", href, re.IGNORECASE):
                raise fail(element, "a link to a script is refused")
        elif href and not href.startswith("#") and not (element.tag == "image" and INLINE.match(href)):
            hint = "embed it, as PNG or JPEG (Inkscape: Extensions, Images)"
            hint = hint if element.tag == "image" else "copy what it shows into the drawing"
            raise fail(element, f"refers to {href[:60]!r}, outside the drawing", hint)
        if element.tag == "style":
            css = FONT_RULE.sub("", REMARK.sub("", "".join(text for text, *_ in element.text)))
            css = AT_BLOCK.sub(lambda at: at[3] if at[1] == "media" and ON_PAPER.fullmatch(at[2]) else "", css)
            if found := REFUSED.search(css):
                hint = "take it out: nothing is loaded, and fonts are those in the kit's fonts/"
                raise fail(element, f"refers to {found[0][:60]!r}, outside the drawing", hint)
            element.text = [(css, element.line, 0)]


def simplify(root: Element) -> tuple[str, ...]:
    """Put a drawing into plain words in place; give notes for its maker. ArtError: a style sheet not simple."""
    rules, ids = rules_of(root, saved=True), ids_of(root)
    flowing = [one for one in root.walk() if one.tag in FLOWED and words_in(one) and one.space == SVG]
    notes = [
        f"flowed text is not drawn (line {one.line}): {words_in(one)[:30]!r}"
        for one in flowing
        if one.parent is None or one.parent.tag != "switch"
    ]
    _keep(root, lambda child: child.space == SVG and child.tag in TAGS)
    texts = (one for one in root.walk() if one.tag in TEXTS and any(words.strip() for words, *_ in one.text))
    worded = {one for text in texts for one in (text, *above(text))}
    for element, values in [(one, values_of(one, rules)) for one in root.walk()]:
        kept: dict[str, str] = {}
        for name, value in values.items():
            kept.update(_plain(element, name, value.strip(), ids, element in worded))
        element.attributes = element.values = kept
    used = {name for one in root.walk() for name in referred(one.values)}
    _keep(root, lambda child: not _draws_nothing(child, ids, used))
    for element in [*root.walk()]:
        _order_paint(element)
    notes += [
        f"no font {font!r} here, its words are set in another"
        if font
        else "text without a font-family is set in a font of printkit's"
        for font in set_fonts(root)
    ]
    return tuple(notes)


def _keep(root: Element, wanted: Callable[[Element], bool]) -> None:
    """Drop all elements that are not wanted, with what is in them."""
    for element in root.walk():
        stay = [child for child in element.children if (_chosen if element.tag == "switch" else wanted)(child)]
        if element.tag == "switch":
            del stay[1:]
        if len(stay) < len(element.children):
            kept = set(stay)
            there = [0, *accumulate(child in kept for child in element.children)]
            element.text = [(words, line, there[before]) for words, line, before in element.text]
            element.children = stay
        if element.tag in ("a", "switch"):
            element.tag = "g"
        if element.tag == "symbol" and element.parent is not None and "viewBox" not in element.attributes:
            inner = Element("g", SVG, element.attributes, element.line, element, element.children, element.text)
            for child in inner.children:
                child.parent = inner
            element.tag, element.attributes, element.children, element.text = "defs", {}, [inner], []


def _chosen(child: Element) -> bool:
    """Whether a <switch> may show this: an editor's own data comes first, what all can draw after it."""
    asked = child.attributes.get("requiredExtensions", "")
    return child.space == SVG and child.tag in TAGS and not asked


def _plain(
    element: Element, name: str, value: str, ids: Mapping[str, Element], worded: bool
) -> Iterator[tuple[str, str]]:
    """Give a property in plain words; nothing for what draws nothing here."""
    if name not in KEPT or value in ("", "inherit", "initial", "unset") or (name in OF_TEXT and not worded):
        return
    if name == "clip-rule" and not any(one.tag == "clipPath" for one in above(element)):
        return
    if name in REFERRING and ids.keys().isdisjoint(referred({name: value})):
        return
    if name in COLOURED:
        yield from _colour(name, value, ids)
    elif name in OPACITIES and value.endswith("%"):
        yield name, f"{float(value[:-1]) / 100:g}"
    elif name == "font-weight":
        yield name, {"bolder": "bold", "lighter": "normal"}.get(value, value)
    elif name == "stroke-dasharray":
        yield name, value if re.search("[1-9]", value) else "none"
    elif name == "letter-spacing" and re.fullmatch("normal|0[a-z]*", value):
        return
    elif name != "href" or (element.tag != "g" and (not value.startswith("#") or value[1:] in ids)):
        yield name, value


def _colour(name: str, value: str, ids: Mapping[str, Element]) -> Iterator[tuple[str, str]]:
    """Give a paint: what stands behind a reference to nothing, and a colour with alpha as two properties."""
    if value.startswith("url("):
        reference, _, other = value.partition(")")
        there = not ids.keys().isdisjoint(referred({name: value}))
        value = f"{reference})" if there else other.strip() or "none"
    value = re.sub(r"icc-color\(.*", "", value).rstrip() or "none"
    if value.startswith(("url(", "inherit")) or is_colour(value):
        yield name, value
        return
    found = RGBA.fullmatch(value)
    if found and name in OPACITY_OF:
        hex_, rgb, alpha = found["hex"], found["rgb"], found["alpha"]
        if hex_:
            hex_ = hex_ if len(hex_) == 8 else "".join(2 * digit for digit in hex_)
            yield name, f"#{hex_[:6]}"
            yield OPACITY_OF[name], f"{int(hex_[6:], 16) / 255:.4g}"
        else:
            yield name, f"rgb({rgb})"
            yield OPACITY_OF[name], f"{float(alpha[:-1]) / 100:g}" if alpha.endswith("%") else alpha
        return
    yield name, value


def _draws_nothing(element: Element, ids: Mapping[str, Element], used: Collection[str]) -> bool:
    values = element.values
    if element.tag in REFERRED_TO:
        return values.get("id") not in used
    if values.get("display") == "none" and element.tag != "clipPath":
        return True
    if element.tag == "path":
        return not values.get("d")
    if element.tag in ("polygon", "polyline"):
        return not re.search(r"\d.*\d", values.get("points", ""), re.DOTALL)
    if element.tag in ("use", "textPath"):
        return values.get("href", "")[1:] not in ids
    return element.tag == "image" and "href" not in values


def _order_paint(element: Element) -> None:
    """Have a stroke that lies behind its fill drawn before it: a group of two takes the element's place."""
    behind = said_of(element, "paint-order").startswith(("stroke", "markers stroke"))
    drawn = behind and element.tag in (*SHAPES, "text") and said_of(element, "stroke") not in ("", "none")
    if drawn and said_of(element, "fill") != "none":
        if any({"fill", "stroke"} & child.values.keys() for child in element.children):
            raise fail(element, "paint-order cannot be drawn")
        values = {key: value for key, value in element.values.items() if key not in OF_A_GROUP}
        group = {key: value for key, value in element.values.items() if key in OF_A_GROUP}
        plain = [{**values, other: "none"} for other in ("fill", "stroke")]
        both = [replace(element, attributes=one, values=one, parent=element) for one in plain]
        element.tag, element.children, element.text = "g", both, []
        element.attributes = element.values = group


def words_in(element: Element) -> str:
    """Give the words in an element and all inside it."""
    return " ".join(" ".join(text for one in element.walk() for text, *_ in one.text).split())


def set_fonts(root: Element) -> dict[str, None]:
    """Give each text a font that is here and a size that is a number; gives the fonts that are not here."""
    known = faces.named()
    replaced: dict[str, None] = {}
    anchored: list[Element] = []
    sizes: dict[Element | None, float] = {None: 16.0}  # px, a browser's own
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
