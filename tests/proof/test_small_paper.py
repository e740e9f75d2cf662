"""The five rulebooks on B5 and A5, whose pages have one column: faultless, and in letters that can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.paper import PAPERS
from tests.making.warm import compiled, own_cache
from tests.proof.document import read
from tests.proof.faults import faults
from tests.proof.test_measure import RAGGED, lone_headings, too_small

__all__ = ["compiled", "own_cache"]

MOST = {"a5": 15, "b5": 12}
"""Pages of the longest book."""


@pytest.mark.parametrize("paper", ["a5", "b5"])
def test_books_go_on_small_paper(paper: str, tmp_path: Path) -> None:
    asked = Settings(languages=("ja", "en"), papers=(paper,), only=("rulebook",), out=tmp_path, jobs=1)
    assert len(list(build(asked))) == len(builtin_kits())
    wrong: list[str] = []
    for path in sorted(tmp_path.glob("*/*.pdf")):
        book = read(path)
        size = PAPERS[paper].width, PAPERS[paper].height
        found: list[object] = [*faults(book, ragged=RAGGED), *lone_headings(book), *too_small(book)]
        if any(abs(a - b) > 0.1 for page in book.sizes for a, b in zip(page, size, strict=True)):
            found.append("a page of another size")
        if len(book.sizes) > MOST[paper]:
            found.append(f"{len(book.sizes)} pages")
        wrong += [f"{path.name}: {one}" for one in found]
    assert wrong == []
