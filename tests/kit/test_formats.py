"""The same rows from CSV, TSV, JSON, YAML and XLSX; as spreadsheets save them; and what is refused."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import openpyxl
import pytest

from printkit.errors import DataError
from printkit.kit.data import read_table
from printkit.kit.table import Row

ROWS = (
    Row({"id": "007", "name.ja": "鶴", "name.en": "Crane", "cost": "3", "rare": "true"}),
    Row({"id": "no", "name.ja": "亀", "name.en": "Turtle, old", "cost": "0.5", "rare": ""}),
)
COLUMNS = ("id", "name.ja", "name.en", "cost", "rare")
CSV = 'id,name.ja,name.en,cost,rare\n007,鶴,Crane,3,true\nno,亀,"Turtle, old",0.5,\n'
JSON = """[
 {"id": "007", "name": {"ja": "鶴", "en": "Crane"}, "cost": 3, "rare": true},
 {"id": "no", "name": {"ja": "亀", "en": "Turtle, old"}, "cost": 0.5, "rare": false}
]"""
YAML = """\
# birds first
- id: 007
  name: { ja: 鶴, en: Crane }
  cost: 3
  rare: true
- id: no
  name:
    ja: 亀
    en: Turtle, old
  cost: 0.5
  rare: FALSE
"""


def workbook(*sheets: tuple[str, list[list[object]]]) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for title, rows in sheets:
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


DECK: list[list[object]] = [
    list(COLUMNS),
    ["007", "鶴", "Crane", 3, True],
    [],
    ["no", "亀", "Turtle, old", 0.5, False],
]
FILES = {
    "cards.csv": CSV.encode(),
    "excel.csv": CSV.encode("utf-8-sig").replace(b"\n", b"\r\n"),
    "japan.csv": CSV.encode("shift_jis"),
    "tabs.csv": CSV.replace('"Turtle, old"', "Turtle/ old").replace(",", "\t").replace("/", ",").encode(),
    "europe.csv": CSV.replace('"Turtle, old"', "T").replace(",", ";").replace(";T;", ";Turtle, old;").encode(),
    "said.csv": b"sep=;\r\n" + CSV.replace(",", ";").replace("Turtle;", "Turtle,").encode(),
    "bars.csv": CSV.replace('"Turtle, old"', "T").replace(",", "|").replace("|T|", "|Turtle, old|").encode(),
    "cards.tsv": CSV.replace('"Turtle, old"', "T")
    .replace(",", "\t")
    .replace("\tT\t", "\tTurtle, old\t")
    .encode(),
    "unicode.tsv": CSV.replace('"Turtle, old"', "T")
    .replace(",", "\t")
    .replace("\tT\t", "\tTurtle, old\t")
    .encode("utf-16"),
    "cards.json": JSON.encode(),
    "cards.yaml": YAML.encode(),
    "cards.yml": YAML.encode(),
    "cards.xlsx": workbook(("Deck", DECK), ("Other", [["x"], [1]])),
    "cards.xlsx#Deck": workbook(("Other", [["x"], [1]]), ("Deck", DECK)),
}


Content = str | bytes | Callable[[], bytes]


def put(folder: Path, name: str, data: Content) -> str:
    data = data() if callable(data) else data
    (folder / name.partition("#")[0]).write_bytes(data if isinstance(data, bytes) else data.encode())
    return name


@pytest.mark.parametrize("name", FILES)
def test_the_same_rows(name: str, tmp_path: Path) -> None:
    table = read_table(tmp_path, put(tmp_path, name, FILES[name]))
    assert table.columns == COLUMNS
    assert table.rows == ROWS


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("cards.csv", "cards.csv:3"),
        ("cards.json", "cards.json: row 2"),
        ("cards.yaml", "cards.yaml:6"),
        ("cards.xlsx", "cards.xlsx#Deck: row 4"),
    ],
)
def test_rows_know_their_place(name: str, place: str, tmp_path: Path) -> None:
    assert read_table(tmp_path, put(tmp_path, name, FILES[name])).places[1] == place


def test_dates_and_numbers_of_a_workbook(tmp_path: Path) -> None:
    import datetime

    rows: list[list[object]] = [["a", "b", "c"], [datetime.datetime(2026, 11, 20), 1e6, "two\nlines"]]
    table = read_table(tmp_path, put(tmp_path, "c.xlsx", workbook(("S", rows))))
    assert table.rows == (Row({"a": "2026-11-20", "b": "1000000", "c": "two\nlines"}),)


@pytest.mark.parametrize("text", ["id,name\n1,né\n", "id,name\n1,élan\n2,Übermut\n", "a\n\xa9\xae\n"])
def test_western_letters_are_not_taken_for_japanese(text: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="neither UTF-8 nor Shift_JIS") as caught:
        read_table(tmp_path, put(tmp_path, "cards.csv", text.encode("cp1252")))
    assert caught.value.hint == "save the file as “CSV UTF-8”"


def test_a_kit_without_japanese_has_no_kanji(tmp_path: Path) -> None:
    """``Forêt`` of Windows is ``For黎`` in Shift_JIS; kana are surely Japanese, whatever the kit says."""
    name = put(tmp_path, "cards.csv", "id,name\n1,Forêt\n".encode("cp1252"))
    with pytest.raises(DataError, match="not UTF-8") as caught:
        read_table(tmp_path, name, ("en", "fr"))
    assert (caught.value.where, caught.value.hint) == ("cards.csv:2", "save the file as “CSV UTF-8”")
    name = put(tmp_path, "cards.csv", "id,name\n1,カード\n".encode("cp932"))
    assert read_table(tmp_path, name, ("en", "fr")).rows[0]["name"] == "カード"


@pytest.mark.parametrize("text", ["札,枚数\n剣士,3\n", "id,名\n1,カード\n", "id,名\n1,一\n2,二の札\n"])
def test_japanese_of_few_words_is_read(text: str, tmp_path: Path) -> None:
    name = put(tmp_path, "cards.csv", text.encode("cp932"))
    assert ",".join(read_table(tmp_path, name).columns) == text.split("\n")[0]


def test_a_tab_beside_commas_parts_nothing(tmp_path: Path) -> None:
    name = put(tmp_path, "cards.csv", b"id,name\t,cost\n1,a,2\n")
    assert read_table(tmp_path, name).columns == ("id", "name", "cost")


@pytest.mark.parametrize("head", ["id;name;text (a, b)", "id\tname\tcost, gold", "id;name, text;a|b"])
def test_a_comma_among_other_marks_parts_nothing(head: str, tmp_path: Path) -> None:
    mark = "\t" if "\t" in head else ";"
    name = put(tmp_path, "cards.csv", f"{head}\n1{mark}x{mark}y\n")
    assert read_table(tmp_path, name).columns == tuple(head.split(mark))


def damaged(data: bytes) -> bytes:
    return data[:200] + b"\0" * 40 + data[240:]


def bomb() -> bytes:
    """A workbook whose sheet unpacks to 33 MiB."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(FILES["cards.xlsx"])) as good, zipfile.ZipFile(file, "w", 8) as bad:
        for name in good.namelist():
            bad.writestr(name, b" " * (33 << 20) if name.endswith("sheet1.xml") else good.read(name))
    return file.getvalue()


