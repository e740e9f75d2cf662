"""Runs commands as a shell would, in this process."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from dataclasses import dataclass

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
