"""A process that looks at a kit and draws it, job by job, with all that it once made kept warm.

It may be ended at any moment, as what a stranger's kit makes it do may never end: whoever asks (``Worker``)
then starts another, which answers the same questions without knowing of the first.
"""

from __future__ import annotations

import gc
import itertools
import multiprocessing
import pickle
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from printkit.errors import PrintkitError, TemplateError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import slug
from printkit.kit.worker import ANSWER, BEAT, PATIENCE, SECONDS, WHOLE, answer, become_worker, limited
from printkit.making.kits import use_fonts
from printkit.parts.faces import Rendering
from printkit.preview.compose import Cache, Composed, compose, compose_faces, fault, overview, rendering
from printkit.preview.draw import pdf, png, texts
from printkit.preview.texts import of_card, of_page
from printkit.preview.view import Draw, Job, Listing, Look, Overview, Read, Text, View
from printkit.text.faces import fonts_key
from printkit.workers import MOST_NEW, begin, own_path

MAX_SEEN = 12
"""Views kept."""

BOOK_SECONDS = 60.0
"""Longest time of the processor for a book to be set, in which nothing is heard of it."""

TOO_LONG = -getattr(signal, "SIGPROF", 0)
"""What a drawer exits with that has worked for longer than it has; on Windows only the clock ends it."""

STEP = 0.25
"""Seconds for which faces are rendered that are not on the screen; then it is the turn of others' jobs."""

IDLE = 1.0
"""Seconds without a job after which the garbage collector is called: during a save it takes a quarter of it."""

MAX_PDFS = 400
"""PDFs of single pictures kept, for other sizes of them."""

STARTING = 30.0
"""Longest time until a new process answers its first job, on top of the job's own."""


def run(connection: Connection, folder: Path, draft: bool, trust: bool) -> None:
    """Answer jobs until the other end is closed: what the process is started with."""

    def tell(seconds: float) -> None:
        if TOO_LONG:
            signal.setitimer(signal.ITIMER_PROF, seconds)
        connection.send_bytes(BEAT)

    begin()
    become_worker(tell)
    drawer = Drawer(folder, draft, trust)
    for name in ("printkit.pdf.write", "pypdfium2"):  # a tenth of a second, before anybody asks
        import_module(name)
    gc.disable()
    while True:
        try:
            job: Job = connection.recv()
        except (EOFError, OSError):
            return
        made = answer(partial(limited, partial(drawer.do, job), folder.name, seconds(job), WHOLE))
        try:
            connection.send_bytes(made)
            idle = not connection.poll(IDLE)
        except OSError:
            return
        if idle or gc.get_count()[0] > MOST_NEW:
            gc.collect()


def seconds(job: Job) -> float:
    """Give the seconds of the processor that a job has from one sign of life to the next."""
    return BOOK_SECONDS if isinstance(job, Look) and job.view and job.view.kind == "book" else SECONDS


