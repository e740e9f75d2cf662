"""A kit's books as a build would make them: every language on every paper, looked at, and thrown away."""

from __future__ import annotations

from pathlib import Path

from printkit.check.report import Book
from printkit.kit.model import Kit
from printkit.making.make import make, tasks
from printkit.making.output import ASSEMBLY, RULEBOOK, RULESHEET
from printkit.making.plan import plan
from printkit.making.settings import Settings
from printkit.pdf.paper import PAPERS
from printkit.writing import folder


def made(kit: Kit, stage: Path) -> tuple[Book, ...]:
    """Make the rule sheets, rulebooks and assembly pages in ``stage``, which need not exist yet.

    Making them proves their examples and ends with the preflight of a build. Raises whatever PrintkitError
    keeps one from being made.
    """
    folder(stage)
    settings = Settings(papers=tuple(PAPERS), out=stage)
    outputs = [output for output in plan(kit, settings) if output.part in (RULESHEET, RULEBOOK, ASSEMBLY)]
    entries = [entry for task in tasks(kit, outputs, settings, stage) for entry in make(task)]
    return tuple(Book(entry.file, entry.pages) for entry in entries)
