"""Signals that land anywhere within a build of all kits: it ends at once, and the last good build is whole."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.hostile_kit import tree
from tests.cli.test_guard import running, wait_until

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)
AT_ONCE = 1.0
"""Seconds in which a process group has to be empty, on a machine that does nothing else."""

LOADED = 4
"""Times as long as that where others compute as well: as many processes as may be ready to run at a time."""


class Room:
    """Where kits are built again and again: what is cached stays, but not which builds are unchanged."""

    def __init__(self, folder: Path, words: Sequence[str]) -> None:
        self.folder, self.out, self.cache = folder, folder / "out", folder / "cache"
        self.words = [sys.executable, "-m", "printkit", "build", *words, "--out", str(self.out), "--jobs", "2"]
        self.env = os.environ | {"PRINTKIT_CACHE": str(self.cache), "TMPDIR": str(folder / "tmp")}
        (folder / "tmp").mkdir()

    def begin(self) -> subprocess.Popen[str]:
        shutil.rmtree(self.cache / "builds", ignore_errors=True)
        return subprocess.Popen(
            self.words, env=self.env, stderr=subprocess.PIPE, text=True, start_new_session=True
        )

    def build(self) -> float:
        """Build; give how long it took, s."""
        begun = time.monotonic()
        run = self.begin()
        _, err = run.communicate()
        assert (run.returncode, err) == (0, "")
        return time.monotonic() - begun

    def left(self) -> set[str]:
        """Name what a run left: what it staged, temporary files, what it did not finish writing."""
        hidden = {path.name for path in self.out.rglob(".*")}
        return hidden | {path.name for path in (self.folder / "tmp").iterdir()}

    def held(self) -> dict[str, str]:
        return {name: found for name, found in tree(self.out).items() if not name.startswith(".")}


def struck(room: Room, good: dict[str, str], sent: signal.Signals, moment: float) -> bool:
    """Send a signal at a moment of a build; see what comes of it. Tell whether the build was still at it."""
    before = room.left()
    run = room.begin()
    try:
        time.sleep(moment)
        within = run.poll() is None
        run.send_signal(sent)
        begun = time.monotonic()
        _, err = run.communicate(timeout=30)
        patience = AT_ONCE * max(1.0, min(os.getloadavg()[0] / (os.cpu_count() or 1), LOADED))
        assert wait_until(lambda: not running(run.pid), patience), running(run.pid)
        assert time.monotonic() - begun < patience
    finally:
        for one in running(run.pid):
            os.kill(one, signal.SIGKILL)
    assert "Traceback" not in err or "/printkit/cli/" not in err, "or Python was still beginning"
    if within and "Traceback" not in err:
        assert run.returncode in ({signal.SIGINT: 130, signal.SIGTERM: 143}.get(sent, -sent), -sent, 0)
    assert room.held() == good, "the last good build is whole"
    if sent is not signal.SIGKILL:
        assert not room.left() - before, "nothing is left"
    return within


def strike(room: Room, count: int, seed: str) -> None:
    room.build()  # which fills the cache
    seconds, good = room.build(), room.held()
    chance = random.Random(seed)
    hits = 0
    for number in range(count):
        for sent in SIGNALS:
            moment = chance.uniform(0, seconds)
            try:
                hits += struck(room, good, sent, moment)
            except AssertionError as error:
                raise AssertionError(f"{sent.name} after {moment:.3f} s of {seconds:.3f}, {number}") from error
    room.build()
    assert room.left() == set(), "the next build removes what killed ones left"
    assert room.held() == good
    assert hits > 2 * count, f"{hits} of {3 * count} came while it was built"


def test_a_dozen(tmp_path: Path) -> None:
    """All kits, their sheets of rules alone."""
    strike(Room(tmp_path, ["--only", "rulesheet", "--lang", "en"]), 4, "a dozen")


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_sixty_each(tmp_path: Path) -> None:
    strike(Room(tmp_path, []), 60, "sixty")
