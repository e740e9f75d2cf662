"""A book of which one word was changed: what was kept is taken, and the file is the same as without."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from printkit.book.document import Document
from printkit.book.read import document
from printkit.build import Settings, build, rulebook
from printkit.errors import MarkupError
from printkit.kit.model import Kit
from printkit.text import lines
from tests.build.test_six import SIX


@pytest.fixture
def kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a kit to change, which is made in this process."""
    monkeypatch.setattr("printkit.build.rulebook.limited", lambda function, *_: function())
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

    monkeypatch.setattr("printkit.book.typeset.document", counted)
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


@pytest.mark.skipif(sys.platform != "linux", reason="forked on Linux alone")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"languages": ("ja+en",)},
        {"formats": ("html",)},
        {"layouts": ("rulebook=booklet",)},
        {"cache": False},
    ],
)
def test_a_second_process_makes_the_same_file(
    kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any]
) -> None:
    monkeypatch.setattr("printkit.aside.spare", lambda: True)
    here: list[str] = []
    for name in ("write", "preflight"):
        original = getattr(rulebook, name)
        monkeypatch.setattr(rulebook, name, _noted(here, name, original))
    files = []
    for jobs in (1, None):
        here.clear()
        out, cache = tmp_path / f"with {jobs}", tmp_path / f"cache {jobs}"
        monkeypatch.setattr("printkit.build.cache.cache_folder", lambda folder=cache: folder)
        settings = {"languages": ("ja",), **given}
        (one,) = build(Settings(kits=(str(kit),), only=("rulebook",), out=out, jobs=jobs, **settings))
        files.append({path.name: path.read_bytes() for path in one.folder.iterdir()})
        assert ("write" in here) == (jobs == 1 and given.get("formats") != ("html",))
        assert any((cache / "lines").glob("*")) == (given.get("cache", True) and "formats" not in given)
    assert len(files[0]) == 2
    assert files[0] == files[1]


def _noted(here: list[str], name: str, function: Callable[..., object]) -> Callable[..., object]:
    """Note each call of this process."""

    def call(*args: object, **named: object) -> object:
        here.append(name)
        return function(*args, **named)

    return call
