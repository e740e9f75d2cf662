"""Where printkit's own data lies, which kits there are, and how a kit's files are read: bounded and inside."""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from contextlib import suppress
from functools import cache
from itertools import accumulate, islice
from pathlib import Path, PurePosixPath, PureWindowsPath

from printkit.errors import KitError, PrintkitError, UsageError, closest, nearest

MAX_TEXT = 1 << 20
"""Greatest size of a text file of a kit, bytes."""

MAX_ART = 8 << 20
"""Greatest size of a drawing or a workbook of a kit, bytes."""

MAX_PICTURE = 32 << 20
"""Greatest size of a picture of pixels, bytes; what it takes to draw it, its pixels bound."""

MAX_NAME = 255
MAX_FOLDERS = 32
"""Folders in folders that a kit's files lie in at most: what lies deeper is no file of the kit."""

MAX_FILES = 20_000

GAMELESS = "one needs rules in Python, and game in kit.toml: docs/tutorial-game.md"
"""What to do about a kit that names no game."""

SHARED = "shared"
"""The folder of templates/ that is no kit but holds what kits share."""


@cache
def data_folder(name: str) -> Path:
    """Find ``templates`` or ``fonts``: beside the package in a checkout, inside it in an installed wheel."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "_data" / name, package.parent / name):
        if folder.is_dir():
            return folder.resolve()
    raise KitError(f"printkit's own folder {name!r} is missing", hint="install printkit again")


def builtin_kits() -> tuple[str, ...]:
    """Give the ids of the kits that come with printkit, in alphabetical order."""
    folder = data_folder("templates")
    return tuple(sorted(p.parent.name for p in folder.glob("*/kit.toml") if p.parent.name != SHARED))


def kit_here() -> tuple[str, ...]:
    """Give the word for the kit whose folder we are in, nothing where that is no kit's.

    Raises UsageError where its file has nearly the right name: it would be passed over for printkit's own kits.
    """
    if not Path("kit.toml").is_file():
        if hint := _misnamed(Path()):
            raise UsageError("no kit.toml in this folder", hint=hint)
        if above := next((one for one in Path.cwd().parents if (one / "kit.toml").is_file()), None):
            raise UsageError("this folder is within a kit's", hint=f"name the kit: {above}{os.sep}")
        return ()
    return (".",)


def _misnamed(folder: Path) -> str | None:
    """Say what to do about ``Kit.toml``, or ``kit.toml.txt``, as some editors call what they save."""
    with suppress(OSError):
        for name in sorted(os.listdir(folder)):  # noqa: PTH208  # names are wanted, not paths
            if name.lower().removesuffix(".txt") == "kit.toml" != name:
                return f"rename {name!r} to 'kit.toml'"
    return None


def find_kit(word: str) -> Path:
    """Find a kit's folder: a built-in kit by its id, or any folder where ``word`` has a path separator.

    Raises UsageError for a word that is neither, naming the nearest kit.
    """
    if any(mark in word for mark in {"/", os.sep, os.altsep or "/"}) or word in {".", ".."}:
        folder = Path(word).expanduser()
        if not folder.is_dir():
            beside = f"name its folder: {folder.parent}{os.sep}" if folder.is_file() else None
            raise UsageError(f"no folder {word!r}", hint=beside or _near_kit(folder))
        if not (folder / "kit.toml").is_file():
            wants = _misnamed(folder) or "a kit is a folder with a kit.toml"
            raise UsageError(f"no kit.toml in {word!r}", hint=wants)
        return folder
    kits = builtin_kits()
    if word in kits:
        return data_folder("templates") / word
    if (Path(word) / "kit.toml").is_file():
        hint: str | None = f"for the folder, write {quoted(f'./{word}')}"
    else:
        hint = nearest(word, kits) or _near_kit(Path(word))
    raise UsageError(f"no kit {word!r}", hint=hint or f"there are: {', '.join(kits)}")


def _near_kit(folder: Path) -> str | None:
    """Lead to a kit beside a folder that is not there, with nearly the same name."""
    with suppress(OSError):
        beside = {one.parent.name.lower(): one.parent.name for one in folder.parent.glob("*/kit.toml")}
        if near := closest(folder.name.lower(), sorted(beside)):
            word = str(folder.with_name(beside[near]))
            return f"did you mean {word if os.sep in word else f'./{word}'!r}?"
    return None


def is_builtin(folder: Path) -> bool:
    """Tell whether a kit's folder is printkit's own, so that its templates need no guarding process."""
    return folder.resolve().parent == data_folder("templates")


def inside(folder: Path, name: str, where: str, kind: type[PrintkitError] = KitError) -> Path:
    """Give the file ``name`` of ``folder``; refuse what lies or leads outside it, and what is not there.

    ``name`` is a relative path with forward slashes; ``where``, for errors, is the place that names it.
    """
    pure = PurePosixPath(name)
    if name.startswith(("https://", "http://")):
        hint = 'download it first, as docs/kit.md says: curl -L -o cards.csv "ADDRESS"'
        raise kind(f"{name[:60]!r} is not a file", where=where, hint=hint)
    if len(name) > MAX_NAME:
        raise kind(f"{name[:40] + '…'!r} is too long for a file's name", where=where)
    if len(pure.parts) > MAX_FOLDERS:
        raise kind(f"{name[:40] + '…'!r} lies in too many folders", where=where)
    if not name or "\0" in name or "\\" in name or PureWindowsPath(name).drive:
        raise kind(f"{name!r} is not a file's name", where=where, hint="write it with forward slashes")
    if pure.is_absolute() or ".." in pure.parts or name.startswith("~"):
        raise kind(f"{name!r} leads out of the kit's folder", where=where, hint="put the file inside the kit")
    if any(part.startswith(".") for part in pure.parts):  # nor does a build see that it changes
        raise kind(f"{name!r} is hidden, and not read", where=where, hint="call it without the dot")
    if "__pycache__" in pure.parts:
        what = f"{name!r} is in a __pycache__ folder, and not read"
        raise kind(what, where=where, hint="put the file elsewhere")
    path = folder / (there := spelt(folder, name))
    real = _real(folder, there, where, kind)
    try:
        mode = os.stat(real).st_mode  # noqa: PTH116  # pathlib takes twice as long, for each file of each part
    except FileNotFoundError:
        raise kind(f"no file {name!r}", where=where, hint=_other_file(folder, pure)) from None
    except OSError as error:
        raise kind(f"cannot open {name!r}: {_reason(error)}", where=where) from None
    if not stat.S_ISREG(mode):
        raise kind(f"{name!r} is not a file", where=where)
    return path


def own_file(folder: Path, name: str, kind: type[PrintkitError] = KitError) -> Path | None:
    """Give the file ``name`` of ``folder``, None where nothing is called so. Refuses as :func:`inside` does."""
    if ".." in PurePosixPath(name).parts:
        return None
    _real(folder, name, name, kind)
    return inside(folder, name, name, kind) if os.path.lexists(folder / spelt(folder, name)) else None


def forward(folder: Path, name: str, kind: type[PrintkitError] = KitError) -> str:
    """Give the name of a file of ``folder`` with forward slashes where Windows wrote backslashes."""
    slashed = name.replace("\\", "/")
    return slashed if "\\" in name and own_file(folder, slashed, kind) else name


def own_files(folder: Path, inner: str, suffix: str, kind: type[PrintkitError] = KitError) -> tuple[Path, ...]:
    """Give what ends in ``suffix`` in a folder of ``folder``, by name; none where there is no such folder.

    Hidden files, such as the ``._x`` that macOS leaves beside each ``x`` on other disks, are none of the kit's.
    Raises ``kind`` where that folder is a link out of ``folder``.
    """
    _real(folder, inner, inner, kind)
    found = sorted(islice((folder / inner).glob(f"[!.]*{suffix}"), MAX_FILES + 1))
    if len(found) > MAX_FILES:
        raise kind(f"more than {MAX_FILES} files in a folder", where=inner)
    return tuple(found)


def spelt(folder: Path, name: str) -> str:
    """Give a name as it is spelt in ``folder``: macOS parts letters from their accents (NFD), others do not."""
    made = PurePosixPath()
    for part in PurePosixPath(name).parts if not name.isascii() else ():
        forms = (part, *(unicodedata.normalize(form, part) for form in ("NFC", "NFD")))
        made /= next((one for one in forms if os.path.lexists(folder / made / one)), part)
    return str(made) if made.parts else name


def _real(folder: Path, name: str, where: str, kind: type[PrintkitError]) -> str:
    """Give where ``name`` lies when links are followed; refuse it outside ``folder``, be it there or not."""
    parts = name.split("/")
    if os.name == "posix" and parts[0] and ".." not in parts:
        there = [*accumulate(parts, os.path.join, initial=str(folder))]
        if not any(map(os.path.islink, there)):  # a hundred files are asked for, and few are links
            return there[-1]
    try:
        root, real = os.path.realpath(folder), os.path.realpath(folder / name)
    except OSError as error:
        raise kind(f"cannot open {name!r}: {_reason(error)}", where=where) from None
    if not lies_in(os.path.normcase(real), os.path.normcase(root)):
        hint = "copy the file into the kit"
        raise kind(f"{name!r} is a link out of the kit's folder", where=where, hint=hint)
    return real


def lies_in(path: str, folder: str) -> bool:
    """Tell whether a path, or the folder itself, is in a folder: both without links, as os.path writes them."""
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def read_bytes(path: Path, limit: int = MAX_ART, kind: type[PrintkitError] = KitError, name: str = "") -> bytes:
    """Read a whole file of at most ``limit`` bytes. ``name``: what errors call it, if not as it is called."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise kind(f"cannot read it: {_reason(error)}", where=name or path.name) from None
    if len(data) > limit:
        raise kind(f"larger than {limit // 1024} KiB", where=name or path.name)
    return data


