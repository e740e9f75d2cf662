"""The assembly page is one page, of every kit, on either paper, with any backs, in one language or in two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.kit.resources import builtin_kits
from printkit.kit.schema import BACKS
from printkit.making import Settings, build
from printkit.pdf.paper import USUAL


@pytest.mark.parametrize(
    ("langs", "each"),
    [(("ja+en",), 1), pytest.param(("ja+en", "ja", "en"), len(USUAL), marks=pytest.mark.long)],
)
def test_the_assembly_page_is_one_page(langs: tuple[str, ...], each: int, tmp_path: Path) -> None:
    """Two languages are the most that a page has to hold. A kit meets one way of backs on one paper, or all."""
    pages = {}
    kits = builtin_kits()
    for number, backs in enumerate(BACKS):
        asked = Settings(
            kits=() if each > 1 else kits[number :: len(BACKS)],
            languages=langs,
            papers=USUAL if each > 1 else (USUAL[number % len(USUAL)],),
            backs=backs,
            only=("assembly",),
            out=tmp_path / backs,
            jobs=1,
        )
        for made in build(asked):
            pages.update({entry["file"]: entry["pages"] for entry in json.loads(made.manifest)["files"]})
    assert len(pages) == len(kits) * (len(BACKS) * len(langs) * each if each > 1 else 1)
    assert {file for file, count in pages.items() if count > 1} == set()
