"""What a game registers for teaching: its lessons and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from printkit import games
from printkit.errors import GameError
from printkit.kit.model import Kit
from printkit.kit.resources import word_of
from printkit.lessons import pinned
from printkit.rules.faults import given
from printkit.rules.game import Ruleset
from printkit.rules.lesson import Lesson


def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Give a game's lessons by id, in the order of its rulebook. UsageError when there is no such game."""
    lessons: tuple[Lesson, ...] = given(games.offer(game, "LESSONS") or (), tuple[Lesson, ...], "LESSONS")
    by_id = {lesson.id: lesson for lesson in lessons}
    if len(by_id) < len(lessons):
        ids = [lesson.id for lesson in lessons]
        twice = next(id for id in ids if ids.count(id) > 1)
        raise GameError(f"two lessons of the game {game!r} have the id {twice!r}")
    for lesson in lessons:
        for name, value in lesson.ruleset.items():
            if not any(option.name == name and option.allows(value) for option in games.get(game).options):
                raise GameError(f"the lesson {lesson.id!r} asks for {name} = {value!r}, which the game has not")
    return by_id


def game_facts(game: str, ruleset: Ruleset) -> Mapping[str, Any]:
    """Give what the engine knows of a game: its ``facts(ruleset)``, and those that are pinned."""
    facts: Callable[[Ruleset], Mapping[str, Any]] | None = games.offer(game, "facts")
    return {**(given(facts(ruleset), dict, facts) if facts else {}), **pinned.facts(game, ruleset)}


def command(name: str, kit: Kit, *words: str) -> str:
    """Give the command that does something with a kit, for hints."""
    trust = ("--trust",) if games.is_own(kit.game) else ()
    return " ".join(["printkit", name, word_of(kit.id, kit.folder), *words, *trust])
