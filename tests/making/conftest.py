"""A kit without a rulebook, quick to build, and a cache of the test's own: empty at first."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.cache import store

KIT = """\
name = { en = "Little box", ja = "小さな箱" }
version = "1.0"
languages = ["ja", "en"]

[[part]]
id = "cards"
title = { ja = "札", en = "Cards" }
size = "poker"
data = "cards.csv"
template = "card.svg"
back = "back.svg"

[[part]]
id = "pad"
title = { ja = "得点表", en = "Score pad" }
size = [120, 150]
shape = "square"
bleed = 0
layout = "single"
words = false
template = "pad.svg"
"""

FILES = {
    "kit.toml": KIT,
    "cards.csv": "id,name.ja,name.en,copies\none,いち,one,\ntwo,に,two,10\n",
    "card.svg": '<svg {{ canvas }}><rect x="-3" y="-3" width="30" height="70" fill="#224488"/>'
    "{{ line(20, 20, row.name, 5, width=40) }}</svg>\n",
    "back.svg": '<svg {{ canvas }}><circle cx="9" cy="9" r="5" fill="#aa3311"/></svg>\n',
    "pad.svg": '<svg {{ canvas }}><rect x="9" y="9" width="90" height="90" fill="none" stroke="#000"/></svg>\n',
}


def write_box(folder: Path) -> Path:
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return write_box(tmp_path / "little-box")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv(store.ENVIRONMENT, str(folder))
    return folder
