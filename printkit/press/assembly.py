"""The assembly page: how to print, cut and fold what a build made, from the settings that made it.

It is a small book: templates/shared/assembly.<language>.md, rendered with what is below.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from msgspec import Struct

from printkit.kit.box import box_of
from printkit.kit.data import count_of
from printkit.kit.languages import CODES, foreign, primary
from printkit.kit.model import Kit, Part, Stock, Words
from printkit.kit.schema import SIZES
from printkit.pdf.paper import Backs, Paper
from printkit.press.layout import read_layout
from printkit.press.sheets import arrange, tiling_of
from printkit.press.words import NO_WORDS, spoken_language, word

SLEEVED = 2
"""So many cards of one size or more are worth sleeves, where sleeves of that size are sold."""


class Printed(Struct, frozen=True):
    """A part as it was printed: how many pieces, its file's name, and how many sheets of paper it takes.

    ``shared``: some of its pieces share an edge. ``both_sides``: of the paper. ``folded``: fronts and backs lie
    on one side of it, at a fold. ``tiles``: sheets for one piece, 1 where it fits on one.
    """

    part: Part
    count: int
    file: str
    sheets: int
    shared: bool
    both_sides: bool
    folded: bool = False
    tiles: int = 1


class Stack(Struct, frozen=True):
    """A file whose parts share sheets: its name, its stock, and the sheets and straight cuts that it takes."""

    file: str
    stock: Stock
    sheets: int
    cuts: int


def printed(kit: Kit, part: Part, file: str, paper: Paper, asked: Backs, layout_name: str = "") -> Printed:
    """Work out how many pieces a part has and how many sheets they take, without drawing any.

    ``layout_name``: the layout, where it is not the part's own.
    """
    count = count_of(kit, part)
    layout = read_layout(layout_name or part.layout, kit.folder)
    if (parted := tiling_of(part, paper, layout, asked)) is not None:
        sheets_of = parted.sheets
        return Printed(part, count, file, sheets_of * count, False, both_sides=False, tiles=sheets_of)
    grid, backs, sheets = arrange(part, count, paper, layout, asked)
    return Printed(
        part,
        count,
        file,
        sheets=sheets[-1].of if sheets else 0,
        shared=grid.shared and min(grid.per_sheet, count) > 1,
        both_sides=backs in ("long-edge", "short-edge"),
        folded=backs == "gutterfold",
    )


def assembly_data(
    kit: Kit,
    lang: str,
    paper: Paper,
    backs: Backs,
    parts: Sequence[Printed],
    book: str | None,
    booklet: bool = False,
    files: Sequence[Stack] = (),
    sheet: str | None = None,
    least: Collection[str] = (),
) -> dict[str, object]:
    """Give what the template sees: one edition's parts as they were printed.

    ``book``, ``sheet``: the file names of rulebook and rule sheet; ``booklet``: the book is one; ``files``:
    those of an edition whose parts share sheets, none where each part has its own. ``least``: the parts without
    which nobody can play, none where that is not known. File names are given without the kit's name that all of
    them begin with.
    """
    sizes: dict[tuple[float, float], list[str]] = {}
    for one in parts:
        if one.part.size in SIZES.values() and one.part.shape == "card" and one.count >= SLEEVED:
            sizes.setdefault((one.part.size.width, one.part.size.height), []).append(
                _told(one.part.title, lang)
            )
    shapes = {one.part.shape for one in parts}
    return {
        "kit": {"id": kit.id, "name": kit.name[lang], "version": kit.version},
        "paper": paper.name,
        "backs": backs,
        "book": book and _short(kit, book),
        "sheet": sheet and _short(kit, sheet),
        "booklet": booklet,
        "files": [
            {"name": _short(kit, one.file), "stock": one.stock, "sheets": one.sheets, "cuts": one.cuts}
            for one in files
        ],
        "choice": bool(least),
        "folded": [_plain(one.part.title[lang]) for one in parts if one.folded and backs != "gutterfold"],
        "tiled": [_plain(one.part.title[lang]) for one in parts if one.tiles > 1],
        "parts": [{**_row(kit, one, lang), "needed": one.part.id in least} for one in parts],
        "sheets": sum(one.sheets for one in files or parts),
        "two_sided": any(one.part.back is not None for one in parts),
        "straight": bool(shapes & {"card", "square"}),
        "shared": any(one.shared for one in parts),
        "circles": [
            {"title": _told(one.part.title, lang), "size": f"{one.part.size.width:g}"}
            for one in parts
            if one.part.shape == "circle"
        ],
        "wordless": any(f"_{NO_WORDS}_" in one.file for one in parts),
        "rounded": "card" in shapes,
        "nets": [
            _plain(one.part.title[lang]) for one in parts if one.part.shape == "net" and not one.part.holds
        ],
        "boxes": [_box(kit, one, lang) for one in parts if one.part.holds],
        "cards": [
            {"width": f"{w:g}", "height": f"{h:g}", "titles": titles} for (w, h), titles in sizes.items()
        ],
        "notes": [
            {"title": _plain(one.part.title[lang]), "text": _told(one.part.note, lang, marked=True)}
            for one in parts
            if lang in one.part.note
        ],
    }


def assembly_title(kit: Kit, lang: str) -> str:
    """Give the page's title."""
    return word("assembly", (lang,), name=kit.name[lang])


def _row(kit: Kit, one: Printed, lang: str) -> dict[str, object]:
    part = one.part
    return {
        "title": _told(part.title, lang),
        "count": one.count,
        "width": f"{part.size.width:g}",
        "height": f"{part.size.height:g}",
        "sheets": one.sheets,
        "both_sides": one.both_sides,
        "stock": part.stock,
        "file": _short(kit, one.file),
    }


def _box(kit: Kit, one: Printed, lang: str) -> dict[str, object]:
    box = box_of(kit, one.part)
    assert box is not None
    return {
        "title": _plain(one.part.title[lang]),
        "holds": [_told(other.title, lang) for other in kit.parts if other.id in one.part.holds],
        "cards": box.cards,
        "thickness": f"{box.thickness:g}",
        "sleeved": box.sleeved,
        "pieces": one.count,
    }


def _told(texts: Words, lang: str, marked: bool = False) -> str:
    """Write a text from kit.toml as markup, and as what it is on a page that speaks another language.

    ``marked``: it may be markup itself.
    """
    text = " ".join(texts[lang].split())
    spoken, code = spoken_language(lang), primary(lang)
    if foreign(spoken, code) and code in CODES and not re.search(r"[{}|\\*`]", text):
        return f"{{{code}:{text}}}"
    return text if marked else _plain(text)


def _plain(text: str) -> str:
    """Write a text from kit.toml so that the markup gives it back as it is."""
    return re.sub(r"([\\`*_{}\[\]<>|])", r"\\\1", " ".join(text.split()))


def _short(kit: Kit, file: str) -> str:
    return file.removeprefix(f"{kit.id}_")
