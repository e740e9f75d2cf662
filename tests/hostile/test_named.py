"""Each file that was found to hang, fill or fool printkit ends with a short, harmless message, in seconds."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.cli import tongue
from printkit.cli.terminal import MOST_BYTES, complain, cut
from printkit.errors import KitError
from tests.cli.hostile_kit import Said, say, write_kit
from tests.hostile.cases import CASES, NAME, RECORDS, Case
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no guard without fork")

SECONDS = 5.0
HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
PYTHONS = re.compile("Traceback|NoneType|'int' object|Error:|sys\\.set_|a fault of printkit's own")


def harmless(said: Said) -> None:
    """What reaches the terminal is short, without control characters, and not in Python's words."""
    assert not HARMFUL.search(said.out + said.err)
    assert not PYTHONS.search(said.out + said.err)
    assert len(said.err.encode()) <= 2000
    assert all(len(line.encode()) <= 2000 for line in said.out.splitlines())
    assert said.processor < SECONDS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_kits(case: Case, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kit = write_kit(tmp_path / NAME)
    for edit in case.edits:
        edit(kit)
    command, *words = case.words
    more = ["--out", str(tmp_path / "out")] if command == "build" else []
    try:
        said = say(capfd, command, kit, "--jobs", "1", *words, *more)
    finally:
        subprocess.run(["rm", "-rf", kit / "d"], check=True)  # deeper than pytest removes
    assert said.code == case.code, said.err
    for piece in case.says:
        assert piece in said.err + said.out
    harmless(said)


@pytest.mark.parametrize(("name", "file", "make", "says"), RECORDS, ids=[name for name, *_ in RECORDS])
@pytest.mark.parametrize("command", ["verify", pytest.param("show", marks=pytest.mark.long)])
def test_records(
    command: str,
    name: str,
    file: str,
    make: Callable[[], bytes],
    says: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / file).write_bytes(make())
    said = say(capfd, command, tmp_path / file)
    assert said.code == 1
    errors = said.err.splitlines()
    assert says in said.err or len(errors) > 50, "or there is more wrong than is told"
    assert len(errors) <= 2 * 51
    assert not HARMFUL.search(said.out + said.err) and not PYTHONS.search(said.err)
    assert said.processor < SECONDS


def test_a_message_is_cut_and_none_of_its_lines_looks_like_another(capfd: pytest.CaptureFixture[str]) -> None:
    for what in ("a" * 9000 + "\nprintkit: all is well", "\x1b" * 9000, "\n" * 9000, "札" * 9000):
        complain(KitError(what, where=what, hint=what))
        assert len(capfd.readouterr().err.encode()) <= 2000
    assert cut("no\nprintkit: all is well") == "no\n  printkit: all is well"
    assert len(cut("札" * 9000).encode()) <= MOST_BYTES + len("…".encode())


@pytest.mark.parametrize("piece", ["a: ", "no kit ", "pad.svg:1: 'u' is undefined, "])
def test_a_long_message_is_put_into_no_other_language(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand messages would be looked for in it, again and again, with nobody to end that."""
    monkeypatch.setenv(tongue.VARIABLE, "ja")
    assert tongue.put("no kit 'a'") != "no kit 'a'"
    begun = time.process_time()
    assert tongue.put(piece * 100_000) == piece * 100_000
    assert time.process_time() - begun < 0.2
