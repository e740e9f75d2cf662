"""Kits, tables, records and PDFs made or spoiled at random, from a seed: each is taken, or refused in short."""

from __future__ import annotations

import json
import random
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.hostile_kit import Said, say
from tests.cli.watch import watched
from tests.hostile.made import MAKERS, Make
from tests.hostile.test_named import HARMFUL, PYTHONS, SECONDS
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no guard without fork")


def tried(make: Make, seed: int, folder: Path, capfd: pytest.CaptureFixture[str]) -> Said:
    folder.mkdir()
    words = make(random.Random(f"{make.__name__} {seed}"), folder)
    with watched(folder, folder / "secret") as refused:
        said = say(capfd, *words)
    if said.code in (130, 143):
        pytest.exit("stopped: the signal that ends the tests came while printkit took it for its own")
    about = json.dumps([seed, *map(str, words), said.code, said.processor, said.out[-600:], said.err[-600:]])
    assert said.code in (0, 1, 2), about
    assert not HARMFUL.search(said.out + said.err), about
    assert not PYTHONS.search(said.out + said.err), about
    assert all(len(line.encode()) <= 2000 for line in (said.out + said.err).splitlines()), about
    assert said.processor < SECONDS or (said.code == 1 and said.processor < 2 * SECONDS), about
    assert refused == [], about
    return said


def megabytes() -> float:
    """Give the most memory that any process had that was begun here."""
    import resource

    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_a_few(make: Make, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    codes = {tried(make, seed, tmp_path / str(seed), capfd).code for seed in range(MAKERS[make][0])}
    assert 1 in codes, "some of them are refused"


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_many(make: Make, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong, (few, many) = [], MAKERS[make]
    for seed in range(few, few + many):
        try:
            tried(make, seed, tmp_path / str(seed), capfd)
        except AssertionError as error:
            wrong.append(str(error).partition("\n")[0])
        shutil.rmtree(tmp_path / str(seed))
    assert wrong == []
    if sys.platform == "linux":
        assert megabytes() < 1300
