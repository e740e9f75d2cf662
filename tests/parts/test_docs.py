"""docs/parts.md names every key of kit.toml and everything that a template sees."""

from __future__ import annotations

from pathlib import Path

from printkit.kit.read import KEYS, SIZES, read_kit
from printkit.parts.faces import _Data

DOCS = (Path(__file__).parents[2] / "docs" / "parts.md").read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    for table, keys in KEYS.items():
        for key in keys:
            shown = f"[[{key}]]" if key == "part" else key
            assert f"`{shown}`" in DOCS or f"`[{key}]`" in DOCS, f"{table}.{key}"
    for size in SIZES:
        assert f"`{size}`" in DOCS


def test_everything_that_templates_see_is_documented(small: Path) -> None:
    kit = read_kit(small)
    for name, value in _Data(kit, kit.parts[0], ("en",), "colour").of(0).items():
        wanted = f"`{name}(" if callable(value) else f"`{name}"
        assert wanted in DOCS or f"{{{{ {name} }}}}" in DOCS, name
