"""Files are made beside the old ones and put in their place together: all of a kit's, or none.

What is in the way of a build (a signal, a failing part, a full disk) leaves the last good files whole.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import signal
import sys
import threading
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from printkit import writing
from printkit.cache.store import homes, private
from printkit.errors import MachineError, OutputError, PrintkitError
from printkit.kit.data import count_of
from printkit.kit.model import Kit
from printkit.kit.worker import guarded
from printkit.making.inputs import MANIFEST, Entry, Print, manifest_text, print_of, read_manifest
from printkit.making.settings import ALL, CUTS, Output, Settings, what
from printkit.workers import processors
from printkit.writing import STAGED, output_errors, write

LOCK = f"{STAGED}lock"
"""The file that is locked on Windows, where folders cannot be."""

SHARE = 16
"""Cards whose pictures are worth a task of their own: it renders all of a part's, and paints its share."""


@contextlib.contextmanager
def staging(out: Path) -> Iterator[Path]:
    """Make a folder of our own in ``out`` (which is made if need be) and remove it in the end.

    Folders that killed builds left behind are removed as well. Raises OutputError.
    """
    # Named before it is made, so that a signal at any moment finds it here to be removed.
    folder = out / f"{STAGED}{os.urandom(6).hex()}"
    holding: int | None = None
    try:
        with output_errors(out):
            writing.folder(out)
            with _alone(out):  # else another build could sweep ours away before it is locked
                _sweep(out)
                # on Windows files would keep, wherever they go, what makes a folder its owner's alone
                writing.folder(out, folder.name, own=writing.HANDLES)
                holding = _lock(folder, wait=False)
        yield folder
    finally:
        try:
            shutil.rmtree(folder, ignore_errors=True)
        finally:  # once more, should a signal have come meanwhile: the next ones wait
            if holding is not None:
                os.close(holding)  # on Windows the folder stays until then
            shutil.rmtree(folder, ignore_errors=True)


def workshop() -> Path:
    """Give a folder that nobody but the user may write, to stage what is thrown away. Raises MachineError."""
    for base in homes():
        with contextlib.suppress(OSError):
            if private(base, base / "work", make=True):
                return base / "work"
    raise MachineError("no folder can be written for temporary files", hint="set XDG_CACHE_HOME or TMPDIR")


def publish(
    stage: Path, out: Path, kit: str, version: str, entries: Collection[Entry], parts: Collection[str]
) -> tuple[str, tuple[Print, ...]]:
    """Move a kit's finished files from ``stage`` to ``out/<kit>``, its manifest last.

    Gives the manifest, and of it and the files name, size and time while no other build can replace them.
    ``parts``: all that can be built of the kit. Files of the old manifest whose part is no more are removed;
    those of other parts, languages or papers stay, and stay listed. A folder of pictures is replaced as a
    whole. If anything fails all is put back. Raises OutputError.
    """
    folder = out / kit
    with output_errors(folder), _alone(out):
        made = not folder.exists()
        writing.folder(out, kit)
        old = read_manifest(folder)
        new = {entry.file for entry in entries}
        whole = {folder_of(name) for name in new} - {""}  # folders that are made anew as a whole
        rest = [e for e in old if e.file not in new]
        gone = [e.file for e in rest if e.part not in parts or folder_of(e.file) in whole]
        kept = [e for e in rest if e.file not in gone and (folder / e.file).is_file()]
        text = manifest_text(kit, version, [*entries, *kept])
        writing.write(stage, MANIFEST, text.encode())
        _exchange(stage, folder, [*sorted(new), MANIFEST], gone, made)
        return text, tuple(print_of(folder, name) for name in (MANIFEST, *sorted(new)))


def _exchange(stage: Path, folder: Path, names: list[str], gone: list[str], made: bool) -> None:
    """Put files in place one by one, keeping the old ones until the last is there."""
    backup = writing.folder(stage, "before")
    undo = contextlib.ExitStack()
    if sys.platform == "win32":  # before anything is touched, learn whether one is open in another program
        for one in (folder / name for name in (*names, *gone) if (folder / name).is_file()):
            one.rename(one)
    try:
        if made:
            undo.callback(_remove_empty, folder)
        for inner in sorted({folder_of(name) for name in (*names, *gone)} - {""}):
            writing.folder(backup, inner)
            if not (folder / inner).exists():
                undo.callback(_remove_empty, folder / inner)
            writing.folder(folder, inner)
        for name in (*names, *(name for name in gone if (folder / name).is_file())):
            target = folder / name
            if target.is_dir() and not target.is_symlink():
                raise OutputError("there is a folder where a file has to go", where=str(target))
            if os.path.lexists(target):
                _keep(target, backup / name)
            undo.callback(_put_back, folder, name, backup / name)
            if name in gone:
                target.unlink()
            else:
                (stage / name).replace(target)
        for inner in {folder_of(name) for name in gone} - {""}:
            _remove_empty(folder / inner)
    except BaseException:
        with _undisturbed():
            undo.close()
        raise


