"""A sheet of a workbook → a table, bounded in size: of Excel's (XLSX, ISO/IEC 29500) by openpyxl, or ODS."""

from __future__ import annotations

import io
import itertools
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from printkit.errors import DataError, check_known
from printkit.kit.formats import ROW
from printkit.kit.ods import read_sheet, squared
from printkit.kit.shown import marked, named, not_shown, noted, runs_of, text_of, words_lost
from printkit.kit.table import MAX_COLUMNS, MAX_ROWS, UNSAVED, Table, from_cells
from printkit.kit.worker import beat, limited

MAX_UNPACKED = 32 << 20
"""Greatest size of a workbook when unpacked, bytes, whatever its members are called: any may be a sheet."""

PICTURES = "xl/media/"
"""Where an SVG may have a DOCTYPE."""

MAX_MEMBERS = 2000
LAST_ROW = 4 * MAX_ROWS
"""Blank rows are passed over, but not without end."""

MAX_CELLS = 100_000
"""Cells of a sheet: openpyxl takes some 20 µs for each."""

DOCTYPES = tuple("<!DOCTYPE".encode(code) for code in ("utf-8", "utf-16-le", "utf-16-be"))
"""How it may be written in XML: expat takes no other codes in which it looks otherwise."""

CELL = re.compile(rb"<(?:\w+:)?c[\s/>]")
DAMAGED = zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, NotImplementedError, EOFError, ValueError
"""What zipfile raises for a file that is no ZIP, or not a whole one."""


def load() -> None:
    """Import openpyxl: a tenth of a second, and as much again where there is numpy, which it looks for."""
    import openpyxl  # noqa: F401


@lru_cache(maxsize=16)
def read_workbook(name: str, sheet: str, data: bytes) -> Table:
    """Read a sheet, the first for "". A cell is the text of its value: 3, 0.5, 2026-11-20, true.

    Raises DataError for what is no workbook, or too large.
    """
    open_document = name.lower().endswith(".ods")
    _check_zip(name, data, "content.xml" if open_document else "[Content_Types].xml")
    return limited(partial(_read_open if open_document else _read, name, sheet, data), name)


def _read_open(name: str, sheet: str, data: bytes) -> Table:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        found = read_sheet(name, sheet, archive.read("content.xml"))
    table = from_cells(_title(name, sheet, found.names), ROW, squared(found.rows))
    return noted(table, found.notes, found.hidden, found.merged)


def _title(name: str, sheet: str, names: Sequence[str]) -> str:
    """Name a sheet, the first for "", as kit.toml does; where the workbook has no other, the file alone.

    Raises DataError for a sheet that is not there.
    """
    if not names:
        raise DataError("the workbook has no sheet", where=name)
    check_known((sheet or names[0],), names, "no sheet", where=name, kind=DataError)
    return f"{name}#{sheet or names[0]}" if len(names) > 1 else name


