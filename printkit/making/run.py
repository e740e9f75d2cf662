"""The whole of a build: what is unchanged is left, the rest made in worker processes and put in place.

What makes the files of one part, or of a book, in all its languages comes first.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec import Struct, field
from msgspec.structs import replace

from printkit import games, writing
from printkit.cache.store import used
from printkit.errors import MachineError, OutputError, PrintkitError, UsageError
from printkit.games.foreign import blaming
from printkit.kit.editions import boxes_for, edition_of, in_edition, size_called
from printkit.kit.model import Edition, Kit, Part
from printkit.kit.read import read_kit
from printkit.kit.render import load
from printkit.kit.resources import is_builtin
from printkit.kit.worker import WORK, guarded
from printkit.making.books import checked
from printkit.making.budget import afford
from printkit.making.faces import component, face_forms, plotted, said_of
from printkit.making.inputs import MANIFEST, Built, Entry, inputs, write_stamp
from printkit.making.plan import joined_outputs, left_out, needed, parts_of, plan
from printkit.making.settings import (
    ASSEMBLY,
    BOTH_SIDES,
    FOLDERS,
    POD,
    RULEBOOK,
    RULESHEET,
    Output,
    Progress,
    Settings,
)
from printkit.making.stage import LOOSE, Task, note, noted, publish, staging, tasks
from printkit.pdf.paper import PAPERS
from printkit.press.preflight import Face, preflight
from printkit.press.words import PAIR, spoken_language
from printkit.workers import each, processors

if TYPE_CHECKING:
    from printkit.parts.faces import Component, Ink

MOST_NEW = 1_000_000
"""Values, more or less, that may come about before the garbage collector is called: some 100 MB."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Leave the garbage collector out, for a task or a whole build: it takes a fifth, and finds few cycles.

    It is called once there is much for it to look at. What is left counts as old afterwards: else all of that
    would be looked through at once.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if gc.get_count()[0] > MOST_NEW:
            gc.collect()
        if was:
            gc.freeze()
            gc.unfreeze()
            gc.enable()


@blaming()
@uncollected()
def make(task: Task) -> tuple[Entry, ...]:
    """Make a task's files in its staging folder. Raises whatever PrintkitError there is."""
    try:
        with used(task.settings.cache):  # in a process of its own as well
            return _made(task)
    except (OutputError, MachineError):
        raise
    except PrintkitError as error:
        kit, first = task.kit.id, task.outputs[0]
        if not (error.where or "").startswith(f"{kit}/"):  # as what an example does not hold says
            error.where = f"{kit}/{error.where}" if error.where else f"{kit}: {first.part} ({first.lang})"
        raise


def _made(task: Task) -> tuple[Entry, ...]:
    first = task.outputs[0]
    if first.format in FOLDERS:
        return tuple(entry for output in task.outputs for entry in _pictures(task, output))
    if first.part in (RULESHEET, RULEBOOK):
        from printkit.making.rulebook import rulebooks  # what only books need takes a while to import

        return tuple(rulebooks(task))
    if first.part == ASSEMBLY:
        return tuple(_assembly(task, output) for output in task.outputs)
    if first.shares:
        from printkit.making.editions import Made, bind

        known: dict[tuple[str, str], Made] = {}  # what has no words is drawn once for all languages
        return tuple(bind(task, output, known) for output in task.outputs)
    languages = dict.fromkeys(output.lang for output in task.outputs)
    return tuple(entry for lang in languages for entry in _part(task, lang))


