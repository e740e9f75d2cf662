"""Worker processes that start fast, end with their parent, and leave nothing behind on Ctrl-C.

A command may be allowed so much time of the processor, which they share.
"""

from __future__ import annotations

import contextlib
import gc
import math
import mmap
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from printkit.errors import MachineError

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

SAFE_PATH = "PYTHONSAFEPATH"
"""What tells a Python that is started not to look for modules in its folder."""

LOOK = 0.5
"""Seconds from one call of what :func:`watching` names to the next at most, while processes are waited for."""

MOST_WAITED_FOR = 61
"""Worker processes at most on Windows, which waits for 63 things at once; two of them are Python's own."""

MOST_NEW = 1_000_000
"""Values, more or less, that may come about before the garbage collector is called: some 100 MB."""

Item = TypeVar("Item")
Result = TypeVar("Result")

_spent = memoryview(mmap.mmap(-1, 8)).cast("d")  # seconds in all, shared with what is forked from here
_counted = 0.0  # how much of this process's own time is in it
_most = math.inf
_watch: Callable[[], object] | None = None
_pooled = False  # whether this process is one of several that share a command's work


@contextlib.contextmanager
def allowed(seconds: float) -> Iterator[None]:
    """Allow the block, and the processes that it starts, so many seconds of the processor: see :func:`spend`.

    Where processes are not forked (Windows; macOS with several) each has as many for itself.
    """
    _spent[0] = 0.0
    _allow(seconds)
    inherit(_allow, seconds)
    try:
        yield
    finally:
        _allow(math.inf)
        disinherit(_allow)


def _allow(seconds: float) -> None:
    global _most, _counted
    _most, _counted = seconds, time.process_time()
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, 0)


def hurry() -> None:
    """Have what :func:`spend` raises raised in the midst of anything, for code that never asks.

    Each process has all that is left for itself. Not on Windows.
    """

    def late(*_: object) -> NoReturn:
        raise _too_long()

    main = threading.current_thread() is threading.main_thread()
    if _most < math.inf and main and hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, late)
        signal.setitimer(signal.ITIMER_PROF, left())


def left() -> float:
    """Give the seconds that are left of what is allowed; never none, which would stop a clock."""
    return max(_most - _spent[0], 0.01)


def spend() -> None:
    """Count what this process has computed since it was last asked.

    Raises MachineError where that comes to more than is allowed, with what the others have computed.
    Two processes that count in the same microsecond lose what one of them adds.
    """
    global _counted
    if _most == math.inf:
        return
    now = time.process_time()
    _spent[0] += max(now - _counted, 0.0)
    _counted = now
    if _spent[0] > _most:
        raise _too_long()


def _too_long() -> MachineError:
    what = f"this took more than {_most:g} seconds of processor time"
    return MachineError(what, hint="raise --limit, or do less at a time")


def _count_anew() -> None:
    global _counted
    _counted = 0.0  # a forked process's time begins again


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_count_anew)


@contextlib.contextmanager
def watching(look: Callable[[], object]) -> Iterator[None]:
    """Have ``look`` called now and then, LOOK seconds apart or less, while the block waits for processes."""
    global _watch
    _watch = look
    try:
        yield
    finally:
        _watch = None


def waited() -> None:
    """Say that processes are being waited for."""
    if _watch is not None:
        _watch()


