"""The kits that ``printkit new`` begins with: templates/starters, or a copy of a built-in kit.

A starter is a kit itself, cut down to the languages that are wanted. What ``new`` changes in it: ``@NAME@`` and
``@FOLDER@``; texts, columns and files of
languages that are not wanted; and of its comments, which are marked ``#en`` and ``#ja``, it keeps one language.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from printkit.errors import UsageError, nearest
from printkit.kit.resources import builtin_kits, data_folder, kit_id, quoted, read_text
from printkit.kit.table import written

STARTERS = "starters"
LANGUAGES = ("ja", "en")
"""The languages that starters are written in."""

WRITTEN = ("coverage.json", "facts.json")
"""What tests and checks have written into a built-in kit's folder, and a copy has no use for."""

TEXTS = re.compile(r'\{ ja = ("[^"\n]*"), en = ("[^"\n]*") \}')
NAMED = re.compile(r"(.*)\.(ja|en)\.([a-z]+)")


def starters() -> tuple[str, ...]:
    """Give the names of the starters, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in (data_folder("templates") / STARTERS).glob("*/kit.toml")))


def copied_kit(folder: Path, kit: str) -> Mapping[str, str]:
    """Give the files of a built-in kit for ``folder``: their text by path, with forward slashes.

    Raises UsageError for a kit that there is not, and for a folder whose name makes no id.
    """
    if kit not in builtin_kits():
        hint = nearest(kit, builtin_kits()) or f"there are: {', '.join(builtin_kits())}"
        raise UsageError(f"--from: no kit {kit!r} of printkit's own", hint=hint)
    kit_id(folder, UsageError)
    source = data_folder("templates") / kit
    names = sorted(path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file())
    return {name: read_text(source / name) for name in names if name not in WRITTEN}


def new_kit(folder: Path, starter: str, languages: Sequence[str]) -> Mapping[str, str]:
    """Give the files of a new kit for ``folder``: their text by path, with forward slashes.

    ``languages``: all that there are, if none is named.

    Raises UsageError for a starter that there is not, and for a folder whose name makes no id.
    """
    if starter not in starters():
        raise UsageError(f"no template {starter!r}", hint=nearest(starter, starters()) or ", ".join(starters()))
    kit_id(folder, UsageError)
    source = data_folder("templates") / STARTERS / starter
    languages = tuple(dict.fromkeys(languages)) or LANGUAGES
    found: dict[str, str] = {}
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        match = NAMED.fullmatch(name)
        if path.is_dir() or (match and match[2] not in languages):
            continue
        found[name] = _text(path, folder, languages)
    return found


def _text(path: Path, folder: Path, languages: tuple[str, ...]) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".csv":
        return _columns(text, languages)
    spoken = "ja" if languages == ("ja",) else "en"
    if path.suffix == ".toml":
        return _toml(_comments(text, "#", spoken), folder, languages)
    if len(languages) == 1:  # the columns are called so
        text = re.sub(r'row\["(\w+)\." ~ l\]', r"row.\1", text)
    return _comments(text, "{#", spoken)


def _comments(text: str, mark: str, spoken: str) -> str:
    """Keep the comments of one language, their mark taken off; those without one stay."""
    other = next(lang for lang in LANGUAGES if lang != spoken)
    end = r".*?#\}\n" if mark == "{#" else r"[^\n]*\n"
    text = re.sub(rf"(?ms)^{re.escape(mark)}{other}\b{end}", "", text)
    return re.sub(rf"(?m)^{re.escape(mark)}{spoken}\b", mark, text)


def _toml(text: str, folder: Path, languages: tuple[str, ...]) -> str:
    name = folder.resolve().name
    title = name if name.lower() != name else re.sub(r"[-_ ]+", " ", name).strip().title()
    title = re.sub(r'[\\"\x00-\x1f\x7f]', " ", title).strip()
    shown = "./" + re.sub(r"[\x00-\x1f\x7f]", "?", name)
    text = text.replace("@NAME@", title).replace("./@FOLDER@", quoted(shown))
    for lang in LANGUAGES:
        if lang not in languages:
            text = re.sub(rf'(?m)^{lang} = "[^"\n]*"\n', "", text)
    if len(languages) == 1:
        group = 1 + LANGUAGES.index(languages[0])
        lines = text.split("\n")  # comments tell how to write both
        text = "\n".join(one if one[:1] == "#" else TEXTS.sub(lambda match: match[group], one) for one in lines)
    codes = ", ".join(f'"{lang}"' for lang in languages)
    return re.sub(r"(?m)^languages = .*$", f"languages = [{codes}]", text)


def _columns(text: str, languages: tuple[str, ...]) -> str:
    """Leave the columns of other languages out; with one language ``name.en`` is just ``name``."""
    rows = list(csv.reader(io.StringIO(text)))
    kept = []
    for number, column in enumerate(rows[0]):
        name, dot, lang = column.rpartition(".")
        if column in LANGUAGES and "key" in rows[0]:  # a table of words
            name, dot, lang = "", ".", column
        if dot and lang not in languages:
            continue
        if dot and name and len(languages) == 1:
            rows[0][number] = name
        kept.append(number)
    return written([row[number] for number in kept] for row in rows)
