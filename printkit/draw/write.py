"""Elements of a checked drawing → SVG that can stand inside other SVG or a web page, written anew."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import math
import re
from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from msgspec import Struct, field

from printkit.draw import bitmaps
from printkit.draw.check import LENGTHS, check_content, check_repeats
from printkit.draw.figure import PIXELS, Box, own_box, read_svg, view_box
from printkit.draw.paths import fitted, transform
from printkit.draw.plot import ids_of
from printkit.draw.saved import check_safe, simplify
from printkit.draw.style import NOTES, TEXTS
from printkit.draw.svg import LOCAL, SVG, BoundError, Element, above, fail, in_file, parse, values_of
from printkit.errors import ArtError, GlyphError, PrintkitError
from printkit.text import faces


class Writer(Struct):
    """Writes elements: style sheets are worked into attributes, and nothing that would load a file is left.

    ``prefix``: what ids begin with, so that two drawings do not paint each other; an id that comes again is
    left out. ``words``: writes text. ``dropped``: attributes that an <svg> loses.
    """

    prefix: str
    words: Callable[[str], str] = escape
    dropped: frozenset[str] = frozenset()
    ids: set[str] = field(default_factory=set)

    def inner(self, element: Element) -> str:
        """Write what is in an element."""
        made = []
        for child in element.content():
            if isinstance(child, str):
                made.append(self.words(child) if child.strip() or element.tag in TEXTS else "")
            elif child.space == SVG and child.tag not in NOTES:
                inner = self.inner(child)
                tag = child.tag + self.attributes(child, self.dropped if child.tag == "svg" else frozenset())
                made.append(f"<{tag}>{inner}</{child.tag}>" if inner else f"<{tag}/>")
        return "".join(made)

    def attributes(self, element: Element, dropped: frozenset[str] = frozenset()) -> str:
        """Write the attributes of an element, and what CSS says of it."""
        made = []
        for key, value in element.values.items():
            if key in dropped or key in ("style", "class") or key.startswith(("other:", "xlink:")):
                continue
            if key == "id":
                if value in self.ids:
                    continue
                self.ids.add(value)
                value = self.prefix + value
            elif key == "href" and value.startswith("#"):
                value = f"#{self.prefix}{value[1:]}"
            elif "url" in value.lower():
                value = LOCAL.sub(rf"url(#{self.prefix}\2)", value)
            made.append(f' {key}="{escape(value)}"')
        return "".join(made)


_OF_THE_FILE = """
    x y width height viewBox version baseProfile preserveAspectRatio id zoomAndPan contentScriptType
    contentStyleType
