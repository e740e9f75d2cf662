"""How wide a table's columns are."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.book.document import Block, Document, Source, Table, text_of
from printkit.book.glossary import Term, aligned
from printkit.book.tables import column_widths, merged
from printkit.text.inline import Span
from tests.book.common import kit_with, lines, typeset


def test_a_small_table_stays_small() -> None:
    assert column_widths([10.0, 20.0], 100.0, 15.0) == pytest.approx([13.0, 26.0])


def test_a_table_near_the_measure_fills_it() -> None:
    assert sum(column_widths([30.0, 40.0], 100.0, 15.0)) == pytest.approx(100.0)


def test_the_wide_column_gives_way() -> None:
    widths = column_widths([20.0, 200.0], 100.0, 15.0)
    assert widths == pytest.approx([20.0, 80.0])


def test_too_many_columns() -> None:
    with pytest.raises(ValueError, match="too many"):
        column_widths([50.0] * 10, 100.0, 15.0)


@given(st.lists(st.floats(5.0, 300.0), min_size=1, max_size=6))
def test_columns_fill_no_more_than_the_room(natural: list[float]) -> None:
    widths = column_widths(natural, 120.0, 15.0)
    assert sum(widths) <= 120.0 + 0.02
    assert all(width >= min(nature, 15.0) - 0.02 for width, nature in zip(widths, natural, strict=True))


def table_of(id: str, *rows: tuple[str, ...]) -> Table:
    cells = tuple(tuple((Span(text),) for text in row) for row in rows)
    return Table(id, (), (), 1, tuple("left" for _ in rows[0]), cells[0], cells[1:])


def words(table: Block) -> list[tuple[str, ...]]:
    assert isinstance(table, Table)
    return [tuple(map(text_of, row)) for row in (table.head, *table.rows)]


def test_a_twin_table_says_once_what_is_the_same() -> None:
    one = table_of("t", ("Players", "Cards"), ("4", "24 cards"))
    other = table_of("t", ("人数", "札"), ("4", "24枚"))
    rows = merged((one, other), ("en", "ja"))
    assert [[[(lang, text_of(run)) for lang, run in cell] for cell in row] for row in rows] == [
        [[("en", "Players"), ("ja", "人数")], [("en", "Cards"), ("ja", "札")]],
        [[("en", "4")], [("en", "24 cards"), ("ja", "24枚")]],
    ]
    assert all(len(cell) == 1 for row in merged((one,), ("en",)) for cell in row)


def test_glossaries_side_by_side_are_in_the_order_of_the_first() -> None:
    one = table_of(
        "glossary-table", ("Term", "Meaning", "Japanese"), ("lead", "a", "リード"), ("trump", "b", "切り札")
    )
    other = table_of(
        "glossary-table",
        ("用語", "意味", "英語"),
        ("切り札（きりふだ）", "う", "trump"),
        ("リード", "え", "lead"),
    )
    terms = (
        Term("a", {"en": "lead", "ja": "リード"}, "", {"en": "a", "ja": "え"}),
        Term("b", {"en": "trump", "ja": "切り札"}, "きりふだ", {"en": "b", "ja": "う"}),
    )
    books = [Document(lang, "", (own,), Source("")) for lang, own in (("en", one), ("ja", other))]
    first, second = (book.blocks[0] for book in aligned(terms, books))
    assert words(first) == [("Term", "Meaning"), ("lead", "a"), ("trump", "b")]
    assert words(second) == [("用語", "意味"), ("リード", "え"), ("切り札（きりふだ）", "う")]
    second, first = (book.blocks[0] for book in aligned(terms, books[::-1]))
    assert words(second)[1:] == [("切り札（きりふだ）", "う"), ("リード", "え")]
    assert words(first)[1:] == [("trump", "b"), ("lead", "a")]


def pair(folder: Path, book: str, **words: tuple[str, ...]) -> list[str]:
    """Give the lines of a book's first page in two languages, whose words are put into its text."""
    kit = kit_with(folder, {}, {lang: book.format(*own) for lang, own in words.items()})
    return lines(typeset(kit, "+".join(words), "a4").pages[0])


def test_heads_in_two_languages_share_a_line_where_the_table_gets_no_wider(tmp_path: Path) -> None:
    table = "{{#t}}\n| {0} | {1} |\n|:--|:--|\n| A K Q J 10 9 8 7 6 5 4 3 2 | 1 2 3 4 5 6 |\n"
    assert "Rank 強さPoints 点" in pair(tmp_path, table, en=("Rank", "Points"), ja=("強さ", "点"))
    wider = pair(tmp_path, table, en=("Rank", "Points of a trick"), ja=("強さ", "トリックの得点"))
    assert [line for line in wider if "Rank" in line or "強さ" in line] == ["Rank", "強さ"]


def test_an_index_of_clauses_is_once_in_a_book_in_two_languages(tmp_path: Path) -> None:
    clauses = " · ".join(f"**AB-{number}** {number}.1" for number in range(10, 40))
    shown = pair(tmp_path, f"{{{{#i}}}}\n**{{0}}** {clauses}\n", en=("Index.",), ja=("索引",))
    assert sum("AB-10" in line for line in shown) == 1
    assert next(line for line in shown if "AB-10" in line).startswith("Index. 索引 AB-10 10.1 · AB-11")


def test_what_only_begins_alike_in_bold_is_beside_its_twin(tmp_path: Path) -> None:
    said = "{{#i}}\n**{0}** **A** K " + "Q J 10 9 8 7 6 5 4 3 2 {1} " * 9 + "\n"
    shown = pair(tmp_path, said, en=("Rank.", "down"), ja=("強さ", "下"))
    assert sum("A K Q" in line for line in shown) == 2
