"""What a machine may lack or break: a build is whole, or is the one that was there before, and says why.

Each fault meets a build of a kit that was changed since its last one.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.commands import forked
from tests.cli.hostile_kit import NAME, swap, tree, write_kit
from tests.hostile.test_named import HARMFUL, PYTHONS
from tests.tools import unmeasured

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="its limits are kept on Linux")

NOBODY = 65534
MEGABYTE = 1 << 20
SOME = ("--lang", "en", "--only", "cards,rulebook")


class Place(NamedTuple):
    """A kit changed since ``out`` was made, in a folder that all may read; what ``out`` held and may hold."""

    folder: Path
    before: Mapping[str, str]
    after: Mapping[str, str]

    @property
    def out(self) -> Path:
        return self.folder / "out"

    @property
    def cache(self) -> Path:
        return self.folder / "cache"


def words_of(folder: Path, out: Path) -> list[str]:
    return ["build", f"{folder / NAME}/", "--out", str(out), "--jobs", "1", *SOME]


def build_here(folder: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Build in a fork of this process, for what no other Python has to begin."""
    return forked(*words_of(folder, out), env={"PRINTKIT_CACHE": str(folder / "cache"), "TMPDIR": str(folder)})


def build(folder: Path, out: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    more.setdefault("stdout", subprocess.PIPE)
    more.setdefault("stderr", subprocess.PIPE)
    env = unmeasured() | {"PRINTKIT_CACHE": str(folder / "cache"), "TMPDIR": str(folder)} | more.pop("env", {})
    return subprocess.run(
        [sys.executable, "-m", "printkit", *words_of(folder, out)],
        env=env,
        text=True,
        check=False,
        timeout=300,
        **more,
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Place:
    folder = tmp_path_factory.mktemp("faults")
    write_kit(folder / NAME)
    assert build_here(folder, folder / "out").returncode == 0
    before = tree(folder / "out")
    swap("card.svg", '<rect x="-3"', '<rect width="20" height="9" mask="none"/><rect x="-2"')(folder / NAME)
    shutil.copytree(folder, folder / "anew")
    assert build_here(folder / "anew", folder / "anew" / "out").returncode == 0
    after = tree(folder / "anew" / "out")
    assert after.keys() == before.keys() and after != before
    return Place(folder, before, after)


@pytest.fixture
def place(made: Place, tmp_path: Path) -> Iterator[Place]:
    folder = tmp_path / "place"
    for name in (NAME, "out", "cache"):
        shutil.copytree(made.folder / name, folder / name)
    yield made._replace(folder=folder)


def whole(place: Place, done: subprocess.CompletedProcess[str], says: str = "") -> None:
    """See that all is new, or all as it was and the reason told."""
    err = done.stderr or ""
    assert not HARMFUL.search(err) and not PYTHONS.search(err), err
    assert len(err.encode()) <= 2000
    found = {name: digest for name, digest in tree(place.out).items() if not name.startswith(".printkit-")}
    if done.returncode == 0:
        assert found == place.after
    else:
        assert found == place.before
        assert err.startswith("printkit: ") and says in err, err


def limited(kind: int, most: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (most, most))


@pytest.mark.parametrize("most", [32])
def test_few_open_files(place: Place, most: int) -> None:
    done = build(place.folder, place.out, preexec_fn=limited(resource.RLIMIT_NOFILE, most))
    whole(place, done)
    assert done.returncode == 0


@pytest.mark.parametrize("megabytes", [512])
def test_little_memory(place: Place, megabytes: int) -> None:
    done = build(place.folder, place.out, preexec_fn=limited(resource.RLIMIT_AS, megabytes * MEGABYTE))
    whole(place, done)
    assert done.returncode == 0


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[None]:
    """Put a disk of that size in the place of a folder, with what the folder holds."""
    held = folder.with_name("held")
    folder.rename(held)
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        shutil.copytree(held, folder, dirs_exist_ok=True)
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def full(place: Place, more: int) -> None:
    """Build onto a disk that has so many KB left."""
    held = sum(-(-path.stat().st_size // 4096) * 4 + 4 for path in place.out.rglob("*"))
    with small_disk(place.out, held + more):
        done = build_here(place.folder, place.out)
        whole(place, done, "the disk is full")
        assert not list(place.out.glob(".printkit-*"))


@pytest.mark.parametrize("more", [0, *(pytest.param(one, marks=pytest.mark.long) for one in (24, 4000))])
def test_a_full_disk(place: Place, more: int) -> None:
    full(place, more)


@pytest.mark.parametrize("bytes_", [pytest.param(0, marks=pytest.mark.long), 4096])
def test_no_file_may_be_large(place: Place, bytes_: int) -> None:
    whole(place, build(place.folder, place.out, preexec_fn=limited(resource.RLIMIT_FSIZE, bytes_)))


def unprivileged() -> None:
    """Take from root what lets it write others' files."""
    import ctypes

    libc = ctypes.CDLL(None)
    for capability in range(64):
        libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP: gone when a program is begun


def of_another(*folders: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root may give a file away")
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)


def test_another_users_folder(place: Place) -> None:
    of_another(place.out)
    done = build(place.folder, place.out, preexec_fn=unprivileged)
    assert done.returncode == 1
    whole(place, done, "cannot write here")


def test_another_users_cache(place: Place) -> None:
    """It is not believed, and not written."""
    of_another(place.cache)
    place.cache.chmod(0o755)
    before = tree(place.cache)
    done = build_here(place.folder, place.out)  # root may read and write it, and does not
    whole(place, done)
    assert done.returncode == 0 and tree(place.cache) == before


def test_no_cairo(place: Place) -> None:
    """What CairoSVG has to draw cannot be drawn; who lacks it is told what to do."""
    fake = place.folder / "fake" / "cairocffi"
    fake.mkdir(parents=True)
    (fake / "__init__.py").write_text("raise OSError('no library called cairo was found')\n")
    done = build(place.folder, place.out, env={"PYTHONPATH": str(fake.parent)})
    whole(place, done, "cairo")
    assert done.returncode == 1


@pytest.mark.parametrize(
    "closed", [*(pytest.param(one, marks=pytest.mark.long) for one in ("<&-", ">&-", "2>&-")), "<&- >&- 2>&-"]
)
def test_closed_streams(place: Place, closed: str) -> None:
    words = f'exec "$@" {closed}'
    command = [sys.executable, "-m", "printkit", "build", f"{place.folder / NAME}/", "--out", str(place.out)]
    env = os.environ | {"PRINTKIT_CACHE": str(place.cache)}
    more = ["--jobs", "1", *SOME]
    done = subprocess.run(
        ["sh", "-c", words, "sh", *command, *more], env=env, capture_output=True, text=True, check=False
    )
    whole(place, done)
    assert done.returncode == 0


def test_a_clock_that_was_turned(place: Place) -> None:
    """All files, the kit's, the last build's and the cache's, are of a time that cannot be, or of long ago."""
    for path in (*place.folder.rglob("*"),):
        shift = 3e8 if len(path.name) % 2 else -3e8
        os.utime(path, (path.stat().st_mtime - shift, path.stat().st_mtime - shift))
    done = build_here(place.folder, place.out)
    whole(place, done)
    assert done.returncode == 0


def broken(place: Place, chance: random.Random) -> None:
    """Build with a cache in each of whose files a byte is another, or that ends there."""
    for path in sorted(path for path in place.cache.rglob("*") if path.is_file()):
        data = bytearray(path.read_bytes())
        at = chance.randrange(len(data))
        data[at] ^= 1 << chance.randrange(8)
        path.write_bytes(data[:at] if chance.random() < 0.2 else data)
    done = build_here(place.folder, place.out)
    whole(place, done)
    assert done.returncode == 0


def test_a_broken_cache(place: Place) -> None:
    broken(place, random.Random("cache 0"))


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_many_of_each(made: Place, tmp_path: Path) -> None:
    """The same faults in other measures: each of 60 builds meets one."""

    def fresh(number: int) -> Place:
        folder = tmp_path / str(number)
        for name in (NAME, "out", "cache"):
            shutil.copytree(made.folder / name, folder / name)
        return made._replace(folder=folder)

    numbers = iter(range(1000))
    for most in range(4, 32, 3):
        at = fresh(next(numbers))
        done = build(at.folder, at.out, preexec_fn=limited(resource.RLIMIT_NOFILE, most))
        if "Fatal Python error: init" not in done.stderr:  # Python did not even begin
            whole(at, done)
    for megabytes in range(130, 500, 40):
        at = fresh(next(numbers))
        limit = limited(resource.RLIMIT_AS, megabytes * MEGABYTE)
        whole(at, build(at.folder, at.out, preexec_fn=limit))
    for more in range(4, 200, 16):
        full(fresh(next(numbers)), more)
    for kilobytes in range(1, 100, 8):
        at = fresh(next(numbers))
        whole(at, build(at.folder, at.out, preexec_fn=limited(resource.RLIMIT_FSIZE, kilobytes << 10)))
    for seed in range(1, 20):
        broken(fresh(next(numbers)), random.Random(f"cache {seed}"))
