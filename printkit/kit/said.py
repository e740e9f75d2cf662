"""What printkit itself says in books, on sheets and boxes, by language: its own files, and those of a kit.

templates/shared/printkit.<lang>.toml has a table for each room that speaks. A kit's
printkit.<lang>.toml is read the same: for a language that printkit has not, or for other words.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from printkit.errors import KitError, check_known
from printkit.kit.model import Kit, Words
from printkit.kit.resources import SHARED, data_folder, own_file, own_files, read_text
from printkit.kit.schema import NO_WORDS, OTHERWISE, PAIR, check_text, spoken
from printkit.kit.values import read_toml

Tables = Mapping[str, Mapping[str, Any]]
"""Section → key → a text, or a list of texts."""

SIGNS = "signs"
"""The section of what stands in place of English words in the middle of another language's sentences."""

NAMED = "language-"
"""What the keys begin with that name other languages: ``language-ja``; any may be there."""

MAX_PO = 4 << 20
"""Greatest size of a PO file, bytes."""

SOURCE = "X-Source-Language"
"""The header of a PO file that names the language translated from."""

_FROM = re.compile(rf'^"{SOURCE}: (\S+?)\\n"$', re.MULTILINE)

_PLACE = re.compile(r"\{[^{}]*\}|[{}]")


def file_name(lang: str) -> str:
    """Give the name of the file of a language, in a kit and in templates/shared."""
    return f"printkit.{lang}.toml"


def record_name(lang: str) -> str:
    """Give where in a kit it is kept what each of a language's texts was made from."""
    return f"locale/{lang}.po"


def beside(kit: Kit, lang: str) -> str:
    """Give the language to be read beside one: that it was translated from, else the kit's next, or itself."""
    others = [one for one in kit.languages if one != lang]
    path = own_file(kit.folder, record_name(lang)) if len(others) > 1 else None
    found = _FROM.search(read_text(path, MAX_PO)) if path else None
    return found[1] if found and found[1] in others else (others or [lang])[0]


@functools.cache
def shared() -> Mapping[str, Tables]:
    """Read printkit's own: language → tables."""
    files = own_files(data_folder("templates"), SHARED, ".toml")
    return {path.name.split(".")[1]: read_toml(path) for path in files if path.name.startswith("printkit.")}


def read_said(folder: Path, languages: tuple[str, ...]) -> Mapping[str, Tables]:
    """Read a kit's own, of the languages that have a file there. Raises KitError with file and key.

    Sections, keys and what stands in braces are as in English.
    """
    found = {}
    for lang in languages:
        name = file_name(lang)
        if path := own_file(folder, name):
            found[lang] = read_toml(path)
            check_said(found[lang], name)
    return found


def check_said(tables: Mapping[str, Any], name: str) -> None:
    """Refuse what English does not say, or says with other things in braces. ``name``: where it stands."""
    for section, texts in tables.items():
        check_known((section,), shared()[OTHERWISE], "no section", where=name, kind=KitError)
        if not isinstance(texts, dict):
            raise KitError(f"{section!r} should be a table", where=name)
        for key, text in texts.items():
            _check(shared()[OTHERWISE][section], key, text, f"{name}: {section}.{key}")


def _check(known: Mapping[str, Any], key: str, text: object, where: str) -> None:
    """Refuse a key that English has not, another kind of text, and braces that English has not."""
    if not key.startswith(NAMED):
        check_known((key,), known, "printkit does not say", where=where, kind=KitError)
    like = known.get(key, "")
    if isinstance(text, list) != isinstance(like, list):
        raise KitError(f"should be {'a list of texts' if isinstance(like, list) else 'a text'}", where=where)
    for part in text if isinstance(text, list) else [text]:
        if not isinstance(part, str):
            raise KitError("should be a text in quotes", where=where)
        check_text(part, where)
        places = set(_PLACE.findall("".join(like)))
        check_known(_PLACE.findall(part), places, "nothing is put in for", where=where, kind=KitError)


def said_in(lang: str, kit: Kit | None = None) -> str:
    """Give the language in which printkit speaks to readers of ``lang``: that, or else English."""
    return spoken(lang, {*shared(), *(kit.said if kit else ())})


def said(section: str, lang: str, kit: Kit | None = None) -> Mapping[str, Any]:
    """Give a section in the language of :func:`said_in`: the kit's words, then printkit's, then English."""
    code = said_in(lang, kit)
    own = kit.said.get(code, {}) if kit else {}
    return {**shared()[OTHERWISE][section], **shared().get(code, {}).get(section, {}), **own.get(section, {})}


def languages_of(lang: str, kit: Kit) -> tuple[str, ...]:
    """Give the languages that a sheet speaks: those of ``ja``, ``ja+en`` or, for ``xx``, all of the kit's."""
    return kit.languages if lang == NO_WORDS else tuple(lang.split(PAIR))


def word(kit: Kit | None, key: str, languages: tuple[str, ...], **values: object) -> str:
    """Give one of the press's words in each language, once where they agree; English where we lack one."""
    return _joined(said("press", lang, kit)[key].format(**values) for lang in languages)


def text(words: Words, languages: tuple[str, ...]) -> str:
    """Give a text of the kit in each language, once where they agree."""
    return _joined(words[lang] for lang in languages if lang in words)


def _joined(texts: Iterable[str]) -> str:
    return " / ".join(dict.fromkeys(texts))
