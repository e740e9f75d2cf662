"""The tutorial's kit with its examples, a copy for each test, and a cache of the test's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit.games import foreign
from tests.cli.commands import forked
from tests.foreign.whist import write_whist
from tests.making.conftest import own_cache
from tests.once import once

__all__ = ["own_cache"]


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The kit with examples and a record, made once."""
    return once(tmp_path_factory, worker_id, "whist", write_examples)


def write_examples(desk: Path) -> None:
    write_whist(desk)
    for words in (["examples", "./my-whist", "--regenerate", "--write"], ["play", "--kit", "./my-whist"]):
        done = forked(*words, "--trust", cwd=desk, first=foreign.forget)
        assert done.returncode == 0, done.stderr
        (desk / "one.jsonl").write_text(done.stdout, encoding="utf-8")


@pytest.fixture
def kit(examples: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of it to spoil. One game is known at a time."""
    shutil.copytree(examples, tmp_path / "desk")
    yield tmp_path / "desk" / "my-whist"
    foreign.forget()
