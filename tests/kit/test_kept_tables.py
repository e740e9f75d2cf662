"""Tables as people keep them: other names, several sheets and files, a file a language, ODS, notes aside."""

from __future__ import annotations

import datetime
import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.styles.colors import Color

from printkit.errors import DataError, PrintkitError, SeveralErrors, TemplateError
from printkit.kit.data import like_copies, part_table, read_table
from printkit.kit.read import read_kit
from printkit.kit.shown import text_of
from printkit.kit.table import Row, Table, cells_of
from tests.kit.test_formats import read_and_use, workbook

NAMESPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{long or name}:1.0"'
    for name, long in {"office": "", "table": "", "text": "", "style": "", "fo": "xsl-fo-compatible"}.items()
)
DECK = (Path(__file__).parent / "deck.xml").read_text(encoding="utf-8")


def ods(sheets: str = DECK, head: str = "", code: str = "utf-8", styles: str = "") -> bytes:
    content = (
        f'<?xml version="1.0" encoding="{code}"?>{head}<office:document-content {NAMESPACES}>{styles}'
        f"<office:body><office:spreadsheet>{sheets}</office:spreadsheet></office:body></office:document-content>"
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content.encode(code))
    return file.getvalue()


def test_a_sheet_of_open_document(tmp_path: Path) -> None:
    (tmp_path / "cards.ods").write_bytes(ods())
    table = read_table(tmp_path, "cards.ods#Deck")
    assert table.columns == ("name", "rule", "Qty", "day")
    assert [cells_of(row) for row in table.rows] == [
        {"name": "Frog  & toad", "rule": "Jump.\nDraw.", "Qty": "3", "day": "2026-11-23"},
        {"name": "Newt", "rule": "", "Qty": "", "day": ""},
        {"name": "Newt", "rule": "", "Qty": "", "day": ""},
    ]
    assert [table.places[number] for number in range(3)] == [
        f"cards.ods#Deck: row {line}" for line in (4, 5, 6)
    ]
    assert read_table(tmp_path, "cards.ods").columns == ("x",)


FAR = (
    '<table:table table:name="a"><table:table-row table:number-rows-repeated="{}"><table:table-cell'
    ' table:number-columns-repeated="{}" office:value-type="float" office:value="1"/></table:table-row>'
    "</table:table>"
)
AGAIN = (
    '<table:table table:name="a"><table:table-row table:number-rows-repeated="4999"><table:table-cell'
    f' table:number-columns-repeated="100"><text:p>{"a" * 99_999}</text:p></table:table-cell></table:table-row>'
    "</table:table>"
)
FORMULA = (
    '<table:table table:name="a"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell>'
    '</table:table-row><table:table-row><table:table-cell table:formula="of:=1" office:value-type={}>'
    "<text:p>{}</text:p></table:table-cell></table:table-row></table:table>"
)
BAD_ODS: dict[str, tuple[str, bytes | Callable[[], bytes], str]] = {
    "a sheet that is not there": ("c.ods#Dekc", ods(), "no sheet 'Dekc'"),
    "rows without end": ("c.ods", ods(FAR.format(1_000_000, 1)), "more than 5000 rows"),
    "columns without end": ("c.ods", ods(FAR.format(1, 16384)), "more than 100 columns"),
    "entities": ("c.ods", ods(head='<!DOCTYPE x [<!ENTITY a "a">]>'), "a DOCTYPE in"),
    "entities in UTF-16": ("c.ods", ods(head='<!DOCTYPE x [<!ENTITY a "a">]>', code="utf-16"), "a DOCTYPE in"),
    "one text in all cells": ("c.ods", lambda: ods(AGAIN), "more than 8,000,000 letters"),
    "a formula that failed": (
        "c.ods",
        ods(FORMULA.format('"float" office:value="0"', "Err:502")),
        "the error Err:502",
    ),
    "a formula without a value": (
        "c.ods",
        ods(FORMULA.format('""', "").replace(' office:value-type=""', "")),
        "column 'x' has no saved value",
    ),
    "not XML": ("c.ods", ods("<table:table"), "the workbook is damaged"),
    "no sheet": ("c.ods", ods(""), "no sheet"),
    "no workbook": ("c.ods", b"PK", "no workbook"),
    "a bomb": ("c.ods", lambda: ods(" " * (33 << 20)), "unpacks to more than 32 MiB"),
}


