"""``printkit check``: what is wrong with a kit before it is built, or with a PDF before it is printed."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click
from msgspec import to_builtins
from msgspec.structs import replace

from printkit import games
from printkit.check.file import check_file
from printkit.check.report import Fault, FileReport, Report
from printkit.check.run import SECTIONS, check_kits
from printkit.cli import trusting
from printkit.cli.checked import tell_file, tell_kit
from printkit.cli.terminal import progress
from printkit.errors import UsageError, nearest
from printkit.games.foreign import blaming
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.worker import WORK, beat, limited

PLAYING = frozenset({"clauses", "languages", "books"})
"""Sections that need a kit's game."""


@click.command()
@click.argument("names", nargs=-1, metavar="[KIT|FILE.pdf]...")
@click.option(
    "--only", metavar="SECTION,...", multiple=True, help=f"Check this alone of a kit: {', '.join(SECTIONS)}."
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Worker processes.  [default: one a processor]")
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@trusting.trust
@click.pass_context
def command(
    ctx: click.Context,
    names: tuple[str, ...],
    only: tuple[str, ...],
    jobs: int | None,
    as_json: bool,
    trust: bool,
) -> None:
    """Check kits, printkit's own or those named, and PDFs.

    KIT is a name, or a folder written with a slash (./my-game). Every pinned example is proven again. The table
    shows each clause's examples, how many tests name it, and how many blocks of the rulebook cite it. The
    languages are compared. Suits are seen as the colour-blind see them, and in grey. All parts and books are
    made, and thrown away, on A4 and Letter: sizes, fonts, glyphs, text in the safe zone, backs behind fronts,
    ink, sheets and cuts.

    Of a PDF, ours or anybody's, the page sizes, boxes, fonts and glyphs are looked at, of sheets the backs, and
    records that it carries are verified. Exit 1 when there is any fault.
    """
    sections = _sections(only)
    files = [name for name in names if _is_file(name)]
    kits = [name for name in names if not _is_file(name)] or ([] if files else list(builtin_kits()))
    read = [read_kit(find_kit(name), trust) for name in kits]
    for kit in read:
        if kit.game is not None and PLAYING.intersection(sections):
            games.get(kit.game)
    with progress("checking") as show:
        reports: list[Report | FileReport] = [*check_kits(read, sections, jobs, show)]
        reports += [_with_records(check_file(Path(name))) for name in files]
    if as_json:
        click.echo(json.dumps([to_builtins(report) for report in reports], ensure_ascii=False, indent=2))
    else:
        for report in reports:
            if isinstance(report, Report):
                tell_kit(report)
            else:
                tell_file(report)
    ctx.exit(1 if any(report.faults for report in reports) else 0)


def _sections(only: tuple[str, ...]) -> tuple[str, ...]:
    asked = [name.strip() for names in only for name in names.split(",") if name.strip()]
    for name in asked:
        if name not in SECTIONS:
            hint = nearest(name, SECTIONS) or f"there are: {', '.join(SECTIONS)}"
            raise UsageError(f"--only: nothing is called {name!r}", hint=hint)
    return tuple(asked) or SECTIONS


def _is_file(name: str) -> bool:
    """Tell a file from a kit, whose name or folder it may be."""
    path = Path(name)
    if path.is_file():
        return True
    if path.suffix.lower() == ".pdf" and not path.exists():
        raise UsageError("there is no such file", where=name)
    return False


def _with_records(report: FileReport) -> FileReport:
    """Replay the records that a PDF carries. Of a stranger's PDF, what is no record is not a fault."""
    if not report.attached:
        return report
    return limited(blaming()(partial(_replayed, report)), report.file, WORK)


def _replayed(report: FileReport) -> FileReport:
    from printkit.cli import english, sources
    from printkit.errors import RecordError

    held, faults, notes = 0, list(report.faults), list(report.notes)
    for place, data in sources.records(report.file):
        beat()
        name = place.removeprefix(f"{report.file}: ")
        try:
            result = sources.replayed(place, data)[2]
        except RecordError as error:
            if report.ours:
                faults.append(Fault("records", error.what, name, error.hint or ""))
            else:
                notes.append(f"{name} is no record of printkit's: {error.what}")
            continue
        held += result.holds
        if not result.holds:
            first = result.findings[0]
            faults.append(Fault("records", english.finding(first), f"{name}: {first.path}"))
    return replace(report, faults=tuple(faults), notes=tuple(notes), held=held)
