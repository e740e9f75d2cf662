"""``printkit calibrate``: a sheet to print and measure; what was measured is kept for ``build --printer``."""

from __future__ import annotations

import re
from pathlib import Path

import click

from printkit import __version__
from printkit.cli.terminal import Named, PaperName, say
from printkit.cli.tongue import language, put
from printkit.errors import UsageError, check_known
from printkit.kit.said import shared
from printkit.making import printers
from printkit.pdf.paper import PAPERS
from printkit.press.calibration import LEAST, Error, Sides, error_of
from printkit.writing import replacing

FITTED = 0.015
"""From here on a page is not wrong in size by the printer's fault: "fit to page" shrinks A4 by 3 %."""


@click.command()
@click.option("--paper", type=PaperName(LEAST), default="a4", help="Any other in mm: 330x483.")
@click.option("--out", "-o", type=Named(".pdf"), help="The sheet.  [default: calibration_PAPER.pdf]")
@click.option("--lang", help="ja, en, or both: ja+en.  [default: the locale's, or en]")
@click.option(
    "--printer",
    metavar="NAME",
    help="Make the sheet with this printer's errors corrected, to check the calibration.",
)
@click.option("--save", metavar="NAME", help="Keep what was measured under this name; needs --front.")
@click.option("--front", metavar="A,B,C,D,E,F", help="The lengths measured on the front, mm.")
@click.option("--back", metavar="A,B,C,D,E,F", help="Those of the back.  [default: as the front]")
@click.option("--list", "as_list", is_flag=True, help="List the printers that are known.")
@click.option("--forget", metavar="NAME", help="Forget a printer.")
def command(
    paper: str,
    out: Path | None,
    lang: str | None,
    printer: str | None,
    save: str | None,
    front: str | None,
    back: str | None,
    as_list: bool,
    forget: str | None,
) -> None:
    """Measure a printer's errors, so that sheets can correct them.

    Without --save this writes a sheet. Print it, measure six lengths on each side, and give them with --save;
    then ``build --printer NAME`` moves, turns and scales what it draws the other way.
    """
    others = {"--list": as_list, "--forget": forget is not None, "--save": save is not None}
    first, *more = [name for name, asked in others.items() if asked] or [""]
    if more:
        raise UsageError(f"{first} and {more[0]} cannot be combined", hint="run one after the other")
    if first and (out or lang or printer):
        raise UsageError("--out, --lang and --printer are for a sheet", where=first)
    if save is None and (front is not None or back is not None):
        raise UsageError("lengths are kept under a name", hint="add --save NAME")
    if as_list:
        _list()
    elif forget is not None:
        say(f"forgotten in {printers.forget_printer(forget)}")
    elif save is not None:
        _save(save, paper, front, back)
    else:
        _sheet(paper, out or Path(f"calibration_{paper}.pdf"), lang or language(), printer)


def _sheet(paper: str, out: Path, lang: str, printer: str | None) -> None:
    from printkit.pdf.write import write
    from printkit.press.calibration_sheet import calibration_sheet

    languages = tuple(dict.fromkeys(re.split("[+,]", lang)))
    check_known(languages, shared(), "no language")
    errors = printers.printer_sides(printer, (paper,))[paper] if printer is not None else None
    data = write(calibration_sheet(PAPERS[paper], languages, __version__, errors))
    with replacing(out) as file:
        file.write(data)
    say(f"{out}: print it on both sides at 100 %, flipped as your cards will be, and measure")


def _save(name: str, paper: str, front: str | None, back: str | None) -> None:
    printers.check_name(name)
    if front is None:
        raise UsageError("--save needs what was measured", hint="--front A,B,C,D,E,F, and --back")
    errors = [error_of(_lengths(text), PAPERS[paper]) for text in (front, back or front)]
    for side, error in zip(("front", "back"), errors, strict=True):
        if any(abs(scale - 1) > FITTED for scale in (error.scale_x, error.scale_y)):
            hint = "print the sheet again at 100 %, not fitted to the page; --paper says which paper it was"
            raise UsageError(f"{_said(error)} is no printer's error", where=f"--{side}", hint=hint)
    path = printers.keep_printer(name, paper, Sides(*errors))
    for side, error in zip(("front", "back"), errors, strict=True):
        say(f"{put(side)}: {_said(error)}")
    say(f"kept as {name!r} for {paper} in {path}")


def _lengths(text: str) -> tuple[float, ...]:
    found = []
    for piece in text.split(","):
        try:
            found.append(float(piece))
        except ValueError:
            hint = "six numbers of mm: 20.3,20.1,…"
            raise UsageError(f"{piece.strip()[:40]!r} is no length", hint=hint) from None
    return tuple(found)


def _list() -> None:
    found = printers.read_printers()
    if not found:
        say("no printer is calibrated")
    for name, papers in sorted(found.items()):
        for paper, errors in sorted(papers.items()):
            sides = f"  {put('front')}: {_said(errors.front)}\n  {put('back')}: {_said(errors.back)}"
            say(f"{name} {paper}\n{sides}")


def _said(error: Error) -> str:
    return (
        f"{error.x:+.2f} mm right, {error.y:+.2f} mm down, turned {error.turn:+.2f}°,"
        f" {100 * (error.scale_x - 1):+.2f} % wide, {100 * (error.scale_y - 1):+.2f} % high"
    )
