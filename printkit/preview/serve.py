"""Runs the preview: a socket on the loopback interface, the server, and a watch on the kit's folder."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable, Iterable
from contextlib import aclosing
from pathlib import Path, PurePath

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from watchfiles import Change, awatch

from printkit.errors import MachineError
from printkit.kit.resources import MAX_FOLDERS, SHARED, data_folder, is_builtin
from printkit.making.inputs import OF_GAMES
from printkit.preview.app import Put, application
from printkit.preview.hub import Hub, newest

LOOPBACK, HTTP = "127.0.0.1", 80

STEP, LONGEST = 20, 300
"""A save may be several writes: it is over when nothing came for STEP ms, or after LONGEST."""

AGAIN = 1.0
"""Seconds until a watch that broke is begun anew."""

PATIENCE = 4.0
"""Seconds in which a connection has to ask something, or something new: it is closed after twice that."""

NOTICED = 0.1
"""Seconds from one look whether the server is to stop to the next."""

ENDING = 2
"""Seconds that open connections have to end when the server does."""


async def serve(
    folder: Path, port: int, draft: bool, ready: Callable[[str], None], trust: bool, lang: str, put: Put
) -> None:
    """Show the kit in ``folder`` until the process is told to stop.

    ``port``: 0 for any that is free. ``draft``: a placeholder stands for art that is missing. ``trust``: run
    the game that is the kit's own code. ``ready`` is called with the page's address when it can be opened.
    ``put``: puts what the page says into ``lang``.
    Raises MachineError where the port cannot be had, and KeyboardInterrupt on Ctrl-C.
    """
    try:
        listening = socket.create_server((LOOPBACK, port))  # who asks before the server is there waits for it
    except OSError as error:
        used = error.errno == errno.EADDRINUSE  # of which the C library of Windows knows nothing
        reason = "address already in use" if used else os.strerror(error.errno or 0).lower()
        hint = "leave it out for any that is free"
        raise MachineError(f"port {port} is not available: {reason}", where="--port", hint=hint) from None
    hub = Hub(folder, draft, trust)
    port = listening.getsockname()[1]
    names = {f"{name}:{port}" for name in (LOOPBACK, "localhost")}
    if port == HTTP:  # browsers leave it out
        names |= {LOOPBACK, "localhost"}
    config = uvicorn.Config(
        application(hub, frozenset(names), lang, put),
        http=Connection,
        ws="none",
        loop="asyncio",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=ENDING,
    )
    server = uvicorn.Server(config)
    hub.start()
    beside = [asyncio.create_task(one) for one in (_watch(folder, hub), _end(server, hub))]
    try:
        ready(f"http://{LOOPBACK}:{port}/")
        await server.serve([listening])
    finally:
        for task in beside:
            task.cancel()
        hub.close()
        await asyncio.gather(*beside, hub.closed(), return_exceptions=True)


class Connection(H11Protocol):
    """A connection that is closed when it has not asked anything for a while: half a request is nothing."""

    _last: object = None  # the request that was answered when it was looked at last
    _looking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to look."""
        super().connection_made(transport)
        self._looking = self.loop.call_later(PATIENCE, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self._last is self.cycle:
            self.transport.close()
            return
        self._last = self.cycle
        self._looking = self.loop.call_later(PATIENCE, self._look)


async def _end(server: uvicorn.Server, hub: Hub) -> None:
    """Tell the hub when the server is to stop, which waits for open pages, and those for events without end."""
    while not server.should_exit:
        await asyncio.sleep(NOTICED)
    hub.close()


async def _watch(folder: Path, hub: Hub) -> None:
    """Tell the hub of every save; by looking again and again where the system's own watch cannot be had."""
    own = is_builtin(folder)
    folders = [folder, data_folder("templates") / SHARED] if own else [folder]
    polling = None
    while True:
        there = folders_in(folders)
        try:
            found = awatch(
                *there,
                watch_filter=matters,
                step=STEP,
                debounce=LONGEST,
                force_polling=polling,
                recursive=False,  # else links to folders are followed, all over the machine
            )
            async with aclosing(found):
                async for changes in found:
                    paths = [PurePath(path) for _, path in changes]
                    hub.changed(newest(paths), anew=own and any(map(is_cached, paths)))
                    if there != folders_in(folders):
                        break
        except (OSError, RuntimeError):  # the system has no more watches to give, or the folder was moved
            polling = True
            await asyncio.sleep(AGAIN)
            hub.changed(newest(()))
        else:  # what came into a new folder before it was watched
            asyncio.get_running_loop().call_later(AGAIN, hub.changed, newest(()))


def folders_in(folders: Iterable[Path]) -> list[str]:
    """Give folders and all that a kit's files may lie in below them, which no hidden one and no link is."""
    found = []
    for folder in folders:
        deepest = len(folder.parts) + MAX_FOLDERS
        for place, inner, _ in os.walk(folder):
            found.append(place)
            deep = len(PurePath(place).parts) >= deepest
            inner[:] = sorted(name for name in inner if not deep and not name.startswith((".", "__pycache__")))
    return found


def is_cached(path: PurePath) -> bool:
    """Tell whether printkit reads a file of its own once and keeps it: those that only its makers change."""
    return SHARED in path.parts or path.name.startswith(OF_GAMES)


def matters(change: Change, path: str) -> bool:
    """Tell whether a changed file may be a kit's: not those that editors and systems keep for themselves."""
    name = PurePath(path).name
    return not (name.startswith((".", "#")) or name.endswith(("~", ".swp", ".tmp")) or name == "__pycache__")
