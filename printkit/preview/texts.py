"""Where the texts of a picture are written: in a cell of a table, or in a line of a template."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.errors import PrintkitError
from printkit.kit.data import part_table
from printkit.kit.model import Kit
from printkit.kit.resources import SHARED, inside, read_text
from printkit.kit.schema import PAIR
from printkit.kit.table import cells_of
from printkit.preview.compose import Book
from printkit.preview.view import View

if TYPE_CHECKING:
    from printkit.book.document import Document
    from printkit.pdf.page import Page


def of_card(kit: Kit, view: View, number: int) -> Callable[[str], str]:
    """Say where the texts of a card are written; ``number``: of its row, from 1."""
    part = kit.named(view.part)
    table = part_table(kit, part)
    cells = cells_of(table.rows[number - 1]) if table else {}
    ends = tuple(f".{lang}" for lang in view.lang.split(PAIR))
    others = tuple(f".{lang}" for lang in kit.languages if f".{lang}" not in ends)
    order = sorted(cells, key=lambda column: (not column.endswith(ends), column.endswith(others)))
    said = {column: _letters(cells[column])[0] for column in order}
    row = table.places[number - 1] if table else part.template
    files = {file: _read(kit, file) for file in (kit.words, part.template, part.back) if file}

    def place(text: str) -> str:
        wanted = _letters(text)[0]
        equal = (column for column in order if wanted and said[column] == wanted)
        within = (column for column in order if _is_telling(wanted) and wanted in said[column])
        for column in (*equal, *within):
            return f"{row}, column {column}"
        for file, written in files.items():
            for line in _lines(written, wanted):
                return f"{file}:{line}"
        return row

    return place


def of_page(book: Book, number: int) -> Callable[[str], str]:
    """Say where the texts of a book's page are written; ``number``: from 1."""
    pages = book.publication.pages[max(number - 2, 0) : number]  # what began on the page before may go on
    ranges = [(document, _range(document, pages)) for document in book.documents]

    def place(text: str) -> str:
        wanted = _letters(text)[0]
        for document, (first, last) in ranges:
            for line in _lines(document.source.rendered, wanted):
                if first <= line <= last:
                    return re.sub(r" \(rendered.*", "", document.source.at(line))
        return book.documents[0].source.name

    return place


def _range(document: Document, pages: tuple[Page, ...]) -> tuple[int, int]:
    """Give the lines of a book's Markdown that its pages are made from: the first, and one that is beyond."""
    from printkit.book.document import walk

    there = {anchor.id.removeprefix(f"{document.lang}-") for page in pages for anchor in page.anchors}
    lines = [block.line for block in walk(document.blocks)]
    mine = [block.line for block in walk(document.blocks) if block.id in there]
    if not mine:
        return 1, max(lines, default=1)
    return min(mine), min((line for line in lines if line > max(mine)), default=1 << 30)


def _read(kit: Kit, file: str) -> str:
    try:
        return "" if file.startswith(SHARED) else read_text(inside(kit.folder, file, file))
    except PrintkitError:  # a workbook; its cells are not lines
        return ""


def _lines(text: str, wanted: str) -> Iterator[int]:
    """Give the lines of a text that have these letters, whatever stands between them."""
    letters, lines = _letters(text)
    at = letters.find(wanted) if _is_telling(wanted) else -1
    while at >= 0:
        yield lines[at]
        at = letters.find(wanted, at + 1)


def _is_telling(letters: str) -> bool:
    """Whether so few letters would hardly stand anywhere else: kana and kanji say more than others."""
    return len(letters.encode()) > 3


@lru_cache(maxsize=64)
def _letters(text: str) -> tuple[str, tuple[int, ...]]:
    """Give the letters and digits of a text, however they were set, and the line (from 1) of each."""
    found = [
        (letter, number)
        for number, line in enumerate(text.split("\n"), 1)
        for letter in unicodedata.normalize("NFKC", line).casefold()
        if letter.isalnum()
    ]
    return "".join(letter for letter, _ in found), tuple(number for _, number in found)