@pytest.mark.parametrize("name", BAD_ODS)
def test_bad_open_documents_are_refused(name: str, tmp_path: Path) -> None:
    file, data, says = BAD_ODS[name]
    (tmp_path / "c.ods").write_bytes(data() if callable(data) else data)
    with pytest.raises(DataError, match=says) as refused:
        read_and_use(tmp_path, file)
    assert (refused.value.where or "").startswith("c.ods")


def test_columns_without_a_name_and_empty_rows_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "c.csv").write_text("a,,b,\n,,,\n1,note,2,\n,only a note,,\n3,,4,,,\n")
    table = read_table(tmp_path, "c.csv")
    assert (table.columns, table.places) == (("a", "b"), ("c.csv:3", "c.csv:5"))
    assert table.rows == (Row({"a": "1", "b": "2"}), Row({"a": "3", "b": "4"}))
    book = workbook(("S", [["a", None, "b"], [1, "note", 2, "beside", "it"], [None, "note", None]]))
    (tmp_path / "c.xlsx").write_bytes(book)
    assert read_table(tmp_path, "c.xlsx").rows == (Row({"a": "1", "b": "2"}),)


RULES = b'<extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"/></extLst></worksheet>'
"""Rules for colours, of which openpyxl warns; a warning is an error here."""


def test_a_formula_may_give_an_empty_text(tmp_path: Path) -> None:
    plain, made = io.BytesIO(workbook(("S", [["a", "b"], ["x", '=""']]))), io.BytesIO()
    with zipfile.ZipFile(plain) as source, zipfile.ZipFile(made, "w") as target:
        for member in source.infolist():
            data = source.read(member)
            data = data.replace(b'<c r="B2"', b'<c r="B2" t="str"').replace(b"</worksheet>", RULES)
            target.writestr(member, data)
    (tmp_path / "c.xlsx").write_bytes(made.getvalue())
    assert read_table(tmp_path, "c.xlsx").rows == (Row({"a": "x", "b": ""}),)


def test_a_sheet_is_named_where_there_are_several(tmp_path: Path) -> None:
    (tmp_path / "c.xlsx").write_bytes(workbook(("One", [["a"], [1]]), ("Two", [["a"], ["#REF!"]])))
    assert read_table(tmp_path, "c.xlsx").places[0] == "c.xlsx#One: row 2"
    with pytest.raises(DataError, match="column 'a' holds the error #REF!") as refused:
        read_and_use(tmp_path, "c.xlsx#Two")
    assert refused.value.where == "c.xlsx#Two: row 2"


def test_a_hidden_sheet_is_not_the_first(tmp_path: Path) -> None:
    """And what is in quotes in a CSV's first line does not tell what parts its cells."""
    book = openpyxl.load_workbook(io.BytesIO(workbook(("Lists", [["x"], [1]]), ("Deck", [["a"], [2]]))))
    book["Lists"].sheet_state = "hidden"
    book.active = book["Deck"]
    book.save(tmp_path / "c.xlsx")
    assert read_table(tmp_path, "c.xlsx").places[0] == "c.xlsx#Deck: row 2"
    assert read_table(tmp_path, "c.xlsx#Lists").columns == ("x",)
    (tmp_path / "c.csv").write_text('id;"name, title"\n1;a\n')
    assert read_table(tmp_path, "c.csv").columns == ("id", "name, title")


def test_rows_inside_json(tmp_path: Path) -> None:
    cards = [{"id": "a", "name": {"en": "A", "ru": "А"}}]
    (tmp_path / "c.json").write_text(json.dumps({"version": 2, "cards": cards}))
    table = read_table(tmp_path, "c.json")
    assert table.rows == (Row({"id": "a", "name.en": "A", "name.ru": "А"}),)
    (tmp_path / "d.json").write_text(json.dumps({"game": {"cards": cards, "other": [{"id": "b"}]}}))
    assert read_table(tmp_path, "d.json#game.cards").rows == table.rows
    with pytest.raises(DataError, match="several lists: cards, other") as refused:
        read_table(tmp_path, "d.json#game")
    assert refused.value.hint == "say which: d.json#cards"
    with pytest.raises(DataError, match="no key 'crads'"):
        read_table(tmp_path, "d.json#game.crads")


