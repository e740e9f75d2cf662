"""``printkit check``: what is wrong with a kit, before it is built."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from printkit.check import Report, check_kit
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit

WIDEST = 76


@click.command()
@click.argument("kits", nargs=-1, metavar="[KIT]...")
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_context
def command(ctx: click.Context, kits: tuple[str, ...], as_json: bool) -> None:
    """Check kits: printkit's own, or those named (a folder is written with a slash, ./my-game).

    Every pinned example is proven again. Of each clause of the rules the table shows its examples, how many
    tests name it, and how many blocks of the rulebook cite it. The languages are compared: blocks, clauses,
    figures, examples, numbers. Exit 1 when there is any fault.
    """
    reports = [check_kit(read_kit(find_kit(word))) for word in kits or builtin_kits()]
    if as_json:
        click.echo(json.dumps([asdict(report) for report in reports], ensure_ascii=False, indent=2))
    else:
        for report in reports:
            _tell(report)
    ctx.exit(1 if any(report.faults for report in reports) else 0)


def _tell(report: Report) -> None:
    click.echo(report.kit)
    for one in report.clauses:
        examples = ", ".join(one.examples) or (f"– ({one.unshown})" if one.unshown else "–")
        tests = "1 test" if one.tests == 1 else f"{one.tests} tests"
        click.echo(f"  {one.clause} {one.kind}  {tests:>8}  {examples}")
    if report.clauses:
        showable = [one for one in report.clauses if not one.unshown]
        shown = sum(bool(one.examples) for one in showable)
        click.echo(f"  examples show {shown} of {len(showable)} clauses that a record can show")
    for fault in report.faults:
        place = f"{fault.where}: " if fault.where else ""
        click.echo(f"  fault ({fault.kind}): {place}{fault.what}")
        for lang, words in fault.sides:
            click.echo(f"    {lang}  {words if len(words) <= WIDEST else words[: WIDEST - 1] + '…'}")
        if fault.hint:
            click.echo(f"    hint: {fault.hint}")
    count = len(report.faults)
    click.echo(f"  {'no faults' if not count else '1 fault' if count == 1 else f'{count} faults'}")
