"""Text in a drawing: its font must be ours and have its characters."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from printkit.draw.style import first_family, is_bold
from printkit.draw.svg import SVG, Element, fail
from printkit.errors import ArtError, GlyphError, nearest
from printkit.text import faces

TEXTS = {"text", "tspan", "textPath"}
INHERITED = ("font-family", "font-weight", "font-style", "font-size")
OURS = ("text", "head")
"""Families of which a figure's words are set, each character in the face that has it."""


def check_text(element: Element, inherited: Mapping[str, str], families: tuple[str, ...] = ()) -> None:
    """Check the font and the characters of all text in an element, whose values are known.

    ``inherited``: what holds around it; ``families``: of which text may be besides those of single fonts, such
    as OURS: who sets it finds a face for each character.
    """
    values = element.values
    said = {name: values[name] for name in INHERITED if name in values}
    style = {**inherited, **said} if said else inherited
    if "font" in values:
        raise fail(element, "font: is not read", "write font-family, font-size and font-weight")
    if element.tag in TEXTS and element.space == SVG:
        for text, line, _ in element.text:
            if text.strip():
                _check_characters(text, line, style, families)
    for child in element.children:
        check_text(child, style, families)


def _check_characters(text: str, line: int, style: Mapping[str, str], families: tuple[str, ...]) -> None:
    family = first_family(style.get("font-family", ""))
    if family in families:
        return
    known = {*families, *(face.css_family for face in faces.faces().values())}
    if not family:
        raise ArtError(
            "text without a font-family", where=str(line), hint=f"there are: {', '.join(sorted(known))}"
        )
    if family not in known:
        raise ArtError(
            f"no font {family!r}",
            where=str(line),
            hint=nearest(family, known) or f"there are: {', '.join(sorted(known))}",
        )
    if "font-size" not in style:
        raise ArtError("text without a font-size", where=str(line), hint='write it in mm: font-size="4"')
    face_id = face_of(family, style.get("font-weight", "normal"), style.get("font-style", "normal"))
    for char in text:
        if not char.isspace() and not faces.glyph(face_id, char):
            others = {f.css_family for f in faces.faces().values() if faces.glyph(f.id, char)}
            raise GlyphError(
                f"{family} has no {char!r} (U+{ord(char):04X}), in {text.strip()[:30]!r}",
                where=str(line),
                hint=f"{', '.join(sorted(others))} has it" if others else "no font of printkit has it",
            )


@functools.cache
def face_of(family: str, weight: str, style: str) -> str:
    """Give the face that fontconfig will choose: the family's nearest in style, then in weight."""
    heavy, italic = 700 if is_bold(weight) else 400, style != "normal"
    own = [face for face in faces.faces().values() if face.css_family == first_family(family)]
    return min(own, key=lambda face: ((face.style == "italic") != italic, abs(face.weight - heavy))).id
