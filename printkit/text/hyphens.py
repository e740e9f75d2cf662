"""Hyphenation as pyphen's tables of patterns have it.

F. M. Liang, *Word Hy-phen-a-tion by Com-put-er* (Stanford, 1983). To import pyphen takes 50 ms, to read a table
90: it is asked late, and what it says of a book's words is remembered from one build to the next.
"""

from __future__ import annotations

import functools
from typing import Any

from printkit.cache.memory import remembered
from printkit.text.languages import habits

LEFT, RIGHT = 2, 3
"""Least numbers of letters before and after a hyphen."""

ENGLISH, BRITISH = "en", "en-GB"
"""The language whose words are parted as Americans do, and its kind that has a table of its own."""


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
    if lang.partition("-")[0] == ENGLISH and lang != BRITISH:
        lang = "en-US"

    def asked() -> tuple[int, ...]:
        table = _table(lang)
        return tuple(int(p) for p in table.positions(word) if p.data is None) if table else ()

    return remembered("hyphens", (word, lang), asked)