def changed(old: bytes, new: bytes, member: str = "xl/worksheets/sheet1.xml") -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(FILES["cards.xlsx"])) as good, zipfile.ZipFile(file, "w", 8) as bad:
        for name in good.namelist():
            text = good.read(name)
            assert name != member or old in text
            bad.writestr(name, text.replace(old, new) if name == member else text)
    return file.getvalue()


def formula() -> bytes:
    return workbook(("S", [["a", "b"], [1, "=A2+1"]]))


def read_and_use(folder: Path, name: str) -> None:
    """Read a table and take each of its cells, as a template would."""
    for row in read_table(folder, name).rows:
        for column in row:
            row[column]


DEEP = "[" * 100_000
BAD: dict[str, tuple[str, Content, str, str]] = {
    "JSON syntax": ("c.json", '[{"a": 1,}]', "c.json:1", "not JSON"),
    "JSON deep": ("c.json", DEEP, "c.json", "nested too deeply"),
    "JSON NaN": ("c.json", '[{"a": NaN}]', "c.json", "NaN is no number"),
    "JSON object": ("c.json", '{"a": 1}', "c.json", "a list of rows"),
    "JSON row": ("c.json", "[1]", "c.json: row 1", "should name its columns"),
    "JSON list": ("c.json", '[{"a": [1]}]', "c.json: row 1", "'a' holds a list"),
    "JSON column twice": ("c.json", '[{"a": 1, "a": 2}]', "c.json: row 1", "two columns are named 'a'"),
    "JSON column missing": ("c.json", '[{"a": 1, "b": 2}, {"a": 1}]', "c.json: row 2", "no 'b' in this row"),
    "JSON column new": (
        "c.json",
        '[{"name": 1}, {"nmae": 1}]',
        "c.json: row 2",
        "no column 'nmae' in the first",
    ),
    "JSON column empty": ("c.json", '[{"": 1}]', "c.json: row 1", "column 1 has no name"),
    "JSON without rows": ("c.json", "[]", "c.json", "no rows"),
    "JSON error": ("c.json", '[{"a": 1}, {"a": "#N/A"}]', "c.json: row 2", "column 'a' holds the error #N/A"),
    "JSON rows": ("c.json", json.dumps([{"a": 1}] * 5001), "c.json: row 5001", "5000 rows"),
    "YAML syntax": ("c.yaml", "- a: 1\n b: 2", "c.yaml:2", "not YAML"),
    "YAML deep": ("c.yaml", DEEP, "c.yaml:1", "should name its columns"),
    "YAML alias": ("c.yaml", "- &x {a: 1}\n- *x", "c.yaml:1", "anchors and aliases"),
    "YAML tag": ("c.yaml", "- a: !!python/object/apply:os.system [x]", "c.yaml:1", "the tag"),
    "YAML second document": ("c.yaml", "- a: 1\n---\n- a: 2", "c.yaml:2", "a second document"),
    "YAML list in a row": ("c.yaml", "- a: [1]", "c.yaml:1", "a cell is one text"),
    "YAML mapping": ("c.yaml", "a: 1", "c.yaml:1", "should be a list of rows"),
    "YAML text": ("c.yaml", "abc", "c.yaml:1", "should be a list of rows"),
    "YAML column twice": ("c.yaml", "- a: 1\n  a: 2", "c.yaml:1", "two columns are named 'a'"),
    "YAML column missing": ("c.yaml", "- a: 1\n  b: 2\n- a: 1", "c.yaml:3", "no 'b' in this row"),
    "YAML nothing": ("c.yaml", "", "c.yaml", "no rows"),
    "YAML key": ("c.yaml", "- {a: 1}\n- ? {a: 1}\n  : 2", "c.yaml:2", "should name its columns"),
    "YAML control": ("c.yaml", "- a: \x07", "c.yaml", "not YAML"),
    "XLSX nothing": ("c.xlsx", b"", "c.xlsx", "no workbook"),
    "XLSX of another kind": ("c.xlsx", b"\xd0\xcf\x11\xe0" + b"x" * 99, "c.xlsx", "no workbook"),
    "XLSX cut short": ("c.xlsx", FILES["cards.xlsx"][:900], "c.xlsx", "no workbook"),
    "XLSX damaged": ("c.xlsx", damaged(FILES["cards.xlsx"]), "c.xlsx", "workbook"),
    "XLSX bomb": ("c.xlsx", bomb, "c.xlsx", "unpacks to more than 32 MiB"),
    "XLSX entity": (
        *("c.xlsx", partial(changed, b"<worksheet", b'<!DOCTYPE x [<!ENTITY a "a">]><worksheet')),
        *("c.xlsx", "a DOCTYPE in"),
    ),
    "XLSX sheet unknown": ("c.xlsx#Dekc", FILES["cards.xlsx"], "c.xlsx", "no sheet 'Dekc'"),
    "XLSX far row": (
        "c.xlsx",
        partial(changed, b'r="4"', b'r="1048576"'),
        "c.xlsx#Deck: row 1048576",
        "more than 20000 rows",
    ),
    "XLSX far column": (
        "c.xlsx",
        partial(changed, b'"E4"', b'"XFD4"'),
        "c.xlsx#Deck: row 4",
        "more than 100 columns",
    ),
    "XLSX column twice": ("c.xlsx", workbook(("S", [["a", "a"], [1, 2]])), "c.xlsx: row 1", "named 'a'"),
    "XLSX formula": ("c.xlsx", formula, "c.xlsx: row 2", "the formula in column 'b' has no saved value"),
    "XLSX formula for a name": (
        "c.xlsx",
        workbook(("S", [["a", "=A1"]])),
        "c.xlsx: row 1",
        "column 2 has no saved",
    ),
    "XLSX empty": ("c.xlsx", workbook(("S", [])), "c.xlsx", "no column names"),
    "TSV short row": ("c.tsv", "a\tb\n1\n", "c.tsv:2", "1 cells"),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, tmp_path: Path) -> None:
    file, data, place, what = BAD[name]
    with pytest.raises(DataError, match=what) as caught:
        read_and_use(tmp_path, put(tmp_path, file, data))
    assert caught.value.where == place


@pytest.mark.parametrize(
    ("name", "hint"),
    [("c.xls", "save it as .xlsx"), ("c.txt", "save it as .csv")],
)
def test_other_kinds_of_file(name: str, hint: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="a table is not read from") as caught:
        read_table(tmp_path, put(tmp_path, name, "x"))
    assert caught.value.hint == hint
