"""Rows of data, whatever file they come from: a table's columns, its cells as text, where each row stands.

Tables of several files: one after the other, or a file for each language, joined by the id of their rows.
And the numbers of cards as people write them: ``3,7-9``.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import DataError, UsageError, check_known, nearest

MAX_ROWS = 5000
MAX_COLUMNS = 100
MAX_LETTERS = 8_000_000
"""Of a table: a workbook may say one text of millions of letters in every cell."""

UNSAVED = "#UNSAVED!"
"""What our readers leave in a cell whose formula has no value: the program that wrote the file saved none."""

RUBY = re.compile(r"\{([^{}|:]+)\|[^{}|]+\}")
"""A word with its reading, of which the word alone is told in a terminal."""

ERROR = re.compile(rf"#(REF|NAME|VALUE|DIV/0|NULL|NUM|SPILL|CALC|ERROR)[!?]|#N/A|Err:\d{{3}}|{UNSAVED}")
"""What Excel, LibreOffice and Google Sheets leave in a cell whose formula fails."""


class Failed(str):
    """What a formula that has failed leaves in a cell, which is in ``column`` of the row at ``where``."""

    column: str | int
    where: str

    def error(self) -> DataError:
        """Give what whoever wants to use the cell is told: a new one, for who catches it may add to it."""
        if self == UNSAVED:
            what = f"the formula in column {self.column!r} has no saved value"
            return DataError(what, where=self.where, hint="open and save it in Excel")
        return DataError(f"the cell in column {self.column!r} holds the error {self}", where=self.where)


def _cell(text: str, column: str | int, where: str) -> str:
    if not ERROR.fullmatch(text):
        return text
    failed = Failed(text)
    failed.column, failed.where = column, where
    return failed


def only_column(columns: Collection[str]) -> str | None:
    """Give the hint for a table that lacks columns: its only one may be a title that stands above them."""
    one = next(iter(columns), "")
    if len(columns) == 1:
        return f"its one column is {one!r}; if that is a title, take it out: the first line names the columns"
    return "the first line names the columns" if any(map(str.isdecimal, columns)) else None


def written(rows: Iterable[Sequence[object]], mark: str = ",", end: str = "\n") -> str:
    """Write rows as CSV; ``mark``: what parts the cells; ``end``: of a line."""
    made = io.StringIO()
    csv.writer(made, delimiter=mark, lineterminator=end).writerows(rows)
    return made.getvalue()


COPIES = "copies"
NAMES, ID = ("name", "title"), "id"
"""The columns that tell what a row is called, the best first; and what it is called in files' names."""


class Row(Struct, frozen=True):
    """A row as a template sees it: ``row.name`` or ``row["name.ja"]``, always text.

    A cell whose formula has failed raises DataError.
    Not a Mapping: a column may have any name, ``items`` too, and Jinja looks for attributes first.
    """

    _cells: Mapping[str, str]

    def __getitem__(self, column: str) -> str:
        cell = self._cells[column]
        if isinstance(cell, Failed):
            raise cell.error()
        return cell

    def __contains__(self, column: object) -> bool:
        return column in self._cells

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells)

    def __hash__(self) -> int:
        return hash(tuple(self._cells.items()))


def cells_of(row: Row) -> dict[str, str]:
    """Give a copy of a row's cells by column, failed ones too. No method of it: a column may have its name."""
    return dict(row._cells)


class Table(Struct, frozen=True):
    """Rows of one source. ``name``: the file's.

    ``places``: where each row begins (``cards.csv:3``, ``cards.xlsx: row 3``); ``head``: where the columns'
    names are. ``named``: how many columns, from the first, tell one row from another in messages. ``notes``:
    what is not wrong, but worth knowing.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    places: tuple[str, ...]
    head: str = ""
    named: int = 1
    notes: tuple[str, ...] = ()

    def label(self, number: int, languages: Sequence[str] = ()) -> str:
        """Give what names row ``number`` to its writer, "" where all that could is empty.

        The first that is filled of its name, in the first of ``languages`` that has one, its title, its id and
        its first cell; of a product of lists its value from each; without ruby.
        """
        row = self.rows[number]._cells
        ends = ("", *(f".{lang}" for lang in languages))
        columns = (*(f"{key}{end}" for key in NAMES for end in ends), ID) if self.named == 1 else ()
        filled = (row[column] for column in columns if column in self.columns and row[column])
        return " ".join(RUBY.sub(r"\1", next(filled, self._first(row))).split())

    def key(self, number: int) -> str:
        """Give what names row ``number`` where letters have to be plain: its id, or its first cell."""
        row = self.rows[number]._cells
        return (row[ID] if ID in self.columns and self.named == 1 else "") or self._first(row)

    def _first(self, row: Mapping[str, str]) -> str:
        return " ".join(filter(None, (row[column] for column in self.columns[: self.named])))

    def only(self, numbers: Sequence[int]) -> Table:
        """Give a table of some of the rows."""
        rows, places = (tuple(every[n] for n in numbers) for every in (self.rows, self.places))
        return replace(self, rows=rows, places=places)

    def renamed(self, columns: Mapping[str, str], where: str) -> Table:
        """Give the table with columns under names of printkit's: ``{"copies": "Qty"}``. Raises DataError."""
        names = {theirs: ours for ours, theirs in columns.items()}
        for ours, theirs in columns.items():
            if ours in self.columns and ours not in names:
                hint = None if theirs in self.columns else f'turn it round: {{ "{theirs}" = "{ours}" }}'
                raise DataError(f"{self.name} has a column {ours!r} already", where=where, hint=hint)
        check_known(names, self.columns, f"{self.name} has no column", where=where, kind=DataError)
        rows = tuple(
            Row({names.get(name, name): cell for name, cell in cells_of(row).items()}) for row in self.rows
        )
        return replace(self, columns=tuple(names.get(name, name) for name in self.columns), rows=rows)


