"""Worked examples: found by search, pinned as records, proven for the book, told in its language."""

from printkit.lessons.examples import Examples, examples, facts
from printkit.lessons.tell import ToldExample

__all__ = ["Examples", "ToldExample", "examples", "facts"]
