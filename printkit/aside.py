"""A second process that does things meanwhile: what one book leaves to a second processor."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
from collections.abc import Callable
from functools import partial
from typing import BinaryIO, ParamSpec, TypeVar

from printkit.errors import PrintkitError
from printkit.workers import held_back, spare

Given = ParamSpec("Given")
Result = TypeVar("Result")

ROOM = 1 << 20
"""Bytes that a pipe should hold until they are read, so that nobody waits for the other to read."""


class Aside:
    """A forked process that does what it is asked to, one thing after another, while this one goes on.

    ``works``: the functions that it may be asked for; it knows what they know when the block begins, and what
    they are given, and give, has to be picklable. Without a fork, or a processor to spare, or where ``wanted``
    is false, they are called here when their result is asked for; so they are, too, where the process dies.
    ``begin`` is what it does first. It ends with the block, whatever it is at.
    """

    def __init__(
        self,
        *works: Callable[..., object],
        wanted: bool = True,
        begin: Callable[[], object] = lambda: None,
    ) -> None:
        self._works = works
        self._wanted = wanted
        self._begin = begin
        self._pid = 0
        self._asked = 0
        self._room = 0
        self._answers: list[tuple[bool, object]] = []
        self._to: BinaryIO | None = None
        self._back: BinaryIO | None = None

    def __enter__(self) -> Aside:
        if not self._wanted or not spare():
            return self
        import fcntl  # where there is a fork

        theirs, to = os.pipe()
        back, ours = os.pipe()
        for pipe in (to, ours):
            with contextlib.suppress(OSError):  # a system with less to give
                fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, ROOM)
        self._room = fcntl.fcntl(to, fcntl.F_GETPIPE_SZ)
        with held_back():
            self._pid = os.fork()
            if self._pid == 0:
                os.close(to)
                os.close(back)
                _serve(self._begin, self._works, theirs, ours)
        os.close(theirs)
        os.close(ours)
        self._to, self._back = os.fdopen(to, "wb"), os.fdopen(back, "rb")
        return self

    def __exit__(self, *_: object) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
            self._pid = 0
        for stream in (self._to, self._back):
            if stream is not None:
                with contextlib.suppress(OSError):  # what was not sent any more
                    stream.close()

    @property
    def begun(self) -> bool:
        """Whether there is a process."""
        return self._pid != 0

    def start(
        self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs
    ) -> Callable[[], Result]:
        """Have something done; gives what waits for its result, or raises the PrintkitError that it raised."""
        if self._to is not None:
            data = pickle.dumps((self._works.index(work), args, named), protocol=5)
            if len(data) > self._room // 2:  # else each could come to wait for the other to read
                self._hear(self._asked)
            with contextlib.suppress(OSError):
                self._to.write(data)
                self._to.flush()
            self._asked += 1
        return partial(self._result, self._asked, partial(work, *args, **named))

    def _result(self, number: int, work: Callable[[], Result]) -> Result:
        self._hear(number)
        if not 0 < number <= len(self._answers):
            return work()
        good, value = self._answers[number - 1]
        if not good:
            assert isinstance(value, PrintkitError)
            raise value
        return value  # type: ignore[return-value]  # what work gave

    def _hear(self, number: int) -> None:
        """Take in answers until there are so many, or the process has died."""
        with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
            while self._back is not None and len(self._answers) < number:
                self._answers.append(pickle.load(self._back))  # our own child wrote it


def _serve(
    begin: Callable[[], object], works: tuple[Callable[..., object], ...], reader: int, writer: int
) -> None:
    """Work until the other end is closed, and leave without any of the parent's clean-up.

    What is no PrintkitError ends the process: it comes again where the work is then done, with its place.
    """
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent, which gets it too, ends us
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
        begin()
        with os.fdopen(reader, "rb") as asked, os.fdopen(writer, "wb") as answers:
            while True:
                number, args, named = pickle.load(asked)
                try:
                    answer: tuple[bool, object] = True, works[number](*args, **named)
                except PrintkitError as error:
                    answer = False, error
                pickle.dump(answer, answers, protocol=5)
                answers.flush()
    finally:
        os._exit(0)
