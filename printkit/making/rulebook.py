"""The editions of a kit's rulebook and rule sheet: read and compared, set on paper or written as web pages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

from printkit.book.document import Document, walk
from printkit.book.editions import editions
from printkit.book.typeset import publish
from printkit.cache.memory import remembering
from printkit.kit.model import Kit, TextKind
from printkit.kit.resources import is_builtin
from printkit.kit.worker import WORK, guarded
from printkit.making.books import Outlines, remembered
from printkit.making.manifest import Entry
from printkit.making.output import RULESHEET, Output
from printkit.making.proven import Answers, Proven
from printkit.making.settings import Settings
from printkit.making.stage import LOOSE, note
from printkit.making.task import Task
from printkit.pdf.page import Attachment, Publication
from printkit.pdf.paper import PAPERS
from printkit.pdf.write import write
from printkit.press.preflight import preflight

Loose = tuple[tuple[str, str], ...]
"""What is wrong with how lines end, each with its file and line."""


def rulebooks(task: Task) -> Iterator[Entry]:
    """Make a task's editions.

    Its examples are proven once at most, and the books of printkit's own kits read once. Raises ClaimError for
    examples that do not hold, and what reading, setting and writing raise.
    """
    kit, settings = task.kit, task.settings
    proven, own = Proven(kit), is_builtin(kit.folder)
    answers = [Answers(proven, one.lang, settings, records=one.part != RULESHEET) for one in task.outputs]
    known: defaultdict[tuple[str, bool], dict[str, Document]] = defaultdict(dict)
    wanted = [lang for output in task.outputs for lang in output.lang.split("+")] if own else []
    for output, said in zip(task.outputs, answers, strict=True):
        made = partial(_made, kit, output, settings, said, known, wanted)
        data, pages, loose = guarded(kit.folder, made, "rulebook", WORK)
        note(task.stage, map("\t".join, loose), LOOSE)
        yield task.finished(output, data, pages)


def _made(
    kit: Kit,
    output: Output,
    settings: Settings,
    answers: Answers,
    known: Mapping[tuple[str, bool], dict[str, Document]],
    wanted: Collection[str],
) -> tuple[bytes, int, Loose]:
    """Make one edition.

    ``known``: the texts that are read already, by what they are and whether for the web, then by language;
    ``wanted``: the languages of all editions.
    """
    web = output.format == "html"
    made: tuple[bytes, int, Loose]

    def read(kind: TextKind) -> tuple[Document, ...]:
        beside = output.lang.split("+")[0]
        return editions(
            kit,
            output.lang,
            kind=kind,
            web=web,
            ruby=settings.ruby,
            facts=answers.facts,
            example=answers.example,
            quiz=answers.quiz,
            outlines=Outlines(kit, settings, beside, kind, web) if settings.cache else None,
            known=known[kind, web],
            wanted=wanted,
        )

    with remembering(rendered=answers.drawn):
        books = read("rulesheet" if output.part == RULESHEET else "rulebook")
        if web:
            from printkit.web.page import web_page

            sheets = read("rulesheet") if kit.rulesheet else ()
            made = web_page(kit, books, answers.facts, answers.attached, sheets), 1, ()
        else:
            with remembered(kit, output, settings):
                if output.part == RULESHEET:
                    from printkit.book.sheet import publish_sheet

                    book = publish_sheet(kit, books, output.paper)
                else:
                    book = publish(kit, books, output.paper, answers.facts, _shown(books, answers.attached))
            data = write(_folded(kit, book, output, settings) if output.layout else book)
            made = data, preflight(data, PAPERS[output.paper], None), book.loose
    answers.keep()
    return made


def _shown(books: tuple[Document, ...], records: Sequence[Attachment]) -> list[Attachment]:
    """Give the records of the examples that a book shows."""
    told = {block.id for block in walk(books[0].blocks)}
    return [one for one in records if f"ex-{one.name.removesuffix('.json')}" in told]


def _folded(kit: Kit, book: Publication, output: Output, settings: Settings) -> Publication:
    """Lay a book's pages out as a booklet."""
    from printkit.book.theme import make_theme
    from printkit.press.booklet import booklet
    from printkit.press.leaves import undone

    theme = make_theme(kit.look, output.lang, output.paper)
    text = theme.x, theme.x + theme.measure
    paper, backs = PAPERS[output.paper], output.backs or "none"
    pages = booklet(write(book), len(book.pages), paper, text, backs, book.title, book.lang)
    return undone(pages, paper, settings.errors.get(output.paper))
