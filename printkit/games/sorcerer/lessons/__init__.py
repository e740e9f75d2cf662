"""The lessons of Sorcerer: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.sorcerer.lessons.whole import whole
from printkit.rules.game import Ruleset
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "whole"]

LESSONS: tuple[Lesson, ...] = ()
"""In the order of the rulebook."""


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give nothing yet."""
    return {}
