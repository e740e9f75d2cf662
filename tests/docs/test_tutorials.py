"""The tutorials, as printed: every file written, every command run, and what comes of them looked at."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pikepdf
import pypdfium2 as pdfium
import pytest

from tests.docs.printed import Said, blocks, follow, lines
from tests.reader import faults, read

PAGES = ("docs/tutorial-cards.md", "docs/tutorial-book.md")


def codes(said: list[Said], command: str) -> list[int]:
    return [one.code for one in said if one.line.startswith(command)]


def manifest(desk: Path, kit: str) -> dict[str, dict[str, object]]:
    files = json.loads((desk / "output" / kit / "manifest.json").read_text("utf-8"))["files"]
    return {entry["file"]: entry for entry in files}


def text(path: Path) -> str:
    """What copying from all pages gives."""
    with pdfium.PdfDocument(path) as pdf:
        return "\n".join(page.get_textpage().get_text_range() for page in pdf)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_is_of_printkit(page: str) -> None:
    words = [line.split()[0] for block in blocks(page) if block.lang == "sh" for line in lines(block)]
    assert words and set(words) <= {"printkit", "pip"}


def test_cards_in_ten_minutes(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow("docs/tutorial-cards.md", desk, shell)
    assert codes(said, "printkit build") == [0, 1, 0, 0, 0], "the text that is too long is the one that fails"
    assert codes(said, "printkit preview") == codes(said, "printkit check") == [0]
    made = desk / "output" / "tide-pool"
    with pikepdf.open(made / "tide-pool_standard_card_en_a4.pdf") as pdf:
        assert len(pdf.pages) == 4, "two sheets, each with its backs"
    words = text(made / "tide-pool_standard_card_en_a4.pdf")
    for name, copies in (("Hermit crab", 4), ("Starfish", 3), ("Kelp", 1)):
        assert words.count(name) == copies
    assert words.count("neighbour; they draw") == 1
    (again,) = [name for name in manifest(desk, "tide-pool") if "cards14" in name]
    assert "Sea lettuce" in text(made / again)
    assert "12-15    Sea lettuce" in next(one.text for one in said if "--cards" in one.line)


def test_a_bilingual_rulebook(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow("docs/tutorial-book.md", desk, shell)
    assert codes(said, "printkit build") == [0, 1, 0, 0, 0, 0, 0]
    assert codes(said, "printkit check") == [1, 0]
    made = desk / "output" / "ebb"
    for lang in ("ja", "en", "ja+en"):
        book = made / f"ebb_rulebook_{lang}_a4.pdf"
        assert faults(read(book)) == []
    english, japanese = (text(made / f"ebb_rulebook_{lang}_letter.pdf") for lang in ("en", "ja"))
    assert "Players who tie win together" in english and "同点なら、どちらも勝ちです" in japanese
    editions = {"ebb_rulebook_en_letter.pdf", "ebb_rulebook_ja_a4_booklet.pdf", "ebb_rulebook_en.html"}
    assert editions <= manifest(desk, "ebb").keys()