class Drawer:
    """A kit that is looked at. ``folder``: where it is; ``draft``, ``trust``: as in a build."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.folder, self.trust = folder, trust
        self.id = slug(folder.resolve().name) or folder.name
        self.version = -1
        self.kit: Kit | PrintkitError | None = None
        self.fresh: set[View] = set()
        self.last: Overview | None = None
        self.seen: OrderedDict[View, Composed] = OrderedDict()
        self.renderings: dict[View, Rendering] = {}
        self.partly: dict[View, Composed] = {}
        self.cache = Cache(draft)
        self.pdfs: OrderedDict[str, bytes] = OrderedDict()

    def do(self, job: Job) -> Overview | Listing | bytes | tuple[Text, ...] | None:
        """Do a job. A picture is None where it is no longer what was asked for."""
        self._read(job.version)
        if isinstance(job, Draw):
            return self.draw(job)
        if isinstance(job, Read):
            return self.read(job)
        return self.survey() if job.view is None else self.pictures(job.view, job.window, job.step)

    def _read(self, version: int) -> None:
        if version == self.version:
            return
        self.version = version
        self.fresh.clear()
        self.renderings.clear()
        try:
            kit = read_kit(self.folder, self.trust)
            fonts = fonts_key()
            use_fonts(kit)
            if fonts_key() != fonts:
                self.cache.plots.clear()
            self.last, self.kit = overview(kit), kit
        except PrintkitError as error:
            self.kit = error

    def survey(self) -> Overview:
        """Say what there is; with a kit.toml that cannot be read, what there was, and the fault."""
        last = self.last or Overview(self.id)
        if isinstance(self.kit, PrintkitError):
            return replace(last, fault=fault(self.id, self.kit.each[0]))
        return last

    def pictures(self, view: View, window: Sequence[int] = (), step: int = 0) -> Listing:
        """List a view's pictures; where they cannot be made, those of the last time and the faults.

        Of faces those in the ``window`` are rendered at ``step`` 0, others at later ones for a while each. They
        are listed ever more seldom, as all is composed anew each time; None is shown at the other steps.
        """
        before = self.partly.get(view) or self.seen.get(view)
        if not isinstance(self.kit, Kit):
            return Listing(None)  # the survey says why
        if before is None or view not in self.fresh:
            try:
                if view.kind == "faces":
                    made: Composed | None = self._render(self.kit, view, window, step)
                else:
                    made = compose(self.kit, view, self.cache)
            except PrintkitError as error:
                rendered = self.renderings.pop(view, None)
                faults = tuple(fault(self.id, one, view, before, rendered) for one in error.each)
                return Listing(before.shown if before else None, faults)
            if made is None:
                return Listing(None, more=True)
            if view in self.renderings:
                self.partly[view] = made
            else:
                self.partly.pop(view, None)
                self.fresh.add(view)
                self.seen[view] = made
                self.seen.move_to_end(view)
                if len(self.seen) > MAX_SEEN:
                    self.seen.popitem(last=False)
            before = made
        return Listing(before.shown, (), view in self.renderings)

    def _render(self, kit: Kit, view: View, window: Sequence[int], step: int) -> Composed | None:
        """Render more of a view's faces, and compose what there is; None at a step that lists nothing."""
        if view not in self.renderings:
            self.renderings[view] = rendering(kit, view, self.cache)
        made, end = self.renderings[view], time.monotonic() + STEP
        shown = [made.numbers[place - 1] for place in window if place <= len(made.numbers)]
        made.render(number for number in shown if number not in made.cards)
        more = (number for number in made.numbers if step and time.monotonic() < end)
        made.render(number for number in more if number not in made.cards)
        rest = [number for number in made.numbers if number not in made.cards]
        if made.wrong:  # all that is wrong is told at once
            made.render(rest)
        elif rest and step & (step - 1):
            return None
        composed = compose_faces(made, self.cache)
        if not rest:
            del self.renderings[view]
        return composed

    def draw(self, job: Draw) -> bytes | None:
        """Draw a picture as PNG. Raises ArtError, MachineError."""
        if job.key not in self.pdfs:
            seen = self._seen(job)
            if seen is None:
                return None
            self.pdfs[job.key] = pdf(seen.drawables[job.key])
            if len(self.pdfs) > MAX_PDFS:
                self.pdfs.popitem(last=False)
        return png(self.pdfs[job.key], job.dpi)

    def read(self, job: Read) -> tuple[Text, ...]:
        """Say where the texts of a face or a page are written. Raises ArtError, DataError, MachineError."""
        seen = self._seen(job)
        if seen is None or not isinstance(self.kit, Kit) or job.view.kind == "sheets":
            return ()
        number = [picture.key for picture in seen.shown.pictures].index(job.key)
        slot = next(slot for slot in seen.shown.slots if number in (slot.front, slot.back))
        place = of_page(seen.book, slot.number) if seen.book else of_card(self.kit, job.view, slot.number)
        return texts(self.pdfs.get(job.key) or pdf(seen.drawables[job.key]), place)

    def _seen(self, job: Read) -> Composed | None:
        """Give the view of a job, with the picture that it is about."""
        for fresh in (False, True):
            steps = itertools.count(1)
            while fresh and self.pictures(job.view, step=next(steps)).more:
                pass
            for seen in (self.partly.get(job.view), self.seen.get(job.view)):
                if seen and job.key in seen.drawables:
                    return seen
        return None


class Stopped(Exception):
    """The worker was closed while it was asked."""


class Worker:
    """A drawer process for the kit in ``folder``, started when it is first asked; by one thread at a time."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self._kit = folder, draft, trust
        self._lock = threading.Lock()
        self._process: Any = None  # a SpawnProcess, which the stubs know by no public name
        self._connection: Connection
        self.warm = False  # whether there is a process that has answered something
        self._renew = False
        self._closed = False

    def ask(self, job: Job) -> Any:
        """Have a job done.

        Raises the PrintkitError of the job; TemplateError for one that takes too long or too much memory;
        Stopped when the worker is closed.
        """
        if self._renew:
            self._renew = False
            self._end()
        while True:
            fresh = self._start()
            try:
                good, value = self._ask(job, fresh)
            except (EOFError, OSError):
                code = self._end()
                if self._closed:
                    raise Stopped from None
                if code == TOO_LONG:
                    raise _endless(job) from None
                if fresh:
                    raise TemplateError("needs too much memory", where=_what(job)) from None
                continue  # what it kept of earlier jobs may have been too much: once more, from nothing
            self.warm = True
            if good:
                return value
            raise value

    def renew(self) -> None:
        """Have the next job done by a new process, from any thread."""
        self._renew = True

    def close(self) -> None:
        """End the process, from any thread."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _ask(self, job: Job, fresh: bool) -> tuple[bool, Any]:
        self._connection.send(job)
        while True:
            if not self._connection.poll(PATIENCE * seconds(job) + (STARTING if fresh else 0.0)):
                self._end()
                raise _endless(job)
            data = self._connection.recv_bytes()
            fresh = False
            if data != BEAT:
                answer: tuple[bool, Any] = pickle.loads(data.removeprefix(ANSWER))  # our own child's
                return answer

    def _start(self) -> bool:
        """Start the process unless it runs; tell whether it has answered nothing yet."""
        with self._lock:
            if self._closed:
                raise Stopped
            if self._process is None:
                context = multiprocessing.get_context("spawn")  # nothing is forked where threads run
                self._connection, theirs = context.Pipe()
                self._process = context.Process(target=run, args=(theirs, *self._kit), daemon=True)
                with own_path():
                    self._process.start()
                theirs.close()
                self.warm = False
        return not self.warm

    def _end(self) -> int:
        """End the process; give how it ended."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return 0
        process.kill()
        process.join()
        self._connection.close()
        return int(process.exitcode)


def _endless(job: Job) -> TemplateError:
    return TemplateError("takes too long", where=_what(job), hint="is there a loop that does not end?")


def _what(job: Job) -> str:
    if job.view is None:
        return "kit.toml"
    return f"part {job.view.part}" if job.view.part else "rulebook"
