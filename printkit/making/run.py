"""The whole of a build: what is unchanged is left, the rest is made in worker processes and put in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from printkit import games
from printkit.errors import PrintkitError
from printkit.kit.box import boxes_for
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import is_builtin
from printkit.making.budget import afford
from printkit.making.inputs import inputs, write_stamp
from printkit.making.make import Task, make, tasks, uncollected
from printkit.making.manifest import MANIFEST, Entry
from printkit.making.output import ALL, RULEBOOK, Output
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
    kits = [_read(folder, settings) for folder in folders]
    plans = [plan(kit, settings) for kit in kits]
    for kit, outputs in zip(kits, plans, strict=True):
        if not is_builtin(kit.folder):
            afford(kit, outputs, settings.backs)
    made: dict[int, Made] = {}
    with uncollected(), staging(settings.out) as stage:
        stages = [folder(stage, str(number)) for number in range(len(kits))]
        work = [
            tasks(kit, [*(o for o in outputs if not o.joined), *needed(kit, settings, outputs)], settings, at)
            for kit, outputs, at in zip(kits, plans, stages, strict=True)
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
                entries[number] = _asked(kit, plans[number], entries[number], settings, stage_of)
                made[number] = _finish(stage_of, kit, entries[number], settings)
                if (made_from := before[number]) is not None:
                    outside = games.files(kit.game)
                    _stamp(folders[number], made_from, made[number], entries[number], settings, outside)
    return tuple(made[number] for number in range(len(kits)))


def _read(folder: Path, settings: Settings) -> Kit:
    try:
        return boxes_for(read_kit(folder, settings.trust, checked), settings.backs)
    except PrintkitError as error:
        name = folder.resolve().name
        error.where = error.where if error.where == str(folder) else f"{name}/{error.where}"
        raise


def _asked(
    kit: Kit, outputs: Sequence[Output], entries: list[Entry], settings: Settings, stage: Path
) -> list[Entry]:
    """Join what has to be joined, and leave out what was made for its sake alone."""
    for output in outputs:
        if output.joined:
            parts = {one.file for one in joined_outputs(kit, settings, output)}
            draft = any(entry.draft for entry in entries if entry.file in parts)
            entries += (replace(entry, draft=draft) for entry in make(Task(kit, (output,), settings, stage)))
    asked = {output.file for output in outputs}
    return [entry for entry in entries if entry.file.partition("/")[0] in asked]


def _finish(stage: Path, kit: Kit, entries: list[Entry], settings: Settings) -> Made:
    text = publish(stage, settings.out, kit.id, kit.version, entries, parts_of(kit))
    single = [entry for entry in entries if entry.part != ALL]  # what is joined has the same pages again
    pages, notes = sum(e.pages for e in single or entries), (*left_out(kit, settings), *noted(stage))
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
