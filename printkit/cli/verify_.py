"""``printkit verify``: replays records and says what is false in them, what is open, or that all is well."""

from __future__ import annotations

import json
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import click

from printkit import games
from printkit.cli import english, playing, sources
from printkit.cli.terminal import MOST_FAULTS, Named, complain, cut, say
from printkit.errors import RecordError, UsageError
from printkit.rules import record, replay
from printkit.rules.replay import Finding
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
    err = fill and out is None
    all_hold, last, filled = sources.read_apart(partial(_verify, paths, fill, as_json, err), paths)
    if fill and all_hold:
        _write(filled, out)
    elif fill:
        complain("nothing is written, because not every record holds")
    say(last, err)
    return 0 if all_hold else 1


def _verify(paths: tuple[str, ...], fill: bool, as_json: bool, err: bool) -> tuple[bool, str, list[str]]:
    """Replay what is found and tell what is false in it; for JSON nothing yet.

    Gives whether all holds, what is told last, and with ``fill`` the filled records, a line each.
    """
    count = held = faults = 0
    rows, filled = list[dict[str, Any]](), list[str]()
    for place, data in chain.from_iterable(map(sources.records, paths)):
        count += 1
        try:
            _, read, result = sources.replayed(place, data)
            if fill and result.holds:
                filled.append(record.line(replay.fill(read, result)))
                games.read(filled[-1], place)  # a score may have become too large for a record
        except RecordError as error:
            faults += 1
            if as_json:
                rows.append({"place": place, "holds": False, "error": error.what, "where": error.where})
            elif faults <= MOST_FAULTS:
                complain(error)
            continue
        held += result.holds
        if as_json:
            findings = [_row(one) for one in result.findings]
            row = {"place": place, "holds": result.holds, "findings": findings, "unclaimed": result.unclaimed}
            rows.append(row)
            continue
        for line in english.findings(place, result.findings):
            faults += 1
            if faults <= MOST_FAULTS:
                say(cut(line), err)
        if result.claims is None:
            say(f"{place}: nothing after this could be checked", err)
        elif result.unclaimed:
            say(f"{place}: not claimed: {english.unclaimed(result.unclaimed)}", err)
    all_hold = held == count > 0
    if as_json:
        return all_hold, json.dumps({"records": count, "held": held, "results": rows}), filled
    lines = []
    if faults > MOST_FAULTS:
        lines.append(f"and {faults - MOST_FAULTS} faults more")
    if all_hold:
        lines.append("1 record holds" if count == 1 else f"{count} records hold")
    elif count == 1:
        lines.append("the record does not hold")
    elif count - held == 1:
        lines.append(f"1 of {count} records does not hold")
    else:
        lines.append(f"{count - held} of {count} records do not hold")
    return all_hold, "\n".join(lines), filled


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