KIT = """
name = "Kept"
version = "1"
languages = ["en", "ru"]
[[part]]
id = "cards"
title = "Cards"
size = "poker"
template = "card.svg"
{more}
"""


def table_of(folder: Path, more: str, **files: str) -> Table:
    (folder / "kit.toml").write_text(KIT.format(more=more))
    (folder / "card.svg").write_text("<svg {{ canvas }}/>")
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    kit = read_kit(folder)
    table = part_table(kit, kit.parts[0])
    assert table is not None
    return table


def test_columns_are_called_as_the_kit_needs_them(tmp_path: Path) -> None:
    more = 'data = "c.csv"\ncolumns = { copies = "Qty", "name.en" = "Card name" }\nwhere = "copies > 1"'
    table = table_of(tmp_path, more, c_csv="Card name,Qty,cost\nFrog,3,1\nToad,1,2\n")
    assert table.columns == ("name.en", "copies", "cost")
    assert table.rows == (Row({"name.en": "Frog", "copies": "3", "cost": "1"}),)
    with pytest.raises(DataError, match="no column 'Qyt'") as refused:
        table_of(tmp_path, 'data = "c.csv"\ncolumns = { copies = "Qyt" }')
    assert (refused.value.where, refused.value.hint) == (
        "kit.toml: part.cards.columns",
        "did you mean 'Qty'?",
    )
    with pytest.raises(DataError, match="has a column 'cost' already"):
        table_of(tmp_path, 'data = "c.csv"\ncolumns = { cost = "Qty" }')
    with pytest.raises(DataError, match="has a column 'Qty' already") as refused:
        table_of(tmp_path, 'data = "c.csv"\ncolumns = { Qty = "copies" }')
    assert refused.value.hint == 'turn it round: { "copies" = "Qty" }'


def test_several_files_are_one_table(tmp_path: Path) -> None:
    table = table_of(
        tmp_path, 'data = ["a.csv", "b.json"]', a_csv="id,cost\na,1\n", b_json='[{"id": "b", "art": "x"}]'
    )
    assert table.columns == ("id", "cost", "art")
    assert table.rows[1] == Row({"id": "b", "cost": "", "art": "x"})
    assert [table.places[n] for n in (0, 1)] == ["a.csv:2", "b.json: row 1"]


ENGLISH = "id,name,cost,copies\nfrog,Frog,1,2\ntoad,Toad,2,1\n"


def test_a_file_for_each_language(tmp_path: Path) -> None:
    russian = "id;name;cost;copies\ntoad;Жаба;2;1\nfrog;Лягушка;1;2\n"
    table = table_of(tmp_path, 'data = "c.{lang}.csv"', c_en_csv=ENGLISH, c_ru_csv=russian)
    assert table.columns == ("id", "name.en", "name.ru", "cost", "copies")
    assert [row["name.ru"] for row in table.rows] == ["Лягушка", "Жаба"]
    assert table.places[1] == "c.en.csv:3"


@pytest.mark.parametrize(
    ("russian", "says", "where"),
    [
        ("id,name\nfrog,Лягушка\n", "no row 'toad', which c.en.csv has", "c.ru.csv"),
        ("id,name\nfrog,Л\ntoad,Ж\nnewt,Т\n", "no row 'newt', which c.ru.csv has", "c.en.csv"),
        ("id,name\nfrog,Л\nfrog,Ж\n", "the id 'frog' is there twice", "c.ru.csv:3"),
        ("name\nЛ\n", "no column 'id'", "c.ru.csv"),
        ("id,copies\nfrog,3\ntoad,1\n", "copies are not the same in all languages", "c.en.csv"),
    ],
)
def test_files_out_of_step_are_named(russian: str, says: str, where: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=says) as refused:
        table_of(tmp_path, 'data = "c.{lang}.csv"', c_en_csv=ENGLISH, c_ru_csv=russian)
    assert refused.value.where == where


