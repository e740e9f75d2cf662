"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells."""

from __future__ import annotations

from printkit.games.handmade_pinochle.lessons.facts import facts
from printkit.games.handmade_pinochle.lessons.whole import whole
from printkit.rules.lesson import Lesson

__all__ = ["LESSONS", "facts", "whole"]

LESSONS: tuple[Lesson, ...] = ()
"""In the order of the rulebook."""
