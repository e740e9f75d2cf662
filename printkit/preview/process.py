"""A drawer's process as the hub sees it: started when it is asked, ended when it gives no sign of life."""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from printkit.errors import TemplateError
from printkit.kit.worker import ANSWER, BEAT, PATIENCE
from printkit.preview import drawer
from printkit.preview.view import Job
from printkit.workers import own_path

STARTING = 30.0
"""Longest time until a new process answers its first job, on top of the job's own."""


class Stopped(Exception):
    """The worker was closed while it was asked."""


class Worker:
    """A drawer process for the kit in ``folder``, started when it is first asked; by one thread at a time."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.folder, self.draft, self.trust = folder, draft, trust
        self._lock = threading.Lock()
        self._process: Any = None  # a SpawnProcess, which the stubs know by no public name
        self._connection: Connection | None = None
        self.warm = False  # whether there is a process that has answered something
        self._renew = False
        self._closed = False

    def ask(self, job: Job) -> Any:
        """Have a job done.

        Raises the PrintkitError of the job; TemplateError for one that takes too long or too much memory;
        Stopped when the worker is closed.
        """
        if self._renew:
            self._renew = False
            self._end()
        while True:
            fresh = self._start()
            try:
                good, value = self._ask(job, fresh)
            except (EOFError, OSError):
                code = self._end()
                if self._closed:
                    raise Stopped from None
                if code == drawer.TOO_LONG:
                    raise _endless(job) from None
                if fresh:
                    raise TemplateError("needs too much memory", where=_what(job)) from None
                continue  # what it kept of earlier jobs may have been too much: once more, from nothing
            self.warm = True
            if good:
                return value
            raise value

    def renew(self) -> None:
        """Have the next job done by a new process, from any thread."""
        self._renew = True

    def close(self) -> None:
        """End the process, from any thread."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _ask(self, job: Job, fresh: bool) -> tuple[bool, Any]:
        connection = self._connection
        assert connection is not None
        connection.send(job)
        while True:
            if not connection.poll(PATIENCE * drawer.seconds(job) + (STARTING if fresh else 0.0)):
                self._end()
                raise _endless(job)
            data = connection.recv_bytes()
            fresh = False
            if data != BEAT:
                answer: tuple[bool, Any] = pickle.loads(data.removeprefix(ANSWER))  # our own child's
                return answer

    def _start(self) -> bool:
        """Start the process unless it runs; tell whether it has answered nothing yet."""
        with self._lock:
            if self._closed:
                raise Stopped
            if self._process is None:
                context = multiprocessing.get_context("spawn")  # nothing is forked where threads run
                self._connection, theirs = context.Pipe()
                asked = theirs, self.folder, self.draft, self.trust
                self._process = context.Process(target=drawer.run, args=asked, daemon=True)
                with own_path():
                    self._process.start()
                theirs.close()
                self.warm = False
        return not self.warm

    def _end(self) -> int:
        """End the process; give how it ended."""
        code = 0
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                code = self._process.exitcode
                self._process = None
            if self._connection is not None:
                with contextlib.suppress(OSError):
                    self._connection.close()
                self._connection = None
        return code


def _endless(job: Job) -> TemplateError:
    return TemplateError("takes too long", where=_what(job), hint="is there a loop that does not end?")


def _what(job: Job) -> str:
    if job.view is None:
        return "kit.toml"
    return f"part {job.view.part}" if job.view.part else "rulebook"