def test_the_hint_is_a_note_of_the_part(tmp_path: Path) -> None:
    from printkit.parts.faces import faces

    table_of(tmp_path, 'data = "c.csv"', c_csv="id,# of Copies:\na,3\n")
    kit = read_kit(tmp_path)
    (note,) = faces(kit, kit.parts[0], "en").notes
    assert note.startswith("cards: c.csv has no column copies")
    assert 'columns = { copies = "# of Copies:" }' in note
    table_of(tmp_path, 'data = "c.csv"\ncolumns = { copies = "# of Copies:" }')
    kit = read_kit(tmp_path)
    made = faces(kit, kit.parts[0], "en")
    assert (made.notes, len(made.cards)) == ((), 3)
    table_of(tmp_path, 'data = "c.csv"', c_csv="id,copies\na,４\n")
    kit = read_kit(tmp_path)
    assert len(faces(kit, kit.parts[0], "en").cards) == 4  # in full-width figures


def test_a_title_above_the_columns_is_hinted_at(tmp_path: Path) -> None:
    from printkit.parts.faces import faces

    hint = "its one column is 'My cards'; if that is a title, take it out: the first line names the columns"
    table_of(tmp_path, 'data = "c.csv"', c_csv="My cards\nid\na\n")
    (tmp_path / "card.svg").write_text("<svg {{ canvas }}>{{ line(9, 9, row.id) }}</svg>")
    with pytest.raises(TemplateError, match="there is no 'id' in row") as refused:
        faces(read_kit(tmp_path), read_kit(tmp_path).parts[0], "en")
    assert refused.value.hint == hint
    for more, text in (('required = ["id"]', "My cards\nid\na\n"), ("", "My cards\nid,cost\na,1\n")):
        with pytest.raises(DataError) as refused_data:
            table_of(tmp_path, f'data = "c.csv"\n{more}', c_csv=text)
        assert refused_data.value.hint == hint


def test_a_formula_that_has_failed_is_told_to_who_uses_it(tmp_path: Path) -> None:
    """Beside what is printed, whole tables were refused for a sum that nobody prints."""
    from printkit.parts.faces import faces

    text = "id,name.en,name.ru,cost,sum\na,A,А,1,#N/A\nb,B,Б,#REF!,#N/A\nc,C,В,Err:502,3\n"
    table_of(tmp_path, 'data = "c.csv"\nwhere = "name.en"\ncolumns = { price = "cost" }', c_csv=text)
    kit = read_kit(tmp_path)
    drawing = tmp_path / "card.svg"
    drawing.write_text("<svg {{ canvas }}>{{ line(9, 9, row.name) }}</svg>")
    assert len(faces(kit, kit.parts[0], "ru").cards) == 3
    drawing.write_text("<svg {{ canvas }}>{{ line(9, 9, row.price) }}</svg>")
    for _ in range(2):  # what is told is the same each time
        with pytest.raises(SeveralErrors) as refused:
            faces(kit, kit.parts[0], "en")
        assert [(one.where, one.told) for one in refused.value.each] == [
            ("c.csv:3", "the cell in column 'cost' holds the error #REF! (part cards, card 2: B)"),
            ("c.csv:4", "the cell in column 'cost' holds the error Err:502 (part cards, card 3: C)"),
        ]
    for more in ('where = "sum > 1"', 'required = ["sum"]', 'columns = { copies = "sum" }'):
        with pytest.raises(PrintkitError, match="column 'sum' holds the error #N/A"):
            table_of(tmp_path, f'data = "c.csv"\n{more}')


UNCLOSED = "g,Gain {icon:coin and {suit:S}.\nh,{card:7R\n"


