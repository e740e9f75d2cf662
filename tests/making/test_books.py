"""Every rulebook that comes with printkit, as built: five games, three editions, two papers, and web pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.kit.resources import builtin_kits
from tests import tools
from tests.proof.document import Document, read
from tests.proof.faults import faults

EDITIONS = [
    f"{kit}_rulebook_{lang}_{paper}"
    for kit in builtin_kits()
    for lang in ("ja", "en", "ja+en")
    for paper in ("a4", "letter")
]
TOP, FOOT = 20.0, 20.0
"""What lies above and below the text of a page, mm: running head and page number."""

RAGGED = 68.0
"""Columns narrower than this, mm, are not justified: the text beside a figure."""


def test_there_are_thirty_books_and_fifteen_pages(all_books: Path) -> None:
    assert len(list(all_books.glob("*/*.pdf"))) == len(EDITIONS) == 6 * len(builtin_kits())
    assert len(list(all_books.glob("*/*.html"))) == 3 * len(builtin_kits())


def ends(book: Document) -> Iterator[str]:
    """Tell of each page that ends with a heading or the head of a table."""
    last = {}
    for line in book.lines:
        if line.inked:
            last[line.glyphs[0].page] = line
    for page, line in last.items():
        if re.fullmatch("H[1-6]", line.kind):
            yield f"page {page + 1} ends with the heading ‘{line.text}’"


def filled(path: Path) -> list[float]:
    """Give how far down each page's content reaches, as a share of the room for it."""
    found = []
    with pypdfium2.PdfDocument(path) as pdf:
        for page in pdf:
            grey = page.render(scale=0.5, grayscale=True).to_numpy()
            dots = 0.5 * 72 / 25.4
            room = grey[round(TOP * dots) : grey.shape[0] - round(FOOT * dots)]
            inked = (room < 240).any(axis=1).nonzero()[0]
            found.append((inked[-1] + 1) / room.shape[0] if len(inked) else 0.0)
    return found


def poor(path: Path, pages: int) -> Iterator[str]:
    """Tell of each page but the last that is less than a third full."""
    for number, share in enumerate(filled(path), 1):
        if share < 1 / 3 and number < pages:
            yield f"page {number} is full to {share:.2f}"


@pytest.mark.external("verapdf")
@pytest.mark.parametrize("flavour", ["ua1", "3a"])
@pytest.mark.parametrize("kit", builtin_kits())
def test_all_editions_are_archival_and_accessible(all_books: Path, kit: str, flavour: str) -> None:
    tools.validate(flavour, *sorted((all_books / kit).glob("*.pdf")))


def size_of_a_page(path: Path) -> float:
    """Give how many bytes a page takes, attachments apart, which are as long as the hands that they hold."""
    with pikepdf.open(path) as pdf:
        attached = sum(len(one.get_file().obj.read_raw_bytes()) for one in pdf.attachments.values())
        return (path.stat().st_size - attached) / len(pdf.pages)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_proof_reader_finds_nothing(all_books: Path, name: str) -> None:
    """Nor does a page end with a heading, nor is one less than a third full, nor does one take over 36 kB."""
    path = all_books / name.partition("_")[0] / f"{name}.pdf"
    book = read(path)
    assert [*faults(book, ragged=RAGGED), *ends(book), *poor(path, len(book.sizes))] == []
    assert size_of_a_page(path) <= 36_000  # two columns, of which one would be 20 kB
