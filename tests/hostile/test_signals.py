"""Signals that land anywhere within a build of all kits: it ends at once, and the last good build is whole.

By night; each time test_left.py and tests/cli/test_bad_input.py send some to a small kit's.
"""

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

if sys.platform != "linux":
    pytest.skip("looks at /proc", allow_module_level=True)

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)
AT_ONCE = 1.0
"""Seconds in which a process group has to be empty, on a machine that does nothing else."""


class Room:
    """Where kits are built again and again: what is cached stays, but not which builds are unchanged.

    ``seconds``: how long a build takes whose cache is full. ``good``: what it makes.
    ``patience``: how long the processes of a build may live on after a signal, s.
    ``slowest``: how long they did.
    """

    def __init__(self, folder: Path, words: Sequence[str], patience: float) -> None:
        self.patience = patience
        self.folder, self.out, self.cache = folder, folder / "out", folder / "cache"
        self.words = [sys.executable, "-m", "printkit", "build", *words, "--out", str(self.out), "--jobs", "2"]
        self.env = os.environ | {"PRINTKIT_CACHE": str(self.cache), "TMPDIR": str(folder / "tmp")}
        (folder / "tmp").mkdir()
        self.build()  # which fills the cache
        self.seconds, self.good = self.build(), self.held()
        self.slowest = 0.0

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
        assert run.returncode == 0, err
        return time.monotonic() - begun

    def left(self) -> set[str]:
        """Name what a run left: what it staged, temporary files, what it did not finish writing."""
        hidden = {path.name for path in self.out.rglob(".*")}
        return hidden | {path.name for path in (self.folder / "tmp").iterdir()}

    def held(self) -> dict[str, str]:
        return {name: found for name, found in tree(self.out).items() if not name.startswith(".")}


def struck(room: Room, sent: signal.Signals, moment: float) -> bool:
    """Send a signal at a moment of a build; see what comes of it. Tell whether the build was still at it."""
    before = room.left()
    run = room.begin()
    try:
        time.sleep(moment)
        within = run.poll() is None
        run.send_signal(sent)
        begun = time.monotonic()
        _, err = run.communicate(timeout=30)
        assert wait_until(lambda: not running(run.pid), room.patience), running(run.pid)
        ended = time.monotonic() - begun
        assert ended < room.patience
        room.slowest = max(room.slowest, ended)
    finally:
        for one in running(run.pid):
            os.kill(one, signal.SIGKILL)
    assert "Traceback" not in err or "/printkit/cli/" not in err, "or Python was still beginning"
    # 0: all was done, and the system, which takes some 20 ms for that, was letting its memory go
    if within and "Traceback" not in err:
        assert run.returncode in ({signal.SIGINT: 130, signal.SIGTERM: 143}.get(sent, -sent), -sent, 0)
    assert room.held() == room.good, "the last good build is whole"
    if sent is not signal.SIGKILL:
        assert not room.left() - before, "nothing is left"
    return within


def strike(room: Room, sent: signal.Signals, count: int, seed: str) -> None:
    """Let so many of a signal land within builds, at moments by chance."""
    chance, hits = random.Random(seed), 0
    for number in range(3 * count):  # some come too late, where the machine has grown quicker
        moment = chance.uniform(0, room.seconds)
        try:
            hits += struck(room, sent, moment)
        except AssertionError as error:
            about = f"{sent.name} after {moment:.3f} s of {room.seconds:.3f}, {number}"
            raise AssertionError(about) from error
        if hits == count:
            break
    assert hits == count, f"{hits} of {count} {sent.name} came while it was built"
    print(f"{hits} {sent.name}: builds of {room.seconds:.1f} s ended in {room.slowest:.2f} s")  # pytest -rP


def next_build(room: Room) -> None:
    """Build once more: it removes what killed ones left."""
    room.build()
    assert room.left() == set()
    assert room.held() == room.good


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Room:
    return Room(tmp_path_factory.mktemp("everything"), [], AT_ONCE)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("sent", SIGNALS, ids=lambda sent: sent.name)
def test_sixty_each(everything: Room, sent: signal.Signals, part: int) -> None:
    """All of all kits, in four parts, for an hour is long."""
    strike(everything, sent, 15, f"sixty {part}")
    next_build(everything)
