"""The assembly page: how to print, cut and fold what a build made, from the settings that made it.

It is a small book: templates/shared/assembly.<language>.md, rendered with what is below.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import asdict

from printkit.kit.boxes import box_of
from printkit.kit.data import count_of
from printkit.kit.model import BOTH_SIDES, OTHER_LANGUAGE, RINGED, Backs, Kit, Part, Stock, Words
from printkit.kit.render import is_folded, tells_behind
from printkit.kit.said import said_in
from printkit.kit.schema import CODES, NO_WORDS, SIZES, foreign, primary
from printkit.pdf.paper import Paper
from printkit.press.cut_numbers import numbered
from printkit.press.grid import bounds
from printkit.press.layout import read_layout
from printkit.press.leaves import Batch
from printkit.press.order import cuts_in_order
from printkit.press.share import Leaf, Lot
from printkit.press.sheets import batch_of

SLEEVED = 2  # so many cards of one size or more are worth sleeves, where sleeves of that size are sold


class Printed(Struct, frozen=True):
    """A part as it was printed: how many pieces, its file's name, and how they lie if they share no sheets."""

    part: Part
    count: int
    file: str
    laid: Batch


class Stack(Struct, frozen=True):
    """A file whose parts share sheets: its name, its stock, the sheets that these take.

    ``both``: it is printed on both sides. ``pages``: by part, on which pages of it that lies, as ``1-3,5``;
    empty where ``first``, which is as long as it may be, comes before all parts. ``leaves``: how parts lie on
    those sheets that are no tiles.
    """

    file: str
    stock: Stock
    sheets: int
    both: bool = False
    pages: Mapping[str, str] = field(default_factory=dict)
    leaves: tuple[Leaf, ...] = ()
    first: tuple[str, ...] = ()


def printed(kit: Kit, part: Part, file: str, paper: Paper, asked: Backs, layout_name: str = "") -> Printed:
    """Work out how many pieces a part has and how they lie, without drawing any.

    ``layout_name``: the layout, where it is not the part's own.
    """
    lot = Lot(part, read_layout(layout_name or part.layout, kit.folder), count_of(kit, part))
    return Printed(part, lot.count, file, batch_of(lot, paper, asked))


def assembly_data(
    kit: Kit,
    lang: str,
    paper: Paper,
    backs: Backs,
    parts: Sequence[Printed],
    book: str | None,
    *,
    booklet: bool = False,
    files: Sequence[Stack] = (),
    sheet: str | None = None,
    least: Collection[str] = (),
    pair: bool = False,
) -> dict[str, object]:
    """Give what the template sees: one edition's parts as they were printed.

    ``book``, ``sheet``: the file names of rulebook and rule sheet, where no other file holds them;
    ``booklet``: the book is one; ``files``: those of an edition whose parts share sheets, none where each part
    has its own. ``least``: the parts without which nobody can play, none where that is not known. ``pair``:
    all languages stand on each piece.
    """
    sizes: dict[tuple[float, float], list[str]] = {}
    decks = [one.part for one in parts if one.part.shape == "card" and one.count >= SLEEVED]
    for part in decks:
        if part.size in SIZES.values():
            sizes.setdefault((part.size.width, part.size.height), []).append(_told(kit, part.title, lang))
    shapes = {one.part.shape for one in parts}
    backed = any(one.part.back is not None for one in parts)
    pages = {part: where for one in files for part, where in one.pages.items()}
    nets = [one.part for one in parts if is_folded(kit, one.part)]
    tiled = [one.part for one in parts if one.laid.parted and one.laid.parted.sheets > 1]
    lies = [one.leaves for one in files] or [one.laid.leaves for one in parts if not one.laid.parted]
    sheets = [one.sheets for one in files] or [len(one.laid.leaves) for one in parts]
    back, cut = ("back", backed if backs != "none" else bool(decks)), ("cut", bool(parts))
    steps = [
        ("print", bool(parts)),
        *((cut, back) if backs == "none" else (back, cut)),  # a card is cut before it goes into its sleeve
        ("fold", bool(nets)),
        ("glue", bool(tiled) or any(part.glued for part in nets)),
        ("box", any(one.part.holds for one in parts)),
    ]
    return {
        "kit": {"id": kit.id, "name": kit.name[lang], "version": kit.version, "licence": _plain(kit.licence)},
        "look": kit.look,
        "steps": [name for name, there in steps if there],
        "cutting": numbered(_cutting([leaf for leaves in lies for leaf in leaves if leaf.cuts])),
        "outlines": next((one for one in RINGED if one in shapes), "net" if "net" in shapes else ""),
        "paper": paper.name,
        "backs": backs,
        "book": book,
        "sheet": sheet,
        "ruled": any("rulesheet" in one.first for one in files),
        "booklet": booklet,
        "files": [_of(one, "file", "stock", "sheets", "both", "first") for one in files],
        "choice": bool(least),
        "folded": [_plain(one.part.title[lang]) for one in parts if one.laid.backs == "gutterfold" != backs],
        "tiled": [_plain(part.title[lang]) for part in tiled],
        "parts": [
            {
                **_of(one, "count", "file"),
                "sheets": len(one.laid.leaves),
                "both_sides": one.laid.backs in BOTH_SIDES,
                "title": _told(kit, one.part.title, lang),
                "width": f"{size[0]:g}",
                "height": f"{size[1]:g}",
                "stock": one.part.stock,
                "needed": one.part.id in least,
                "pages": pages.get(one.part.id, ""),
            }
            for one in parts
            for size in [_cut_size(one, paper)]
        ],
        "sheets": sum(sheets),
        "two_sided": backed,
        "turned": [
            _told(kit, one.part.title, lang)
            for one in parts
            if one.part.back == OTHER_LANGUAGE and backs != "none" and len(kit.languages) > 1 and not pair
        ],
        "lacking": [
            _told(kit, one.part.title, lang) for one in parts if backs == "none" and tells_behind(kit, one.part)
        ],
        "circles": [
            {"title": _told(kit, one.part.title, lang), "size": size}
            for one in parts
            if one.part.shape in RINGED
            for wide, high in [(one.part.size.width, one.part.size.height)]
            for size in [f"{wide:g}" if wide == high else f"{wide:g} × {high:g}"]
        ],
        "wordless": any(f"_{NO_WORDS}_" in one.file for one in parts),
        "nets": [_plain(part.title[lang]) for part in nets if not part.holds],
        "boxes": [_box(kit, one, lang) for one in parts if one.part.holds],
        "cards": [
            {"width": f"{w:g}", "height": f"{h:g}", "titles": titles} for (w, h), titles in sizes.items()
        ],
        "notes": [
            {"title": _plain(one.part.title[lang]), "text": _told(kit, one.part.note, lang, marked=True)}
            for one in parts
            if lang in one.part.note
        ],
    }


