"""Rules of the sheet that a rulebook leaves out, and words that printkit's own kits do not use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from printkit.book.document import Document, text_of, texts, walk
from printkit.check.report import Fault
from printkit.kit.model import Kit
from printkit.kit.resources import data_folder, is_builtin
from printkit.kit.values import read_toml


@cache
def forbidden() -> Mapping[str, Mapping[str, str]]:
    """Give the words that the books of the series do not use, by language, each with what they use instead."""
    return read_toml(data_folder("templates") / "shared" / "book" / "series.toml")


def sheet_faults(kit: Kit, sheets: Sequence[Document], books: Sequence[Document]) -> Iterator[Fault]:
    """Give the rules that a book leaves out, and the words that the series does not use."""
    for sheet, book in zip(sheets, books, strict=False):
        told = {block.id for block in walk(book.blocks)}
        for block in walk(sheet.blocks):
            if block.id in sheet.rules - told:
                where, hint = sheet.source.at(block.line), f'{{{{ rule("{block.id}") }}}} in {book.source.name}'
                yield Fault("clauses", "a rule of the sheet is not in the rulebook", where, hint)
    if is_builtin(kit.folder):
        for document in (*sheets, *books):
            yield from _words(document)


def _words(document: Document) -> Iterator[Fault]:
    for word, instead in forbidden().get(document.lang, {}).items():
        pattern = re.compile(word)
        for block in walk(document.blocks):
            said = (match[0] for run in texts(block) if (match := pattern.search(text_of(run))))
            for one in said:
                where = document.source.at(block.line)
                yield Fault("languages", f"the series does not say ‘{one}’", where, f"write {instead}")
