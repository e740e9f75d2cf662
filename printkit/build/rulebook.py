"""The editions of a kit's rulebook: read and compared, set on paper or written as web pages.

A book that is built alone has two processors (:mod:`printkit.aside`): while one reads it and sets it, the other
reads the books in other languages that it is compared with, sets lines of its last part, and writes the PDF.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from printkit.aside import Aside
from printkit.book.check import Outline
from printkit.book.document import Document
from printkit.book.kept import remembering
from printkit.book.typeset import editions, lines_of, other_outline, publish
from printkit.build.books import Ahead, KeptOutlines, remembered
from printkit.build.output import Output
from printkit.build.proven import Answers, Proven
from printkit.build.settings import Settings
from printkit.kit.model import Kit
from printkit.kit.resources import is_builtin
from printkit.kit.worker import beat, limited
from printkit.pdf.page import Publication
from printkit.pdf.write import load, write
from printkit.press.paper import PAPERS
from printkit.press.preflight import preflight
from printkit.text.kept import Used

SECONDS = 20.0
"""Longest time between two blocks of a stranger's book; its templates have a shorter one of their own."""


def rulebooks(kit: Kit, outputs: Sequence[Output], settings: Settings) -> Iterator[tuple[Output, bytes, int]]:
    """Make editions, and give each with its file and number of pages.

    Its examples are proven once at most, and the books of printkit's own kits read once. Raises ClaimError for
    examples that do not hold, and what reading, setting and writing raise.
    """
    proven, own = Proven(kit), is_builtin(kit.folder)
    answers = [Answers(proven, output.lang, settings) for output in outputs]
    known: dict[str, Document] = {}
    wanted = [lang for output in outputs for lang in output.lang.split("+")] if own else []
    for output, said in zip(outputs, answers, strict=True):
        edition = _Edition(kit, output, settings, said, known, wanted)
        yield output, *(edition.made() if own else limited(edition.made, "rulebook", SECONDS))


class _Edition:
    """One edition under way.

    ``known``: the books that are read already, by language; ``wanted``: the languages of all editions.
    """

    def __init__(
        self,
        kit: Kit,
        output: Output,
        settings: Settings,
        answers: Answers,
        known: dict[str, Document],
        wanted: Collection[str],
    ) -> None:
        self.kit, self.output, self.settings, self.answers = kit, output, settings, answers
        self.known, self.wanted = known, wanted
        self.lang = output.lang.split("+")[0]

    def made(self) -> tuple[bytes, int]:
        """Give the file and its number of pages."""
        self.answers.begin()  # both need what is told
        works = self.read_other, load, self.lines, self.finish
        alone = self.settings.jobs != 1
        with (
            remembering(self.answers.drawn),
            Aside(*works, wanted=alone, begin=partial(beat, at_once=True)) as aside,
        ):
            return self.page(aside) if self.output.format == "html" else self.pdf(aside)

    def page(self, aside: Aside) -> tuple[bytes, int]:
        """Write a web page."""
        from printkit.web.page import web_page

        made = web_page(self.kit, self.read(aside), self.answers.facts, self.answers.attached)
        self.answers.keep()
        return made, 1

    def pdf(self, aside: Aside) -> tuple[bytes, int]:
        """Set a book on paper."""
        facts, attached = self.answers.facts, self.answers.attached
        books = self.read(aside, load)
        with remembered(self.kit, self.output, self.settings) as memory:
            helped = memory.empty and aside.begun
            book = publish(
                self.kit,
                books,
                self.output.paper,
                facts,
                attached,
                ahead=(lambda rest: aside.start(self.lines, rest)) if helped else None,
            )
            finished = aside.start(self.finish, book)
        self.answers.keep()
        return finished()

    def read(self, aside: Aside, then: Callable[[], None] | None = None) -> tuple[Document, ...]:
        """Read and compare the books. ``then``: what the second process does after its share of that."""
        kept = KeptOutlines(self.kit, self.settings, self.lang) if self.settings.cache else None
        here = {*self.known, *self.wanted, *self.output.lang.split("+")}
        outlines = Ahead(kept, aside, self.read_other, here)
        outlines.begin(self.kit)
        if then is not None:
            aside.start(then)
        return editions(
            self.kit,
            self.output.lang,
            ruby=self.settings.ruby,
            facts=self.answers.facts,
            example=self.answers.example,
            quiz=self.answers.quiz,
            outlines=outlines,
            known=self.known,
            wanted=self.wanted,
        )

    def read_other(self, lang: str) -> Outline:
        """Read a book that this one is compared with."""
        said = self.answers
        return other_outline(self.kit, lang, self.lang, facts=said.facts, example=said.example, quiz=said.quiz)

    def lines(self, documents: tuple[Document, ...]) -> Used:
        """Set lines ahead."""
        return lines_of(self.kit, documents, self.output.paper)

    def finish(self, book: Publication) -> tuple[bytes, int]:
        """Write a book, and look it over as it is written."""
        data = write(self.folded(book) if self.output.layout else book)
        return data, preflight(data, PAPERS[self.output.paper], None)

    def folded(self, book: Publication) -> Publication:
        """Lay a book's pages out as a booklet."""
        from printkit.book.theme import make_theme
        from printkit.press.booklet import booklet
        from printkit.press.sheets import undone

        output = self.output
        theme = make_theme(self.kit.look, output.lang, output.paper)
        text = theme.margin, theme.x + theme.measure
        paper, backs = PAPERS[output.paper], output.backs or "none"
        pages = booklet(write(book), len(book.pages), paper, text, backs, book.title, book.lang)
        return undone(pages, paper, self.settings.errors.get(output.paper))
