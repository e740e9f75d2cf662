"""Display lists kept between builds: the same again, and nothing else."""

from __future__ import annotations

import pickle
import zlib

import pytest

from printkit.pdf.matrix import Matrix
from printkit.pdf.pack import pack, pack_drawings, unpack, unpack_drawings
from printkit.pdf.page import Drawing, Glyphs, Gradient, Group, Moved, Path

FACE = (
    Group(
        (
            Path((("M", 1.0, 2.0), ("Z",)), fill=Gradient((0, 0, 1, 1), ((0.0, "#000000"), (1.0, "#ffffff")))),
            Glyphs(1.0, 2.0, "text", 3.0, (5,), (0.0,), ("a",), opacity=0.5),
        ),
        Matrix(e=3.0),
        clip=(("M", 0.0, 0.0), ("L", 1.0, 1.0)),
        opacity=0.5,
    ),
)


def test_there_and_back() -> None:
    faces = {"a": FACE, "b": None, "c": ()}
    assert unpack(pack(faces)) == faces


def test_drawings_are_told_from_faces() -> None:
    drawings = {"a": Drawing(10.0, 20.0, (Moved(1.0, 2.0, FACE),)), "b": Drawing(1.0, 1.0, (), clip=True)}
    assert unpack_drawings(pack_drawings(drawings)) == drawings
    with pytest.raises(ValueError, match="no drawings"):
        unpack_drawings(pack({"a": FACE}))
    with pytest.raises(ValueError, match="no faces"):
        unpack(pack_drawings(drawings))


class Harm:
    def __reduce__(self) -> tuple[object, ...]:
        return (print, ("harm",))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        pickle.dumps({"a": FACE}),
        zlib.compress(b""),
        zlib.compress(pickle.dumps({"a": (Harm(),)})),
        zlib.compress(pickle.dumps({"a": 1})),
        zlib.compress(pickle.dumps([1])),
        zlib.compress(pickle.dumps({"a": (pickle.Unpickler,)})),
        pack({"a": FACE})[:-20],
    ],
)
def test_what_was_not_packed_is_not_read(data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError):
        unpack(data)
    assert capsys.readouterr().out == ""
