"""An end to what a stranger's template may make last for ever, by one thread that watches all of them."""

from __future__ import annotations

import _thread
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from printkit.kit.worker import PATIENCE

T = TypeVar("T")


class TooSlow(Exception):
    """What was called took longer than it may."""


AGAIN = 0.5
"""Seconds until a call that goes on is told once more to be over."""


class _Alarm:
    """When a thread's call is looked at; ``fired`` once it was told to be over."""

    def __init__(self, seconds: float) -> None:
        self.thread = threading.get_ident()
        self.fired = False
        self.wind(seconds)

    def wind(self, seconds: float) -> None:
        """Give so many seconds from now."""
        self.seconds = seconds
        self.begun = time.monotonic()
        self.used = time.process_time()
        self.when = self.begun + seconds

    def is_up(self, now: float) -> bool:
        """Whether the time is up; where the processor did something else meanwhile, look again later."""
        left = self.seconds - (time.process_time() - self.used)
        if left < self.seconds / 10 or now >= self.begun + PATIENCE * self.seconds:
            return True
        self.when = now + left
        return False


class _Watch:
    """The watching thread and what it waits for.

    One thread for good, not one for each call: a thread that is made anew takes a heap of its own, 64 MB of
    the address space that a worker is given (glibc), and a face is drawn in less time than a thread ends.
    """

    def __init__(self) -> None:
        # Taken as a plain lock: TooSlow may come between Condition.__enter__'s taking it and its end.
        self.lock = threading.Lock()
        self.changed = threading.Condition(self.lock)
        self.alarms: set[_Alarm] = set()
        self.wakes: float | None = None  # when the thread looks next; None while there is no thread
        self.ended = threading.Event()
        self.ending = False

    def add(self, alarm: _Alarm) -> None:
        with self.lock:
            self.alarms.add(alarm)
            if self.wakes is None:
                self.start()
            elif alarm.when < self.wakes:
                self.changed.notify()

    def end(self, alarm: _Alarm) -> None:
        with self.lock:
            self.alarms.discard(alarm)

    def start(self) -> None:
        self.ended.clear()
        _thread.start_new_thread(self.run, ())  # threading.Thread waits until it runs
        self.wakes = 0.0

    def run(self) -> None:
        with self.lock:
            while not self.ending:
                now = time.monotonic()
                for alarm in [alarm for alarm in self.alarms if alarm.when <= now and alarm.is_up(now)]:
                    alarm.fired = True
                    import ctypes  # which nothing else needs: a millisecond

                    thread, error = ctypes.c_ulong(alarm.thread), ctypes.py_object(TooSlow)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, error)
                    # Where it comes while Python calls a finalizer or a callback of the collector, it is lost.
                    alarm.wind(AGAIN)
                self.wakes = min((alarm.when for alarm in self.alarms), default=float("inf"))
                self.changed.wait(None if self.wakes == float("inf") else self.wakes - now)
            self.wakes = None
        self.ended.set()

    def before_fork(self) -> None:
        """End the thread: a process that forks had better have one thread only."""
        try:
            self.pause()
        except TooSlow:  # Python would lose it here; it comes again
            self.pause()

    def pause(self) -> None:
        with self.lock:
            if self.wakes is None:
                return
            self.ending = True
            self.changed.notify()
        self.ended.wait()

    def after_fork(self) -> None:
        """Go on, in both processes, with what there is to wait for."""
        self.ending = False
        if self.alarms:
            self.start()


_watch = _Watch()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_watch.before_fork, after_in_parent=_watch.after_fork, after_in_child=_watch.after_fork
    )


def in_time(seconds: float, work: Callable[[], T]) -> T:
    """Call ``work``; raise TooSlow in it when it takes longer than ``seconds`` of the processor.

    A watching thread sets the exception; Python raises it between two bytecodes, in any thread and on any
    system. One step of C code that takes for ever is not interrupted: the sandbox bounds what goes into those.
    It is no context manager: an exception that comes where Python begins ``__exit__`` leaves it undone.
    """
    alarm = _Alarm(seconds)
    try:
        _watch.add(alarm)
        return work()
    finally:
        try:
            _watch.end(alarm)
        except TooSlow:  # the next is AGAIN away
            _watch.end(alarm)
        if alarm.fired:
            # One may be on its way and comes with one of the next bytecodes. (Taking it back, with NULL, would
            # leave CPython 3.11 looking for it for ever: slow, and endless under a profiler.)
            with suppress(TooSlow):
                for _ in range(10_000):
                    pass
