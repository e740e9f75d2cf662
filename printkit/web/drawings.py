"""Drawings → inline SVG, written anew from what books draw too: nothing else comes through."""

from __future__ import annotations

from html import escape

from printkit.draw.figure import read_tree
from printkit.draw.style import OURS, face_of, first_family
from printkit.draw.svg import Element
from printkit.draw.write import Writer
from printkit.text.faces import faces
from printkit.web.inlines import BOLD, HEAD, PLAIN, Used

OF_THE_FILE = frozenset({"width", "height", "version", "role", "xml:space"})


def drawing(text: str, where: str, prefix: str, used: Used, label: str, width: float | None = None) -> str:
    """Give a drawing as an image that is called ``label``.

    ``prefix`` keeps its ids apart from those of other drawings. ``width``: mm, None: its own. ArtError.
    """
    root = _read(text, where)
    wide = f"{width:g}mm" if width else root.attributes.get("width", "")
    size = f' style="width:{escape(wide)}"' if wide else ""
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    writer = _writer(prefix, used)
    return f"<svg{size} {named}{writer.attributes(root, OF_THE_FILE)}>{writer.inner(root)}</svg>"


def symbol(text: str, where: str, id: str, used: Used) -> str:
    """Give a drawing as a symbol to use in lines of text: in their colour where it says none."""
    root = _read(text, where)
    root.values = {"fill": "currentColor", **root.values}
    writer = _writer(f"{id}-", used)
    attributes = writer.attributes(root, OF_THE_FILE | {"id"})
    return f'<symbol id="{id}"{attributes}>{writer.inner(root)}</symbol>'


def _read(text: str, where: str) -> Element:
    """Read a drawing whose words are in the families that a page brings."""
    root = read_tree(text, where)
    for element in root.walk():
        own = element.values
        if first_family(family := own.get("font-family", OURS[0])) not in OURS:
            face = face_of(family, own.get("font-weight", "normal"), own.get("font-style", "normal"))
            own["font-family"] = faces()[face].family
    return root


def _writer(prefix: str, used: Used) -> Writer:
    def words(text: str) -> str:
        for style in (PLAIN, BOLD, HEAD):
            used.text(text, style)
        return escape(text, quote=False)

    return Writer(prefix, words, OF_THE_FILE)