def called(column: str) -> str:
    """Say how to name a column that is called otherwise in a table."""
    return (
        f'for a column called otherwise, write columns = {{ "{column}" = "its name" }} beside data in kit.toml'
    )


def from_cells(name: str, mark: str, found: Iterable[tuple[int | str, Sequence[str]]]) -> Table:
    """Make a table of lines of cells, the first of which are the columns' names; blank lines are left out.

    So are columns without a name, which are noted if they hold anything. Raises DataError naming the place for
    column names that are given twice or by a formula that has failed, and for rows that are longer or shorter
    than the first line.
    """
    columns: tuple[str, ...] = ()
    names: dict[int, str] = {}  # of the columns that have one
    wide = 0
    rows: list[Row] = []
    places: list[str] = []
    nameless: set[int] = set()
    letters = 0
    for line, raw in found:
        letters, where = letters + sum(map(len, raw)), f"{name}{mark}{line}"
        if letters > MAX_LETTERS:
            raise DataError(f"more than {MAX_LETTERS:,} letters", where=where)
        cells = [cell.strip() for cell in raw]
        if not any(cells):
            continue
        if not columns:
            names, wide = {number: cell for number, cell in enumerate(cells) if cell}, len(cells)
            for number, cell in names.items():
                if isinstance(failed := _cell(cell, number + 1, where), Failed):
                    raise failed.error()
            columns = _columns([*names.values()], where)
            continue
        if len(cells) > wide and not any(cells[wide:]):
            del cells[wide:]
        if len(cells) != wide:
            what = f"{len(cells)} cells where the first line has {wide} columns"
            hint = None if rows else only_column(columns)
            if hint is None and mark == ":" and len(cells) > wide:
                hint = 'put a cell that holds the mark between cells (comma, semicolon, tab) in "quotes"'
            raise DataError(what, where=where, hint=hint)
        nameless.update(number for number, cell in enumerate(cells) if cell and number not in names)
        row = {column: _cell(cells[number], column, where) for number, column in names.items()}
        if any(row.values()):
            if len(rows) == MAX_ROWS:
                raise DataError(f"more than {MAX_ROWS} rows", where=where)
            rows.append(Row(row))
            places.append(where)
    if not columns:
        raise DataError("no column names", where=name, hint="the first line names the columns")
    notes = []
    if nameless:
        numbers = spell_numbers(number + 1 for number in nameless)
        notes = [f"{name}: columns without a name are left out, and what is in them: {numbers}"]
    head = f"{name}:1" if mark == ":" else name
    return Table(name, columns, tuple(rows), tuple(places), head, notes=tuple(notes))


def by_name(
    name: str, mark: str, found: Iterable[tuple[int, Sequence[tuple[str, str]]]]
) -> Iterator[tuple[int, Sequence[str]]]:
    """Give what :func:`from_cells` takes of rows that name their own columns, all of them those of the first.

    Raises DataError naming the row for a column that is empty, doubled, missing or not in the first row.
    """
    columns: tuple[str, ...] = ()
    for line, pairs in found:
        where = f"{name}{mark}{line}"
        names = _columns([column.strip() for column, _ in pairs], where)
        if not columns:
            columns = names
            yield line, columns
        for column in names:
            if column not in columns:
                hint = nearest(column, columns) or "every row has the columns of the first"
                raise DataError(f"no column {column!r} in the first row", where=where, hint=hint)
        for column in columns:
            if column not in names:
                raise DataError(f"no {column!r} in this row", where=where, hint="an empty text stands for none")
        cells = dict(zip(names, (text for _, text in pairs), strict=True))
        yield line, [cells[column] for column in columns]
    if not columns:
        raise DataError("no rows", where=name)