def each(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[tuple[int, Result], None, None]:
    """Give the number of each item and what ``work`` makes of it, as it comes; when closed it ends them all.

    ``workers``: how many processes; 1 is this one. Items are taken as they are needed, so there may be very
    many. Raises what ``work`` raises, and MachineError when a process dies.
    """
    numbered = enumerate(items)
    if sys.platform == "win32":
        workers = min(workers, MOST_WAITED_FOR)
    if workers <= 1 or not _possible():
        for number, item in numbered:
            yield number, work(item)
        return
    from concurrent.futures import FIRST_COMPLETED, wait
    from concurrent.futures.process import BrokenProcessPool

    with _pool(workers) as pool:
        waiting: dict[Future[Result], int] = {}
        try:
            while True:
                for number, item in islice(numbered, 2 * workers - len(waiting)):
                    with held_back(), own_path():  # the first begins the processes
                        waiting[pool.submit(work, item)] = number
                if not waiting:
                    return
                ready, _ = wait(waiting, LOOK, FIRST_COMPLETED)
                waited()
                for future in ready:
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool:
            raise MachineError(
                "a worker process died", hint="there may be too little memory: try --jobs 1"
            ) from None


def _possible() -> bool:
    """Whether worker processes can be had: some small systems and containers have no named semaphores."""
    try:
        import multiprocessing.synchronize  # noqa: F401  # imported to see whether it can be
    except ImportError:
        return False
    return True


def forked() -> bool:
    """Whether worker processes begin with what this one has in memory."""
    return sys.platform == "linux" and threading.active_count() == 1  # elsewhere libraries do not survive it


def spare(asked: int | None) -> int:
    """Give how many processes may share what this one is to do: in one of several it does all of it.

    ``asked``: how many there may be in all; None: as many as there are processors.
    """
    return (asked or processors()) if forked() and not _pooled else 1


def processors() -> int:
    """Give the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Run worker processes, on Linux forked: what is imported by now they need not import again.

    Whatever ends the block early, Ctrl-C too, ends the workers at once.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("fork" if forked() else "spawn")
    before = set(multiprocessing.active_children())
    with own_path():
        pool = ProcessPoolExecutor(workers, context, initializer=begin, initargs=tuple(_inherited))
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def held_back() -> Iterator[None]:
    """Hold Ctrl-C and SIGTERM back while a process begins.

    It would take them for its own and say so; and what a handler raises while Python forks, it loses.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def own_path() -> Iterator[None]:
    """Begin new processes in such a way that none of their modules comes from the folder that one is in.

    Python looks there first when it is started anew, and a stranger's kit may have a ``random.py``.
    """
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before


Task = tuple[Callable[..., object], tuple[Any, ...]]

_inherited: list[Task] = []


def inherit(work: Callable[..., object], *args: Any) -> None:
    """Have every worker process that is started from now on begin with this, which has to be picklable."""
    if (work, args) not in _inherited:
        _inherited.append((work, args))


def disinherit(work: Callable[..., object]) -> None:
    """Have none begin with this any more."""
    _inherited[:] = [one for one in _inherited if one[0] is not work]


def begin(*inherited: Task) -> None:
    """Start a worker: Ctrl-C is the parent's to handle, and a worker does not outlive its parent."""
    import multiprocessing

    global _watch, _pooled
    _watch, _pooled = None, True
    take_signals()
    parent = multiprocessing.parent_process()
    if parent is not None:
        end_with(parent.sentinel)
    for work, args in inherited:
        work(*args)


def take_signals() -> None:
    """Leave Ctrl-C to the parent, which gets it too and ends this process; let SIGTERM end it at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})


def end_with(pipe: int) -> None:
    """Have the system end this process when the other end of ``pipe`` is closed: when its parent has ended.

    No thread could do that while this process is in one long step of C code. The parent never writes to it.
    Elsewhere than on Linux a thread does, after that step: macOS discards the signal. On Windows ``pipe`` is
    the parent's handle.
    """
    if sys.platform != "linux":
        from multiprocessing.connection import wait

        def end() -> None:
            wait([pipe])
            os._exit(1)

        threading.Thread(target=end, daemon=True).start()
        return
    import fcntl
    import select

    signal.signal(signal.SIGIO, signal.SIG_DFL)  # which ends the process
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGIO})
    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)
    if select.select([pipe], [], [], 0)[0]:  # it was closed before
        os._exit(1)


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Leave the garbage collector out, for a task or a whole build: it takes a fifth, and finds few cycles.

    It is called once there is much for it to look at. What is left counts as old afterwards: else all of that
    would be looked through at once.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if gc.get_count()[0] > MOST_NEW:
            gc.collect()
        if was:
            gc.freeze()
            gc.unfreeze()
            gc.enable()
