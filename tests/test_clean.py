"""ruff and mypy --strict find nothing, as configured in pyproject.toml; nothing stray is tracked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("words", [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)])
def test_nothing_is_found(words: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_top_level_is_what_was_agreed() -> None:
    """A tool's wheel lay there once, and went into the source distribution."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tops = {name.split("/")[0] for name in tracked.splitlines() if not name.startswith(".")}
    assert tops == {
        *("printkit", "templates", "fonts", "output", "tests", "docs"),
        *("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "requirements-dev.txt"),
    }
