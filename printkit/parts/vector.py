"""Art from a drawing program, an SVG file of the kit → a piece of a card's drawing that keeps to itself.

Its style sheet is worked into the elements and its ids are made its own, so that two pictures on one card do
not paint each other. It stays vector.
"""

from __future__ import annotations

import functools
import hashlib
import re
from typing import NamedTuple
from xml.etree import ElementTree

from printkit.errors import ArtError, GlyphError
from printkit.parts.check import check_content
from printkit.parts.style import rules_of
from printkit.parts.svg import SVG, XLINK, declarations, parse

DROPPED = {"style", "metadata", "title", "desc"}
OF_THE_FILE = {
    *("x", "y", "width", "height", "viewBox", "version", "baseProfile", "preserveAspectRatio", "id", "class"),
    *("style", "zoomAndPan", "contentScriptType", "contentStyleType"),
}
"""Attributes of <svg> that say how large the file is, not how it is painted."""

DOCTYPE = re.compile(r"<!DOCTYPE\s[^\[>]*>")
"""One that only names the standard, as drawing programs write it; with entities in it, it is refused."""

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
LENGTH = re.compile(r"\s*((?:\d+\.?\d*|\.\d+))(?:px|pt|mm|cm|in|pc)?\s*")


class Vector(NamedTuple):
    """A picture: its elements as SVG, and the box that they lie in: x, y, width, height in its own units."""

    inner: str
    box: tuple[float, float, float, float]


@functools.lru_cache(maxsize=64)
def read_vector(svg: str, name: str) -> Vector:
    """Read a whole SVG file. ArtError and GlyphError name its line where it cannot be drawn as it is meant."""
    svg = DOCTYPE.sub(lambda match: "\n" * match[0].count("\n"), svg, count=1)
    svg = re.sub(r"<\?.*?\?>", lambda match: "\n" * match[0].count("\n"), svg, flags=re.DOTALL)
    try:
        root = parse(svg)
        rules = rules_of(root)
        check_content(root, "data:image/")  # those are looked at when they are put in
        box = _box(root.attributes, str(root.line))
    except (ArtError, GlyphError) as error:
        error.where = f"{name}:{error.where}" if error.where else name
        raise
    tree = ElementTree.fromstring(svg)  # parse() has refused what is not safe
    mark = f"a{hashlib.sha256(svg.encode()).hexdigest()[:10]}-"
    for ours, theirs in zip(root.walk(), tree.iter(), strict=True):
        values = {key: value for key, value in theirs.attrib.items() if not key.startswith("{")}
        if (link := theirs.attrib.get(f"{{{XLINK}}}href")) is not None:
            values.setdefault("href", link)
        for rule in rules:
            if rule.fits(ours):
                values.update(rule.values)
        values.update(declarations(values.get("style", "")))
        if theirs is tree:
            values = {key: value for key, value in values.items() if key not in OF_THE_FILE}
        theirs.attrib.clear()
        theirs.attrib.update(
            {key: _own(key, value, mark) for key, value in values.items() if key not in ("style", "class")}
        )
    _drop(tree)
    tree.tag = f"{{{SVG}}}g"
    ElementTree.register_namespace("", SVG)
    return Vector(ElementTree.tostring(tree, encoding="unicode"), box)


def _own(key: str, value: str, mark: str) -> str:
    """Make the ids in an attribute the picture's own."""
    if key == "id":
        return mark + value
    if key == "href" and value.startswith("#"):
        return f"#{mark}{value[1:]}"
    return re.sub(r"url\(\s*(['\"]?)#(.*?)\1\s*\)", rf"url(#{mark}\2)", value)


def _drop(element: ElementTree.Element) -> None:
    """Take out what is not drawn: style sheets, which are worked in, and what drawing programs note."""
    for child in list(element):
        space, _, tag = child.tag.rpartition("}")
        if tag in DROPPED or space != f"{{{SVG}":
            element.remove(child)
        else:
            _drop(child)


def _box(attributes: dict[str, str], line: str) -> tuple[float, float, float, float]:
    if view := attributes.get("viewBox", "").strip():
        numbers = re.split(r"[\s,]+", view)
        if len(numbers) != 4 or not all(NUMBER.fullmatch(n) for n in numbers):
            raise ArtError("the viewBox is not four numbers", where=line)
        left, top, width, height = map(float, numbers)
    else:
        sizes = [LENGTH.fullmatch(attributes.get(key, "")) for key in ("width", "height")]
        if None in sizes:
            raise ArtError("<svg> has neither a viewBox nor width and height", where=line)
        left, top = 0.0, 0.0
        width, height = (float(size[1]) for size in sizes if size)
    if not (0 < width < 1e6 and 0 < height < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
        raise ArtError("the viewBox has no area, or one beyond all bounds", where=line)
    return left, top, width, height
