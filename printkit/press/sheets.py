"""A part's faces and where they lie → a publication: each face stored once, placed as often as it is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from printkit.errors import FitError
from printkit.kit.model import Kit, Part
from printkit.kit.numbers import spell_numbers
from printkit.parts.faces import Component
from printkit.pdf.page import Drawing, Imported, Item, Page, Placed, Publication, Rect
from printkit.pdf.paper import Backs, Paper
from printkit.press.calibration import Error
from printkit.press.grid import Grid, bounds, fit
from printkit.press.impose import Sheet, Slot, impose, slug_of
from printkit.press.layout import Layout, settle_backs
from printkit.press.marks import crop_marks, fold_line, rings, scale_bar, set_rows
from printkit.press.slug import Slug, Spot
from printkit.press.tiles import Tiling, tile_marks, tiles, tiling
from printkit.press.words import NO_WORDS, languages_of, text, word

DUPLEX: Mapping[Backs, Literal["Simplex", "DuplexFlipShortEdge", "DuplexFlipLongEdge"]] = {
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
    "gutterfold": "Simplex",
    "none": "Simplex",
}
"""What is asked of the viewer's print dialog (ISO 32000-1, table 150)."""

BAR_FORM = "scale bar"


def arrange(
    part: Part, count: int, paper: Paper, layout: Layout, asked: Backs
) -> tuple[Grid, Backs, tuple[Sheet, ...]]:
    """Work out a part's sheets without drawing them. Raises FitError where a card does not fit on the paper."""
    two_sided = part.back is not None
    backs = settle_backs(asked, layout, two_sided)
    bleed = layout.shown(part.bleed)
    try:
        grid = fit(paper, part.size.width, part.size.height, bleed, layout, backs, part.shape, count)
    except FitError as error:
        error.where = f"kit.toml: part.{part.id}"
        if part.shape != "circle" and backs == "none":
            error.hint = f'{error.hint}; layout = "mat" parts it into tiles'
        raise
    return grid, backs, impose(count, grid, bleed, backs, two_sided)


def tiling_of(part: Part, paper: Paper, layout: Layout, asked: Backs) -> Tiling | None:
    """Give how a part's pieces are parted into tiles, or None where the layout parts none or they fit whole.

    Raises FitError for a piece that is printed on both sides, or is round, and does not fit.
    """
    if not layout.overlap:
        return None
    backs = settle_backs(asked, layout, part.back is not None)
    size = part.size.width, part.size.height
    bleed = layout.shown(part.bleed)
    try:
        fit(paper, *size, bleed, layout, backs, part.shape)
    except FitError:
        if part.shape == "circle" or backs != "none":
            why = "what is round" if part.shape == "circle" else "what has a back"
            raise FitError(
                f"{size[0]:g} × {size[1]:g} mm does not fit on {paper.name}, and {why} is not parted",
                where=f"kit.toml: part.{part.id}",
                hint="make it smaller" + ("; --backs none leaves its back out" if backs != "none" else ""),
            ) from None
        try:
            return tiling(paper, *size, bleed, layout.overlap, layout.turn, part.shape != "net")
        except FitError as error:
            error.where = f"kit.toml: part.{part.id}"
            raise
    return None


def sheets(
    kit: Kit,
    component: Component,
    faces: bytes | Sequence[Drawing | Imported],
    paper: Paper,
    layout: Layout,
    asked: Backs,
    numbers: Sequence[int] = (),
    errors: tuple[Error, Error] | None = None,
) -> Publication:
    """Impose a part.

    ``numbers``: that of each card in the whole part; none where the component is the whole, numbered from 1.
    ``errors``: of the printer, on the front and back of the paper, to be undone.

    ``faces``: a form for each of ``component.drawings()``, trim and bleed, or a PDF of a page for each. Each
    page's TrimBox is the box round its cards' trims, its BleedBox that round what is printed of them. Raises
    FitError.
    """
    drawings, pairs = component.drawings()
    bleed = component.bleed
    size = component.width + 2 * bleed, component.height + 2 * bleed
    languages = languages_of(component.lang, kit)
    part = component.part
    title = text(kit.name, languages), text(part.title, languages)
    forms: dict[str, Drawing | Imported] = {BAR_FORM: scale_bar()}
    if isinstance(faces, bytes):
        faces = [Imported(*size, faces, page) for page in range(len(drawings))]
    forms.update({face_form(number): face for number, face in enumerate(faces)})
    parted = tiling_of(part, paper, layout, asked)
    if parted is not None:
        return undone(_parted(kit, component, parted, forms, numbers), paper, errors)
    grid, backs, imposed = arrange(part, len(component.cards), paper, layout, asked)
    pages = []
    for index, sheet in enumerate(imposed):
        items: list[Item] = [
            _placed(slot, page, bleed)
            for slot in sheet.slots
            if (page := pairs[slot.card][slot.back]) is not None  # a part may have cards without a back
        ]
        items += [*fold_line(sheet, grid), *crop_marks(sheet, grid, part.shape), *rings(sheet, part.shape)]
        cards = _numbers(sheet, numbers) if numbers or len(component.cards) > 1 else ""
        words = slug_text(
            *(title, kit.version, component.lang, paper, sheet, backs, languages, cards),
            draft=bool(component.missing),
        )
        items += _slug(slug_of(sheet, grid, part.shape), words, languages[0], part.id, forms, index)
        trim = bounds(slot.trim for slot in sheet.slots)
        shown = bounds(slot.bleed for slot in sheet.slots)
        pages.append(Page(paper.width, paper.height, tuple(items), trim=trim, bleed=shown))
    return undone(_publication(kit, title, paper, languages[0], pages, forms, backs), paper, errors)


