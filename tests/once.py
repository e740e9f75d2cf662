"""What several workers of pytest-xdist need and one makes: a folder that all of them read."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.making import Settings, build


def once(factory: pytest.TempPathFactory, worker: str, name: str, make: Callable[[Path], object]) -> Path:
    """Give a folder that ``make`` fills for the first worker who asks; the others wait for it."""
    base = factory.getbasetemp()
    folder = (base if worker == "master" else base.parent) / name
    done = folder.with_name(f"{name}-done")
    try:
        folder.mkdir()
    except FileExistsError:
        while not done.exists():
            time.sleep(0.2)
    else:
        try:
            make(folder)
        finally:
            done.touch()
    return folder


@pytest.fixture(scope="session")
def all_books(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Every rulebook and rule sheet, each language and both, on A4 and Letter; the books as web pages, too."""

    def make(folder: Path) -> None:
        asked = Settings(
            languages=("ja", "en", "ja+en"),
            papers=("a4", "letter"),
            formats=("pdf", "html"),
            only=("rulebook", "rulesheet"),
            out=folder,
            cache=False,
        )
        build(asked)

    return once(tmp_path_factory, worker_id, "books", make)
