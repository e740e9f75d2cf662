"""For tests of something else than the cache: one of the test's own in which templates lie compiled already."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from printkit.cache import store
from printkit.making import Settings, build
from tests.cli.hostile_kit import write_kit
from tests.making.conftest import write_box
from tests.once import once


def compile_once(
    factory: pytest.TempPathFactory,
    worker: str,
    name: str,
    write: Callable[[Path], tuple[Path, ...]],
    *only: str,
) -> Path:
    """Give the templates, compiled, of what is written once for all workers, and printkit's own."""

    def make(folder: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(store.ENVIRONMENT, str(folder / "cache"))
            build(Settings(kits=tuple(map(str, write(folder))), only=only, out=folder / "out", jobs=1))

    return once(factory, worker, name, make) / "cache" / "templates"


def boxes(folder: Path) -> tuple[Path, ...]:
    """Write the kits that many tests build."""
    return write_box(folder / "little-box"), write_kit(folder / "old-box")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    return compile_once(tmp_path_factory, worker_id, "compiled", boxes)


@pytest.fixture(autouse=True)
def own_cache(
    compiled: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A cache of the test's own that begins with them."""
    folder = tmp_path_factory.mktemp("cache")
    shutil.copytree(compiled, folder / compiled.name)
    monkeypatch.setenv(store.ENVIRONMENT, str(folder))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)
