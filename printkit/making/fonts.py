"""The fonts of a kit, read where they can do no harm, and used from then on in this process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec.structs import astuple

from printkit.kit.model import Kit
from printkit.kit.resources import own_files
from printkit.kit.worker import guarded
from printkit.text.faces import OURS, Fonts, use
from printkit.text.own import FOLDER, read_fonts

SECONDS = 60.0
"""Longest time of the processor for all fonts of a kit that are new: to unpack a large WOFF2 takes 20."""


def use_fonts(kit: Kit) -> None:
    """Have text set with a kit's own fonts, where it has any.

    Raises KitError for one that is wrong, TemplateError for one that takes too long.
    """
    found = tuple(map(_state, own_files(kit.folder, FOLDER, "")))
    asked = kit.fonts
    roles = tuple((name, getattr(asked, name)) for name in OURS if getattr(asked, name))
    called = tuple((name, astuple(one)) for name, one in asked.files.items())
    use(_read(kit.folder, roles, called, found) if found or roles or called else Fonts())


def _state(path: Path) -> tuple[str, int, int]:
    try:
        state = path.stat()
    except OSError:  # a link to nowhere, which is refused when it is read
        return path.name, 0, 0
    return path.name, state.st_size, state.st_mtime_ns


@lru_cache(maxsize=16)
def _read(
    folder: Path,
    roles: tuple[tuple[str, tuple[str, ...]], ...],
    called: tuple[tuple[str, tuple[str, int, str]], ...],
    found: tuple[object, ...],
) -> Fonts:
    """Read the fonts once for each state of their folder, which ``found`` tells."""
    return guarded(folder, lambda: read_fonts(folder, dict(roles), dict(called)), FOLDER, SECONDS)
