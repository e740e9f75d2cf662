"""Drawings → inline SVG, written anew from the tree that books draw from: nothing else comes through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from printkit.book.svgtree import Node, parse
from printkit.errors import ArtError
from printkit.web.inlines import BOLD, HEAD, PLAIN, Used

LINK = ("href", "xlink:href")
DROPPED = ("width", "height", "version", "role", "xml:space", *LINK)


def drawing(text: str, where: str, prefix: str, used: Used, label: str, width: float | None = None) -> str:
    """Give a drawing as an image that is called ``label``.

    ``prefix`` keeps its ids apart from those of other drawings. ``width``: mm, None: its own. ArtError.
    """
    root, _ = parse(text, where)
    wide = f"{width:g}mm" if width else root.attrs.get("width", "")
    size = f' style="width:{escape(wide)}"' if wide else ""
    box = escape(root.attrs.get("viewBox", ""))
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    inner = "".join(_nodes(root, where, prefix, used))
    return (
        f'<svg viewBox="{box}"{size} {named}{_attributes(root, where, prefix, drop=("viewBox",))}>{inner}</svg>'
    )


def symbol(text: str, where: str, id: str, used: Used) -> str:
    """Give a drawing as a symbol to use in lines of text: in their colour where it says none."""
    root, _ = parse(text, where)
    inner = "".join(_nodes(root, where, f"{id}-", used))
    box = escape(root.attrs.get("viewBox", ""))
    root.attrs.setdefault("fill", "currentColor")
    return (
        f'<symbol id="{id}" viewBox="{box}"{_attributes(root, where, id, drop=("viewBox",))}>{inner}</symbol>'
    )


def _nodes(node: Node, where: str, prefix: str, used: Used) -> Iterator[str]:
    for child in node.children:
        if isinstance(child, str):
            for style in (PLAIN, BOLD, HEAD):
                used.text(child, style)
            yield escape(child, quote=False)
        elif child.name not in ("title", "desc"):
            inner = "".join(_nodes(child, where, prefix, used))
            yield f"<{child.name}{_attributes(child, where, prefix)}>{inner}</{child.name}>"


def _attributes(node: Node, where: str, prefix: str, drop: tuple[str, ...] = ()) -> str:
    made = []
    for key, value in node.attrs.items():
        if key == "id":
            made.append(f' id="{escape(prefix + value)}"')
        elif key == "class":
            pass  # the page's own
        elif key in LINK and node.name == "use":
            if not value.startswith("#"):
                raise ArtError(f"{key} leads out of the drawing", where=f"{where}:{node.line}")
            made.append(f' href="#{escape(prefix + value[1:])}"')
        elif key not in drop and not (node.name == "svg" and key in DROPPED) and not key.startswith("xmlns"):
            made.append(f' {key}="{escape(_value(key, value))}"')
    return "".join(made)


def _value(key: str, value: str) -> str:
    """Give an attribute's value; what would load something is refused by saying nothing."""
    return "none" if re.search(r"url\s*\(", value, re.IGNORECASE) else value
