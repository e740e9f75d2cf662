"""Whatever ends a run, nothing of it computes on or lies about: at once, or after the next run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.hostile_kit import NAME, write_kit
from tests.cli.test_guard import running, wait_until
from tests.clock import quick

if sys.platform != "linux":
    pytest.skip("looks at /proc", allow_module_level=True)

SLOW = "{% for x in range(9000) %}{% for y in range(900) %}{% endfor %}{% endfor %}</svg>"


BUILD, CHECK = ("build", "--no-cache"), ("check",)
TWICE, THRICE, KILLED = 2 * (signal.SIGTERM,), (signal.SIGINT, signal.SIGINT, signal.SIGTERM), (signal.SIGKILL,)


def begin(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Begin a command on a kit that keeps it busy, with all that it may leave below ``folder``."""
    kit = write_kit(folder / NAME)
    card = kit / "card.svg"
    card.write_text(card.read_text(encoding="utf-8").replace("</svg>", SLOW), encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, "-m", "printkit", words[0], f"{kit}/", *words[1:]],
        cwd=folder,
        env=os.environ | {"PRINTKIT_CACHE": str(folder / "cache"), "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def staged(folder: Path) -> list[Path]:
    """Give what runs stage below a folder, wherever it is; one that is swept just now is passed over."""
    return [Path(at) for at, _, _ in os.walk(folder) if Path(at).name.startswith(".printkit-")]


@pytest.mark.parametrize(
    ("words", "sent"),
    [
        *((BUILD, TWICE), (CHECK, THRICE), (BUILD, KILLED)),
        *(
            pytest.param(*more, marks=pytest.mark.long)
            for more in ((CHECK, TWICE), (BUILD, THRICE), (CHECK, KILLED))
        ),
    ],
)
def test_signals_twice_in_a_row(
    words: tuple[str, ...], sent: tuple[signal.Signals, ...], tmp_path: Path
) -> None:
    run = begin(tmp_path, *words)
    try:
        assert wait_until(lambda: bool(staged(tmp_path)) and len(running(run.pid)) > 1, 60)
        begun = time.monotonic()
        for one in sent:
            run.send_signal(one)
            time.sleep(0.02)
        _, err = run.communicate(timeout=20)
        assert wait_until(lambda: not running(run.pid), 20), running(run.pid)
        assert quick(time.monotonic() - begun, 4)  # a second on a quiet machine
    finally:
        for pid in running(run.pid):
            os.kill(pid, signal.SIGKILL)
    assert run.returncode in {signal.SIGTERM: (143,), signal.SIGINT: (130,)}.get(sent[0], (-sent[0],))
    assert "Traceback" not in err
    left = staged(tmp_path)
    if sent[0] != signal.SIGKILL:
        assert left == []
        return
    following = begin(tmp_path, *words)
    assert wait_until(lambda: any(path not in left for path in staged(tmp_path)), 60)
    assert not set(left) & set(staged(tmp_path)), "the next sweeps what a killed one left"
    following.terminate()
    following.communicate(timeout=20)


PUBLISHING = """\
import os, signal, sys, time
from printkit.making import run
make = run.make

def slow(task):
    if task.kit.id == "second":
        open("busy", "w").close()
        time.sleep(30)
    return make(task)

def publish(*words):
    while not os.path.exists("busy"):
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(30)

run.make, run.publish = slow, publish
from printkit.cli.main import main
main(["build", "first/", "second/", "--out", "out", "--only", "pad", "--jobs", "2"])
"""


def test_a_signal_while_files_are_put_in_place_ends_the_workers(tmp_path: Path) -> None:
    """Whoever waits for them is left in the middle, and Python's own end would wait until they are done."""
    for name in ("first", "second"):
        write_kit(tmp_path / name)
    env = os.environ | {"PRINTKIT_CACHE": str(tmp_path / "cache"), "TMPDIR": str(tmp_path)}
    begun = time.monotonic()
    run = subprocess.run([sys.executable, "-c", PUBLISHING], cwd=tmp_path, env=env, stderr=subprocess.PIPE)
    assert (run.returncode, run.stderr) == (143, b"")
    assert time.monotonic() - begun < 20
    assert staged(tmp_path) == []
