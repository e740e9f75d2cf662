"""What books and builds ask of this room: a kit's proven examples, told on demand, and the engine's facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from printkit import games
from printkit.errors import ClaimError, TemplateError, nearest
from printkit.games.foreign import blaming
from printkit.kit.model import Kit
from printkit.lessons.referee import Example, file_name, prove
from printkit.lessons.registry import command, game_facts, lessons_of
from printkit.lessons.tell import ToldExample, tell, tell_briefly


class Examples(Struct, frozen=True, eq=False):
    """The examples of a kit, every one of them proven. ``told`` keeps what was told."""

    kit: Kit
    proven: Mapping[str, Example]
    told: dict[tuple[str, str], ToldExample] = {}

    @blaming()
    def tell(self, lesson: str, lang: str) -> ToldExample:
        """Tell one example.

        TemplateError for a lesson that the game does not have; ClaimError for one that the kit has not pinned.
        """
        key = lesson, lang
        if key not in self.told:
            self.told[key] = tell(self._one(lesson), lang, self.kit)
        return self.told[key]

    @blaming()
    def markdown(self, lesson: str, lang: str, brief: bool = False) -> str:
        """Give what ``{{ example("…") }}`` puts into a book, or ``{{ example("…", brief=true) }}``."""
        if brief:
            return tell_briefly(self._one(lesson), lang, self.kit)
        return self.tell(lesson, lang).markdown

    def _one(self, lesson: str) -> Example:
        if lesson in self.proven:
            return self.proven[lesson]
        known = lessons_of(self.kit.game) if self.kit.game else {}
        if lesson not in known:
            raise TemplateError(f"no example {lesson!r}", hint=nearest(lesson, known))
        raise ClaimError(
            f"the example {lesson!r} is not pinned: there is no {file_name(lesson)}",
            hint=command("examples", self.kit, lesson, "--regenerate --write"),
        )


@blaming()
def examples(kit: Kit) -> Examples:
    """Prove all the examples that a kit has pinned. ClaimError names every one that does not hold."""
    return Examples(kit, prove(kit) if kit.game else {})


@blaming()
def facts(kit: Kit) -> Mapping[str, Any]:
    """Give what the engine knows for ``{{ facts.… }}``, under the kit's options; {} without a game."""
    if kit.game is None:
        return {}
    return game_facts(kit.game, games.get(kit.game).ruleset(kit.ruleset))
