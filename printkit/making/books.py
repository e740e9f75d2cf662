"""What is cached of a book for its next build: what its game said in it, set lines, and drawings.

What a game says is proven and told once, and cached for as long as nothing of it changes: printkit itself, and
the kit's files but for its books, which no proof and no drawing looks at. Only what holds is cached, so that
every build finds a record that does not. Where a book asks for another example, all are proven anew.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from printkit import games
from printkit.cache import store
from printkit.cache.memory import Memory, remembering
from printkit.kit.model import Kit
from printkit.kit.resources import MAX_TEXT
from printkit.kit.schema import PAIR
from printkit.making.inputs import files_in, inputs, program
from printkit.making.settings import Output, Settings
from printkit.pdf.page import Attachment, Drawing
from printkit.text.faces import fonts_key
from printkit.text.inline import Line

if TYPE_CHECKING:
    from printkit.lessons.examples import Examples
    from printkit.lessons.quiz import Posed

REMEMBERED: dict[str, Any] = {
    "drawings": dict[bytes, Drawing],
    "lines": dict[bytes, tuple[Line, ...]],
    "widths": dict[bytes, float],
}


@contextmanager
def last_build_of(kit: Kit, output: Output, settings: Settings) -> Iterator[None]:
    """Look for lines and drawings among those of its last build, and save what the block asks for."""
    kit_and_book = str(kit.folder.resolve()), output.part
    key = [program(), *kit_and_book, output.lang, output.paper, settings.ruby, *fonts_key()]
    memories = {kind: Memory[Any](store.load(kind, key, type)) for kind, type in REMEMBERED.items()}
    with remembering(**{kind: memory.recall for kind, memory in memories.items()}):
        yield
    for kind, memory in memories.items():
        if memory.has_new:
            store.save(kind, key, memory.used)


_LOADS = re.compile(
    r"""\{%[-+]?\s*(?:include|import|extends|from)\b\s*
        (?:(["'][^"'\\]*["'])\s*(?=[-+]?%\}|as\b|import\b|ignore\b|with))?""",
    re.VERBOSE,
)


def _loaded(template: bytes) -> Iterator[str]:
    """Give the last names of what a template loads, "" for what it does not name, or what is hidden."""
    text = b"{%" in template and b"\0" not in template  # a file with a zero byte is never read as one
    for found in _LOADS.finditer(template.decode("utf-8", "replace")) if text else ():
        name = (found[1] or "")[1:-1]
        yield "" if re.search(r"(^|/)\.", name) else _last(name)


def _last(name: str) -> str:
    """Give a file's name without its folders, as systems that do not tell A from a have it."""
    return name.rpartition("/")[2].casefold()


BOOK = ".md"
"""What a book's name ends in, if it is to say nothing to a proof: no record does."""

LARGEST = 8 << 20
"""Most bytes that are cached of an edition."""


class KnownAnswers(Struct):
    """What one edition of a book was given by its game: its records, facts, and texts by what was asked for."""

    attached: list[Attachment]
    facts: dict[str, Any]
    told: dict[bytes, str | tuple[str, str]]


