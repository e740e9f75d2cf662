"""docs/ja: the pages in Japanese do what they print, and name each command, option and key of the others.

They are written for themselves, so sentences are not compared. A command that the English page prints too is
tried there (test_pages.py, test_tutorials.py, test_quick_start.py); what that one lacks is run here, and what
the page quotes an answer of.
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import jsonschema
import pytest
from markdown_it import MarkdownIt

from printkit.cli.main import COMMANDS, group
from printkit.cli.tongue import VARIABLE, put, put_lines
from tests.docs.printed import ROOT, Said, blocks, follow, lines, run, write
from tests.docs.test_tutorials import codes, manifest, text
from tests.kit.keys import json_schema
from tests.reader import faults, read

NAMES = sorted(path.stem for path in (ROOT / "docs" / "ja").glob("*.md"))
SIZE = re.compile(r"^\| `[\w-]+` \| [\d.]+ × [\d.]+ \|", re.MULTILINE)


@pytest.fixture
def shell(shell: Mapping[str, str]) -> Mapping[str, str]:
    """The environment of a reader whose printkit speaks Japanese."""
    return {**shell, VARIABLE: "ja"}


def both(name: str) -> tuple[str, str]:
    """The pages in Japanese and in English."""
    english, japanese = ((ROOT / "docs" / at / f"{name}.md").read_text("utf-8") for at in ("", "ja"))
    return japanese, english


def printed(path: str) -> list[str]:
    """The commands that a page prints, in order."""
    return [line for block in blocks(path) if block.lang == "sh" for line in lines(block)]


def beyond(name: str, desk: Path, shell: Mapping[str, str]) -> list[Said]:
    """Run what a page prints and the English one does not. AssertionError for a command that fails."""
    known = printed(f"docs/{name}.md")
    told = [run(line, desk, shell) for line in printed(f"docs/ja/{name}.md") if line not in known]
    assert [one for one in told if one.code] == []
    return told


def names(page: str) -> set[str]:
    """The commands, options and shops in the code of a page."""
    code = " ".join(re.findall(r"^```sh\n.*?^```|`[^`\n]+`", page, re.MULTILINE | re.DOTALL))
    return set(re.findall(r"printkit [a-z]+|(?<![\w-])--[a-z][a-z-]+|pod:[\w-]+", code))


@pytest.mark.parametrize("name", NAMES)
def test_sisters_lead_to_each_other(name: str) -> None:
    japanese, english = both(name)
    assert f"\n[English](../{name}.md)\n" in japanese and f"\n[日本語](ja/{name}.md)\n" in english
    text, toctree = both("index")[0].split("{toctree}")
    assert name == "index" or (f"]({name}.md)" in text and f"\n{name}\n" in toctree)
    assert "(docs/ja/index.md)" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_option_is_told(name: str) -> None:
    """Whatever the English page names, and nothing that printkit does not have."""
    japanese, english = map(names, both(name))
    assert english - japanese == set()
    commands = [importlib.import_module(f"printkit.cli.{command}_").command for command in COMMANDS]
    commands.append(group)
    known = {option for command in commands for one in command.params for option in one.opts}
    known |= {f"printkit {command}" for command in COMMANDS}
    assert {one for one in japanese if not one.startswith("pod:")} <= known


@pytest.mark.parametrize("name", NAMES)
def test_no_mark_is_left_unread(name: str) -> None:
    """Two stars between a bracket and a letter of Japanese make nothing bold."""
    html = MarkdownIt().enable("table").render(both(name)[0])
    assert "**" not in re.sub(r"<code.*?</code>", "", html, flags=re.DOTALL)


@pytest.mark.parametrize("name", ["quick-start", "printing"])
def test_what_commands_say_is_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the catalogue has it; the sides in ``calibrate``, words alone, are put by the command."""
    monkeypatch.setenv(VARIABLE, "ja")
    japanese, english = (
        [block.body for block in blocks(path) if block.lang == "text"]
        for path in (f"docs/ja/{name}.md", f"docs/{name}.md")
    )
    sides = [re.sub("^(front|back)(?=: )", lambda side: put(side[1]), body, flags=re.M) for body in english]
    assert english and japanese == [put_lines(body) for body in sides]
    assert set(printed(f"docs/{name}.md")) <= set(printed(f"docs/ja/{name}.md"))


def test_the_start_page() -> None:
    """It has a book proven in Japanese, as docs/proof.md has one in English, which is run."""
    told = [re.sub("(?<= |_)ja(?= |_)", "en", line) for line in printed("docs/ja/index.md")]
    assert told and set(told) <= set(printed("docs/proof.md"))


def test_a_kit_in_japanese_alone(desk: Path, shell: Mapping[str, str]) -> None:
    beyond("quick-start", desk, shell)
    made = [path.name for path in (desk / "output" / "yoichi").glob("*.pdf")]
    assert made and all(f"`{name}`" in both("quick-start")[0] for name in made)