def read_text(path: Path, limit: int = MAX_TEXT, kind: type[PrintkitError] = KitError, name: str = "") -> str:
    """Read a UTF-8 file as :func:`read_bytes` does, with or without BOM, its line ends made LF."""
    name = name or path.name
    data = read_bytes(path, limit, kind, name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise kind("not UTF-8", where=f"{name}:{line}", hint="save the file as UTF-8") from None
    return plain(text, name, kind)


def plain(text: str, name: str, kind: type[PrintkitError]) -> str:
    """Give a file's text with its line ends made LF; refuse one with a zero byte."""
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise kind("not text: it holds a zero byte", where=f"{name}:{line}")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def word_of(id: str, folder: Path) -> str:
    """Give the word by which :func:`find_kit` finds a kit, for a command line."""
    return id if is_builtin(folder) else quoted(f"{folder}/".replace("//", "/"))


def quoted(path: str | Path) -> str:
    """Give a path as one word of a command line, on Windows too, which has no single quotes."""
    return f'"{path}"' if re.search(r"[^\w./\\:~+@-]", str(path)) else str(path)


LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"} | dict(zip("øłđðı", "olddi", strict=True)))
GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""Latin letters that are no plain one with an accent, and those that German does not take for such."""


def slug(name: str, lang: str = "") -> str:
    """Make an id of a folder's name: ``My Café`` → ``my-cafe``, ``庭 2`` → ``庭-2``; empty of ``…``.

    Latin letters become plain ones, as ``lang`` spells them; other scripts stay.
    """
    letters = LETTERS | GERMAN if lang.split("-")[0] == "de" else LETTERS
    name = unicodedata.normalize("NFC", name.lower()).translate(letters)
    return re.sub(r"[\W_]+", "-", unaccented(name)).strip("-")


def kit_id(folder: Path, kind: type[PrintkitError], where: str | None = None) -> str:
    """Make the id of the kit in a folder. Raises ``kind`` for a folder whose name makes none."""
    name = folder.resolve().name
    if id := slug(name):
        return id
    hint = "give the folder a name with letters, such as my-game"
    raise kind(f"the folder's name {name!r} makes no id", where=where, hint=hint)


def unaccented(text: str) -> str:
    """Give Latin letters without their accents: those of й and が make another letter."""
    plain = re.sub(r"(?<=[A-Za-z])[\u0300-\u036f]+", "", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFC", plain)


def _other_file(folder: Path, name: PurePosixPath) -> str | None:
    """Lead to a file with the same name in a folder of the kit, or with nearly the same beside it."""
    with suppress(OSError):
        for one in sorted(folder.iterdir()):
            if not one.is_symlink() and (one / name.name).is_file():
                return f"did you mean {f'{one.name}/{name.name}'!r}?"
        there = sorted((folder / name).parent.iterdir(), key=lambda path: path.suffix == name.suffix)
        files = {path.stem.lower(): path.name for path in there if path.is_file()}  # the same kind goes first
        if near := closest(name.stem.lower(), files, 0.65):
            return f"did you mean {str(name.with_name(files[near]))!r}?"
    return None


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
