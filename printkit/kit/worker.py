"""Runs what a stranger's kit makes us do in a process of its own, which can be ended whatever it does."""

from __future__ import annotations

import contextlib
import mmap
import os
import pickle
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Generic, TypeVar

from printkit.errors import PrintkitError, TemplateError, own_fault
from printkit.games.foreign import blaming, running
from printkit.kit.resources import is_builtin
from printkit.workers import LOOK, end_with, held_back, left, spend, take_signals, waited

T = TypeVar("T")

SECONDS = 4.0
"""Longest time of the processor from one sign of life to the next."""

PATIENCE = 10
"""On a machine that has other things to do, a worker has this many times as long by the clock."""

WORK = 20.0
"""As SECONDS, where more is done than to render a template: between two blocks of a book, two examples."""

MEGABYTES, WHOLE = 1024, 3072
"""Address space that a worker may add to what the process has when it begins; where a file is put together."""

MOST_FILE, MOST_OPEN = 512 << 20, 256
"""Bytes of each file that it writes, and of its answer; files that it may have open."""

REST = 0.02
"""Seconds between two signs of life at least: each wakes the process that waits for it."""

LONGEST = 1024
"""Bytes of what a worker says that it is at."""

_tell: Callable[[float], object] | None = None  # how a worker says that it gets on; None outside of workers
_told = 0.0  # when it said so last
_seconds = SECONDS  # of the processor that it has from then on
_place: mmap.mmap | bytearray = bytearray(LONGEST)  # what it is at; its parent sees it


def beat() -> None:
    """Say from inside a worker that it gets on: the time starts anew. Outside of one, nothing.

    Raises MachineError when all that the command may spend is spent.
    """
    if _tell is not None and time.monotonic() - _told > REST:
        _alive(_tell)


def _alive(tell: Callable[[float], object]) -> None:
    global _told
    _told = time.monotonic()
    spend()
    tell(_seconds)


def become_worker(tell: Callable[[float], object]) -> None:
    """Make this process a worker for good: its files bounded, its beats told, with the seconds to the next.

    It is for its parent to end it when the beats stay out. What it does is called by :func:`limited`.
    """
    global _tell
    _bound()
    _tell = tell


BEAT, ANSWER = b".", b"="
NO_MEMORY = 71
"""What a worker exits with that was refused memory."""


def guarded(
    folder: Path,
    function: Callable[[], T],
    what: str,
    seconds: float = SECONDS,
    megabytes: int = MEGABYTES,
    meanwhile: Callable[[], object] = tuple,
) -> T:
    """Do what the kit in ``folder`` asks for: a stranger's :func:`limited`, one of printkit's own as it is."""
    return function() if is_builtin(folder) else limited(function, what, seconds, megabytes, meanwhile)


def limited(
    function: Callable[[], T],
    what: str,
    seconds: float = SECONDS,
    megabytes: int = MEGABYTES,
    meanwhile: Callable[[], object] = tuple,
) -> T:
    """Call ``function`` in a forked process and give its result, or raise the PrintkitError that it raised.

    What a game that is not printkit's own raises is a GameError.
    ``what`` names the kit's file in the TemplateError for a worker that died, or gave no sign of life
    (:func:`beat`) for ``seconds`` of the processor. In such a process already it is a step with its own name,
    time and memory. Where there is no fork (Windows) the function is called as it is. ``meanwhile``: what this
    process does while it would wait for another.
    """
    if _tell is not None:
        with _step(_tell, what, seconds), _memory(megabytes):
            return function()
    if not hasattr(os, "fork"):
        with blaming():
            return function()
    with contextlib.closing(Worker(function, what, seconds, megabytes)) as worker:
        meanwhile()
        return worker.result()


class Worker(Generic[T]):
    """A forked process that calls ``function``, as :func:`limited` says; when closed it is ended.

    One that a worker begins has limits of its own, and ends with it.
    """

    def __init__(
        self, function: Callable[[], T], what: str, seconds: float = SECONDS, megabytes: int = MEGABYTES
    ) -> None:
        spend()
        sys.stdout.flush()
        sys.stderr.flush()
        self._what, self._seconds, self._pid = what, seconds, -1
        self._place = mmap.mmap(-1, LONGEST)
        self._reader, writer = os.pipe()
        ended, living = os.pipe()  # the second end is closed with this process, however that ends
        self._ends: tuple[int, ...] = self._reader, ended, living
        try:
            with held_back():
                self._pid = os.fork()
                if self._pid == 0:
                    os.close(self._reader)
                    os.close(living)
                    _child(partial(limited, function, what, seconds, megabytes), self._place, writer, ended)
        except BaseException:
            self.close()
            raise
        finally:
            os.close(writer)

    def result(self) -> T:
        """Wait for what the function gives, or raise the PrintkitError that it raised."""
        try:
            data = _read(self._reader, PATIENCE * self._seconds, self._what)
        finally:
            status = self.close()
        what = self._place[:].rstrip(b"\0").decode(errors="ignore") or self._what
        killer = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        if data is None or killer in (signal.SIGPROF, signal.SIGVTALRM):
            hint = "is there a loop that does not end, or a picture of very many pieces?"
            raise TemplateError("takes too long", where=what, hint=hint)
        if not data:
            raise TemplateError(_end(killer, os.waitstatus_to_exitcode(status)), where=what)
        good, value = pickle.loads(data)  # our own child wrote it
        if good:
            return value  # type: ignore[no-any-return]  # what function gave
        raise value

    def close(self) -> int:
        """End the process, unless that was done; give its exit status."""
        pid, ends, self._pid, self._ends, status = self._pid, self._ends, -1, (), 0
        if pid > 0:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)  # it has answered, or it never will
            _, status = os.waitpid(pid, 0)
        for end in ends:
            os.close(end)
        return status


