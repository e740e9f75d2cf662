"""What a kit's game says in its books: proven and told once, and cached for as long as nothing of it changes.

So are the drawings that templates make for it. What is cached is plain data, under the content of all that it
is made from: printkit itself and the kit's files but for its books, which no proof and no drawing looks at.
Only what holds is cached, so that every build finds a record that does not. Where a book asks for another
example than the last one did, all are proven anew.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from printkit import games
from printkit.cache import store
from printkit.cache.memory import Memory
from printkit.kit.model import Kit
from printkit.kit.read import check_game
from printkit.making.books import alone
from printkit.making.inputs import inputs, program
from printkit.making.settings import Settings
from printkit.pdf.page import Attachment

if TYPE_CHECKING:
    from printkit.lessons.examples import Examples
    from printkit.lessons.quiz import Posed

BOOK = ".md"
"""What a book's name ends in, if it is to say nothing to a proof: no record does."""

LARGEST = 8 << 20
"""Most bytes that are cached of an edition."""


def checked(id: str, ruleset: Mapping[str, object]) -> None:
    """Hold a ruleset against a game as :func:`printkit.kit.read.check_game`, once for one of printkit's own."""
    if id not in games.IDS:
        check_game(id, ruleset)
        return
    key = [program(), id, repr(sorted(ruleset.items()))]
    if not store.load("rulesets", key, bool):
        check_game(id, ruleset)
        store.save("rulesets", key, True)


class KnownAnswers(Struct):
    """What one edition of a book was given by its game: its records, facts, and texts by what was asked for."""

    attached: list[Attachment]
    facts: dict[str, Any]
    told: dict[bytes, str | tuple[str, str]]


class Proven:
    """A kit's examples and puzzles, proven when they are first needed, and its game's facts."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._quiz: dict[str, tuple[str, str]] = {}

    def prove(self) -> None:
        """Prove them, if that is not done. ClaimError names those that do not hold."""
        _ = self.examples, self.puzzles

    @functools.cached_property
    def examples(self) -> Examples:
        """Every pinned example."""
        from printkit.lessons import examples

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
        from printkit.lessons import facts

        return dict(facts(self.kit))

    def quiz(self, lang: str) -> tuple[str, str]:
        """Tell the puzzles, as :func:`printkit.lessons.quiz.tell`."""
        from printkit.lessons import quiz

        if lang not in self._quiz:
            self._quiz[lang] = quiz.tell(self.puzzles, lang)
        return self._quiz[lang]

    def attached(self, lang: str) -> list[Attachment]:
        """Give the records of all of them as files, an example's with its title in a language."""
        from printkit.lessons import quiz

        told = [self.examples.tell(lesson, lang) for lesson in self.examples.proven]
        files = [Attachment(one.name, one.record, "application/json", one.title) for one in told]
        return files + [Attachment(*one, "application/json", "") for one in quiz.records(self.puzzles)]


class Answers:
    """What one edition's book asks about its game: taken from the last build, or told now.

    ``records``: it carries those of its examples, so all are proven first; a rule sheet carries none.
    """

    def __init__(self, proven: Proven, lang: str, settings: Settings, *, records: bool = True) -> None:
        self._proven, self._lang, self._settings = proven, lang, settings
        self._records = records = records and proven.kit.game is not None
        self._key = self._made_from() if self._may_keep() else None
        self._known = store.load("proven", self._key, KnownAnswers) if self._key else None
        self._told = Memory[Any](self._known.told if self._known else None)
        if self._known is None and records:
            proven.prove()

    @functools.cached_property
    def attached(self) -> list[Attachment]:
        """The records to attach."""
        if self._known is not None:
            return self._known.attached
        return self._proven.attached(self._lang.split("+")[0]) if self._records else []

    @property
    def facts(self) -> dict[str, Any]:
        """The game's facts."""
        return self._proven.facts if self._known is None else self._known.facts

    def example(self, lesson: str, lang: str, brief: bool = False) -> str:
        """Tell an example, as :meth:`printkit.lessons.Examples.markdown`."""
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
        told = KnownAnswers(self.attached, self.facts, self._told.used)
        data = msgspec.msgpack.encode(told)
        # a fact that is no plain data (a tuple, a fraction) would come back as something else
        if len(data) <= LARGEST and repr(msgspec.msgpack.decode(data, type=KnownAnswers)) == repr(told):
            store.save("proven", self._key, told)

    def _may_keep(self) -> bool:
        """Whether it is known what all answers depend on: not with a game that is not printkit's own."""
        kit = self._proven.kit
        own = kit.game is None or kit.game in games.IDS
        return self._settings.cache and own and alone(kit.folder, kit.book.values())

    def _made_from(self) -> list[object] | None:
        """Give what they depend on: the kit as it was read, its files as they are now."""
        kit = self._proven.kit
        books = [name for name in kit.book.values() if name.endswith(BOOK)]
        made_from = inputs(kit.folder, self._settings.out, books)
        return [made_from, repr(kit), self._lang, self._records] if made_from else None
