"""What the page's connections share: which save the kit is at, what was seen of it, and the pictures drawn."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from printkit.errors import PrintkitError
from printkit.preview.view import BOOK, Draw, Fault, Job, Look, Looked, Overview, Survey, View
from printkit.preview.worker import Stopped, Worker

MAX_BYTES = 192 << 20
"""Pictures kept."""

MAX_KEYS = 20_000

DRAWING, LOOKING, CHECKING = 0, 1, 2
"""What goes first where several jobs wait: what somebody looks at before what is only to be checked."""


@dataclass(slots=True)
class Line:
    """A drawer and the jobs that wait for it."""

    worker: Worker
    jobs: asyncio.PriorityQueue[tuple[int, int, Job, asyncio.Future[Any]]]
    thread: ThreadPoolExecutor
    task: asyncio.Task[None] | None = None


@dataclass(slots=True)
class Hub:
    """The shared state. ``version`` counts saves; ``saved``: when the last was (s since 1970)."""

    folder: Path
    version: int = 0
    saved: float = 0.0
    closing: bool = False
    _parts: Line = field(init=False)
    _books: Line = field(init=False)
    _numbers: itertools.count[int] = field(default_factory=itertools.count)
    _turn: asyncio.Event = field(default_factory=asyncio.Event)
    _known: dict[tuple[int, Job], asyncio.Future[Any]] = field(default_factory=dict)
    _keys: OrderedDict[str, tuple[View, int]] = field(default_factory=OrderedDict)
    _pictures: OrderedDict[tuple[str, int], bytes] = field(default_factory=OrderedDict)
    _drawing: dict[tuple[str, int], asyncio.Future[Any]] = field(default_factory=dict)
    _bytes: int = 0

    def __post_init__(self) -> None:
        self._parts, self._books = self._line("parts"), self._line("book")

    def _line(self, name: str) -> Line:
        thread = ThreadPoolExecutor(1, f"preview {name}")
        return Line(Worker(self.folder), asyncio.PriorityQueue(), thread)

    def start(self) -> None:
        """Let the drawers work."""
        for line in (self._parts, self._books):
            line.task = asyncio.create_task(self._work(line))

    def close(self) -> None:
        """End the drawers and whoever waits for news."""
        self.closing = True
        for line in (self._parts, self._books):
            line.worker.close()
            line.thread.shutdown(wait=False, cancel_futures=True)
            if line.task is not None:
                line.task.cancel()
        self._ring()

    def changed(self, saved: float) -> None:
        """Note that files of the kit were saved."""
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
        found: Overview = await self._shared(self._parts, Survey(self.version), LOOKING)
        return found

    async def look(self, view: View, priority: int = LOOKING) -> Looked:
        """List a view's pictures."""
        try:
            looked: Looked = await self._shared(self._of(view), Look(self.version, view), priority)
        except PrintkitError as error:  # the drawer was ended: it takes too long, too much memory
            place = "rulebook" if view.place == BOOK else f"part {view.part}"
            return Looked(None, (Fault(view.place, error.what, error.where or place, error.hint or ""),))
        if looked.shown is not None:
            for number, picture in enumerate(looked.shown.pictures):
                self._keys[picture.key] = view, number
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
            view, number = self._keys[key]
            job = Draw(self.version, view, number, key, dpi)
            future = self._drawing[name] = self._ask(self._of(view), job, DRAWING)
            future.add_done_callback(lambda _: self._drawing.pop(name, None))
        png: bytes | None = await asyncio.shield(self._drawing[name])
        if png is not None and name not in self._pictures:
            self._pictures[name] = png
            self._bytes += len(png)
            while self._bytes > MAX_BYTES:
                self._bytes -= len(self._pictures.popitem(last=False)[1])
        return png

    def _of(self, view: View) -> Line:
        return self._books if view.kind == "book" else self._parts

    async def _shared(self, line: Line, job: Job, priority: int) -> Any:
        """Have a job done once for all who ask for it at the same version."""
        name = self.version, job
        if name not in self._known:
            self._known[name] = self._ask(line, job, priority)
        return await asyncio.shield(self._known[name])

    def _ask(self, line: Line, job: Job, priority: int) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        line.jobs.put_nowait((priority, next(self._numbers), job, future))
        return future

    async def _work(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        while True:
            _, _, job, future = await line.jobs.get()
            if future.cancelled():
                continue
            try:
                answer = await loop.run_in_executor(line.thread, line.worker.ask, job)
            except Stopped:
                future.cancel()
                return
            except PrintkitError as error:
                future.set_exception(error)
                future.exception()  # looked at: whoever asked may have gone
            else:
                future.set_result(answer)


def now() -> float:
    """Give the time, s since 1970."""
    return time.time()


def newest(paths: Iterable[str]) -> float:
    """Give when the last of some files was saved, as their own times say; now where none says."""
    times = []
    for path in paths:
        try:
            times.append(Path(path).stat().st_mtime)
        except OSError:  # removed
            continue
    # a file that was copied or unpacked may say any time
    return max((t for t in times if now() - 10 < t <= now()), default=now())
