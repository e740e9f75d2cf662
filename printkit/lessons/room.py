"""Where a game keeps its lessons."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from printkit import games
from printkit.kit.model import Kit
from printkit.lessons import pinned
from printkit.rules.game import Game, Ruleset
from printkit.rules.lesson import Lesson, Scene, Story


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Give a game's lessons by id, in the order of its rulebook. UsageError when there is no such game."""
    games.get(game)
    return {lesson.id: lesson for lesson in _module(game).LESSONS}


def whole_of(game: str) -> Callable[[Scene], Story] | None:
    """Give how a game tells a whole hand, None where it cannot yet. UsageError when there is no such game."""
    games.get(game)
    whole: Callable[[Scene], Story] | None = getattr(_module(game), "whole", None)
    return whole


def game_facts(game: str, ruleset: Ruleset) -> Mapping[str, Any]:
    """Give what the engine knows of a game: its ``facts(ruleset)``, and those that are pinned."""
    games.get(game)
    known: Mapping[str, Any] = _module(game).facts(ruleset)
    return {**known, **pinned.facts(game, ruleset)}


def ruleset_of(kit: Kit, game: Game, lesson: Lesson) -> Ruleset:
    """Give the kit's options, with those that a lesson needs."""
    return game.ruleset({**kit.ruleset, **lesson.ruleset})


def _module(game: str) -> Any:
    return importlib.import_module(f"printkit.games.{game.replace('-', '_')}.lessons")
