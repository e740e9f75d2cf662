"""Tables of data: CSV → rows, and the words of a kit by language."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from printkit.errors import DataError, nearest
from printkit.kit.model import Kit, Part
from printkit.kit.resources import inside, read_text

MAX_ROWS = 5000
MAX_COLUMNS = 100
MAX_COPIES = 999
MAX_CARDS = 10_000
COPIES = "copies"


class Row:
    """A row as a template sees it: ``row.name`` or ``row["name.ja"]``, always text.

    Not a Mapping: a column may have any name, ``items`` too, and Jinja looks for attributes first.
    """

    __slots__ = ("_cells",)

    def __init__(self, cells: Mapping[str, str]) -> None:
        self._cells = dict(cells)

    def __getitem__(self, column: str) -> str:
        return self._cells[column]

    def __contains__(self, column: object) -> bool:
        return column in self._cells

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self._cells == other._cells

    def __hash__(self) -> int:
        return hash(tuple(self._cells.items()))

    def __repr__(self) -> str:
        return f"Row({self._cells!r})"


@dataclass(frozen=True, slots=True)
class Table:
    """A file of rows. ``lines``: the line of the file on which each row ends."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    lines: tuple[int, ...]

    def place(self, number: int) -> str:
        """Say where row ``number`` (from 0) stands."""
        return f"{self.name}:{self.lines[number]}"


def read_table(folder: Path, name: str) -> Table:
    """Read the CSV ``name`` of a kit's folder (UTF-8, first line the column names; blank lines are skipped).

    Raises DataError naming file and line for column names that are empty or given twice, and for rows that are
    longer or shorter than the first line.
    """
    text = read_text(inside(folder, name, "kit.toml"), kind=DataError)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    columns: tuple[str, ...] = ()
    rows: list[Row] = []
    lines: list[int] = []
    try:
        for cells in reader:
            cells = [cell.strip() for cell in cells]
            if not any(cells):
                continue
            place = f"{name}:{reader.line_num}"
            if not columns:
                columns = _columns(cells, place)
                continue
            if len(cells) != len(columns):
                raise DataError(
                    f"{len(cells)} cells where the first line has {len(columns)} columns",
                    where=place,
                    hint='put a cell that holds a comma in "quotes"' if len(cells) > len(columns) else None,
                )
            if len(rows) == MAX_ROWS:
                raise DataError(f"more than {MAX_ROWS} rows", where=place)
            rows.append(Row(dict(zip(columns, cells, strict=True))))
            lines.append(reader.line_num)
    except csv.Error as error:
        raise DataError(f"not CSV: {error}", where=f"{name}:{max(reader.line_num, 1)}") from None
    if not columns:
        raise DataError("no column names", where=name, hint="the first line names the columns")
    return Table(name, columns, tuple(rows), tuple(lines))


def _columns(cells: list[str], place: str) -> tuple[str, ...]:
    if len(cells) > MAX_COLUMNS:
        raise DataError(f"more than {MAX_COLUMNS} columns", where=place)
    for number, column in enumerate(cells, 1):
        if not column:
            raise DataError(f"column {number} has no name", where=place)
        if column in cells[: number - 1]:
            raise DataError(f"two columns are named {column!r}", where=place)
    return tuple(cells)


def in_language(table: Table, lang: str, languages: tuple[str, ...]) -> Table:
    """Give the table with ``name`` for every ``name.<lang>``; the columns of all languages stay too.

    ``lang`` may be one that the kit does not have (``xx``, a part without words): then nothing is added.
    Raises DataError where a language of the kit has no such column, or an empty cell beside a filled one.
    """
    names = dict.fromkeys(
        m[1] for c in table.columns if (m := re.fullmatch(r"(.+)\.([^.]+)", c)) and m[2] in languages
    )
    for name in names:
        if name in table.columns:
            raise DataError(f"column {name!r} stands beside columns by language", where=f"{table.name}:1")
        for other in languages:
            column = f"{name}.{other}"
            if column not in table.columns:
                hint = nearest(column, [c for c in table.columns if not c.startswith(f"{name}.")])
                raise DataError(
                    f"no column {column!r} beside the other languages", where=f"{table.name}:1", hint=hint
                )
        for number, row in enumerate(table.rows):
            empty = [f"{name}.{other}" for other in languages if not row[f"{name}.{other}"]]
            if empty and len(empty) < len(languages):
                raise DataError(f"{empty[0]} is empty, other languages are not", where=table.place(number))
    if lang not in languages:
        return table
    rows = tuple(Row({**{n: row[f"{n}.{lang}"] for n in names}, **row._cells}) for row in table.rows)
    return Table(table.name, table.columns, rows, table.lines)


def copies(table: Table, number: int) -> int:
    """Give how often row ``number`` is wanted: its ``copies``; 1 without the column or with an empty cell."""
    row = table.rows[number]
    if COPIES not in row or not row[COPIES]:
        return 1
    text = row[COPIES]
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise DataError(f"copies should be 0 to {MAX_COPIES}, not {text!r}", where=table.place(number))
    return int(text)


def pieces(table: Table, count: int) -> int:
    """Give how many cards a table comes to, ``count`` of each copy. DataError for more than MAX_CARDS."""
    total = 0
    for number in range(len(table.rows)):
        total += count * copies(table, number)
        if total > MAX_CARDS:
            raise DataError(f"more than {MAX_CARDS} cards, all copies counted", where=table.place(number))
    return total


def count_of(kit: Kit, part: Part) -> int:
    """Give how many pieces a part has, its table's rows with all their copies. Raises DataError."""
    return pieces(read_table(kit.folder, part.data), part.count) if part.data is not None else part.count


def read_words(kit: Kit) -> Mapping[str, Mapping[str, str]]:
    """Read the kit's words: language → key → text. Empty for a kit without words.

    The file has the columns ``key`` and one for each language; a word that a language lacks is a DataError.
    """
    if kit.words is None:
        return {lang: {} for lang in kit.languages}
    table = read_table(kit.folder, kit.words)
    for column in ("key", *kit.languages):
        if column not in table.columns:
            raise DataError(
                f"no column {column!r}", where=f"{table.name}:1", hint=nearest(column, table.columns)
            )
    seen: dict[str, int] = {}
    for number, row in enumerate(table.rows):
        key = row["key"]
        if not re.fullmatch(r"[a-z][a-z0-9_]*", key):
            raise DataError(f"{key!r} is no key", where=table.place(number), hint="letters a–z, figures and _")
        if key in seen:
            raise DataError(f"{key!r} is on line {seen[key]} already", where=table.place(number))
        seen[key] = table.lines[number]
        for lang in kit.languages:
            if not row[lang]:
                raise DataError(f"{key!r} has no text for language {lang!r}", where=table.place(number))
    return {lang: {row["key"]: row[lang] for row in table.rows} for lang in kit.languages}
