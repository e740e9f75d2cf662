"""What the page's connections share: which save the kit is at, what was seen of it, and the pictures drawn."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from pathlib import Path, PurePath
from typing import Any

from printkit.errors import MachineError, PrintkitError
from printkit.preview.drawer import Stopped, Worker
from printkit.preview.view import Draw, Fault, Job, Listing, Look, Overview, Read, Text, View

MAX_KEYS = 20_000

QUIET = 0.1
"""Seconds without a picture being drawn after which what is not on the screen is rendered."""

DRAWING, LOOKING, CHECKING = 0, 1, 2
"""What goes first where several jobs wait: what somebody looks at before what is only to be checked."""

Waiting = asyncio.PriorityQueue[tuple[int, int, Job, asyncio.Future[Any]]]
"""Jobs that wait for a drawer, by priority and number."""


class Hub:
    """The shared state. ``version`` counts saves; ``saved``: when the last was (s since 1970)."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.version = 0
        self.saved = 0.0
        self.closing = False
        # of faces and sheets, and of books
        self._workers = (Worker(folder, draft, trust), Waiting()), (Worker(folder, draft, trust), Waiting())
        self._tasks: list[asyncio.Task[None]] = []
        self._numbers = itertools.count()
        self._turn = asyncio.Event()
        self._known: dict[tuple[int, Job], asyncio.Future[Any]] = {}
        self._keys: OrderedDict[str, View] = OrderedDict()
        self._drawing: dict[tuple[str, int], asyncio.Future[Any]] = {}
        self._busy = 0.0

    def start(self) -> None:
        """Let the drawers work."""
        self._tasks += [asyncio.create_task(self._work(*worker)) for worker in self._workers]
        self._ask(Look(self.version), LOOKING)  # a browser takes its time until it asks

    def close(self) -> None:
        """End the drawers and whoever waits for news."""
        for worker, _ in self._workers:
            worker.close()
        for view in (None, View("book")):  # wakes who waits for jobs, to fail this and all before it
            self._ask(Look(self.version, view), CHECKING)
        self.closing = True
        self._ring()

    async def closed(self) -> None:
        """Wait until the drawers have ended."""
        await asyncio.gather(*self._tasks)

    def changed(self, saved: float, anew: bool = False) -> None:
        """Note that files were saved. ``anew``: such as drawers read once, so that new ones are wanted."""
        if anew:
            for worker, _ in self._workers:
                worker.renew()
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

    async def pictures(
        self, view: View, priority: int = LOOKING, window: tuple[int, ...] = ()
    ) -> AsyncIterator[Listing]:
        """List a view's pictures: those in the window, and then, in steps, all; until the next save."""
        version, step, more = self.version, 0, True
        while more and version == self.version:
            while step and not self.closing and (self._drawing or time.monotonic() < self._busy + QUIET):
                await asyncio.sleep(QUIET / 2)  # the page asks for a few pictures at a time
            try:
                looked: Listing = await self._shared(Look(version, view, window, step), priority)
            except PrintkitError as error:  # the drawer was ended: it takes too long, too much memory
                place = view.part if view.kind == "book" else f"part {view.part}"
                told = Fault(view.part, error.what, error.where or place, error.hint or "")
                looked = Listing(None, (told,))
            more, self._busy = looked.more, time.monotonic()
            for picture in looked.shown.pictures if looked.shown else ():
                self._keys[picture.key] = view
                self._keys.move_to_end(picture.key)
            while len(self._keys) > MAX_KEYS:
                self._keys.popitem(last=False)
            if looked.shown or not more:
                yield looked
            step += 1

    async def draw(self, key: str, dpi: int) -> bytes | None:
        """Give a picture as PNG; None for one that is no more. Raises PrintkitError if it cannot be drawn."""
        if key not in self._keys:
            return None
        name = key, dpi
        if name not in self._drawing:
            job = Draw(self.version, self._keys[key], key, dpi)
            future = self._drawing[name] = self._ask(job, DRAWING)
            future.add_done_callback(lambda _: self._drawing.pop(name, None))
        png: bytes | None = await asyncio.shield(self._drawing[name])
        self._busy = time.monotonic()
        return png

    async def texts(self, key: str) -> tuple[Text, ...]:
        """Say where the texts of a picture are written. Raises PrintkitError."""
        if key not in self._keys:
            return ()
        found: tuple[Text, ...] = await self._shared(Read(self.version, self._keys[key], key), DRAWING)
        return found

    async def _shared(self, job: Job, priority: int) -> Any:
        """Have a job done once for all who ask for it at the same version."""
        name = self.version, job
        if name not in self._known:
            future = self._known[name] = self._ask(job, priority)
            if isinstance(job, Look) and job.window:  # each scroll has another; the drawer keeps what it made
                future.add_done_callback(lambda _: self._known.pop(name, None))
        return await asyncio.shield(self._known[name])

    def _ask(self, job: Job, priority: int) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.closing:
            _fail(future, Stopped())
        else:
            _, waiting = self._workers[job.view is not None and job.view.kind == "book"]
            waiting.put_nowait((priority, next(self._numbers), job, future))
        return future

    async def _work(self, worker: Worker, waiting: Waiting) -> None:
        while not (self.closing and waiting.empty()):
            _, _, job, done = await waiting.get()
            try:
                answer = await asyncio.to_thread(worker.ask, job)
            except (PrintkitError, Stopped) as error:
                _fail(done, error)
            except Exception as error:  # no process or thread could be had: told, and the next job is done
                _fail(done, MachineError(f"{type(error).__name__}: {error}"))
            else:
                done.set_result(answer)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    future.set_exception(error)
    future.exception()  # looked at: whoever asked may have gone


def newest(paths: Iterable[PurePath]) -> float:
    """Give when the last of some files was saved, as their own times say; now where none says."""
    times = []
    for path in paths:
        with contextlib.suppress(OSError):  # removed
            times.append(Path(path).stat().st_mtime)
    # a file that was copied or unpacked may say any time
    now = time.time()
    return max((t for t in times if now - 10 < t <= now), default=now)
