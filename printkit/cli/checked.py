"""What ``printkit check`` tells: tables of clauses, suits and parts; a PDF's pages and fonts; the faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from printkit.check import Fault, FileReport, Laid, Report

WIDEST = 76
NEAR = 12.0
"""As :data:`printkit.check.suits.APART`: a smaller ΔE2000 is marked."""


def tell_kit(report: Report) -> None:
    """Print what was found of a kit."""
    click.echo(report.kit)
    _clauses(report)
    _suits(report)
    _parts(report)
    if report.books:
        pages = sum(book.pages for book in report.books)
        click.echo(f"  books: {len(report.books)} files of {pages} pages, each made and looked at")
    _end(report.notes, report.faults)


def tell_file(report: FileReport) -> None:
    """Print what was found of a PDF."""
    click.echo(report.file)
    if report.producer:
        click.echo(f"  made by {report.producer}")
    for size in report.pages:
        named = f"{size.paper}, " if size.paper else ""
        click.echo(f"  {_many(size.count, 'page')}: {named}{size.width:g} × {size.height:g} mm")
    if report.fonts:
        lacking = sum(not font.embedded for font in report.fonts)
        state = f"{lacking} of them not embedded" if lacking else "all embedded"
        click.echo(f"  {_many(len(report.fonts), 'font')}, {state}: {', '.join(f.name for f in report.fonts)}")
    if report.attached:
        click.echo(f"  {report.held} of {_many(report.attached, 'record')} hold")
    _end(report.notes, report.faults)


SHARED = {"card": "all on thick", "paper": "on ordinary"}
"""What parts that share sheets are called by their stock."""


def _clauses(report: Report) -> None:
    for one in report.clauses:
        examples = ", ".join(one.examples) or (f"– ({one.unshown})" if one.unshown else "–")
        click.echo(f"  {one.clause} {one.kind}  {_many(one.tests, 'test'):>8}  {examples}")
    if any(one.examples or one.tests for one in report.clauses):  # a kit without a game has none to show
        showable = [one for one in report.clauses if not one.unshown]
        shown = sum(bool(one.examples) for one in showable)
        click.echo(f"  examples show {shown} of {len(showable)} clauses that a record can show")


def _suits(report: Report) -> None:
    """Show how far apart the colours of each two suits are, what is nearer than NEAR with a star."""
    if not report.suits:
        return
    eyes = tuple(report.suits[0].apart)
    click.echo(f"  {'suits, ΔE2000':<14}{''.join(f'{name:>9}' for name in eyes)}   told apart by")
    for pair in report.suits:
        cells = "".join(f"{apart:>8.1f}{'*' if apart < NEAR else ' '}" for apart in pair.apart.values())
        by = [word for word, same in (("shape", pair.same_shape), ("letter", pair.same_letter)) if not same]
        click.echo(f"  {pair.one + ' ' + pair.other:<14}{cells}   {', '.join(by) or 'colour alone'}")


def _parts(report: Report) -> None:
    if not report.parts:
        return
    papers = list(dict.fromkeys(paper for part in report.parts for paper in part.laid))
    width = max(len(part.part) for part in report.parts)
    heads = "".join(f"  {paper:<24}" for paper in papers)
    click.echo(f"  {'parts':<{width}}     pieces{heads}    ink  low ink")
    for part in report.parts:
        laid = "".join(f"  {_laid(part.laid.get(paper)):<24}" for paper in papers)
        ink = "".join(f"{part.ink[name] / part.area:>{wide}.1%}" for name, wide in (("colour", 7), ("low", 9)))
        row = f"  {part.part:<{width}} {part.lang:<3}{part.pieces:>7}{laid}{ink if part.area else ''}"
        click.echo(row.rstrip())
    for stock, laid_on in report.shared.items():
        laid = "".join(f"  {_laid(laid_on.get(paper)):<24}" for paper in papers)
        click.echo(f"  {SHARED[stock]:<{width + 11}}{laid}".rstrip())
    for lang in dict.fromkeys(part.lang for part in report.parts if part.lang != "xx") or ("xx",):
        parts = [part for part in report.parts if part.lang in (lang, "xx")]
        colour, low = (sum(part.ink[name] for part in parts) for name in ("colour", "low"))
        area = sum(part.area for part in parts)
        if area and colour:
            click.echo(
                f"  ink ({lang}): {colour / area:.1%} of the paper; low ink {low / area:.1%}, that is"
                f" {low / colour:.0%} of it"
            )


def _laid(laid: Laid | None) -> str:
    if laid is None:
        return "–"
    work = _many(laid.cuts, "cut") if laid.cuts else f"{laid.outlines} to cut out"
    return f"{_many(laid.sheets, 'sheet')}, {work}"


def _end(notes: Iterable[str], faults: Sequence[Fault]) -> None:
    for note in notes:
        click.echo(f"  note: {note}")
    for fault in faults:
        place = f"{fault.where}: " if fault.where else ""
        click.echo(f"  fault ({fault.kind}): {place}{fault.what}")
        for lang, words in fault.sides:
            click.echo(f"    {lang}  {words if len(words) <= WIDEST else words[: WIDEST - 1] + '…'}")
        if fault.hint:
            click.echo(f"    hint: {fault.hint}")
    count = len(faults)
    click.echo(f"  {'no faults' if not count else _many(count, 'fault')}")


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
