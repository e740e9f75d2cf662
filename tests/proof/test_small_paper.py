"""The five rulebooks and rule sheets on B5 and A5, whose pages have one column: faultless, and readable."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.paper import PAPERS
from tests.proof.document import read
from tests.proof.faults import faults
from tests.proof.test_measure import RAGGED, lone_headings, too_small
from tests.tongues import tongues

MOST = {("a5", "rulebook"): 15, ("b5", "rulebook"): 12, ("a5", "rulesheet"): 3, ("b5", "rulesheet"): 2}
"""Pages of the longest book, and of the longest sheet; in two languages it has each page twice."""


SMALL = tuple(dict.fromkeys(paper for paper, _ in MOST))
ALL = {kit: tongues(kit) for kit in builtin_kits()}
FEW = {"handmade-pinochle": ("ja",), "sorcerer": ("en",), "shifty-partners": ("ja+en",)}
"""A kit in each language and one in both; the first has the longest book."""


@pytest.mark.parametrize(
    ("paper", "asked"),
    [("a5", FEW), *(pytest.param(paper, ALL, marks=pytest.mark.long) for paper in SMALL)],
)
def test_books_and_sheets_go_on_small_paper(
    paper: str, asked: Mapping[str, tuple[str, ...]], tmp_path: Path
) -> None:
    texts = tuple(text for size, text in MOST if size == paper)
    for kit, langs in asked.items():
        build(Settings(kits=(kit,), languages=langs, papers=(paper,), only=texts, out=tmp_path, jobs=1))
    assert len(list(tmp_path.glob("*/*.pdf"))) == len(texts) * sum(map(len, asked.values()))
    wrong: list[str] = []
    for path in sorted(tmp_path.glob("*/*.pdf")):
        book = read(path)
        _, text, lang, _ = path.stem.split("_")
        size = PAPERS[paper].width, PAPERS[paper].height
        found: list[object] = [*too_small(book)]
        if "+" not in lang:
            found += [*faults(book, ragged=RAGGED), *lone_headings(book)]
        if any(abs(a - b) > 0.1 for page in book.sizes for a, b in zip(page, size, strict=True)):
            found.append("a page of another size")
        sides = 2 if "+" in lang and text == "rulesheet" else 1
        if len(book.sizes) > MOST[paper, text] * sides:
            found.append(f"{len(book.sizes)} pages")
        wrong += [f"{path.name}: {one}" for one in found]
    assert wrong == []
