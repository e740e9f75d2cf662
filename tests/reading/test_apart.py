"""The second reading stands apart: its modules import the standard library and each other, nothing else."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

HERE = Path(__file__).parent
MODULES = sorted(path for path in HERE.glob("*.py") if not path.name.startswith("test_"))


def imported(source: str) -> set[str]:
    """Return the top names of all absolute imports of a module's text, wherever they stand."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(
                "beyond the folder" if node.level > 1 else "" if node.level else str(node.module).split(".")[0]
            )
    return names - {""}


def test_a_reading_imports_nothing_of_the_engine() -> None:
    assert len(MODULES) > 20
    for path in MODULES:
        assert imported(path.read_text(encoding="utf-8")) <= sys.stdlib_module_names, path.name


def test_an_import_is_seen_wherever_it_stands() -> None:
    source = "import json, printkit.rules as r\ndef f():\n    from lxml.etree import X\nfrom ..games import y\n"
    assert imported(source) == {"json", "printkit", "lxml", "beyond the folder"}
    assert imported("from .strict import show\nfrom . import shape\n") == set()
