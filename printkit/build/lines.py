"""Sets a book with the lines of its last build at hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from printkit.build import cache
from printkit.build.output import Output
from printkit.build.settings import Settings
from printkit.kit.model import Kit
from printkit.text.kept import Memory, remembering


@contextmanager
def remembered(kit: Kit, output: Output, settings: Settings) -> Iterator[None]:
    """Look for lines among those of the last build of this edition, and keep those that the block asks for."""
    if not settings.cache:
        yield
        return
    key = [str(kit.folder.resolve()), output.lang, output.paper, settings.ruby]
    memory = Memory(cache.lines(key))
    with remembering(memory):
        yield
    if (packed := memory.packed()) is not None:
        cache.keep_lines(key, packed)