def test_what_goes_to_a_printer(desk: Path, shell: Mapping[str, str]) -> None:
    assert run("printkit new my-game --lang ja", desk, shell).code == 0
    cards = desk / "my-game" / "cards.csv"
    cards.write_text("".join(cards.read_text("utf-8").splitlines(keepends=True)[:3]), "utf-8")
    told = beyond("printing", desk, shell)
    assert "PDF/X-1a:2003" in told[-1].text and "問題なし" in told[-1].text
    assert "63 × 88、63.5 × 88.9、58 × 89、59 × 86 mm" in both("printing")[0], "as templates/shared/pod has it"


@pytest.mark.parametrize("name", ["tutorial-cards", "tutorial-book"])
def test_the_files_have_what_the_english_ones_have(name: str) -> None:
    """The same keys of TOML, calls of drawings, marks and boxes of books."""
    japanese, english = (
        {
            one
            for block in blocks(path)
            if block.name
            for one in re.findall(
                r"^\[+[a-z]+|^[\w-]+(?= = )|\{\{ \w+|\{\w+:|^::: \w+", block.body, re.MULTILINE
            )
        }
        for path in (f"docs/ja/{name}.md", f"docs/{name}.md")
    )
    assert len(english) > 8 and english - japanese == set()


def sister(name: str, kit: str, theirs: str) -> list[str]:
    """The commands of a page in English, of the kit that the Japanese one makes."""
    return [line.replace(f"./{theirs}", f"./{kit}") for line in printed(f"docs/{name}.md")]


@pytest.mark.long
def test_cards_in_ten_minutes(desk: Path, shell: Mapping[str, str]) -> None:
    """A text that is too long is told as the page has it; what it makes in the end is as it says."""
    known = sister("tutorial-cards", "iso", "tide-pool")
    assert printed("docs/ja/tutorial-cards.md") == [line for line in known if not line.startswith("pip ")]
    said = follow("docs/ja/tutorial-cards.md", desk, shell, known=known)
    assert codes(said, "printkit build") == [0, 1, 0], "the text that is too long is the one that fails"
    for line in ("build ./iso", "check ./iso", "build ./iso --only cards --cards 14", "list ./iso --cards"):
        last = run(f"printkit {line}", desk, shell)
        assert last.code == 0, last.text
    assert "12-15    アオサ" in last.text
    words = text(desk / "output" / "iso" / "iso_standard_card_ja_a4.pdf")
    assert [words.count(name) for name in ("ヤドカリ", "ヒトデ", "昆布")] == [4, 3, 1]
    assert [name for name in manifest(desk, "iso") if "cards14" in name]


@pytest.mark.long
def test_a_bilingual_rulebook(desk: Path, shell: Mapping[str, str]) -> None:
    known = sister("tutorial-book", "hikishio", "ebb")
    said = follow("docs/ja/tutorial-book.md", desk, shell, known=known)
    assert codes(said, "printkit build") == [0, 1, 0, 0, 0], "and two on papers that the English page has not"
    assert codes(said, "printkit check") == [1, 0]
    made = desk / "output" / "hikishio"
    for book in ("ja_b5", "en_letter"):
        assert faults(read(made / f"hikishio_rulebook_{book}.pdf")) == []
    assert "同点なら、勝利を分かち合います" in text(made / "hikishio_rulebook_ja_b5.pdf")


def keys(page: str) -> dict[tuple[str, str], list[str]]:
    """The keys of kit.toml by their section, each with the values that its last cell says it has without."""
    found = {}
    for section in re.split(r"^(?=## )", page, flags=re.MULTILINE):
        (head,) = re.findall(r"^## `([^`]+)`$", section.partition("\n")[0]) or [""]
        for key, last in re.findall(r"^\| `([a-z]+)` \| .* \| ([^|]+) \|$", section, re.MULTILINE):
            found[head, key] = re.findall(r"`[^`]+`|\*\*|^[\d.]+$", last)
    return found


def test_every_key_of_kit_toml_is_told() -> None:
    """In the same section, with the same value where it is left out; and the sizes that have names."""
    japanese, english = both("kit")
    assert keys(japanese) == keys(english) and len(keys(japanese)) > 60
    for name in ("kit", "printing"):
        first, second = map(SIZE.findall, both(name))
        assert first == second and len(first) == 7


def test_kits_as_printed_are_read(desk: Path, shell: Mapping[str, str]) -> None:
    """The kit with a box, with the drawings of the tutorial; the schema for what shows a few keys alone."""
    for block in blocks("docs/ja/tutorial-cards.md"):
        if block.name and not block.how:
            write(desk, block)
    heads, cells = "name.ja,name.en,種類,点,枚数,text.ja,text.en", "昆布,Kelp,海藻,4,3,捨てる。,Discard."
    (desk / "iso" / "cards.csv").write_text(f"{heads}\n{cells}\n", encoding="cp932")
    for book in ("rulesheet.ja.md", "rulesheet.en.md", "rulebook.ja.md", "rulebook.en.md"):
        (desk / "iso" / book).touch()
    whole, *some = [block for block in blocks("docs/ja/kit.md") if block.lang == "toml"]
    write(desk, whole)
    told = run("printkit list ./iso --cards", desk, shell)
    assert told.code == 0 and "1-3" in told.text and "昆布" in told.text
    least = {"name": "磯あそび", "version": "1", "languages": ["ja"]}
    for block in some:
        jsonschema.validate({**least, **tomllib.loads(block.body)}, json_schema())
    assert len(some) == 4
