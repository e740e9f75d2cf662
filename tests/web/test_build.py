"""A web page made in the same build as paper, a rule sheet in the same as the book: each has its own text."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.cache import store
from printkit.making import Settings, build
from tests.tools import run

KIT = """\
name = { en = "Little box", ja = "小さな箱" }
version = "1.0"
languages = ["ja", "en"]
[book]
ja = "rulebook.ja.md"
en = "rulebook.en.md"
[rulesheet]
ja = "rulesheet.ja.md"
en = "rulesheet.en.md"
"""
CLAUSES = '[LB-01]\ntext = "Play."\n'
SHEET = "{{#goal}}\n## {0}\n\n{{#play .LB-01}}\n{1}\n"
BOOK = "{{#how}}\n## {0}\n\n{{{{ rule('play') }}}}\n\n{{#more .web}}\n{1}\n"


@pytest.mark.external("pdftotext")
def test_each_has_its_own_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(store.ENVIRONMENT, str(tmp_path / "cache"))
    kit = tmp_path / "little-box"
    kit.mkdir()
    files = {
        "kit.toml": KIT,
        "clauses.toml": CLAUSES,
        "rulesheet.en.md": SHEET.format("Goal", "Play a card."),
        "rulesheet.ja.md": SHEET.format("目的", "札を出します。"),
        "rulebook.en.md": BOOK.format("How", "A longer story."),
        "rulebook.ja.md": BOOK.format("遊び方", "長い話です。"),
    }
    for name, text in files.items():
        (kit / name).write_text(text, encoding="utf-8")
    out = tmp_path / "out"
    settings = Settings(
        kits=(str(kit),),
        languages=("en",),
        formats=("pdf", "html"),
        only=("rulesheet", "rulebook"),
        out=out,
        jobs=1,
    )
    (made,) = build(settings)
    paper = run("pdftotext", made.folder / "little-box_rulebook_en_a4.pdf", "-")
    page = (made.folder / "little-box_rulebook_en.html").read_text(encoding="utf-8")
    assert "1.1 Play a card." in paper and "A longer story." not in paper
    assert page.count('">1.1</a> Play a card.') == 2 and "A longer story." in page
