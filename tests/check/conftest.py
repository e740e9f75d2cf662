"""A small kit of no game, to break."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from printkit.check.report import Report
from printkit.check.run import SECTIONS, check_kits
from printkit.kit.model import Kit
from tests.kit.conftest import edit

__all__ = ["check_kit", "edit", "small"]


def check_kit(kit: Kit, only: Collection[str] = SECTIONS) -> Report:
    """Check one kit, in this process."""
    return check_kits([kit], only, workers=1)[0]


KIT = """\
name = "Small"
version = "1.0"
languages = ["en"]

[[part]]
id = "cards"
title = "Cards"
size = "poker"
data = { suit = ["S", "H"], rank = ["A", "K"] }
template = "card.svg"
back = "back.svg"

[[part]]
id = "tokens"
title = "Tokens"
size = [30, 30]
shape = "circle"
layout = "tokens"
count = 3
template = "token.svg"
"""

CARD = """\
<svg {{ canvas }}>
{% if ink == "colour" %}<rect x="-3" y="-3" width="69.5" height="94.9" fill="#d8e0f0"/>{% endif %}
{{ line(20, 20, row.rank, 5) }}{{ pip(row.suit, 30, 40, 8) }}
</svg>
"""

BACK = """\
<svg {{ canvas }}>
<rect x="-3" y="-3" width="69.5" height="94.9" fill="{{ look.accent if ink == "colour" else "#ffffff" }}"/>
</svg>
"""

TOKEN = """\
<svg {{ canvas }}>
<circle cx="15" cy="15" r="18" fill="{{ look.second if ink == "colour" else "#ffffff" }}"/>
{{ line(15, 16, "one", 4) }}
</svg>
"""


@pytest.fixture
def ten(edit: Callable[[str, str, str], None]) -> None:
    """Let the small kit have ten cards, not four."""
    edit("kit.toml", '"A", "K"]', '"A", "K", "Q", "J", "7"]')


@pytest.fixture
def small(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    folder.mkdir()
    files = {"kit.toml": KIT, "card.svg": CARD, "back.svg": BACK, "token.svg": TOKEN}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder
