"""Values kept from one run to the next in the user's cache folder, by what they are made from.

Everything here is a shortcut: what is missing, damaged, too large or cannot be written counts as not there.
An entry is a file ``KIND/NAME``: a digest of the name and the value, then the value as MessagePack, which is
read as the type that is asked for. A folder that someone else may write is not used.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from printkit.errors import OutputError
from printkit.writing import write

T = TypeVar("T")

ENVIRONMENT = "PRINTKIT_CACHE"
FORMAT = 5
DIGEST = 32
"""Bytes of an entry's digest."""

MOST = {
    "art": 64,
    "builds": 2,
    "digests": 8,
    "drawings": 64,
    "faces": 256,
    "fonts": 128,
    "libraries": 2,
    "lines": 64,
    "proven": 64,
    "templates": 64,
    "widths": 8,
}
"""The kinds of entries, and how many MB of each there are at most: the oldest go first."""

BLOCK = 4096
"""Bytes that the smallest file takes."""

OFTEN = 64
"""How often, on the average, old entries are dropped while as much is written as a kind may hold."""

_used = True


@contextlib.contextmanager
def caching(wanted: bool) -> Iterator[None]:
    """While the block runs find nothing and keep nothing, unless ``wanted``."""
    global _used
    before, _used = _used, _used and wanted
    try:
        yield
    finally:
        _used = before


def cache_folder() -> Path:
    """Give the folder for all caches: ``$PRINTKIT_CACHE``, else the user's (platformdirs). It may not exist."""
    if chosen := os.environ.get(ENVIRONMENT):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("printkit"))


def homes() -> Iterator[Path]:
    """Give where files of the user's own may lie: the cache, else a folder for temporary files."""
    yield cache_folder()
    import tempfile  # some milliseconds, for what is hardly ever asked

    yield Path(tempfile.gettempdir()) / f"printkit-{os.getuid() if hasattr(os, 'getuid') else 'user'}"


def private(*folders: Path, make: bool = False) -> bool:
    """Whether nobody but the user may write these folders; what others may read is closed to them as well.

    ``make``: make those that are not there. A folder is not used that is another's, or that was open for others
    to write: what it holds may be theirs. Systems that tell no owner (Windows) keep users' folders apart
    themselves. Raises OSError.
    """
    for folder in folders:
        if make:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
        if hasattr(os, "geteuid"):
            if {found.st_uid, folder.lstat().st_uid} != {os.geteuid()} or found.st_mode & 0o022:
                return False
            if found.st_mode & 0o077:
                folder.chmod(0o700)
    return True


def load(kind: str, key: object, type: type[T]) -> T | None:
    """Give the entry of a kind (of MOST) that was saved under a key, plain data; None where there is none."""
    path = _path(kind, key)
    try:
        if not (_used and private(path.parent.parent, path.parent)):
            return None
        data = memoryview(path.read_bytes())
        if data[:DIGEST] != _digest(path, data[DIGEST:]):
            return None
        return msgspec.msgpack.decode(data[DIGEST:], type=type)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        return None


def save(kind: str, key: object, value: object) -> None:
    """Keep a value under a key, and every now and then drop the oldest of its kind."""
    path, most = _path(kind, key), MOST[kind] << 20
    # ValueError: a lone surrogate in a text; OutputError: a link in the place of a folder
    with contextlib.suppress(OSError, ValueError, RecursionError, OutputError):
        if not (_used and private(path.parent.parent, path.parent, make=True)):
            return
        data = msgspec.msgpack.encode(value)
        if len(data) + BLOCK <= most:
            written = _digest(path, data)
            write(path.parent, path.name, written + data, own=True)
            # to look through some thousand entries takes longer than to make most of them
            chance = OFTEN * max(len(data), BLOCK) / most
            if int.from_bytes(written[:4], "big") < chance * 2**32:
                _bound(path.parent, most)


def cached(kind: str, key: object, type: type[T], make: Callable[[], T]) -> T:
    """Give the entry under a key, made and saved if there is none."""
    found = load(kind, key, type)
    if found is None:
        found = make()
        save(kind, key, found)
    return found


def digest(value: object) -> str:
    """Give a hash of plain data."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


@cache
def installed() -> frozenset[str]:
    """Name the metadata folders of all libraries (``jinja2-3.1.6.dist-info``): versions without an import."""
    found: set[str] = set()
    for place in filter(None, sys.path):
        with contextlib.suppress(OSError):
            names = (entry.name for entry in os.scandir(place))
            found.update(name for name in names if name.endswith((".dist-info", ".egg-info")))
    return frozenset(found)


@cache
def version(library: str) -> list[str]:
    """Give what a key has to hold for a library's version; nothing is found again where that cannot be told."""
    names = sorted(name for name in installed() if name.split("-")[0].lower() == library)
    return names or [os.urandom(16).hex()]


def _path(kind: str, key: object) -> Path:
    return cache_folder() / kind / digest([FORMAT, kind, key])[:32]


def _digest(path: Path, data: bytes | memoryview) -> bytes:
    return hashlib.sha256(path.name.encode() + hashlib.sha256(data).digest()).digest()


def _bound(folder: Path, most: int) -> None:
    """Drop the oldest entries, and what runs that were killed were writing."""
    begun = time.time() - 60.0  # after a minute no entry is still being written
    with os.scandir(folder) as entries:
        files = [(entry.stat().st_mtime_ns, entry.stat().st_size, entry.name) for entry in entries]
    for saved, size, name in sorted(files, reverse=True):
        most -= max(size, BLOCK)
        if most < 0 or (name.startswith(".") and saved < begun * 1e9):
            (folder / name).unlink(missing_ok=True)