"""
OF_THE_FILE = frozenset(_OF_THE_FILE.split())
"""Attributes of <svg> that say how large the file is, not how it is painted."""


DECLARED = re.compile(r"(?<![-\w])(--[-\w]++)\s*+:\s*+([^;{}\"'<>]{1,64}+)")
VARIABLE = re.compile(r"var\(\s*(--[-\w]+)\s*(?:,([^()]*))?\)")
"""Variables of CSS: programs write one value of each, for the whole file."""

TRANSFORM = re.compile(
    r"(?<![-\w])transform\s*+:\s*+(none|(?>(?:[\w-]++\s*+\([^;{}\"'<>()]*+\)\s*+)+))(?=[;}!\"'])"
)
AMOUNT = re.compile(
    r"(?<![\d.])((?:\d++\.?\d*+|\.\d++)(?:e-?\d{1,2}+)?)(deg|turn|grad|rad|px|pt|pc|mm|cm|in)\b"
)
UNITS = {"deg": 1.0, "turn": 360.0, "grad": 0.9, "rad": 180 / math.pi, **PIXELS}
ONE_WAY = re.compile(r"(translate|scale)([XY])\(([^()]*)\)")
ID = re.compile(r"\bid\s*+=\s*+[\"']([^\"']*+)")
FILTER = re.compile(r"(?<![-\w])(filter\s*+[:=]\s*+[\"']?+)url\(\s*+#([^()]*+)\)")
"""Filters that are not there: resvg leaves out what refers to one, others draw it."""

PASSED_OVER = re.compile(r"(?<![-\w])(transform(?:-box)?)\s*+[:=]\s*+[\"']?([^;{}!\"'<>]++)")
"""Transforms in CSS, and what they are written with that attributes do not know."""


class Vector(NamedTuple):
    """A picture: its elements as SVG, and the box that they lie in, in its own units.

    ``paint``: attributes for a group around the elements, which say how the whole is painted. ``painted``: the
    whole file, of one that has to be a picture of pixels; its ``inner`` is empty. ``notes``: what its maker may
    want to know.
    """

    inner: str
    paint: str
    box: Box
    painted: str = ""
    notes: tuple[str, ...] = ()

    def shown(self, scale: float, paint: str = "") -> str:
        """Give its elements. ``scale``: mm on paper of one of its units; ``paint``: what it inherits."""
        left, top, width, height = self.box
        if not self.painted:
            return f"<g{self.paint}>{self.inner}</g>" if self.paint else self.inner
        box = f"{left:g} {top:g} {width:g} {height:g}"
        svg = f'<svg xmlns="{SVG}" viewBox="{box}" {paint}><g>{self.painted}</g></svg>'
        href = bitmaps.inline(bitmaps.paint(svg, width * scale, height * scale))
        place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
        return f'<image href="{href}" {place} preserveAspectRatio="none"/>'


@functools.lru_cache(maxsize=256)
def read_vector(svg: str, name: str) -> Vector:
    """Read a whole SVG file, all of whose pictures are in it. ArtError and GlyphError."""
    if "var(" in svg:
        values = dict(DECLARED.findall(svg))
        svg = VARIABLE.sub(lambda match: str(values.get(match[1], match[2] or match[0])).strip(), svg)
    svg, said = TRANSFORM.sub(_as_attribute, svg), tuple[str, ...]()
    with in_file(name):
        root = parse(svg, bare=True)
        check_safe(root)
        check_repeats(root, ids_of(root))
        box = _seen(root)
        try:
            said = tuple(f"{name}: {one}" for one in simplify(root))
            _settle(root, view_box(root) or own_box(root, PIXELS))
            check_content(root, "data:")
        except BoundError:
            raise
        except (ArtError, GlyphError, ValueError) as error:
            return as_pixels(svg, name, box, error, said)
    writer = Writer(f"a{hashlib.sha256(svg.encode()).hexdigest()[:10]}-")
    return Vector(writer.inner(root), writer.attributes(root, OF_THE_FILE), box, notes=said)


def _as_attribute(found: re.Match[str]) -> str:
    """Write a transform of CSS as an attribute has it: without units, in the functions of SVG."""

    def both(one: re.Match[str]) -> str:
        rest = int(one[1] == "scale")
        return f"{one[1]}({one[3]} {rest})" if one[2] == "X" else f"{one[1]}({rest} {one[3]})"

    plain = ONE_WAY.sub(both, AMOUNT.sub(_number, found[1]))
    return f"transform:{plain if plain != 'none' else 'translate(0)'}"


ACROSS, DOWN = {"x", "width", "cx", "x1", "x2", "rx", "dx"}, {"y", "height", "cy", "y1", "y2", "ry", "dy"}
EDGES = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
SHARES = re.compile(r"([-+]?[\d.]+)%")
OF_A_BOX = {"linearGradient", "radialGradient", "pattern", "mask", "filter", "marker"}
"""Elements in which, or of which, per cent may be those of something smaller than the file."""

VIEWPORTS = {"svg", "symbol"}
"""And those in which they are."""


def _settle(root: Element, box: Box) -> None:
    """Turn a file's lengths into plain ones, also shares of its size: it will stand inside a larger drawing."""
    diagonal = math.hypot(*box[2:]) / math.sqrt(2)  # SVG 1.1, 7.10
    for element in root.walk():
        for key in {*LENGTHS, "stroke-dasharray"} & element.values.keys():
            if not element.values[key].endswith("px"):
                element.values[key] = AMOUNT.sub(_number, element.values[key])
        _turn_about_origin(element, box)
        outer = {one.tag for one in above(element) if one is not root}
        gradient = element.values.get("gradientUnits") == "userSpaceOnUse" and element.tag.endswith("Gradient")
        if element is root or ({*outer, element.tag} & OF_A_BOX and not gradient):
            continue
        for key, value in element.values.items():
            whole = box[2] if key in ACROSS else box[3] if key in DOWN else diagonal
            if (share := SHARES.fullmatch(value)) and (key in ACROSS | DOWN or key in ("r", "stroke-width")):
                if outer & VIEWPORTS:
                    raise fail(element, f"{key}: {value} cannot be drawn")
                element.values[key] = f"{float(share[1]) / 100 * whole:g}"


def _turn_about_origin(element: Element, box: Box) -> None:
    """Put the point that an element is turned about into its transform. ValueError."""
    if (origin := element.values.pop("transform-origin", "")) and "transform" in element.values:
        words = [*origin.split(), "center"][:2]
        if words[0] in ("top", "bottom") or words[1] in ("left", "right"):
            words.reverse()
        try:
            x, y = (_length(EDGES.get(word, word), whole) for word, whole in zip(words, box[2:], strict=True))
        except ValueError:
            raise fail(element, f"transform-origin: {origin[:40]} cannot be drawn") from None
        turned = f"translate({x:g} {y:g}) {element.values['transform']} translate({-x:g} {-y:g})"
        element.values["transform"] = turned


