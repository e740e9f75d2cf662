"""What is checked of kits, shared out among processes, and put together to a report for each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.check import compare
from printkit.book.read import document
from printkit.check import clauses, languages, parts, suits
from printkit.check.report import Book, Fault, Report
from printkit.check.strangers import strangers
from printkit.errors import MachineError, OutputError, PrintkitError
from printkit.kit.data import load_readers
from printkit.kit.editions import edition_of, in_edition
from printkit.kit.model import STANDARD, Kit, TextKind
from printkit.kit.resources import is_builtin
from printkit.kit.said import beside
from printkit.kit.schema import NO_WORDS, PAIR
from printkit.kit.worker import WORK, guarded
from printkit.making.books import Proven
from printkit.making.kits import afford, use_fonts
from printkit.making.plan import plan, untold
from printkit.making.run import make
from printkit.making.settings import ASSEMBLY, RULEBOOK, RULESHEET, Settings
from printkit.making.stage import staging, tasks, workshop
from printkit.parts.shown import Shown
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.layout import read_layout
from printkit.translate import state
from printkit.translate.lacks import lacks
from printkit.workers import each, processors
from printkit.writing import folder

SECTIONS = ("clauses", "languages", "colours", "parts", "books")
"""What can be checked of a kit, in the order of a report."""

AGAIN = "printkit translate export lists it for a translator; import brings it back"

READ = {"clauses": ("clauses", "examples"), "languages": ("languages",)}
"""Sections that are found by reading, and the kinds of their faults."""


class _Job(Struct, frozen=True):
    """A piece of the work. ``section``: ``read``, ``sheets`` or of SECTIONS. ``stage``: a folder to be lost."""

    kit: Kit
    section: str
    part: str = ""
    lang: str = ""
    stage: Path = Path()


def check_kits(
    kits: Sequence[Kit],
    only: Collection[str] = SECTIONS,
    workers: int | None = None,
    progress: Callable[[int, int, str], None] = lambda done, total, last: None,
) -> tuple[Report, ...]:
    """Check kits: examples and clauses, languages, suits, parts and sheets, books. ``only``: of SECTIONS.

    What cannot be read or made at all is one fault, and what depends on it is then not looked at. ``workers``:
    processes; None: as many as help. ``progress``: told how many jobs are done, of how many, and the last one.
    Raises MachineError where the machine lacks something.
    """
    for kit in kits:
        load_readers(kit)
    with staging(workshop()) as stages:
        jobs = [job for n, kit in enumerate(kits) for job in _jobs(kit, only, stages / f"{n}")]
        # books take longest, so they begin first
        order = sorted(range(len(jobs)), key=lambda place: jobs[place].section != "books")
        workers = min(workers or processors(), len(jobs))
        found = [Report("", ())] * len(jobs)
        with closing(each(_do, [jobs[n] for n in order], workers)) as results:
            for count, (place, report) in enumerate(results, 1):
                found[order[place]], job = report, jobs[order[place]]
                progress(count, len(jobs), f"{job.kit.id} {job.part or job.section}")
    done = list(zip(found, jobs, strict=True))
    return tuple(_joined(kit, only, [one for one, job in done if job.kit is kit]) for kit in kits)


def _jobs(kit: Kit, only: Collection[str], stage: Path) -> list[_Job]:
    jobs = [_Job(kit, "read")] if set(READ).intersection(only) else []
    jobs += [_Job(kit, "game")] if jobs and kit.game else []
    jobs += [_Job(kit, one) for one in ("languages", "colours") if one in only]
    if "parts" in only:
        for part in kit.parts:
            langs = kit.languages if part.words else (NO_WORDS,)
            twos = [(lang, beside(kit, lang)) for lang in reversed(langs) if len(langs) > 1]
            pairs = {frozenset(two): PAIR.join(two) for two in twos}  # each once: ja+en, es+en
            jobs += [_Job(kit, "parts", part.id, lang) for lang in (*langs, *pairs.values())]
        if kit.parts:
            jobs.append(_Job(kit, "sheets"))
    if "books" in only:
        jobs.append(_Job(kit, "books", stage=stage))
    return jobs


def _do(job: _Job) -> Report:
    """Do a piece of the work, and make a fault of what cannot be read or made."""
    kit = job.kit
    try:
        use_fonts(kit)
        what = f"part {job.part} ({job.lang})" if job.part else "rulebook"
        return guarded(kit.folder, lambda: _found(job), what, WORK)
    except (MachineError, OutputError):
        raise
    except PrintkitError as error:
        kind = "kit" if job.section in ("read", "game", "languages") else job.section
        place = f"part {job.part} ({job.lang})" if job.part else ""
        faults = tuple(Fault(kind, one.told, one.where or place, one.hint or "") for one in error.each)
        return Report(kit.id, faults)


def _found(job: _Job) -> Report:
    edition = edition_of(job.kit, STANDARD)
    kit = in_edition(job.kit, edition)
    if job.section == "read":
        return _read(kit)
    if job.section == "game":  # whatever is wrong with what it makes
        notes = *sorted(clauses.misspelt(kit.game or "")), *clauses.unprinted(kit)
        return Report(kit.id, (), notes=notes)
    if job.section == "languages":
        texts = state.compared(kit, kit.languages)
        lacks = (Fault("languages", what, at, AGAIN, (side,)) for what, at, side in state.faults(texts))
        notes = (*untold(kit, kit.languages), *state.unfinished(kit, texts), *state.notes(texts))
        return Report(kit.id, tuple(lacks), notes=notes)
    if job.section == "colours":
        pairs = suits.pairs(kit)
        return Report(kit.id, tuple(suits.faults(pairs)), suits=pairs)
    if job.section == "sheets":
        return parts.shared(kit)
    if job.section == "books":
        return _books(kit, job.stage)
    part = kit.named(job.part)
    if not is_builtin(kit.folder):
        settings = Settings(papers=USUAL, only=(part.id,)).of(edition)
        afford(kit, plan(kit, settings), settings.backs)
    if PAIR in job.lang:
        return Report(kit.id, (), notes=tuple(parts.pair_notes(kit, part, job.lang)))
    return parts.check_part(kit, part, job.lang)


def _books(kit: Kit, stage: Path) -> Report:
    """Make the rule sheets, rulebooks and assembly pages in ``stage``, every language on A4 and on Letter.

    The rulebook is made in two languages side by side, too, where there are two. Making them proves their
    examples and ends with the preflight of a build.
    """
    folder(stage)
    layouts = [read_layout(part.layout, kit.folder) for part in kit.parts]
    papers = tuple(id for id in USUAL if all(one.suits(PAPERS[id]) for one in layouts))
    settings = Settings(papers=papers or USUAL, out=stage).of(edition_of(kit, STANDARD))
    texts = (RULESHEET, RULEBOOK, ASSEMBLY)
    outputs = [output for output in plan(kit, settings) if output.part in texts]
    if len(kit.languages) > 1 and kit.book.keys() >= {*kit.languages[:2]}:
        both = replace(settings, languages=(PAIR.join(kit.languages[:2]),), only=(RULEBOOK,))
        outputs += plan(kit, both)
    done = [make(task) for task in tasks(kit, outputs, settings, stage)]
    entries = [entry for one in done for entry in one.entries]
    pdfs = [entry for entry in entries if entry.file.endswith(".pdf")]
    strange = ((one, said) for one in pdfs for said in strangers((stage / one.file).read_bytes()))
    notes = tuple(f"{one.part}: {said} ({one.language})" for one, said in strange)
    loose = sorted({line for one in done for line in one.loose})
    faults = tuple(Fault("book", what, where, "say it in other words") for what, where in loose)
    books = tuple(Book(entry.file, entry.pages) for entry in entries)
    return Report(kit.id, faults, books=books, notes=notes)


def _read(kit: Kit) -> Report:
    """Read the books of a kit and prove its examples."""
    if len(missing := lacks(kit)) > 1:  # what is read below would stop at the first
        return Report(kit.id, tuple(Fault("languages", f"missing texts: {line}") for line in missing))
    proven = Proven(kit)
    proven.prove()
    example, cards = proven.examples.markdown, Shown(kit)
    read = partial(document, kit, web=True, facts=proven.facts, example=example, quiz=proven.quiz, cards=cards)
    sheets, told = ([read(lang, kind=kind) for lang in sorted(kit.texts(kind))] for kind in get_args(TextKind))
    shown = clauses.covered(proven.examples, (*sheets, *told))
    found = [*clauses.faults(proven.examples, sheets, told, shown), *clauses.sheet_faults(kit, sheets, told)]
    for same in (sheets, told):
        for other in same[1:]:
            compare(same[0], other)
        if len(same) > 1:
            found += languages.faults(same)
    return Report(kit.id, tuple(found), shown, notes=tuple(clauses.unused_cards(kit, (*sheets, *told))))


def _joined(kit: Kit, only: Collection[str], reports: Sequence[Report]) -> Report:
    """Put together what was found of one kit."""
    made = tuple(one for report in reports for one in report.parts)
    # those of parts that were made come last
    faults = [fault for report in sorted(reports, key=lambda one: bool(one.parts)) for fault in report.faults]
    faults += parts.low_ink(kit, made)
    unasked = {kind for section, kinds in READ.items() if section not in only for kind in kinds}
    once: dict[tuple[str, str], Fault] = {}  # a table that cannot be read stops every section
    for fault in (fault for fault in faults if fault.kind not in unasked):
        once.setdefault((fault.what, fault.where.removeprefix(f"{kit.folder.name}/")), fault)
    return Report(
        kit.id,
        tuple(once.values()),
        clauses=tuple(row for one in reports for row in one.clauses) if "clauses" in only else (),
        suits=tuple(pair for one in reports for pair in one.suits),
        parts=made,
        shared={stock: laid for one in reports for stock, laid in one.shared.items()},
        books=tuple(book for one in reports for book in one.books),
        notes=tuple(dict.fromkeys(note for one in reports for note in one.notes)),
    )
