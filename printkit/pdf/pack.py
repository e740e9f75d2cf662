"""Display lists as bytes and back, to be kept between builds."""

from __future__ import annotations

import io
import pickle
import zlib
from collections.abc import Mapping
from typing import Any, cast

from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Glyphs, Gradient, Group, Item, Path

KINDS = {(kind.__module__, kind.__name__): kind for kind in (Glyphs, Path, Group, Gradient, Matrix)}
"""What a face consists of, and nothing else that a pickle may name: so it can do no harm."""


MOST = 256 << 20
"""Greatest size of what is read, bytes."""


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in KINDS:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a face")
        return KINDS[module, name]


def pack(faces: Mapping[str, tuple[Item, ...] | None]) -> bytes:
    """Write display lists by name; None stays None."""
    return zlib.compress(pickle.dumps(dict(faces), protocol=5), 1)


def unpack(data: bytes) -> dict[str, tuple[Item, ...] | None]:
    """Read them again. Raises ValueError for what :func:`pack` did not write."""
    try:
        whole = zlib.decompressobj()
        read = _Reader(io.BytesIO(whole.decompress(data, MOST))).load()
        if isinstance(read, dict) and all(isinstance(v, tuple | None) for v in read.values()):
            return cast("dict[str, tuple[Item, ...] | None]", read)
    except Exception as error:  # a pickle that is none fails in any way
        raise ValueError(f"{type(error).__name__}: {error}") from None
    raise ValueError("no faces")
