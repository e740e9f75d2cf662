"""What a kit's game says in its books: proven and told once, and kept for as long as nothing of it changes.

What is kept is plain data, under the content of all that it is made from: printkit itself, the kit's options,
and every file of the kit but its books, which a proof does not look at. Only what holds is kept, so that every
build finds a record that does not. Where a book asks for more than the last one did, all is proven anew.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, field

from printkit import games
from printkit.build import cache
from printkit.build.settings import Settings
from printkit.kit.model import Kit
from printkit.kit.read import check_game
from printkit.pdf.page import Attachment

if TYPE_CHECKING:
    from printkit.lessons.examples import Examples
    from printkit.lessons.quiz import Posed

BOOK = ".md"
"""What a book's name ends in, if it is to say nothing to a proof: no record does."""


def checked(id: str, ruleset: Mapping[str, object]) -> None:
    """Hold a ruleset against a game as :func:`printkit.kit.read.check_game`, once for one of printkit's own."""
    if id not in games.IDS:
        check_game(id, ruleset)
        return
    key = [id, _plain(ruleset)]
    if cache.kept("rulesets", key) is None:
        check_game(id, ruleset)
        cache.keep("rulesets", key, b"good")


class Kept(Struct):
    """What was told for one edition of a book.

    ``attached``: its records; ``examples``: by lesson, language and whether it is brief; ``quiz``: puzzles and
    answers by language.
    """

    attached: list[Attachment]
    facts: dict[str, Any]
    examples: dict[str, str] = field(default_factory=dict)
    quiz: dict[str, tuple[str, str]] = field(default_factory=dict)


class Proven:
    """A kit's examples and puzzles, proven when they are first needed."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

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

    def attached(self, lang: str) -> list[Attachment]:
        """Give the records of all of them as files, an example's with its title in a language."""
        from printkit.lessons import quiz

        told = [self.examples.tell(lesson, lang) for lesson in self.examples.proven]
        files = [Attachment(one.name, one.record, "application/json", one.title) for one in told]
        return files + [Attachment(*one, "application/json", "") for one in quiz.records(self.puzzles)]


class Answers:
    """What one edition's book asks about its game: taken from the last build, or told now.

    ``key``: what the answers are kept under, None where they are not.
    """

    def __init__(self, proven: Proven, lang: str, settings: Settings) -> None:
        self._proven, self._lang, self._settings = proven, lang, settings
        self._key = self._made_from()
        self._kept = _read(self._key)
        self._new = self._kept is None
        if self._kept is None:
            proven.prove()

    @functools.cached_property
    def _told(self) -> Kept:
        if self._kept is not None:
            return self._kept
        from printkit.lessons import facts

        proven = self._proven
        return Kept(proven.attached(self._lang.split("+")[0]), dict(facts(proven.kit)))

    @property
    def attached(self) -> Sequence[Attachment]:
        """Give the records to attach."""
        return self._told.attached

    @property
    def facts(self) -> Mapping[str, Any]:
        """Give what the engine knows."""
        return self._told.facts

    def example(self, lesson: str, lang: str, brief: bool = False) -> str:
        """Tell an example, as :meth:`printkit.lessons.Examples.markdown`."""
        asked = f"{lang} {'brief ' if brief else ''}{lesson}"
        told = self._told.examples
        if asked not in told:
            told[asked] = self._proven.examples.markdown(lesson, lang, brief)
            self._new = True
        return told[asked]

    def quiz(self, lang: str) -> tuple[str, str]:
        """Tell the puzzles, as :func:`printkit.lessons.quiz.tell`."""
        told = self._told.quiz
        if lang not in told:
            from printkit.lessons import quiz

            told[lang] = quiz.tell(self._proven.puzzles, lang)
            self._new = True
        return told[lang]

    def keep(self) -> None:
        """Keep what was told for the next build, unless a file was changed meanwhile."""
        if not self._new or self._key is None or self._key != self._made_from():
            return
        data = msgspec.msgpack.encode(self._told)
        # a fact that is no plain data (a tuple, a fraction) would come back as something else
        if repr(msgspec.msgpack.decode(data, type=Kept)) == repr(self._told):
            cache.keep("proven", self._key, data)

    def _made_from(self) -> list[object] | None:
        """Give what all answers depend on. None where that is not known: with a game that is not printkit's."""
        kit = self._proven.kit
        if not self._settings.cache or kit.game not in games.IDS:
            return None
        books = [name for name in kit.book.values() if name.endswith(BOOK)]
        made_from = cache.inputs(kit.folder, self._settings.out, books)
        return [made_from, kit.game, _plain(kit.ruleset), self._lang] if made_from else None


def _read(key: list[object] | None) -> Kept | None:
    data = cache.kept("proven", key) if key else None
    if data is None:
        return None
    try:
        return msgspec.msgpack.decode(data, type=Kept)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _plain(ruleset: Mapping[str, object]) -> list[str]:
    return sorted(f"{name} = {value!r}" for name, value in ruleset.items())
