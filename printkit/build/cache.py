"""What need not be done again: builds that would make what is there already, faces drawn and lines set before.

Everything here is a shortcut. What is damaged, missing or cannot be written counts as not there.
An unchanged build imports little else than this module.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from printkit import __version__
from printkit.kit.resources import SHARED, data_folder
from printkit.writing import write

FORMAT = 3
ENVIRONMENT = "PRINTKIT_CACHE"
MOST = {"faces": 400, "lines": 100, "drawings": 100, "outlines": 100, "proven": 100, "rulesets": 100}
"""How many are kept of each kind: drawn faces; what is kept of books; rulesets that their games allow."""

LIBRARIES = (
    *("reportlab", "cairosvg", "cairocffi", "pikepdf", "jinja2", "uharfbuzz", "fonttools", "markdown_it_py"),
    *("mdit_py_plugins", "budoux", "pyphen", "openpyxl", "pyyaml", "pillow"),
)
"""What the look of a PDF depends on besides our own code, as their folders of metadata are called."""

OF_GAMES = ("phrases.", "facts.json")
"""What the files begin with that a game has in its kit's folder for all kits that name it."""

Print = list[str | int]
"""A file without its content: name, size, time of change (ns)."""


class File(NamedTuple):
    """A file below a folder. ``path``: to open it; ``name``: in the folder, with forward slashes.

    ``real``: where it lies when no link is left; ``changed``: when, ns.
    """

    path: str
    name: str
    real: str
    size: int
    changed: int


@cache
def cache_folder() -> Path:
    """Give the folder for all caches: ``$PRINTKIT_CACHE``, else the user's (platformdirs). It may not exist."""
    if chosen := os.environ.get(ENVIRONMENT):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("printkit"))


@cache
def program() -> str:
    """Give a hash of printkit itself: code, shared templates and fonts (names, sizes, times), and libraries.

    So are its games' phrases and pinned facts, which lie in their kits, and which any kit's book may need.
    The libraries' versions are read off the names of their metadata folders, without importing them.
    """
    templates = data_folder("templates")
    folders = Path(__file__).resolve().parent.parent, templates / SHARED, data_folder("fonts")
    files = [file for folder in folders for file in files_in(folder)]
    files += [file for file in files_in(templates, deep=1) if file.name.rpartition("/")[2].startswith(OF_GAMES)]
    prints: list[object] = [__version__, sys.version, [[one.name, one.size, one.changed] for one in files]]
    found: set[str] = set()
    for place in filter(None, sys.path):
        with contextlib.suppress(OSError):
            found.update(entry.name for entry in os.scandir(place) if entry.name.endswith(".dist-info"))
    prints.append(sorted(n for n in found if n.split("-")[0].lower() in LIBRARIES))
    return _hash(prints)


class Stamp(Struct, frozen=True):
    """What a build of one kit was made from, and what it made.

    ``inputs``: a hash. ``files``: the files made (:data:`Print`), the manifest first. ``pages``: in all.
    ``notes``: what was left out. ``outside``: files that do not lie in the kit and that it was made from as
    well, an installed game's, by their whole names.
    """

    inputs: str
    files: tuple[tuple[str, int, int], ...]
    pages: int
    notes: tuple[str, ...] = ()
    outside: tuple[tuple[str, int, int], ...] = ()


def stamp_path(making: Mapping[str, object], folder: Path, out: Path) -> Path:
    """Give the place of the stamp for a kit's folder built with these settings into ``out``."""
    key = _hash([FORMAT, making, str(folder.resolve()), str(out.resolve())])
    return cache_folder() / "builds" / f"{key[:32]}.json"


def inputs(folder: Path, out: Path, but: Collection[str] = ()) -> str | None:
    """Give a hash of all that a kit is built from: the content of its files, and printkit itself.

    Hidden files and the output folder, should it lie inside, do not count, nor do the files named in ``but``.
    None where a file cannot be read.
    """
    skip = os.path.normcase(out.resolve())
    try:
        content = [
            [file.name, _digest(file.path, file.size, file.changed)]
            for file in files_in(folder)
            if file.name not in but and not _lies_in(os.path.normcase(file.real), skip)
        ]
    except OSError:
        return None
    return _hash([program(), content])


def prints(paths: Iterable[Path]) -> list[Print]:
    """Give the prints of files under their whole names. Raises OSError."""
    return [_print(path, None) for path in paths]