def _check_zip(name: str, data: bytes, needed: str) -> None:
    """Look, before it is read, that it is a workbook of bounded size, with a member that all have."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            names = {member.filename for member in members}
            if needed not in names or len(members) > MAX_MEMBERS:
                raise DataError("no workbook", where=name, hint="save it as .xlsx or .ods")
            if any(member.flag_bits & 1 for member in members):
                raise DataError("the workbook asks for a password", where=name, hint="save it without one")
            if sum(member.file_size for member in members) > MAX_UNPACKED:
                raise DataError(f"the workbook unpacks to more than {MAX_UNPACKED >> 20} MiB", where=name)
            for member in members:
                with archive.open(member) as file:  # bit by bit: it may hold more than it says
                    text = b"".join(iter(partial(file.read, 1 << 16), b""))
                if member.filename.startswith(PICTURES):
                    continue
                if any(mark in text for mark in DOCTYPES):
                    raise DataError(f"a DOCTYPE in {member.filename[:60]!r} is refused", where=name)
                if b"<dimension" not in text[: text.find(b"<sheetData")]:
                    _check_cells(name, text)  # else openpyxl looks at all of them for the sheet's size
    except DAMAGED as error:
        hint = "save it as .xlsx, without a password" if data.startswith(b"\xd0\xcf\x11\xe0") else None
        raise DataError(f"no workbook: {str(error).lower()}", where=name, hint=hint) from None


def _check_cells(name: str, sheet: bytes) -> None:
    """Count the cells of a sheet before it is parsed."""
    beyond = next(itertools.islice(CELL.finditer(sheet), MAX_CELLS, None), None)
    if beyond:
        row = sheet.count(b"<row", 0, beyond.start())
        raise DataError(f"more than {MAX_CELLS} cells", where=f"{name}{ROW}{row}")


def _read(name: str, sheet: str, data: bytes) -> Table:
    import openpyxl

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of rules for colours and the like, which are not printed
            kept = {"keep_links": False, "rich_text": True}
            book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True, **kept)
            sheets = {one.title: one for one in book.worksheets}
            seen = (title for title, one in sheets.items() if one.sheet_state == "visible")
            sheet = sheet or next(seen, next(iter(sheets), ""))
            return _table(_title(name, sheet, [*sheets]), sheets[sheet])
    except DataError:
        raise
    except RecursionError:
        raise DataError("the workbook is nested too deeply", where=name) from None
    except Exception as error:  # openpyxl raises whatever it stumbles over in a damaged file
        what = str(error).splitlines()[0][:100] if str(error) else type(error).__name__
        raise DataError(f"the workbook is damaged: {what}", where=name) from None


def _table(name: str, sheet: Any) -> Table:
    """Read a sheet, of openpyxl's read-only class, which is private. What it says of its size is not heeded."""
    from openpyxl.worksheet import _reader  # it alone tells of formulas, hidden rows and merged cells

    class Parser(_reader.WorkSheetParser):
        def parse_cell(self, element: Any) -> dict[str, Any]:
            """Tell a formula without a value; one that gave an empty text is a text (str) of no letters."""
            cell = super().parse_cell(element)
            missing = cell["value"] is None and cell["data_type"] != "str"
            if missing and element.find(_reader.FORMULA_TAG) is not None:
                cell["value"] = UNSAVED
            return cell

    notes: dict[str, str] = {}
    book = sheet.parent
    kinds = (True, book.epoch, book._date_formats, book._timedelta_formats)
    with sheet._get_source() as source:
        data = source.read()
        _check_cells(name, data)
        parser = Parser(io.BytesIO(data), sheet._shared_strings, *kinds, rich_text=True)
        table = from_cells(name, ROW, squared(_rows(name, sheet, parser.parse(), notes)))
    hidden = {int(row) for row, said in parser.row_dimensions.items() if said.get("hidden") in ("1", "true")}
    merged = [(one.min_row, one.max_row) for one in getattr(parser.merged_cells, "mergeCell", ())]
    return noted(table, notes, hidden, merged)


def _rows(
    name: str, sheet: Any, found: Iterable[tuple[int, list[Any]]], notes: dict[str, str]
) -> Iterator[tuple[int, list[str]]]:
    """Give the rows, without what is beside the table. ``notes``: on cells, by what they are about."""
    from openpyxl.cell.read_only import ReadOnlyCell

    heads: list[str] = []
    for count, (line, row) in enumerate(found):
        place = f"{name}{ROW}{line}"
        if count % 50 == 0:
            beat()
        if line > LAST_ROW:
            raise DataError(f"more than {LAST_ROW} rows, blank ones counted", where=place)
        cells: list[str] = []
        for cell in (ReadOnlyCell(sheet, **one) for one in row if one["value"] is not None):
            if cell.column > MAX_COLUMNS:
                raise DataError(f"more than {MAX_COLUMNS} columns", where=place)
            if not heads or cell.column <= len(heads):
                cells += [""] * (cell.column - len(cells))
                cells[cell.column - 1] = _text(cell, place, notes, heads)
        heads = heads or (cells if any(cells) else [])
        yield line, cells


def _text(cell: Any, place: str, notes: dict[str, str], heads: Sequence[str]) -> str:
    """Give what a cell shows. ``heads``: the columns' names; without them it is one, and has no marks."""
    value, column = cell.value, named(cell.column, heads)
    if isinstance(value, bool):
        return "true" if value else ""
    if isinstance(value, list) and heads:  # words of several fonts
        runs, lost = runs_of(value, cell.font)
        text = marked(runs)
        if lost:
            notes.setdefault("words", words_lost(place, column))
    else:
        text, as_shown = text_of(value, cell.number_format)
        if not as_shown:
            notes.setdefault(cell.number_format, not_shown(place, column, text, cell.number_format))
    return text.replace("_x000D_", "\r").replace("\r\n", "\n").replace("\r", "\n")
