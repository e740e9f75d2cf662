"""The command: where it looks for the kit, what it says, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from printkit.cli.preview_ import LIBRARIES
from printkit.errors import MachineError
from printkit.preview.serve import serve
from tests.cli.commands import Shell, shell
from tests.clock import quick
from tests.preview.conftest import Running, running
from tests.preview.test_server import ask, events

__all__ = ["shell"]


def children(process: int) -> set[int]:
    """Give all processes below one."""
    pairs = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            pairs.append((int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])))
    if not pairs:  # not Linux
        found = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
        pairs = [(int(pid), int(parent)) for pid, parent in map(str.split, found.splitlines())]
    below = {process}
    while more := {pid for pid, parent in pairs if parent in below} - below:
        below |= more
    return below - {process}


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")


def looked_at(preview: Running) -> set[int]:
    """Have both drawers work, and a page wait for news."""
    events(preview, "view=faces&part=deck", "look")
    events(preview, "view=book", "look")
    with socket.create_connection(("127.0.0.1", preview.port)) as waiting:
        waiting.sendall(f"GET /events?view=book HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
        assert waiting.recv(1000)
    found = children(preview.process.pid)
    assert len(found) >= 2
    return found


def test_it_ends_at_once_and_leaves_nothing_running(kit: Path) -> None:
    """On SIGTERM too: test_the_folder_that_one_is_in_is_the_kit."""
    with running(kit) as preview:
        workers = looked_at(preview)
        start = time.monotonic()
        preview.process.send_signal(signal.SIGINT)
        out, err = preview.process.communicate(timeout=20)
        assert preview.process.returncode == 130
        assert quick(time.monotonic() - start, 5)
        assert "Traceback" not in out + err
        assert err.strip() == "printkit: stopped"
        end = time.monotonic() + 5
        while any(map(alive, workers)) and time.monotonic() < end:
            time.sleep(0.1)
        assert not [worker for worker in workers if alive(worker)]
        socket.create_server(("127.0.0.1", preview.port)).close()  # the port is free again


def test_workers_end_with_a_server_that_was_killed(kit: Path) -> None:
    with running(kit) as preview:
        workers = looked_at(preview)
        preview.process.kill()
        preview.process.wait(5)
        end = time.monotonic() + 10
        while any(map(alive, workers)) and time.monotonic() < end:
            time.sleep(0.1)
        assert not [worker for worker in workers if alive(worker)]


def test_that_a_port_is_taken_is_told_where_the_c_library_does_not_know(
    kit: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, whose sockets have errors of their own."""
    monkeypatch.setattr(os, "strerror", lambda number: "Unknown error")
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(MachineError, match="already in use"):
        asyncio.run(serve(kit, taken.getsockname()[1], False, print, False, "en", str))


def test_a_port_can_be_chosen_and_one_that_is_taken_is_told(kit: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "printkit", "preview", str(kit), "--no-open", "--port", str(port)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith(f"printkit: --port: port {port} is not available: ") and "hint" in done.stderr
    with running(kit, "--port", str(port)) as preview:
        assert preview.port == port and ask(preview, "/")[0] == 200


def test_the_folder_that_one_is_in_is_the_kit(kit: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "printkit", "preview", "--no-open"], cwd=kit, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("night-garden: http://127.0.0.1:")
    process.terminate()
    assert process.wait(10) == 143
    process.stdout.close()


def test_a_folder_without_a_kit_is_refused(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = shell("preview", "--no-open")
    assert (done.code, done.out) == (2, "") and "no kit.toml in this folder" in done.err
    assert shell("preview", f"{tmp_path}/nowhere", "--no-open").code == 2
    assert shell("preview", "shifty-partner", "--no-open").err.count("shifty-partners") == 1


@pytest.mark.parametrize("library", LIBRARIES)
def test_what_is_not_installed_is_told_with_how_to_get_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == library else find_spec(name))
    done = shell("preview", "shifty-partners", "--no-open")
    assert done.code == 1
    assert done.err == (
        f"printkit: the preview needs {library}, which is not installed\n"
        '  hint: where printkit\'s source is: pip install ".[preview]"\n'
    )
