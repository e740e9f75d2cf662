"""Where a game keeps its lessons."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from printkit import games
from printkit.kit.model import Kit
from printkit.lessons import pinned
from printkit.rules.game import Game, Ruleset
from printkit.rules.lesson import Lesson, Scene, Story
from printkit.rules.puzzle import Puzzle


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Give a game's lessons by id, in the order of its rulebook. UsageError when there is no such game."""
    games.get(game)
    return {lesson.id: lesson for lesson in getattr(_module(game), "LESSONS", ())}


def whole_of(game: str) -> Callable[[Scene], Story] | None:
    """Give how a game tells a whole hand, None where it cannot yet. UsageError when there is no such game."""
    games.get(game)
    whole: Callable[[Scene], Story] | None = getattr(_module(game), "whole", None)
    return whole


def puzzles_of(game: str) -> Callable[[Scene], Iterable[Puzzle]] | None:
    """Give how a game's hands become puzzles, None where they do not. UsageError when there is no such game."""
    games.get(game)
    puzzles: Callable[[Scene], Iterable[Puzzle]] | None = getattr(_module(game), "puzzles", None)
    return puzzles


def game_facts(game: str, ruleset: Ruleset) -> Mapping[str, Any]:
    """Give what the engine knows of a game: its ``facts(ruleset)``, and those that are pinned."""
    games.get(game)
    known: Mapping[str, Any] = _module(game).facts(ruleset) if _module(game) else {}
    return {**known, **pinned.facts(game, ruleset)}


def ruleset_of(kit: Kit, game: Game, lesson: Lesson) -> Ruleset:
    """Give the kit's options, with those that a lesson needs."""
    return game.ruleset({**kit.ruleset, **lesson.ruleset})


def _module(game: str) -> Any:
    """Give a game's lessons, None where it has none."""
    name = f"printkit.games.{game.replace('-', '_')}.lessons"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
