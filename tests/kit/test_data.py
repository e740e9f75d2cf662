"""CSV → rows: names of columns, languages, copies, words."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import DataError, SeveralErrors
from printkit.kit.data import copies, in_language, part_table, read_table, read_words
from printkit.kit.read import read_kit
from printkit.kit.table import Row
from tests.kit.conftest import Edit


def table_of(small: Path, text: str) -> Path:
    (small / "cards.csv").write_text(text, encoding="utf-8")
    return small


def test_rows(small: Path) -> None:
    text = '\ufeffid , name\n"a, b",1\n\n  \n"two\nlines",2\nc,3\n'
    table = read_table(table_of(small, text), "cards.csv")
    assert table.columns == ("id", "name")
    found = ("a, b", "1"), ("two\nlines", "2"), ("c", "3")
    assert table.rows == tuple(Row({"id": id, "name": name}) for id, name in found)
    assert [table.places[n] for n in range(3)] == ["cards.csv:2", "cards.csv:5", "cards.csv:7: row 6"]


BAD = {
    "nothing": ("", "cards.csv", "no column names"),
    "a name twice": ("a,b,a\n", "cards.csv:1", "(?s)two columns are named 'a'.*name of its own"),
    "a long row": (
        "a,b\n1,2\n1,2,3\n",
        "cards.csv:3",
        r"(?s)3 cells where the first line has 2.*\(comma, semicolon, tab\)",
    ),
    "a short row": ("a,b\n1\n", "cards.csv:2", "1 cells"),
    "a quote not closed": ('a,b\n1,"2\n', "cards.csv:2", "not CSV"),
    "too many columns": (",".join(f"c{i}" for i in range(101)) + "\n", "cards.csv:1", "100 columns"),
    "too many rows": ("a\n" + "x\n" * 5001, "cards.csv:5002", "5000 rows"),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, small: Path) -> None:
    text, place, what = BAD[name]
    with pytest.raises(DataError, match=what) as caught:
        read_table(table_of(small, text), "cards.csv")
    assert caught.value.where == place


def test_bytes_that_are_no_text_are_named(small: Path) -> None:
    (small / "cards.csv").write_bytes(b"id,name\n1,\xff\xff\n")
    with pytest.raises(DataError, match="neither UTF-8 nor Shift_JIS") as caught:
        read_table(small, "cards.csv")
    assert caught.value.where == "cards.csv:2"


ODD = "is not called as in other languages"


@pytest.mark.parametrize(
    ("columns", "required", "what", "hint"),
    [
        ("id,name.ja,name.en", '["name"]', "", ""),
        ("id,name", '["name"]', "", ""),
        ("id,name.ja,naem.en", '["name"]', "no column 'name.en', which is required", "a column 'naem.en'"),
        (
            "id,name.ja,naem.en",
            '["name.ja", "name.en"]',
            "no column 'name.en', which is required",
            "a column 'naem.en'",
        ),
        ("id,Name.ja,name.en", '["name"]', f"'Name.ja' {ODD}", "did you mean 'name.ja'?"),
        ("id,name.jp,name.en", "[]", f"'name.jp' {ODD}", "did you mean 'name.ja'?"),
        ("id,nmae", '["name"]', "no column 'name', which is required", "a column 'nmae'"),
        ("id,kind", '["name"]', "no column 'name', which is required", ""),
        (
            "text.ja,text.en,name.ja,naem.en",
            "[]",
            "no column 'name.en' beside the other languages",
            "a column 'naem.en'",
        ),
    ],
)
def test_a_column_that_is_called_otherwise(
    columns: str, required: str, what: str, hint: str, small: Path, edit: Edit
) -> None:
    """What is required may be there by language; a hint names a column that nothing asks for."""
    table_of(small, f"{columns}\n{','.join('abcd'[: columns.count(',') + 1])}\n")
    edit("kit.toml", 'data = "cards.csv"', f'data = "cards.csv"\nrequired = {required}')
    kit = read_kit(small)
    if not what:
        assert part_table(kit, kit.parts[0])
        return
    with pytest.raises(DataError) as caught:
        table = part_table(kit, kit.parts[0])
        assert table is not None
        in_language(table, "ja", kit.languages)
    assert (caught.value.what, caught.value.where) == (what, "cards.csv:1")
    assert (hint or 'columns = { "name" = ') in (caught.value.hint or "")


@pytest.mark.parametrize(
    ("rows", "required", "told"),
    [
        (
            "id,name.ja,name.en\n1,,\n",
            "name",
            [(f"name.{lang} is empty, which is required", "cards.csv:2") for lang in ("ja", "en")],
        ),
        (
            "id,kind,copies\n1,,9\n2,a,many\n3,,x\n",
            "kind",
            [
                ("kind is empty, which is required (and 1 more like it)", "cards.csv:2"),
                ("copies should be 0 to 999, not 'many'", "cards.csv:3"),
                ("copies should be 0 to 999, not 'x'", "cards.csv:4"),
            ],
        ),
    ],
)
def test_what_is_wrong_with_rows_is_told_together(
    small: Path, edit: Edit, rows: str, required: str, told: list[tuple[str, str]]
) -> None:
    """What is required has to be filled in each language."""
    table_of(small, rows)
    edit("kit.toml", 'data = "cards.csv"', f'data = "cards.csv"\nrequired = ["{required}"]')
    kit = read_kit(small)
    with pytest.raises(SeveralErrors) as caught:
        part_table(kit, kit.parts[0])
    assert [(one.told, one.where) for one in caught.value.each] == told


def test_columns_by_language(small: Path) -> None:
    table = read_table(small, "cards.csv")
    row = in_language(table, "ja", ("ja", "en")).rows[1]
    assert (row["name"], row["name.en"], row["id"]) == ("に", "two", "two")
    assert in_language(table, "en", ("ja", "en")).rows[1]["name"] == "two"
    assert "name" not in in_language(table, "xx", ("ja", "en")).rows[1]


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("id,name.ja\n1,a\n", "cards.csv:1", "no column 'name.en'"),
        ("id,name.ja,name.en\n1,a,\n", "cards.csv:2", "name.en is empty"),
        ("name,name.ja,name.en\n1,a,b\n", "cards.csv:1", "beside columns by language"),
    ],
)
def test_a_translation_that_is_missing(small: Path, text: str, where: str, what: str) -> None:
    with pytest.raises(DataError, match=what) as caught:
        in_language(read_table(table_of(small, text), "cards.csv"), "ja", ("ja", "en"))
    assert caught.value.where == where


def test_empty_in_all_languages_is_fine(small: Path) -> None:
    table = read_table(table_of(small, "id,name.ja,name.en\n1,,\n"), "cards.csv")
    assert in_language(table, "ja", ("ja", "en")).rows[0]["name"] == ""


def test_copies(small: Path) -> None:
    table = read_table(small, "cards.csv")
    assert (copies(table, 0), copies(table, 1)) == (1, 3)
    assert copies(read_table(table_of(small, "id,copies\na,4.0\n"), "cards.csv"), 0) == 4
    table = read_table(table_of(small, "id,copies\na,0\nb,-1\nc,2.5\nd,1000\n"), "cards.csv")
    assert copies(table, 0) == 0
    for number in (1, 2, 3):
        with pytest.raises(DataError, match="0 to 999") as caught:
            copies(table, number)
        assert caught.value.where == f"cards.csv:{number + 2}"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("key,ja\na,あ\n", "no column 'en'"),
        ("key,ja,en\na,あ,\n", "'a' has no text for language 'en'"),
        ("key,ja,en\na,あ,a\na,い,b\n", "there already: words.csv:2"),
        ("key,ja,en\nA b,あ,a\n", "no key"),
    ],
)
def test_words_that_are_wrong(small: Path, edit: Edit, text: str, what: str) -> None:
    edit("kit.toml", "[book]", 'words = "words.csv"\n[book]')
    (small / "words.csv").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=what):
        read_words(read_kit(small))


def test_words(small: Path, edit: Edit) -> None:
    assert read_words(read_kit(small)) == {"ja": {}, "en": {}}
    edit("kit.toml", "[book]", 'words = "words.csv"\n[book]')
    (small / "words.csv").write_text("key,ja,en\nhand-size,手札,Hand\n", encoding="utf-8")
    assert read_words(read_kit(small)) == {"ja": {"hand-size": "手札"}, "en": {"hand-size": "Hand"}}
