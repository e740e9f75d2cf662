"""What printkit itself says, and a kit says for it: in another language, or in other words."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import KitError
from printkit.kit.read import read_kit
from printkit.kit.said import NAMED, SIGNS, read_said, said, said_in, shared, word
from tests.cli.hostile_kit import write_kit


def kit_that_says(folder: Path, lang: str, text: str) -> Path:
    made = write_kit(folder / "old-box")
    (made / f"printkit.{lang}.toml").write_text(text, encoding="utf-8")
    return made


def test_japanese_and_english_say_the_same() -> None:
    assert shared().keys() == {"ja", "en"}
    japanese, english = (
        {f"{section}.{key}" for section, texts in shared()[lang].items() if section != SIGNS for key in texts}
        for lang in ("ja", "en")
    )
    assert {key for key in japanese ^ english if NAMED not in key} == set()


def test_a_kit_says_it_in_other_words(tmp_path: Path) -> None:
    kit = read_kit(kit_that_says(tmp_path, "en", '[press]\nfront = "face"\n'))
    assert word(kit, "front", ("en",)) == "face" and word(None, "front", ("en",)) == "front"
    assert word(kit, "back", ("en",)) == "back" and word(kit, "front", ("ja",)) == "表面"


def test_a_language_that_nobody_speaks_is_spoken_to_in_english(tmp_path: Path) -> None:
    kit = read_kit(write_kit(tmp_path / "old-box"))
    assert said_in("fr", kit) == "en" and said("press", "fr", kit) == said("press", "en", kit)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[pres]\nfront = 'x'", "no section 'pres'"),
        ("press = 'x'", "'press' should be a table"),
        ("[press]\nfrnt = 'x'", "printkit does not say 'frnt'"),
        ("[press]\nfront = 3", "press.front: should be a text"),
        ("[press]\nfront = ['a']", "press.front: should be a text"),
        ("[box]\ntuck = 'x'", "box.tuck: should be a list of texts"),
        ("[press]\nversion = 'v{version.__class__}'", "nothing is put in for '{version.__class__}'"),
        ("[press]\nversion = '{version:>999999999}'", "nothing is put in for"),
        ("[press]\nversion = '{0}'", "nothing is put in for '{0}'"),
        ("[press]\nversion = 'a }'", "nothing is put in for '}'"),
        ('[press]\nfront = "a\\u0007"', "U+0007"),
    ],
)
def test_what_would_not_be_said_is_refused(text: str, wrong: str, tmp_path: Path) -> None:
    with pytest.raises(KitError) as error:
        read_said(kit_that_says(tmp_path, "en", text), ("ja", "en"))
    assert wrong in str(error.value) and str(error.value).startswith("printkit.en.toml")
