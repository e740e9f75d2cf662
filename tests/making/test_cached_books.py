"""A book of which one word was changed: what was kept is taken, and the file is the same as without."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit.making import Settings, build
from printkit.text import lines
from tests.making.test_six import SIX


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """Give a kit to change, with a rule sheet beside its book."""
    made = Path(shutil.copytree(SIX, tmp_path / "six"))
    with (made / "kit.toml").open("a", encoding="utf-8") as file:
        file.write('\n[rulesheet]\nja = "sheet.md"\nen = "sheet.md"\n')
    (made / "sheet.md").write_text("{#top}\n## 番\n\n{#one}\n札を一枚とります。\n", encoding="utf-8")
    return made


def made(kit: Path, out: str, cache: bool = True) -> bytes:
    settings = Settings(
        kits=(str(kit),),
        languages=("ja",),
        only=("rulesheet", "rulebook"),
        out=kit.parent / out,
        jobs=1,
        cache=cache,
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


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_a_spoiled_memory_is_left_alone(kit: Path) -> None:
    before = made(kit, "out")
    for kind in ("lines", "drawings"):
        for memory in (kit.parent / "cache" / kind).iterdir():
            memory.write_bytes(memory.read_bytes()[:-9] + b"x" * 9)
    assert made(kit, "other") == before
