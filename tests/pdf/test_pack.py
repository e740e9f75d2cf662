"""Display lists kept between builds: the same again, and nothing else."""

from __future__ import annotations

import pickle
import zlib

import pytest

from printkit.pdf.matrix import Matrix
from printkit.pdf.pack import pack, unpack
from printkit.pdf.page import Glyphs, Gradient, Group, Path

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
