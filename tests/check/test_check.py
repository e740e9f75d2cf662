"""``printkit check``: every fault that it should find is made here, and found."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from printkit.check.languages import numbers
from printkit.cli.main import group
from printkit.games.own import IDS
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from tests.check.conftest import check_kit

SHIFTY = find_kit("shifty-partners")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "shifty-partners"
    shutil.copytree(SHIFTY, made)
    return made


def faults(folder: Path, *only: str) -> list[tuple[str, str, str]]:
    report = check_kit(read_kit(folder), only or ("clauses", "languages"))
    return [(fault.kind, fault.where, fault.what) for fault in report.faults]


def edit(path: Path, old: str, new: str, count: int = 1) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")


def test_a_clause_without_example_or_test_is_a_fault(folder: Path) -> None:
    edit(folder / "clauses.toml", "[SP-01]", '[SP-99]\nkind = "S"\nfact = "New."\n\n[SP-01]')
    found = faults(folder, "clauses")
    assert ("clauses", "SP-99", "neither an example nor a test shows it") in found
    assert ("clauses", "SP-99", "neither the rule sheet nor the rulebook has it") in found


def test_a_kit_without_a_game_needs_no_examples(tmp_path: Path) -> None:
    files = {
        "kit.toml": 'name = "Box"\nversion = "1"\nlanguages = ["en"]\n\n[book]\nen = "rules.md"\n',
        "clauses.toml": '[BX-01]\nkind = "S"\n\n[BX-02]\nkind = "S"\n',
        "rules.md": "::: opening {#opening .BX-01} A box\nThe rules.\n\n| Players | 2 |\n|:--|:--|\n:::\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert faults(tmp_path) == [("clauses", "BX-02", "neither the rule sheet nor the rulebook has it")]


def test_an_example_that_is_not_pinned_or_has_no_lesson_is_a_fault(folder: Path) -> None:
    (folder / "examples" / "no-trump.json").rename(folder / "examples" / "no-lesson.json")
    for lang in ("en", "ja"):
        edit(folder / f"rulebook.{lang}.md", '{{ example("no-trump") }}', "")
    found = faults(folder, "clauses")
    assert ("examples", "examples/no-trump.json", "not pinned") in found
    assert ("examples", "examples/no-lesson.json", "no lesson has it") in found


def test_an_example_that_the_book_leaves_out_is_a_fault(folder: Path) -> None:
    for lang in ("en", "ja"):
        edit(folder / f"rulebook.{lang}.md", '{{ example("no-trump") }}', "")
    assert ("examples", "no-trump", "not in the rulebook (en)") in faults(folder, "clauses")
    for sheet in folder.glob("rulesheet.*.md"):
        sheet.write_text(f'{sheet.read_text("utf-8")}\n{{{{ example("no-trump") }}}}\n', "utf-8")
    assert faults(folder, "clauses") == [], "it is on the rule sheet"


def test_an_example_that_is_false_is_a_fault(folder: Path) -> None:
    record = json.loads((folder / "examples" / "no-trump.json").read_text(encoding="utf-8"))
    record["claims"]["tricks"][0]["winner"] = (record["claims"]["tricks"][0]["winner"] + 1) % 4
    (folder / "examples" / "no-trump.json").write_text(json.dumps(record), encoding="utf-8")
    (one,) = faults(folder, "clauses")
    assert one[0] == "kit" and "claims.tricks[0].winner" in one[2]


def test_languages_out_of_step_are_faults(folder: Path) -> None:
    edit(
        folder / "rulebook.en.md",
        "With 4 players, you play twice",
        "With 9 players, you play twice",
    )
    found = check_kit(read_kit(folder), ["languages"]).faults
    assert {fault.kind for fault in found} == {"languages"}
    assert any("9" in fault.what for fault in found)
    assert dict(found[0].sides).keys() == {"en", "ja"}


@pytest.mark.parametrize("kit", IDS)
def test_our_own_kits_tell_the_same_in_each_language(kit: str) -> None:
    assert faults(find_kit(kit)) == []


def test_a_block_that_one_language_lacks_is_a_fault(folder: Path) -> None:
    edit(folder / "rulesheet.en.md", "{#deal-hand .SP-05 .SP-12}", "{#deal-other .SP-05 .SP-12}")
    edit(folder / "rulebook.en.md", 'rule("deal-hand")', 'rule("deal-other")')
    found = faults(folder, "languages")
    assert found and all(one[0] == "kit" for one in found) and "deal-hand" in found[0][2]


@pytest.mark.parametrize(
    ("text", "lang", "found"),
    [
        ("seven cards, twenty-one points, the third trick", "en", {3, 7, 21}),
        ("one or two of both, 1st Ace, SP-12, 50 mm", "en", set()),
        ("on 18 August 2014", "en", {8, 18, 2014}),
        ("sixes and sevens, someone often weighs a stone", "en", {6, 7}),
        ("7枚、21点、3トリック目", "ja", {3, 7, 21}),
        ("五人で三回、一度に二枚", "ja", {3, 5}),
    ],
)
def test_numbers_are_read_in_figures_and_in_words(text: str, lang: str, found: set[int]) -> None:
    assert numbers(text, lang) == found


RULES = "::: opening {{#opening}} A box\n{}\n\n| Players | 2 |\n|:--|:--|\n:::\n"
KIT = 'name = "Box"\nversion = "1"\nlanguages = [{}]\n\n[book]\n{}\n'


@pytest.mark.parametrize(
    ("told", "only"),
    [
        ({"en": "Thirty cards.", "de": "Dreißig Karten."}, []),
        ({"en": "30 cards.", "de": "Dreißig Karten."}, []),
        ({"en": "Thirty cards.", "de": "30 Karten."}, []),
        ({"en": "Thirty cards.", "de": "31 Karten."}, ["31"]),
        ({"de": "31 Karten.", "en": "30 cards."}, ["31"]),
        ({"en": "A hundred cards, 4 each.", "de": "100 Karten, je 5."}, ["5"]),
        ({"de": "30 Karten.", "fr": "Trente cartes."}, []),
        ({"de": "30 Karten.", "en": "Thirty cards.", "ja": "31枚。"}, ["30, 31"]),
        ({"en": "Thirty cards.", "ja": "カード。"}, ["30"]),
    ],
)
def test_words_of_languages_that_are_not_read_are_no_fault(
    tmp_path: Path, told: dict[str, str], only: list[str]
) -> None:
    """What is said in figures has to be said, in figures or words, where words are known."""
    codes, books = (
        ", ".join(f'"{lang}"' for lang in told),
        "\n".join(f'{lang} = "{lang}.md"' for lang in told),
    )
    (tmp_path / "kit.toml").write_text(KIT.format(codes, books))
    for lang, text in told.items():
        (tmp_path / f"{lang}.md").write_text(RULES.format(text), encoding="utf-8")
    found = [what for _, _, what in faults(tmp_path, "languages")]
    assert found == [f"only one language says {numbers}" for numbers in only]


def test_the_command_tells_and_exits(folder: Path) -> None:
    done = CliRunner().invoke(group, ["check", f"{folder}/", "--only", "clauses"], standalone_mode=False)
    assert "examples show" in done.output
    (folder / "examples" / "no-trump.json").unlink()
    again = CliRunner().invoke(group, ["check", f"{folder}/", "--only", "clauses", "--json"])
    assert again.exit_code == 1
    (report,) = json.loads(again.output)
    assert report["kit"] == "shifty-partners" and report["faults"]
