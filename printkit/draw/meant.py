"""Refuses what one look at an element does not tell: what lies beside it, or refers to it, is drawn otherwise.

CairoSVG draws these wrongly (tried out with 2.9); in a book, which it does not draw, they are right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from printkit.draw.style import NOTES, said_of
from printkit.draw.svg import OF_A_PICTURE, Element, fail, referred


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
