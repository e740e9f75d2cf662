"""The one voice: all that commands write passes here, bounded and harmless. And an orderly end."""

from __future__ import annotations

import contextlib
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from printkit import errors
from printkit.cli.tongue import put, put_lines
from printkit.errors import PrintkitError, SeveralErrors, UsageError
from printkit.pdf.paper import PAPERS, SMALLEST

T = TypeVar("T")

MOST_BYTES = 1900
"""Of a message: where it is, what it is, what to do."""

MOST_SHOWN = 20
"""Problems of a build or a check that are told one by one."""

KINDS: dict[type[PrintkitError], str] = {
    errors.FitError: "texts that do not fit",
    errors.ArtError: "drawings and pictures",
    errors.GlyphError: "characters that no font has",
    errors.DataError: "tables and words",
    errors.TemplateError: "what templates ask for",
    errors.MarkupError: "rule sheets and books",
    errors.KitError: "kit.toml",
}
"""What problems are grouped by, as it is told."""

MOST_FAULTS = 50
"""Faults that are told one by one."""

AGAIN = 1.0
"""Seconds in which a second signal means what the first meant: it does not stop the tidying up."""

UNSEEN = {
    code: f"\\u{code:04x}"
    for codes in ((0x00, 0x09), (0x0B, 0x20), (0x7F, 0xA0), (0x2028, 0x202F), (0x2066, 0x206A))
    for code in range(*codes)
}
"""What tells a terminal to do something: control characters, and those that turn the direction of writing."""
SHOWN = re.compile(r"(?<!\\)\\[xu]((?<=x)a[0d]|(?<=u)(?:20[01][0-9a-f]|202f|3000))")
"""What repr hides in texts that are quoted, though it is a text's own: spaces, soft hyphens."""


class Named(click.Path):
    """A file to write, whose name ends as what is written does: one that ends otherwise is a UsageError."""

    def __init__(self, *ends: str) -> None:
        super().__init__(dir_okay=False, path_type=Path)
        self.ends = ends

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Give the path."""
        path: Any = super().convert(value, param, ctx)
        if path.suffix.lower() not in self.ends:
            where = param.opts[0] if param else None
            hint = f"its name may end in {', '.join(self.ends)}"
            raise UsageError(f"{path.name!r} is a name for another kind of file", where=where, hint=hint)
        return path


class PaperName(click.Choice[str]):
    """A paper at least so wide, mm, by its name or as 330x483."""

    def __init__(self, least: float = SMALLEST, *more: str) -> None:
        super().__init__([*(id for id, paper in PAPERS.items() if paper.width >= least), *more])
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Give the paper's id."""
        word = str(value).lower()
        if word in PAPERS and PAPERS[word].width >= self.least:
            return PAPERS[word].id
        return super().convert(word, param, ctx)


def say(text: object = "", err: bool = False, nl: bool = True) -> None:
    """Write a text, in the language asked for; control characters are written as JSON names them."""
    _write(put_lines(str(text)), err, nl)


