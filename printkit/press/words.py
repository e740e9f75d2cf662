"""The press's own words by language, and texts for sheets of one language, of two, or of none."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from printkit.kit.model import Kit, Words
from printkit.kit.resources import data_folder
from printkit.kit.schema import spoken
from printkit.kit.values import read_toml

NO_WORDS = "xx"
"""The language of parts that have no words: their sheets speak every language of the kit."""

PAIR = "+"


@functools.cache
def press_words() -> Mapping[str, Mapping[str, str]]:
    """Read templates/shared/press/words.toml: language → key → text."""
    return read_toml(data_folder("templates") / "shared" / "press" / "words.toml")


def languages_of(lang: str, kit: Kit) -> tuple[str, ...]:
    """Give the languages that a sheet speaks: those of ``ja``, ``ja+en`` or, for ``xx``, all of the kit's."""
    return kit.languages if lang == NO_WORDS else tuple(lang.split(PAIR))


def spoken_language(lang: str) -> str:
    """Give the language in which the press speaks to readers of ``lang``: that, or else English."""
    return spoken(lang, press_words())


def word(key: str, languages: tuple[str, ...], **values: object) -> str:
    """Give one of the press's words in each language, once where they agree; English where we lack one."""
    words = press_words()
    return _joined(words[spoken_language(lang)][key].format(**values) for lang in languages)


def text(words: Words, languages: tuple[str, ...]) -> str:
    """Give a text of the kit in each language, once where they agree."""
    return _joined(words[lang] for lang in languages if lang in words)


def _joined(texts: Iterable[str]) -> str:
    return " / ".join(dict.fromkeys(texts))
