"""The kit to look at, and a preview of it as the command runs one."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.browser import Page, browser
from tests.preview.sample import write_kit

NAME = "night-garden"


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return write_kit(tmp_path / NAME)


@dataclass(frozen=True)
class Running:
    """A preview that runs. ``address`` ends with a slash."""

    process: subprocess.Popen[str]
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])


@contextlib.contextmanager
def running(
    kit: Path, *options: str, python: str | Path = sys.executable, env: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Running]:
    """Run ``printkit preview``, of ``python``'s environment and with ``env`` in its own, and end it."""
    process = subprocess.Popen(
        [python, "-m", "printkit", "preview", str(kit), "--no-open", *options],
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found, process.stderr and process.stderr.read()
        yield Running(process, found[0])
    finally:
        process.terminate()
        process.communicate(timeout=20)


class Window:
    """The page of a preview in a browser; ``kit`` is the folder that it shows, if it is said."""

    def __init__(self, page: Page, address: str, kit: Path = Path()) -> None:
        self.page, self.address, self.kit = page, address, kit

    def open(self, query: str = "", seconds: float = 30.0, size: tuple[int, int] = (1280, 900)) -> None:
        """Open the page and wait until all in the window is drawn."""
        self.page.open(f"{self.address}?{query}", *size)
        self.until("document.documentElement.dataset.drawn !== undefined", seconds)

    def run(self, script: str) -> object:
        return self.page.run(script)

    def until(self, condition: str, seconds: float = 30.0) -> None:
        """Wait for a condition in JavaScript."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.page.run(f"Boolean({condition})"):
                return
            time.sleep(0.05)
        said = self.page.run("document.body.innerText")
        raise AssertionError(f"never: {condition}\n{said}\n{self.page.errors}")

    def to_drawn(self, save: Callable[[], object]) -> float:
        """Call ``save``; give the seconds until all in the window is drawn anew, as the page tells it."""
        self.page.run(
            "window.painted = new Promise((done) => addEventListener('drawn', () => done(Date.now()),"
            " { once: true })); true"
        )
        start = time.time()
        save()
        painted = self.page.run("painted")
        assert isinstance(painted, int)
        return painted / 1000 - start

    def pixels(self, number: int) -> str:
        """Give a hash of the picture in place ``number``, from its pixels."""
        found = self.page.run(
            "(() => { const img = document.querySelectorAll('#pictures > li')["
            f"{number}].querySelector('img');"
            " const canvas = document.createElement('canvas'); canvas.width = img.naturalWidth;"
            " canvas.height = img.naturalHeight; const pen = canvas.getContext('2d'); pen.drawImage(img, 0, 0);"
            " const data = pen.getImageData(0, 0, canvas.width, canvas.height).data; let sum = 0;"
            " for (let i = 0; i < data.length; i++) sum = (sum * 31 + data[i]) % 4294967291;"
            " return `${canvas.width}×${canvas.height} ${sum}`; })()"
        )
        assert isinstance(found, str)
        return found


def version(preview: Running) -> int:
    """Give which save of its kit a preview is at."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", preview.port, timeout=60)) as connection:
        connection.request("GET", "/events?view=faces&part=tokens")
        answer = connection.getresponse()
        while answer.readline().strip() != b"event: look":
            assert not answer.closed, "the preview has ended"
        return int(json.loads(answer.readline().removeprefix(b"data: "))["version"])


def restore(kit: Path, preview: Running, spare: Path) -> None:
    """Put a kit's files back as they were at first, one after the other, each when the last was noticed."""
    for good in write_kit(spare).iterdir():
        spoiled = kit / good.name
        if spoiled.read_bytes() != good.read_bytes():
            before, end = version(preview), time.monotonic() + 30
            good.replace(spoiled)  # at once: a file that is written may be noticed twice
            while version(preview) == before:
                assert time.monotonic() < end, f"{spoiled} was not noticed"
                time.sleep(0.02)


@dataclass(frozen=True)
class Shared:
    """A preview that several tests look at, and the kit that it shows."""

    kit: Path
    preview: Running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """One preview for a whole file, as three processes begin with each."""
    kit = write_kit(tmp_path_factory.mktemp("shared") / NAME)
    with running(kit) as preview:
        yield Shared(kit, preview)


@pytest.fixture
def shared(served: Shared, tmp_path: Path) -> Shared:
    """Give it with the kit unspoiled."""
    restore(served.kit, served.preview, tmp_path / "unspoiled")
    return served


@pytest.fixture
def window(shared: Shared) -> Iterator[Window]:
    """A page of it, with ``window.kit`` to be saved to."""
    with browser() as page:
        yield Window(page, shared.preview.address, shared.kit)
