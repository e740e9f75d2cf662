"""The whole of a build: what is unchanged is left, the rest is made in worker processes and put in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from printkit import games, writing
from printkit.errors import PrintkitError, UsageError
from printkit.kit.box import boxes_for
from printkit.kit.editions import edition_of, in_edition, size_called
from printkit.kit.model import Edition, Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import is_builtin
from printkit.making.books import checked
from printkit.making.budget import afford
from printkit.making.inputs import MANIFEST, Built, Entry, inputs, write_stamp
from printkit.making.make import make, uncollected
from printkit.making.output import RULEBOOK, Output
from printkit.making.plan import joined_outputs, left_out, needed, parts_of, plan
from printkit.making.settings import Progress, Settings
from printkit.making.stage import Task, noted, publish, staging, tasks
from printkit.workers import each, processors


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
