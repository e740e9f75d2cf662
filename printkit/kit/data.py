"""A kit's data: its files of rows, the products of lists, the language and the copies; and its words."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from printkit.errors import DataError, PrintkitError, Problems, check_known, closest, gathered, nearest
from printkit.kit.formats import BOOKS, MAX_BYTES, kind_of, read_text_table
from printkit.kit.model import SLIPS, Axis, Data, Kit, Part
from printkit.kit.resources import MAX_ART, inside, read_bytes
from printkit.kit.table import COPIES, MAX_ROWS, Row, Table, called, cells_of, joined, only_column, stacked

MAX_COPIES = 999
MAX_CARDS = 10_000
LIKE_COPIES = (
    *("copies", "copy", "numberofcopies", "ofcopies", "cardcount", "qty", "quantity", "count", "amount"),
    *("anzahl", "menge", "cantidad", "quantité", "個数", "枚数", "number", "num", "no"),
)
"""What else people call that column, in small letters with nothing between them: last what may number cards."""

COUNT = re.compile(r"(\d+)(?:\.0+)?")
"""How many, as programs write it that know only floats, too: 4.0."""

LANG = "{lang}"
SHEET = re.compile(r"(.+\.(?:xlsx|ods|json))#(.*)", re.IGNORECASE)
JAPANESE = "ja"


def split_sheet(name: str) -> tuple[str, str]:
    """Split ``cards.xlsx#Deck`` into the file and the sheet, "" where none is named."""
    match = SHEET.fullmatch(name)
    return (match[1], match[2]) if match else (name, "")


def files_of(name: str, languages: Sequence[str]) -> dict[str, str]:
    """Give the files that a name stands for, by language: ``cards.{lang}.csv`` is one for each."""
    if LANG not in name:
        return dict.fromkeys(languages[:1], name)
    return {lang: name.replace(LANG, lang) for lang in languages}


def read_table(folder: Path, name: str, languages: Sequence[str] = (JAPANESE,)) -> Table:
    """Read a file of rows of a kit's folder: CSV, TSV, JSON, YAML, or a sheet of a workbook (``name#Sheet``).

    ``cards.{lang}.csv`` is a file for each language, joined by the column ``id``.
    ``languages``: the kit's; bytes that could be Shift_JIS or an old western encoding are the former only where
    Japanese is among them. Raises DataError naming file and line or row for whatever is wrong in it.
    """
    if LANG in name:
        files = files_of(name, languages)
        return joined({lang: read_table(folder, one, languages) for lang, one in files.items()})
    file, sheet = split_sheet(name)
    path = inside(folder, file, "kit.toml")
    if kind_of(file) in BOOKS:
        from printkit.kit.workbook import read_workbook

        table = read_workbook(file, sheet, read_bytes(path, MAX_ART, DataError))
    else:
        japanese = any(lang.partition("-")[0] == JAPANESE for lang in languages)
        table = read_text_table(file, sheet, read_bytes(path, MAX_BYTES, DataError), japanese)
    _check_languages(table, languages)
    return table


def _check_languages(table: Table, languages: Sequence[str]) -> None:
    """Refuse a column by language that is called otherwise than its fellows: ``Name.en``, ``name.jp``."""
    codes = {lang.lower(): lang for lang in languages}
    split = {column: column.rpartition(".") for column in sorted(table.columns, key=str.islower)}
    for column, (stem, _, lang) in split.items():
        code = codes.get(SLIPS.get(lang.lower(), lang.lower()))
        fellows = [
            one for one, _, other in split.values() if one.lower() == stem.lower() and other in languages
        ]
        if stem and code and fellows and (lang != code or fellows.count(stem) == 1 < len(fellows)):
            hint = f"did you mean {f'{fellows[-1]}.{code}'!r}?"
            raise DataError(f"{column!r} is not called as in other languages", where=table.head, hint=hint)


def files_of_rows(kit: Kit) -> tuple[str, ...]:
    """Give the names of a kit's files of rows, its words first, each once."""
    named = [kit.words or "", *kit.tables.values()]
    for part in kit.parts:
        if part.data is not None:
            named += [*part.data.files, *(axis.file for axis in part.data.axes)]
    return tuple(dict.fromkeys(filter(None, named)))


def load_readers(kit: Kit) -> None:
    """Import what reads a kit's workbooks: else each process does that is forked from now on."""
    if any(".xlsx" in file.lower() for file in files_of_rows(kit)):
        from printkit.kit import workbook

        workbook.load()


def called_in(kit: Kit, file: str) -> Mapping[str, str]:
    """Give what the columns of a file of rows are called in it, by the names that the parts give them."""
    parts = (part.data for part in kit.parts if part.data is not None)
    reading = (data for data in parts if file in (*data.files, *(axis.file for axis in data.axes)))
    return {ours: theirs for data in reading for ours, theirs in data.columns.items()}


def rows_of(kit: Kit, file: str) -> Table:
    """Read a file of rows as the kit's parts know it: with their names for its columns."""
    table = read_table(kit.folder, file, kit.languages)
    names = {ours: theirs for ours, theirs in called_in(kit, file).items() if theirs in table.columns}
    return table if LANG in file else table.renamed(names, file)


