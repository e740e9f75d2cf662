"""The press's own words by language, and texts for sheets of one language, of two, or of none."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.kit.model import Kit, Words
from printkit.kit.said import said
from printkit.kit.schema import NO_WORDS, PAIR


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
