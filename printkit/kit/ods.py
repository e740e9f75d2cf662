"""A sheet of an OpenDocument spreadsheet (ODS, ISO/IEC 26300) → its rows, read event by event and bounded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from xml.parsers import expat

from msgspec import Struct, field

from printkit.errors import DataError
from printkit.kit.shown import Run, marked, no_value, not_shown
from printkit.kit.table import ERROR, MAX_COLUMNS, MAX_ROWS

TABLE, OFFICE, TEXT, STYLE, FO = (
    f"urn:oasis:names:tc:opendocument:xmlns:{name}:1.0 "
    for name in ("table", "office", "text", "style", "xsl-fo-compatible")
)
CELLS = (f"{TABLE}table-cell", f"{TABLE}covered-table-cell")
BREAKS = {f"{TEXT}line-break": "\n", f"{TEXT}tab": "\t"}
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


class Reader(Struct):
    """Gathers the rows of one sheet. ``wanted``: its name, "" for the first; ``names``: of all sheets.

    ``rows``: the number of a row in the sheet, and its cells; ``hidden``: rows that are not shown; ``merged``:
    the first and last rows of cells that are one; ``notes``: on values, by their kind; ``styles``: of words,
    whether they are bold and italic.
    """

    name: str
    wanted: str
    names: list[str] = field(default_factory=list)
    rows: list[tuple[int, list[str]]] = field(default_factory=list)
    open: bool = False
    line: int = 0
    again: int = 1
    cells: list[str] = field(default_factory=list)
    kind: str = ""
    value: str | None = None
    words: list[Run] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    merged: list[tuple[int, int]] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    styles: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    style: str = ""
    spans: list[str] = field(default_factory=list)
    repeat: int = 1
    deep: int = 0
    aside: int = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        if tag == f"{STYLE}style":
            self.style = attributes.get(f"{STYLE}name", "")
        elif tag == f"{STYLE}text-properties":
            bold = attributes.get(f"{FO}font-weight") == "bold"
            self.styles[self.style] = (bold, attributes.get(f"{FO}font-style") == "italic")
        elif tag == f"{TABLE}table":
            self.names.append(attributes.get(f"{TABLE}name", ""))
            self.open = self.names[-1] == self.wanted or (not self.wanted and len(self.names) == 1)
            self.line = 0
        elif not self.open or self.aside or tag == f"{OFFICE}annotation":
            self.aside += bool(self.open)
        elif tag == f"{TABLE}table-row":
            self.cells, self.again = [], _times(attributes.get(f"{TABLE}number-rows-repeated"))
            if attributes.get(f"{TABLE}visibility") in ("collapse", "filter"):
                self.hidden.update(range(self.line + 1, self.line + 1 + min(self.again, MAX_ROWS)))
        elif tag in CELLS:
            self.kind = attributes.get(
                f"{OFFICE}value-type", FORMULA if f"{TABLE}formula" in attributes else ""
            )
            self.value = attributes.get(VALUES.get(self.kind, ""))
            self.words, self.deep, self.spans = [], 0, []
            down = _times(attributes.get(f"{TABLE}number-rows-spanned"))
            if down > 1 or _times(attributes.get(f"{TABLE}number-columns-spanned")) > 1:
                self.merged.append((self.line + 1, self.line + down))
            self.repeat = _times(attributes.get(f"{TABLE}number-columns-repeated"))
        elif tag == f"{TEXT}p":
            self._say("\n" if self.words else "")
            self.deep += 1
        elif tag == f"{TEXT}span":
            self.spans.append(attributes.get(f"{TEXT}style-name", ""))
        elif tag == f"{TEXT}s":
            self._say(" " * min(_times(attributes.get(f"{TEXT}c")), 1000))
        elif tag in BREAKS:
            self._say(BREAKS[tag])

    def data(self, words: str) -> None:
        """Take words of a cell."""
        if self.deep and not self.aside:
            self._say(words)

    def _say(self, words: str) -> None:
        bold, italic = self.styles.get(self.spans[-1], (False, False)) if self.spans else (False, False)
        self.words.append((words, bold, italic))

    def end(self, tag: str) -> None:
        """End an element."""
        if self.aside:
            self.aside -= 1
        elif not self.open:
            self.style = "" if tag == f"{STYLE}style" else self.style
        elif tag == f"{TEXT}p":
            self.deep -= 1
        elif tag == f"{TEXT}span":
            self.spans.pop()
        elif tag in CELLS:
            self._cell(self._text())
        elif tag == f"{TABLE}table-row":
            self._row()
        elif tag == f"{TABLE}table":
            self.open = False

    def _text(self) -> str:
        shown = "".join(run[0] for run in self.words)
        place = f"{self.name}: row {self.line + 1}"
        if self.kind == FORMULA and not shown:
            raise no_value(place, len(self.cells) + 1)
        if self.value is None:
            return marked(self.words) if self.rows else shown
        text = _plain(self.value)
        if self.kind == "boolean" or not shown:
            return text
        plain = self.kind == "float" and NUMBER.fullmatch(shown)
        if plain or self.kind in ("percentage", "time") or ERROR.fullmatch(shown):
            return shown
        if shown != text:
            self.notes.setdefault(self.kind, not_shown(place, len(self.cells) + 1, text, shown))
        return text

    def _cell(self, text: str) -> None:
        room = MAX_COLUMNS - len(self.cells)
        if text and self.repeat > room:
            raise DataError(f"more than {MAX_COLUMNS} columns", where=f"{self.name}: row {self.line + 1}")
        self.cells += [text] * min(self.repeat, room)

    def _row(self) -> None:
        while self.cells and not self.cells[-1]:
            self.cells.pop()
        if self.cells:
            if len(self.rows) + self.again > MAX_ROWS + 1:
                raise DataError(f"more than {MAX_ROWS} rows", where=f"{self.name}: row {self.line + 1}")
            self.rows += [(self.line + 1 + number, self.cells) for number in range(self.again)]
        self.line += self.again


def _times(said: str | None) -> int:
    return int(said) if said and said.isdecimal() and len(said) < 10 else 1


def _plain(value: str) -> str:
    """Write a value as other tables have it: 3 for 3.0, "" for false, a date without a midnight."""
    if value == "false":
        return ""
    return re.sub(r"^(\d+-\d+-\d+)T", r"\1 ", value.removesuffix("T00:00:00")).removesuffix(".0")


def read_sheet(name: str, sheet: str, content: bytes) -> Reader:
    """Read the names of all sheets, and the rows of one, from content.xml. Raises DataError."""
    reader = Reader(name, sheet)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = reader.start, reader.end
    parser.CharacterDataHandler = reader.data
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise DataError(f"the workbook is damaged: {error}", where=name) from None
    return reader


def squared(rows: Iterable[tuple[int, list[str]]]) -> Iterator[tuple[int, list[str]]]:
    """Give rows as wide as the first that is not blank: what lies beside a table is no part of it."""
    width = 0
    for line, cells in rows:
        width = width or len(cells)
        yield line, [*cells[:width], *[""] * (width - len(cells))]