def _assembly(task: Task, output: Output) -> Entry:
    """Set the assembly page of one edition: it describes all parts, whatever ``only`` says."""
    from printkit.book.typeset import Text, typeset_text
    from printkit.making.editions import least_of, stack
    from printkit.press.assembly import assembly_data, assembly_title, printed

    kit, settings, lang = task.kit, task.settings, output.lang
    paper = PAPERS[output.paper]
    there = replace(settings, only=(), languages=(lang,), papers=(output.paper,), formats=("pdf",))
    edition = plan(kit, there)
    parts = [
        printed(kit, part, "" if settings.sheets == "shared" else one.file, paper, settings.backs, one.layout)
        for one in plan(kit, replace(there, sheets="by-part"))
        if (part := kit.part(one.part)) is not None
    ]
    book, sheet = (next((o for o in edition if o.part == part), None) for part in (RULEBOOK, RULESHEET))
    stacks = [stack(kit, one, settings) for one in edition if one.shares]
    texts: dict[str, Text] = {}
    for one in lang.split(PAIR):
        spoken = spoken_language(one)
        template = load(kit.folder, f"shared/assembly.{spoken}.md")
        about = assembly_data(
            kit,
            one,
            paper,
            settings.backs,
            parts,
            book.file if book else None,
            bool(book and book.layout),
            stacks,
            sheet.file if sheet else None,
            least_of(kit, settings.edition),
        )
        texts.setdefault(spoken, Text(spoken, assembly_title(kit, one), template, about))

    def page() -> tuple[bytes, tuple[tuple[str, str], ...]]:
        from printkit.pdf.write import write

        made = typeset_text(kit, tuple(texts.values()), output.paper, one_page=True)
        return write(made), made.loose

    data, loose = guarded(kit.folder, page, ASSEMBLY, WORK)
    note(task.stage, map("\t".join, loose), LOOSE)
    return task.finished(output, data, preflight(data, paper, None))


def _part(task: Task, lang: str) -> Iterator[Entry]:
    """Make a part in one language on each paper."""
    from printkit.pdf.write import write
    from printkit.press.layout import read_layout
    from printkit.press.sheets import sheets

    outputs = [output for output in task.outputs if output.lang == lang]
    first, kit = outputs[0], task.kit
    part = _part_of(kit, first)
    made = _chosen(plotted(kit, part, first, task.settings), first.cards)
    note(task.stage, said_of(made))
    forms = face_forms(kit, made)
    layout = read_layout(first.layout or made.part.layout, kit.folder)
    face = Face(made.width + 2 * made.bleed, made.height + 2 * made.bleed, made.bleed)
    for output in outputs:
        paper = PAPERS[output.paper]
        errors = task.settings.errors.get(output.paper)
        data = write(sheets(kit, made, forms, paper, layout, task.settings.backs, output.cards, errors))
        backs = output.backs or "none"
        pages = preflight(data, paper, backs, [face], errors is not None)
        count = pages // 2 if backs in BOTH_SIDES else pages
        yield task.finished(output, data, pages, "", bool(made.missing), (part.id,), count)


def _part_of(kit: Kit, output: Output) -> Part:
    part = kit.part(output.part)
    assert part is not None
    return part


def _pictures(task: Task, output: Output) -> tuple[Entry, ...]:
    """Paint an output's pictures."""
    from printkit.export.pictures import frame_at, pngs
    from printkit.export.pod import part_for, shops
    from printkit.export.tts import saved_object
    from printkit.parts import art
    from printkit.press.words import languages_of, text

    kit, settings, ink = task.kit, task.settings, cast("Ink", output.ink)
    languages = languages_of(output.lang, kit)
    if output.format == "tts":
        parts = [part for part in kit.parts if not output.parts or part.id in output.parts]
        shown = [component(kit, part, output.lang, ink, settings.draft, None) for part in parts]
        named = [(one, text(one.part.title, languages)) for one in shown]
        paint = partial(saved_object, text(kit.name, languages), kit.id, named, settings.dpi, settings.url)
    else:
        part = _part_of(kit, output)
        if output.format == "png":
            frame = frame_at(part.size.width, part.size.height, output.dpi, part.shape)
        else:
            part, frame = part_for(shops()[output.format.removeprefix(POD)], part)
        shown = [_chosen(component(kit, part, output.lang, ink, settings.draft, None), output.cards)]
        paint = partial(pngs, shown[0], frame, output.cards)
    art.load()
    painted = guarded(kit.folder, paint, f"part {output.part}")
    note(task.stage, (said for one in shown for said in said_of(replace(one, notes=()))))
    draft = any(one.missing for one in shown)
    return tuple(
        task.finished(output, data, 0, f"{output.file}/{name}", draft) for name, data in painted.items()
    )


