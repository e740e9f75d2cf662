"""The kit that comes with printkit, as built: what other programs say of its files."""

from __future__ import annotations

import functools
import hashlib
import re
import unicodedata
from pathlib import Path

import pytest

from printkit.book.document import Paragraph, text_of, walk
from printkit.book.read import document
from printkit.cli import main
from printkit.games import get, read
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.kit.table import spell_numbers
from printkit.lessons import quiz
from printkit.lessons.examples import examples, facts
from printkit.rules.replay import replay
from tests import tools
from tests.once import Books, books, once
from tests.proof.document import read as read_pdf
from tests.proof.faults import faults

__all__ = ["books"]

KIT = "shifty-partners"
RAGGED = 68.0
"""Columns narrower than this, mm, are not justified: the text beside a figure."""


def build(out: Path, *words: str) -> Path:
    with pytest.raises(SystemExit) as stop:
        main(["build", KIT, "--no-cache", "--out", str(out), *words])
    assert not stop.value.code
    return out / KIT


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """All of the kit in English."""
    return once(tmp_path_factory, worker_id, "finished", lambda folder: build(folder, "--lang", "en")) / KIT


@pytest.fixture(scope="module")
def files(built: Path, books: Books) -> list[Path]:
    """All of the kit in English, and its books in Japanese and in both."""
    found = [*sorted(built.glob("*.pdf")), *sorted(books(KIT, "a4").glob("*_ja*.pdf"))]
    assert len(found) == 9
    return found


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def test_the_same_bytes_every_time(built: Path, tmp_path: Path) -> None:
    """A second build, in one process and without the cache, gives the same book; test_build.py has sheets."""
    again = digests(build(tmp_path, "--jobs", "1", "--lang", "en", "--only", "rulebook"))
    del again["manifest.json"]  # which lists the other files, too
    assert len(again) == 1 and again.items() <= digests(built).items()


def test_no_fault_in_an_assembly_page(built: Path) -> None:
    """As in books: tests/proof/test_measure.py."""
    assert faults(read_pdf(built / f"{KIT}_assembly_en_a4.pdf"), ragged=RAGGED) == []


def test_every_example_is_attached_and_true(built: Path) -> None:
    import pikepdf

    kit, lang = read_kit(find_kit(KIT)), "en"
    with pikepdf.open(built / f"{KIT}_rulebook_{lang}_a4.pdf") as pdf:
        names = {name: file.get_file().read_bytes() for name, file in pdf.attachments.items()}
    told = examples(kit)
    book = document(kit, lang, facts=facts(kit), example=told.markdown)
    shown = {lesson for lesson in told.proven if f"ex-{lesson}" in {block.id for block in walk(book.blocks)}}
    assert 3 < len(shown) < len(told.proven)  # the others are on the web page
    assert set(names) == {f"{lesson}.json" for lesson in shown}
    for name, data in names.items():
        assert replay(get(KIT), read(data, name)).holds


@pytest.mark.external("qpdf")
def test_qpdf_finds_nothing(files: list[Path]) -> None:
    for path in files:
        said = tools.run("qpdf", "--check", str(path))
        assert "No syntax or stream encoding errors found" in said, said


@pytest.mark.external("pdffonts")
def test_every_font_is_embedded_and_subset(files: list[Path]) -> None:
    for path in files:
        rows = tools.run("pdffonts", str(path)).splitlines()[2:]
        assert rows, path.name
        for row in rows:
            emb, sub, uni = row.split()[-5:-2]
            assert (emb, sub, uni) == ("yes", "yes", "yes"), f"{path.name}: {row}"


def bare(text: str) -> str:
    """Letters alone: no white space, no soft hyphens and what they join, one form of each character."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text).replace("\u00ad", ""))


@pytest.mark.external("pdftotext")
def test_the_assembly_page_says_on_which_pages_a_part_lies(built: Path) -> None:
    """As the pages' own slugs have it; the back of a sheet on which nothing has one is counted, too."""
    page = tools.run("pdftotext", "-layout", str(built / f"{KIT}_assembly_en_a4.pdf"), "-")
    rows = re.findall(r"^ *(\S.*?) +\d+ +\S+ × \S+ +card +(\d[\d–, ]*?) +(?:yes|–)$", page, re.MULTILINE)
    pages = tools.run("pdftotext", "-raw", str(built / f"{KIT}_standard_card_en_a4.pdf"), "-").split("\f")
    slugs = [re.search(r"Shifty Partners ·.*?sheet \d+ of", text, re.DOTALL) for text in pages[::2]]
    lies = {
        title: spell_numbers(
            page
            for sheet, slug in enumerate(slugs, 1)
            if slug and f"· {title}" in slug[0].replace("\n", " ")
            for page in (2 * sheet - 1, 2 * sheet)
        )
        for title, _ in rows
    }
    assert len(rows) == 7 and {title: told.replace("–", "-").replace(", ", ",") for title, told in rows} == lies


@pytest.mark.external("pdftotext")
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_pdftotext_gives_back_every_paragraph(books: Books, lang: str) -> None:
    kit = read_kit(find_kit(KIT))
    puzzles = quiz.read_pinned(kit)
    tell = functools.partial(quiz.tell, puzzles)
    book = document(kit, lang, facts=facts(kit), example=examples(kit).markdown, quiz=tell)
    text = bare(tools.run("pdftotext", "-raw", str(books(KIT, "a4") / f"{KIT}_rulebook_{lang}_a4.pdf"), "-"))
    asked = [
        bare(sentence)
        for block in walk(book.blocks)
        if isinstance(block, Paragraph)
        for sentence in re.split(r"(?<=[。.])", text_of(block.inlines))
    ]
    asked = [sentence for sentence in asked if len(sentence) > 3]
    assert len(asked) > 100
    missing = [sentence for sentence in asked if sentence not in text]
    assert len(missing) <= len(asked) * 0.03, missing  # those that a page's end, head and number part
