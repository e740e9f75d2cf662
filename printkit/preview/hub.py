"""What the page's connections share: which save the kit is at, what was seen of it, and the pictures drawn."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
import pickle
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path, PurePath
from typing import Any

from msgspec import Struct, field

from printkit.errors import MachineError, PrintkitError, TemplateError
from printkit.kit.worker import ANSWER, BEAT, SECONDS
from printkit.preview import drawer
from printkit.preview.view import BOOK, Draw, Face, Fault, Job, Listing, Look, Overview, View
from printkit.workers import own_path

BOOK_SECONDS = 60.0
"""Longest time for a book to be set, in which nothing is heard of it; its templates have shorter ones."""

STARTING = 30.0
"""Longest time until a new process answers its first job, on top of the job's own."""


class Stopped(Exception):
    """The worker was closed while it was asked."""


class Worker:
    """A drawer process for the kit in ``folder``, started when it is first asked; by one thread at a time."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.folder, self.draft, self.trust = folder, draft, trust
        self._lock = threading.Lock()
        self._process: Any = None  # a SpawnProcess, which the stubs know by no public name
        self._connection: Connection | None = None
        self._answered = False
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
        for last in (False, True):
            fresh = self._start()
            try:
                good, value = self._ask(job, fresh)
            except (EOFError, OSError):
                self._end()
                if self._closed:
                    raise Stopped from None
                if fresh or last:
                    raise TemplateError("needs too much memory", where=_what(job)) from None
                continue  # what it kept of earlier jobs may have been too much: once more, from nothing
            self._answered = True
            if good:
                return value
            raise value
        raise AssertionError("unreachable")

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
        connection = self._connection
        assert connection is not None
        connection.send(job)
        seconds = BOOK_SECONDS if isinstance(job, Look) and job.view and job.view.kind == "book" else SECONDS
        while True:
            if not connection.poll(seconds + (STARTING if fresh else 0.0)):
                self._end()
                raise TemplateError(
                    "takes too long", where=_what(job), hint="is there a loop that does not end?"
                )
            data = connection.recv_bytes()
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
                asked = theirs, self.folder, self.draft, self.trust
                self._process = context.Process(target=drawer.run, args=asked, daemon=True)
                with own_path():
                    self._process.start()
                theirs.close()
                self._answered = False
        return not self._answered

    def _end(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process = None
            if self._connection is not None:
                with contextlib.suppress(OSError):
                    self._connection.close()
                self._connection = None


def _what(job: Job) -> str:
    if job.view is None:
        return "kit.toml"
    return f"part {job.view.part}" if job.view.part else "rulebook"


MAX_BYTES = 192 << 20
"""Pictures kept."""

MAX_KEYS = 20_000

DRAWING, LOOKING, CHECKING = 0, 1, 2
"""What goes first where several jobs wait: what somebody looks at before what is only to be checked."""


Waiting = tuple[int, int, Job, asyncio.Future[Any]]
"""A job that waits for a drawer: the least priority goes first, and no two have one number."""


class Line(Struct):
    """A drawer. ``books``: the one that sets books, and draws faces when it has nothing else to do."""

    worker: Worker
    books: bool
    posted: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def may(self, job: Job) -> bool:
        """Tell whether a job is for this drawer."""
        if isinstance(job, Draw) and job.face is not None:
            return True
        return (job.view is not None and job.view.kind == "book") == self.books


class Hub:
    """The shared state. ``version`` counts saves; ``saved``: when the last was (s since 1970)."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.version = 0
        self.saved = 0.0
        self.closing = False
        self._lines = tuple(Line(Worker(folder, draft, trust), books) for books in (False, True))
        self._waiting: list[Waiting] = []
        self._numbers = itertools.count()
        self._turn = asyncio.Event()
        self._known: dict[tuple[int, Job], asyncio.Future[Any]] = {}
        self._keys: OrderedDict[str, tuple[View, int, Face | None]] = OrderedDict()
        self._pictures: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._drawing: dict[tuple[str, int], asyncio.Future[Any]] = {}
        self._bytes = 0

    def start(self) -> None:
        """Let the drawers work."""
        for line in self._lines:
            line.task = asyncio.create_task(self._work(line))

    def close(self) -> None:
        """End the drawers and whoever waits for news."""
        self.closing = True
        for line in self._lines:
            line.worker.close()
            line.posted.set()
        while self._waiting:
            _fail(self._waiting.pop()[-1], Stopped())
        self._ring()

    async def closed(self) -> None:
        """Wait until the drawers have ended."""
        await asyncio.gather(*(line.task for line in self._lines if line.task is not None))

    def changed(self, saved: float, anew: bool = False) -> None:
        """Note that files were saved. ``anew``: such as drawers read once, so that new ones are wanted."""
        if anew:
            for line in self._lines:
                line.worker.renew()
        self.version += 1
        self.saved = saved
        self._known.clear()
        self._ring()

    def _ring(self) -> None:
        self._turn.set()
        self._turn = asyncio.Event()

    async def news(self, version: int, seconds: float) -> bool:
        """Wait until there is a later version than that, or the end; False after so many seconds without."""
        if self.version != version or self.closing:
            return True
        try:
            await asyncio.wait_for(self._turn.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def survey(self) -> Overview:
        """Say what there is to look at."""
        found: Overview = await self._shared(Look(self.version), LOOKING)
        return found

    async def pictures(self, view: View, priority: int = LOOKING) -> Listing:
        """List a view's pictures."""
        try:
            looked: Listing = await self._shared(Look(self.version, view), priority)
        except PrintkitError as error:  # the drawer was ended: it takes too long, too much memory
            place = "rulebook" if view.place == BOOK else f"part {view.part}"
            return Listing(None, (Fault(view.place, error.what, error.where or place, error.hint or ""),))
        if looked.shown is not None:
            faces = looked.faces or (None,) * len(looked.shown.pictures)
            for number, (picture, face) in enumerate(zip(looked.shown.pictures, faces, strict=True)):
                self._keys[picture.key] = view, number, face
                self._keys.move_to_end(picture.key)
            while len(self._keys) > MAX_KEYS:
                self._keys.popitem(last=False)
        return looked

    async def draw(self, key: str, dpi: int) -> bytes | None:
        """Give a picture as PNG; None for one that is no more. Raises PrintkitError if it cannot be drawn."""
        name = key, dpi
        if name in self._pictures:
            self._pictures.move_to_end(name)
            return self._pictures[name]
        if key not in self._keys:
            return None
        if name not in self._drawing:
            view, number, face = self._keys[key]
            future = self._drawing[name] = self._ask(Draw(self.version, view, number, key, dpi, face), DRAWING)
            future.add_done_callback(lambda _: self._drawing.pop(name, None))
        png: bytes | None = await asyncio.shield(self._drawing[name])
        if png is not None and name not in self._pictures:
            self._pictures[name] = png
            self._bytes += len(png)
            while self._bytes > MAX_BYTES:
                self._bytes -= len(self._pictures.popitem(last=False)[1])
        return png

    async def _shared(self, job: Job, priority: int) -> Any:
        """Have a job done once for all who ask for it at the same version."""
        name = self.version, job
        if name not in self._known:
            self._known[name] = self._ask(job, priority)
        return await asyncio.shield(self._known[name])

    def _ask(self, job: Job, priority: int) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.closing:
            _fail(future, Stopped())
            return future
        self._waiting.append((priority, next(self._numbers), job, future))
        for line in self._lines:
            line.posted.set()
        return future

    async def _work(self, line: Line) -> None:
        while not self.closing:
            mine = [one for one in self._waiting if line.may(one[2])]
            if not mine:
                line.posted.clear()
                await line.posted.wait()
                continue
            found = min(mine)
            self._waiting.remove(found)
            *_, job, done = found
            try:
                answer = await asyncio.to_thread(line.worker.ask, job)
            except (PrintkitError, Stopped) as error:
                _fail(done, error)
            except Exception as error:  # no process or thread could be had: told, and the next job is done
                _fail(done, MachineError(f"{type(error).__name__}: {error}"))
            else:
                done.set_result(answer)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    future.set_exception(error)
    future.exception()  # looked at: whoever asked may have gone


def now() -> float:
    """Give the time, s since 1970."""
    return time.time()


def newest(paths: Iterable[PurePath]) -> float:
    """Give when the last of some files was saved, as their own times say; now where none says."""
    times = []
    for path in paths:
        with contextlib.suppress(OSError):  # removed
            times.append(Path(path).stat().st_mtime)
    # a file that was copied or unpacked may say any time
    return max((t for t in times if now() - 10 < t <= now()), default=now())