def complain(problem: PrintkitError | str) -> None:
    """Say on standard error what is wrong, in 2,000 bytes at most; of several problems, each in 500."""
    if isinstance(problem, str):
        problem = PrintkitError(problem)
    if not isinstance(problem, SeveralErrors):
        place = f"{cut(put(problem.where), MOST_BYTES // 6)}: " if problem.where else ""
        hint = f"\n  {put('hint')}: {cut(put(problem.hint), MOST_BYTES // 5)}" if problem.hint else ""
        room = MOST_BYTES - len(f"{place}{hint}".encode("utf-8", "replace"))
        _write(f"printkit: {place}{cut(put(problem.told), room)}{hint}")
        return
    _write(f"printkit: {put(problem.told)}")
    for kind, shown, more in grouped(problem.each, lambda one: KINDS.get(type(one), "others")):
        _write(f"  {put(kind)}: {len(shown) + more}")
        for one, after in zip(shown, [*shown[1:], None], strict=True):
            place = f"{cut(put(one.where), MOST_BYTES // 6)}: " if one.where else ""
            what = cut(put(one.told), MOST_BYTES // 5).replace("\n", "\n    ")
            _write(f"    {place}{what}")
            if one.hint and (after is None or after.hint != one.hint):  # what all above it have is told once
                _write(f"      {put('hint')}: {cut(put(one.hint), MOST_BYTES // 5)}")
        if more:
            _write(f"    {put(f'and {more} more')}")


def _write(text: str, err: bool = True, nl: bool = True) -> None:
    text = SHOWN.sub(lambda found: chr(int(found[1], 16)), text)
    click.echo(text.translate(UNSEEN), err=err, nl=nl)


def grouped(found: Sequence[T], kind: Callable[[T], str]) -> Iterator[tuple[str, list[T], int]]:
    """Give what was found by kinds, the rarest first: those told, MOST_SHOWN in all, and how many more."""
    groups: dict[str, list[T]] = {}
    for one in found:
        groups.setdefault(kind(one), []).append(one)
    room = MOST_SHOWN
    for done, (name, those) in enumerate(sorted(groups.items(), key=lambda group: len(group[1]))):
        shown = those[: max(room // (len(groups) - done), 1)]
        room -= len(shown)
        yield name, shown, len(those) - len(shown)


def cut(text: str, most: int = MOST_BYTES) -> str:
    """Cut a text to so many bytes; no line of it but the first can be taken for a message of its own."""
    text = re.sub(r"\n(?!  )", "\n  ", text[: most + 1].translate(UNSEEN))  # as it is written, which is longer
    whole = text.encode("utf-8", "replace")
    return text if len(whole) <= most else whole[:most].decode("utf-8", "ignore") + "…"


@contextlib.contextmanager
def orderly() -> Iterator[None]:
    """Let SIGTERM end the work as Ctrl-C does, with nothing left half made; exit code 143."""
    first, came, own = -AGAIN, 0, threading.get_ident()

    def stop(number: int, frame: object) -> None:
        nonlocal first, came
        if time.monotonic() < first + AGAIN:
            return
        first, came = time.monotonic(), number
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        sys.exit(128 + number)

    def lost(what: Any) -> None:
        """Stop once more, a little later: Python drops what is raised while it calls a finalizer."""
        nonlocal first
        if not came or what.exc_type not in (KeyboardInterrupt, SystemExit):
            said(what)
            return
        first = -AGAIN
        if sys.platform == "win32":
            threading.Timer(0.05, signal.raise_signal, (came,)).start()
        else:  # to this thread, which may be waiting for something
            threading.Timer(0.05, signal.pthread_kill, (own, came)).start()

    before = [(number, signal.signal(number, stop)) for number in (signal.SIGTERM, signal.SIGINT)]
    said, sys.unraisablehook = sys.unraisablehook, lost
    try:
        yield
    finally:
        sys.unraisablehook = said
        for number, handler in before:
            signal.signal(number, handler)


@contextlib.contextmanager
def progress(label: str) -> Iterator[Callable[..., None]]:
    """Show how far the work has come: done, of how many, and what was last; on a terminal alone.

    Between two of these it shows each second that the work goes on.
    """
    from printkit.workers import watching  # start-up asks for no processes

    bar: Any = None  # click does not name the bar's type in public
    begun, ticked = time.monotonic(), 0

    def show(done: int, total: int, last: str = "") -> None:
        nonlocal bar
        if not sys.stderr.isatty():  # click takes a while to import what makes a bar
            return
        if bar is None:
            shown = click.progressbar(
                length=total,
                label=put(label),
                file=sys.stderr,
                item_show_func=lambda last: last and last.translate(UNSEEN),
                show_eta=False,
            )
            bar = end.enter_context(shown)
        if done > bar.pos:
            bar.update(done - bar.pos, last)

    def tick() -> None:
        nonlocal ticked
        seconds = int(time.monotonic() - begun)
        if bar is not None and seconds > ticked:
            ticked = seconds
            bar.label = f"{put(label)} ({seconds} s)"
            bar.render_progress()

    with contextlib.ExitStack() as end, watching(tick):
        yield show
