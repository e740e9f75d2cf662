"""Files of sheets: of a part alone, or of an edition's parts that share them, with what goes before these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, parts_in
from printkit.kit.model import BOTH_SIDES, TONIGHT, Kit, Part
from printkit.kit.said import languages_of, text, word
from printkit.kit.table import spell_numbers
from printkit.making.colour import dressed
from printkit.making.faces import Made, said_of
from printkit.making.inputs import Entry
from printkit.making.layouts import chosen_layouts, layout_of
from printkit.making.machine import paper_of
from printkit.making.plan import joined_outputs
from printkit.making.settings import RULEBOOK, RULESHEET, Output, Settings
from printkit.making.stage import Task
from printkit.pdf.page import Publication
from printkit.pdf.write import Joined, join, write
from printkit.press.leaves import DUPLEX, Batch, sheets
from printkit.press.preflight import Face, preflight
from printkit.press.share import Lot
from printkit.press.sheets import batch_of, batches
from printkit.writing import output_errors

if TYPE_CHECKING:
    from printkit.press.assembly import Stack

SHARED = "sheet"
"""What the sheets are called that parts share, and those of a part alone."""


class Job(Struct, frozen=True):
    """Sheets of one plan: what their files and they are called, their parts, how these lie, what draws them."""

    stem: str
    title: str
    made: Sequence[Made]
    laid: Batch
    printed: Callable[[], Publication]


def bind(task: Task, output: Output, made: Sequence[Made]) -> Entry:
    """Make the file of a part, or of an edition on one stock. ``made``: its parts as they are printed.

    On paper, what goes before an edition's parts lies in the staging folder already.
    """
    kit, settings = task.kit, task.settings
    first = joined_outputs(kit, settings, output) if output.joined else ()
    sheets, pages = _sheets(kit, output, settings, made)
    files = [*_before(task, output, first), *sheets]
    paper = paper_of(kit, output)
    both = _on_both_sides(any(not one.blanks for one in sheets), first, settings)
    if output.stock == "paper" or len(files) > 1:
        languages = languages_of(output.lang, kit)
        name, duplex = text(kit.name, languages), DUPLEX[settings.backs if both else "none"]
        whole = Publication(name, languages[0], (), licence=kit.licence, duplex=duplex)
        data = join(files, dressed(whole, kit, settings), both)
        pages = preflight(data, paper, None)
    else:
        data = files[0].pdf
    task.notes.extend(said for one, _ in made for said in said_of(one))
    parts = *(one.part for one in first), *(one.part.id for one, _ in made)
    draft = any(one.missing for one, _ in made)
    return task.finished(output, data, pages, "", draft, parts, pages // 2 if both else pages)


def _on_both_sides(parts: bool, first: Sequence[Output], settings: Settings) -> bool:
    """Whether a file is printed on both sides: ``parts`` of it are, or it has what may have several pages."""
    rules = any(one.part in (RULESHEET, RULEBOOK) for one in first)
    return parts or (rules and settings.backs in BOTH_SIDES)


def _before(task: Task, output: Output, first: Sequence[Output]) -> Iterator[Joined]:
    """Give what goes before the parts, from the files that were made of it."""
    kit, settings = task.kit, task.settings
    languages = languages_of(output.lang, kit)
    for one in first:
        title = word(kit, one.part, languages, name=text(kit.name, languages))
        to_read = one.part != RULEBOOK or not one.layout  # a booklet's pages are turned already
        with output_errors(settings.out):
            data = (task.stage / one.file).read_bytes()
        yield Joined(title, data, heads=to_read and settings.backs == "short-edge")


def _sheets(kit: Kit, output: Output, settings: Settings, made: Sequence[Made]) -> tuple[list[Joined], int]:
    """Write sheets as planned; give their pages, too. Raises PreflightError for those that came out wrong."""
    paper, moved = paper_of(kit, output), output.paper in settings.errors
    files, pages = list[Joined](), 0
    for job in sheeted(kit, output, settings, made):
        data = write(dressed(job.printed(), kit, settings))
        pages += preflight(data, paper, job.laid.backs, _faces(job.made), moved)
        files.append(Joined(job.title, data, blanks=job.laid.backs not in BOTH_SIDES))
    return files, pages


def sheeted(kit: Kit, output: Output, settings: Settings, made: Sequence[Made]) -> Iterator[Job]:
    """Lay parts on sheets: those that share them, then each that has its own.

    Raises FitError for a part that no sheet takes.
    """
    paper, errors = paper_of(kit, output), settings.errors.get(output.paper)
    languages = languages_of(output.lang, kit)
    named = {one[0].part.id: one for one in made}
    chosen = chosen_layouts(kit, settings)
    lots = [Lot(one.part, layout_of(kit, one.part, chosen), len(one.cards)) for one, _ in made]
    several = output.stock is not None
    for laid in batches(lots, paper, settings.backs) if several else [batch_of(lots[0], paper, settings.backs)]:
        held = [named[lot.part.id] for lot in laid.lots]
        part = held[0][0]
        if laid.shared:
            stem, title = SHARED, word(kit, str(output.stock), languages)
            printed = partial(sheets, kit, held, laid, output.lang, title, errors=errors)
        else:
            stem, title = part.part.id if several else SHARED, text(part.part.title, languages)
            printed = partial(sheets, kit, held, laid, part.lang, numbers=output.cards, errors=errors)
        yield Job(stem, title, held, laid, printed)


def stack(kit: Kit, output: Output, settings: Settings) -> Stack:
    """Say what an edition's parts on one stock take. Raises FitError for one that no sheet takes."""
    from printkit.press.assembly import Stack  # sheets need none of it

    assert output.stock is not None
    parts = [part for part in parts_in(kit, edition_of(kit, settings.edition)) if part.stock == output.stock]
    chosen = chosen_layouts(kit, settings)
    lots = [Lot(part, layout_of(kit, part, chosen), count_of(kit, part)) for part in parts]
    laid = [*batches(lots, paper_of(kit, output), settings.backs)]
    first = joined_outputs(kit, settings, output) if output.joined else ()
    both = _on_both_sides(any(one.backs in BOTH_SIDES for one in laid), first, settings)
    leaves = [(one, leaf) for one in laid for leaf in one.leaves]
    pages: dict[str, list[int]] = {}
    for number, (one, leaf) in enumerate(leaves if not first else (), 1):
        for part in one.parts_on(leaf):
            pages.setdefault(part, []).extend((2 * number - 1, 2 * number) if both else (number,))
    told = {part: spell_numbers(numbers) for part, numbers in pages.items()}
    shared = tuple(leaf for one, leaf in leaves if one.shared)
    return Stack(output.file, output.stock, len(leaves), both, told, shared, tuple(one.part for one in first))


def least_of(kit: Kit, edition: str) -> tuple[str, ...]:
    """Give the parts without which nobody can play: those of the edition for tonight; none where it is that.

    For one that is not in the edition stands what is drawn from the same table.
    """
    known = {one.id: one.parts for one in kit.editions}
    least = known.get(TONIGHT, ()) if edition != TONIGHT else ()
    here = known.get(edition) or least
    alike = {_drawn_from(part) for part in map(kit.named, least) if part.id not in here}
    return *least, *(part.id for part in kit.parts if _drawn_from(part) in alike)


def _drawn_from(part: Part) -> tuple[object, ...]:
    return part.template, part.data and part.data.files


def _faces(made: Sequence[Made]) -> list[Face]:
    """Say how large the faces are; where two of one size differ in their bleed, no trim can be measured."""
    sizes: dict[tuple[float, float], Face] = {}
    for one, _ in made:
        face = Face(*one.whole, one.bleed, one.part.back is not None)
        known = sizes.setdefault((face.width, face.height), face)
        if known.bleed != face.bleed:
            sizes[face.width, face.height] = replace(face, bleed=None, backed=face.backed or known.backed)
    return list(sizes.values())