def _put_back(folder: Path, name: str, backup: Path) -> None:
    if os.path.lexists(backup):
        writing.folder(folder, folder_of(name))
        backup.replace(folder / name)
    else:
        (folder / name).unlink(missing_ok=True)


def _remove_empty(folder: Path) -> None:
    with contextlib.suppress(OSError):
        folder.rmdir()


def folder_of(name: str) -> str:
    """Give the folder of a kit's folder that a file lies in, "" for none."""
    return name.partition("/")[0] if "/" in name else ""


def _keep(path: Path, backup: Path) -> None:
    """Keep a second name of a file, or a copy on file systems without hard links."""
    try:
        os.link(path, backup, follow_symlinks=False)
    except (OSError, NotImplementedError):
        shutil.copy2(path, backup, follow_symlinks=False)


def _sweep(out: Path) -> None:
    """Remove the staging folders of builds that are no more: those that nobody holds a lock on."""
    for folder in out.glob(f"{STAGED}*"):
        if folder.is_dir() and not folder.is_symlink() and (holding := _lock(folder, wait=False)) is not None:
            os.close(holding)
            shutil.rmtree(folder, ignore_errors=True)


def _lock(folder: Path, wait: bool) -> int | None:
    """Lock a folder; None where it is locked already or cannot be. The lock ends with the process."""
    try:
        if sys.platform == "win32":
            holding = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT)
        else:
            holding = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(holding, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(holding, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:  # held by another build, or a file system without locks
        os.close(holding)
        return None
    return holding


@contextlib.contextmanager
def _alone(out: Path) -> Iterator[None]:
    """Let builds into one folder put their files in place one after the other."""
    holding = _lock(out, wait=True)
    try:
        yield
    finally:
        if holding is not None:
            os.close(holding)
        if sys.platform == "win32":
            with contextlib.suppress(OSError):  # another build has it by now
                (out / LOCK).unlink()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Let no second Ctrl-C stop what puts the old files back."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Task(Struct, frozen=True):
    """Files that share the work: a part, or a book, in every language on each paper.

    Compiling its templates is most of the work of a part's first language, reading, proving and comparing a
    kit's books of a book's; for the second both are done. ``share``: which of how many it is that share the
    pictures of one output, from 0. ``notes``: what is worth knowing of what was made, for who asked for it;
    ``loose``: lines of books that end badly, and where, for ``check``.
    """

    kit: Kit
    outputs: tuple[Output, ...]
    settings: Settings
    stage: Path
    share: tuple[int, int] = (0, 1)
    notes: list[str] = []
    loose: list[tuple[str, str]] = []

    def finished(
        self,
        output: Output,
        data: bytes,
        pages: int,
        file: str = "",
        draft: bool = False,
        parts: tuple[str, ...] = (),
        sheets: int = 0,
    ) -> Entry:
        """Write a file into the staging folder. ``file``: its name where an output has several."""
        file = file or output.file
        with output_errors(self.settings.out):
            write(self.stage, file, data)
        about = output.part, what(self.kit, output.part), output.lang, output.paper
        digest = hashlib.sha256(data).hexdigest()
        return Entry(file, *about, pages, digest, len(data), draft, parts, sheets)


class Done(Struct, frozen=True):
    """What was made of a task: its files, and what the task noted meanwhile, maybe in another process."""

    entries: tuple[Entry, ...]
    notes: list[str]
    loose: list[tuple[str, str]]


def tasks(kit: Kit, outputs: Sequence[Output], settings: Settings, stage: Path) -> tuple[Task, ...]:
    """Group a kit's outputs into tasks that can be done at the same time."""
    groups: dict[tuple[str, str], list[Output]] = {}
    for output in outputs:
        kind = output.format if output.format in CUTS else output.stock or output.shop
        groups.setdefault((output.part, output.file if output.pictures else kind), []).append(output)
    made: list[Task] = []
    for group in groups.values():
        many = 1
        if group[0].pictures:
            many = guarded(kit.folder, partial(_shares, kit, group[0], settings), kit.id)
        made += [Task(kit, tuple(group), settings, stage, (share, many)) for share in range(many)]
    return tuple(made)


def _shares(kit: Kit, output: Output, settings: Settings) -> int:
    """Say among how many tasks the pictures of an output are shared out, at most one for each process."""
    parts = [part for part in kit.parts if output.part in (part.id, ALL)]
    with contextlib.suppress(PrintkitError):  # who makes them says what is wrong
        many = -(-sum(count_of(kit, part) for part in parts) // SHARE)
        return min(many, settings.jobs or processors())
    return 1
