"""Files of rows → tables: CSV, TSV, JSON, YAML; XLSX and ODS are in :mod:`printkit.kit.workbook`.

Whatever a file calls numbers or dates, a cell is text, as it is written: ``007`` stays ``007``, and YAML's
``no`` is a word. ``true`` is the text ``true``; ``false`` and null are an empty cell, which templates take
for no.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any

from printkit.errors import DataError, check_known, closest
from printkit.kit.resources import plain
from printkit.kit.table import Table, by_name, from_cells
from printkit.kit.values import parse_json

MAX_BYTES = 1 << 20
ROW = ": row "
JAPANESE = "\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e"
INSTEAD = {".xls": "xlsx", ".xlsm": "xlsx", ".numbers": "xlsx", ".txt": "csv"}
"""Kinds of file that are not read, and what to save them as."""


@lru_cache(maxsize=32)
def read_text_table(name: str, key: str, data: bytes, japanese: bool) -> Table:
    """Read a file of rows by its name's ending. ``japanese``: it may well be. Raises DataError with a place.

    ``key``: where in a JSON file the rows are, names with dots between them.
    """
    kind, text = kind_of(name), plain(decoded(name, data, japanese), name, DataError)
    if kind == "json":
        return _json(name, text, key)
    if kind == "yaml":
        return _yaml(name, text)
    return _parted(name, text, "\t" if kind == "tsv" else delimiter(text))


def kind_of(name: str) -> str:
    """Give the kind of a file of rows: csv, tsv, json, yaml, xlsx or ods. Raises DataError for any other."""
    suffix = PurePosixPath(name).suffix.lower()
    kind = {"yml": "yaml"}.get(suffix[1:], suffix[1:])
    if kind in KINDS:
        return kind
    better = INSTEAD.get(suffix) or closest(kind, KINDS) or ", .".join(KINDS)
    what = f"a table is not read from {suffix or 'a file without an ending'}"
    raise DataError(what, hint=f"save it as .{better}")


def decoded(name: str, data: bytes, japanese: bool) -> str:
    """Decode UTF-8, with or without BOM, UTF-16 with one, or Shift_JIS, as spreadsheets save them."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        text = data.decode("cp932", "replace")
        if wide or "\ufffd" in text or not _is_japanese(text, japanese):
            line = 1 if wide else data.count(b"\n", 0, error.start) + 1
            what = "neither UTF-8 nor Shift_JIS" if japanese else "not UTF-8"
            raise DataError(what, where=f"{name}:{line}", hint="save the file as “CSV UTF-8”") from None
    return text


def _is_japanese(text: str, likely: bool) -> bool:
    """Tell whether text taken for Shift_JIS reads like Japanese, as kana do; if it is ``likely`` kanji, too.

    Western accents followed by a letter decode as single kanji amid or after Latin letters (``Forêt``: For黎);
    half-width katakana alone are what they decode as before other signs.
    """
    if re.search("[\u3041-\u309f\u30a1-\u30fa]", text):
        return True
    if not likely:
        return False
    found = re.findall(f"[{JAPANESE}]+", text)
    amid = re.findall(f"(?<![{JAPANESE}])[{JAPANESE}](?=[A-Za-z])", text)
    return bool(found) and not re.search("[\uff61-\uff9f\ue000-\uf8ff]", text) and 2 * len(amid) <= len(found)


SAID = re.compile(r"sep=([,;|\t])\s*$", re.MULTILINE)
"""The line before the columns' names in which Excel is told what parts the cells."""


def delimiter(text: str) -> str:
    """Give what parts a CSV file's cells: of comma, semicolon, bar and tab what its first line has most of."""
    if said := SAID.match(text):
        return said[1]
    first = re.sub('"[^"]*+"', "", text.lstrip("\n").partition("\n")[0])
    return max(",;|\t", key=first.count)


def _parted(name: str, text: str, delimiter: str) -> Table:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=delimiter)
    begun, columns = 1, list[str]()

    def rows() -> Iterator[tuple[int | str, list[str]]]:
        """Give each row with the line that it begins in, and its number where that is another."""
        nonlocal begun, columns
        for number, cells in enumerate(reader, 1):
            if number > 1 or not SAID.match(text):
                columns = columns or cells
                yield (begun if begun == number else f"{begun}{ROW}{number}"), cells
            begun = reader.line_num + 1

    try:
        return from_cells(name, ":", rows())
    except csv.Error as error:
        whole = re.compile(f'(?:"(?>(?:[^"]|"")*)"|(?!")[^{delimiter}\n]*+)[{delimiter}]')
        rest, at, cells = text.split("\n", begun - 1)[-1], 0, 0
        while found := whole.match(rest, at):
            at, cells = found.end(), cells + 1
        line = begun + rest.count("\n", 0, at)
        if rest[at : at + 1] != '"':
            raise DataError(f"not CSV: {error}", where=f"{name}:{line}") from None
        column = repr(columns[cells]) if cells < len(columns) else cells + 1
        what = f"not CSV: the cell in column {column} begins with a quotation mark and does not end in one"
        hint = 'put the mark at its end; within a cell it stands twice: "He said ""go""."'
        raise DataError(what, where=f"{name}:{line}", hint=hint) from None


