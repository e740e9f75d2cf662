"""The command as a process: it ends at once, and nothing that it had to say or do is lost."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from printkit import workers
from printkit.cli.main import COMMANDS

BEGIN = (
    "import atexit, sys, threading, time; from printkit.__main__ import run; from printkit.cli import main; "
)


def python(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BEGIN + code, *words], capture_output=True, text=True, timeout=60
    )


@pytest.mark.parametrize(("words", "code"), [(["--version"], 0), (["verify", __file__], 1), (["biuld"], 2)])
def test_it_ends_as_the_command_does(words: list[str], code: int) -> None:
    quick = python("run()", *words)
    slow = python("main()", *words)
    assert quick.returncode == slow.returncode == code
    assert (quick.stdout, quick.stderr) == (slow.stdout, slow.stderr)
    assert quick.stdout or quick.stderr


def test_ctrl_c_while_an_error_is_told_shows_no_traceback() -> None:
    told = "sys.modules['printkit.cli.main'].complain = lambda _: os.kill(os.getpid(), signal.SIGINT)"
    done = python(f"import os, signal; {told}; run()", "biuld")
    assert (done.returncode, done.stderr) == (130, "")


def test_nothing_is_lost() -> None:
    """What stands in buffers, what was to be done at the end, and what a thread is still at."""
    done = python("sys.stdout.write('x' * 100_000); atexit.register(print, 'bye'); run()", "--help")
    assert done.stdout.startswith("x" * 100_000)
    assert all(name in done.stdout for name in COMMANDS)
    assert done.stdout.endswith("bye\n")
    late = "lambda: (time.sleep(0.3), print('late'))"
    done = python(f"threading.Thread(target={late}).start(); run()", "--version")
    assert done.returncode == 0
    assert done.stdout.endswith("late\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/dev/full is Linux's")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([sys.executable, "-m", "printkit", "list"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode not in (0, 2)
    assert done.stderr


def test_on_windows_there_are_as_many_workers_as_python_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    @contextlib.contextmanager
    def pool(workers: int) -> Iterator[ThreadPoolExecutor]:
        asked.append(workers)
        with ThreadPoolExecutor(1) as made:
            yield made

    monkeypatch.setattr(workers, "_pool", pool)
    for platform in ("win32", "linux"):
        monkeypatch.setattr(workers, "sys", SimpleNamespace(platform=platform))
        assert dict(workers.each(abs, [-1, -2], 64)) == {0: 1, 1: 2}
    assert asked == [61, 64]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are not all forked")
@pytest.mark.parametrize(
    "work",
    [
        "from printkit.kit.worker import limited; limited(int, 'x')",
        "from printkit.workers import each; list(each(abs, [1, 2, 3], 2))",
    ],
)
def test_a_signal_that_comes_while_a_process_is_forked_is_heeded(work: str) -> None:
    """What a handler raises there, Python tells of and forgets."""
    script = (
        "import os, signal\nfrom printkit.cli.terminal import orderly\nonce = [signal.SIGTERM]\n"
        "os.register_at_fork(before=lambda: once and os.kill(os.getpid(), once.pop()))\n"
        f"with orderly():\n    {work}\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (143, "")


def test_where_the_system_sends_no_signal_a_worker_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("no fork")
    monkeypatch.setattr(workers, "sys", SimpleNamespace(platform="darwin"))
    ended, living = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(living)
        workers.end_with(ended)
        last = time.monotonic() + 30
        while time.monotonic() < last:
            pass
        os._exit(0)
    time.sleep(0.2)
    assert os.waitpid(pid, os.WNOHANG) == (0, 0), "it works as long as its parent lives"
    os.close(living)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 1
    os.close(ended)


def test_a_signal_that_comes_while_a_finalizer_runs_is_heeded() -> None:
    """As one did in a callback of Python's own import, and the build went on to its end."""
    script = (
        "import signal, time\nfrom printkit.cli.terminal import orderly\n"
        "class Last:\n    def __del__(self):\n        signal.raise_signal(signal.SIGTERM)\n"
        "with orderly():\n    Last()\n    time.sleep(20)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (143, "")
