"""The whole of a build: what is unchanged is left, the rest made in worker processes and put in place.

What makes the files of one part, or of a book, in all its languages comes first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from printkit import games, writing
from printkit.cache.store import caching
from printkit.errors import MachineError, OutputError, PrintkitError, Problems, all_of
from printkit.kit.model import Edition, Kit
from printkit.kit.render import load_first
from printkit.kit.resources import is_builtin
from printkit.kit.said import said_in, word
from printkit.kit.schema import PAIR
from printkit.kit.worker import WHOLE, WORK, guarded
from printkit.making.colour import dressed
from printkit.making.faces import Made, drawn_parts, load_press
from printkit.making.inputs import Built, Entry, inputs, write_stamp
from printkit.making.kits import blame, lacking, read_and_planned, use_fonts
from printkit.making.machine import paper_of
from printkit.making.painting import for_shop, painted
from printkit.making.plan import TEXTS, parts_of, plan
from printkit.making.settings import ASSEMBLY, CUTS, RULEBOOK, RULESHEET, Output, Progress, Settings
from printkit.making.stage import Done, Task, publish, staging, tasks
from printkit.press.preflight import preflight
from printkit.workers import each, processors, uncollected


@uncollected()
def make(task: Task) -> Done:
    """Make a task's files in its staging folder. Raises whatever PrintkitError there is."""
    kit, first = task.kit, task.outputs[0]
    what = f"part {first.part}" if kit.part(first.part) else first.part
    try:
        with caching(task.settings.cache):  # in a process of its own as well
            use_fonts(kit)
            if first.pictures:
                from printkit.parts import art

                art.load()  # before the process forks, so that each need not
            return guarded(kit.folder, lambda: Done(_files(task), task.notes, task.loose), what, WORK, WHOLE)
    except (OutputError, MachineError):
        raise
    except PrintkitError as error:
        blame(error, kit.folder, kit.id, f": {first.part} ({first.lang})")
        raise


def _tried(task: Task) -> Done | PrintkitError:
    """Make a task's files, or give what is wrong with them. Raises MachineError and OutputError."""
    try:
        return make(task)
    except (OutputError, MachineError):
        raise
    except PrintkitError as error:
        return lacking(task.kit) or error


def _files(task: Task) -> tuple[Entry, ...]:
    first = task.outputs[0]
    if first.shop:
        return tuple(for_shop(task, output) for output in task.outputs)
    if first.format in CUTS:
        from printkit.making.cutting import cut_files

        return tuple(entry for output in task.outputs for entry in cut_files(task, output))
    if first.pictures:
        return painted(task, first)
    if first.part in (RULESHEET, RULEBOOK):
        from printkit.making.rulebook import rulebooks  # what only books need takes a while to import

        return tuple(rulebooks(task))
    if first.part == ASSEMBLY:
        return tuple(_assembly(task, output) for output in task.outputs)
    known: dict[tuple[str, str], Made] = {}  # a part is drawn once for all papers, and languages if it has none
    return tuple(all_of(lambda output: _bound(task, output, known), task.outputs))


def _bound(task: Task, output: Output, known: dict[tuple[str, str], Made]) -> Entry:
    made = drawn_parts(task.kit, output, task.settings, known)
    from printkit.making.editions import bind  # it writes sheets: imported while others render

    return bind(task, output, made)


def _assembly(task: Task, output: Output) -> Entry:
    """Set the assembly page of one edition: it describes all parts, whatever ``only`` says."""
    from printkit.book.typeset import Text, typeset_text
    from printkit.making.editions import least_of, stack
    from printkit.pdf.write import write
    from printkit.press.assembly import assembly_data, printed

    kit, settings, lang = task.kit, task.settings, output.lang
    paper = paper_of(kit, output)
    there = replace(settings, only=(), languages=(lang,), papers=(output.paper,), formats=("pdf",))
    edition = plan(kit, there)
    parts = [
        printed(kit, part, "" if settings.sheets == "shared" else one.file, paper, settings.backs, one.layout)
        for one in plan(kit, replace(there, sheets="by-part"))
        if (part := kit.part(one.part)) is not None
    ]
    stacks = [stack(kit, one, settings) for one in edition if one.stock]
    held = {part for one in stacks for part in one.first}
    apart = {one.part: one for one in edition if one.part not in held}
    book, sheet = apart.get(RULEBOOK), apart.get(RULESHEET)
    texts: dict[str, Text] = {}
    for one in lang.split(PAIR):
        spoken = said_in(one, kit)
        template = load_first(kit.folder, f"assembly.{spoken}.md")
        about = assembly_data(
            *(kit, one, paper, settings.backs, parts, book.file if book else None),
            booklet=bool(book and book.layout),
            files=stacks,
            sheet=sheet.file if sheet else None,
            least=least_of(kit, settings.edition),
            pair=PAIR in lang,
        )
        title = word(kit, "assembly", (one,), name=kit.name[one])
        texts.setdefault(spoken, Text(spoken, title, template, about))

    made = typeset_text(kit, tuple(texts.values()), output.paper, one_page=True)
    data = write(dressed(made, kit, settings))
    task.loose.extend(made.loose)
    return task.finished(output, data, preflight(data, paper, None))


