"""Files appear together or not at all; what is not ours is not touched."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest

from printkit import writing
from printkit.errors import OutputError
from printkit.making.inputs import MANIFEST, Entry, read_manifest
from printkit.making.stage import publish, staging
from printkit.writing import output_errors

PARTS = ("cards", "pad")


def entry(file: str, part: str = "cards", data: bytes = b"new") -> Entry:
    return Entry(file, part, "Cards", "en", "a4", 1, "0" * 64, len(data))


def put(out: Path, files: dict[str, bytes], part: str = "cards", parts: tuple[str, ...] = PARTS) -> str:
    with staging(out) as stage:
        for name, data in files.items():
            (stage / name).write_bytes(data)
        return publish(stage, out, "k", "1", [entry(name, part) for name in files], parts)[0]


def tree(out: Path) -> dict[str, bytes]:
    return {str(p.relative_to(out)): p.read_bytes() for p in out.rglob("*") if p.is_file()}


def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lock files, not folders, by what other systems lock with."""
    if sys.platform == "win32":
        return
    import fcntl

    def locking(file: int, how: int, length: int) -> None:
        fcntl.flock(file, how)

    ways = {"LK_LOCK": fcntl.LOCK_EX, "LK_NBLCK": fcntl.LOCK_EX | fcntl.LOCK_NB}
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, **ways))
    for name in ("making.stage", "writing"):
        monkeypatch.setattr(f"printkit.{name}.sys", SimpleNamespace(platform="win32"))


A, B, C = "k_cards_en_a4.pdf", "k_cards_ja_a4.pdf", "k_pad_xx_a4.pdf"


def test_files_and_manifest_arrive_and_no_staging_stays(tmp_path: Path) -> None:
    text = put(tmp_path / "out", {A: b"1", B: b"2"})
    assert tree(tmp_path / "out") == {f"k/{A}": b"1", f"k/{B}": b"2", f"k/{MANIFEST}": text.encode()}
    assert [row["file"] for row in json.loads(text)["files"]] == [A, B]


