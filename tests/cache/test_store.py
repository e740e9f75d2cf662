"""What is kept on the disk comes back as it was and as the type asked for, or counts as not there."""

from __future__ import annotations

import marshal
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from printkit.cache import store
from printkit.kit.sandbox import Sandbox
from printkit.making.books import REMEMBERED, KnownAnswers
from printkit.making.faces import Plotted
from printkit.making.inputs import Stamp
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Attachment, Drawing, Gradient, Group, Moved
from printkit.pdf.page import Path as Shape
from printkit.text.faces import Glyphs
from printkit.text.inline import Line, Mark, MarkPiece, Piece

LETTER = Glyphs(1.0, 2.0, "text", 3.0, (5,), (0.0,), ("切",), opacity=0.5)
FACE = (
    Group(
        (
            Shape(
                (("M", 1.0, 2.0), ("C", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0), ("Z",)),
                fill=Gradient((0, 0, 1, 1), ((0.0, "#000000"), (1.0, "#ffffff"))),
            ),
            Shape((("M", 0.1, 0.2), ("Z",)), fill="#123456", dash=(1.0, 0.5)),
            LETTER,
        ),
        Matrix(e=3.0),
        clip=(("M", 0.0, 0.0), ("L", 1.0, 1.0)),
        opacity=0.5,
    ),
)
DRAWINGS = {
    b"a" * 32: Drawing(10.0, 20.0, (Moved(1.0, 2.0, FACE),)),
    b"b" * 32: Drawing(1.0, 1.0, (), clip=True),
}
LINE = Line(
    (Piece(0, "ruby", LETTER), MarkPiece(1, 2.0, 3.0, Mark("card", "QH", 1.6, 1.0, 0.2, "♥Q"))), 9.5, 0.1
)
TOLD = KnownAnswers(
    [Attachment("a.json", b"{}", "")],
    {"n": [1, 2.5, "x"]},
    {b"k" * 32: "**A**", b"q" * 32: ("Q", "A")},
)
CODE = marshal.dumps(Sandbox(markdown=True).compile("{{ a ~ b }} and {% for c in d %}{{ c }}{% endfor %}"))
ENTRIES: dict[str, tuple[Any, Any]] = {
    "art": (bytes, b"\x89PNG"),
    "builds": (Stamp, Stamp("f" * 64, (("manifest.json", 12, 3),), 4, ("one note",), (("/x", 1, 2),))),
    "digests": (bytes, b"\x0f" * 32),
    "drawings": (REMEMBERED["drawings"], DRAWINGS),
    "faces": (Plotted, {"a": FACE, "b": None, "c": ()}),
    "fonts": (bytes, b"\0\1\0\0"),
    "libraries": (bytes, b"UTF-8\n.ach4\n"),
    "lines": (REMEMBERED["lines"], {b"k" * 32: (LINE, Line((), 0.0))}),
    "proven": (KnownAnswers, TOLD),
    "templates": (bytes, CODE),
    "widths": (REMEMBERED["widths"], {b"w" * 32: 12.25}),
}
POSIX = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders have no owners")


def entry(folder: Path, kind: str) -> Path:
    (found,) = (folder / kind).iterdir()
    return found


def test_every_kind_is_tried() -> None:
    assert ENTRIES.keys() == store.MOST.keys()


@pytest.mark.parametrize("kind", ENTRIES)
def test_there_and_back(kind: str, own_cache: Path) -> None:
    type_, value = ENTRIES[kind]
    assert store.load(kind, ["key"], type_) is None
    assert not own_cache.exists()
    store.save(kind, ["key"], value)
    assert store.load(kind, ["key"], type_) == value
    assert store.load(kind, ["another"], type_) is None


@pytest.mark.parametrize("kind", ENTRIES)
def test_a_flipped_bit_or_a_cut_is_a_miss(kind: str, own_cache: Path) -> None:
    """One bit of any byte, or so much cut off or out, or a byte more at the end; a long one at 100 places."""
    type_, value = ENTRIES[kind]
    store.save(kind, ["key"], value)
    path = entry(own_cache, kind)
    whole, rng = path.read_bytes(), random.Random(kind)
    assert len(whole) > store.DIGEST
    for place in range(0, len(whole), 1 + len(whole) // 100):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << rng.randrange(8)
        for spoiled in (bytes(flipped), whole[:place], whole[place + 1 :]):
            path.write_bytes(spoiled)
            assert store.load(kind, ["key"], type_) is None, place
    path.write_bytes(whole + b"\0")
    assert store.load(kind, ["key"], type_) is None
    path.write_bytes(whole)
    assert store.load(kind, ["key"], type_) == value


def test_an_entry_under_another_name_is_a_miss(own_cache: Path) -> None:
    store.save("widths", "one", {b"a": 1.0})
    one = entry(own_cache, "widths")
    store.save("widths", "two", {b"a": 2.0})
    (two,) = set((own_cache / "widths").iterdir()) - {one}
    one.replace(two)
    assert store.load("widths", "two", dict[bytes, float]) is None


@pytest.mark.parametrize("kind", ENTRIES)
@pytest.mark.parametrize("value", [None, 7, "text", [], {"a": 1}, [[["M", {}]]], {"inputs": "x"}])
def test_what_is_whole_but_of_another_type_is_a_miss(kind: str, value: object, own_cache: Path) -> None:
    store.save(kind, ["key"], value)
    with pytest.raises(msgspec.MsgspecError):
        msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=ENTRIES[kind][0])
    assert store.load(kind, ["key"], ENTRIES[kind][0]) is None


