"""Mistakes of one kit are told in one run, each once, whatever files they are in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hostile_kit import NAME, Edit, drop, put, say, swap, write_kit
from tests.gather import gathered
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

WORD = swap("words.csv", "枚数,how many", "枚数,"), "words.csv:2: 'count' has no text for language 'en'"
COPIES = swap("cards.csv", "two,2", "two,many"), "cards.csv:3: copies should be 0 to 999, not 'many'"
EMPTY = swap("cards.csv", "いち,one", "いち,"), "cards.csv:2: name.en is empty, other languages are not"
CELLS = swap("cards.csv", "two,2", "two,2,x"), "cards.csv:3: 5 cells where the first line has 4 columns"
FRONT = swap("card.svg", "row.name", "row.nmae"), "card.svg:3: there is no 'nmae' in row"
BACK = swap("back.svg", "#aa3311", "{{ lok.ink }}"), "back.svg:2: 'lok' is not defined"
PICTURE = (
    swap("pad.svg", "</svg>", '<image href="cat.png" x="9" y="9" width="9" height="9"/>\n</svg>'),
    "pad.svg:3: no file 'cat.png'",
)
PAD = swap("pad.svg", '"20"', '"{{ high }}"'), "pad.svg:2: 'high' is not defined"
ENGLISH = swap("rulebook.en.md", "Count them", "Count {icon:them}"), "rulebook.en.md:27: no icon 'them'"
JAPANESE = swap("rulebook.ja.md", "(#deal)", "(#dael)"), ": a link to #dael, which no block is"
FILLED = swap("rulebook.ja.md", "{{ 3 }}", "{{ 3 }}{icon:them}"), "): no icon 'them'"
MARK = swap("rulebook.en.md", "Two seats.", "Two {seats."), "rulebook.en.md:16: '{seats.'"
TOP = swap("kit.toml", "version", "verison"), "kit.toml:2: verison: unknown key 'verison'"
KEY = swap("kit.toml", 'back = "back.svg"', 'bakc = "back.svg"'), "part.cards.bakc: unknown key 'bakc'"
SIZE = swap("kit.toml", '"poker"', '"pokre"'), "part.cards.size: no size 'pokre'"
NO_ROWS = drop("cards.csv"), "part.cards.data: no file 'cards.csv'"
NO_BOOK = drop("rulebook.ja.md"), "book.ja: no file 'rulebook.ja.md'"

SEVERAL = (
    (TOP, KEY, SIZE, NO_ROWS, NO_BOOK),
    (WORD, COPIES, BACK, PICTURE, ENGLISH),
    (WORD, CELLS, PAD),
    (COPIES, EMPTY),
    (EMPTY, BACK),
    (COPIES, FRONT, BACK, PAD, ENGLISH, JAPANESE),
    (FILLED, ENGLISH, MARK, PICTURE),
)

SHEETS = '\n[rulesheet]\nja = "rulesheet.ja.md"\nen = "rulesheet.en.md"\n'


def test_several_mistakes_are_told_together(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with gathered() as cases:
        for number, mistakes in enumerate(SEVERAL):
            with cases.of(number):
                kit = write_kit(tmp_path / str(number) / NAME)
                for edit, _ in mistakes:
                    edit(kit)
                said = say(capfd, "build", kit, "--out", tmp_path / "out", "--jobs", "1")
                assert said.code == 1
                assert said.err.startswith(f"printkit: {len(mistakes)} faults"), said.err
                assert all(said.err.count(told) == 1 for _, told in mistakes), said.err


def test_a_fault_of_the_sheet_hides_no_other_of_the_book(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kit = write_kit(tmp_path / NAME)
    swap("kit.toml", "\n[book]", f"{SHEETS}\n[book]")(kit)
    for lang in ("ja", "en"):
        put(f"rulesheet.{lang}.md", "{#a}\n## A\n\n{#b}\nB {icon:none}.\n")(kit)
    swap("rulebook.en.md", "::: note", '{{ rule("c") }}\n\n::: note')(kit)
    said = say(capfd, "build", kit, "--out", tmp_path / "out", "--jobs", "1")
    assert "rulesheet.en.md:5: no icon 'none'" in said.err and "no block 'c' on the rule sheet" in said.err


def test_mistakes_of_several_kits_are_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A build stopped at the first kit that could not be read."""
    kits = [write_kit(tmp_path / name) for name in ("one", "two")]
    for kit in kits:
        SIZE[0](kit)
    said = say(capfd, "build", *kits, "--out", tmp_path / "out", "--jobs", "1")
    assert said.code == 1 and all(f"{kit.name}/kit.toml:" in said.err for kit in kits), said.err
    said = say(capfd, "build", *kits, "--only", "nothing", "--out", tmp_path / "out")
    assert said.code == 1, "a mistake of the command line and others"


def test_one_mistake_is_told_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """In both languages, on the rule sheet and in the book that takes its blocks over, as a key not known."""
    picture = swap("card.svg", "</svg>", '<image href="cat.png" x="9" y="9" width="9" height="9"/>\n</svg>')
    rules = "{#a}\n## A\n\n{#b}\nB.\n"
    sheets: tuple[Edit, ...] = (
        swap("kit.toml", "\n[book]", f"{SHEETS}\n[book]"),
        put("rulesheet.ja.md", rules),
        put("rulesheet.en.md", rules.replace("#b", "#c")),
        swap(
            "rulebook.en.md",
            "Count them.",
            'Count them.\n:::\n\n{{ rule("b") }}\n\n::: note {#more} More\nMore.',
        ),
        swap(
            "rulebook.ja.md",
            "数えましょう。",
            '数えます。\n:::\n\n{{ rule("b") }}\n\n::: note {#more} 追加\n追加。',
        ),
    )
    with gathered() as cases:
        for name, edits, told in (
            ("picture", (picture, put("cat.png", b"no picture")), "card.svg:5: 'cat.png' is no picture"),
            ("sheet", sheets, "rulesheet.ja.md, rulesheet.en.md: the languages differ"),
            (
                "id",
                (*sheets, put("rulesheet.en.md", rules.replace("{#b}\n", ""))),
                "md:4: a paragraph without an id",
            ),
            ("key", (swap("kit.toml", "version", "verison"),), "verison: unknown key 'verison'"),
        ):
            with cases.of(name):
                kit = write_kit(tmp_path / name / NAME)
                for edit in edits:
                    edit(kit)
                said = say(capfd, "build", kit, "--out", tmp_path / "out", "--jobs", "1")
                assert said.err.startswith(f"printkit: {NAME}/"), said.err
                assert told in said.err
                assert " more like it" not in said.err