def test_on_windows_nothing_is_made_that_only_its_owner_may_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is moved there keeps the permissions that it has from the folder that it was made in."""
    made, mkdir = set(), os.mkdir

    def watched(path: Path, mode: int = 0o777, *, dir_fd: int | None = None) -> None:
        made.add(mode)
        mkdir(path, mode, dir_fd=dir_fd)

    monkeypatch.setattr(os, "mkdir", watched)
    monkeypatch.setattr(writing, "HANDLES", False)
    put(tmp_path / "out", {A: b"1"})
    assert made == {0o777}


def test_other_parts_stay_and_stay_listed(tmp_path: Path) -> None:
    put(tmp_path, {A: b"1"})
    put(tmp_path, {C: b"3"}, part="pad")
    assert [e.file for e in read_manifest(tmp_path / "k")] == [A, C]
    (tmp_path / "k" / A).unlink()
    put(tmp_path, {C: b"4"}, part="pad")
    assert [e.file for e in read_manifest(tmp_path / "k")] == [C]


def piped(at: Path) -> None:
    os.mkfifo(at)


def endless(at: Path) -> None:
    at.symlink_to("/dev/zero")


def large(at: Path) -> None:
    with at.open("wb") as file:
        file.truncate(20 << 30)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("brought", [piped, endless, large])
def test_a_manifest_that_a_kit_has_brought_is_read_only_if_it_is_one(
    brought: Callable[[Path], None], tmp_path: Path
) -> None:
    (tmp_path / "k").mkdir()
    brought(tmp_path / "k" / MANIFEST)
    read: list[tuple[Entry, ...]] = []
    reader = Thread(target=lambda: read.append(read_manifest(tmp_path / "k")), daemon=True)
    reader.start()
    reader.join(10)
    assert read == [()]
    put(tmp_path, {A: b"1"})
    assert [e.file for e in read_manifest(tmp_path / "k")] == [A]


def test_only_what_printkit_made_is_removed(tmp_path: Path) -> None:
    put(tmp_path, {A: b"1", C: b"3"})
    mine = tmp_path / "k" / "k_cards_notes.pdf"
    mine.write_bytes(b"mine")
    put(tmp_path, {C: b"4"}, part="pad", parts=("pad",))  # the kit has no cards any more
    assert set(tree(tmp_path)) == {f"k/{C}", f"k/{MANIFEST}", "k/k_cards_notes.pdf"}


@pytest.mark.parametrize(
    "name", ["../victim.pdf", "/etc/passwd", "victim.pdf", "k_cards_en_a4.pdf/../../victim.pdf"]
)
def test_a_manifest_cannot_have_other_files_removed(tmp_path: Path, name: str) -> None:
    put(tmp_path, {A: b"1"})
    victim = tmp_path / "victim.pdf"
    victim.write_bytes(b"keep")
    path = tmp_path / "k" / MANIFEST
    data = json.loads(path.read_text(encoding="utf-8"))
    data["files"].append({**data["files"][0], "file": name, "part": "gone"})
    path.write_text(json.dumps(data), encoding="utf-8")
    put(tmp_path, {A: b"2"})
    assert victim.read_bytes() == b"keep"
    assert [e.file for e in read_manifest(tmp_path / "k")] == [A]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"files": 3}', "[" * 100_000, '{"format": "printkit-manifest-1", "files": [{}, 3]}'],
)
def test_a_damaged_manifest_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "k").mkdir()
    (tmp_path / "k" / MANIFEST).write_text(text, encoding="utf-8")
    assert read_manifest(tmp_path / "k") == ()
    put(tmp_path, {A: b"1"})
    assert [e.file for e in read_manifest(tmp_path / "k")] == [A]


@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(errno.ENOSPC, "No space left on device")])
def test_stopped_between_two_files_all_is_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, error: BaseException
) -> None:
    put(tmp_path, {A: b"old 1", B: b"old 2"})
    before = tree(tmp_path)
    replace, calls = Path.replace, []

    def failing(self: Path, target: Path) -> Path:
        calls.append(target)
        if len(calls) == at:
            raise error
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises((KeyboardInterrupt, OutputError)):
        put(tmp_path, {A: b"new 1", B: b"new 2", C: b"new 3"})
    assert tree(tmp_path) == before
    assert len(calls) > at or at == 1  # something was put back


def test_stopped_in_a_first_build_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: Path, target: Path) -> Path:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises(OutputError, match="input/output error"):
        put(tmp_path / "out", {A: b"1"})
    assert list((tmp_path / "out").iterdir()) == []


def test_without_hard_links_copies_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, {A: b"old"})

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    put(tmp_path, {A: b"new"})
    assert (tmp_path / "k" / A).read_bytes() == b"new"


@pytest.mark.parametrize("windows", [False, True])
def test_what_killed_builds_left_is_swept_but_not_what_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: bool
) -> None:
    if windows:
        as_on_windows(monkeypatch)
    (tmp_path / ".printkit-dead").mkdir()
    (tmp_path / ".printkit-dead" / "x").write_bytes(b"")
    with staging(tmp_path) as one, staging(tmp_path) as other:
        assert one != other
        assert {p.name for p in tmp_path.iterdir()} == {one.name, other.name}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "what"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "cannot write here"),
        (errno.EROFS, "cannot write here"),
        (errno.ENOTDIR, "a file where a folder has to be"),
        (errno.EIO, "cannot write: "),
    ],
)
def test_errors_say_what_to_do(number: int, what: str) -> None:
    with pytest.raises(OutputError, match=f"^out: .*{what}") as told, output_errors(Path("out")):
        raise OSError(number, os.strerror(number), "out/.printkit-xyz/a")
    assert "--out" in str(told.value.hint)
    assert told.value.exit_code == 1


def test_a_file_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"a file")
    with pytest.raises(OutputError, match="a file where a folder has to be"), staging(tmp_path / "out"):
        pass
    with (
        pytest.raises(OutputError, match="a file where a folder has to be"),
        staging(tmp_path / "out" / "deeper"),
    ):
        pass
    (tmp_path / "k").write_bytes(b"a file")
    with pytest.raises(OutputError, match="a file where a folder has to be"):
        put(tmp_path, {A: b"1"})
    (tmp_path / "k").unlink()
    (tmp_path / "k" / A).mkdir(parents=True)
    with pytest.raises(OutputError, match="a folder where a file has to go"):
        put(tmp_path, {A: b"1"})


def test_what_windows_has_open_elsewhere_is_named_before_anything_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can move or remove it, nor a second name of it: one would be left in the staging folder."""
    put(tmp_path, {A: b"old", B: b"old"})
    before, rename = tree(tmp_path), os.rename

    def renamed(path: Path, target: Path) -> None:
        if path.name == B:
            raise PermissionError(errno.EACCES, "it is being used by another process", str(path))
        rename(path, target)

    as_on_windows(monkeypatch)
    monkeypatch.setattr(os, "rename", renamed)
    monkeypatch.delattr(os, "link")
    with pytest.raises(OutputError, match="is read-only, or open in another program") as caught:
        put(tmp_path, {A: b"new", B: b"new"})
    assert caught.value.where == str(tmp_path / "k" / B)
    assert tree(tmp_path) == before and [*tmp_path.iterdir()] == [tmp_path / "k"]


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write anywhere, so the refusal is made by hand."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(tmp_path / ".printkit-x"))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(OutputError) as caught, staging(tmp_path):
        pass
    assert (caught.value.what, caught.value.where) == ("cannot write here", str(tmp_path))
