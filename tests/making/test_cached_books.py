"""A book of which one word was changed: what was kept is taken, and the file is the same as without."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit.book.document import Document
from printkit.book.read import document
from printkit.errors import MarkupError
from printkit.kit.model import Kit
from printkit.making import Settings, build
from printkit.text import lines
from tests.making.test_six import SIX


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """Give a kit to change."""
    return Path(shutil.copytree(SIX, tmp_path / "six"))


def made(kit: Path, out: str, cache: bool = True) -> bytes:
    settings = Settings(
        kits=(str(kit),), languages=("ja",), only=("rulebook",), out=kit.parent / out, jobs=1, cache=cache
    )
    (one,) = build(settings)
    assert not one.unchanged
    return (one.folder / "six_rulebook_ja_a4.pdf").read_bytes()


def test_one_word_is_set_and_the_rest_is_taken(kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    by_hand = lines._set

    def counted(*words: object) -> object:
        asked.append(str(words[0]))
        return by_hand(*words)

    monkeypatch.setattr(lines, "_set", counted)
    before = made(kit, "out")
    cold = len(asked)
    assert cold > 50
    change(kit / "rulebook.ja.md", "札の手ざわり", "札の手ごたえ")
    asked.clear()
    after = made(kit, "out")
    assert len(asked) == 1 and "札の手ごたえ" in asked[0]
    assert after != before
    assert after == made(kit, "fresh", cache=False)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the languages whose books are read."""
    found: list[str] = []

    def counted(kit: Kit, lang: str, **more: object) -> Document:
        found.append(lang)
        return document(kit, lang, **more)  # type: ignore[arg-type]  # what it is given

    monkeypatch.setattr("printkit.book.editions.document", counted)
    return found


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_the_other_languages_book_is_read_when_something_of_it_has_changed(kit: Path, read: list[str]) -> None:
    made(kit, "out")
    assert read == ["ja", "en"]
    read.clear()
    change(kit / "rulebook.ja.md", "札の手ざわり", "札の手ごたえ")
    made(kit, "out")
    assert read == ["ja"]
    for file, old, new in (
        ("rulebook.en.md", "How cards feel", "What cards feel like"),
        ("figures/sheet.svg", "#e6edf1", "#e6edf2"),
        ("kit.toml", 'version = "1"', 'version = "2"'),
    ):
        read.clear()
        change(kit / file, old, new)
        made(kit, "out")
        assert read == ["ja", "en"], file


def test_it_is_still_compared(kit: Path, read: list[str]) -> None:
    made(kit, "out")
    read.clear()
    change(kit / "rulebook.ja.md", "{#paper-weight}", "{#paper-wait}")
    with pytest.raises(MarkupError, match=r"'paper-wait' .* is missing in rulebook.en.md"):
        made(kit, "out")
    assert read == ["ja"]


@pytest.mark.parametrize("load", ['{% include "rulebook.ja.md" %}', "{%- import name as other %}"])
def test_a_book_that_may_load_the_other_is_read_again(kit: Path, read: list[str], load: str) -> None:
    (kit / "figures" / "unused.jinja").write_text(load, "utf-8")
    made(kit, "out")
    read.clear()
    change(kit / "rulebook.ja.md", "札の手ざわり", "札の手ごたえ")
    made(kit, "out")
    assert read == ["ja", "en"]


def test_a_spoiled_memory_is_left_alone(kit: Path) -> None:
    before = made(kit, "out")
    for kind in ("lines", "drawings", "outlines"):
        (memory,) = (kit.parent / "cache" / kind).iterdir()
        memory.write_bytes(memory.read_bytes()[:-9] + b"x" * 9)
    assert made(kit, "other") == before
