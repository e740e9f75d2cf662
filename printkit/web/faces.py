"""Fonts inside the page: each face cut down to the characters that the page uses."""

from __future__ import annotations

import base64
from collections.abc import Iterable

from printkit.text.faces import Face, faces, font_of, glyph
from printkit.web.inlines import BOLD, HEAD, PLAIN

STYLES = {PLAIN: ("text", 400), BOLD: ("text", 700), HEAD: ("head", 700)}
"""Family and weight in the page's style sheet. (The head has one weight only.)"""


def font_faces(characters: dict[str, set[str]]) -> str:
    """Give the rules that bring the fonts; ``characters``: those used, by style."""
    rules = []
    for style, wanted in characters.items():
        family, weight = STYLES[style]
        left = wanted | {" "}
        for face in _candidates(family, weight):
            own = {char for char in left if glyph(face.id, char)}
            left -= own
            if own:
                rules.append(_rule(face, family, weight, own))
    return "\n".join(rules)


def _candidates(family: str, weight: int) -> Iterable[Face]:
    """Give the faces of a style, Latin before Japanese, as text is set."""
    fits = [face for face in faces().values() if face.family == family and face.style == "normal"]
    if family == "text":
        fits = [face for face in fits if (face.weight >= 600) == (weight >= 600)]
    return sorted(fits, key=lambda face: face.script != "latin")


def _rule(face: Face, family: str, weight: int, characters: set[str]) -> str:
    data = base64.b64encode(_subset(face, characters)).decode("ascii")
    ranges = ",".join(f"U+{code:X}" for code in sorted(map(ord, characters)))
    return (
        f"@font-face{{font-family:{family};font-weight:{weight};size-adjust:{100 * face.scale:g}%;"
        f"src:url(data:font/ttf;base64,{data});unicode-range:{ranges}}}"
    )


def _subset(face: Face, characters: set[str]) -> bytes:
    import uharfbuzz as hb  # 28 ms: not at start-up

    wish = hb.SubsetInput()
    for char in characters:
        wish.unicode_set.add(ord(char))
    wish.flags = hb.SubsetFlags.NO_HINTING
    return bytes(hb.subset(font_of(face.id).face, wish).blob.data)
