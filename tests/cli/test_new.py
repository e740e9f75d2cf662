"""``printkit new``: what it writes builds and checks at once, in both languages or one, and explains itself."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from printkit.book.document import Figure, walk
from printkit.book.editions import editions
from printkit.kit.read import read_kit
from printkit.kit.starter import STARTERS, new_kit, starters
from printkit.parts.faces import faces
from printkit.parts.notes import unbled
from printkit.pdf.extent import leaves
from printkit.text.faces import Glyphs
from tests.cli.hostile_kit import say, tree
from tests.making.conftest import own_cache
from tests.test_install import ROOT

__all__ = ["own_cache"]

Capture = pytest.CaptureFixture[str]


LANGUAGES = {"both": (), "en": ("en",), "ja": ("ja",)}
CASES = [
    pytest.param(starter, languages, marks=[pytest.mark.long] * (number != at), id=f"{starter}-{name}")
    for number, starter in enumerate(starters())
    for at, (name, languages) in enumerate(LANGUAGES.items())
]
"""Each starter, the first in both languages, another in each; all in all of these with ``-m long``."""


@pytest.mark.parametrize(("starter", "languages"), CASES)
def test_it_checks_clean(starter: str, languages: tuple[str, ...], tmp_path: Path, capfd: Capture) -> None:
    """One is built, in two languages and in Japanese: tests/docs/test_quick_start.py, test_japanese.py."""
    kit = tmp_path / "my-game"
    said = say(
        capfd, "new", kit, "--template", starter, *[word for lang in languages for word in ("--lang", lang)]
    )
    assert (said.code, said.err) == (0, "")
    assert f"printkit build {kit}" in said.out
    said = say(capfd, "check", kit, "--json")
    (report,) = json.loads(said.out)
    assert (said.code, report["faults"]) == (0, [])


@pytest.mark.parametrize("starter", starters())
def test_it_shows_two_languages_and_reaches_any_bleed(starter: str, tmp_path: Path, capfd: Capture) -> None:
    assert say(capfd, "new", tmp_path / "kit", "--template", starter).code == 0
    kit = read_kit(tmp_path / "kit")
    for part in kit.parts:
        made = faces(kit, replace(part, bleed=10.0), kit.languages[0], plots={})
        assert made.plots and list(unbled(made)) == []
        assert faces(kit, part, "+".join(kit.languages)).notes == (), "both languages are on it"


def test_cards_in_a_book_of_two_languages_say_their_suits_in_neither(tmp_path: Path, capfd: Capture) -> None:
    assert say(capfd, "new", tmp_path / "kit", "--template", "trick-taking").code == 0
    first, second = editions(read_kit(tmp_path / "kit"), "ja+en")
    figures = [[one.svg for one in walk(book.blocks) if isinstance(one, Figure)] for book in (first, second)]
    assert figures[0] == figures[1] != []


@pytest.mark.parametrize("lang", ["ja", "en", "ja+en"])
def test_paragraphs_of_a_reminder_stand_apart(lang: str, tmp_path: Path, capfd: Capture) -> None:
    """What is said of each of four things, in one language or two, is nearer to itself than to the others."""
    assert say(capfd, "new", tmp_path / "kit", "--template", "trick-taking").code == 0
    kit = read_kit(tmp_path / "kit")
    made = faces(kit, kit.named("aid"), lang, plots={})
    (_, _, items), *_ = made.faces()
    lines = sorted({one.y for one, _ in leaves(items or ()) if isinstance(one, Glyphs) and one.y})
    *_, within, between, _, _ = sorted(later - line for line, later in pairwise(lines))
    assert between > 1.2 * within


def test_a_kit_of_ours_is_copied_whole(tmp_path: Path, capfd: Capture) -> None:
    kit = tmp_path / "my-partners"
    said = say(capfd, "new", kit, "--from", "shifty-partners")
    assert (said.code, said.err) == (0, "") and "all of shifty-partners" in said.out
    theirs = ROOT / "templates" / "shifty-partners"
    left = {path.relative_to(theirs).as_posix() for path in theirs.rglob("*") if path.is_file()} - tree(
        kit
    ).keys()
    assert left == {"coverage.json"}
    file = kit / "phrases.en.toml"
    file.write_text(file.read_text("utf-8").replace("An ace sets trumps", "An ace of mine"), encoding="utf-8")
    out = tmp_path / "out"
    asked = ("--only", "rulebook", "--lang", "en", "--format", "html", "--out", out, "--jobs", "1")
    assert say(capfd, "build", kit, *asked).code == 0
    page = (out / "my-partners" / "my-partners_rulebook_en.html").read_text("utf-8")
    # one that Jinja cannot read keeps all from being told, and is the one that is named
    file.write_text(file.read_text("utf-8").replace("'wins' if seats", "‚wins‘ if seats"), encoding="utf-8")
    told = say(capfd, "examples", kit, "trump-wins", "--lang", "en").err
    assert told.startswith("printkit: phrases.en.toml: tell.game-won[0]: unexpected char '‚'"), told
    assert "An ace of mine" in page and "A trump beats any other suit" in page, "its own phrases come first"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--from", "shifty-partner"), "did you mean 'shifty-partners'?"),
        (("--from", "../x"), "no kit '../x' of printkit's own"),
        (("--from", "sorcerer", "--lang", "en"), "--from copies a kit as it is"),
        (("--from", "sorcerer", "--template", "solo"), "--from copies a kit as it is"),
    ],
)
def test_what_cannot_be_copied(words: tuple[str, ...], wrong: str, tmp_path: Path, capfd: Capture) -> None:
    said = say(capfd, "new", tmp_path / "mine", *words)
    assert said.code == 2 and wrong in said.err and not (tmp_path / "mine").exists()


def test_a_name_with_its_reading_stays_on_the_label(tmp_path: Path) -> None:
    for name, text in new_kit(tmp_path / "my-game", "cards", ("ja",)).items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text.replace("焼き", "{焼|や}き"), encoding="utf-8")
    kit = read_kit(tmp_path)
    for card in faces(kit, kit.parts[0], "ja").cards:
        (label,) = re.findall(r'<rect x="5" y="([\d.]+)"', card.front)
        base = float(re.findall(r'translate\(\S+ ([\d.]+)\)"><text', card.front)[0])
        tops = re.findall(r'font-size="([\d.]+)" fill="#22212b" x="[^"]*" y="(-[\d.]+)"', card.front)
        assert ("や" in card.front) == bool(tops)
        assert all(base + float(y) - 0.88 * float(size) > float(label) for size, y in tops)


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("starter", starters())
def test_one_language_leaves_nothing_of_the_other(starter: str, lang: str) -> None:
    files = new_kit(Path("my-game"), starter, (lang,))
    assert starter != "cards" or '{ ja = "…", en = "…" }' in files["kit.toml"]
    japanese = {name for name, text in files.items() if any("\u3040" <= char <= "\u30ff" for char in text)}
    if lang == "en":
        assert not japanese
    else:
        assert {
            "kit.toml",
            "rulesheet.ja.md",
            "rulebook.ja.md",
            "card.svg",
            "cover.svg",
            "back.svg",
        } <= japanese
    assert f"rulebook.{'en' if lang == 'ja' else 'ja'}.md" not in files
    kit = tomllib.loads(files["kit.toml"])
    assert kit["languages"] == [lang]
    assert isinstance(kit["part"][0]["title"], str)
    for name, text in files.items():
        if name.endswith(".csv"):
            assert ".ja" not in text.partition("\n")[0] and ".en" not in text.partition("\n")[0]


@pytest.mark.parametrize("starter", starters())
def test_it_explains_itself(starter: str) -> None:
    files = new_kit(Path("my-game"), starter, ("ja", "en"))
    texts = {f"{book}.{lang}.md" for book in ("rulesheet", "rulebook") for lang in ("ja", "en")}
    assert {"kit.toml", "card.svg", *texts} <= files.keys()
    assert any(name.endswith(".csv") for name in files)
    assert (
        files["kit.toml"].count("\n# ") >= 4
        and "{# " in files["card.svg"]
        and all("{!-- " in files[text] for text in texts)
    )
    assert not [name for name, text in files.items() if re.search(r"#(ja|en)\b|@NAME@", text)]
    ours = [path.name for path in (ROOT / "templates" / "shared" / "figures").iterdir()]
    assert not [name for name in ours if f"figures/{name}" in files], "what a game's examples are drawn with"
    assert 'name = "My Game"' in files["kit.toml"] and "build ./my-game" in files["kit.toml"]


def test_the_wheel_has_them() -> None:
    """They lie under templates/, which the wheel holds whole (tests/test_install.py)."""
    assert sorted(path.name for path in (ROOT / "templates" / STARTERS).iterdir()) == sorted(starters())
    assert set(starters()) == {"cards", "trick-taking", "solo"}


def test_where_nothing_can_be_written_there_is_no_out_to_change(tmp_path: Path, capfd: Capture) -> None:
    (tmp_path / "file").touch()
    said = say(capfd, "new", tmp_path / "file" / "my-game")
    assert (said.code, said.err.partition("hint: ")[2]) == (1, "name another folder\n")


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capfd: Capture) -> None:
    kit = tmp_path / "my-game"
    kit.mkdir()
    (kit / ".DS_Store").touch()
    assert say(capfd, "new", kit).code == 0, "a folder will do that looks empty"
    before = tree(tmp_path)
    said = say(capfd, "new", kit)
    assert said.code == 2 and "my-game: the folder is not empty" in said.err
    assert tree(tmp_path) == before


@pytest.mark.parametrize(
    ("name", "words", "says"),
    [
        ("…", (), "makes no id"),
        ("my-game", ("--template", "card"), "did you mean 'cards'?"),
        (
            "my-game",
            ("--lang", "fr"),
            "written in English or Japanese, not in 'fr'\n  hint: --lang ja or --lang en",
        ),
    ],
)
def test_words_that_are_off(
    name: str, words: tuple[str, ...], says: str, tmp_path: Path, capfd: Capture
) -> None:
    said = say(capfd, "new", tmp_path / name, *words)
    assert said.code == 2 and says in said.err
    assert tree(tmp_path) == {}


def test_a_file_in_the_way(tmp_path: Path, capfd: Capture) -> None:
    (tmp_path / "my-game").write_text("x")
    said = say(capfd, "new", tmp_path / "my-game")
    assert said.code == 1 and "is a file where a folder has to be" in said.err


@pytest.mark.parametrize("name", ['My "great" Game', "my_game 2", "ŒUVRE x", "a\\b"])
def test_names_of_folders(name: str, tmp_path: Path, capfd: Capture) -> None:
    kit = tmp_path / name
    assert say(capfd, "new", kit, "--lang", "en").code == 0
    said = say(capfd, "list", kit)
    assert (said.code, said.err) == (0, "")
    toml = (kit / "kit.toml").read_text(encoding="utf-8")
    assert (f'printkit build "./{name}"' in toml) == (" " in name)
    (kit / "card.svg").write_text("{{ nope }}", encoding="utf-8")
    said = say(capfd, "build", kit, "--out", tmp_path / "o", "--only", "cards")
    assert f"{name}/card.svg:1: 'nope' is not defined" in said.err
