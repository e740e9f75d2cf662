"""Answers remembered from one build to the next: after a change of one word, almost all are there.

What asks names a kind; whoever makes a book sees to it that those of its last build are known.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")

Recall = Callable[[Any, Callable[[], Any]], Any]
"""Takes a question and a function; returns the remembered answer, else what the function makes."""


class Memory(Generic[T]):
    """Answers by digests of their questions. ``used``: those that were asked for since the memory was made."""

    def __init__(self, known: Mapping[bytes, T] | None) -> None:
        self._known = known or {}
        self.used: dict[bytes, T] = {}

    def recall(self, asked: Hashable, make: Callable[[], T]) -> T:
        """Give the answer to a question, which has to be a value that MessagePack can write."""
        try:
            key = hashlib.sha256(msgspec.msgpack.encode(asked)).digest()
        except UnicodeEncodeError:  # a lone surrogate, for which there is no glyph either
            return make()
        if key not in self.used:
            found = self._known.get(key)
            self.used[key] = make() if found is None else found
        return self.used[key]

    @property
    def has_new(self) -> bool:
        """Whether anything was asked for that was not known before."""
        return not self.used.keys() <= self._known.keys()


_now: dict[str, Recall] = {}


@contextlib.contextmanager
def remembering(**kinds: Recall) -> Iterator[None]:
    """Ask these, by kind, while the block runs."""
    global _now
    before, _now = _now, {**_now, **kinds}
    try:
        yield
    finally:
        _now = before


def remembered(kind: str, asked: Hashable, make: Callable[[], T]) -> T:
    """Give the answer to a question of a kind; made, where nothing remembers that kind."""
    recall = _now.get(kind)
    found: T = make() if recall is None else recall(asked, make)
    return found
