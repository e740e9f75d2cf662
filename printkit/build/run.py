"""The whole of a build: what is unchanged is left, the rest is made in worker processes and put in place."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.build import cache
from printkit.build.make import Task, make, tasks
from printkit.build.manifest import MANIFEST, Entry
from printkit.build.plan import RULEBOOK, parts_of, plan
from printkit.build.settings import Settings
from printkit.build.stage import publish, staging
from printkit.errors import MachineError, PrintkitError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

Progress = Callable[[int, int, str], None]
"""Called with how many tasks are done, how many there are, and what was done last."""


@dataclass(frozen=True, slots=True)
class Made:
    """What a build did for one kit. ``files``: how many it made; ``manifest``: the text of manifest.json."""

    kit: str
    folder: Path
    files: int
    pages: int
    manifest: str


def make_kits(folders: Sequence[Path], settings: Settings, progress: Progress) -> tuple[Made, ...]:
    """Build kits; each kit's files are put in place when all of them are made.

    Raises the first PrintkitError; kits that were finished before it stay.
    """
    inputs = [cache.inputs(folder, settings.out) if settings.cache else None for folder in folders]
    kits = [_read(folder) for folder in folders]
    plans = [plan(kit, settings) for kit in kits]
    made: dict[int, Made] = {}
    with staging(settings.out) as stage:
        stages = [_folder(stage, number) for number in range(len(kits))]
        work = [tasks(kit, outputs, settings, at) for kit, outputs, at in zip(kits, plans, stages, strict=True)]
        entries: list[list[Entry]] = [[] for _ in kits]
        total, done = sum(map(len, work)), 0
        progress(done, total, "")
        for number, task, new in _results(work, settings.jobs):
            entries[number] += new
            done += 1
            progress(done, total, f"{task.kit.id} {task.outputs[0].part}")
            if len(entries[number]) == len(plans[number]):
                made[number] = _finish(stages[number], kits[number], entries[number], settings)
                if (made_from := inputs[number]) is not None:
                    _stamp(folders[number], made_from, made[number], entries[number], settings)
    return tuple(made[number] for number in range(len(kits)))


def _read(folder: Path) -> Kit:
    try:
        return read_kit(folder)
    except PrintkitError as error:
        name = folder.resolve().name
        error.where = error.where if error.where == str(folder) else f"{name}/{error.where}"
        raise


def _folder(stage: Path, number: int) -> Path:
    folder = stage / str(number)
    folder.mkdir()
    return folder


def _finish(stage: Path, kit: Kit, entries: list[Entry], settings: Settings) -> Made:
    text = publish(stage, settings.out, kit.id, kit.version, entries, parts_of(kit))
    return Made(kit.id, settings.out / kit.id, len(entries), sum(e.pages for e in entries), text)


def _stamp(folder: Path, made_from: str, made: Made, entries: list[Entry], settings: Settings) -> None:
    path = cache.stamp_path(settings.making(), folder, settings.out)
    files = [MANIFEST, *sorted(entry.file for entry in entries)]
    cache.write_stamp(path, made_from, made.folder, files, made.pages)


def _results(work: Sequence[Sequence[Task]], jobs: int | None) -> Iterator[tuple[int, Task, tuple[Entry, ...]]]:
    """Do the tasks, rulebooks first because they take longest, and give what each made as it comes."""
    order = [(number, task) for number, of_kit in enumerate(work) for task in of_kit]
    order.sort(key=lambda item: item[1].outputs[0].part != RULEBOOK)
    workers = min(jobs or default_jobs(), len(order))
    if workers <= 1 or not _has_semaphores():
        for number, task in order:
            yield number, task, make(task)
        return
    from concurrent.futures import FIRST_COMPLETED, wait
    from concurrent.futures.process import BrokenProcessPool

    with _pool(workers) as pool:
        waiting: dict[Future[tuple[Entry, ...]], tuple[int, Task]] = {
            pool.submit(make, task): (number, task) for number, task in order
        }
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                number, task = waiting.pop(future)
                try:
                    yield number, task, future.result()
                except BrokenProcessPool:
                    raise MachineError(
                        "a worker process died", hint="there may be too little memory: try --jobs 1"
                    ) from None


def _has_semaphores() -> bool:
    """Whether worker processes can be had: some small systems and containers have no named semaphores."""
    try:
        import multiprocessing.synchronize  # noqa: F401  # imported to see whether it can be
    except ImportError:
        return False
    return True


def default_jobs() -> int:
    """Give the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Run worker processes, on Linux forked: what is imported by now they need not import again.

    Whatever ends the block early, Ctrl-C too, ends the workers at once.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    fork = sys.platform == "linux" and threading.active_count() == 1  # elsewhere libraries do not survive it
    context = multiprocessing.get_context("fork" if fork else "spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, initializer=_begin)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Start a worker: Ctrl-C is the parent's to handle, and a worker does not outlive its parent."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
