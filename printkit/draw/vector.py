"""Art from a drawing program, an SVG file of the kit → a piece of another drawing that keeps to itself.

Its style sheet is worked into the elements and its ids are made its own, so that two pictures on one card do
not paint each other. It stays vector.
"""

from __future__ import annotations

import functools
import hashlib
import re
from typing import NamedTuple

from printkit.draw.check import check_content
from printkit.draw.figure import Box, own_box, view_box
from printkit.draw.svg import in_file, parse
from printkit.draw.write import Writer

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
