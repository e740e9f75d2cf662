"""The whole of a build: what is unchanged is left, the rest is made in worker processes and put in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from printkit import games
from printkit.errors import PrintkitError, UsageError
from printkit.kit.box import boxes_for
from printkit.kit.editions import edition_of, in_edition, size_called
from printkit.kit.model import Edition, Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import is_builtin
from printkit.making.budget import afford
from printkit.making.inputs import inputs, write_stamp
from printkit.making.make import Task, make, tasks, uncollected
from printkit.making.manifest import MANIFEST, Entry
from printkit.making.output import RULEBOOK, Output
from printkit.making.plan import joined_outputs, left_out, needed, parts_of, plan
from printkit.making.proven import checked
from printkit.making.settings import Settings
from printkit.making.stage import noted, publish, staging
from printkit.workers import each, processors
from printkit.writing import folder

Progress = Callable[[int, int, str], None]
"""Called with how many tasks are done, how many there are, and what was done last."""


class Made(Struct, frozen=True):
    """What a build did for one kit. ``files``: how many it made; ``manifest``: the text of manifest.json.

    ``pages``: to print, a file with all of them not counted. ``notes``: what was left out, and why;
    what is worth knowing of what was made.
    """

    kit: str
    folder: Path
    files: int
    pages: int
    manifest: str
    notes: tuple[str, ...] = ()


def make_kits(folders: Sequence[Path], settings: Settings, progress: Progress) -> tuple[Made, ...]:
    """Build kits; each kit's files are put in place when all of them are made.

    Raises the first PrintkitError; kits that were finished before it stay.
    """
    before = [inputs(folder, settings.out) if settings.cache else None for folder in folders]
    read = [_read(folder, settings) for folder in folders]
    kits = [kit for kit, _ in read]
    plans = [plan(kit, own) for kit, own in read]
    for (kit, own), outputs in zip(read, plans, strict=True):
        if not is_builtin(kit.folder):
            afford(kit, outputs, own.backs)
    after = [_after(kit, own, outputs) for (kit, own), outputs in zip(read, plans, strict=True)]
    made: dict[int, Made] = {}
    with uncollected(), staging(settings.out) as stage:
        stages = [folder(stage, str(number)) for number in range(len(kits))]
        work = [
            tasks(kit, [*(o for o in outputs if o not in later), *needed(kit, own, outputs)], own, at)
            for (kit, own), outputs, later, at in zip(read, plans, after, stages, strict=True)
        ]
        entries: list[list[Entry]] = [[] for _ in kits]
        left = [len(of_kit) for of_kit in work]
        total, done = sum(left), 0
        progress(done, total, "")
        for number, task, new in _results(work, settings.jobs):
            entries[number] += new
            done += 1
            progress(done, total, f"{task.kit.id} {task.outputs[0].part}")
            left[number] -= 1
            if not left[number]:
                kit, stage_of = kits[number], stages[number]
                own = read[number][1]
                for one in tasks(kit, after[number], own, stage_of):
                    entries[number] += make(one)
                asked = {output.file for output in plans[number]}
                entries[number] = [e for e in entries[number] if e.file.partition("/")[0] in asked]
                made[number] = _finish(stage_of, kit, entries[number], own)
                if (made_from := before[number]) is not None:
                    outside = games.files(kit.game)
                    _stamp(folders[number], made_from, made[number], entries[number], settings, outside)
    return tuple(made[number] for number in range(len(kits)))


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


def _after(kit: Kit, settings: Settings, outputs: Sequence[Output]) -> list[Output]:
    """Give the outputs that others go into, and that are made once those are there."""
    return [one for one in outputs if one.joined and joined_outputs(kit, settings, one)]


def _finish(stage: Path, kit: Kit, entries: list[Entry], settings: Settings) -> Made:
    text = publish(stage, settings.out, kit.id, kit.version, entries, parts_of(kit))
    editions = {
        edition.id for edition in (Edition(), *kit.editions)
    }  # what is printed has the same pages again
    held = {part for entry in entries if entry.part in editions for part in entry.parts}
    pages, notes = (
        sum(e.pages for e in entries if e.part not in held),
        (*left_out(kit, settings), *noted(stage)),
    )
    return Made(kit.id, settings.out / kit.id, len(entries), pages, text, notes)


def _stamp(
    folder: Path,
    made_from: str,
    made: Made,
    entries: list[Entry],
    settings: Settings,
    outside: Sequence[Path],
) -> None:
    files = [MANIFEST, *sorted(entry.file for entry in entries)]
    write_stamp(
        settings.making(), folder, settings.out, made.folder, made_from, files, made.pages, made.notes, outside
    )


def _results(work: Sequence[Sequence[Task]], jobs: int | None) -> Iterator[tuple[int, Task, tuple[Entry, ...]]]:
    """Do the tasks, rulebooks first because they take longest, and give what each made as it comes."""
    order = [(number, task) for number, of_kit in enumerate(work) for task in of_kit]
    order.sort(key=lambda item: item[1].outputs[0].part != RULEBOOK)
    for place, new in each(make, (task for _, task in order), min(jobs or processors(), len(order))):
        yield *order[place], new
