"""A table to play at: hands from a setup, the first cards as told, the rest with sense; and a kit to spoil."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from printkit import games
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.lessons.registry import lessons_of
from printkit.rules.lesson import Lesson, Scene
from tests.games.checks import performed

GAME = games.get("shifty-partners")
LESSONS = lessons_of("shifty-partners")
FOLDER = data_folder("templates") / "shifty-partners"
TELLING = tuple(id for id in games.IDS if (data_folder("templates") / id / "kit.toml").is_file())
"""The games that have a kit, and so lessons."""


def pinned(lesson: str) -> dict[str, Any]:
    """Read a pinned record as plain JSON."""
    value: dict[str, Any] = json.loads((FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8"))
    return value


def cards(value: dict[str, Any], count: int) -> list[str]:
    """Give the first cards played of a record."""
    return [action["card"] for action in value["actions"][:count]]


def played(setup: dict[str, Any], forced: list[str], **ruleset: Any) -> Scene:
    """Play a hand: the forced cards first, then with sense."""
    rules = GAME.ruleset({"players": len(setup["hands"]), **ruleset})
    return performed(GAME, rules, setup, ({"do": "play", "card": card} for card in forced))


def again(lesson: str, plays: int | None = None, **changes: Any) -> Scene:
    """Play a pinned hand again with parts of its setup changed, its first ``plays`` cards as they were."""
    value = pinned(lesson)
    count = len(value["actions"]) if plays is None else plays
    return played({**value["setup"], **changes}, cards(value, count))


def swapped(lesson: str, one: str, other: str) -> list[list[str]]:
    """Give the hands of a pinned record with two cards changed over."""
    names = {one: other, other: one}
    return [[names.get(card, card) for card in hand] for hand in pinned(lesson)["setup"]["hands"]]


def sees(lesson: str, scene: Scene) -> bool:
    """Tell whether a lesson's judge finds its lesson in a hand."""
    return LESSONS[lesson].judge(scene) is not None


def copy_of_kit(folder: Path) -> Path:
    """Copy the kit to where a test may spoil it."""
    copy = folder / "shifty-partners"
    shutil.copytree(FOLDER, copy)
    return copy


def spoil(kit: Path, lesson: str, change: Any) -> Kit:
    """Let ``change`` alter a pinned record of a copied kit; give the kit, read again."""
    path = kit / "examples" / f"{lesson}.json"
    value = json.loads(path.read_text(encoding="utf-8"))
    change(value)
    path.write_text(json.dumps(value), encoding="utf-8")
    return read_kit(kit)


def all_lessons() -> list[Lesson]:
    """Give the lessons in the order of the rulebook."""
    return list(LESSONS.values())
