"""Sheets of paper as they lie → pages: each face stored once, placed as often as it is wanted, and the slug."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import astuple, replace

from printkit.errors import FitError
from printkit.kit.model import Backs, Kit
from printkit.kit.said import languages_of, text, word
from printkit.kit.schema import NO_WORDS
from printkit.kit.table import spell_numbers
from printkit.parts.faces import Component
from printkit.pdf.page import Drawing, Duplex, Imported, Item, Page, Placed, Publication, Rect
from printkit.pdf.paper import Paper
from printkit.press.calibration import Sides
from printkit.press.fixed import zone_items
from printkit.press.grid import bounds
from printkit.press.impose import Sheet, Slot, seen
from printkit.press.marks import crop_marks, fold_line, parting_marks, rings, scale_bar, set_rows
from printkit.press.share import Leaf, Lot
from printkit.press.slug import Slug
from printkit.press.tiles import Tiling, tile_name

DUPLEX: Mapping[Backs, Duplex] = {
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
    "gutterfold": "Simplex",
    "none": "Simplex",
}

BAR_FORM, BLANK = "scale bar", "blank"


Forms = Sequence[Drawing | Imported]
"""A form for each of a component's different drawings, trim and bleed."""


class Work(Struct, frozen=True):
    """What parts take: sheets of paper, straight cuts, and pieces to cut out by their outline."""

    sheets: int
    cuts: int
    outlines: int


