"""The editions of a kit's rulebook and rule sheet: read and compared, set on paper or written as web pages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from printkit.book.document import Document, Figure, walk
from printkit.book.editions import editions
from printkit.book.figures import drawing_of
from printkit.book.typeset import publish
from printkit.cache.memory import remembering
from printkit.errors import Problems, listed
from printkit.kit.model import TextKind
from printkit.kit.resources import is_builtin
from printkit.kit.schema import PAIR
from printkit.making.books import Answers, Proven, last_build_of
from printkit.making.colour import dressed
from printkit.making.inputs import Entry
from printkit.making.plan import told_in
from printkit.making.settings import RULESHEET, Output
from printkit.making.stage import Task
from printkit.parts.shown import Shown
from printkit.pdf.page import Publication
from printkit.pdf.paper import PAPERS
from printkit.press.preflight import preflight


def rulebooks(task: Task) -> Iterator[Entry]:
    """Make a task's editions.

    Its examples are proven once at most, and the books of printkit's own kits read once. Raises ClaimError for
    examples that do not hold, and what reading, setting and writing raise.
    """
    kit, settings = task.kit, task.settings
    proven, own, cards = Proven(kit), is_builtin(kit.folder), Shown(kit, settings.draft)
    answers = [Answers(proven, one.lang, settings, records=one.part != RULESHEET) for one in task.outputs]
    # the texts that are read already, by what they are and whether for the web, then by language
    known: defaultdict[tuple[str, bool], dict[str, Document]] = defaultdict(dict)
    wanted = [lang for output in task.outputs for lang in output.lang.split(PAIR)] if own else []

    def read(output: Output, said: Answers, kind: TextKind) -> tuple[Document, ...]:
        web = output.format == "html"
        return editions(
            kit,
            output.lang,
            kind=kind,
            web=web,
            ruby=settings.ruby,
            facts=said.facts,
            example=said.example,
            quiz=said.quiz,
            cards=cards,
            known=known[kind, web],
            wanted=wanted,
        )

    def made(output: Output, said: Answers) -> Entry:
        with remembering(rendered=said.drawn):
            books = read(output, said, "rulesheet" if output.part == RULESHEET else "rulebook")
            if output.format == "html":
                from printkit.web.page import web_page

                sheets = read(output, said, "rulesheet") if told_in(kit, RULESHEET, output.lang) else ()
                page = web_page(kit, books, said.attached, sheets)
                return task.finished(output, page, 1, "", bool(cards.missing))
            from printkit.pdf.write import write

            told = [id for block in walk(books[0].blocks) if (id := block.id).startswith(("ex-", "quiz-"))]
            names = {f"{id.removeprefix('ex-')}.json" for id in told}
            shown = [one for one in said.attached if one.name in names] if names else []
            with last_build_of(kit, output, settings):
                if output.part == RULESHEET:
                    from printkit.book.sheet import publish_sheet

                    book = publish_sheet(kit, books, output.paper, shown)
                else:
                    book = publish(kit, books, output.paper, shown)
                figures = [one for text in books for one in walk(text.blocks) if isinstance(one, Figure)]
                task.notes.extend(note for one in figures for note in drawing_of(one).notes)
        book = _folded(task, book, output) if output.layout else dressed(book, kit, settings)
        task.loose.extend(book.loose)
        data = write(book)
        return task.finished(output, data, preflight(data, PAPERS[output.paper], None), "", bool(cards.missing))

    problems = Problems()
    for output, said in zip(task.outputs, answers, strict=True):
        with problems.caught():
            yield made(output, said)
            if cards.missing:
                named = listed(sorted(cards.missing), 1)
                task.notes.append(f"{output.part}: placeholders stand for {named} (draft)")
            else:
                said.keep()
    problems.tell()


def _folded(task: Task, book: Publication, output: Output) -> Publication:
    """Lay a book's pages out as a booklet; note how large its text is there."""
    from printkit.book.theme import make_theme, pt
    from printkit.pdf.flatten import flattened
    from printkit.pdf.level import LEVELS
    from printkit.pdf.write import write
    from printkit.press.booklet import booklet, scale_of
    from printkit.press.leaves import undone

    kit, settings = task.kit, task.settings
    theme = make_theme(kit.look, output.lang, output.paper)
    text = theme.x, theme.x + theme.measure
    paper, backs = PAPERS[output.paper], output.backs or "none"
    if LEVELS[settings.conformance].clear:
        book = flattened(book)
    pages = booklet(write(book), len(book.pages), paper, text, backs, book.title, book.lang)
    scale = scale_of(paper, text)
    size = theme.body.size * scale / pt(1)
    where = f"{output.lang}, {paper.name}"
    task.notes.append(f"the text of the booklet ({where}) is {size:.1f} pt, {scale:.0%} of the book's")
    return dressed(undone(pages, paper, settings.errors.get(output.paper)), kit, settings)
