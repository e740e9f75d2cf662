"""The assembly page of a kit with eight parts is one page of A4, and two of Letter at most."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.cli import main


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "gutterfold", "none"])
def test_the_assembly_page_is_short(paper: str, backs: str, tmp_path: Path) -> None:
    words = ["build", "shifty-partners", "--only", "assembly", "--jobs", "1", "--no-cache"]
    with pytest.raises(SystemExit) as stop:
        main([*words, "--paper", paper, "--backs", backs, "--out", str(tmp_path)])
    assert not stop.value.code
    manifest = json.loads((tmp_path / "shifty-partners" / "manifest.json").read_text("utf-8"))
    pages = [entry["pages"] for entry in manifest["files"]]
    assert len(pages) == 2
    assert max(pages) <= (1 if paper == "a4" else 2)