def test_foreign_marks_that_are_printed_as_they_are_written_are_told_once(tmp_path: Path) -> None:
    from printkit.parts.faces import faces

    rows = "a,1 < 2\nb,Gain <b>two</b>.<br/>\nc,<i>Lose</i> {coin}\nd,__no__ a__b ~~no~~\ne,____ &amp;&nbsp;\n"
    table_of(tmp_path, 'data = "c.csv"', c_csv=f'id,rule\n{rows}f,"- one\n  - two"\n{UNCLOSED}')
    (tmp_path / "card.svg").write_text("<svg {{ canvas }}>{{ block(5, 9, 50, 30, row.rule, 3) }}</svg>")
    kit = read_kit(tmp_path)
    notes = faces(kit, kit.parts[0], "en").notes
    assert [note.partition(" is printed as it is written; ")[::2] for note in notes] == [
        ("c.csv:3: <b>", "write **bold**, *italic*, and in place of <br> a line end in the cell"),
        ("c.csv:4: {coin}", "an icon is {icon:name}, a suit {suit:S}"),
        ("c.csv:5: __", "there are **bold** and *italic*, and nothing else"),
        ("c.csv:6: &amp;", "write the character itself"),
        ("c.csv:7: -", "a list has no lists in it, and its lines begin with -"),
        ("c.csv:9: row 8: {icon:coin", "it lacks the brace at its end"),
    ]
    (tmp_path / "c.csv").write_text("id,rule\n" + rows.partition("\nd,")[0])
    drawing = '{{ line(9, 9, row.rule | replace("<b>", "**") | striptags | replace("{coin}", "") ) }}'
    (tmp_path / "card.svg").write_text(f"<svg {{{{ canvas }}}}>{drawing}</svg>")
    assert faces(kit, kit.parts[0], "en").notes == ()
    (tmp_path / "card.svg").write_text("<svg {{ canvas }}>{{ block(5, 9, 50, 30, row.rule, 3) }}</svg>")
    (tmp_path / "c.csv").write_text("id,rule\na,at 1:30:00: a\nb,Take 1 :flame:.\n")
    (note,) = faces(kit, kit.parts[0], "en").notes
    assert note.startswith("c.csv:3: :flame: is printed as it is written; an icon is {icon:name}")


def test_words_are_noted_as_tables_are(tmp_path: Path) -> None:
    from printkit.parts.faces import faces

    (tmp_path / "kit.toml").write_text('words = "words.csv"\n' + KIT.format(more=""))
    words = "key,en,ru\na,Take {icon:wave marker,a\nb,<b>waves</b> **now,b\nc,{foot} unused,c\n"
    (tmp_path / "words.csv").write_text(words)
    drawing = '{{ block(5, 9, 50, 30, t("a") ~ t("b"), 3) }}'
    (tmp_path / "card.svg").write_text(f"<svg {{{{ canvas }}}}>{drawing}</svg>")
    kit = read_kit(tmp_path)
    notes = faces(kit, kit.parts[0], "en").notes
    assert [note.partition(" is printed as it is written; ")[0] for note in notes] == [
        "words.csv: a: {icon:wave",
        "words.csv: b: **",
        "words.csv: b: <b>",
    ]


def test_marks_in_texts_of_svg_are_told(tmp_path: Path) -> None:
    """Not those in a text that is set; and bold that begins and ends is not said to do otherwise."""
    from printkit.parts.faces import faces

    rows = "id,rule\na,Move 1.\nb,Move {icon:foot} now\nc,**stop** at *once*\n"
    table_of(tmp_path, 'data = "c.csv"', c_csv=rows)
    (tmp_path / "card.svg").write_text(
        '<svg {{ canvas }}><text font-family="Vollkorn" font-size="4" x="9" y="9">{{ row.rule }}</text></svg>'
    )
    kit = read_kit(tmp_path)
    instead = "SVG's <text> ignores markup: use line() or block()"
    assert faces(kit, kit.parts[0], "en").notes == (
        f"c.csv:3: {{icon:foot}} is printed as it is written; {instead}",
    )
    (tmp_path / "c.csv").write_text(rows.replace("{icon:foot}", "on"))
    assert faces(kit, kit.parts[0], "en").notes == (
        f"c.csv:4: **stop** is printed as it is written; {instead}",
    )
    (tmp_path / "card.svg").write_text(
        "<svg {{ canvas }}><!-- {{ row.rule }} -->{{ line(9, 9, row.rule, 3) }}</svg>"
    )
    assert faces(kit, kit.parts[0], "en").notes == ()


