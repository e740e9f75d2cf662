"""A single file is written beside the old one and then moved into its place."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from printkit.errors import OutputError


@contextlib.contextmanager
def beside(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write that is put in the place of ``path`` at the end, and is gone if anything fails.

    It is made at once, so that a place where nothing can be written is known before long work. OutputError.
    """
    if path.is_dir():
        raise OutputError("is a folder where a file has to be", where=str(path))
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise _cannot(error, path) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        Path(name).chmod(path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        Path(name).replace(path)
    except OSError as error:
        raise _cannot(error, path) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _cannot(error: OSError, path: Path) -> OutputError:
    return OutputError(f"cannot be written: {error.strerror or error}", where=str(path))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