class Work(Struct):
    """What is to be made of one kit.

    ``made_from``: a hash of it, None where nobody will ask. ``later``: outputs that others go into, made once
    those, of ``first``, are there. ``said``: what is left out. ``left``: tasks that are not done; ``entries``:
    what the others made, ``notes`` what they say.
    """

    kit: Kit
    settings: Settings
    made_from: str | None
    outputs: tuple[Output, ...]
    first: list[Output]
    later: list[Output]
    said: tuple[str, ...]
    stage: Path
    left: int = 0
    entries: list[Entry] = field(default_factory=list)
    notes: set[str] = field(default_factory=set)


def make_kits(folders: Sequence[Path], settings: Settings, progress: Progress) -> Iterator[Built]:
    """Build kits; each kit's files are put in place when all of them are made.

    Raises all PrintkitErrors together at the end; kits that have none are finished.
    """
    problems = Problems()
    begun = all_of(lambda folder: _begun(folder, settings), folders)
    if not all(is_builtin(work.kit.folder) for work in begun) and sum(len(work.first) for work in begun) > 1:
        load_press()  # where there is one file, while others render its cards
    with uncollected(), staging(settings.out) as stage:
        order = list[tuple[Work, Task]]()
        for number, work in enumerate(begun):
            work.stage = writing.folder(stage, str(number))
            made = tasks(work.kit, work.first, work.settings, work.stage)
            work.left = len(made)
            order += [(work, task) for task in made]
        order.sort(key=lambda item: item[1].outputs[0].part != RULEBOOK)  # they take longest
        progress(0, len(order), "")
        workers = min(settings.jobs or processors(), len(order))
        with closing(each(_tried, (task for _, task in order), workers)) as results:
            for done, (number, new) in enumerate(results, 1):
                work, task = order[number]
                progress(done, len(order), f"{work.kit.id} {task.outputs[0].part}")
                if isinstance(new, PrintkitError):
                    problems.add(new)
                    continue
                work.entries += new.entries
                work.notes.update(new.notes)
                work.left -= 1
                if not work.left:
                    yield _finish(work, settings)
        for work in begun:
            for task in tasks(work.kit, work.later, work.settings, work.stage) if work.left else ():
                with suppress(OutputError), problems.caught():  # what goes into it is not all there
                    make(task)
    problems.tell()


def _begun(folder: Path, settings: Settings) -> Work:
    """Read a kit and plan what is made of it. Raises KitError for more than anybody prints."""
    made_from = inputs(folder, settings.out) if settings.cache else None
    begin, imports = partial(read_and_planned, folder, settings), partial(_import, settings.only)
    if settings.trust:  # its code is run in this process
        imports()
        kit, own, planned = begin()
    else:
        kit, own, planned = guarded(folder, begin, "kit.toml", meanwhile=imports)
    use_fonts(kit)
    return Work(kit, own, made_from, *planned, settings.out)


def _import(only: Collection[str]) -> None:
    """Import what files of a stranger's kit need: once, and not in each process that is forked from now on."""
    import uharfbuzz  # noqa: F401

    import printkit.kit.sandbox

    if not only or {*TEXTS} & {*only}:
        import printkit.making.rulebook
    if not only or {*only} - {*TEXTS}:
        import printkit.parts.faces  # noqa: F401


def _finish(work: Work, asked: Settings) -> Built:
    """Make what the others go into, put all in place, and remember it."""
    kit, settings, entries = work.kit, work.settings, work.entries
    for task in tasks(kit, work.later, settings, work.stage):
        done = make(task)
        drafts = {entry.part for entry in entries if entry.draft}
        # of what goes before the sheets nothing else says that placeholders stand in it
        entries += (replace(one, draft=one.draft or not drafts.isdisjoint(one.parts)) for one in done.entries)
        work.notes.update(done.notes)
    wanted = {output.file for output in work.outputs}
    entries = [entry for entry in entries if entry.file.partition("/")[0] in wanted]
    text, prints = publish(work.stage, settings.out, kit.id, kit.version, entries, parts_of(kit))
    # what an edition's file holds has the same pages again
    editions = {edition.id for edition in (Edition(), *kit.editions)}
    held = {part for entry in entries if entry.part in editions for part in entry.parts}
    pages = sum(entry.pages for entry in entries if entry.part not in held)
    notes = (*work.said, *sorted(work.notes))
    built = Built(kit.id, settings.out / kit.id, len(entries), pages, False, text, notes)
    if work.made_from is not None:
        write_stamp(kit.folder, asked, built, work.made_from, prints, games.files(kit.game))
    return built