def _json(name: str, text: str, key: str) -> Table:
    def no_number(word: str) -> None:
        raise DataError(f"not JSON: {word} is no number", where=name)

    as_written = {"object_pairs_hook": _Pairs, "parse_int": str, "parse_float": str}  # of any length
    rows = _listed(name, parse_json(text, name, DataError, **as_written, parse_constant=no_number), key)
    return _named(name, ROW, enumerate(rows, 1))


def _listed(name: str, found: object, key: str) -> list[Any]:
    """Give the list of rows: what a file is, what is under ``key``, or the one list that an object has."""
    for word in filter(None, key.split(".")):
        held = dict(found) if isinstance(found, _Pairs) else {}
        check_known((word,), held, "no key", where=name, kind=DataError)
        found = held[word]
    if isinstance(found, _Pairs):
        lists = {word: held for word, held in found if isinstance(held, list) and not isinstance(held, _Pairs)}
        if len(lists) > 1:
            hint = f"say which: {name}#{next(iter(lists))}"
            raise DataError(f"several lists: {', '.join(lists)}"[:200], where=name, hint=hint)
        found = next(iter(lists.values()), found)
    if not isinstance(found, list) or isinstance(found, _Pairs):
        raise DataError("should be a list of rows", where=name, hint='write [ { "id": "…" }, … ]')
    return found


class _Pairs(list[tuple[str, Any]]):
    """An object of JSON with all that it says, a name said twice too."""


def _named(name: str, mark: str, found: Iterable[tuple[int, object]]) -> Table:
    """Make a table of rows that should be objects."""
    pairs = ((line, _row(f"{name}{mark}{line}", row)) for line, row in found)
    return from_cells(name, mark, by_name(name, mark, pairs))


def _row(where: str, row: object) -> list[tuple[str, str]]:
    if not isinstance(row, _Pairs):
        raise DataError(NAMELESS, where=where)
    pairs: list[tuple[str, str]] = []
    for column, value in row:
        if isinstance(value, _Pairs):  # "name": { "ja": …, "en": … } is name.ja and name.en
            pairs += [(f"{column}.{lang}", _cell(text, f"{column}.{lang}", where)) for lang, text in value]
        else:
            pairs.append((column, _cell(value, column, where)))
    return pairs


def _cell(value: object, column: str, where: str) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return "true"
    if isinstance(value, str):
        return value
    raise DataError(f"{column!r} holds a list or a table, not a text", where=where, hint="a cell is one text")


def _yaml(name: str, text: str) -> Table:
    """Read YAML off its events: no tags are obeyed, and no aliases, which can make much of little."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return _named(name, ":", _yaml_rows(name, yaml.parse(text, Loader=loader)))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = str(getattr(error, "problem", None) or error).splitlines()[0]
        where = f"{name}:{mark.line + 1}" if mark else name
        if "nesting depth" in what:  # PyYAML from 6.0.4 on looks at it before _yaml_rows can
            raise DataError(NAMELESS, where=where, hint=YAML_ROWS) from None
        raise DataError(f"not YAML: {what}", where=where) from None


NAMELESS = "a row should name its columns"
YAML_ROWS = "write - id: … for each row"


def _yaml_rows(name: str, events: Iterator[Any]) -> Iterator[tuple[int, object]]:
    """Give the rows of a YAML list, each with its line: its mappings, and those in them, as :class:`_Pairs`."""
    import yaml

    def fail(event: Any, what: str, hint: str | None = YAML_ROWS) -> DataError:
        return DataError(what, where=f"{name}:{event.start_mark.line + 1}", hint=hint)

    def inside() -> Iterator[Any]:
        """Give the events to the end of what is open."""
        for event in events:
            if isinstance(event, yaml.CollectionEndEvent):
                return
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise fail(event, "anchors and aliases (& and *) are refused", "write it out")
            if getattr(event, "tag", None):
                raise fail(event, f"the tag {event.tag[:40]!r} is refused", "a cell is one text")
            yield event

    def value(event: Any, depth: int) -> object:
        if isinstance(event, yaml.ScalarEvent) and depth > 1:
            none = event.implicit[0] and event.value in ("~", "null", "Null", "NULL", "false", "False", "FALSE")
            return "" if none else event.value  # a plain null or false is empty
        if isinstance(event, yaml.MappingStartEvent) and depth < 3:
            held = [value(one, depth + 1) for one in inside()]
            keys = [key for key in held[::2] if isinstance(key, str)]
            if 2 * len(keys) == len(held):
                return _Pairs(zip(keys, held[1::2], strict=True))
        raise fail(event, "a cell is one text" if depth > 1 else NAMELESS)

    documents = 0
    for event in inside():
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise fail(event, "a second document", "a table is one list of rows")
        elif isinstance(event, yaml.SequenceStartEvent):
            yield from ((row.start_mark.line + 1, value(row, 1)) for row in inside())
        elif isinstance(event, yaml.NodeEvent):
            raise fail(event, "should be a list of rows")


BOOKS = ("xlsx", "ods")
KINDS = ("csv", "tsv", "json", "yaml", *BOOKS)
"""Kinds of files of rows; those with several sheets."""
