"""A headless Chromium to try pages in, over its DevTools pipe (file descriptors 3 and 4), without a driver.

One is started for all tests of a process, when the first asks; each page has cookies and storage of its own.
"""

from __future__ import annotations

import atexit
import base64
import contextlib
import functools
import itertools
import json
import os
import select
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.tools import find

SECONDS = 90.0
"""Patience, for a machine that has other things to do as well."""

GENTLY = 10.0
"""Seconds that a browser has to end by itself."""

NUMBERS = itertools.count(1)
"""Of messages: what is answered late is no other page's."""

_ends = contextlib.ExitStack()

FREE = 10
"""File descriptors from here on are out of the way of 3 and 4."""

OPTIONS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"),
    *("--disable-dev-shm-usage", "--disable-background-networking"),  # containers have little of either
    "--disable-features=SpareRendererForSitePerProcess",  # a process for a page that never comes
)


class Page:
    """One page of a browser. ``errors``: what went wrong in it (exceptions, refused loads), in words."""

    def __init__(self, write: int, read: int) -> None:
        self._write, self._read = write, read
        self._number = next(NUMBERS)
        self._buffer = b""
        self._session: str | None = None
        self.events: list[dict[str, Any]] = []
        self._context = self.call("Target.createBrowserContext")["browserContextId"]
        new = {"url": "about:blank", "browserContextId": self._context}
        target = self.call("Target.createTarget", **new)["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self) -> None:
        """End the page and forget what it stored."""
        self._session = None
        self.call("Target.disposeBrowserContext", browserContextId=self._context)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask the browser for something, and wait for its answer."""
        self._number = next(NUMBERS)
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        end = time.monotonic() + SECONDS
        self._send(json.dumps(message).encode() + b"\0", end, method)
        for answer in self._messages(end):
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result
        raise TimeoutError(method)

    def _send(self, data: bytes, until: float, method: str) -> None:
        """Write a message, which a pipe may be too small for; a browser that is gone is a BrokenPipeError."""
        while data:
            if not select.select([], [self._write], [], max(until - time.monotonic(), 0))[1]:
                raise TimeoutError(method)
            data = data[os.write(self._write, data) :]

    def _messages(self, until: float) -> Iterator[dict[str, Any]]:
        while (left := until - time.monotonic()) > 0:
            while b"\0" in self._buffer:
                raw, _, self._buffer = self._buffer.partition(b"\0")
                message = json.loads(raw)
                if "id" not in message and message.get("sessionId") == self._session:
                    self.events.append(message)
                yield message
            if select.select([self._read], [], [], left)[0]:
                read = os.read(self._read, 1 << 20)
                if not read:
                    raise BrokenPipeError("the browser has ended")
                self._buffer += read

    def wait(self, method: str) -> dict[str, Any]:
        """Wait for an event."""
        for event in self.events:
            if event["method"] == method:
                return event
        for message in self._messages(time.monotonic() + SECONDS):
            if message.get("method") == method:
                return message
        raise TimeoutError(method)

    def open(self, url: str, width: int = 1100, height: int = 900, mobile: bool = False) -> None:
        """Go to an address and wait until it and its fonts are loaded."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile
        )
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait("Page.loadEventFired")
        self.run("document.fonts.ready.then(() => true)")

    def run(self, script: str) -> Any:
        """Evaluate JavaScript in the page; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", script))
        return answer["result"].get("value")

    @property
    def errors(self) -> list[str]:
        """Give exceptions, and messages of the browser that are errors."""
        found = []
        for event in self.events:
            if event["method"] == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"]["text"])
            elif event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
        return found

    @property
    def requests(self) -> list[str]:
        """Give every address that was asked for since the page was opened."""
        return [
            e["params"]["request"]["url"] for e in self.events if e["method"] == "Network.requestWillBeSent"
        ]

    def axe(self, *rules: str) -> list[list[str]]:
        """Give what axe finds wrong, by all its rules or by these: how bad it is, the rule, the first element.

        What it finds right it need not describe, which took two fifths of its time.
        """
        import axe_core_python

        if not self.run("'axe' in window"):
            script = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
            self.run(f"{script};true")
        asked = json.dumps({"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})})
        told = "r => r.violations.map(v => [v.impact, v.id, v.nodes[0].html])"
        found: list[list[str]] = self.run(f"axe.run({asked}).then({told})")
        return found

    def picture(self, path: Path, whole: bool = False) -> None:
        """Save a PNG of the window, or of the whole page."""
        shot = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(shot["data"]))

    def pdf(self) -> bytes:
        """Print the page."""
        return base64.b64decode(
            self.call("Page.printToPDF", preferCSSPageSize=True, printBackground=False)["data"]
        )


@contextlib.contextmanager
def browser() -> Iterator[Page]:
    """Give a page of the browser. After a test that fails, the next has a new one."""
    page = Page(*_started())
    try:
        yield page
    except BaseException:
        end()
        raise
    page.close()


def end() -> None:
    """End the browser, if one was started."""
    _ends.close()
    _started.cache_clear()


@functools.cache
def _started() -> tuple[int, int]:
    """Start the browser; give where to write to it and to read from it."""
    atexit.register(end)
    return _ends.enter_context(_chromium())


@contextlib.contextmanager
def _chromium() -> Iterator[tuple[int, int]]:
    import fcntl

    program = find("chromium")
    assert program is not None, "the test is marked external('chromium')"
    (commands, write), (read, answers) = os.pipe(), os.pipe()
    theirs = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, FREE) for end in (commands, answers)]
    os.close(commands)
    os.close(answers)
    os.set_blocking(write, False)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # not with subprocess: Python code between fork and exec may wait for ever where there are threads
        process = os.posix_spawn(
            program,
            [program, *OPTIONS, f"--user-data-dir={profile}", "--remote-debugging-pipe"],
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
                *((os.POSIX_SPAWN_DUP2, end, place) for end, place in zip(theirs, (3, 4), strict=True)),
            ],
        )
        try:
            for end in theirs:
                os.close(end)
            yield write, read
        finally:
            _end(process)
            os.close(write)
            os.close(read)


def _end(process: int) -> None:
    """End a browser, gently at first."""
    os.kill(process, signal.SIGTERM)
    end = time.monotonic() + GENTLY
    while os.waitpid(process, os.WNOHANG) == (0, 0):
        if time.monotonic() > end:
            os.kill(process, signal.SIGKILL)
        time.sleep(0.01)