def _length(word: str, whole: float) -> float:
    """Read a length, or a share of the whole. ValueError."""
    if share := SHARES.fullmatch(word):
        return float(share[1]) / 100 * whole
    return float(AMOUNT.sub(_number, word))


def _number(amount: re.Match[str]) -> str:
    return f"{float(amount[1]) * UNITS[amount[2]]:g}"


def _seen(root: Element) -> Box:
    """Give the box that a file shows: its viewBox, more or less of it where its size has another shape."""
    box = view_box(root)
    if box is None:
        return own_box(root, PIXELS)
    try:
        size = own_box(root, PIXELS)
    except ArtError:
        return box
    said = root.attributes.get("preserveAspectRatio", "").strip()
    if said == "none":
        return box
    fit = fitted(said, box, size[2:])
    return -fit.e / fit.a, -fit.f / fit.d, size[2] / fit.a, size[3] / fit.d


def as_pixels(svg: str, name: str, box: Box, error: Exception, said: tuple[str, ...] = ()) -> Vector:
    """Make a picture of pixels of what cannot be drawn as shapes. ``said``: what else is to be noted."""
    svg, ids = TRANSFORM.sub(_as_attribute, svg), set(ID.findall(svg))
    root = parse(FILTER.sub(lambda found: found[0] if found[2] in ids else f"{found[1]}none", svg), bare=True)
    check_safe(root)
    for element in root.walk():
        if element.tag == "image" and "href" in element.attributes:
            bitmaps.checked(bitmaps.of_uri(element.attributes["href"].strip()), "a picture in the drawing")
        for text, at, *_ in element.text if element.tag in TEXTS else ():
            lacking = next((char for char in text if not faces.has(char)), "")
            hidden = (values_of(one, []).get("display") == "none" for one in (element, *above(element)))
            if lacking and not any(hidden):
                fault = faces.MissingGlyphError(lacking).glyph_error(text.strip())
                hint = "turn the words into paths, or put a font that has it into fonts/"
                raise GlyphError(fault.what, where=str(at), hint=hint)
    for key in OF_THE_FILE:
        root.attributes.pop(key, None)
    what = error.what if isinstance(error, PrintkitError) else str(error)
    line = f" (line {error.where})" if isinstance(error, PrintkitError) and error.where else ""
    note = f"{name}: drawn as a picture: {what.removesuffix(' cannot be drawn')}{line}"
    sizes = dict(zip(("x", "y", "width", "height"), (f"{one:g}" for one in box), strict=True))
    root.attributes |= {"viewBox": " ".join(sizes.values()), "preserveAspectRatio": "none", **sizes}
    return Vector("", "", box, bitmaps.written(root), (note, *said, *_passed_over(svg, name)))


def _passed_over(svg: str, name: str) -> Iterator[str]:
    """Say which transforms are in vain, for nobody here can read them: one of a kind."""
    told = set[str]()
    for key, value in PASSED_OVER.findall(svg):
        with contextlib.suppress(ValueError):
            if key in told or value.strip() == "view-box" or (key == "transform" and transform(value)):
                continue
        told.add(key)
        yield f"{name}: {key}: {value.strip()[:40]} has no effect: write plain numbers, without units"


SAVED = re.compile(r"xmlns:(?!xlink\b)\w|<!DOCTYPE|<filter\b|<mask\b|mix-blend-mode")
"""What tells that an editor saved a drawing, or that only pixels show it. Others are held to the letter."""


def drawable(
    text: str, where: str, width: float | None = None, colour: str = "#000000"
) -> tuple[str, tuple[str, ...]]:
    """Give a drawing as :func:`read_svg` takes it, and notes for its maker. Raises ArtError and GlyphError."""
    if not SAVED.search(text):
        return text, ()
    try:
        read_svg(text, where, width, colour)
    except (ArtError, GlyphError):
        vector = read_vector(text, where)
        made = _whole(vector, width, colour)
        try:
            read_svg(made, where, width, colour)
        except (ArtError, GlyphError) as error:
            with in_file(where):
                vector = as_pixels(text, where, vector.box, error)
            made = _whole(vector, width, colour)
        return made, vector.notes
    return text, ()


def _whole(vector: Vector, width: float | None, colour: str) -> str:
    """Write a whole drawing; where nobody says how wide it is, a unit is a mm."""
    left, top, across, down = vector.box
    wide = width or across
    box = f'viewBox="{left:g} {top:g} {across:g} {down:g}" width="{wide:g}mm"'
    inner = vector.shown(wide / across, f'fill="{colour}" color="{colour}"')
    return f'<svg xmlns="{SVG}" {box}>{inner}</svg>'