class Batch(Struct, frozen=True):
    """Sheets of paper, and the pieces that lie on them: of parts that share them, or of one part.

    ``backs``: how they are really printed. ``parted``: how the pieces of one part are parted, if they are.
    """

    lots: tuple[Lot, ...]
    paper: Paper
    backs: Backs
    leaves: tuple[Leaf, ...]
    shared: bool = False
    parted: Tiling | None = None

    @property
    def work(self) -> Work:
        """What they take."""
        leaves = self.leaves
        if self.parted is None:
            return Work(len(leaves), sum(leaf.cuts for leaf in leaves), sum(leaf.outlines for leaf in leaves))
        if not self.parted.cut:
            return Work(len(leaves), 0, self.lots[0].count)
        return Work(len(leaves), sum(len(leaf.parting) for leaf in leaves) // 2, 0)

    def parts_on(self, leaf: Leaf) -> set[str]:
        """Give the parts of which a piece lies on a sheet."""
        whose = [lot.part.id for lot in self.lots for _ in range(lot.count)]
        return {whose[slot.card] for slot in leaf.sides[0].slots}


def pieces_of(
    made: Sequence[tuple[Component, Forms]],
) -> tuple[list[tuple[str, str, float]], dict[str, Drawing | Imported]]:
    """Give each piece of some components: its front's form, its back's, and its bleed, mm; and all forms.

    What has no back has an empty one, as large as itself.
    """
    forms: dict[str, Drawing | Imported] = {}
    pieces: list[tuple[str, str, float]] = []
    for component, faces in made:
        first, (width, height) = len(forms), component.whole
        blank = f"{BLANK} {width:g} {height:g}"
        forms |= {str(number): face for number, face in enumerate(faces, first)}
        forms[blank] = Drawing(width, height, ())
        for front, back in component.drawings()[1]:
            pieces.append((str(first + front), blank if back is None else str(first + back), component.bleed))
    return pieces, forms


def sheets(
    kit: Kit,
    made: Sequence[tuple[Component, Forms]],
    batch: Batch,
    lang: str,
    title: str = "",
    numbers: Sequence[int] = (),
    errors: Sides | None = None,
) -> Publication:
    """Impose parts that share sheets, or one alone: a PDF with what it asks of the print dialog.

    ``title``: of shared sheets. ``numbers``: that of each card in the whole part, where it is alone; none where
    the component is the whole, numbered from 1. ``errors``: of the printer, on the front and back of the paper,
    to be undone. What has no back has an empty one where the paper is printed on both sides, so that each front
    page is followed by the back of the same sheet. Each page's TrimBox is the box round its pieces' trims, its
    BleedBox that round what is printed of them. Raises FitError for words that find no room.
    """
    paper, part, languages = batch.paper, made[0][0].part, languages_of(lang, kit)
    pieces, forms = pieces_of(made)
    forms[BAR_FORM] = scale_bar()
    pages: list[Page] = []
    for leaf in batch.leaves:
        for sheet in leaf.sides:
            items: list[Item] = []
            cut = leaf.laid if sheet.side != "back" else ()
            items += [item for laid in cut if laid.grid.fixed for item in zone_items(laid.grid.fixed)]
            items += parting_marks(cut)  # below the pieces, which a pair of scissors may touch
            for slot in sheet.slots:
                front, back, bleed = pieces[slot.card]
                items.append(placed(back if slot.back else front, slot, bleed))
            items += fold_line(sheet, paper)
            items += leaf.marks if sheet.side == "back" else (*leaf.marks, *paper.marks)
            for laid in cut:
                items += (*crop_marks(laid), *rings(laid))
            bare = all(pieces[slot.card][1].startswith(BLANK) for slot in sheet.slots)
            if sheet.side != "back" or not bare:
                slug = seen(leaf.around, sheet).slug(paper)
                if slug is not None:
                    words = functools.partial(_words, kit, made, batch, sheet, lang, numbers)
                    what = kit.id if batch.shared else part.id
                    try:
                        items += put_slug(slug, words(languages), languages[0], what, forms, len(pages))
                    except FitError:  # one language takes half the room
                        items += put_slug(slug, words(languages[:1]), languages[0], what, forms, len(pages))
                else:  # a plan without room for it is no plan, unless its places were given
                    assert leaf.laid and leaf.laid[0].grid.fixed
            trim = leaf.trim or bounds(slot.trim for slot in sheet.slots)
            shown = bounds(slot.bleed for slot in sheet.slots)
            pages.append(Page(paper.width, paper.height, tuple(items), trim=trim, bleed=shown))
    name = f"{text(kit.name, languages)} · {title or text(part.title, languages)} ({paper.name})"
    duplex = DUPLEX[batch.backs]
    pub = Publication(name, languages[0], tuple(pages), forms=forms, licence=kit.licence, duplex=duplex)
    return undone(pub, paper, errors)


def _words(
    kit: Kit,
    made: Sequence[tuple[Component, Forms]],
    batch: Batch,
    sheet: Sheet,
    lang: str,
    numbers: Sequence[int],
    languages: tuple[str, ...],
) -> tuple[str, ...]:
    """Say what sheet this is, which cards it holds (``3,7-9``), or which tile, and how to print it."""
    backs, parted = batch.backs, batch.parted
    there, first = {slot.card for slot in sheet.slots}, 0
    held, cards, draft, backed = list[str](), "", False, False
    for one, _ in made:
        many = len(one.cards)
        here = [card - first for card in there if first <= card < first + many]
        first += many
        if here:
            cards = spell_numbers(numbers[n] if numbers else n + 1 for n in here) if numbers or many > 1 else ""
            title = text(one.part.title, languages)
            held.append(f"{title} {cards}" if batch.shared and cards else title)
            draft, backed = draft or bool(one.missing), backed or one.part.back is not None
    tile = []
    if parted:
        name = tile_name(*divmod((sheet.number - 1) % parted.sheets, parted.columns))
        last = tile_name(parted.rows - 1, parted.columns - 1)
        tile = [word(kit, "tile", languages, name=name, last=last)]
    how = backs if backed and (backs != "gutterfold" or sheet.side != "front") else "none"
    return (
        *([word(kit, "draft", languages)] if draft else []),
        text(kit.name, languages),
        *held,
        word(kit, "version", languages, version=kit.version),
        batch.paper.name if lang == NO_WORDS else f"{lang} {batch.paper.name}",
        word(kit, "sheet", languages, number=sheet.number, of=sheet.of),
        *([word(kit, "cards", languages, numbers=cards)] if cards and not batch.shared else []),
        *tile,
        word(kit, sheet.side, languages),
        word(kit, how, languages),
        word(kit, "scale", languages),
    )


def undone(pub: Publication, paper: Paper, errors: Sides | None) -> Publication:
    """Draw sheets so that a printer's errors are undone: on fronts, and on backs where there are any."""
    if errors is None:
        return pub
    ways = [error.matrix(paper).inverse() for error in (errors.front, errors.back)]
    both = pub.duplex not in (None, "Simplex")
    pages = (replace(page, undo=ways[n % 2 if both else 0]) for n, page in enumerate(pub.pages))
    return replace(pub, pages=tuple(pages))


def placed(form: str, slot: Slot, bleed: float) -> Placed:
    """Place a face so that its trim is the slot's, clipped to what may show of its bleed."""
    x, y = slot.trim.x - bleed, slot.trim.y - bleed
    whole = Rect(x, y, slot.trim.width + 2 * bleed, slot.trim.height + 2 * bleed)
    same = all(abs(one - two) < 1e-6 for one, two in zip(astuple(whole), astuple(slot.bleed), strict=True))
    return Placed(form, x, y, slot.turn, clip=None if same else slot.bleed)


def put_slug(
    slug: Slug, words: tuple[str, ...], lang: str, what: str, forms: dict[str, Drawing | Imported], index: int
) -> list[Item]:
    """Put the scale bar and the text into their places; adds the text's drawings to ``forms``."""
    items: list[Item] = [Placed(BAR_FORM, slug.bar.x, slug.bar.y, slug.bar.turn)]
    drawings = set_rows(words, slug.rows[0].length, len(slug.rows), lang, what)
    for number, (drawing, spot) in enumerate(zip(drawings, slug.rows, strict=False)):
        name = f"slug {index} {number}"
        forms[name] = drawing
        items.append(Placed(name, spot.x, spot.y, spot.turn))
    return items
