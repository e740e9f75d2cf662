"""The second process: it gives what a call here would give, whatever becomes of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from printkit import aside
from printkit.aside import Aside
from printkit.errors import GlyphError, PrintkitError
from printkit.kit.worker import beat, limited

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forked on Linux alone")


@pytest.fixture(autouse=True)
def _processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a processor to spare, whatever the machine."""
    monkeypatch.setattr(aside, "spare", lambda: True)


def double(text: str) -> tuple[int, str]:
    return os.getpid(), text * 2


def fail(what: str) -> None:
    raise GlyphError(what, where="book:3", hint="write it otherwise")


def divide(by: int) -> float:
    return os.getpid() / by


def die_elsewhere(here: int) -> int:
    if os.getpid() != here:
        os.kill(os.getpid(), signal.SIGKILL)
    return here


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_works_elsewhere_and_in_turn() -> None:
    with Aside(double, divide) as other:
        assert other.begun
        waiting = [other.start(double, word) for word in ("a", "b", "c")]
        half = other.start(divide, 2)
        pids, words = zip(*(wait() for wait in reversed(waiting)), strict=True)
        assert words == ("cc", "bb", "aa")
        assert len({*pids}) == 1
        assert pids[0] != os.getpid()
        assert half() == pids[0] / 2
        assert waiting[0]() == (pids[0], "aa"), "an answer may be asked for again"
    assert not alive(pids[0])


def test_errors_come_where_the_result_is_asked_for() -> None:
    with Aside(double, fail) as other:
        bad, good = other.start(fail, "no glyph"), other.start(double, "x")
        with pytest.raises(GlyphError, match="no glyph") as caught:
            bad()
        assert (caught.value.where, caught.value.hint) == ("book:3", "write it otherwise")
        assert good()[1] == "xx"


def test_what_it_cannot_do_is_done_here() -> None:
    """A fault of ours comes with its own traceback, and a process that dies takes nothing with it."""
    here = os.getpid()
    with Aside(double, divide, die_elsewhere) as other:
        assert other.start(die_elsewhere, here)() == here
        assert other.start(double, "x")() == (here, "xx")
        big = "y" * 3_000_000
        assert other.start(double, big)() == (here, big * 2)
    with Aside(divide) as other, pytest.raises(ZeroDivisionError):
        other.start(divide, 0)()


def test_large_things_pass_both_ways() -> None:
    """Neither waits for the other to read, however much is under way."""
    large = [str(number) * 700_000 for number in range(6)]
    with Aside(double) as other:
        waiting = [other.start(double, text) for text in large]
        assert [wait()[1] for wait in waiting] == [text * 2 for text in large]


@pytest.mark.parametrize(("wanted", "possible"), [(False, True), (True, False)])
def test_without_it_all_is_done_here(monkeypatch: pytest.MonkeyPatch, wanted: bool, possible: bool) -> None:
    monkeypatch.setattr(aside, "spare", lambda: possible)
    with Aside(double, fail, wanted=wanted) as other:
        assert not other.begun
        assert other.start(double, "x")() == (os.getpid(), "xx")
        with pytest.raises(PrintkitError):
            other.start(fail, "no glyph")()


def test_it_ends_with_its_block() -> None:
    began = time.monotonic()
    with Aside(time.sleep, os.getpid) as other:
        pid = other.start(os.getpid)()
        other.start(time.sleep, 60)
    assert not alive(pid)
    assert time.monotonic() - began < 30


def test_in_a_limited_process_it_is_limited_too() -> None:
    """A worker's second process has the worker's time, counted anew, though the worker waits meanwhile."""

    def work() -> int:
        beat()
        with Aside(loop, begin=partial(beat, at_once=True)) as other:
            return other.start(loop, os.getpid())()

    assert limited(work, "book", seconds=0.3) == 1


def loop(here: int) -> int:
    """Go round for ever, but in the process that waits."""
    while os.getpid() != here:
        pass
    return 1


KILLED = """
import os, sys, time
from printkit import aside
aside.spare = lambda: True
with aside.Aside(os.getpid, time.sleep) as other:
    print(other.start(os.getpid)(), flush=True)
    time.sleep(60)
"""


def test_it_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        process.kill()
    end = time.monotonic() + 30
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(pid)
