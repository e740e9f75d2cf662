"""What a build makes, in what order, cached and staged. Imports little: an unchanged build needs no more."""

from __future__ import annotations

from msgspec.structs import replace

from printkit.cache.store import caching
from printkit.errors import UsageError
from printkit.kit.resources import builtin_kits, find_kit, kit_here, slug
from printkit.making.inputs import Built, unchanged
from printkit.making.settings import Progress, Settings

__all__ = ["Built", "Settings", "build"]


def build(settings: Settings, progress: Progress = lambda done, total, last: None) -> tuple[Built, ...]:
    """Build the kits that the settings name; else the one that we are in, or all that come with printkit.

    ``progress`` is called as files are made, with tasks done, tasks in all, and what was done last.

    Raises a PrintkitError; then what was in the output folder is as it was (kits finished before it stay).
    """
    if settings.printer:
        from printkit.making.printers import printer_sides

        settings = replace(settings, errors=printer_sides(settings.printer, settings.papers))
    folders = [find_kit(word) for word in settings.kits or kit_here() or builtin_kits()]
    ids = [slug(folder.resolve().name) for folder in folders]
    for number, kit in enumerate(ids):
        if kit in ids[:number]:
            raise UsageError(f"{kit!r} is given twice: both would go to the same folder")
    with caching(settings.cache):
        found = [unchanged(folder, settings, kit) for kit, folder in zip(ids, folders, strict=True)]
        if rest := [folder for folder, built in zip(folders, found, strict=True) if built is None]:
            from printkit.workers import uncollected

            with uncollected():  # what is imported lasts; looking through it for garbage takes a twentieth
                from printkit.making.run import make_kits
            found += make_kits(rest, settings, progress)
    return tuple(sorted(filter(None, found), key=lambda built: ids.index(built.kit)))
