"""An edition's files: its parts on sheets that they share, a file for each stock, and what goes before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, parts_in
from printkit.kit.model import TONIGHT, Kit, Part
from printkit.making.faces import face_forms, plotted, said_of
from printkit.making.inputs import Entry
from printkit.making.plan import chosen_layouts, joined_outputs
from printkit.making.settings import BOTH_SIDES, Output, Settings
from printkit.making.stage import Task, note, output_errors
from printkit.pdf.join import Joined, join
from printkit.pdf.page import Publication
from printkit.pdf.paper import PAPERS
from printkit.pdf.write import write
from printkit.press.assembly import Stack
from printkit.press.layout import Layout, read_layout
from printkit.press.leaves import DUPLEX, Forms
from printkit.press.preflight import Face, preflight
from printkit.press.share import Lot
from printkit.press.sheets import leaves_shared, shared_sheets, sheets, tiling_of, work_shared
from printkit.press.words import NO_WORDS, languages_of, text, word

if TYPE_CHECKING:
    from printkit.parts.faces import Component

Made = tuple["Component", Forms]
"""A part as it is printed, and its forms."""


def bind(task: Task, output: Output, known: dict[tuple[str, str], Made]) -> Entry:
    """Make an edition's file on one stock. ``known``: parts that are drawn already, by id and language.

    On paper, what goes before the parts lies in the staging folder already.
    """
    kit, settings = task.kit, task.settings
    made = _drawn(kit, output, settings, known)
    first = joined_outputs(kit, settings, output) if output.joined else ()
    files = [*_before(task, output, first), *_sheets(kit, output, settings, made)]
    paper, both = PAPERS[output.paper], settings.backs in BOTH_SIDES
    if output.shares == "paper" or len(files) > 1:
        languages = languages_of(output.lang, kit)
        name, duplex = text(kit.name, languages), DUPLEX[settings.backs]
        data = join(files, Publication(name, languages[0], (), licence=kit.licence, duplex=duplex), both)
    else:
        (only,) = files
        data, both = only.pdf, not only.blanks
    pages = preflight(data, paper, None)
    note(task.stage, (said for one, _ in made for said in said_of(one)))
    parts = *(one.part for one in first), *(one.part.id for one, _ in made)
    draft = any(one.missing for one, _ in made)
    return task.finished(output, data, pages, "", draft, parts, pages // 2 if both else pages)


def _before(task: Task, output: Output, first: Sequence[Output]) -> Iterator[Joined]:
    """Give what goes before the parts, from the files that were made of it."""
    kit, settings = task.kit, task.settings
    languages = languages_of(output.lang, kit)
    for one in first:
        title = word(one.part, languages, name=text(kit.name, languages))
        to_read = not one.layout  # a booklet's pages are turned already
        with output_errors(settings.out):
            data = (task.stage / one.file).read_bytes()
        yield Joined(title, data, heads=to_read and settings.backs == "short-edge")


def _drawn(kit: Kit, output: Output, settings: Settings, known: dict[tuple[str, str], Made]) -> list[Made]:
    """Draw an edition's parts on one stock."""
    made = []
    for part in parts_in(kit, edition_of(kit, settings.edition)):
        if part.stock != output.shares:
            continue
        lang = output.lang if part.words else NO_WORDS
        if (part.id, lang) not in known:
            one = plotted(kit, part, replace(output, lang=lang, ink=settings.ink), settings)
            known[part.id, lang] = one, face_forms(kit, one)
        made.append(known[part.id, lang])
    return made


def _sheets(kit: Kit, output: Output, settings: Settings, made: Sequence[Made]) -> Iterator[Joined]:
    """Lay an edition's parts on one stock: those that share sheets, then those that are parted into tiles.

    Raises FitError for a part that no sheet takes, PreflightError for sheets that came out wrong.
    """
    paper, errors = PAPERS[output.paper], settings.errors.get(output.paper)
    languages = languages_of(output.lang, kit)
    layouts = {one.part.id: _layout(kit, one.part, settings) for one, _ in made}
    tiled = [one for one in made if tiling_of(one[0].part, paper, layouts[one[0].part.id], settings.backs)]
    shared = [one for one in made if one not in tiled]
    if shared:
        backs = settings.backs if any(one.part.back for one, _ in shared) else "none"
        title = word(str(output.shares), languages)
        lies = [layouts[one.part.id] for one, _ in shared]
        data = write(shared_sheets(kit, title, shared, lies, paper, backs, output.lang, errors))
        preflight(data, paper, backs, _faces(shared), errors is not None)
        yield Joined(title, data, blanks=backs not in BOTH_SIDES)
    for part, forms in tiled:
        layout = layouts[part.part.id]
        data = write(sheets(kit, part, forms, paper, layout, settings.backs, (), errors))
        preflight(data, paper, "none", _faces([(part, forms)]), errors is not None)
        yield Joined(text(part.part.title, languages), data, blanks=True)


def stack(kit: Kit, output: Output, settings: Settings) -> Stack:
    """Say what an edition's parts on one stock take. Raises FitError for one that no sheet takes."""
    assert output.shares is not None
    lots = [
        Lot(part, _layout(kit, part, settings), count_of(kit, part))
        for part in parts_in(kit, edition_of(kit, settings.edition))
        if part.stock == output.shares
    ]
    paper, backs = PAPERS[output.paper], settings.backs
    work = work_shared(lots, paper, backs)
    leaves = leaves_shared(lots, paper, backs)
    return Stack(output.file, output.shares, work.sheets, work.cuts, leaves)


def _layout(kit: Kit, part: Part, settings: Settings) -> Layout:
    return read_layout(chosen_layouts(kit, settings).get(part.id) or part.layout, kit.folder)


def least_of(kit: Kit, edition: str) -> tuple[str, ...]:
    """Give the parts without which nobody can play: those of the edition for tonight; none where it is that."""
    known = {one.id: one.parts for one in kit.editions}
    return known.get(TONIGHT, ()) if edition != TONIGHT else ()


def _faces(made: Sequence[Made]) -> list[Face]:
    """Say how large the faces are; where two of one size differ in their bleed, no trim can be measured."""
    sizes: dict[tuple[float, float], Face] = {}
    for one, _ in made:
        bleed = one.bleed
        face = Face(one.width + 2 * bleed, one.height + 2 * bleed, bleed, one.part.back is not None)
        known = sizes.setdefault((face.width, face.height), face)
        if known.bleed != bleed:
            sizes[face.width, face.height] = replace(face, bleed=None, backed=face.backed or known.backed)
    return list(sizes.values())
