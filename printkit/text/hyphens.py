"""Hyphenation with pyphen's tables of patterns; the English one, which every book needs, is read by ourselves.

F. M. Liang, *Word Hy-phen-a-tion by Com-put-er* (Stanford, 1983). Reading the table through pyphen takes 90 ms,
nearly all of it for patterns that no word of a book meets; here a pattern is parsed when a word first meets it.
Where the table lies pyphen says, once: it takes 50 ms to import.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from printkit.cache import store
from printkit.text.languages import habits

LEFT, RIGHT = 2, 3
"""Least numbers of letters before and after a hyphen."""

ENGLISH, BRITISH = "en", "en-GB"
"""The language whose table is read here, and its kind that has a table of its own."""

_DIGITS = b"0123456789"


@functools.cache
def _patterns() -> tuple[dict[str, str], int]:
    """Give the patterns by their letters, and the length of the longest."""
    table = store.cached("libraries", ["hyphens", store.version("pyphen")], bytes, _english)
    text = table[table.index(b"\n.") + 1 :].strip()  # before the first, its encoding and what else holds
    found = dict(
        zip(text.translate(None, _DIGITS).decode().split("\n"), text.decode().split("\n"), strict=True)
    )
    return found, max(map(len, found))


def _english() -> bytes:
    import pyphen

    return bytes(pyphen.LANGUAGES["en_US"].read_bytes())


@functools.lru_cache(maxsize=20_000)
def _levels(pattern: str) -> list[int]:
    """Give a pattern's levels, before each of its letters and behind the last."""
    return [int(level or 0) for level in re.split(r"\D", pattern)]


@functools.cache
def _table(lang: str) -> Any:
    """Give pyphen's table for a language (``de``, ``pt-BR``), None where it has none."""
    import pyphen

    name = pyphen.language_fallback(lang)
    return pyphen.Pyphen(lang=name, left=LEFT, right=RIGHT) if name else None


@functools.lru_cache(maxsize=20_000)
def positions(word: str, lang: str = ENGLISH) -> tuple[int, ...]:
    """Give where ``word`` may be hyphenated: numbers of letters before the hyphen; none without a table.

    English words stand in Japanese text too. Places where the spelling would change (Hungarian *asszony*,
    *asz-szony*) are left out.
    """
    lang = habits(lang).hyphens or lang
    if lang.partition("-")[0] != ENGLISH or lang == BRITISH:
        table = _table(lang)
        return tuple(p for p in table.positions(word) if getattr(p, "data", None) is None) if table else ()
    patterns, longest = _patterns()
    dotted = f".{word.lower()}."
    levels = [0] * (len(dotted) + 1)
    for start in range(len(dotted)):
        for end in range(start + 1, min(start + longest, len(dotted)) + 1):
            pattern = patterns.get(dotted[start:end])
            if pattern is not None:
                for place, level in enumerate(_levels(pattern), start):
                    levels[place] = max(levels[place], level)
    return tuple(p for p in range(LEFT, len(word) - RIGHT + 1) if levels[p + 1] % 2)
