"""Tables as texts to translate: the columns of a language, ``name.en``, and the words file's ``en``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.kit.data import LANG, called_in, files_of_rows, read_table, rows_of, split_sheet
from printkit.kit.formats import delimiter, kind_of
from printkit.kit.model import Kit
from printkit.kit.resources import read_bytes
from printkit.kit.table import ID, Table, cells_of, written
from printkit.translate.text import Said, Text, Texts

WRITTEN = ("csv", "tsv")
"""The kinds of table that are written."""

WORDS = r"[^\W\d_]\s[^\W\d_]|[\u3041-\u9fff]{2}"
"""Two words, or two letters of Japanese: more than a name that a template asks for."""


class Rows:
    """A table with columns by language. ``words``: it is the kit's words file."""

    def __init__(self, kit: Kit, file: str, lang: str) -> None:
        self.folder, self.file, self.lang, self.words = kit.folder, file, lang, file == kit.words
        self.table: Table = rows_of(kit, file)
        self.called = called_in(kit, file)
        self.named = self._key()

    def _key(self) -> str | None:
        """Give the column whose cells name the rows: none is empty, and none is there twice."""
        for column in ("key", "id", *self.table.columns[:1]):
            if column in self.table.columns:
                cells = [row[column] for row in self.table.rows]
                if all(cells) and len(set(cells)) == len(cells):
                    return column
        return None

    def _columns(self) -> Iterator[tuple[str, str]]:
        """Give the columns in the language, each with its name without it."""
        for column in self.table.columns:
            stem, dot, lang = column.rpartition(".")
            if lang == self.lang and (stem if dot else self.words):
                yield column, stem

    def _place(self, number: int, stem: str) -> str:
        row = self.table.rows[number]
        name = row[self.named] if self.named else f"{number + 1}"
        return f"{self.file}#{name}.{stem}" if stem else f"{self.file}#{name}"

    def texts(self) -> Texts:
        """Give what stands in the language's columns."""
        found = {}
        for column, stem in self._columns():
            for number, row in enumerate(self.table.rows):
                if row[column]:
                    found[self._place(number, stem)] = Text(row[column], self.table.places[number])
        return found

    def written(self, lang: str, said: Said) -> tuple[str, str] | None:
        """Give the table with the columns of another language beside its own; None for a kind not written."""
        if kind_of(split_sheet(self.file)[0]) not in WRITTEN:
            return None
        if LANG in self.file:
            return self._file_of(lang, said)
        new = {f"{stem}.{lang}" if stem else lang: (column, stem) for column, stem in self._columns()}
        columns = [column for column in self.table.columns if column not in new]
        for added, (own, stem) in new.items():
            beside = [one for one in columns if one.rpartition(".")[0] == stem] if stem else [own]
            columns.insert(columns.index(beside[-1]) + 1, added)
        rows = [[self.called.get(column, column) for column in columns]]
        for number, row in enumerate(self.table.rows):
            cells = cells_of(row)
            for added, (own, stem) in new.items():
                cells[added] = said.get(self._place(number, stem), cells[own])
            rows.append([cells[column] for column in columns])
        return self.file, self._as_in(self.file, rows)

    def _as_in(self, file: str, rows: list[list[str]]) -> str:
        """Write rows as a file is written: with its line ends and, for Excel's sake, its BOM.

        One that is no UTF-8 becomes it, and gets one.
        """
        data = read_bytes(self.folder / file)
        text = data.decode("utf-8", "replace")
        bom = "\ufeff" if text.startswith("\ufeff") or "\ufffd" in text else ""
        mark = delimiter(text.removeprefix("\ufeff").replace("\r", "")) if kind_of(file) == "csv" else "\t"
        return bom + written(rows, mark, "\r\n" if "\r\n" in text else "\n")

    def _file_of(self, lang: str, said: Said) -> tuple[str, str]:
        """Give the file of one language, where each has its own (``cards.{lang}.csv``)."""
        file = self.file.replace(LANG, self.lang)
        own = read_table(self.folder, file)
        stems = {stem for _, stem in self._columns()}
        rows = [[*own.columns]]
        for row in own.rows:
            places = {column: f"{self.file}#{row[ID]}.{column}" for column in own.columns if column in stems}
            rows.append([said.get(places.get(column, ""), row[column]) for column in own.columns])
        return self.file.replace(LANG, lang), self._as_in(file, rows)


def in_no_language(kit: Kit) -> list[str]:
    """Name the files of rows with words in them, but no column of a language: nobody can translate these."""
    found = []
    for file in files_of_rows(kit):
        table = rows_of(kit, file)
        of_languages = {column.rpartition(".")[2] for column in table.columns} & set(kit.languages)
        cells = (cell for row in table.rows for cell in cells_of(row).values())
        if not of_languages and LANG not in file and any(re.search(WORDS, cell) for cell in cells):
            found.append(file)
    return found
