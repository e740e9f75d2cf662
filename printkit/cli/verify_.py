"""``printkit verify``: replays records and says what is false in them, what is open, or that all is well."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from printkit import games
from printkit.cli import english, playing, sources
from printkit.cli.terminal import MOST_FAULTS, Named, complain, cut, say
from printkit.errors import PrintkitError, RecordError, UsageError
from printkit.rules import record, replay
from printkit.rules.replay import Finding, Replay
from printkit.writing import replacing


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...|-")
@click.option("--fill", is_flag=True, help="Write the records with every claim that is missing added.")
@click.option("--out", "-o", type=Named(".jsonl", ".json"), help="With --fill: the file to write.")
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@playing.kit
@playing.trust
@playing.limit
def command(
    paths: tuple[str, ...], fill: bool, out: Path | None, as_json: bool, kit_word: str | None, trust: bool
) -> int:
    """Replay records and check every claim in them.

    PATH is a .json or .jsonl file, a PDF that carries records (a rulebook does), or - for standard input. Exit
    0: every record holds; 1: one does not, or there is none; 2: there is no such file.
    """
    if out is not None and not fill:
        raise UsageError("--out is for --fill", where="--out")
    if fill and out is None and as_json:
        raise UsageError("--fill and --json both write to standard output", hint="give --out FILE")
    sources.check(paths)
    playing.kit_of(kit_word, trust)
    # the records of --fill have standard output to themselves
    begun = _Report(as_json, partial(say, err=fill and out is None))
    report, filled = sources.read_apart(partial(_verify, paths, begun, fill), paths)
    if fill and report.all_hold:
        _write(filled, out)
    elif fill:
        complain("nothing is written, because not every record holds")
    report.end()
    return 0 if report.all_hold else 1


def _verify(paths: tuple[str, ...], report: _Report, fill: bool) -> tuple[_Report, list[str]]:
    """Replay what is found; give the report, and with ``fill`` the filled records, a line each."""
    filled: list[str] = []
    for place, data in chain.from_iterable(map(sources.records, paths)):
        try:
            game, read, result = sources.replayed(place, data)
            if fill and result.holds:
                filled.append(record.line(replay.fill(game, read, place)))
                games.read(filled[-1], place)  # a score may have become too large for a record
        except RecordError as error:
            report.error(place, error)
            continue
        report.replay(place, result)
    return report, filled


class _Report(Struct):
    """Prints whether each record holds as it is replayed, or all at the end as JSON."""

    as_json: bool
    say: Callable[[str], None]
    count: int = 0
    held: int = 0
    faults: int = 0
    rows: list[dict[str, Any]] = []

    @property
    def all_hold(self) -> bool:
        return self.held == self.count > 0

    def error(self, place: str, error: PrintkitError) -> None:
        self.count += 1
        if self.as_json:
            self.rows.append({"place": place, "holds": False, "error": error.what, "where": error.where})
        elif self._room():
            complain(error)

    def replay(self, place: str, result: Replay) -> None:
        self.count += 1
        self.held += result.holds
        if self.as_json:
            findings = [_row(one) for one in result.findings]
            row = {"place": place, "holds": result.holds, "findings": findings, "unclaimed": result.unclaimed}
            self.rows.append(row)
            return
        for line in english.findings(place, result.findings):
            if self._room():
                self.say(cut(line))
        if result.claims is None:
            self.say(f"{place}: nothing after this could be checked")
        elif result.unclaimed:
            self.say(f"{place}: not claimed: {english.unclaimed(result.unclaimed)}")

    def _room(self) -> bool:
        """Count a fault; tell whether it is told, or only counted."""
        self.faults += 1
        return self.faults <= MOST_FAULTS

    def end(self) -> None:
        if self.as_json:
            self.say(json.dumps({"records": self.count, "held": self.held, "results": self.rows}))
            return
        if self.faults > MOST_FAULTS:
            self.say(f"and {self.faults - MOST_FAULTS} faults more")
        if self.all_hold:
            self.say("1 record holds" if self.count == 1 else f"{self.count} records hold")
        elif self.count == 1:
            self.say("the record does not hold")
        else:
            self.say(f"of {self.count} records {self.count - self.held} do not hold")


def _row(found: Finding) -> dict[str, Any]:
    row = {"path": found.path, "said": found.said, "should_be": found.should_be, "clause": found.clause}
    if found.refusal is not None:
        row |= {"code": found.refusal.code, "facts": dict(found.refusal.facts)}
    return row | {"message": english.finding(found)}


def _write(filled: list[str], out: Path | None) -> None:
    """Write the filled records: to standard output one a line, or beside the file and then moved into place."""
    lines = "".join(f"{line}\n" for line in filled)
    if out is None:
        say(lines, nl=False)
        return
    if out.suffix.lower() == ".json":
        if len(filled) > 1:
            raise UsageError("a .json file holds one record", where=str(out), hint="name it .jsonl")
        lines = record.laid_out(json.loads(filled[0])) + "\n"
    with replacing(out) as file:
        file.write(lines.encode("ascii"))
