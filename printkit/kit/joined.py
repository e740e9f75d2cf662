"""Tables of several files: one after the other, or a file for each language, joined by the id of their rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from printkit.errors import DataError, nearest
from printkit.kit.table import ID, MAX_COLUMNS, MAX_ROWS, Row, Table

COPIES = "copies"


def stacked(tables: Sequence[Table]) -> Table:
    """Give the rows of all tables; a column that one of them lacks is empty there. Raises DataError."""
    if len(tables) == 1:
        return tables[0]
    columns = tuple(dict.fromkeys(column for table in tables for column in table.columns))
    places, rows, lines = [], [], []
    for table in tables:
        for number, row in enumerate(table.rows):
            places.append(table.place(number))
            rows.append(Row(dict.fromkeys(columns, "") | row.cells()))
            lines.append(table.lines[number])
    if len(rows) > MAX_ROWS or len(columns) > MAX_COLUMNS:
        raise DataError(f"more than {MAX_ROWS} rows or {MAX_COLUMNS} columns", where=tables[0].name)
    notes = tuple(note for table in tables for note in table.notes)
    return replace(
        tables[0], columns=columns, rows=tuple(rows), lines=tuple(lines), places=tuple(places), notes=notes
    )


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
            lang: [table.rows[by_id[lang][id]][column] for id in by_id[first]]
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
            raise DataError(f"the id {row[ID]!r} is there twice", where=table.place(number))
    return found
