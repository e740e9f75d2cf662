"""What commands that take their time have in common: a progress bar, and an orderly end."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import click


@contextlib.contextmanager
def orderly() -> Iterator[None]:
    """Let SIGTERM end the work as Ctrl-C does, with nothing left half made; exit code 143."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def progress(label: str) -> Iterator[Callable[..., None]]:
    """Show how far orderly work has come: done, of how many, and what was last."""
    with orderly(), contextlib.closing(Bar(label)) as bar:
        yield bar.show


class Bar:
    """A progress bar on standard error where that is a terminal, nothing elsewhere."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._bar: Any = None  # click does not name the bar's type in public

    def show(self, done: int, total: int, last: str = "") -> None:
        """Show how far the work has come."""
        if self._bar is None:
            if not sys.stderr.isatty():
                return
            self._bar = click.progressbar(
                length=total,
                label=self._label,
                file=sys.stderr,
                item_show_func=lambda last: last,
                show_eta=False,
            )
            self._bar.__enter__()
        if done > self._bar.pos:
            self._bar.update(done - self._bar.pos, last)

    def close(self) -> None:
        """End the bar's line."""
        if self._bar is not None:
            self._bar.__exit__(None, None, None)
