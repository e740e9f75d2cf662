"""The one voice: all that commands write passes here, bounded and harmless. And an orderly end."""

from __future__ import annotations

import contextlib
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import click

from printkit.errors import PrintkitError

MOST_BYTES = 1900
"""Of a message: where it is, what it is, what to do."""

MOST_FAULTS = 50
"""Faults that are told one by one."""

TICK = 1.0
"""Seconds after which a progress bar moves though nothing is done."""

AGAIN = 1.0
"""Seconds in which a second signal means what the first meant: it does not stop the tidying up."""

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What tells a terminal to do something: control characters, and those that turn the direction of writing."""


def say(text: object = "", err: bool = False, nl: bool = True) -> None:
    """Write a text; control characters are written as JSON names them."""
    click.echo(_seen(str(text)), err=err, nl=nl)


def complain(problem: PrintkitError | str) -> None:
    """Say on standard error what is wrong, in 2,000 bytes at most."""
    say(f"printkit: {told(problem)}", err=True)


def told(problem: PrintkitError | str) -> str:
    """Give a message as it is written: each of its parts cut short, its further lines indented."""
    if isinstance(problem, str):
        return cut(problem)
    place = f"{cut(problem.where, MOST_BYTES // 6)}: " if problem.where else ""
    hint = f"\n  hint: {cut(problem.hint, MOST_BYTES // 5)}" if problem.hint else ""
    return f"{place}{cut(problem.what, MOST_BYTES - len(f'{place}{hint}'.encode('utf-8', 'replace')))}{hint}"


def cut(text: str, most: int = MOST_BYTES) -> str:
    """Cut a text to so many bytes; no line of it but the first can be taken for a message of its own."""
    text = re.sub(r"\n(?!  )", "\n  ", _seen(text[: most + 1]))  # as it is written, which is longer
    whole = text.encode("utf-8", "replace")
    return text if len(whole) <= most else whole[:most].decode("utf-8", "ignore") + "…"


def _seen(text: str) -> str:
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


@contextlib.contextmanager
def orderly() -> Iterator[None]:
    """Let SIGTERM end the work as Ctrl-C does, with nothing left half made; exit code 143."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    first = -AGAIN

    def stop(number: int, frame: object) -> None:
        nonlocal first
        if time.monotonic() < first + AGAIN:
            return
        first = time.monotonic()
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        sys.exit(128 + number)

    before = [(number, signal.signal(number, stop)) for number in (signal.SIGTERM, signal.SIGINT)]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@contextlib.contextmanager
def progress(label: str) -> Iterator[Callable[..., None]]:
    """Show how far the work has come: done, of how many, and what was last; on a terminal alone.

    Between two of these it shows each second that the work goes on.
    """
    from printkit.workers import watching  # start-up asks for no processes

    bar: Any = None  # click does not name the bar's type in public
    begun = ticked = time.monotonic()

    def show(done: int, total: int, last: str = "") -> None:
        nonlocal bar
        if bar is None:
            shown = click.progressbar(
                length=total,
                label=label,
                file=sys.stderr,
                item_show_func=lambda last: last and _seen(last),
                show_eta=False,
                hidden=not sys.stderr.isatty(),
            )
            bar = end.enter_context(shown)
        if done > bar.pos:
            bar.update(done - bar.pos, last)

    def tick() -> None:
        nonlocal ticked
        now = time.monotonic()
        if bar is not None and now >= ticked + TICK:
            ticked = now
            bar.label = f"{label} ({now - begun:.0f} s)"
            bar.render_progress()

    with contextlib.ExitStack() as end, watching(tick):
        yield show
