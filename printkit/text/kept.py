"""Set lines that are kept from one build to the next: after a change of one word, almost all are there.

They are kept as plain tuples, which are quick to read and can do no harm, under a digest of all that decides
them: the inlines, the style and the measure. Fonts and code have to be the same; that is for the keeper to see.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import marshal
import pickle
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import astuple

from printkit.pdf.page import Glyphs
from printkit.text.inline import Inline, Line, Mark, MarkPiece, Piece, TextStyle

Flat = Any
"""Lines as tuples of tuples, or a width."""


class _Reader(pickle.Unpickler):
    """Reads plain values; what names a class is no memory of ours."""

    def find_class(self, module: str, name: str) -> Any:
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a line")


class Memory:
    """What was set before, as :meth:`packed` gave it (None: nothing), and what is set now."""

    def __init__(self, data: bytes | None = None) -> None:
        self._known: dict[bytes, Flat] = {}
        self._used: dict[bytes, Flat] = {}
        self._here: dict[object, Any] = {}
        if data is not None:
            with contextlib.suppress(
                Exception
            ):  # a pickle that is none fails in any way; then nothing is known
                self._known = dict(_Reader(io.BytesIO(data)).load())

    def lines(
        self,
        inlines: tuple[Inline, ...],
        style: TextStyle,
        measure: float,
        make: Callable[[tuple[Inline, ...], TextStyle, float], tuple[Line, ...]],
    ) -> tuple[Line, ...]:
        """Give lines as they were set before, or have them made."""
        asked = inlines, style, measure
        if asked not in self._here:
            key = _digest(inlines, style, measure)
            flat = self._known.get(key)
            made = make(inlines, style, measure) if flat is None else _lines(flat)
            self._here[asked], self._used[key] = made, _flat(made) if flat is None else flat
        found: tuple[Line, ...] = self._here[asked]
        return found

    def width(
        self,
        inlines: tuple[Inline, ...],
        style: TextStyle,
        make: Callable[[tuple[Inline, ...], TextStyle], float],
    ) -> float:
        """Give a natural width as it was found before, or have it found."""
        asked = inlines, style
        if asked not in self._here:
            key = _digest(inlines, style, None)
            flat = self._known.get(key)
            self._here[asked] = self._used[key] = make(inlines, style) if flat is None else flat
        found: float = self._here[asked]
        return found

    def packed(self) -> bytes | None:
        """Give what was asked for since this memory was made, as bytes; None where it is all known already."""
        if self._used.keys() <= self._known.keys():
            return None
        return pickle.dumps(self._used, protocol=5)


_now: Memory | None = None


@contextlib.contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    """Look there for whatever is set while the block runs."""
    global _now
    before, _now = _now, memory
    try:
        yield
    finally:
        _now = before


def memory() -> Memory | None:
    """Give the memory to look into, if there is one."""
    return _now


def _digest(inlines: tuple[Inline, ...], style: TextStyle, measure: float | None) -> bytes:
    plain = [(type(inline).__name__, *astuple(inline)) for inline in inlines], astuple(style), measure
    return hashlib.sha256(marshal.dumps(plain, 2)).digest()  # 2: without references, so equal is equal


def _flat(lines: tuple[Line, ...]) -> Flat:
    return tuple(
        [
            (
                *(line.width, line.hang, line.over, line.last),
                [
                    (piece.source, piece.role, *astuple(piece.glyphs))
                    if isinstance(piece, Piece)
                    else (piece.source, piece.x, piece.size, *astuple(piece.mark))
                    for piece in line.pieces
                ],
            )
            for line in lines
        ]
    )


def _lines(flat: Flat) -> tuple[Line, ...]:
    return tuple(
        [
            Line(tuple([_piece(*piece) for piece in pieces]), width, hang, over, last)
            for width, hang, over, last, pieces in flat
        ]
    )


def _piece(source: int, second: Any, *rest: Any) -> Piece | MarkPiece:
    """Make a piece; a mark's second part is a number, a text's its role."""
    if isinstance(second, str):
        return Piece(source, second, Glyphs(*rest))  # type: ignore[arg-type]  # a role
    return MarkPiece(source, second, rest[0], Mark(*rest[1:]))