def _chosen(made: Component, cards: tuple[int, ...]) -> Component:
    """Give a component with these cards alone; none: with all."""
    return replace(made, cards=tuple(made.cards[number - 1] for number in cards)) if cards else made


class Work(Struct):
    """What is to be made of one kit.

    ``made_from``: a hash of it, None where nobody will ask. ``later``: outputs that others go into, made once
    those are there. ``left``: tasks that are not done; ``entries``: what those that are have made.
    """

    folder: Path
    kit: Kit
    settings: Settings
    made_from: str | None
    outputs: tuple[Output, ...]
    later: list[Output]
    stage: Path
    left: int = 0
    entries: list[Entry] = field(default_factory=list)


def make_kits(folders: Sequence[Path], settings: Settings, progress: Progress) -> Iterator[Built]:
    """Build kits; each kit's files are put in place when all of them are made.

    Raises the first PrintkitError; kits that were finished before it stay.
    """
    begun = [_begun(folder, settings) for folder in folders]
    with uncollected(), staging(settings.out) as stage:
        order: list[tuple[Work, Task]] = []
        for number, work in enumerate(begun):
            work.stage = writing.folder(stage, str(number))
            first = [one for one in work.outputs if one not in work.later]
            first += needed(work.kit, work.settings, work.outputs)
            made = tasks(work.kit, first, work.settings, work.stage)
            work.left = len(made)
            order += [(work, task) for task in made]
        order.sort(key=lambda item: item[1].outputs[0].part != RULEBOOK)  # they take longest
        progress(0, len(order), "")
        results = each(make, (task for _, task in order), min(settings.jobs or processors(), len(order)))
        for done, (number, new) in enumerate(results, 1):
            work, task = order[number]
            work.entries += new
            work.left -= 1
            progress(done, len(order), f"{work.kit.id} {task.outputs[0].part}")
            if not work.left:
                yield _finish(work, settings)


def _begun(folder: Path, settings: Settings) -> Work:
    """Read a kit and plan what is made of it. Raises KitError for more than anybody prints."""
    made_from = inputs(folder, settings.out) if settings.cache else None
    kit, own = _read(folder, settings)
    outputs = plan(kit, own)
    if not is_builtin(folder):
        afford(kit, outputs, own.backs)
    later = [one for one in outputs if one.joined and joined_outputs(kit, own, one)]
    return Work(folder, kit, own, made_from, outputs, later, settings.out)


def _read(folder: Path, settings: Settings) -> tuple[Kit, Settings]:
    """Read a kit; give it, and the settings, as its edition has them."""
    try:
        kit = read_kit(folder, settings.trust, checked)
        edition = edition_of(kit, settings.edition)
        if settings.size:
            edition = replace(edition, size=size_called(settings.size))
        own = settings.of(edition)
        return boxes_for(in_edition(kit, edition), own.backs), own
    except PrintkitError as error:
        name = folder.resolve().name
        if not isinstance(error, UsageError):
            error.where = error.where if error.where == str(folder) else f"{name}/{error.where}"
        raise


def _finish(work: Work, asked: Settings) -> Built:
    """Make what the others go into, put all in place, and remember it."""
    kit, settings, entries = work.kit, work.settings, work.entries
    for task in tasks(kit, work.later, settings, work.stage):
        entries += make(task)
    wanted = {output.file for output in work.outputs}
    entries = [entry for entry in entries if entry.file.partition("/")[0] in wanted]
    text = publish(work.stage, settings.out, kit.id, kit.version, entries, parts_of(kit))
    # what an edition's file holds has the same pages again
    editions = {edition.id for edition in (Edition(), *kit.editions)}
    held = {part for entry in entries if entry.part in editions for part in entry.parts}
    pages = sum(entry.pages for entry in entries if entry.part not in held)
    notes = (*left_out(kit, settings), *noted(work.stage))
    built = Built(kit.id, settings.out / kit.id, len(entries), pages, False, text, notes)
    if work.made_from is not None:
        files = (MANIFEST, *sorted(entry.file for entry in entries))
        write_stamp(work.folder, asked, built, work.made_from, files, games.files(kit.game))
    return built
