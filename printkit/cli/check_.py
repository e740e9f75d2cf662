"""``printkit check``: what is wrong with a kit before it is built, or with a PDF before it is printed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click
from msgspec import to_builtins
from msgspec.structs import replace

from printkit import games
from printkit.check.file import check_file
from printkit.check.report import Fault, FileReport, Report
from printkit.check.run import SECTIONS, check_kits
from printkit.check.suits import APART
from printkit.cli import english, playing, sources
from printkit.cli.columns import padded
from printkit.cli.terminal import MOST_FAULTS, cut, grouped, progress, say
from printkit.cli.tongue import put
from printkit.errors import RecordError, UsageError, check_known
from printkit.export.pod import read_shop
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit, kit_here
from printkit.press.leaves import Work

PLAYING = frozenset({"clauses", "languages", "books"})
"""Sections that need a kit's game."""

WIDEST = 76

SHARED = {"card": "all on thick", "paper": "on ordinary"}
"""What parts that share sheets are called by their stock."""


EYES = {"all": "all eyes", "grey": "in grey"}
"""What sees colours, but for those whose name says it."""


@click.command()
@click.argument("names", nargs=-1, metavar="[KIT|FILE.pdf]...")
@click.option(
    "--only", metavar="SECTION,...", multiple=True, help=f"Check this alone of a kit: {', '.join(SECTIONS)}."
)
@click.option(
    "--shop", metavar="SHOP", help="Also check PDFs against this shop's requirements (build --format pod:SHOP)."
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Worker processes.  [default: one per processor]")
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@playing.kit
@playing.trust
@playing.limit
@click.pass_context
def command(
    ctx: click.Context,
    names: tuple[str, ...],
    only: tuple[str, ...],
    shop: str | None,
    jobs: int | None,
    as_json: bool,
    kit_word: str | None,
    trust: bool,
) -> None:
    """Check kits and PDFs.

    KIT is a name, or a folder written with a slash (./my-game); without it, the kit in this folder, or else
    all of printkit's own. Every pinned example is proven again. The table shows each clause's examples, how
    many tests name it, and how many blocks of the rulebook cite it. The languages are compared. Suits are seen
    as the colour-blind see them, and in grey. All parts and books are made, and thrown away, on A4 and Letter:
    sizes, fonts, glyphs, text in the safe zone, backs behind fronts, ink, sheets and cuts.

    Of a PDF, ours or anybody's, the page sizes, boxes, fonts and glyphs are looked at, of sheets the backs, and
    records that it carries are verified. Exit 1 when there is any fault.
    """
    asked = [name.strip() for names in only for name in names.split(",") if name.strip()]
    check_known(asked, SECTIONS, "--only: nothing is called")
    sections = tuple(asked) or SECTIONS
    files = [name for name in names if _is_file(name)]
    kits = [name for name in names if name not in files]
    wanted = read_shop(shop, Path.cwd()) if shop else None
    if wanted and not files:
        raise UsageError("--shop is for PDFs", hint="name one: printkit check FILE.pdf --shop drivethru")
    if wanted and wanted.makes == "pictures":
        raise UsageError(f"{wanted.name} takes pictures, no PDF", where="--shop")
    if kit_word and not files:
        raise UsageError("--kit is for PDFs", hint="a kit to check is named without it")
    if files and not kits and asked:
        raise UsageError("--only is for kits", hint="a PDF is looked at as a whole")
    if files and (kit_word or not kits):
        playing.kit_of(kit_word, trust)
    read = [read_kit(find_kit(name), trust) for name in kits or (() if files else kit_here() or builtin_kits())]
    for kit in read:
        if kit.game is not None and PLAYING.intersection(sections):
            games.get(kit.game)
    with progress("checking") as show:
        reports: list[Report | FileReport] = [*check_kits(read, sections, jobs, show)]
        for one in (check_file(Path(name), wanted) for name in files):
            reports.append(sources.read_apart(partial(_replayed, one), (one.file,)) if one.attached else one)
    if as_json:
        say(json.dumps([to_builtins(report) for report in reports], indent=2))
    else:
        for report in reports:
            if isinstance(report, Report):
                _tell_kit(report)
            else:
                _tell_file(report)
    ctx.exit(1 if any(report.faults for report in reports) else 0)


def _is_file(name: str) -> bool:
    """Tell a file from a kit, whose name or folder it may be."""
    path = Path(name)
    if path.is_file():
        return path.name != "kit.toml"  # whose folder is asked for
    if path.suffix.lower() == ".pdf" and not path.exists():
        raise UsageError("there is no such file", where=name)
    return False


def _replayed(report: FileReport) -> FileReport:
    """Replay the records that a PDF carries. Of a stranger's PDF, what is no record is not a fault."""
    held, faults, notes = 0, list(report.faults), list(report.notes)
    for place, data in sources.records(report.file):
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


def _tell_kit(report: Report) -> None:
    """Print what was found of a kit."""
    say(report.kit)
    _clauses(report)
    _suits(report)
    _parts(report)
    if report.books:
        files, pages = _many(len(report.books), "file"), _many(sum(book.pages for book in report.books), "page")
        say(f"  books: {put(files)} of {put(pages)}, each made and looked at")
    _end(report.notes, report.faults)


def _tell_file(report: FileReport) -> None:
    """Print what was found of a PDF."""
    say(report.file)
    if report.producer:
        say(f"  made by {report.producer}")
    for size in report.pages:
        named = f"{size.paper}, " if size.paper else ""
        say(f"  {put(_many(size.count, 'page'))}: {named}{size.width:g} × {size.height:g} mm")
    if report.fonts:
        lacking = sum(not font.embedded for font in report.fonts)
        state = f"{lacking} of them not embedded" if lacking else "all embedded"
        say(f"  {_many(len(report.fonts), 'font')}, {state}: {cut(', '.join(f.name for f in report.fonts))}")
    if report.level or report.ink:
        ink = f"{report.ink:.0%} of ink at most ({report.inked})" if report.ink else "no ink but black"
        spots = f"; spot colours: {cut(', '.join(report.spots))}" if report.spots else ""
        say(f"  {report.level or 'no level of PDF/X'}, {ink}{spots}")
    if report.attached == 1:
        say(f"  {report.held} of 1 record holds")
    elif report.attached:
        say(f"  {report.held} of {report.attached} records hold")
    _end(report.notes, report.faults)


def _clauses(report: Report) -> None:
    for one in report.clauses:
        examples = ", ".join(one.examples) or (f"– ({one.unshown})" if one.unshown else "–")
        say(f"  {one.clause} {one.kind}  {padded(put(_many(one.tests, 'test')), 8, right=True)}  {examples}")
    if any(one.examples or one.tests for one in report.clauses):  # a kit without a game has none to show
        showable = [one for one in report.clauses if not one.unshown]
        shown = sum(bool(one.examples) for one in showable)
        say(f"  examples show {shown} of {len(showable)} clauses that a record can show")


def _suits(report: Report) -> None:
    """Show how far apart the colours of each two suits are, what is nearer than APART with a star."""
    if not report.suits:
        return
    eyes = tuple(report.suits[0].apart)
    heads = "".join(padded(put(EYES.get(name, name)), 9, right=True) for name in eyes)
    say(f"  {padded(put('suits'), 7)}{'ΔE2000':<7}{heads}   told apart by")
    for pair in report.suits:
        cells = "".join(f"{apart:>8.1f}{'*' if apart < APART else ' '}" for apart in pair.apart.values())
        by = [
            put(word) for word, same in (("shape", pair.same_shape), ("letter", pair.same_letter)) if not same
        ]
        say(f"  {pair.one + ' ' + pair.other:<14}{cells}   {', '.join(by) or put('colour alone')}")


def _parts(report: Report) -> None:
    if not report.parts:
        return
    papers = list(dict.fromkeys(paper for part in report.parts for paper in part.laid))
    width = max(len(part.part) for part in report.parts)
    heads = "".join(f"  {paper:<24}" for paper in papers)
    say(f"  {padded(put('parts'), width)}     pieces{heads}    ink  low ink")
    for part in report.parts:
        laid = "".join(_laid(part.laid.get(paper)) for paper in papers)
        shares = (("colour", 7), ("low", 9)) if part.area else ()
        ink = "".join(f"{part.ink[name] / part.area:>{wide}.1%}" for name, wide in shares)
        row = f"  {part.part:<{width}} {part.lang:<3}{part.pieces:>7}{laid}{ink}"
        say(row.rstrip())
    for stock, laid_on in report.shared.items():
        laid = "".join(_laid(laid_on.get(paper)) for paper in papers)
        say(f"  {padded(put(SHARED[stock]), width + 11)}{laid}".rstrip())
    for lang in dict.fromkeys(part.lang for part in report.parts if part.lang != "xx") or ("xx",):
        parts = [part for part in report.parts if part.lang in (lang, "xx")]
        colour, low = (sum(part.ink[name] for part in parts) for name in ("colour", "low"))
        area = sum(part.area for part in parts)
        if area and colour:
            say(
                f"  ink ({lang}): {colour / area:.1%} of the paper; low ink {low / area:.1%}, that is"
                f" {low / colour:.0%} of it"
            )


def _laid(laid: Work | None) -> str:
    if laid is None:
        return padded("  –", 26)
    work = _many(laid.cuts, "cut") if laid.cuts else f"{laid.outlines} to cut out"
    return padded(f"  {put(_many(laid.sheets, 'sheet'))}, {put(work)}", 26)


def _end(notes: Sequence[str], faults: Sequence[Fault]) -> None:
    for note in notes[:MOST_FAULTS]:
        say(f"  {put('note')}: {put(cut(note))}")
    count = len(faults)
    for kind, shown, more in grouped(faults, lambda fault: fault.kind):
        head = f"fault ({kind})"
        for fault in shown:
            place = f"{fault.where}: " if fault.where else ""
            say(f"  {put(head)}: {put(cut(place + fault.what))}")
            for lang, text in fault.sides[:MOST_FAULTS]:
                words = " ".join(text.split())
                say(f"    {lang}  {words if len(words) <= WIDEST else words[: WIDEST - 1] + '…'}")
            if fault.hint:
                say(f"    {put('hint')}: {put(cut(fault.hint))}")
        if more:
            say(f"  and {more} more ({kind})")
    say(f"  {'no faults' if not count else _many(count, 'fault')}")


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
