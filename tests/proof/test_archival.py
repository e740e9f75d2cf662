"""All that claims to be PDF/A-3a and PDF/UA-1, validated by veraPDF: one run for each, which begins slowly."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.inks import HOME
from printkit.pdf.paper import USUAL
from printkit.pdf.write import write
from printkit.text import faces
from tests import tools
from tests.book.common import sample_book
from tests.once import Books, books, once
from tests.pdf.sample import rich
from tests.text.test_own import every_kind

__all__ = ["books"]

PLAIN, FONTS = "plain.pdf", "fonts.pdf"
"""Without what PDF/A asks for; and cards with fonts of every kind, which claim no PDF/A."""


@pytest.fixture(scope="session")
def others(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    return once(tmp_path_factory, worker_id, "others", write_others)


def write_others(folder: Path) -> None:
    """Write what is no rulebook or rule sheet of the kits that come with printkit."""
    (folder / "sample.pdf").write_bytes(write(sample_book("ja+en", "letter")))
    (folder / "rich.pdf").write_bytes(write(rich()))
    (folder / "grey.pdf").write_bytes(write(replace(rich(), inks=HOME)))
    (folder / PLAIN).write_bytes(write(rich(level="plain")))
    every_kind(folder / "fonts").rename(folder / FONTS)
    faces.use(faces.Fonts())
    build(Settings(kits=("shifty-partners",), languages=("en",), only=("assembly",), out=folder, cache=False))


ONE = "ja+en", ("a4",), ("shifty-partners",)
ALL = "*", USUAL, builtin_kits()
"""Languages, papers and kits."""


@pytest.mark.external("verapdf")
@pytest.mark.parametrize(
    ("flavour", "which", "count"),
    [
        *((flavour, ONE, 1) for flavour in ("ua1", "3a")),
        *(pytest.param(flavour, ALL, 30, marks=pytest.mark.long) for flavour in ("ua1", "3a")),
    ],
)
def test_all_that_is_archival_and_accessible_says_so(
    books: Books, others: Path, flavour: str, which: tuple[str, tuple[str, ...], tuple[str, ...]], count: int
) -> None:
    """And veraPDF can fail: the plain pages do.

    The ordinary run has a file of each kind: kits differ in words and drawings, of which no standard speaks.
    """
    lang, papers, kits = which
    folders = [books(kit, paper) for kit in kits for paper in papers]
    found = [file for folder in folders for file in sorted(folder.glob(f"*_rulebook_{lang}_*.pdf"))]
    sheets = [file for folder in folders for file in sorted(folder.glob(f"*_rulesheet_{lang}_*.pdf"))]
    assembly = sorted(others.glob("*/*_assembly_*.pdf"))
    assert (len(found), len(sheets), len(assembly)) == (count, count, 1)
    wrong = tools.validate(flavour, *found, *sheets, *assembly, *sorted(others.glob("*.pdf")))
    assert others / PLAIN in wrong
    assert [said for file, said in wrong.items() if file.name not in (PLAIN, FONTS)] == []
    if flavour == "3a":  # what is said of its fonts counts
        said = wrong[others / FONTS]
        assert "6.6.4" in said and "6.2.11" not in said, said