def columns_lacking(kit: Kit, lang: str) -> Iterator[str]:
    """Give a line for each column that a file of rows lacks in a language, or for what is wrong with it."""
    for file in files_of_rows(kit):
        try:
            columns = rows_of(kit, file).columns
        except PrintkitError as error:
            yield f"{error.where}: {error.what}" if error.where else error.what
            continue
        if LANG in file and lang not in kit.languages:
            try:
                read_table(kit.folder, file, (*kit.languages, lang))
            except PrintkitError as error:
                yield f"{file}: {error.what}"
        wanted = [lang] if file == kit.words else []
        stems = (column.rpartition(".") for column in columns)
        wanted += [f"{stem}.{lang}" for stem, dot, other in stems if dot and other in kit.languages]
        yield from (f"{file}: no column {one!r}" for one in dict.fromkeys(wanted) if one not in columns)


def part_table(kit: Kit, part: Part, into: Problems | None = None) -> Table | None:
    """Read a part's rows, those that it wants; None for a part without data.

    Raises DataError for rows that lack what is ``required``, or count wrongly. What is required may be there by
    language, then in each of the kit's. ``into``: what is wrong with rows is gathered there, and the rows are
    given all the same.
    """
    folder, data, languages = kit.folder, part.data, kit.languages
    if data is None:
        return None
    if data.files:
        table = stacked([read_table(folder, file, languages) for file in data.files])
    else:
        table = _product(folder, data, languages)
    if data.columns:
        table = table.renamed(data.columns, f"{data.place}.columns")
    required = [column for name in data.required for column in _by_language(name, table, languages)]
    for column in required:
        if column not in table.columns:
            hint = _hint(column, table, languages, required) or only_column(table.columns) or called(column)
            raise DataError(f"no column {column!r}, which is required", where=table.head, hint=hint)
    if data.where:
        from printkit.kit.filter import filtered  # most kits have no filter

        table = filtered(table, data.where, f"{data.place}.where")
    with gathered(into) as problems:
        for column in required:
            empty = [place for place, row in zip(table.places, table.rows, strict=True) if not row[column]]
            if empty:
                error = DataError(f"{column} is empty, which is required", where=empty[0])
                error.more = len(empty) - 1
                problems.add(error)
        for number in range(len(table.rows)):
            with problems.caught():
                copies(table, number)
    return table


