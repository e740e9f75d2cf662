"""The published schema of kit.toml says what the reader does; it and the reference page are of today."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from printkit.errors import KitError
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.kit.schema import KEYS
from tests.kit.keys import TABLES, json_schema
from tests.kit.write_reference import files

ROOT = Path(__file__).parents[2]
SCHEMA = json_schema()
CHECK = jsonschema.Draft202012Validator(SCHEMA)


def test_the_files_are_of_today() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m tests.kit.write_reference"


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def kits() -> list[Path]:
    return sorted(
        path
        for folder in (data_folder("templates"), ROOT / "tests" / "foreign")
        for path in folder.rglob("kit.toml")
    )


@pytest.mark.parametrize("path", kits(), ids=lambda path: path.parent.name)
def test_every_kit_keeps_to_it(path: Path) -> None:
    CHECK.validate(tomllib.loads(path.read_text(encoding="utf-8")))


def test_every_key_has_a_field() -> None:
    """What the schema has, the model has, and the other way round: no key is read and then lost."""
    from printkit.kit.model import Colours, Edition, Kit, Part, Press, PressInk

    model = {"": Kit, "part": Part, "edition": Edition, "look": Colours, "colour": Press, "ink": PressInk}
    renamed = {"editions": "edition", "extra": "with", "press": "colour"}  # with is a word of Python's
    for table, kind in model.items():
        # columns is a key of book; own and art are what an edition makes of it; said is in other files
        names = (
            set(kind.__struct_fields__)
            - {"id", "folder", "columns", "own", "said"}
            - ({"art"} if kind is Part else set())
        )
        names = {renamed.get(name, name) for name in names} - ({"parts"} if kind is Kit else set())
        assert names | {"part"} >= {
            key for key in KEYS[table] if key not in ("id", "columns", "where", "required")
        }, table
        assert set(KEYS[table]) >= names, table
    assert all(key.what for keys in TABLES.values() for key in keys)
    assert {table: tuple(key.name for key in keys) for table, keys in TABLES.items()} == KEYS


def good() -> dict[str, Any]:
    part = {"id": "cards", "title": "Cards", "size": "poker", "template": "card.svg", "data": "cards.csv"}
    return {"name": "Small", "version": "1", "languages": ["ja", "en"], "part": [part]}


def test_a_good_one_is_good(small: Path) -> None:
    CHECK.validate(good())
    (small / "kit.toml").write_text(toml(good()), encoding="utf-8")
    read_kit(small)


def toml(value: dict[str, Any]) -> str:
    """Write a small document as TOML."""

    def one(value: object) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        if isinstance(value, list):
            return "[" + ", ".join(map(one, value)) + "]"
        if isinstance(value, dict):
            return "{ " + ", ".join(f'"{k}" = {one(v)}' for k, v in value.items()) + " }"
        return str(value)

    return "\n".join(f'"{key}" = {one(item)}' for key, item in value.items())


Change = Callable[[dict[str, Any]], None]


def kit(key: str, value: object) -> Change:
    return lambda data: data.__setitem__(key, value)


def part(key: str, value: object) -> Change:
    return lambda data: data["part"][0].__setitem__(key, value)


def less(key: str) -> Change:
    return lambda data: data["part"][0].pop(key)


BAD: dict[str, Change] = {
    "an unknown key": kit("nmae", "x"),
    "an unknown key of a part": part("sise", "poker"),
    "an unknown key of the look": kit("look", {"inc": "#000000"}),
    "a version that is a number": kit("version", 1),
    "an empty name": kit("name", " "),
    "no languages": kit("languages", []),
    "a language twice": kit("languages", ["en", "en"]),
    "a language that is none": kit("languages", ["English"]),
    "a language that is a number": kit("languages", [1]),
    "the language of no words": kit("languages", ["xx"]),
    "a colour": kit("look", {"ink": "#red"}),
    "a colour of eight figures": kit("look", {"ink": "#11223344"}),
    "a book above": kit("book", {"ja": "../x.md", "en": "x.md"}),
    "a table's name": kit("tables", {"Teams 1": "cards.csv"}),
    "a table of another kind": kit("tables", {"teams": "card.svg"}),
    "a ruleset without a game": kit("ruleset", {"players": 4}),
    "parts that are no tables": kit("part", ["x"]),
    "an id in capitals": part("id", "Cards"),
    "an id of ours": part("id", "rulebook"),
    "a size by name": part("size", "pokre"),
    "a size of one number": part("size", [60]),
    "a size of texts": part("size", ["60", "40"]),
    "a size too small": part("size", [60, 4]),
    "a size too large": part("size", [60, 4000]),
    "a shape": part("shape", "round"),
    "a count of none": part("count", 0),
    "half a count": part("count", 1.5),
    "a count too large": part("count", 1000),
    "bleed below none": part("bleed", -1),
    "words by word": part("words", "no"),
    "a file elsewhere": part("template", "/etc/passwd"),
    "a file at home": part("template", "~/x.svg"),
    "a file of Windows": part("template", "C:\\x.svg"),
    "data of another kind": part("data", "cards.xls"),
    "data of no lists": part("data", {}),
    "data of no files": part("data", []),
    "data of a file twice": part("data", ["cards.csv", "cards.csv"]),
    "data of an empty list": part("data", {"suit": []}),
    "data of a value twice": part("data", {"suit": ["S", "S"]}),
    "data of flags": part("data", {"suit": [True]}),
    "required that is a text": part("required", "id"),
    "rows of nothing": lambda data: (data["part"][0].pop("data"), part("where", "id")(data))[1],
    "no title": less("title"),
    "no template": less("template"),
    "no size": less("size"),
    "a thickness of no box": part("thickness", 0.3),
    "a box with a size": part("holds", ["cards"]),
}


@pytest.mark.parametrize("name", BAD)
def test_reader_and_schema_refuse_the_same(name: str, small: Path) -> None:
    data = copy.deepcopy(good())
    BAD[name](data)
    assert not CHECK.is_valid(data)
    (small / "kit.toml").write_text(toml(data), encoding="utf-8")
    with pytest.raises(KitError):
        read_kit(small)
