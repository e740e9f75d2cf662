"""What cannot be drawn as shapes is painted by resvg: safe drawing → PNG at the size that it is printed in.

resvg is given the drawing's text and our fonts. It is never given a name of a file: :func:`check_safe` leaves
nothing in a drawing that would have it read one.
"""

from __future__ import annotations

import base64
import math
from html import escape

from printkit.cache import store
from printkit.draw.letters import FALLBACK
from printkit.draw.style import TEXTS
from printkit.draw.svg import SVG, Element
from printkit.errors import ArtError
from printkit.kit.worker import beat
from printkit.text.faces import faces, fonts_key, named

DOTS = 300
"""Pixels in an inch of what is printed."""

MOST_PIXELS = 20_000_000
"""Of a picture: an A4 page has 9 millions. A larger one has fewer pixels an inch."""

FAMILIES = ("font", "serif", "sans_serif", "cursive", "fantasy", "monospace")
NOT_PAINTED = {"script", "title", "desc", "metadata", "foreignObject"}


def written(element: Element) -> str:
    """Write a drawing that is safe as it is, without what editors keep in it for themselves."""
    made = [f"<{element.tag}"]
    for name, value in element.attributes.items():
        if (":" not in name or name == "xml:space") and (element.tag, name) != ("a", "href"):
            made.append(f' {name}="{escape(value)}"')
    made.append(">")
    for child in element.content():
        if isinstance(child, str):
            made.append(escape(child) if element.tag in TEXTS or element.tag == "style" else "")
        elif child.space == SVG and child.tag not in NOT_PAINTED:
            made.append(written(child))
    made.append(f"</{element.tag}>")
    return "".join(made)


def paint(svg: str, width: float, height: float) -> bytes:
    """Paint a drawing from :func:`written` as a PNG for ``width`` × ``height`` mm of paper. ArtError."""
    import resvg_py

    dots = min(DOTS / 25.4, math.sqrt(MOST_PIXELS / (width * height)))
    size = max(1, round(width * dots)), max(1, round(height * dots))
    fonts = [str(face.path) for face in faces().values()] if "<text" in svg else []
    for name, of_name in named().items() if fonts else ():
        if of_name[0].own and name in svg and name != of_name[0].inner:
            hint = "save the font as TTF or OTF, under the name that it has"
            raise ArtError(f"text in {of_name[0].title} cannot be painted", hint=hint)
    key = [resvg_py.__version__, svg, *size, *fonts, *fonts_key()]
    if (known := store.load("art", key, bytes)) is not None:
        return known
    beat()
    try:
        made: bytes = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=size[0],
            height=size[1],
            dpi=96,
            skip_system_fonts=True,
            font_files=fonts,
            **{f"{kind}_family": FALLBACK for kind in FAMILIES},
        )
    except ValueError as error:
        raise ArtError(f"cannot be drawn: {error}") from None
    except BaseException as error:  # a fault of resvg's own, which is no Exception
        if type(error).__name__ != "PanicException":
            raise
        raise ArtError("cannot be drawn: resvg broke on it", hint="save it in simpler shapes") from None
    beat()
    store.save("art", key, made)
    return made


def inline(data: bytes, kind: str = "png") -> str:
    """Give a PNG or JPEG as what an <image> refers to."""
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"
