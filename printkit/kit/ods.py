"""A sheet of an OpenDocument spreadsheet (ODS, ISO/IEC 26300) → its rows, read row by row and bounded."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element, ParseError, iterparse

from msgspec import Struct

from printkit.errors import DataError
from printkit.kit.shown import Run, marked, not_shown
from printkit.kit.table import ERROR, MAX_COLUMNS, MAX_ROWS, UNSAVED

TABLE, OFFICE, TEXT, STYLE, FO = (
    f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}"
    for name in ("table", "office", "text", "style", "xsl-fo-compatible")
)
CELLS = (f"{TABLE}table-cell", f"{TABLE}covered-table-cell")
SIGNS = {f"{TEXT}p": "\n", f"{TEXT}line-break": "\n", f"{TEXT}tab": "\t", f"{TEXT}s": " "}
VALUES = {
    **dict.fromkeys(("float", "percentage", "currency"), f"{OFFICE}value"),
    "date": f"{OFFICE}date-value",
    "time": f"{OFFICE}time-value",
    "boolean": f"{OFFICE}boolean-value",
}
"""Kinds of values, and the attribute that has one."""

FORMULA = "formula"
NUMBER = re.compile(r"-?\d+(\.\d+)?")
"""The kind of a formula without a value; how a number may be shown that is printed so."""


class Sheet(Struct):
    """What was read of one sheet of the file ``name``. ``names``: of all sheets; ``line``: rows gone through.

    ``rows``: the number of a row in the sheet, and its cells; ``hidden``: rows that are not shown; ``merged``:
    the first and last rows of cells that are one; ``notes``: on values, by their kind; ``styles``: of words,
    whether they are bold and italic.
    """

    name: str
    names: list[str] = []
    line: int = 0
    rows: list[tuple[int, list[str]]] = []
    hidden: set[int] = set()
    merged: list[tuple[int, int]] = []
    notes: dict[str, str] = {}
    styles: dict[str, tuple[bool, bool]] = {}

    def take(self, row: Element) -> None:
        """Take a row, as often as it says."""
        again, place = _times(row, "number-rows-repeated"), f"{self.name}: row {self.line + 1}"
        if row.get(f"{TABLE}visibility") in ("collapse", "filter"):
            self.hidden.update(range(self.line + 1, self.line + 1 + min(again, MAX_ROWS)))
        cells: list[str] = []
        for cell in (one for one in row if one.tag in CELLS):
            down = _times(cell, "number-rows-spanned")
            if down > 1 or _times(cell, "number-columns-spanned") > 1:
                self.merged.append((self.line + 1, self.line + down))
            text = self._text(cell, place, len(cells) + 1)
            repeat, room = _times(cell, "number-columns-repeated"), MAX_COLUMNS - len(cells)
            if text and repeat > room:
                raise DataError(f"more than {MAX_COLUMNS} columns", where=place)
            cells += [text] * min(repeat, room)
        if any(cells):
            if len(self.rows) + again > MAX_ROWS + 1:
                raise DataError(f"more than {MAX_ROWS} rows", where=place)
            self.rows += [(self.line + 1 + number, cells) for number in range(again)]
        self.line += again

    def _text(self, cell: Element, place: str, column: int) -> str:
        kind = cell.get(f"{OFFICE}value-type", FORMULA if f"{TABLE}formula" in cell.attrib else "")
        words = [run for run in self._words(cell, (False, False), within=False) if run[0]][1:]
        shown = "".join(run[0] for run in words)
        if kind == FORMULA and not shown:
            return UNSAVED
        value = cell.get(VALUES.get(kind, ""))
        if value is None:
            return marked(words) if self.rows else shown
        # as other tables have it: 3 for 3.0, "" for false, a date without a midnight
        text = re.sub(r"^(\d+-\d+-\d+)T", r"\1 ", value.removesuffix("T00:00:00")).removesuffix(".0")
        text = "" if text == "false" else text
        if kind == "boolean" or not shown:
            return text
        plain = kind == "float" and NUMBER.fullmatch(shown)
        if plain or kind in ("percentage", "time") or ERROR.fullmatch(shown):
            return shown
        if shown != text:
            self.notes.setdefault(kind, not_shown(place, column, text, shown))
        return text

    def _words(self, element: Element, look: tuple[bool, bool], within: bool) -> Iterator[Run]:
        """Give the words of the paragraphs in an element, a line's end before each; ``within`` one: all."""
        if element.tag == f"{OFFICE}annotation":
            return
        if element.tag == f"{TEXT}p":
            within = True
        elif element.tag == f"{TEXT}span":
            look = self.styles.get(element.get(f"{TEXT}style-name", ""), (False, False))
        yield SIGNS.get(element.tag, "") * min(_times(element, "c", TEXT), 1000), *look
        if within and element.text:
            yield element.text, *look
        for inner in element:
            yield from self._words(inner, look, within)
            if within and inner.tail:
                yield inner.tail, *look


def _times(element: Element, name: str, space: str = TABLE) -> int:
    said = element.get(f"{space}{name}")
    return int(said) if said and said.isdecimal() and len(said) < 10 else 1


def read_sheet(name: str, sheet: str, content: bytes) -> Sheet:
    """Read the names of all sheets, and the rows of one, the first for "", from content.xml. DataError."""
    found, chosen = Sheet(name), False
    try:
        for event, element in iterparse(io.BytesIO(content), ("start", "end")):
            if event == "start":
                if element.tag == f"{TABLE}table":
                    found.names.append(element.get(f"{TABLE}name", ""))
                    chosen = found.names[-1] == sheet or (not sheet and len(found.names) == 1)
            elif element.tag == f"{TABLE}table":
                chosen = False
            elif element.tag == f"{TABLE}table-row":
                if chosen:
                    found.take(element)
                element.clear()
            elif element.tag == f"{STYLE}style":
                for look in element.iter(f"{STYLE}text-properties"):
                    bold = look.get(f"{FO}font-weight") == "bold"
                    italic = look.get(f"{FO}font-style") == "italic"
                    found.styles[element.get(f"{STYLE}name", "")] = bold, italic
    except ParseError as error:
        raise DataError(f"the workbook is damaged: {error}", where=name) from None
    except (LookupError, ValueError):  # of codecs, which may be any of Python's
        raise DataError("the workbook is damaged: its encoding cannot be read", where=name) from None
    except RecursionError:
        raise DataError("the workbook is nested too deeply", where=name) from None
    return found


def squared(rows: Iterable[tuple[int, list[str]]]) -> Iterator[tuple[int, list[str]]]:
    """Give rows as wide as the first that is not blank: what lies beside a table is no part of it."""
    wide = 0
    for line, cells in rows:
        wide = wide or max((number for number, cell in enumerate(cells, 1) if cell), default=0)
        yield line, [*cells[:wide], *[""] * (wide - len(cells))]
