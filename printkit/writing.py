"""The door out: every file that printkit writes is written here, whole or not at all, and through no link.

Below a folder that a user named, no link is followed: whoever made a kit may have put one there that leads to
any of the user's files. The folder itself may be reached by one. A link in a file's place is replaced by the
file; what it leads to stays as it is.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, NamedTuple

from printkit.errors import OutputError

HANDLES = os.open in os.supports_dir_fd and hasattr(os, "O_NOFOLLOW")
"""Whether folders can be held open and files be named from there; where not (Windows), links are looked for."""

JUNCTION = 0xA0000003
"""What tells a link between folders that Windows has besides symbolic ones."""

STAGED = ".printkit-"
"""What the names of folders begin with in which files lie until they are put in place."""

ELSEWHERE = "choose another folder with --out"

FILE, FOLDER = 0o666, 0o777
OWN_FILE, OWN_FOLDER = 0o600, 0o700
"""What nobody else may read."""


class Place(NamedTuple):
    """An open folder. ``handle``: None where folders cannot be held open."""

    path: Path
    handle: int | None

    def at(self, name: str) -> str:
        """Name a file of the folder for a call that is given the handle."""
        return name if self.handle is not None else str(self.path / name)


def write(root: Path, name: str, data: bytes, own: bool = False) -> None:
    """Write ``root``/``name``, a name with forward slashes, making the folders that are not there.

    ``own``: for nobody else to read. Raises OSError, and OutputError for a link in the place of a folder.
    """
    *folders, file = name.split("/")
    with _opened(root, folders, own) as place, _staged(place, file, OWN_FILE if own else FILE) as staged:
        staged.write(data)


def state_of(path: Path) -> tuple[int, int] | None:
    """Give when a file was written last (ns) and its size; None where there is none."""
    with contextlib.suppress(OSError):
        found = path.stat()
        return found.st_mtime_ns, found.st_size
    return None


def folder(root: Path, name: str = "", own: bool = False) -> Path:
    """Make the folder ``root``/``name`` unless it is there, and give it. Raises as :func:`write` does."""
    with _opened(root, name.split("/") if name else (), own) as place:
        return place.path


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write that is put in the place of ``path`` at the end, and is gone if anything fails.

    It is made at once, so that a place where nothing can be written is known before long work. OutputError.
    """
    if path.is_dir():
        raise OutputError("is a folder where a file has to be", where=str(path))
    device = path.absolute().parent == Path("/dev")  # of any kind: as root, /dev/stdout would be gone too
    if device or (path.exists() and not path.is_file()):
        raise OutputError("is a device or a pipe where a file has to be", where=str(path))
    try:
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        with _opened(path.parent, ()) as place, _staged(place, path.name, FILE) as file:
            yield file
    except OSError as error:
        raise OutputError(f"cannot be written: {error.strerror or error}", where=str(path)) from None


@contextlib.contextmanager
def output_errors(place: Path, hint: str = ELSEWHERE) -> Iterator[None]:
    """Turn errors of the operating system into an OutputError that says what to do: ``hint``, say."""
    try:
        yield
    except OSError as error:
        where = str(error.filename or place)
        if STAGED in where:  # the user knows the folder, not our staging inside it
            where = str(place)
        what = f"cannot write: {(error.strerror or str(error)).lower()}"
        if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", -1)):
            what = "the disk is full"
            hint = f"make room, or {hint}"
        elif sys.platform == "win32" and error.errno == errno.EACCES and Path(where).is_file():
            what = "is read-only, or open in another program"
            hint = f"close it there, or {hint}"
        elif error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            what = "cannot write here"
        elif error.errno in (errno.EEXIST, errno.ENOTDIR):
            what = "is a file where a folder has to be"
        raise OutputError(what, where=where, hint=hint) from None


@contextlib.contextmanager
def _opened(root: Path, folders: Sequence[str], own: bool = False) -> Iterator[Place]:
    """Open a folder below ``root`` by way of folders alone."""
    mode = OWN_FOLDER if own else FOLDER
    root.mkdir(mode, parents=True, exist_ok=True)
    handle = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC) if HANDLES else None
    place = Place(root, handle)
    try:
        for name in folders:
            try:
                with contextlib.suppress(FileExistsError):
                    os.mkdir(place.at(name), mode, dir_fd=place.handle)
                inner = _inner(place, name)
            except OSError as error:
                error.filename = str(place.path / name)
                raise
            if place.handle is not None:
                os.close(place.handle)
            place = inner
        yield place
    finally:
        if place.handle is not None:
            os.close(place.handle)


def _inner(place: Place, name: str) -> Place:
    path = place.path / name
    found = os.lstat(place.at(name), dir_fd=place.handle)
    if stat.S_ISLNK(found.st_mode) or getattr(found, "st_reparse_tag", 0) == JUNCTION:
        raise OutputError("is a link where a folder has to be", where=str(path), hint="remove the link")
    if not HANDLES:
        if not stat.S_ISDIR(found.st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
        return Place(path, None)
    flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
    return Place(path, os.open(name, flags, dir_fd=place.handle))


@contextlib.contextmanager
def _staged(place: Place, name: str, mode: int) -> Iterator[BinaryIO]:
    """Give a new file with a name that nobody can know, which takes the place of ``name`` in the end.

    It may then be read by whom the old one could be.
    """
    staged = place.at(f".{name[:40]}.{os.urandom(8).hex()}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(staged, flags | getattr(os, "O_CLOEXEC", 0), mode, dir_fd=place.handle)
        with os.fdopen(handle, "wb") as file:
            yield file
        with contextlib.suppress(FileNotFoundError):
            old = os.lstat(place.at(name), dir_fd=place.handle)
            if stat.S_ISREG(old.st_mode) and HANDLES:  # on Windows what is read-only could not be put in place
                os.chmod(staged, stat.S_IMODE(old.st_mode), dir_fd=place.handle)
        os.replace(staged, place.at(name), src_dir_fd=place.handle, dst_dir_fd=place.handle)
    except OSError as error:
        if error.filename == staged:
            error.filename = str(place.path / name)
        raise
    finally:
        with contextlib.suppress(OSError):
            os.unlink(staged, dir_fd=place.handle)
