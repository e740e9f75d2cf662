"""Display lists as bytes and back, to be kept between builds."""

from __future__ import annotations

import io
import pickle
import zlib
from collections.abc import Mapping
from typing import Any, cast

from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Drawing, Glyphs, Gradient, Group, Item, Moved, Path

KINDS = {
    (kind.__module__, kind.__name__): kind for kind in (Glyphs, Path, Group, Gradient, Matrix, Drawing, Moved)
}
"""What a face or a drawing consists of, and nothing else that a pickle may name: so it can do no harm."""


MOST = 256 << 20
"""Greatest size of what is read, bytes."""


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in KINDS:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a drawing")
        return KINDS[module, name]


def pack(faces: Mapping[str, tuple[Item, ...] | None]) -> bytes:
    """Write display lists by name; None stays None."""
    return _pack(faces)


def unpack(data: bytes) -> dict[str, tuple[Item, ...] | None]:
    """Read them again. Raises ValueError for what :func:`pack` did not write."""
    read = _unpack(data)
    if not all(isinstance(value, tuple | None) for value in read.values()):
        raise ValueError("no faces")
    return cast("dict[str, tuple[Item, ...] | None]", read)


def pack_drawings(drawings: Mapping[str, Drawing]) -> bytes:
    """Write drawings by name."""
    return _pack(drawings)


def unpack_drawings(data: bytes) -> dict[str, Drawing]:
    """Read them again. Raises ValueError for what :func:`pack_drawings` did not write."""
    read = _unpack(data)
    if not all(isinstance(value, Drawing) for value in read.values()):
        raise ValueError("no drawings")
    return cast("dict[str, Drawing]", read)


def _pack(named: Mapping[str, object]) -> bytes:
    return zlib.compress(pickle.dumps(dict(named), protocol=5), 1)


def _unpack(data: bytes) -> dict[str, object]:
    try:
        whole = zlib.decompressobj()
        read = _Reader(io.BytesIO(whole.decompress(data, MOST))).load()
    except Exception as error:  # a pickle that is none fails in any way
        raise ValueError(f"{type(error).__name__}: {error}") from None
    if not isinstance(read, dict):
        raise ValueError("nothing by name")
    return read
