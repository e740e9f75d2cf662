"""What a kit is built from, as a hash of its files and of printkit itself; and the stamps of finished builds.

manifest.json says what lies in a kit's folder: sorted, with no times and no paths of the machine. An unchanged
build imports little else than this module.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import islice
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, ValidationError, convert, to_builtins

from printkit import __version__
from printkit.cache import store
from printkit.errors import KitError
from printkit.kit.resources import (
    MAX_ART,
    MAX_FILES,
    MAX_FOLDERS,
    MAX_PICTURE,
    MAX_TEXT,
    SHARED,
    data_folder,
    kit_id,
    lies_in,
    own_file,
    read_text,
)
from printkit.making.settings import Settings

LIBRARIES = (
    *("reportlab", "cairosvg", "cairocffi", "pikepdf", "jinja2", "uharfbuzz", "fonttools", "markdown_it_py"),
    *("mdit_py_plugins", "budoux", "pyphen", "openpyxl", "pyyaml", "pillow", "resvg_py"),
)
"""What the look of a PDF depends on besides our own code, as their folders of metadata are called."""

OF_GAMES = ("phrases.", "facts.json")
"""What the files begin with that a game has in its kit's folder for all kits that name it."""

MOST_READ = 1 << 30
"""Bytes of a kit's files that are read to see whether they have changed."""

SETTLED = 5_000_000_000
"""Nanoseconds after which a file that is changed again has another time."""

Print = tuple[str, int, int]
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
    prints.append(sorted(name for name in store.installed() if name.split("-")[0].lower() in LIBRARIES))
    return store.digest(prints)


class Built(Struct, frozen=True):
    """What a build did for one kit.

    ``files``, ``pages``: of this build; ``unchanged``: they were there already. ``manifest``: the text of
    ``folder``'s manifest.json. ``notes``: what was left out, and why; what is worth knowing.
    """

    kit: str
    folder: Path
    files: int
    pages: int
    unchanged: bool
    manifest: str
    notes: tuple[str, ...] = ()


class Stamp(Struct, frozen=True):
    """What a build of one kit was made from, and what it made.

    ``inputs``: a hash. ``files``: the files made, the manifest first. ``pages``: in all.
    ``notes``: what was left out. ``outside``: files that do not lie in the kit and that it was made from as
    well, an installed game's, by their whole names.
    """

    inputs: str
    files: tuple[Print, ...]
    pages: int
    notes: tuple[str, ...]
    outside: tuple[Print, ...]


def inputs(folder: Path, out: Path, but: Collection[str] = ()) -> str | None:
    """Give a hash of all that a kit is built from: the content of its files, and printkit itself.

    Hidden files and what is built into ``out``, should it lie inside, do not count, nor do the files named in
    ``but``. What is larger than any file that a kit may name, or comes after MOST_READ, is told by size and
    time alone. None where a file cannot be read.
    """
    built = out / kit_id(folder, KitError)
    here, skip = (os.path.normcase(path.resolve()) for path in (folder, built))
    made = {MANIFEST, *(entry.file for entry in read_manifest(folder))} if skip == here else set[str]()
    content: list[object] = []
    left = MOST_READ
    try:
        for file in files_in(folder):
            ours = file.name in made if made else lies_in(os.path.normcase(file.real), skip)
            if file.name not in but and not ours:
                left -= file.size if file.size <= MAX_PICTURE else 0
                whole = file.size <= MAX_PICTURE and left >= 0
                content.append([file.name, _digest(file.real, file.size, file.changed) if whole else file[3:]])
    except OSError:
        return None
    return store.digest([program(), content])


def unchanged(folder: Path, settings: Settings, kit: str) -> Built | None:
    """Give what was built of a kit the last time if a build would make exactly what is there, else None."""
    stamp = store.load("builds", _key(folder, settings), Stamp)
    if stamp is None:
        return None
    out = settings.out / kit
    try:
        same = all(print_of(out, known[0]) == known for known in (*stamp.files, *stamp.outside))
        if not same or stamp.inputs != inputs(folder, settings.out):
            return None
        manifest = (out / MANIFEST).read_text(encoding="utf-8")
    except OSError:
        return None
    return Built(kit, out, len(stamp.files) - 1, stamp.pages, True, manifest, stamp.notes)


def write_stamp(
    folder: Path,
    settings: Settings,
    built: Built,
    made_from: str,
    made: tuple[Print, ...],
    outside: Iterable[Path],
) -> None:
    """Remember a build."""
    with contextlib.suppress(OSError):
        others = tuple(print_of(built.folder, str(path.absolute())) for path in outside)
        stamp = Stamp(made_from, made, built.pages, built.notes, others)
        store.save("builds", _key(folder, settings), stamp)


def _key(folder: Path, settings: Settings) -> object:
    return [settings.making(), str(folder.resolve()), str(settings.out.resolve())]


