"""A fixed document of four pages, Japanese and English side by side: how large it is, and that it is all there.

tests/bench/six holds it; tests/bench/bench_book.py times it.
"""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from printkit.kit.read import read_kit
from printkit.pdf.write import write
from tests.book.common import typeset
from tests.tools import run

SIX = Path(__file__).parent.parent / "bench" / "six"
MOST_BYTES = 130_000


def six_pages() -> bytes:
    """Write the document."""
    return write(typeset(read_kit(SIX), "ja+en", "a4", ruby="first"))


@pytest.fixture(scope="module")
def six() -> bytes:
    return six_pages()


def kinds(element: Any, found: Counter[str]) -> Counter[str]:
    """Count the structure elements below one, itself among them."""
    found[str(element.S)] += 1
    below = element.get("/K", pikepdf.Array())
    for kid in below if isinstance(below, pikepdf.Array) else [below]:
        if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
            kinds(kid, found)
    return found


def test_four_pages_in_130_kilobytes(six: bytes) -> None:
    with pikepdf.open(io.BytesIO(six)) as pdf:
        assert len(pdf.pages) == 4
    assert len(six) <= MOST_BYTES


def test_it_has_what_books_have(six: bytes) -> None:
    """Tagged, archival, and with every kind of thing that weighs something."""
    with pikepdf.open(io.BytesIO(six)) as pdf:
        found = kinds(pdf.Root.StructTreeRoot.K, Counter())
        about = pdf.Root.Metadata.read_bytes()
        targets = [note for page in pdf.pages for note in page.obj.get("/Annots", pikepdf.Array())]
        addresses = [str(note.A.URI) for note in targets if "/A" in note]
        assert pdf.Root.MarkInfo.Marked
        assert pdf.Root.Outlines.Count == 8
    for mark in (b"<pdfaid:part>3<", b"<pdfaid:conformance>A<", b"<pdfuaid:part>1<"):
        assert mark in about
    wanted = {"/Table": 4, "/Figure": 1, "/L": 8, "/Ruby": 4, "/H2": 14, "/H3": 2, "/Link": 6}
    assert {kind: found[kind] for kind in wanted} == wanted
    assert len(targets) == 6  # a book of so few pages has no contents
    assert set(addresses) == {"https://pdfa.org/resource/iso-32000-pdf/"}


@pytest.mark.external("pdftotext")
def test_both_languages_can_be_taken_from_it(six: bytes, tmp_path: Path) -> None:
    path = tmp_path / "six.pdf"
    path.write_bytes(six)
    text = "".join(run("pdftotext", "-raw", path, "-").split())
    assert "紙を軽く丸めてみて、抵抗の少ないほうを確かめます。" in text
    assert "rollthesheetlooselyoneway,thentheother" in text