@pytest.mark.parametrize(
    "cell", ["山札から{手札|てふだに", "{河童｜かっぱ}", "｛猫又｜ねこまた｝", "{河童|かっぱ}", "ﾅﾏｽﾞ"]
)
def test_half_a_reading_or_half_width_on_a_card_is_told(cell: str, tmp_path: Path) -> None:
    from printkit.parts.faces import faces

    table_of(tmp_path, 'data = "c.csv"', c_csv=f"id,rule\na,{cell}\n")
    (tmp_path / "card.svg").write_text("<svg {{ canvas }}>{{ block(5, 9, 50, 30, row.rule, 3) }}</svg>")
    kit = read_kit(tmp_path)
    notes = faces(kit, kit.parts[0], "en").notes
    said = {"{河童|かっぱ}": [], "ﾅﾏｽﾞ": ["write katakana at full width: カ"]}
    half = ["a reading is {漢字|かんじ}, its braces and its bar half as wide"]
    assert [note.partition(" is printed as it is written; ")[2] for note in notes] == said.get(cell, half)


@pytest.mark.parametrize(
    "name", ["Qty", "quantity", "Number", "COUNT", "# Copy", "枚数", "copeis", "Copies", "card-count"]
)
def test_what_may_say_how_many_is_hinted_at(name: str, tmp_path: Path) -> None:
    (tmp_path / "c.csv").write_text(f"id,{name}\na,3.0\nb,\nc,2\n", encoding="utf-8")  # as Excel saves some
    assert like_copies(read_table(tmp_path, "c.csv")) == name
    (tmp_path / "c.csv").write_text(f"id,{name}\na,few\n", encoding="utf-8")
    assert like_copies(read_table(tmp_path, "c.csv")) is None
    (tmp_path / "c.csv").write_text(f"id,{name},copies\na,3,1\n", encoding="utf-8")
    assert like_copies(read_table(tmp_path, "c.csv")) is None


@pytest.mark.parametrize(
    "head", ["No,Qty", "Number,Quantity", "number,Count", "no,Anzahl", "No.,枚数", "num,copeis"]
)
def test_what_numbers_the_cards_is_not_taken_for_how_many(head: str, tmp_path: Path) -> None:
    (tmp_path / "c.csv").write_text(f"title,{head}\na,1,3\nb,2,2\n", encoding="utf-8")
    assert like_copies(read_table(tmp_path, "c.csv")) == head.partition(",")[2]


def styled(folder: Path) -> Table:
    """A workbook as people format theirs."""
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    bold, italic, both = (InlineFont(b=b, i=i) for b, i in ((True, None), (None, True), (True, True)))
    rich, red = CellRichText, InlineFont(b=True, color=Color("FFFF0000"))
    sheet.append([rich("na", TextBlock(bold, "me")), "rule", "odds", "day", "price"])
    noon = datetime.datetime(2026, 11, 20, 12, 30)
    say = rich("Gain ", TextBlock(bold, "two coins\n- or "), TextBlock(italic, "one"), " gem.")
    rows: list[list[object]] = [
        ["Newt", say, 0.5, noon, 1200],
        ["Frog", rich(TextBlock(bold, "All"), TextBlock(bold, " bold.")), 0.125, datetime.time(8, 5), 3.5],
        ["Toad", rich(TextBlock(both, "Both"), TextBlock(red, " red")), 7, noon, 0.1 + 0.2],
        ["Eft", "Two_x000D_\nlines", -2.5, datetime.timedelta(hours=30), 2],
    ]
    for row in rows:
        sheet.append(row)
    formats = {
        "C": ("0%", "0.0%", "000", "0.00"),
        "D": ("yyyy\\-mm\\-dd\\ h:mm", "h:mm", "d-mmm", "[h]:mm"),
        "E": ("#,##0", "0.00", "General", "#,##0"),
    }
    for column, said in formats.items():
        for line, format in enumerate(said, 2):
            sheet[f"{column}{line}"].number_format = format
    sheet.row_dimensions[3].hidden = sheet.row_dimensions[9].hidden = True
    sheet.merge_cells("A4:A5")
    book.save(folder / "c.xlsx")
    return read_table(folder, "c.xlsx")


