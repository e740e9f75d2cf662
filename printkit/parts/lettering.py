"""Text in a drawing: its font must be ours and have its characters, since CairoSVG looks no further."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from printkit.errors import ArtError, GlyphError, nearest
from printkit.parts.svg import SVG, Element, fail
from printkit.text import faces

TEXTS = {"text", "tspan", "textPath"}
INHERITED = ("font-family", "font-weight", "font-style", "font-size")


def check_text(element: Element, inherited: Mapping[str, str]) -> None:
    """Check the font and the characters of all text in an element, whose values are known."""
    values = element.values
    said = {name: values[name] for name in INHERITED if name in values}
    look = {**inherited, **said} if said else inherited
    if "font" in values:
        raise fail(element, "font: is not read", "write font-family, font-size and font-weight")
    if element.tag in TEXTS and element.space == SVG:
        inside = [*element.text]
        for text, line in inside:
            if text.strip():
                _check_characters(element, text, line, look)
    for child in element.children:
        check_text(child, look)


def _check_characters(element: Element, text: str, line: int, look: Mapping[str, str]) -> None:
    family = look.get("font-family", "").split(",")[0].strip(" '\"")
    known = {face.css_family for face in faces.faces().values()}
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
    if "font-size" not in look:
        raise ArtError("text without a font-size", where=str(line), hint='write it in mm: font-size="4"')
    face_id = face_of(family, look.get("font-weight", "normal"), look.get("font-style", "normal"))
    for char in text:
        if not char.isspace() and not faces.glyph(face_id, char):
            others = {f.css_family for f in faces.faces().values() if faces.glyph(f.id, char)}
            raise GlyphError(
                f"{family} has no {char!r} (U+{ord(char):04X}), in {text.strip()[:30]!r}",
                where=str(line),
                hint=f"{', '.join(sorted(others))} has it" if others else "no font of printkit has it",
            )


@functools.cache
def face_of(family: str, weight_: str, style: str) -> str:
    """Give the face that fontconfig will choose: the family's nearest in style, then in weight.

    Of a list of families the first counts. There are two weights: bold, or a number from 550 on, and the other.
    """
    family = family.split(",")[0].strip(" '\"")
    weight = 700 if weight_ == "bold" or (weight_.isdigit() and int(weight_) >= 550) else 400
    italic = style != "normal"
    own = [face for face in faces.faces().values() if face.css_family == family]
    return min(own, key=lambda face: ((face.style == "italic") != italic, abs(face.weight - weight))).id