def unchanged(path: Path, folder: Path, out: Path, kit_out: Path) -> Stamp | None:
    """Give the stamp at ``path`` if a build would make exactly what is there, else None."""
    stamp = _read_stamp(path)
    if stamp is None:
        return None
    try:
        if any(_print(kit_out / name, kit_out) != [name, size, time] for name, size, time in stamp.files):
            return None
        if any(_print(Path(name), None) != [name, size, time] for name, size, time in stamp.outside):
            return None
        return stamp if stamp.inputs == inputs(folder, out) else None
    except OSError:
        return None


def write_stamp(
    path: Path,
    made_from: str,
    kit_out: Path,
    files: list[str],
    pages: int,
    notes: Sequence[str] = (),
    outside: Sequence[Path] = (),
) -> None:
    """Remember a build."""
    with contextlib.suppress(OSError):
        data = {
            "format": FORMAT,
            "inputs": made_from,
            "files": [_print(kit_out / name, kit_out) for name in files],
            "pages": pages,
            "notes": list(notes),
            "outside": prints(outside),
        }
        write(path.parent, path.name, json.dumps(data).encode(), own=True)


def drawn(key: object) -> bytes | None:
    """Give the faces that were drawn from what ``key`` stands for, if they are kept whole."""
    return kept("faces", key)


def keep_drawn(key: object, pdf: bytes) -> None:
    """Keep drawn faces."""
    keep("faces", key, pdf)


def kept(kind: str, key: object) -> bytes | None:
    """Give what was kept under ``key``, if it is there and whole. ``kind``: of MOST."""
    try:
        data = _kept_path(kind, key).read_bytes()
    except OSError:
        return None
    head, body = data[:64], data[64:]
    return body if hashlib.sha256(body).hexdigest().encode() == head else None


def keep(kind: str, key: object, body: bytes) -> None:
    """Keep it, and drop the oldest of its kind."""
    path = _kept_path(kind, key)
    with contextlib.suppress(OSError):
        write(path.parent, path.name, hashlib.sha256(body).hexdigest().encode() + body, own=True)
        found = sorted(os.scandir(path.parent), key=lambda entry: entry.stat().st_mtime_ns, reverse=True)
        for old in found[MOST[kind] :]:
            Path(old).unlink(missing_ok=True)


def _kept_path(kind: str, key: object) -> Path:
    return cache_folder() / kind / _hash([FORMAT, program(), key])[:32]


def _read_stamp(path: Path) -> Stamp | None:
    try:
        data = json.loads(path.read_bytes())
        if data["format"] != FORMAT:
            return None
        files, outside = (
            tuple((str(name), int(size), int(time)) for name, size, time in data[key])
            for key in ("files", "outside")
        )
        return Stamp(str(data["inputs"]), files, int(data["pages"]), tuple(map(str, data["notes"])), outside)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def files_in(folder: Path, deep: int = sys.maxsize) -> Iterator[File]:
    """Give every file below a folder in order of name, hidden ones and what Python compiles left out.

    So are links out of it, which are never read: a kit that names one is refused. ``deep``: so many folders
    down. Plain texts, not paths: a build goes through some five hundred files.
    """
    real = str(folder.resolve())
    return _walk(str(folder), "", real.rstrip(os.sep) + os.sep, os.path.normcase(real), deep)


def _walk(folder: str, name: str, real: str, whole: str, deep: int) -> Iterator[File]:
    with os.scandir(folder) as found:
        entries = sorted(found, key=attrgetter("name"))
    for entry in entries:
        if entry.name.startswith(".") or entry.name == "__pycache__":
            continue
        lies = real + entry.name
        if entry.is_symlink():
            if (leads := _leads(entry.path)) is None or not _lies_in(os.path.normcase(leads), whole):
                continue
            lies = leads
        if entry.is_dir(follow_symlinks=False):
            if deep:
                yield from _walk(entry.path, f"{name}{entry.name}/", lies + os.sep, whole, deep - 1)
        elif entry.is_file():
            state = entry.stat()
            yield File(entry.path, name + entry.name, lies, state.st_size, state.st_mtime_ns)


def _leads(link: str) -> str | None:
    """Say where a link leads, None where it cannot be told."""
    try:
        return str(Path(link).resolve())
    except (OSError, RuntimeError):  # a link to itself
        return None


def _lies_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _print(path: Path, folder: Path | None) -> Print:
    """Give a file's print, under its name in ``folder``, or its whole name."""
    found = path.stat()
    name = path.relative_to(folder).as_posix() if folder else str(path)
    return [name, found.st_size, found.st_mtime_ns]


@cache
def _digest(path: str, size: int, changed: int) -> str:
    """Give a hash of a file's content: a build asks for it before, while and after it reads the file."""
    with open(path, "rb") as file:  # noqa: PTH123  # a path is not needed
        return hashlib.file_digest(file, "sha256").hexdigest()


def _hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
