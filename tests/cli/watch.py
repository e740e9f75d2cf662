"""Sees, in this process and in those it forks, what files are opened and whether the network is asked for.

Python's audit hooks (PEP 578) cannot be taken off again, so there is one, which looks on only inside
:func:`watched`. What is not allowed is refused as well, and written down.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs

from printkit.cache.store import cache_folder
from tests import templates

NETWORK = ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.bind", "socket.sendto")
RUNS = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn")
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC

_journal: int | None = None
_secret = _room = _folder = ""
_open = os.open


def _opened(path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
    """Open a file; of one that is named from an open folder the hook is told only the name."""
    global _folder
    before, _folder = _folder, str(Path(f"/proc/self/fd/{dir_fd}").readlink()) if dir_fd is not None else ""
    try:
        return _open(path, flags, mode, dir_fd=dir_fd)
    finally:
        _folder = before


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if _journal is None:
        return
    if event in NETWORK or event in RUNS:
        _refuse(f"{event} {args!r:.100}")
    if event == "open" and isinstance(args[0], (str, bytes, os.PathLike)):
        path = os.path.realpath(Path(_folder) / os.fsdecode(args[0]))
        writes = bool(args[2] & WRITES) if isinstance(args[2], int) else "r" not in str(args[1])
        if path.startswith(_secret) or path == "/etc/passwd":
            _refuse(f"read {path}")
        if writes and not (path.startswith(_allowed()) or str(Path(path).parent) == tempfile.gettempdir()):
            _refuse(f"wrote {path}")


def _allowed() -> tuple[str, ...]:
    """Where files may be written."""
    caches = (str(cache_folder()), platformdirs.user_cache_dir("printkit"), templates.folder)
    return (_room, *map(os.path.realpath, caches), "/dev/")


def _refuse(what: str) -> None:
    assert _journal is not None
    os.write(_journal, f"{what}\n".encode())
    raise PermissionError(what)


@contextlib.contextmanager
def watched(room: Path, secret: Path) -> Iterator[list[str]]:
    """Watch a block. Gives a list that holds, after the block, what was refused.

    Files are written inside ``room``, in printkit's cache and as temporary files alone; nothing in ``secret``
    is read, and nothing else that a kit may ask for. Modules that are imported for the first time in it are not
    kept compiled: that would be a file written elsewhere.
    """
    global _journal, _room, _secret
    if _hook not in _installed:
        sys.addaudithook(_hook)
        _installed.append(_hook)
    found: list[str] = []
    with tempfile.TemporaryFile() as journal:
        _room, _secret = os.path.realpath(room), os.path.realpath(secret)
        _journal = journal.fileno()
        kept, sys.dont_write_bytecode = sys.dont_write_bytecode, True
        os.open = _opened
        try:
            yield found
        finally:
            os.open = _open
            _journal, sys.dont_write_bytecode = None, kept
            journal.seek(0)
            found += journal.read().decode().splitlines()


_installed: list[object] = []