def _by_language(name: str, table: Table, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Give the columns that stand for one that is asked for: itself, or one a language."""
    columns = tuple(f"{name}.{lang}" for lang in languages)
    return (name,) if name in table.columns or not set(columns).intersection(table.columns) else columns


def _hint(column: str, table: Table, languages: tuple[str, ...], wanted: Sequence[str] = ()) -> str | None:
    """Name the column that may have been meant: none that is asked for, or there in all languages."""
    stem = column.rpartition(".")[0]
    odd: dict[str, str] = {}
    for other in table.columns:
        name, _, lang = other.rpartition(".")
        whole = lang in languages and all(f"{name}.{one}" in table.columns for one in languages)
        if other not in wanted and not whole and not (stem and name == stem):
            odd[other.lower()] = other
    found = closest(column.lower(), odd)
    return f"there is a column {odd[found]!r}" if found else None


def _product(folder: Path, data: Data, languages: tuple[str, ...]) -> Table:
    """Make a row of every combination of the axes' values, the last changing fastest."""
    place = f"{data.place}.data"
    axes = [_axis(folder, axis, place, languages) for axis in data.axes]
    every = Counter(column for axis in axes for column in axis.columns)
    (column, times), *_ = every.most_common(1)
    if times > 1:
        raise DataError(f"the column {column!r} comes from two axes", where=place)
    if math.prod(len(axis.rows) for axis in axes) > MAX_ROWS:
        raise DataError(f"more than {MAX_ROWS} rows", where=place)
    made = itertools.product(*(map(cells_of, axis.rows) for axis in axes))
    rows = [Row({column: cell for row in found for column, cell in row.items()}) for found in made]
    # the axes' own columns come first: they name a card
    names = [axis.name for axis in data.axes]
    columns = dict.fromkeys((*names, *every))
    places = tuple(f"{place}: row {number}" for number in range(1, len(rows) + 1))
    notes = tuple(note for axis in axes for note in axis.notes)
    return Table(place, tuple(columns), tuple(rows), places, place, len(names), notes)


def _axis(folder: Path, axis: Axis, place: str, languages: tuple[str, ...]) -> Table:
    if not axis.file:
        return Table(place, (axis.name,), tuple(Row({axis.name: value}) for value in axis.values), ())
    table = read_table(folder, axis.file, languages)
    if axis.name not in table.columns:
        hint = nearest(axis.name, table.columns) or "the axis is called as the column that names its rows"
        raise DataError(f"no column {axis.name!r}", where=table.head, hint=hint)
    return table


def in_language(table: Table, lang: str, languages: tuple[str, ...], into: Problems | None = None) -> Table:
    """Give the table with ``name`` for every ``name.<lang>``; the columns of all languages stay too.

    ``lang`` may be one that the kit does not have (``xx``, a part without words): then nothing is added.
    Raises DataError where a language of the kit has no such column, or an empty cell beside a filled one;
    the latter is gathered ``into``.
    """
    split = (column.rpartition(".") for column in table.columns)
    names = dict.fromkeys(stem for stem, _, lang in split if stem and lang in languages)
    for name in names:
        if name in table.columns:
            raise DataError(f"column {name!r} stands beside columns by language", where=table.head)
        for other in languages:
            column = f"{name}.{other}"
            if column not in table.columns:
                hint = _hint(column, table, languages)
                raise DataError(f"no column {column!r} beside the other languages", where=table.head, hint=hint)
        with gathered(into) as problems:
            for number, row in enumerate(map(cells_of, table.rows)):
                empty = [f"{name}.{other}" for other in languages if not row[f"{name}.{other}"]]
                if empty and len(empty) < len(languages):
                    what = f"{empty[0]} is empty, other languages are not"
                    problems.add(DataError(what, where=table.places[number]))
    if lang not in languages:
        return table
    rows = tuple(Row({n: row[f"{n}.{lang}"] for n in names} | row) for row in map(cells_of, table.rows))
    return replace(table, rows=rows)


def copies(table: Table, number: int) -> int:
    """Give how often row ``number`` is wanted: its ``copies``; 1 without the column or with an empty cell."""
    row = table.rows[number]
    if COPIES not in row or not row[COPIES]:
        return 1
    found = COUNT.fullmatch(row[COPIES])
    if not found or len(found[1]) > 3:
        raise DataError(f"copies should be 0 to {MAX_COPIES}, not {row[COPIES]!r}", where=table.places[number])
    return int(found[1])


def like_copies(table: Table) -> str | None:
    """Name the column that may have been meant for ``copies``: called most alike, and of numbers alone."""
    if COPIES in table.columns:
        return None
    found: dict[int, str] = {}
    for column in table.columns:
        word = re.sub(r"[\W_]+", "", column).lower()
        if word in LIKE_COPIES or closest(word, [COPIES], 0.8):
            cells = [cell for row in table.rows if (cell := cells_of(row)[column])]
            if cells and all(map(COUNT.fullmatch, cells)):
                found.setdefault(LIKE_COPIES.index(word) if word in LIKE_COPIES else 0, column)
    return found[min(found)] if found else None


def pieces(table: Table, count: int) -> int:
    """Give how many cards a table comes to, ``count`` of each copy. DataError for more than MAX_CARDS."""
    total = 0
    for number in range(len(table.rows)):
        total += count * copies(table, number)
        if total > MAX_CARDS:
            raise DataError(f"more than {MAX_CARDS} cards, all copies counted", where=table.places[number])
    return total


def count_of(kit: Kit, part: Part) -> int:
    """Give how many pieces a part has, its table's rows with all their copies. Raises DataError."""
    table = part_table(kit, part)
    return part.count if table is None else pieces(table, part.count)


def read_words(kit: Kit, into: Problems | None = None) -> Mapping[str, Mapping[str, str]]:
    """Read the kit's words: language → key → text. Empty for a kit without words.

    The file has the columns ``key`` and one for each language; a word that a language lacks is a DataError.
    ``into``: what is wrong with words is gathered there, and the words are given all the same.
    """
    if kit.words is None:
        return {lang: {} for lang in kit.languages}
    table = read_table(kit.folder, kit.words, kit.languages)
    check_known(("key", *kit.languages), table.columns, "no column", where=table.head, kind=DataError)
    seen: dict[str, str] = {}
    with gathered(into) as problems:
        for number, row in enumerate(table.rows):
            key, where = row["key"], table.places[number]
            if not re.fullmatch(r"[a-z][a-z0-9_-]*", key):
                problems.add(DataError(f"{key!r} is no key", where=where, hint="letters a–z, digits, - and _"))
            elif key in seen:
                problems.add(DataError(f"{key!r} is there already: {seen[key]}", where=where))
            seen[key] = where
            for lang in kit.languages:
                if not row[lang]:
                    problems.add(DataError(f"{key!r} has no text for language {lang!r}", where=where))
    return {lang: {row["key"]: row[lang] for row in table.rows} for lang in kit.languages}


def word(
    kit: Kit, words: Mapping[str, Mapping[str, str]], first: str, key: str, lang: str | None = None
) -> str:
    """Give what ``t(key)`` is in templates: one of the kit's words, in ``first`` by itself. DataError."""
    lang = lang or first
    if kit.words is None:
        hint = 'words = "words.csv", above the first [table] or [[part]]'
        raise DataError(f"no word {key!r}: kit.toml names no words file", hint=hint)
    if lang not in words:
        raise DataError(f"no words for language {lang!r}", hint="this part has words = false")
    if key not in words[lang]:
        error = DataError(f"no word {key!r} in {kit.words}", hint=nearest(key, words[lang]))
        error.follows = kit.words, "is no key"
        raise error
    return words[lang][key]
