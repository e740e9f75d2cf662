"""Elements of a checked drawing → SVG that can stand inside other SVG or a web page, written anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from msgspec import Struct, field

from printkit.draw.lettering import TEXTS
from printkit.draw.svg import SVG, Element

SILENT = {"style", "metadata", "title", "desc"}
"""What is not drawn: style sheets, which are worked in, and what drawing programs note."""

LOCAL = re.compile(r"url\(\s*(['\"]?)#(.*?)\1\s*\)")


OF_A_PICTURE = re.compile(r"a[0-9a-f]{10}-")
"""What the ids of a picture or icon begin with that is part of another drawing, perhaps many times."""


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
