"""Worked examples: found by search, pinned as records, proven on every build, told in the book's language."""

from printkit.lessons.examples import Examples, examples, facts
from printkit.lessons.tell import Told

__all__ = ["Examples", "Told", "examples", "facts"]
