"""The assembly page: how to print, cut and fold what a build made, from the settings that made it.

It is a small book: templates/shared/assembly.<language>.md, rendered with what is below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.kit.model import Kit
from printkit.parts.faces import Component
from printkit.press.layout import Backs, read_layout
from printkit.press.paper import Paper
from printkit.press.sheets import arrange
from printkit.press.words import word

SLEEVED = 2
"""So many cards of one size or more are worth sleeves."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A part as it was printed: its faces, its file's name and how many sheets of paper it takes."""

    component: Component
    file: str
    sheets: int
    shared: bool


def printed(kit: Kit, component: Component, file: str, paper: Paper, asked: Backs) -> Printed:
    """Work out how many sheets a part takes."""
    layout = read_layout(component.part.layout, kit.folder)
    grid, _, sheets = arrange(component, paper, layout, asked)
    shared = grid.shared and grid.per_sheet > 1 and len(component.cards) > 1
    return Printed(component, file, sheets[-1].of, shared)


def assembly_data(
    kit: Kit, lang: str, paper: Paper, backs: Backs, parts: Sequence[Printed], book: str | None
) -> dict[str, object]:
    """Give what the template sees: one edition's parts as they were printed.

    ``book``: the rulebook's file name. File names are given without the kit's name that all of them begin with.
    """
    sizes: dict[tuple[float, float], list[str]] = {}
    for one in parts:
        part = one.component.part
        if part.shape == "card" and len(one.component.cards) >= SLEEVED:
            sizes.setdefault((part.size.width, part.size.height), []).append(part.title[lang])
    shapes = {one.component.part.shape for one in parts}
    return {
        "kit": {"id": kit.id, "name": kit.name[lang], "version": kit.version},
        "paper": paper.name,
        "backs": backs,
        "book": book and _short(kit, book),
        "parts": [_row(kit, one, lang) for one in parts],
        "sheets": sum(one.sheets for one in parts),
        "two_sided": any(card.back is not None for one in parts for card in one.component.cards),
        "straight": bool(shapes & {"card", "square"}),
        "shared": any(one.shared for one in parts),
        "circles": "circle" in shapes,
        "rounded": "card" in shapes,
        "nets": [one.component.part.title[lang] for one in parts if one.component.part.shape == "net"],
        "cards": [
            {"width": f"{w:g}", "height": f"{h:g}", "titles": titles} for (w, h), titles in sizes.items()
        ],
        "notes": [
            {"title": one.component.part.title[lang], "text": one.component.part.note[lang]}
            for one in parts
            if lang in one.component.part.note
        ],
    }


def assembly_title(kit: Kit, lang: str) -> str:
    """Give the page's title."""
    return word("assembly", (lang,), name=kit.name[lang])


def _row(kit: Kit, one: Printed, lang: str) -> dict[str, object]:
    part = one.component.part
    return {
        "title": part.title[lang],
        "count": len(one.component.cards),
        "width": f"{part.size.width:g}",
        "height": f"{part.size.height:g}",
        "sheets": one.sheets,
        "file": _short(kit, one.file),
    }


def _short(kit: Kit, file: str) -> str:
    return file.removeprefix(f"{kit.id}_")
