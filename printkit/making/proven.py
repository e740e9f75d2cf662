"""What a kit's game says in its books: proven and told once, and cached for as long as nothing of it changes.

So are the drawings that templates make for it. What is cached is plain data, under the content of all that it
is made from: printkit itself and the kit's files but for its books, which no proof and no drawing looks at.
Only what holds is cached, so that every build finds a record that does not. Where a book asks for another
example than the last one did, all are proven anew.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from printkit import games
from printkit.cache import store
from printkit.kit.model import Kit
from printkit.kit.read import check_game
from printkit.making.books import alone
from printkit.making.inputs import inputs, program
from printkit.making.settings import Settings
from printkit.pdf.page import Attachment

if TYPE_CHECKING:
    from printkit.lessons.examples import Examples
    from printkit.lessons.quiz import Posed

T = TypeVar("T")

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
    """What one edition of a book was given by its game.

    ``attached``: its records; ``examples``: by lesson, language and whether it is brief; ``quiz``: puzzles and
    answers by language; ``drawn``: SVG by what was asked for.
    """

    attached: list[Attachment]
    facts: dict[str, Any]
    examples: dict[str, str] = field(default_factory=dict)
    quiz: dict[str, tuple[str, str]] = field(default_factory=dict)
    drawn: dict[str, str] = field(default_factory=dict)


class Proven:
    """A kit's examples and puzzles, proven when they are first needed."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def prove(self) -> None:
        """Prove them, if that is not done. ClaimError names those that do not hold."""
        if self.kit.game is not None:
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
        self._proven, self._lang, self._settings, self._records = proven, lang, settings, records
        self._new = False
        self._key = self._made_from() if self._may_keep() else None
        self._known = store.load("proven", self._key, KnownAnswers) if self._key else None
        if self._known is None and records:
            proven.prove()

    @functools.cached_property
    def _told(self) -> KnownAnswers:
        """All answers given so far, to be saved for the next build."""
        if self._known is not None:
            return KnownAnswers(self._known.attached, self._known.facts)
        self._new, proven = True, self._proven
        if proven.kit.game is None:
            return KnownAnswers([], {})
        from printkit.lessons import facts

        records = proven.attached(self._lang.split("+")[0]) if self._records else []
        return KnownAnswers(records, dict(facts(proven.kit)))

    @property
    def attached(self) -> Sequence[Attachment]:
        """Give the records to attach."""
        return self._told.attached

    @property
    def facts(self) -> Mapping[str, Any]:
        """Give the game's facts, for ``{{ facts.… }}``."""
        return self._told.facts

    def example(self, lesson: str, lang: str, brief: bool = False) -> str:
        """Tell an example, as :meth:`printkit.lessons.Examples.markdown`."""
        asked = f"{lang} {'brief ' if brief else ''}{lesson}"
        return self._answer("examples", asked, lambda: self._proven.examples.markdown(lesson, lang, brief))

    def quiz(self, lang: str) -> tuple[str, str]:
        """Tell the puzzles, as :func:`printkit.lessons.quiz.tell`."""

        def tell() -> tuple[str, str]:
            from printkit.lessons import quiz

            return quiz.tell(self._proven.puzzles, lang)

        return self._answer("quiz", lang, tell)

    def drawn(self, asked: tuple[str, ...], make: Callable[[], str]) -> str:
        """Give what a drawing's template makes, as :func:`printkit.cache.memory.remembered` asks for it."""
        return self._answer("drawn", json.dumps(asked), make)

    def keep(self) -> None:
        """Keep what was asked for for the next build, unless a file of the kit was changed meanwhile."""
        if not self._new or self._key is None or self._key != self._made_from():
            return
        data = msgspec.msgpack.encode(self._told)
        # a fact that is no plain data (a tuple, a fraction) would come back as something else
        if len(data) <= LARGEST and repr(msgspec.msgpack.decode(data, type=KnownAnswers)) == repr(self._told):
            store.save("proven", self._key, self._told)

    def _answer(self, kind: Literal["examples", "quiz", "drawn"], asked: str, make: Callable[[], T]) -> T:
        told: dict[str, T] = getattr(self._told, kind)
        if asked not in told:
            known: dict[str, T] = getattr(self._known, kind) if self._known else {}
            self._new = self._new or asked not in known
            told[asked] = known[asked] if asked in known else make()
        return told[asked]

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
