"""A small kit to break."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

KIT = """\
name = { en = "Small", ja = "小さい" }
version = "1.0"
languages = ["ja", "en"]

[book]
ja = "rulebook.ja.md"
en = "rulebook.en.md"

[[part]]
id = "cards"
title = { ja = "カード", en = "Cards" }
size = "poker"
data = "cards.csv"
template = "card.svg"
back = "back.svg"
"""

CARD = """\
<svg {{ canvas }}>
<rect x="0" y="0" width="{{ part.width }}" height="{{ part.height }}" fill="#ffffff"/>
{{ line(20, 20, row.name, 5, width=40) }}
</svg>
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    folder.mkdir()
    files = {
        "kit.toml": KIT,
        "rulebook.ja.md": "",
        "rulebook.en.md": "",
        "cards.csv": "id,name.ja,name.en,copies\none,いち,one,\ntwo,に,two,3\n",
        "card.svg": CARD,
        "back.svg": '<svg {{ canvas }}><circle cx="9" cy="9" r="5"/></svg>',
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


Edit = Callable[[str, str, str], None]
"""(a file's name, a text in it, what stands there instead) → nothing."""


@pytest.fixture
def edit(small: Path) -> Edit:
    """Change a text in a file of the small kit; the text must be there."""

    def change(name: str, old: str, new: str) -> None:
        path = small / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change
