"""Fonts and glyphs of a PDF as its pages use them: which fonts are embedded, and where a glyph is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

from printkit.check.report import Font
from printkit.press.inspection import is_embedded

if TYPE_CHECKING:
    import pikepdf

SHOWS = {"Tj", "TJ", "'", '"'}
DEEPEST = 20
"""Forms in forms that are followed; more of them are no picture of anything."""


def font(one: pikepdf.Object) -> Font:
    """Tell of a font: its name without the tag of a subset (``ABCDEF+``), its kind, whether it is embedded."""
    name = str(one.get("/BaseFont", one.get("/Name", "")))[1:]
    if name[6:7] == "+":
        name = name[7:]
    return Font(name or "unnamed", str(one.get("/Subtype", "/unknown"))[1:], is_embedded(one))


def missing(page: pikepdf.Object, seen: set[tuple[int, int]]) -> int:
    """Count the glyphs 0 that a page shows: the empty box that stands for a character the font lacks.

    Only fonts that are addressed by glyph or CID are looked at (Type 0 with Identity, as nearly all programs
    write today). ``seen``: forms that need no second look.
    """
    return sum(_shown(page, page.get("/Resources"), seen, 0))


def _shown(
    stream: pikepdf.Object, resources: pikepdf.Object | None, seen: set[tuple[int, int]], depth: int
) -> Iterator[int]:
    import pikepdf

    if resources is None or depth > DEEPEST:
        return
    fonts = cast("Mapping[str, pikepdf.Object]", resources.get("/Font", {}))
    by_glyph = {name for name, one in fonts.items() if _is_by_glyph(one)}
    if by_glyph:
        now = ""
        for instruction in pikepdf.parse_content_stream(stream, "Tf Tj TJ ' \""):
            operator, operands = str(instruction.operator), instruction.operands
            if operator == "Tf":
                now = str(operands[0])
            elif now in by_glyph and operator in SHOWS:
                last = operands[-1]
                texts = list(cast("list[object]", last)) if operator == "TJ" else [last]
                for text in texts:
                    if isinstance(text, pikepdf.String):
                        codes = bytes(text)
                        yield sum(codes[n : n + 2] == b"\0\0" for n in range(0, len(codes), 2))
    for _, form in cast("Mapping[str, pikepdf.Object]", resources.get("/XObject", {})).items():
        if form.get("/Subtype") == "/Form" and form.objgen not in seen:
            seen.add(form.objgen)
            yield from _shown(form, form.get("/Resources"), seen, depth + 1)


def _is_by_glyph(one: pikepdf.Object) -> bool:
    return one.get("/Subtype") == "/Type0" and str(one.get("/Encoding", "")).startswith("/Identity")
