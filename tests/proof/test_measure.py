"""How long the five kits' rule sheets and rulebooks are, how full their pages, how small their letters."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from pathlib import Path

import pytest

from printkit.cli import main
from printkit.kit.resources import builtin_kits
from tests.proof.document import Document, read

ONE_PAGE = ("shifty-partners", "sorcerer", "optrita-lines")
BOOK, LONGER = 10, {"handmade-pinochle": 12}
SHEET_WORDS, BOOK_WORDS = 900, 4000
SMALLEST = 6.5
MM = 25.4 / 72
FURNITURE = 21.0
"""What a page has above and below its text, mm."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("measure")
    with pytest.raises(SystemExit) as stop:
        langs = [word for lang in ("ja", "en", "ja+en") for word in ("--lang", lang)]
        main(["build", "--only", "rulesheet,rulebook", "--paper", "all", *langs, "--out", str(out)])
    assert not stop.value.code
    return out


def words(document: Document) -> int:
    return len(re.findall(r"[A-Za-z][A-Za-z’'-]*|\d+", " ".join(line.text for line in document.lines)))


def columns(document: Document) -> dict[tuple[int, bool], float]:
    """How far down each column goes, by page and whether it is the right one: a share of the page."""
    down: dict[tuple[int, bool], float] = defaultdict(float)
    for glyph, role in zip(document.glyphs, document.roles, strict=True):
        width, height = document.sizes[glyph.page]
        if role != "artifact" and glyph.y < height - FURNITURE + 4:
            side = glyph.page, glyph.x > width / 2
            down[side] = max(down[side], (glyph.y - FURNITURE) / (height - 2 * FURNITURE))
    return down


def smallest(document: Document) -> dict[str, float]:
    found: dict[str, float] = {}
    for glyph, role in zip(document.glyphs, document.roles, strict=True):
        if role != "ruby" and glyph.visible and glyph.text.strip():
            found[glyph.text] = min(found.get(glyph.text, 99.0), glyph.size / MM)
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("kit", builtin_kits())
def test_a_sheet_is_a_leaf_and_a_book_is_read_in_an_evening(
    built: Path, kit: str, lang: str, paper: str
) -> None:
    sheet = read(built / kit / f"{kit}_rulesheet_{lang}_{paper}.pdf")
    book = read(built / kit / f"{kit}_rulebook_{lang}_{paper}.pdf")
    assert len(sheet.sizes) <= (1 if kit in ONE_PAGE else 2)
    assert len(book.sizes) <= LONGER.get(kit, BOOK)
    if lang == "en":
        assert words(sheet) <= SHEET_WORDS
        assert words(book) <= BOOK_WORDS
    body = min(8.0 if lang == "ja" else 8.5, 9.0)
    letters = [glyph.size / MM for line in sheet.lines if line.kind == "P" for glyph in line.glyphs]
    assert sorted(letters)[len(letters) // 2] >= body - 0.01
    for document in (sheet, book):
        small = {text: size for text, size in smallest(document).items() if size < SMALLEST - 0.01}
        assert not small, small
    fill = columns(book)
    full = {page: (fill[page, False] + fill[page, True]) / 2 for page in range(len(book.sizes) - 1)}
    assert all(share >= 0.75 for share in full.values()), full


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("kit", builtin_kits())
def test_two_languages_side_by_side_take_less_paper_than_two_books(built: Path, kit: str, paper: str) -> None:
    one, other, both = (
        read(built / kit / f"{kit}_rulebook_{lang}_{paper}.pdf") for lang in ("ja", "en", "ja+en")
    )
    assert len(both.sizes) <= math.ceil(1.3 * max(len(one.sizes), len(other.sizes)))
    small = {text: size for text, size in smallest(both).items() if size < SMALLEST - 0.01}
    assert not small, small
    fill = columns(both)
    full = {page: max(fill[page, False], fill[page, True]) for page in range(len(both.sizes) - 1)}
    assert all(share >= 0.75 for share in full.values()), full


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", ["ja", "en", "ja+en"])
@pytest.mark.parametrize("kit", builtin_kits())
def test_nothing_is_parted_after_its_first_line_or_before_its_last(
    built: Path, kit: str, lang: str, paper: str
) -> None:
    for what in ("rulesheet", "rulebook"):
        abreast = 1 if what == "rulebook" and "+" in lang else 2
        parted = alone(read(built / kit / f"{kit}_{what}_{lang}_{paper}.pdf"), abreast)
        assert not parted, parted


def alone(document: Document, columns: int) -> list[str]:
    """Give the first or last lines of lists, tables, boxes and other blocks that are parted from the rest."""
    parts: dict[tuple[str, int], dict[tuple[int, int], dict[int, str]]] = defaultdict(lambda: defaultdict(dict))
    for line in document.lines:
        first = line.glyphs[0]
        place = first.page, int(columns * first.x / document.sizes[first.page][0])
        for whole in (("block", line.block), *(("whole", number) for number in line.within)):
            parts[whole][place][round(first.y)] = line.text
    found = []
    for places in parts.values():
        ends = [places[min(places)], places[max(places)]] if len(places) > 1 else []
        found += [text for rows in ends if len(rows) == 1 for text in rows.values()]
    return found
