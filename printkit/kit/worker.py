"""Runs what a stranger's kit makes us do in a process of its own, which can be ended whatever it does."""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from printkit.errors import PrintkitError, TemplateError, own_fault
from printkit.kit.resources import is_builtin
from printkit.workers import LOOK, end_with, held_back, spend, take_signals, waited

T = TypeVar("T")

SECONDS = 4.0
"""Longest time of the processor from one sign of life to the next."""

PATIENCE = 10
"""On a machine that has other things to do, a worker has this many times as long by the clock."""

WORK = 20.0
"""As SECONDS, where more is done than to render a template: between two blocks of a book, two examples."""

MEGABYTES = 1024
"""Address space that the worker may add to what the process has when it forks."""

MOST_FILE, MOST_OPEN = 512 << 20, 256
"""Bytes of each file that it writes, and of its answer; files that it may have open."""

REST = 0.02
"""Seconds between two signs of life at least: each wakes the process that waits for it."""

_tell: Callable[[], object] | None = None  # how a worker says that it gets on; None outside of workers
_told = 0.0  # when it said so last


def beat() -> None:
    """Say from inside a worker that it gets on: the time starts anew. Outside of one, nothing.

    Raises MachineError when all that the command may spend is spent.
    """
    global _told
    if _tell is not None and (now := time.monotonic()) - _told > REST:
        _told = now
        spend()
        _tell()


def become_worker(tell: Callable[[], object], megabytes: int = MEGABYTES) -> None:
    """Make this process a worker for good: bounded, its beats told by ``tell``.

    It is for its parent to end it when the beats stay out. :func:`limited` then calls functions as they are.
    """
    global _tell
    _bound(megabytes)
    _tell = tell


BEAT, ANSWER = b".", b"="
NO_MEMORY = 71
"""What a worker exits with that was refused memory."""


def guarded(folder: Path, function: Callable[[], T], what: str, seconds: float = SECONDS) -> T:
    """Do what the kit in ``folder`` asks for: a stranger's :func:`limited`, one of printkit's own as it is."""
    return function() if is_builtin(folder) else limited(function, what, seconds)


def limited(function: Callable[[], T], what: str, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> T:
    """Call ``function`` in a forked process and give its result, or raise the PrintkitError that it raised.

    ``what`` names the kit's file in the TemplateError for a worker that died, or gave no sign of life
    (:func:`beat`) for ``seconds`` of the processor.
    Where there is no fork (Windows), or in such a process already, the function is called as it is.
    """
    if not hasattr(os, "fork") or _tell is not None:
        return function()
    spend()
    sys.stdout.flush()
    sys.stderr.flush()
    reader, writer = os.pipe()
    ended, living = os.pipe()  # the second end is closed with this process, however that ends
    pid = -1
    try:
        with held_back():
            pid = os.fork()
            if pid == 0:
                os.close(reader)
                os.close(living)
                _child(function, writer, ended, seconds, megabytes)
        os.close(writer)
        data = _read(reader, PATIENCE * seconds, what)
    finally:
        if pid > 0:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)  # it has answered, or it never will
            _, status = os.waitpid(pid, 0)
        for end in (reader, ended, living):
            os.close(end)
    killer = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if data is None or killer == signal.SIGPROF:
        raise TemplateError("takes too long", where=what, hint="is there a loop that does not end?")
    if not data:
        raise TemplateError(_end(killer, os.waitstatus_to_exitcode(status)), where=what)
    good, value = pickle.loads(data)  # our own child wrote it
    if good:
        return value  # type: ignore[no-any-return]  # what function gave
    raise value


def _end(killer: int, code: int) -> str:
    """Say how a worker ended that gave no answer. What libraries in C do without memory is to abort."""
    if code == NO_MEMORY:
        return "needs too much memory"
    if killer == signal.SIGABRT:
        return "needs too much memory, or broke a library (SIGABRT)"
    if killer:
        return f"ended by {signal.Signals(killer).name}: too little memory, or a fault in a library"
    return f"ended with exit code {code} and no answer"


def _child(function: Callable[[], object], writer: int, ended: int, seconds: float, megabytes: int) -> None:
    """Do the work and leave without any of the parent's clean-up.

    SIGPROF comes when the processor has worked for so long, and ends the process whatever it is at.
    """

    def tell() -> None:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        os.write(writer, BEAT)

    try:
        take_signals()
        end_with(ended)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        become_worker(tell, megabytes)
        data = answer(function)
        with os.fdopen(writer, "wb") as file:
            file.write(data)
    finally:
        os._exit(0)


def answer(function: Callable[[], object]) -> bytes:
    """Call ``function`` in a worker and give what is sent to the parent: ANSWER, and pickled (good, value).

    The worker ends here where its memory does.
    """
    try:
        try:
            made: tuple[bool, object] = (True, function())
            spend()
        except (PrintkitError, OSError) as error:
            made = (False, error)
        except Exception as error:
            if isinstance(error, MemoryError):
                raise
            made = (False, own_fault(error))
        return ANSWER + pickle.dumps(made)
    except MemoryError:
        os._exit(NO_MEMORY)


def _bound(megabytes: int) -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    least = {"FSIZE": MOST_FILE, "NOFILE": MOST_OPEN, "CORE": 0}
    with contextlib.suppress(OSError):  # not Linux: macOS does not keep to a limit of memory anyway
        with open("/proc/self/statm") as file:  # noqa: PTH123 - a number, not a file
            used = int(file.read().split()[0]) * resource.getpagesize()
        least["AS"] = used + (megabytes << 20)
    for name, most in least.items():
        kind = getattr(resource, f"RLIMIT_{name}")
        most = min(one for one in (most, *resource.getrlimit(kind)) if one != resource.RLIM_INFINITY)
        resource.setrlimit(kind, (most, most))


def _read(reader: int, seconds: float, what: str) -> bytearray | None:
    """Read the answer until the worker closes its end; None when time is up first, empty when it died.

    Raises TemplateError for more than anybody answers.
    """
    end = time.monotonic() + seconds
    data = bytearray()
    while True:
        ready, _, _ = select.select([reader], [], [], min(max(end - time.monotonic(), 0), LOOK))
        waited()
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
