"""Runs commands as a shell would, in this process or in a fork of it, which need not import all anew."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import pytest

from printkit.cli import main


@dataclass(frozen=True)
class Done:
    """What came of a command."""

    code: int
    out: str
    err: str


class Shell:
    """``shell("verify", "-", stdin=b"…")``."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch

    def __call__(self, *words: object, stdin: bytes = b"") -> Done:
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        self.capture.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main([str(word) for word in words])
        text = self.capture.readouterr()
        assert "Traceback" not in text.err + text.out
        return Done(int(stopped.value.code or 0), text.out, text.err)


def forked(
    *words: str | Path,
    cwd: Path | None = None,
    env: Mapping[str, str] = MappingProxyType({}),
    first: Callable[[], object] = lambda: None,
    together: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a command in a fork of this process, which has standard streams of its own and nothing on the first.

    ``env`` is added to its environment; ``first`` is called there before. ``together``: errors are told with
    what it says, as they come. On Windows it is a new process, and tests that need ``first`` are skipped.
    """
    if sys.platform == "win32":
        return subprocess.run(
            [sys.executable, "-m", "printkit", *map(str, words)],
            cwd=cwd,
            env={**os.environ, **env, "PYTHONUTF8": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if together else subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            code = 70
            try:
                for stream, to in (
                    (os.open(os.devnull, os.O_RDONLY), 0),
                    (out.fileno(), 1),
                    ((out if together else err).fileno(), 2),
                ):
                    os.dup2(stream, to)
                sys.stdin, sys.stdout, sys.stderr = (
                    io.TextIOWrapper(
                        io.FileIO(number, mode, closefd=False), encoding="utf-8", write_through=True
                    )
                    for number, mode in enumerate("rww")
                )
                os.environ.update(env)
                if cwd is not None:
                    os.chdir(cwd)
                first()
                try:
                    main([str(word) for word in words])
                except SystemExit as stop:
                    code = int(stop.code or 0)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
        _, status = os.waitpid(pid, 0)
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return subprocess.CompletedProcess([*map(str, words)], os.waitstatus_to_exitcode(status), *said)


def ended(running: subprocess.Popen[str], seconds: float) -> tuple[str, str]:
    """Give what a process said that is to end in this time. One that does not is killed, with its group."""
    try:
        return running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise


@pytest.fixture
def shell(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Give a way to run commands."""
    return Shell(capfd, monkeypatch)
