"""An empty folder to begin in, and printkit on the PATH, its own templates compiled."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.docs.printed import ROOT, path_with_printkit
from tests.making.conftest import own_cache

__all__ = ["own_cache"]


@pytest.fixture
def shell(tmp_path: Path, own_cache: Path) -> Mapping[str, str]:
    """The environment of a reader's terminal: this printkit, and a cache of its own."""
    return {
        "PATH": path_with_printkit(tmp_path / "bin"),
        "PYTHONPATH": str(ROOT),
        "PRINTKIT_CACHE": str(own_cache),
        "PRINTKIT_CONFIG": str(tmp_path / "config"),
    }


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """The reader's folder."""
    folder = tmp_path / "desk"
    folder.mkdir()
    return folder
