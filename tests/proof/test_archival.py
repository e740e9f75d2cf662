"""All that claims to be PDF/A-3a and PDF/UA-1, validated by veraPDF: one run for each, which begins slowly."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.paper import USUAL
from printkit.pdf.write import write
from tests import tools
from tests.book.common import sample_book
from tests.book.test_sheet import made, rules
from tests.making.test_six import six_pages
from tests.once import Books, books, once
from tests.pdf.sample import rich

__all__ = ["books"]

PLAIN = "plain.pdf"
"""Without what PDF/A asks for."""


@pytest.fixture(scope="session")
def others(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    return once(tmp_path_factory, worker_id, "others", write_others)


def write_others(folder: Path) -> None:
    """Write what is no rulebook or rule sheet of the kits that come with printkit."""
    for lang, paper in (("ja", "letter"), ("en", "a4"), ("ja+en", "letter")):
        (folder / f"sample_{lang}_{paper}.pdf").write_bytes(write(sample_book(lang, paper)))
    long = made(folder, {"ja": rules(20, "ja", times=4), "en": rules(20)}, "letter")
    (folder / "long-sheet.pdf").write_bytes(write(long))
    (folder / "six.pdf").write_bytes(six_pages())
    (folder / "rich.pdf").write_bytes(write(rich()))
    (folder / PLAIN).write_bytes(write(rich(level="plain")))
    build(Settings(kits=("shifty-partners",), only=("assembly",), out=folder, cache=False))


EVEN, ODD = (("ja+en", ("a4",), builtin_kits()[first::2]) for first in (0, 1))
ALL = "*", USUAL, builtin_kits()
"""Languages, papers and kits."""


@pytest.mark.external("verapdf")
@pytest.mark.parametrize(
    ("flavour", "which", "count"),
    [
        ("ua1", EVEN, 3),
        ("3a", ODD, 2),
        *(pytest.param(flavour, ALL, 30, marks=pytest.mark.long) for flavour in ("ua1", "3a")),
    ],
)
def test_all_that_is_archival_and_accessible_says_so(
    books: Books, others: Path, flavour: str, which: tuple[str, tuple[str, ...], tuple[str, ...]], count: int
) -> None:
    """And veraPDF can fail: the plain pages do. What is in a book of one language is in that of both, too.

    The ordinary run has each book and sheet of two languages once, by turns, and one sheet in all ways.
    """
    lang, papers, kits = which
    folders = [books(kit, paper) for kit in kits for paper in papers]
    found = [file for folder in folders for file in sorted(folder.glob(f"*_rulebook_{lang}_*.pdf"))]
    sheets = sorted(books("shifty-partners", "a4").glob("*_rulesheet_*.pdf"))
    sheets += [file for kit in kits for file in books(kit, "a4").glob("*_rulesheet_ja+en_*.pdf")]
    assembly = sorted(others.glob("*/*_assembly_*.pdf"))
    assert (len(found), len(sheets), len(assembly)) == (count, 3 + len(kits), 2)
    wrong = tools.validate(flavour, *found, *sheets, *assembly, *sorted(others.glob("*.pdf")))
    assert others / PLAIN in wrong
    assert [said for file, said in wrong.items() if file.name != PLAIN] == []
