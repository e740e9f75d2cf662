"""The assembly page is one page, of every kit, on either paper, with any backs, in one language or in two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.cli import main
from printkit.kit.resources import builtin_kits
from printkit.press.layout import BACKS


@pytest.mark.parametrize("backs", BACKS)
def test_the_assembly_page_is_one_page(backs: str, tmp_path: Path) -> None:
    words = ["build", "--only", "assembly", "--jobs", "1", "--no-cache", "--paper", "all"]
    langs = ["--lang", "ja", "--lang", "en", "--lang", "ja+en"]
    with pytest.raises(SystemExit) as stop:
        main([*words, *langs, "--backs", backs, "--out", str(tmp_path)])
    assert not stop.value.code
    pages = {}
    for kit in builtin_kits():
        manifest = json.loads((tmp_path / kit / "manifest.json").read_text("utf-8"))
        pages.update({entry["file"]: entry["pages"] for entry in manifest["files"]})
    assert len(pages) == 3 * 2 * len(builtin_kits())
    assert {file for file, count in pages.items() if count > 1} == set()
