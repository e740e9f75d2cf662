"""What several workers of pytest-xdist need and one makes: a folder that all of them read."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.making import Settings, build
from tests.tongues import tongues

Books = Callable[[str, str], Path]


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
def books(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Books:
    """Give the folder of a kit's rulebooks and rule sheets on a paper, in each language and in two."""

    def give(kit: str, paper: str) -> Path:
        def make(folder: Path) -> None:
            asked = Settings(
                kits=(kit,),
                languages=tongues(kit),
                papers=(paper,),
                only=("rulebook", "rulesheet"),
                out=folder,
                cache=False,
                jobs=1,
            )
            build(asked)

        return once(tmp_path_factory, worker_id, f"books-{kit}-{paper}", make) / kit

    return give
