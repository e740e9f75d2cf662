"""What a build makes, in what order, cached and staged. Imports little: an unchanged build needs no more."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from printkit.cache.store import used
from printkit.errors import UsageError
from printkit.kit.resources import builtin_kits, find_kit, slug
from printkit.making.inputs import unchanged
from printkit.making.manifest import MANIFEST
from printkit.making.settings import Settings

__all__ = ["Built", "Settings", "build"]

Progress = Callable[[int, int, str], None]


class Built(Struct, frozen=True):
    """What a build did for one kit.

    ``files``, ``pages``: of this build; ``unchanged``: they were there already. ``manifest``: the text of
    ``folder``'s manifest.json. ``notes``: what was left out, and why; what is worth knowing.
    """

    kit: str
    folder: Path
    files: int
    pages: int
    unchanged: bool
    manifest: str
    notes: tuple[str, ...] = ()


def build(settings: Settings, progress: Progress = lambda done, total, last: None) -> tuple[Built, ...]:
    """Build the kits that the settings name, or all that come with printkit.

    ``progress`` is called as files are made, with tasks done, tasks in all, and what was done last.

    Raises a PrintkitError; then what was in the output folder is as it was (kits finished before it stay).
    """
    with used(settings.cache):
        return _build(settings, progress)


def _build(settings: Settings, progress: Progress) -> tuple[Built, ...]:
    if settings.printer:
        from printkit.making.printers import printer_sides

        settings = replace(settings, errors=printer_sides(settings.printer, settings.papers))
    folders = [find_kit(word) for word in settings.kits or builtin_kits()]
    ids = [slug(folder.resolve().name) for folder in folders]
    for number, kit in enumerate(ids):
        if kit in ids[:number]:
            raise UsageError(f"{kit!r} is given twice: both would go to the same folder")
    built: dict[str, Built] = {}
    rest: list[Path] = []
    for kit, folder in zip(ids, folders, strict=True):
        found = _unchanged(kit, folder, settings)
        if found is None:
            rest.append(folder)
        else:
            built[kit] = found
    if rest:
        collecting = gc.isenabled()
        gc.disable()  # what is imported lasts; looking through it for garbage takes a twentieth
        from printkit.making.run import make_kits

        if collecting:
            gc.enable()
        for made in make_kits(rest, settings, progress):
            built[made.kit] = Built(
                made.kit, made.folder, made.files, made.pages, False, made.manifest, made.notes
            )
    return tuple(built[kit] for kit in ids)


def _unchanged(kit: str, folder: Path, settings: Settings) -> Built | None:
    kit_out = settings.out / kit
    stamp = unchanged(settings.making(), folder, settings.out, kit_out)
    if stamp is None:
        return None
    try:
        manifest = (kit_out / MANIFEST).read_text(encoding="utf-8")
    except OSError:
        return None
    return Built(kit, kit_out, len(stamp.files) - 1, stamp.pages, True, manifest, stamp.notes)
