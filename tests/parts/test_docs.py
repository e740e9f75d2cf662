"""docs/parts.md names everything that a template sees; kit.toml has docs/kit.md (tests/kit/test_schema.py)."""

from __future__ import annotations

from pathlib import Path

from printkit.kit.read import read_kit
from printkit.parts.seen import Seen

DOCS = (Path(__file__).parents[2] / "docs" / "parts.md").read_text(encoding="utf-8")


def test_everything_that_templates_see_is_documented(small: Path) -> None:
    kit = read_kit(small)
    for name, value in Seen(kit, kit.parts[0], ("en",), "colour").of(0).items():
        wanted = f"`{name}(" if callable(value) else f"`{name}"
        assert wanted in DOCS or f"{{{{ {name} }}}}" in DOCS, name
