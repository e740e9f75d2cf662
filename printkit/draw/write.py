"""Elements of a checked drawing → SVG that can stand inside other SVG or a web page, written anew."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Callable
from html import escape
from typing import NamedTuple

from msgspec import Struct, field

from printkit.draw.check import check_content
from printkit.draw.figure import Box, own_box, view_box
from printkit.draw.style import TEXTS
from printkit.draw.svg import SVG, Element, in_file, parse

SILENT = {"style", "metadata", "title", "desc"}
"""What is not drawn: style sheets, which are worked in, and what drawing programs note."""

LOCAL = re.compile(r"url\(\s*(['\"]?)#(.*?)\1\s*\)")


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
            elif child.space == SVG and child.tag not in SILENT:
                dropped = self.dropped if child.tag == "svg" else frozenset()
                inner = self.inner(child)
                tag = child.tag + self.attributes(child, dropped)
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


OF_THE_FILE = frozenset(
    {
        *("x", "y", "width", "height", "viewBox", "version", "baseProfile", "preserveAspectRatio", "id"),
        *("zoomAndPan", "contentScriptType", "contentStyleType"),
    }
)
"""Attributes of <svg> that say how large the file is, not how it is painted."""

PROLOG = re.compile(r"<!DOCTYPE\s[^\[>]*>|<\?.*?\?>", re.DOTALL)
"""What drawing programs write: a DOCTYPE that only names the standard (with entities in it, it is refused)."""


class Vector(NamedTuple):
    """A picture: its elements as SVG, and the box that they lie in, in its own units.

    ``paint``: attributes for a group around the elements, which say how the whole is painted.
    """

    inner: str
    paint: str
    box: Box


def without_prolog(svg: str) -> str:
    """Take out what a drawing program writes before an SVG file's drawing; lines keep their numbers."""
    return PROLOG.sub(lambda match: "\n" * match[0].count("\n"), svg)


@functools.lru_cache(maxsize=256)
def read_vector(svg: str, name: str, pictures: str = "data:image/") -> Vector:
    """Read a whole SVG file. ArtError and GlyphError name its line where it cannot be drawn as it is meant.

    ``pictures``: what the href of an <image> in it begins with.
    """
    with in_file(name):
        root = parse(without_prolog(svg))
        check_content(root, pictures)
        box = view_box(root) or own_box(root)
    writer = Writer(f"a{hashlib.sha256(svg.encode()).hexdigest()[:10]}-")
    return Vector(writer.inner(root), writer.attributes(root, OF_THE_FILE), box)