@pytest.mark.parametrize(
    ("value", "format", "text", "so"),
    [
        (0, "0;-0;;@", "0", False),
        (0, "0;-0;-", "0", False),
        (0, "0;-0;0", "0", True),
        (0, "0;-0", "0", True),
        (3, "0;-0;;@", "3", True),
    ],
)
def test_a_zero_that_a_sheet_hides_is_noted(value: int, format: str, text: str, so: bool) -> None:
    assert text_of(value, format) == (text, so)


def test_a_workbook_is_printed_as_it_looks_or_noted(tmp_path: Path) -> None:
    table = styled(tmp_path)
    assert [tuple(cells_of(row).values()) for row in table.rows] == [
        ("Newt", "Gain **two coins**\n- **or** *one* gem.", "50%", "2026-11-20 12:30", "1200"),
        ("Frog", "All bold.", "12.5%", "8:05", "3.50"),
        ("Toad", "*Both* red", "007", "2026-11-20 12:30", "0.3"),
        ("", "Two\nlines", "-2.50", "30:00", "2"),
    ]
    assert table.columns[0] == "name"
    shown = "not as the sheet shows it ({}); to print that, enter it as text"
    assert table.notes == (
        f"c.xlsx: row 2: column 'price' is printed as 1200, {shown.format('#,##0')}",
        "c.xlsx: row 4: colours, underlines and the like in column 'rule' are not printed; bold and italic are",
        f"c.xlsx: row 4: column 'day' is printed as 2026-11-20 12:30, {shown.format('d-mmm')}",
        "c.xlsx: rows that are hidden in the sheet are printed, too: 3",
        "c.xlsx: of merged cells the first alone has the text, the others are empty: rows 4",
    )


def test_columns_without_a_name_are_noted_if_they_hold_anything(tmp_path: Path) -> None:
    """Under a title in the first line whole tables were left out without a word."""
    lines = ["id,,,,,,,", "a,,1,2,3,4,5,6", "b,,1,2,3,4,5,"]
    (tmp_path / "c.csv").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "c.xlsx").write_bytes(workbook(("S", [["id", "", "n"], ["a", "1", "2"]])))
    said = "columns without a name are left out, and what is in them:"
    assert read_table(tmp_path, "c.csv").notes == (f"c.csv: {said} 3-8",)
    assert read_table(tmp_path, "c.xlsx").notes == (f"c.xlsx: {said} 2",)
    (tmp_path / "c.csv").write_text("id,,\na,,\n", encoding="utf-8")
    assert read_table(tmp_path, "c.csv").notes == ()


STYLES = """<office:automatic-styles>
 <style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
 <style:style style:name="T2"><style:text-properties fo:font-style="italic"/></style:style>
 <style:text-properties fo:color="#000000"/>
</office:automatic-styles>"""
ODD = """<table:table table:name="S">
<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>
 <table:table-cell><text:p>b</text:p></table:table-cell></table:table-row>
<table:table-row table:visibility="filter">
 <table:table-cell table:number-rows-spanned="2"><text:p>Gain <text:span
 text:style-name="T1">coins</text:span><text:span text:style-name="T2">!</text:span></text:p>
 </table:table-cell>
 <table:table-cell office:value-type="float" office:value="7"><text:p>007</text:p></table:table-cell>
</table:table-row>
<table:table-row>
 <table:covered-table-cell/>
 <table:table-cell office:value-type="currency" office:value="3.5"><text:p>€3.50</text:p></table:table-cell>
</table:table-row>
</table:table>"""


def test_a_sheet_of_open_document_is_printed_as_it_looks_or_noted(tmp_path: Path) -> None:
    (tmp_path / "c.ods").write_bytes(ods(ODD, styles=STYLES))
    table = read_table(tmp_path, "c.ods")
    assert table.rows == (Row({"a": "Gain **coins***!*", "b": "007"}), Row({"a": "", "b": "3.5"}))
    shown = "row 3: column 'b' is printed as 3.5, not as the sheet shows it (€3.50)"
    assert table.notes == (
        f"c.ods: {shown}; to print that, enter it as text",
        "c.ods: rows that are hidden in the sheet are printed, too: 2",
        "c.ods: of merged cells the first alone has the text, the others are empty: rows 2",
    )
