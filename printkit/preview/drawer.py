"""A process that looks at a kit and draws it, job by job, with all that it once made kept warm.

It may be ended at any moment, as what a stranger's kit makes it do may never end: whoever asks then starts
another, which answers the same questions without knowing of the first.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec.structs import replace

from printkit.errors import PrintkitError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import slug
from printkit.kit.worker import BEAT, answer, become_worker
from printkit.preview.compose import Cache, Composed, compose, fault, overview
from printkit.preview.draw import Drawable, pdf, png
from printkit.preview.view import Draw, Face, Job, Listing, Overview, View
from printkit.workers import begin

MAX_SEEN = 12
"""Views kept."""

MAX_SENT = 2_000_000
"""Most characters of drawings, and bytes of their pictures, that are sent along with the list of them."""

MAX_PDFS = 400
"""PDFs of single pictures kept, for other sizes of them."""


def run(connection: Connection, folder: Path, draft: bool, trust: bool) -> None:
    """Answer jobs until the other end is closed: what the process is started with."""
    begin()
    become_worker(lambda: connection.send_bytes(BEAT))
    drawer, warm = Drawer(folder, draft, trust), False
    while True:
        if not warm and not connection.poll(0.01):
            warm = True
            drawer.warm()
        try:
            job: Job = connection.recv()
        except (EOFError, OSError):
            return
        made = answer(partial(drawer.do, job))
        try:
            connection.send_bytes(made)
        except OSError:
            return


class Drawer:
    """A kit that is looked at. ``folder``: where it is; ``draft``, ``trust``: as in a build."""

    def __init__(self, folder: Path, draft: bool = False, trust: bool = False) -> None:
        self.folder, self.draft, self.trust = folder, draft, trust
        self.id = slug(folder.resolve().name) or folder.name
        self.version = -1
        self.kit: Kit | PrintkitError | None = None
        self.fresh: set[View] = set()
        self.last: Overview | None = None
        self.seen: OrderedDict[View, Composed] = OrderedDict()
        self.cache = Cache()
        self.pdfs: OrderedDict[str, bytes] = OrderedDict()

    def warm(self) -> None:
        """Import what pictures need, before the first is asked for: half a second together."""
        for module in ("pypdfium2", "pikepdf", "printkit.parts.faces", "printkit.pdf.write"):
            import_module(module)

    def do(self, job: Job) -> Overview | Listing | bytes | None:
        """Do a job. A picture is None where it is no longer what was asked for."""
        self._read(job.version)
        if isinstance(job, Draw):
            return self.draw(job)
        return self.survey() if job.view is None else self.pictures(job.view)

    def _read(self, version: int) -> None:
        if version == self.version:
            return
        self.version = version
        self.fresh.clear()
        try:
            self.kit = read_kit(self.folder, self.trust)
        except PrintkitError as error:
            self.kit = error

    def survey(self) -> Overview:
        """Say what there is; with a kit.toml that cannot be read, what there was, and the fault."""
        if isinstance(self.kit, Kit):
            self.last = overview(self.kit)
            return self.last
        assert self.kit is not None
        return replace(self.last or Overview(self.id), fault=fault(self.id, self.kit, None, None))

    def pictures(self, view: View) -> Listing:
        """List a view's pictures; where they cannot be made, those of the last time and the faults."""
        before = self.seen.get(view)
        if not isinstance(self.kit, Kit):
            return Listing(None)  # the survey says why
        if before is None or view not in self.fresh:
            try:
                before = self.seen[view] = compose(self.kit, view, self.cache, self.draft)
            except PrintkitError as error:
                return Listing(before.shown if before else None, (fault(self.id, error, view, before),))
            self.seen.move_to_end(view)
            self.fresh.add(view)
            if len(self.seen) > MAX_SEEN:
                self.seen.popitem(last=False)
        faces = tuple(one for one in before.drawables if isinstance(one, Face))
        size = sum(len(face.svg) + sum(map(len, face.pictures.values())) for face in faces)
        return Listing(before.shown, (), faces if size <= MAX_SENT else ())

    def draw(self, job: Draw) -> bytes | None:
        """Draw a picture as PNG. Raises ArtError, MachineError."""
        if job.key not in self.pdfs:
            drawable = job.face or self._drawable(job)
            if drawable is None:
                return None
            self.pdfs[job.key] = pdf(drawable)
            if len(self.pdfs) > MAX_PDFS:
                self.pdfs.popitem(last=False)
        return png(self.pdfs[job.key], job.dpi)

    def _drawable(self, job: Draw) -> Drawable | None:
        for fresh in (False, True):
            if fresh:
                self.pictures(job.view)
            if seen := self.seen.get(job.view):
                pictures = seen.shown.pictures
                if job.number < len(pictures) and pictures[job.number].key == job.key:
                    return seen.drawables[job.number]
        return None