def test_drawings_are_told_from_faces(own_cache: Path) -> None:
    store.save("faces", ["key"], DRAWINGS)
    assert store.load("faces", ["key"], Plotted) is None


def test_the_oldest_go_first(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(store.MOST, "libraries", 1)
    third = bytes(300 << 10)
    for number in range(5):
        store.save("libraries", number, third)
        for age, old in enumerate(range(number, -1, -1)):
            path = store._path("libraries", old)
            if path.exists():
                os.utime(path, (10_000 - age, 10_000 - age))
        found = [store.load("libraries", old, bytes) is not None for old in range(number + 1)]
        assert found == [old > number - 3 for old in range(number + 1)]
        assert sum(path.stat().st_size for path in (own_cache / "libraries").iterdir()) <= 1 << 20
    store.save("libraries", "too much", bytes(1 << 20))
    assert len(list((own_cache / "libraries").iterdir())) == 3


def test_small_entries_are_bounded_too(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(store.MOST, "widths", 1)
    for number in range(600):
        store.save("widths", number, True)
    assert len(list((own_cache / "widths").iterdir())) <= (1 << 20) // store.BLOCK * 1.2


def test_what_a_killed_run_left_goes_too(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("libraries", "one", b"")
    left = own_cache / "libraries" / "tmp12345"
    left.write_bytes(bytes(900 << 10))
    os.utime(left, (1, 1))
    monkeypatch.setitem(store.MOST, "libraries", 1)
    store.save("libraries", "two", bytes(900 << 10))
    assert not left.exists()
    assert store.load("libraries", "two", bytes)


@POSIX
def test_the_folder_is_the_users_alone(own_cache: Path) -> None:
    before = os.umask(0o000)
    try:
        store.save("widths", 1, True)
    finally:
        os.umask(before)
    for path in (own_cache, own_cache / "widths"):
        assert path.stat().st_mode & 0o777 == 0o700
    assert entry(own_cache, "widths").stat().st_mode & 0o777 == 0o600


@POSIX
@pytest.mark.parametrize("inner", ["", "widths"])
@pytest.mark.parametrize("mode", [0o755, 0o750, 0o701])
def test_a_folder_that_others_may_read_is_closed(own_cache: Path, inner: str, mode: int) -> None:
    store.save("widths", 1, True)
    (own_cache / inner).chmod(mode)
    assert store.load("widths", 1, bool)
    assert (own_cache / inner).stat().st_mode & 0o777 == 0o700


@POSIX
@pytest.mark.parametrize("inner", ["", "widths"])
@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o770, 0o722, 0o702])
def test_a_folder_that_others_may_write_is_not_used(own_cache: Path, inner: str, mode: int) -> None:
    store.save("widths", 1, True)
    (own_cache / inner).chmod(mode)
    assert store.load("widths", 1, bool) is None
    store.save("widths", 2, True)
    assert len(list((own_cache / "widths").iterdir())) == 1


@POSIX
@pytest.mark.parametrize("inner", ["", "widths"])
@pytest.mark.parametrize("follow", [True, False], ids=["folder", "link"])
def test_a_folder_of_another_is_not_used(
    own_cache: Path, inner: str, follow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save("widths", 1, True)
    name, by_hand = ("stat" if follow else "lstat"), getattr(Path, "stat" if follow else "lstat")

    def owned(path: Path, **more: Any) -> os.stat_result:
        found: os.stat_result = by_hand(path, **more)
        if path != own_cache / inner:
            return found
        return os.stat_result((*found[:4], os.geteuid() + 1, *found[5:]))

    monkeypatch.setattr(Path, name, owned)
    assert store.load("widths", 1, bool) is None
    store.save("widths", 2, True)
    monkeypatch.undo()
    assert len(list((own_cache / "widths").iterdir())) == 1


def test_nothing_is_found_or_kept_where_nothing_is_wanted(own_cache: Path) -> None:
    store.save("widths", 1, True)
    with store.caching(False):
        assert store.load("widths", 1, bool) is None
        with store.caching(True):
            store.save("widths", 2, True)
    assert store.load("widths", 1, bool)
    assert store.load("widths", 2, bool) is None


def test_text_that_is_none_is_not_kept(own_cache: Path) -> None:
    store.save("lines", 1, {b"a": "\ud800"})
    assert not list(own_cache.rglob("lines/*"))


def test_a_library_is_known_by_its_version() -> None:
    (jinja,) = store.version("jinja2")
    assert jinja.startswith("jinja2-3") and jinja.endswith(".dist-info")
    assert store.version("no such library") != store.version.__wrapped__("no such library")
