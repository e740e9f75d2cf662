"""Filters, products of lists, required columns: which rows a part has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.errors import DataError, KitError
from printkit.kit.data import count_of, part_table
from printkit.kit.filter import filtered
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.table import from_cells
from tests.kit.conftest import Edit

TABLE = from_cells(
    "cards.csv",
    ":",
    enumerate(
        [
            ["id", "kind", "cost", "name.en"],
            ["a", "spell", "3", "x"],
            ["b", "item", "10", ""],
            ["c", "spell", "", "y z"],
            ["d", "", "-1.5", "and"],
        ],
        1,
    ),
)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('kind == "spell"', "ac"),
        ("kind != 'spell'", "bd"),
        ("cost >= 3", "ab"),
        ("cost<3", "d"),
        ("cost == 3.0", "a"),
        ("cost != 3", "bcd"),
        ("cost <= -1.5", "d"),
        ('kind in ["item", ""]', "bd"),
        ("cost in [3, 10]", "ab"),
        ('kind not in ["item"]', "acd"),
        ("kind", "abc"),
        ("not kind", "d"),
        ('kind == "spell" and cost or id == "b"', "ab"),
        ('kind == "spell" and (cost or id == "c")', "ac"),
        ('not (kind == "spell" and cost > 2)', "bcd"),
        ("name.en == 'y z'", "c"),
        ('id > "b"', "cd"),
    ],
)
def test_filters(text: str, ids: str) -> None:
    assert "".join(row["id"] for row in filtered(TABLE, text, "here").rows) == ids


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("kind = 'spell'", "has no meaning in a filter"),
        ("kind == spell", "a number or a text in"),
        ("kind ==", "at the end"),
        ("kind == 'a' 'b'", "should end here"),
        ("(kind", r"should have \)"),
        ("and kind", "should name a column"),
        ("kind in 'a'", r"should have \["),
        ("kind in []", "a number or a text"),
        ("kind.__class__ == 'a'", "no column 'kind.__class__'"),
        ("knid", "no column 'knid'"),
        ("kind == 'a", "has no meaning"),
        ("(" * 50 + "kind" + ")" * 50, "more than 20 deep"),
        ("not " * 900 + "kind", "more than"),
        ("kind " * 900, "more than 1000 characters"),
        ("__import__('os')", "should end here"),
        ("1e999 == kind", "should name a column|has no meaning"),
    ],
)
def test_filters_that_are_refused(text: str, what: str) -> None:
    with pytest.raises(KitError, match=what) as caught:
        filtered(TABLE, text, "kit.toml: part.cards.where")
    assert caught.value.where == "kit.toml: part.cards.where"


def test_a_cell_that_is_no_number() -> None:
    with pytest.raises(DataError, match="kind is 'spell', which is no number") as caught:
        filtered(TABLE, "kind > 2", "here")
    assert caught.value.where == "cards.csv:2"


def with_data(small: Path, edit: Edit, data: str) -> Kit:
    edit("kit.toml", 'data = "cards.csv"', data)
    return read_kit(small)


def test_a_deck_of_suits_and_ranks(small: Path, edit: Edit) -> None:
    kit = with_data(small, edit, 'data = { suit = ["S", "H"], rank = ["A", 2, "3"] }\nwhere = \'rank != "3"\'')
    table = part_table(kit, kit.parts[0])
    assert table is not None
    assert [table.label(n) for n in range(4)] == ["S A", "S 2", "H A", "H 2"]
    assert table.places[3] == "kit.toml: part.cards.data: row 5"
    assert count_of(kit, kit.parts[0]) == 4


def test_an_axis_may_be_a_file(small: Path, edit: Edit) -> None:
    (small / "suits.csv").write_text("suit,colour,copies\nS,#000000,\nH,#cc0000,2\n", encoding="utf-8")
    kit = with_data(small, edit, 'data = { suit = "suits.csv", rank = ["A", "K"] }')
    table = part_table(kit, kit.parts[0])
    assert table is not None
    assert table.columns == ("suit", "rank", "colour", "copies")
    assert [row["colour"] for row in table.rows] == ["#000000"] * 2 + ["#cc0000"] * 2
    assert count_of(kit, kit.parts[0]) == 6


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ("data = {}", "names no list"),
        ("data = { suit = [] }", "is empty"),
        ('data = { suit = ["S", "S"] }', "'S' is there twice"),
        ("data = { suit = [true] }", "one of them is true or false"),
        ("data = { suit = [[1]] }", "one of them is a list"),
        ('data = { "a b" = ["S"] }', "no name for a column"),
        ("data = 3", "a file, several, or lists"),
        ('data = { suit = "suits.csv" }', "no file 'suits.csv'"),
        ('data = "card.svg"', "a table is not read from .svg"),
        ('data = "cards.csv"\nwhere = "id ="', "has no meaning"),
        ('data = "cards.csv"\nwhere = ""', "is empty"),
        ('data = "cards.csv"\nrequired = "id"', "should be a list of texts"),
        ("where = 'id'", "a part without data"),
    ],
)
def test_data_that_is_refused(small: Path, edit: Edit, data: str, what: str) -> None:
    with pytest.raises(KitError, match=what) as caught:
        with_data(small, edit, data)
    assert re.match(r"kit\.toml:\d+: part\.cards", caught.value.where or "")


@pytest.mark.parametrize(
    ("data", "place", "what"),
    [
        ('required = ["nmae"]', "cards.csv:1", "no column 'nmae', which is required"),
        ('required = ["copies"]', "cards.csv:2", "copies is empty"),
    ],
)
def test_required_columns(small: Path, edit: Edit, data: str, place: str, what: str) -> None:
    kit = with_data(small, edit, f'data = "cards.csv"\n{data}')
    with pytest.raises(DataError, match=what) as caught:
        part_table(kit, kit.parts[0])
    assert caught.value.where == place


def test_too_many_combinations(small: Path, edit: Edit) -> None:
    numbers = list(range(100))
    kit = with_data(small, edit, f"data = {{ a = {numbers}, b = {numbers}, c = {numbers} }}")
    with pytest.raises(DataError, match="more than 5000 rows"):
        part_table(kit, kit.parts[0])


def test_two_axes_with_one_column(small: Path, edit: Edit) -> None:
    (small / "suits.csv").write_text("suit,rank\nS,1\n", encoding="utf-8")
    kit = with_data(small, edit, 'data = { suit = "suits.csv", rank = ["A"] }')
    with pytest.raises(DataError, match="'rank' comes from two axes"):
        part_table(kit, kit.parts[0])


def test_an_axis_that_its_file_lacks(small: Path, edit: Edit) -> None:
    (small / "suits.csv").write_text("suits,x\nS,1\n", encoding="utf-8")
    kit = with_data(small, edit, 'data = { suit = "suits.csv" }')
    with pytest.raises(DataError, match="no column 'suit'"):
        part_table(kit, kit.parts[0])
