"""All that a language lacks, at once: in kit.toml, in tables, in what printkit says."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import KitError
from printkit.kit.read import read_kit
from printkit.translate.lacks import lacks, refuse
from tests.cli.hostile_kit import say

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def kit(tmp_path: Path, capfd: Capture) -> Path:
    """A kit in Japanese and English, as ``new`` writes it."""
    assert say(capfd, "new", tmp_path / "market", "--template", "solo").code == 0
    return tmp_path / "market"


def edit(kit: Path, name: str, *pairs: tuple[str, str]) -> None:
    text = (kit / name).read_text("utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    (kit / name).write_text(text, encoding="utf-8")


def test_kit_toml_and_columns_are_told_in_one_run(kit: Path, capfd: Capture) -> None:
    edit(kit, "kit.toml", ('["ja", "en"]', '["ja", "en", "fr"]'))
    for words in (("check", kit), ("build", kit, "--out", kit / "out")):
        said = say(capfd, *words)
        assert said.code == 1
        assert "cards.title" in said.err, said.err
        assert "words.csv: no column 'fr'" in said.err and "cards.csv: no column 'name.fr'" in said.err
        assert said.err.count("hint") == 1 and "Traceback" not in said.err


def test_one_lack_is_told_as_ever(kit: Path, capfd: Capture) -> None:
    edit(kit, "kit.toml", (', en = "Mat" }', " }"))
    said = say(capfd, "check", kit)
    assert "no text for language 'en'" in said.err and "missing in its languages" not in said.err


def test_a_language_without_a_book_has_all_the_rest(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """A book in one language alone stopped every language, and drafts."""
    edit(kit, "kit.toml", ('en = "rulebook.en.md"\n', ""), ('en = "rulesheet.en.md"\n', ""))
    told = "no rulebook in en: kit.toml names one in ja alone"
    built = say(capfd, "build", kit, "--out", tmp_path / "out", "--format", "pdf", "--format", "html")
    assert built.code == 0 and told in built.err + built.out
    names = {path.name for path in (tmp_path / "out/market").iterdir()}
    assert "market_rulebook_ja.html" in names and "market_standard_paper_en_a4.pdf" in names
    assert not any("_rule" in name and "_en" in name for name in names)
    cards = say(capfd, "build", kit, "--only", "cards", "--lang", "en", "--out", tmp_path / "out")
    assert cards.code == 0 and told not in cards.err + cards.out
    asked = say(capfd, "build", kit, "--only", "rulebook", "--lang", "en", "--out", tmp_path / "out")
    assert asked.code == 1 and "no rulebook in 'en'" in asked.err and "there is ja" in asked.err
    checked = say(capfd, "check", kit)
    assert checked.code == 0 and told in checked.out, checked.out


def test_a_language_without_a_book_lacks_no_phrases(capfd: Capture, tmp_path: Path) -> None:
    assert say(capfd, "new", tmp_path / "own", "--from", "sorcerer").code == 0
    edit(tmp_path / "own", "kit.toml", ('en = "rulebook.en.md"\n', ""), ('en = "rulesheet.en.md"\n', ""))
    (tmp_path / "own/phrases.en.toml").unlink()
    assert lacks(read_kit(tmp_path / "own")) == ()


def test_what_files_lack_is_listed(kit: Path, capfd: Capture) -> None:
    assert lacks(read_kit(kit)) == ()
    rows = (kit / "words.csv").read_text("utf-8").splitlines()
    key = rows[1].partition(",")[0]
    edit(kit, "words.csv", (rows[1], f"{key},,one"), (rows[2], f"{rows[2].partition(',')[0]},,two"))
    (kit / "printkit.fr.toml").write_text('[press]\nfront = "recto"\n', encoding="utf-8")
    (kit / "printkit.en.toml").write_text('[press]\nfront = "face"\n', encoding="utf-8")
    (line,) = lacks(read_kit(kit))
    assert line.startswith(f"words.csv, column ja: {key}, ")
    refuse(read_kit(kit))  # the one thing is told where it is met
    edit(kit, "cards.csv", *_emptied((kit / "cards.csv").read_text("utf-8")))
    with pytest.raises(KitError, match="missing in one of its languages") as error:
        refuse(read_kit(kit))
    assert "cards.csv, column name.en: " in str(error.value) and "words.csv, column ja: " in str(error.value)
    found = say(capfd, "check", kit, "--only", "languages")
    assert found.out.count("fault (languages): missing texts: ") == 2


def _emptied(text: str) -> list[tuple[str, str]]:
    """Give the change that takes the English name of the first card away."""
    head, first = (line.split(",") for line in text.splitlines()[:2])
    at = head.index("name.en")
    return [(",".join(first), ",".join([*first[:at], "", *first[at + 1 :]]))]
