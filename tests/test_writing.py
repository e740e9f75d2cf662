"""The door out: what is written below a folder stays there, whatever links there are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from printkit import writing
from printkit.errors import OutputError


@pytest.fixture(autouse=True, params=[True, False], ids=["handles", "no handles"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways of it, that of Windows as well."""
    if request.param and not writing.HANDLES:
        pytest.skip("folders cannot be held open here")
    monkeypatch.setattr(writing, "HANDLES", request.param)


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    folder = tmp_path / "outside"
    folder.mkdir()
    (folder / "file").write_text("precious")
    return folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "kit"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_folders_are_made(root: Path) -> None:
    writing.write(root, "a/b/c.json", b"1")
    writing.write(root, "a/b/c.json", b"2")
    assert (root / "a" / "b" / "c.json").read_bytes() == b"2"
    assert names(root / "a" / "b") == ["c.json"]


def test_a_link_in_the_place_of_a_folder_is_refused(root: Path, outside: Path) -> None:
    root.mkdir()
    (root / "a").symlink_to(outside)
    for name in ("a/file", "a/new", "a/b/c"):
        with pytest.raises(OutputError, match="is a link where a folder has to be") as caught:
            writing.write(root, name, b"1")
        assert caught.value.where == str(root / "a")
    with pytest.raises(OutputError, match="is a link"):
        writing.folder(root, "a")
    assert names(outside) == ["file"]
    assert (outside / "file").read_text() == "precious"


@pytest.mark.parametrize("target", ["file", "new"])
def test_a_link_in_the_place_of_a_file_is_replaced(root: Path, outside: Path, target: str) -> None:
    root.mkdir()
    for name in ("c.json", "d.json"):
        (root / name).symlink_to(outside / target)
    writing.write(root, "c.json", b"1")
    with writing.replacing(root / "d.json") as file:
        file.write(b"1")
    assert not (root / "c.json").is_symlink() and (root / "c.json").read_bytes() == b"1"
    assert not (root / "d.json").is_symlink() and (root / "d.json").read_bytes() == b"1"
    assert names(outside) == ["file"]
    assert (outside / "file").read_text() == "precious"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_device_or_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("/dev/full")
    for path in (pipe, link, Path("/dev/printkit-is-not-there")):
        with pytest.raises(OutputError, match="is a device or a pipe"), writing.replacing(path):
            pass
    assert names(tmp_path) == ["link", "pipe"] and pipe.is_fifo() and link.is_symlink()


def test_the_folder_itself_may_be_reached_by_a_link(root: Path, outside: Path) -> None:
    root.symlink_to(outside)
    writing.write(root, "a/c", b"1")
    assert (outside / "a" / "c").read_bytes() == b"1"


@pytest.mark.parametrize("way", ["write", "beside"])
def test_what_fails_leaves_the_old_file_and_nothing_else(root: Path, way: str) -> None:
    root.mkdir()
    (root / "c").write_text("old")
    (root / "folder").mkdir()
    if way == "write":
        with pytest.raises(OSError) as caught:
            writing.write(root, "folder", b"1")
        assert caught.value.filename in (str(root / "folder"), caught.value.filename2)
    else:
        with pytest.raises(KeyError), writing.replacing(root / "c") as file:
            file.write(b"1")
            raise KeyError
    assert names(root) == ["c", "folder"]
    assert (root / "c").read_text() == "old"


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_it_may_be_read_by_whom_the_old_one_could_be(root: Path) -> None:
    """Not on Windows: its modes only say that a file may not be written, nor replaced then."""
    mask = os.umask(0o022)
    try:
        writing.write(root, "new", b"1")
        writing.write(root, "own/new", b"1", own=True)
        (root / "old").write_text("0")
        (root / "old").chmod(0o664)
        writing.write(root, "old", b"1")
    finally:
        os.umask(mask)
    modes = {name: (root / name).stat().st_mode & 0o777 for name in ("new", "own", "own/new", "old")}
    assert modes == {"new": 0o644, "own": 0o700, "own/new": 0o600, "old": 0o664 if writing.HANDLES else 0o644}
