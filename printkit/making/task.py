"""The work of a build in pieces that can be done at the same time, and the files that they leave."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from printkit.kit.model import Kit
from printkit.making.manifest import Entry
from printkit.making.output import FOLDERS, Output, what
from printkit.making.settings import Settings
from printkit.making.stage import output_errors
from printkit.writing import write


class Task(Struct, frozen=True):
    """Files that share the work: a part, or a book, in every language on each paper.

    Compiling its templates is most of the work of a part's first language, reading, proving and comparing a
    kit's books of a book's; for the second both are done.
    """

    kit: Kit
    outputs: tuple[Output, ...]
    settings: Settings
    stage: Path

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


def tasks(kit: Kit, outputs: Sequence[Output], settings: Settings, stage: Path) -> tuple[Task, ...]:
    """Group a kit's outputs into tasks that can be done at the same time."""
    groups: dict[tuple[str, str], list[Output]] = {}
    for output in outputs:
        kind = output.format if output.format in FOLDERS else output.shares or ""
        groups.setdefault((output.part, kind), []).append(output)
    return tuple(Task(kit, tuple(group), settings, stage) for group in groups.values())