def _columns(cells: Sequence[str], where: str) -> tuple[str, ...]:
    if len(cells) > MAX_COLUMNS:
        raise DataError(f"more than {MAX_COLUMNS} columns", where=where)
    for number, column in enumerate(cells):
        if not column:
            raise DataError(f"column {number + 1} has no name", where=where)
        if column in cells[:number]:
            hint = "give each a name of its own"
            raise DataError(f"two columns are named {column!r}", where=where, hint=hint)
    return tuple(cells)


def stacked(tables: Sequence[Table]) -> Table:
    """Give the rows of all tables; a column that one of them lacks is empty there. Raises DataError."""
    if len(tables) == 1:
        return tables[0]
    columns = tuple(dict.fromkeys(column for table in tables for column in table.columns))
    places = tuple(place for table in tables for place in table.places)
    blank = dict.fromkeys(columns, "")
    rows = tuple(Row(blank | cells_of(row)) for table in tables for row in table.rows)
    if len(rows) > MAX_ROWS or len(columns) > MAX_COLUMNS:
        raise DataError(f"more than {MAX_ROWS} rows or {MAX_COLUMNS} columns", where=tables[0].name)
    notes = tuple(note for table in tables for note in table.notes)
    return replace(tables[0], columns=columns, rows=rows, places=places, notes=notes)


def joined(tables: Mapping[str, Table]) -> Table:
    """Join tables by language: a column is one a language where what it says is not the same in all.

    The rows are in the order of the first. Raises DataError for rows that are not in all, or twice in one.
    """
    by_id = {lang: _by_id(table) for lang, table in tables.items()}
    (first, whole), *others = tables.items()
    for lang, table in others:
        for id in (*by_id[first], *by_id[lang]):
            if id not in by_id[lang] or id not in by_id[first]:
                lacking, has = (table, whole) if id in by_id[first] else (whole, table)
                hint = nearest(id, by_id[lang] if lacking is table else by_id[first])
                raise DataError(f"no row {id!r}, which {has.name} has", where=lacking.name, hint=hint)
    cells: dict[str, list[str]] = {}
    for column in dict.fromkeys(column for table in tables.values() for column in table.columns):
        found = {
            lang: [table.rows[by_id[lang][id]]._cells[column] for id in by_id[first]]
            for lang, table in tables.items()
            if column in table.columns
        }
        same = len({tuple(one) for one in found.values()}) == 1
        if column == COPIES and not same:
            raise DataError("copies are not the same in all languages", where=whole.name)
        cells.update({column if same else f"{column}.{lang}": one for lang, one in found.items()})
    rows = tuple(Row(dict(zip(cells, row, strict=True))) for row in zip(*cells.values(), strict=True))
    notes = tuple(note for table in tables.values() for note in table.notes)
    return replace(whole, columns=tuple(cells), rows=rows, notes=notes)


def _by_id(table: Table) -> dict[str, int]:
    """Give the number of each row by its id."""
    if ID not in table.columns:
        hint = "files of one language each are joined by it"
        raise DataError(f"no column {ID!r}", where=table.name, hint=hint)
    found: dict[str, int] = {}
    for number, row in enumerate(table.rows):
        if found.setdefault(row[ID], number) != number:
            raise DataError(f"the id {row[ID]!r} is there twice", where=table.places[number])
    return found


GREATEST = 99_999
"""No part has so many pieces; a greater number is a slip."""


def read_numbers(text: str) -> tuple[int, ...]:
    """Read ``3,7-9`` as 3, 7, 8, 9: in order, each once. Raises UsageError for anything else."""
    found: set[int] = set()
    for piece in text.split(","):
        match = re.fullmatch(r"\s*([0-9]{1,9})\s*(?:-\s*([0-9]{1,9})\s*)?", piece)
        if match is None:
            hint = "as in 3,7-9; printkit list KIT --cards names them"
            raise UsageError(f"{piece.strip()[:40]!r} is no card's number", hint=hint)
        first, last = int(match[1]), int(match[2] or match[1])
        if not 1 <= first <= last <= GREATEST:
            hint = f"from 1 to {GREATEST}, the smaller one first"
            raise UsageError(f"{piece.strip()!r} are no numbers of cards", hint=hint)
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def spell_numbers(numbers: Iterable[int]) -> str:
    """Write numbers as short as can be: 3, 7, 8, 9 as ``3,7-9``."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in runs)
