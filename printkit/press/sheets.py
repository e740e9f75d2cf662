"""A part's faces, or those of parts that share sheets, and where they lie → a publication."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from msgspec import Struct

from printkit.errors import FitError, placed
from printkit.kit.model import BOTH_SIDES, Backs, Kit, Part
from printkit.kit.table import spell_numbers
from printkit.parts.faces import Component
from printkit.pdf.page import Publication
from printkit.pdf.paper import Paper
from printkit.press.calibration import Error
from printkit.press.impose import Sheet, Slot
from printkit.press.layout import Layout, settle_backs
from printkit.press.leaves import Forms, publication, slug_text
from printkit.press.share import Leaf, Lot, alone, fitted, numbered, share
from printkit.press.tiles import OVERLAP, Tiling, tile_cuts, tile_marks, tile_name, tiles, tiling
from printkit.press.words import languages_of, text, word


def tiling_of(part: Part, paper: Paper, layout: Layout, asked: Backs) -> Tiling | None:
    """Give how a part's pieces are parted into tiles; None where they fit whole, or are not to be parted.

    Those in given places are not, nor those for a machine to cut whose layout says nothing of tiles. Raises
    FitError for a piece that is printed on both sides, or is round, and does not fit.
    """
    overlap = layout.overlap or (0.0 if paper.cutter else OVERLAP)
    if layout.fixed or not overlap:
        return None
    backs = settle_backs(asked, layout, part.back is not None)
    try:
        fitted(part, paper, layout, backs)
    except FitError as error:
        if part.shape == "circle":
            raise
        if backs != "none":
            error.hint = f"{error.hint}; --backs none leaves its back out, and parts it into tiles"
            raise
        size = part.size.width, part.size.height
        with placed(lambda: f"kit.toml: part.{part.id}"):
            return tiling(paper, *size, layout.shown(part.bleed), overlap, layout.turn, part.shape != "net")
    return None


def stands_alone(part: Part, paper: Paper, layout: Layout, asked: Backs) -> bool:
    """Whether a part shares its sheets with no other.

    It is parted into tiles, its places are given, or its layout insists on how its backs are printed.
    """
    insists = part.back is not None and settle_backs(asked, layout, two_sided=True) != asked
    return insists or layout.fixed is not None or tiling_of(part, paper, layout, asked) is not None


class Work(Struct, frozen=True):
    """What parts take: sheets of paper, straight cuts, and pieces to cut out by their outline."""

    sheets: int
    cuts: int
    outlines: int


class Plan(Struct, frozen=True):
    """What parts take; the sheets that they share; by part, on which of all sheets it lies, from 1.

    ``both_sides``: whether any sheet is printed on both sides.
    """

    work: Work
    leaves: tuple[Leaf, ...]
    places: dict[str, set[int]]
    both_sides: bool


def work_alone(part: Part, count: int, paper: Paper, layout: Layout, asked: Backs) -> Work:
    """Say what a part takes that has its own sheets. Raises FitError where it does not fit on the paper."""
    _, leaves, parted = leaves_by_part(part, count, paper, layout, asked)
    return _work_parted(parted, count) if parted else _work(leaves)


def _work_parted(parted: Tiling, count: int) -> Work:
    cuts = sum(len(tile.cuts_x) + len(tile.cuts_y) for tile in tiles(parted)) if parted.cut else 0
    return Work(parted.sheets * count, cuts * count, 0 if parted.cut else count)


def plan_of(lots: Sequence[Lot], paper: Paper, asked: Backs) -> Plan:
    """Lay out the parts that share sheets, and say what all take. Raises FitError where one fits on none."""
    alone = [lot for lot in lots if stands_alone(lot.part, paper, lot.layout, asked)]
    together = [lot for lot in lots if lot not in alone]
    backs = asked if any(lot.part.back for lot in together) else "none"
    leaves = share(together, paper, backs)
    works, ways = [_work(leaves)], {backs}
    whose = [lot.part.id for lot in together for _ in range(lot.count)]
    places: dict[str, set[int]] = {}
    for number, leaf in enumerate(leaves, 1):
        for slot in (slot for one in leaf.laid for slot in one.fronts):
            places.setdefault(whose[slot.card], set()).add(number)
    for part, layout, count in ((lot.part, lot.layout, lot.count) for lot in alone):
        backs, own, parted = leaves_by_part(part, count, paper, layout, asked)
        first = 1 + sum(work.sheets for work in works)
        places[part.id] = {*range(first, first + len(own))}
        works.append(_work_parted(parted, count) if parted else _work(own))
        ways.add(backs)
    work = Work(*(sum(getattr(one, name) for one in works) for name in Work.__struct_fields__))
    return Plan(work, leaves, places, not ways.isdisjoint(BOTH_SIDES))


def _work(leaves: Sequence[Leaf]) -> Work:
    return Work(len(leaves), sum(leaf.cuts for leaf in leaves), sum(leaf.outlines for leaf in leaves))


def sheets(
    kit: Kit,
    component: Component,
    faces: Forms,
    paper: Paper,
    layout: Layout,
    asked: Backs,
    numbers: Sequence[int] = (),
    errors: tuple[Error, Error] | None = None,
) -> Publication:
    """Impose a part.

    ``numbers``: that of each card in the whole part; none where the component is the whole, numbered from 1.
    ``errors``: of the printer, on the front and back of the paper, to be undone. Raises FitError.
    """
    part, languages = component.part, languages_of(component.lang, kit)
    title = text(kit.name, languages), text(part.title, languages)
    count = len(component.cards)
    backs, leaves, parted = leaves_by_part(part, count, paper, layout, asked)

    def words(sheet: Sheet) -> tuple[str, ...]:
        there = (numbers[slot.card] if numbers else slot.card + 1 for slot in sheet.slots)
        cards = spell_numbers(there) if numbers or count > 1 else ""
        tile = ""
        if parted:
            name = tile_name(*divmod((sheet.number - 1) % parted.sheets, parted.columns))
            last = tile_name(parted.rows - 1, parted.columns - 1)
            tile = word(kit, "tile", languages, name=name, last=last)
        draft = bool(component.missing)
        return slug_text(kit, title, component.lang, paper, sheet, backs, cards, tile, draft)

    made = [(component, faces)]
    return publication(kit, title, made, leaves, paper, words, languages[0], part.id, backs, errors)


def leaves_by_part(
    part: Part, count: int, paper: Paper, layout: Layout, asked: Backs
) -> tuple[Backs, Sequence[Leaf], Tiling | None]:
    """Lay out a part on its own sheets: how backs are printed, the sheets, and how it is parted, if it is.

    Raises FitError where it does not fit.
    """
    if (parted := tiling_of(part, paper, layout, asked)) is not None:
        return "none", leaves_parted(parted, count), parted
    backs = settle_backs(asked, layout, part.back is not None)
    grid = fitted(part, paper, layout, backs, count)
    bleed, many = layout.shown(part.bleed), grid.per_sheet
    sheets = [range(count)[first : first + many] for first in range(0, count, many)]
    return backs, numbered([alone(grid, part.shape, cards, bleed, backs) for cards in sheets]), None


def shared_sheets(
    kit: Kit,
    title: str,
    made: Sequence[tuple[Component, Forms]],
    leaves: Sequence[Leaf],
    paper: Paper,
    backs: Backs,
    lang: str,
    errors: tuple[Error, Error] | None = None,
) -> Publication:
    """Impose parts that share sheets, as :func:`printkit.press.share.share` has laid them out.

    What has no back has an empty one where the paper is printed on both sides, so that each front page is
    followed by the back of the same sheet. Raises FitError.
    """
    languages = languages_of(lang, kit)
    starts = [0, *itertools.accumulate(len(one.cards) for one, _ in made)]

    def words(sheet: Sheet) -> tuple[str, ...]:
        there = {slot.card for slot in sheet.slots}
        held, draft, backed = [text(kit.name, languages)], False, False
        for (one, _), start in zip(made, starts, strict=False):
            many = len(one.cards)
            if numbers := [card - start + 1 for card in there if start <= card < start + many]:
                which = f" {spell_numbers(numbers)}" if many > 1 else ""
                held.append(f"{text(one.part.title, languages)}{which}")
                draft, backed = draft or bool(one.missing), backed or one.part.back is not None
        how = backs if backed and (backs != "gutterfold" or sheet.side != "front") else "none"
        return slug_text(kit, tuple(held), lang, paper, sheet, how, draft=draft)

    names = text(kit.name, languages), title
    return publication(kit, names, made, leaves, paper, words, languages[0], kit.id, backs, errors)


def leaves_parted(made: Tiling, count: int) -> list[Leaf]:
    """Give the sheets of ``count`` pieces that are parted into tiles, one on each."""
    drawn = [(tile, tile_marks(tile, made), tile_cuts(tile, made)) for tile in tiles(made)]
    found = enumerate(itertools.product(range(count), drawn), 1)
    return [
        Leaf((), (Sheet(number, count * made.sheets, "front", (slot,)),), tile.around, marks, tile.trim, cuts)
        for number, (card, (tile, marks, cuts)) in found
        for slot in [Slot(card, False, tile.whole, made.turn, tile.shown)]
    ]
