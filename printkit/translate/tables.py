"""Tables as texts to translate: the columns of a language, ``name.en``, and the words file's ``en``."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

from printkit.kit.data import LANG, called_in, files_of_rows, rows_of, split_sheet
from printkit.kit.formats import SAID, decoded, delimiter, kind_of
from printkit.kit.model import Kit
from printkit.kit.resources import inside, read_bytes
from printkit.kit.table import COPIES, ID, Table, cells_of, written
from printkit.translate.text import Said, Text, Texts

WRITTEN = ("csv", "tsv")
"""The kinds of table that are written."""

WORDS = r"[^\W\d_]\s[^\W\d_]|[\u3041-\u9fff]{2}"
"""Two words, or two letters of Japanese: more than a name that a template asks for."""


SENTENCE, JAPANESE = 4, "[\u3041-\u9fff]{8}"
"""Words of a sentence, or letters of one in Japanese: more than a list of icons."""


class Rows:
    """A table with columns by language. ``words``: it is the kit's words file."""

    def __init__(self, kit: Kit, file: str, lang: str) -> None:
        self.folder, self.file, self.lang, self.words = kit.folder, file, lang, file == kit.words
        self.table: Table = rows_of(kit, file)
        self.called = called_in(kit, file)
        self.languages = kit.languages
        self.named = ID if LANG in file else self._key()

    def _key(self) -> str | None:
        """Give the column whose cells name the rows: none is empty, and none is there twice."""
        for column in ("key", "id", *self.table.columns[:1]):
            if column in self.table.columns:
                cells = [row[column] for row in self.table.rows]
                if all(cells) and len(set(cells)) == len(cells):
                    return column
        return None

    def _columns(self) -> Iterator[tuple[str, str]]:
        """Give the columns in the language, each with its name without it.

        In files of one language each these are the columns that differ, and of others those with sentences, as
        they are before they are translated; any column may be meant if none differs, or there is one file.
        """
        split = [(column, *column.rpartition(".")) for column in self.table.columns]
        apart = {column for column, _, dot, lang in split if dot and lang in self.languages}
        same = {*self.table.columns} - {*apart, ID, self.called.get(COPIES, COPIES)}
        for column, stem, dot, lang in split:
            if lang == self.lang and (stem if dot else self.words):
                yield column, stem
            elif LANG in self.file and column in same and (not apart or self._tells(column)):
                yield column, column

    def _tells(self, column: str) -> bool:
        cells = (cells_of(row)[column] for row in self.table.rows)
        return any(len(cell.split()) >= SENTENCE or re.search(JAPANESE, cell) for cell in cells)

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
        lines = Lines(self.folder, self.file)
        ours = {theirs: name for name, theirs in self.called.items()}
        columns = [ours.get(name, name) for name in lines.columns]
        for own, stem in self._columns():
            added = f"{stem}.{lang}" if stem else lang
            if added not in columns:
                beside = [one for one in columns if one.rpartition(".")[0] == stem] if stem else [own]
                at = columns.index(beside[-1]) + 1
                columns.insert(at, added)
                lines.insert(at, self.called.get(added, added))
            for number, cells in enumerate(lines.rows):
                said_now = said.get(self._place(number, stem), self.table.rows[number][own])
                cells[columns.index(added)] = said_now
        return self.file, str(lines)

    def _file_of(self, lang: str, said: Said) -> tuple[str, str]:
        """Give the file of one language, where each has its own (``cards.{lang}.csv``)."""
        lines = Lines(self.folder, self.file.replace(LANG, self.lang))
        stems = {stem for _, stem in self._columns()}
        for cells in lines.rows:
            row = cells[lines.columns.index(ID)].strip()
            for at, column in enumerate(lines.columns):
                if column in stems:
                    cells[at] = said.get(f"{self.file}#{row}.{column}", cells[at])
        return self.file.replace(LANG, lang), str(lines)


class Lines:
    """A CSV file with all that a table leaves out: columns without a name, blank lines, its line ends, its BOM.

    ``columns``: the names in its first line; ``rows``: the cells of the table's rows.
    """

    def __init__(self, folder: Path, file: str) -> None:
        data = read_bytes(inside(folder, file, file))
        text = decoded(file, data, japanese=True)  # as it was read before
        utf_8 = data.decode("utf-8", "replace")
        # Excel needs a BOM; what is no UTF-8 becomes it, and gets one
        self.bom = "\ufeff" if utf_8.startswith("\ufeff") or "\ufffd" in utf_8 else ""
        self.mark = delimiter(text.replace("\r", "")) if kind_of(file) == "csv" else "\t"
        self.end = "\r\n" if "\r\n" in text else "\n"
        every = list(csv.reader(io.StringIO(text, newline=""), delimiter=self.mark))
        first = 1 if SAID.match(text) else 0
        while not any(map(str.strip, every[first])):
            first += 1
        self.above, self.table = every[:first], every[first:]
        self.columns = [cell.strip() for cell in self.table[0]]
        self.rows = [line for line in self.table[1:] if any(self._named(line))]

    def _named(self, line: list[str]) -> Iterator[str]:
        """Give the cells of a line in columns with a name."""
        return (cell.strip() for column, cell in zip(self.columns, line, strict=False) if column)

    def insert(self, at: int, name: str) -> None:
        """Put in an empty column."""
        for line in self.table:
            if len(line) >= at:  # none that is blank
                line.insert(at, "")
        self.table[0][at] = name

    def __str__(self) -> str:
        return self.bom + written([*self.above, *self.table], self.mark, self.end)


def by_hand(kit: Kit) -> tuple[str, ...]:
    """Give what places begin with that are in tables which printkit does not write: ``cards.xlsx#Deck#``."""
    return tuple(f"{file}#" for file in files_of_rows(kit) if kind_of(split_sheet(file)[0]) not in WRITTEN)


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
