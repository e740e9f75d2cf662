"""Where libcairo2 is: the one library that pip does not bring. Nothing heavy is imported here."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from pathlib import Path

BREW = ("/opt/homebrew/lib", "/usr/local/lib")


def find_cairo() -> str | None:
    """Find libcairo the way cairocffi does when it is imported: the library's name or path, or None.

    On macOS the folder of Homebrew on Apple silicon is not on the loader's path. ``ctypes.util.find_library``,
    which cairocffi asks, reads ``DYLD_FALLBACK_LIBRARY_PATH`` at each call, so that is set here when it helps.
    """
    if sys.platform == "darwin":
        known = os.environ.get("DYLD_FALLBACK_LIBRARY_PATH", "").split(":")
        folders = [d for d in (*known, *BREW) if d and Path(d).is_dir()]
        os.environ["DYLD_FALLBACK_LIBRARY_PATH"] = ":".join(dict.fromkeys(folders))
    for name in ("cairo-2", "cairo", "libcairo-2"):
        if found := ctypes.util.find_library(name):
            return found
    for name in ("libcairo.so.2", "libcairo.2.dylib", "libcairo-2.dll"):  # no ldconfig or compiler to ask
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return name
    return None
