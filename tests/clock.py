"""Time by the clock, on a machine that has other things to do as well."""

from __future__ import annotations

import time

TRIED = 0.1
"""Seconds of the processor that it takes to find out."""


def slowed() -> float:
    """Give how many times as long as alone a process takes by the clock, here and now: 1 on a quiet machine."""
    begun, used = time.monotonic(), time.process_time()
    while time.process_time() - used < TRIED:
        pass
    return max(1.0, (time.monotonic() - begun) / TRIED)


def quick(took: float, seconds: float) -> bool:
    """Tell whether something took less than ``seconds``, or would have on a quiet machine."""
    return took < seconds or took < seconds * slowed()