@contextlib.contextmanager
def _step(tell: Callable[[float], object], what: str, seconds: float) -> Iterator[None]:
    """Call the block of a worker ``what``; it has so many seconds until a sign of life."""
    global _seconds
    before = _place[:], _seconds
    _place[:], _seconds = what.encode()[:LONGEST].ljust(LONGEST, b"\0"), seconds
    _alive(tell)
    try:
        yield
    except MemoryError:
        os._exit(NO_MEMORY)  # it is told still where
    finally:
        _place[:], _seconds = before
        _alive(tell)


def _end(killer: int, code: int) -> str:
    """Say how a worker ended that gave no answer. What libraries in C do without memory is to abort."""
    if code == NO_MEMORY:
        return "needs too much memory"
    if killer == signal.SIGABRT:
        return "needs too much memory, or broke a library (SIGABRT)"
    if killer:
        return f"ended by {signal.Signals(killer).name}: too little memory, or a fault in a library"
    return f"ended with exit code {code} and no answer"


def _child(function: Callable[[], object], place: mmap.mmap, writer: int, ended: int) -> None:
    """Do the work and leave without any of the parent's clean-up.

    SIGPROF comes when the processor has worked for so long, and ends the process where Python runs; SIGVTALRM,
    soon after, whatever it is at.
    """
    global _place

    def tell(seconds: float) -> None:
        seconds = min(seconds, left() + 0.5)  # who asks says so, before
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds + LOOK)
        os.write(writer, BEAT)

    try:
        take_signals()
        end_with(ended)
        signal.signal(signal.SIGPROF, _out_of_time)
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        _place = place
        become_worker(tell)
        data = answer(function)
        with os.fdopen(writer, "wb") as file:
            file.write(data)
    finally:
        os._exit(0)


def _out_of_time(number: int, frame: FrameType | None) -> None:
    """Say which line of a kit's own game is at work, if one is, and end as the signal would have it."""
    if line := running(frame):
        _place[:] = line.encode()[:LONGEST].ljust(LONGEST, b"\0")
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def answer(function: Callable[[], object]) -> bytes:
    """Call ``function`` in a worker and give what is sent to the parent: ANSWER, and pickled (good, value).

    The worker ends here where its memory does.
    """
    try:
        try:
            with blaming():
                value = function()
            spend()
            return ANSWER + pickle.dumps((True, value))
        except (PrintkitError, OSError) as error:
            wrong: Exception = error
        except Exception as error:
            if isinstance(error, MemoryError):
                raise
            wrong = own_fault(error)
        for one in (wrong, *(wrong.each if isinstance(wrong, PrintkitError) else ())):
            one.__cause__ = one.__context__ = None  # distributed has them pickled, too (tblib): not all can be
        return ANSWER + pickle.dumps((False, wrong))
    except MemoryError:
        os._exit(NO_MEMORY)
    except BaseException as error:  # what ends a process; an error that cannot be sent
        return ANSWER + pickle.dumps((False, own_fault(error)))


def _bound() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    for name, most in {"FSIZE": MOST_FILE, "NOFILE": MOST_OPEN, "CORE": 0}.items():
        kind = getattr(resource, f"RLIMIT_{name}")
        most = min(one for one in (most, *resource.getrlimit(kind)) if one != resource.RLIM_INFINITY)
        resource.setrlimit(kind, (most, most))


@contextlib.contextmanager
def _memory(megabytes: int) -> Iterator[None]:
    """Let the block add so much to the address space that there is, if it may have as much."""
    try:
        import resource

        with open("/proc/self/statm") as file:  # noqa: PTH123 - a number, not a file
            used = int(file.read().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):  # not Linux: macOS does not keep to a limit of memory anyway
        yield
        return
    before, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = min(one for one in (used + (megabytes << 20), before, hard) if one != resource.RLIM_INFINITY)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (before, hard))


def _read(reader: int, seconds: float, what: str) -> bytearray | None:
    """Read the answer until the worker closes its end; None when time is up first, empty when it died.

    Raises TemplateError for more than anybody answers.
    """
    end = time.monotonic() + seconds
    data = bytearray()
    while True:
        ready, _, _ = select.select([reader], [], [], min(max(end - time.monotonic(), 0), LOOK))
        waited()
        beat()
        if not ready:
            if time.monotonic() >= end:
                return None
            continue
        chunk = os.read(reader, 1 << 16)
        if not chunk:
            return data
        if not data:
            chunk = chunk.lstrip(BEAT)
            end = time.monotonic() + seconds
        data += chunk if data else chunk.removeprefix(ANSWER)
        if len(data) > MOST_FILE:
            raise TemplateError(f"makes more than {MOST_FILE >> 20} MB", where=what)