def files_in(folder: Path, deep: int = MAX_FOLDERS) -> Iterator[File]:
    """Give every file below a folder in order of name, hidden ones and what Python compiles left out.

    So are links out of it, which are never read: a kit that names one is refused. ``deep``: so many folders
    down. Plain texts, not paths: a build goes through some five hundred files. KitError for too many.
    """
    real = str(folder.resolve())
    found = _walk(str(folder), "", real.rstrip(os.sep) + os.sep, os.path.normcase(real), deep)
    for number, file in enumerate(found):
        if number == MAX_FILES:
            raise _too_many(folder)
        yield file


def _too_many(folder: str | Path) -> KitError:
    hint = "keep what does not belong to the kit elsewhere"
    return KitError(f"more than {MAX_FILES} files", where=str(folder), hint=hint)


def _walk(folder: str, name: str, real: str, whole: str, deep: int) -> Iterator[File]:
    with os.scandir(folder) as found:
        entries = sorted(islice(found, MAX_FILES + 1), key=attrgetter("name"))
    if len(entries) > MAX_FILES:
        raise _too_many(folder)
    for entry in entries:
        if entry.name.startswith(".") or entry.name == "__pycache__":
            continue
        lies = real + entry.name
        if entry.is_symlink():
            try:
                lies = str(Path(entry.path).resolve())
            except (OSError, RuntimeError):  # a link to itself
                continue
            if not lies_in(os.path.normcase(lies), whole):
                continue
        if entry.is_dir(follow_symlinks=False):
            if deep:
                yield from _walk(entry.path, f"{name}{entry.name}/", lies + os.sep, whole, deep - 1)
        elif entry.is_file():
            state = entry.stat()
            yield File(entry.path, name + entry.name, lies, state.st_size, state.st_mtime_ns)


def print_of(folder: Path, name: str) -> Print:
    """Give a file's name (in ``folder``, or its whole path), size and time of change. Raises OSError."""
    found = (folder / name).stat()
    return name, found.st_size, found.st_mtime_ns


@cache
def _digest(path: str, size: int, changed: int) -> str:
    """Give a hash of a file's content: a build asks for it before, while and after it reads the file.

    That of a large file is kept: a folder may hold a GB of originals, which else each command reads. A file
    that was changed just now is not known by its times, which some disks tell in steps of two seconds.
    """
    if size > MAX_TEXT:
        now = os.stat(path)  # noqa: PTH116  # a path is not needed
        if time.time_ns() - max(now.st_mtime_ns, now.st_ctime_ns) > SETTLED:
            key = [path, now.st_ino, now.st_size, now.st_mtime_ns, now.st_ctime_ns]
            return store.cached("digests", key, bytes, lambda: _hash(path)).hex()
    return _hash(path).hex()


def _hash(path: str) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123  # a path is not needed
        return hashlib.file_digest(file, "sha256").digest()


MANIFEST = "manifest.json"
FORMAT = "printkit-manifest-1"
FILE = re.compile(
    r"[^\W_]+(-[^\W_]+)*(_[a-zA-Z0-9+-]+){2,8}"
    r"(\.(pdf|html)|/[^\W_]+(-[^\W_]+)*\.(png|jpg|webp|svg|dxf|csv|json))"
)
"""What a file of ours can be called, in a folder of ours or in none: nothing that leads out."""


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One file: its name, the part, what it is (in English), language, paper, pages, content hash and size.

    ``parts``: of those whose sheets are in it, with what goes before them; ``sheets``: of paper that it takes.
    ``draft``: placeholders stand in it for art that is missing. These three are told only where there is any.
    """

    file: str
    part: str
    what: str
    language: str
    paper: str
    pages: int
    sha256: str
    bytes: int
    draft: bool = False
    parts: tuple[str, ...] = ()
    sheets: int = 0


def manifest_text(kit: str, version: str, entries: Iterable[Entry]) -> str:
    """Write the manifest of a kit's folder."""
    files = [to_builtins(entry) for entry in sorted(entries, key=lambda e: e.file)]
    data = {"format": FORMAT, "kit": kit, "version": version, "files": files}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def read_manifest(folder: Path) -> tuple[Entry, ...]:
    """Read a folder's manifest; what is not ours or not whole counts as not there.

    A name that printkit would not have given is dropped: the manifest says what may be removed. A kit may have
    brought one: a pipe, or a link to what has no end.
    """
    try:
        path = own_file(folder, MANIFEST)
        data = json.loads(read_text(path, MAX_ART)) if path else None
    except (KitError, ValueError, RecursionError):
        return ()
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("files"), list):
        return ()
    made = []
    for row in data["files"]:
        with contextlib.suppress(ValidationError):
            made.append(convert(row, Entry))
    return tuple(entry for entry in made if FILE.fullmatch(entry.file))
