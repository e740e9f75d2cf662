"""Three kits of makers who have nothing from printkit but the tool: they build, check clean, and are whole.

What they look like is for eyes; what a machine can hold them to is here.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import openpyxl
import pytest

from printkit.kit.data import count_of, part_table
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits
from printkit.parts.faces import faces
from tests.cli.hostile_kit import say
from tests.foreign.workbook import FOLDER, SPICES, cards

HERE = Path(__file__).parent
KITS = {path.parent.name: path.parent for path in HERE.glob("*/kit.toml") if not list(path.parent.glob("*.py"))}
PIECES = {
    "garden-deck": {"deck": 52, "courts": 6},
    "spice-road": {"cards": 120},
    "le-donjon": {"tuiles": 24, "jetons": 21, "heros": 3},
}
LANGUAGES = {"garden-deck": ["en"], "spice-road": ["en", "ja"], "le-donjon": ["fr"]}


def test_all_are_here() -> None:
    assert set(KITS) == set(PIECES) == set(LANGUAGES)


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.long] * (one != "le-donjon")) for one in PIECES]
)
def test_it_builds(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said = say(
        capfd, "build", KITS[name], "--out", tmp_path, "--jobs", "1", "--format", "pdf", "--format", "html"
    )
    notes = [note for note in said.err.splitlines() if "printkit speaks English, not 'fr'" not in note]
    assert (said.code, notes) == (0, [])
    files = json.loads((tmp_path / name / "manifest.json").read_text(encoding="utf-8"))["files"]
    parts = Counter(entry["part"] for entry in files)
    languages = LANGUAGES[name]
    assert parts["rulebook"] == 2 * len(languages) and parts["assembly"] == len(languages)
    assert set(PIECES[name]) <= {part for entry in files for part in entry.get("parts", ())}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.long] * (one == "garden-deck")) for one in PIECES]
)
def test_it_checks_clean(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    said = say(capfd, "check", KITS[name], "--jobs", "1", "--json")
    (report,) = json.loads(said.out)
    assert (said.code, said.err, report["faults"]) == (0, "", [])


@pytest.mark.parametrize("name", PIECES)
def test_its_pieces(name: str) -> None:
    kit = read_kit(KITS[name])
    assert list(kit.languages) == LANGUAGES[name]
    assert {part.id: count_of(kit, part) for part in kit.parts} == PIECES[name]
    for part in kit.parts:
        for lang in kit.languages if part.words else kit.languages[:1]:
            table = part_table(kit, part)
            made = faces(kit, part, lang)
            assert table is not None
            assert len({card.front for card in made.cards}) == len(table.rows), "no two rows look the same"
            low = faces(kit, part, lang, "low")
            assert all(a.front != b.front for a, b in zip(made.cards, low.cards, strict=True))


@pytest.mark.parametrize("name", PIECES)
def test_it_uses_nothing_of_ours(name: str) -> None:
    own = {path.stem for path in (KITS[name] / "icons").glob("*.svg")}
    for path in KITS[name].rglob("*"):
        if path.suffix not in (".svg", ".md", ".toml", ".csv", ".yaml", ".json", ".tsv"):
            continue
        text = path.read_text(encoding="utf-8")
        assert "shared/" not in text and not any(kit in text for kit in builtin_kits())
        assert set(re.findall(r"\{icon:([a-z-]+)", text)) <= own
        assert "pip(" not in text


def test_two_languages_of_one_card() -> None:
    kit = read_kit(KITS["spice-road"])
    english, japanese = (faces(kit, kit.parts[0], lang) for lang in ("en", "ja"))
    assert len(english.pictures) == 1, "the photograph is there once, whatever it stands on"
    spoken = [
        "".join(re.findall(r"<text[^>]*>([^<]*)</text>", made.cards[100].front)) for made in (english, japanese)
    ]
    assert "Caravan" in spoken[0] and "隊商" in spoken[1]
    assert english.notes == japanese.notes == ()


def test_the_workbook_is_what_it_says() -> None:
    book = openpyxl.load_workbook(FOLDER / "cards.xlsx", read_only=True)
    for title, rows in (("Cards", cards()), ("Spices", [list(row) for row in SPICES])):
        assert [list(row) for row in book[title].iter_rows(values_only=True)] == rows
