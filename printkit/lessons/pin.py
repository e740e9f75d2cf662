"""Pinning: what a new search found, held against the records that a kit has, and written where it is asked."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from printkit import writing
from printkit.errors import OutputError
from printkit.kit.model import Kit
from printkit.kit.resources import own_file, read_text
from printkit.lessons.referee import file_name
from printkit.rules.lesson import Scene
from printkit.rules.record import page


class Change(Struct, frozen=True):
    """What pinning would do to one file: ``before`` None where there is none yet."""

    lesson: str
    name: str
    before: str | None
    after: str

    @property
    def differs(self) -> bool:
        """Tell whether the file would change."""
        return self.before != self.after

    def lines(self) -> Iterator[str]:
        """Give the difference as a unified diff, line by line."""
        old = (self.before or "").splitlines()
        named = self.name if self.before is not None else "/dev/null"
        yield from difflib.unified_diff(old, self.after.splitlines(), named, self.name, lineterm="")


def changes(kit: Kit, found: Mapping[str, Scene]) -> list[Change]:
    """Hold what was found against what the kit has pinned."""
    made = []
    for lesson, scene in found.items():
        name = file_name(lesson)
        made.append(Change(lesson, name, _now(kit.folder, name), page(scene.record)))
    return made


def write(folder: Path, wanted: list[Change]) -> list[Path]:
    """Write the records that differ from those in ``folder``; give their paths. OutputError if it cannot."""
    written = []
    for change in wanted:
        path = folder / change.name
        if _now(folder, change.name) == change.after:
            continue
        try:
            writing.write(folder, change.name, change.after.encode())
        except OSError as error:
            raise OutputError(
                f"cannot write it: {error.strerror or error}",
                where=str(path),
                hint="--out DIR writes elsewhere",
            ) from None
        written.append(path)
    return written


def _now(folder: Path, name: str) -> str | None:
    path = own_file(folder, name, OutputError)
    return None if path is None else read_text(path, kind=OutputError)
