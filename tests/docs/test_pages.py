"""What the other pages print works too: printing, proof, and the way over from other tools."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pikepdf
import pypdfium2 as pdfium
import pytest

from tests.docs.printed import ROOT, blocks, follow, lines, run


def test_what_the_calls_of_drawings_draw(desk: Path, shell: Mapping[str, str]) -> None:
    """The sampler has every call that docs/parts.md lists, but those that measure, pictures, and words."""
    said = follow("docs/parts.md", desk, shell)
    assert [one.code for one in said] == [0]
    page = (ROOT / "docs" / "parts.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(\w+)\(", page, re.MULTILINE)) - {
        "text_width",
        "picture",
        "t",
        "says",
        "is_tall",
    }
    drawn = (desk / "sampler" / "calls.svg").read_text("utf-8")
    assert listed and not [name for name in listed if f"{name}(" not in drawn]
    assert run("printkit check ./sampler", desk, shell).code == 0


def test_a_book_with_most_of_the_markup(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow("docs/markup.md", desk, shell)
    assert [one.code for one in said] == [0]
    page = (ROOT / "docs" / "markup.md").read_text("utf-8")
    kinds = re.findall(r"^\| `(\w+)` \|", page.split("| kind | is for |")[1].split("\n\n")[0], re.MULTILINE)
    book = (desk / "manual" / "rulebook.en.md").read_text("utf-8")
    assert len(kinds) == 6 and not [kind for kind in kinds if f"::: {kind} " not in book]
    assert run("printkit check ./manual", desk, shell).code == 0


def test_a_figure_with_suits_of_ones_own(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow("docs/figures.md", desk, shell)
    assert [one.code for one in said] == [0]
    with pdfium.PdfDocument(desk / "output" / "forage" / "forage_rulebook_en_a4.pdf") as pdf:
        text = "\n".join(page.get_textpage().get_text_range() for page in pdf)
    assert "Gather each nut and berry that you can." in text and "leads nut 12" in text
    assert run("printkit check ./forage", desk, shell).code == 0


def test_every_piece_of_figures_is_listed_with_its_arguments() -> None:
    page = (ROOT / "docs" / "figures.md").read_text("utf-8")
    pieces = (ROOT / "templates" / "shared" / "figures" / "pieces.svg").read_text("utf-8")
    made = set(re.findall(r"{% macro (\w+\(.*?\)) -?%}", pieces))
    told = set(re.findall(r"`pieces\.(\w+\([^`]*\))`", page.split("| piece |")[1].split("\n\n")[0]))
    assert made and told == made


def test_printing(desk: Path, shell: Mapping[str, str]) -> None:
    assert run("printkit new my-game --lang en", desk, shell).code == 0
    ours = {"shifty-partners": " --lang en --only trumps", "./my-game": " --only cards"}
    said = follow("docs/printing.md", desk, shell, ours)
    assert [one.line for one in said if one.code] == []
    made = {path.name for path in (desk / "output" / "my-game").iterdir()}
    ends = ("", "_short-edge", "_gutterfold", "_for-office")
    assert {f"my-game_cards_en_a4{end}.pdf" for end in ends} <= made


def test_proof(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow("docs/proof.md", desk, shell)
    assert [one.line for one in said if one.code] == ["printkit verify spoiled.jsonl"]


def test_coming_from_other_tools(desk: Path, shell: Mapping[str, str]) -> None:
    """Each of the three games is built; the cards say what the other tool's script would have them say."""
    said = follow("docs/coming-from.md", desk, shell)
    assert [one.code for one in said] == [0, 0, 0]
    cards = {
        "bakery": ("Baker", "Baker", "Baker", "Miller", "Miller", "Mouse"),
        "sky": ("Dawn",) * 4 + ("Noon",) * 2 + ("Midnight",) * 2,
        "harbour": ("Ferry",) * 3 + ("Storm",) * 2 + ("Lighthouse",),
    }
    for kit, names in cards.items():
        path = desk / "output" / kit / f"{kit}_standard_card_en_a4.pdf"
        with pdfium.PdfDocument(path) as pdf:
            text = "\n".join(page.get_textpage().get_text_range() for page in pdf).splitlines()
        for name in names:
            assert sum(line.split()[-1:] == [name] for line in text) == names.count(name), name
        with pikepdf.open(path) as sheets:
            assert len(sheets.pages) == (2 if kit == "harbour" else 1)  # which has a box
        assert run(f"printkit check ./{kit}", desk, shell).code == 0


@pytest.mark.parametrize("page", ["docs/printing.md", "docs/proof.md", "docs/coming-from.md"])
def test_files_and_commands_are_found_in_the_page(page: str) -> None:
    """Were the marks that tests/docs/printed.py looks for written otherwise, nothing would be tried."""
    found = blocks(page)
    assert [line for block in found if block.lang == "sh" for line in lines(block)]
    assert len([block for block in found if block.name]) == (12 if "coming" in page else 0)