def undone(pub: Publication, paper: Paper, errors: tuple[Error, Error] | None) -> Publication:
    """Draw sheets so that a printer's errors are undone: on fronts, and on backs where there are any."""
    if errors is None:
        return pub
    ways = [error.undo(paper) for error in errors]
    both = pub.duplex not in (None, "Simplex")
    pages = (replace(page, undo=ways[n % 2 if both else 0]) for n, page in enumerate(pub.pages))
    return replace(pub, pages=tuple(pages))


def _publication(
    kit: Kit,
    title: tuple[str, str],
    paper: Paper,
    lang: str,
    pages: Sequence[Page],
    forms: Mapping[str, Drawing | Imported],
    backs: Backs,
) -> Publication:
    return Publication(
        title=f"{' · '.join(title)} ({paper.name})",
        lang=lang,
        pages=tuple(pages),
        forms=forms,
        licence=kit.licence,
        duplex=DUPLEX[backs],
    )


def _parted(
    kit: Kit, component: Component, made: Tiling, forms: dict[str, Drawing | Imported], numbers: Sequence[int]
) -> Publication:
    """Print each piece of a part on several sheets, a tile on each."""
    part, paper, bleed = component.part, made.paper, component.bleed
    languages = languages_of(component.lang, kit)
    title = text(kit.name, languages), text(part.title, languages)
    _, pairs = component.drawings()
    found = tiles(made)
    total = len(pairs) * len(found)
    pages: list[Page] = []
    for index, (front, _) in enumerate(pairs):
        cards = str(numbers[index] if numbers else index + 1) if numbers or len(pairs) > 1 else ""
        for tile in found:
            placed = Slot(index, False, tile.whole, made.turn, tile.shown)
            sheet = Sheet(len(pages) + 1, total, "front", (placed,), tile.shown)
            named = word("tile", languages, name=tile.name, last=found[-1].name)
            words = slug_text(
                *(title, kit.version, component.lang, paper, sheet, "none", languages, cards, named),
                draft=bool(component.missing),
            )
            items: list[Item] = [_placed(placed, front, bleed), *tile_marks(tile, made)]
            items += _slug(tile.slug, words, languages[0], part.id, forms, len(pages))
            pages.append(Page(paper.width, paper.height, tuple(items), trim=tile.trim, bleed=tile.shown))
    return _publication(kit, title, paper, languages[0], pages, forms, "none")


def slug_text(
    title: tuple[str, str],
    version: str,
    lang: str,
    paper: Paper,
    sheet: Sheet,
    backs: Backs,
    languages: tuple[str, ...],
    cards: str = "",
    tile: str = "",
    draft: bool = False,
) -> tuple[str, ...]:
    """Say what sheet this is, which cards it holds (``3,7-9``), or which tile, and how to print it.

    ``draft``: placeholders stand for art that is missing.
    """
    return (
        *([word("draft", languages)] if draft else []),
        *title,
        word("version", languages, version=version),
        paper.name if lang == NO_WORDS else f"{lang} {paper.name}",
        word("sheet", languages, number=sheet.number, of=sheet.of),
        *([word("cards", languages, numbers=cards)] if cards else []),
        *([tile] if tile else []),
        word(sheet.side, languages),
        word(backs, languages),
        word("scale", languages),
    )


def _numbers(sheet: Sheet, numbers: Sequence[int]) -> str:
    """Spell the numbers of the cards on a sheet."""
    return spell_numbers(numbers[slot.card] if numbers else slot.card + 1 for slot in sheet.slots)


def face_form(page: int) -> str:
    """Name the form of a drawing."""
    return f"face {page}"


def _placed(slot: Slot, page: int, bleed: float) -> Placed:
    """Place a face so that its trim is the slot's, clipped to what may show of its bleed."""
    x, y = slot.trim.x - bleed, slot.trim.y - bleed
    whole = Rect(x, y, slot.trim.width + 2 * bleed, slot.trim.height + 2 * bleed)
    return Placed(face_form(page), x, y, slot.turn, clip=None if _same(whole, slot.bleed) else slot.bleed)


def _same(a: Rect, b: Rect) -> bool:
    pairs = ((a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height))
    return all(abs(one - two) < 1e-6 for one, two in pairs)


def _slug(
    slug: Slug, words: tuple[str, ...], lang: str, what: str, forms: dict[str, Drawing | Imported], index: int
) -> list[Item]:
    """Put the scale bar and the text into their places; adds the text's drawings to ``forms``."""
    items: list[Item] = [_at(BAR_FORM, slug.bar)]
    drawings = set_rows(words, slug.rows[0].length, len(slug.rows), lang, what)
    for number, (drawing, spot) in enumerate(zip(drawings, slug.rows, strict=False)):
        name = f"slug {index} {number}"
        forms[name] = drawing
        items.append(_at(name, spot))
    return items


def _at(form: str, spot: Spot) -> Placed:
    return Placed(form, spot.box.x, spot.box.y, spot.turn)
