"""What templates of drawings made, kept from one build to the next: text, which is read as if it were new.

Whoever remembers sees to it that kit, facts and printkit are the same; what is asked here is which drawing, in
which language, with which values of its place in the book.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

Memory = Callable[[tuple[str, ...], Callable[[], str]], str]
"""Gives what was made for a question before, or has it made."""

_now: Memory | None = None


@contextlib.contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    """Ask it for whatever is rendered while the block runs."""
    global _now
    before, _now = _now, memory
    try:
        yield
    finally:
        _now = before


def rendered(asked: tuple[str, ...], make: Callable[[], str]) -> str:
    """Give the SVG that a drawing's template makes."""
    return make() if _now is None else _now(asked, make)
