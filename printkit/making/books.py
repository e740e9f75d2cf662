"""What is cached of a book for its next build: set lines, drawings, and the outlines of its other languages."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from printkit import games
from printkit.book.check import Outline
from printkit.cache import store
from printkit.cache.memory import Memory, remembering
from printkit.kit.model import Kit, TextKind
from printkit.kit.resources import MAX_TEXT
from printkit.making.inputs import files_in, inputs, prints, program
from printkit.making.output import Output
from printkit.making.settings import Settings
from printkit.pdf.page import Drawing
from printkit.text.inline import Line

REMEMBERED: dict[str, Any] = {
    "drawings": dict[bytes, Drawing],
    "lines": dict[bytes, tuple[Line, ...]],
    "widths": dict[bytes, float],
}


@contextmanager
def remembered(kit: Kit, output: Output, settings: Settings) -> Iterator[None]:
    """Look for lines and drawings among those of its last build, and save what the block asks for."""
    key = [program(), str(kit.folder.resolve()), output.lang, output.paper, settings.ruby]
    memories = {kind: Memory[Any](store.load(kind, key, type)) for kind, type in REMEMBERED.items()}
    with remembering(**{kind: memory.recall for kind, memory in memories.items()}):
        yield
    for kind, memory in memories.items():
        if memory.has_new:
            store.save(kind, key, memory.used)


class Outlines(Struct, frozen=True):
    """Outlines of a kit's books, each cached under the content of all that it is read from.

    That is every file of the kit but the books in the other languages. ``beside``: the language whose book is
    asked for, in which examples are told while books are compared. ``kind``, ``web``: what is read of it.
    """

    kit: Kit
    settings: Settings
    beside: str
    kind: TextKind
    web: bool
    keys: dict[str, list[object] | None] = field(default_factory=dict)

    def get(self, lang: str) -> Outline | None:
        """Give the outline of a language's book, if neither it nor what it is made from has changed."""
        key = self._key(lang)
        return store.load("outlines", key, Outline) if key else None

    def keep(self, lang: str, outline: Outline) -> None:
        """Keep it, unless a file was changed meanwhile."""
        if (key := self._key(lang)) and key == self._made_from(lang):
            store.save("outlines", key, outline)

    def _key(self, lang: str) -> list[object] | None:
        if lang not in self.keys:
            self.keys[lang] = self._made_from(lang)
        return self.keys[lang]

    def _made_from(self, lang: str) -> list[object] | None:
        kit, out = self.kit, self.settings.out
        others = [file for one, file in kit.book.items() if one != lang]
        made_from = inputs(kit.folder, out, others if alone(kit.folder, others) else ())
        outside = prints(games.files(kit.game))
        return [made_from, outside, lang, self.beside, self.kind, self.web] if made_from else None


_LOADS = re.compile(
    r"""\{%[-+]?\s*(?:include|import|extends|from)\b\s*
        (?:(["'][^"'\\]*["'])\s*(?=[-+]?%\}|as\b|import\b|ignore\b|with))?""",
    re.VERBOSE,
)


def alone(folder: Path, books: Collection[str]) -> bool:
    """Whether no template of a kit loads one of these books, nor one that it does not name outright.

    The books themselves are not asked. What is hidden is not looked at, so nothing may load it either; what
    cannot be read may load anything.
    """
    names = {_last(name) for name in books}
    try:
        files = [file for file in files_in(folder) if file.name not in books]
        loaded = [one for file in files for one in _loaded(file.path, file.size, file.changed)]
    except OSError:
        return False
    return not any(one is None or _last(one) in names for one in loaded)


@functools.cache
def _loaded(path: str, size: int, changed: int) -> tuple[str | None, ...]:
    """Give what a template loads, None for what it does not name, or what is hidden."""
    if size > MAX_TEXT:  # no template
        return ()
    with open(path, "rb") as file:  # noqa: PTH123  # a path is not needed
        data = file.read()
    if b"{%" not in data:
        return ()
    named = (match[1] for match in _LOADS.finditer(data.decode("utf-8", "replace")))
    return tuple(None if one is None or re.search(r"(^|/)\.", one[1:-1]) else one[1:-1] for one in named)


def _last(name: str) -> str:
    """Give a file's name without its folders, as systems that do not tell A from a have it."""
    return name.rpartition("/")[2].casefold()
