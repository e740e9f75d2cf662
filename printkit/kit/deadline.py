"""An end to what a stranger's template may make last for ever: each turn of a loop and each call asks."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class TooSlow(Exception):
    """What was called took longer than it may."""


class _Clock(threading.local):
    """``end``: when a thread's call is over, by its time of the processor; ``look``: when to ask that."""

    end = math.inf
    look = math.inf


_clock = _Clock()


def tick() -> None:
    """Raise TooSlow where the time is up. The processor's is asked for once it can be: that takes longer."""
    if time.monotonic() >= _clock.look:
        left = _clock.end - time.thread_time()
        if left <= 0:
            raise TooSlow
        _clock.look = time.monotonic() + left


def apart(work: Callable[[], T]) -> T:
    """Call ``work``, whose time does not count as that of the call around it."""
    before, spent = (_clock.end, _clock.look), time.thread_time()
    _clock.end = _clock.look = math.inf
    try:
        return work()
    finally:
        spent = time.thread_time() - spent
        _clock.end, _clock.look = before[0] + spent, before[1] + spent


def in_time(seconds: float, work: Callable[[], T]) -> T:
    """Call ``work``; :func:`tick` raises TooSlow in it when it takes longer than ``seconds`` of the processor.

    A step that takes for ever and asks for nothing is not ended: the sandbox bounds what goes into those.
    """
    before = _clock.end, _clock.look
    _clock.end = min(_clock.end, time.thread_time() + seconds)
    _clock.look = min(_clock.look, time.monotonic() + seconds)
    try:
        return work()
    finally:
        _clock.end, _clock.look = before