def _cut_size(one: Printed, paper: Paper) -> tuple[float, float]:
    """Give how large a piece is when it is cut: half the paper where one cut parts that."""
    halves = any(laid.grid.halves for leaf in one.laid.leaves for laid in leaf.laid)
    return (paper.width, paper.height / 2) if halves else (one.part.size.width, one.part.size.height)


def _cutting(leaves: Sequence[Leaf]) -> list[dict[str, object]]:
    """Give what shows how to cut: the first sheet, and the one with the most groups of pieces, if it has more.

    Of a sheet that is folded first the half with the fronts. ``blocks``: the box round each group's pieces.
    """
    if not leaves:
        return []
    most = max(leaves, key=lambda leaf: len(leaf.laid))
    return [
        {
            "width": at if fold == "x" else paper.width,
            "height": at if fold == "y" else paper.height,
            "pieces": [{**asdict(slot.trim), "shape": one.shape} for one in leaf.laid for slot in one.fronts],
            "blocks": [asdict(bounds(slot.trim for slot in one.fronts)) for one in leaf.laid],
            "cuts": cuts_in_order(leaf),
        }
        for leaf in (leaves[:1] if len(most.laid) == len(leaves[0].laid) else (leaves[0], most))
        for paper, (fold, at) in [(leaf.laid[0].grid.paper, leaf.laid[0].grid.fold or ("", 0.0))]
    ]


def _of(one: Struct, *names: str) -> dict[str, object]:
    return {name: getattr(one, name) for name in names}


def _box(kit: Kit, one: Printed, lang: str) -> dict[str, object]:
    box = box_of(kit, one.part)
    assert box is not None
    return {
        "title": _plain(one.part.title[lang]),
        "holds": [_told(kit, other.title, lang) for other in kit.parts if other.id in one.part.holds],
        "cards": box.cards,
        "thickness": f"{box.thickness:g}",
        "sleeved": box.sleeved,
        "flat": not box.thickness,
        "pieces": one.count,
    }


def _told(kit: Kit, texts: Words, lang: str, marked: bool = False) -> str:
    """Write a text from kit.toml as markup, and as what it is on a page that speaks another language.

    ``marked``: it may be markup itself.
    """
    text = " ".join(texts[lang].split())
    spoken, code = said_in(lang, kit), primary(lang)
    if foreign(spoken, code) and code in CODES and not re.search(r"[{}|\\*`]", text):
        return f"{{{code}:{text}}}"
    return text if marked else _plain(text)


def _plain(text: str) -> str:
    """Write a text from kit.toml so that the markup gives it back as it is."""
    return re.sub(r"([\\`*_{}\[\]<>|])", r"\\\1", " ".join(text.split()))