class Proven:
    """A kit's examples and puzzles, proven when they are first needed, and its game's facts."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @functools.cached_property
    def alone(self) -> bool:
        """Whether no template of the kit loads one of its books, nor one that it does not name outright.

        The books themselves are not asked. What is hidden is not looked at, so nothing may load it either; what
        cannot be read may load anything.
        """
        books = self.kit.book.values()
        try:
            files = [one for one in files_in(self.kit.folder) if one.name not in books and one.size <= MAX_TEXT]
            loaded = {name for file in files for name in _loaded(Path(file.path).read_bytes())}
        except OSError:
            return False
        return loaded.isdisjoint(["", *map(_last, books)])

    def prove(self) -> None:
        """Prove them, if that is not done. ClaimError names those that do not hold."""
        if self.kit.game is not None:
            _ = self.examples, self.puzzles

    @functools.cached_property
    def examples(self) -> Examples:
        """Every pinned example."""
        from printkit.lessons.examples import examples

        return examples(self.kit)

    @functools.cached_property
    def puzzles(self) -> tuple[Posed, ...]:
        """Every pinned puzzle."""
        from printkit.lessons import quiz

        return quiz.read_pinned(self.kit)

    @functools.cached_property
    def facts(self) -> dict[str, Any]:
        """The game's facts, for ``{{ facts.… }}``."""
        if self.kit.game is None:
            return {}
        from printkit.lessons.examples import facts

        return dict(facts(self.kit))

    def quiz(self, lang: str) -> tuple[str, str]:
        """Tell the puzzles, as :func:`printkit.lessons.quiz.tell`."""
        from printkit.lessons import quiz

        return quiz.tell(self.puzzles, lang, self.kit)

    def attached(self, lang: str) -> list[Attachment]:
        """Give the records of all of them as files, an example's with its title in a language."""
        if self.kit.game is None:
            return []
        from printkit.lessons import quiz

        told = [self.examples.tell(lesson, lang) for lesson in self.examples.proven]
        files = [Attachment(one.name, one.record, one.title) for one in told]
        return files + [Attachment(*one, "") for one in quiz.records(self.puzzles)]


class Answers:
    """What one edition's book asks about its game: taken from the last build, or told now.

    ``records``: all its examples are proven first; else only if one is asked for, as few rule sheets do.
    """

    def __init__(self, proven: Proven, lang: str, settings: Settings, *, records: bool = True) -> None:
        self._proven, self._lang, self._settings, self._records = proven, lang, settings, records
        # of a game that is not printkit's own it is not known what all answers depend on
        own = proven.kit.game is None or proven.kit.game in games.IDS
        may = settings.cache and own and proven.alone
        self._key = self._made_from() if may else None
        self._known = store.load("proven", self._key, KnownAnswers) if self._key else None
        self._told = Memory[Any](self._known.told if self._known else None)
        self._attached = self._known.attached if self._known else []
        if self._known is None and records:
            proven.prove()

    @property
    def attached(self) -> list[Attachment]:
        """The records of all its game's examples and puzzles."""
        self._attached = self._attached or self._proven.attached(self._lang.split(PAIR)[0])
        return self._attached

    @property
    def facts(self) -> dict[str, Any]:
        """The game's facts."""
        return self._proven.facts if self._known is None else self._known.facts

    def example(self, lesson: str, lang: str, brief: bool = False) -> str:
        """Tell an example, as :meth:`printkit.lessons.examples.Examples.markdown`."""
        asked = "example", lesson, lang, brief
        return str(self._told.recall(asked, lambda: self._proven.examples.markdown(lesson, lang, brief)))

    def quiz(self, lang: str) -> tuple[str, str]:
        """Tell the puzzles, as :meth:`Proven.quiz`."""
        questions, answers = self._told.recall(("quiz", lang), lambda: self._proven.quiz(lang))
        return questions, answers

    def drawn(self, asked: tuple[str, ...], make: Callable[[], str]) -> str:
        """Give what a drawing's template makes, as :func:`printkit.cache.memory.remembered` asks for it."""
        return str(self._told.recall(("drawn", *asked), make))

    def keep(self) -> None:
        """Keep what was asked for for the next build, unless a file of the kit was changed meanwhile."""
        new = self._known is None or self._told.has_new
        if not new or self._key is None or self._key != self._made_from():
            return
        told = KnownAnswers(self.attached if self._records else self._attached, self.facts, self._told.used)
        data = msgspec.msgpack.encode(told)
        # a fact that is no plain data (a tuple, a fraction) would come back as something else
        if len(data) <= LARGEST and repr(msgspec.msgpack.decode(data, type=KnownAnswers)) == repr(told):
            store.save("proven", self._key, told)

    def _made_from(self) -> list[object] | None:
        """Give what they depend on: the kit as it was read, its files as they are now."""
        kit = self._proven.kit
        books = [name for name in kit.book.values() if name.endswith(BOOK)]
        own = inputs(kit.folder, self._settings.out, books)
        return [own, repr(kit), self._lang, self._records] if own else None
