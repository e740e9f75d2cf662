"""The habits of languages: what a page does otherwise in one than in another. Only here are they named.

Words are parted with pyphen's tables of patterns (F. M. Liang, *Word Hy-phen-a-tion by Com-put-er*, Stanford,
1983). The English one, which every book needs, is read by ourselves: through pyphen that takes 90 ms, nearly
all of it for patterns that no word of a book meets; here a pattern is parsed when a word first meets it. Where
the table lies pyphen says, once: it takes 50 ms to import.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Any

from msgspec import Struct

from printkit.cache import store


class Habits(Struct, frozen=True):
    """How a language is set.

    ``characters``: lines end between any two characters, and no space stands between words. ``tall``: its
    signs fill the em, so it takes smaller letters, more leading, a narrower measure. ``bold``: what is
    stressed is set bold, for there are no italics. ``quotes``: what straight marks become, outer and inner.
    ``apart``: the marks that stand off from the word before them, a colon among them. ``hyphens``: whose rules
    part the words of another language in it, "" for its own. ``ruby``: the glossary's terms may have readings.
    ``letters``: those of its own, which words are sorted by, each behind the one that it follows.
    """

    characters: bool = False
    tall: bool = False
    bold: bool = False
    quotes: tuple[str, str, str, str] = ("“", "”", "‘", "’")
    apart: str = ""
    hyphens: str = ""
    ruby: bool = False
    letters: str = ""


GERMAN, RUSSIAN = ("„", "“", "‚", "‘"), ("«", "»", "„", "“")
"""Quotation marks that several languages have."""

NARROW, QUARTER = "\u202f", "\u2005"
"""The narrow space, and one of a quarter of an em: no line ends at them."""

LANGUAGES = {
    "be": Habits(quotes=RUSSIAN, letters="её иій уў"),
    "bg": Habits(quotes=GERMAN, letters="ий"),
    "cs": Habits(quotes=GERMAN, letters="cč rř sš zž"),
    "da": Habits(letters="zæøå"),
    "de": Habits(quotes=GERMAN),
    "el": Habits(quotes=("«", "»", "“", "”")),
    "es": Habits(quotes=("«", "»", "“", "”"), letters="nñ"),
    "fi": Habits(quotes=("”", "”", "’", "’"), letters="zåäö"),
    "fr": Habits(quotes=(f"«{NARROW}", f"{NARROW}»", "“", "”"), apart="!?;:»"),
    "hr": Habits(quotes=("„", "”", "‚", "’"), letters="cčć dđ sš zž"),
    "hu": Habits(quotes=("„", "”", "»", "«"), letters="oöő uüű"),
    "it": Habits(quotes=("«", "»", "“", "”")),
    "ja": Habits(characters=True, tall=True, bold=True, hyphens="en", ruby=True),
    "ko": Habits(tall=True, bold=True),
    "lt": Habits(quotes=GERMAN, letters="cč sš zž"),
    "nb": Habits(quotes=("«", "»", "‘", "’"), letters="zæøå"),
    "nn": Habits(quotes=("«", "»", "‘", "’"), letters="zæøå"),
    "no": Habits(quotes=("«", "»", "‘", "’"), letters="zæøå"),
    "pl": Habits(quotes=("„", "”", "«", "»"), letters="aą cć eę lł nń oó sś zźż"),
    "pt": Habits(quotes=("«", "»", "“", "”")),
    "ro": Habits(quotes=("„", "”", "«", "»"), letters="aăâ iî sș tț"),
    "ru": Habits(quotes=RUSSIAN, letters="ий"),
    "sk": Habits(quotes=GERMAN, letters="aä cč oô sš zž"),
    "sl": Habits(quotes=GERMAN, letters="cč sš zž"),
    "sv": Habits(quotes=("”", "”", "’", "’"), letters="zåäö"),
    "tr": Habits(letters="cç gğ hı oö sş uü"),
    "uk": Habits(quotes=RUSSIAN, letters="гґ еє иіїй"),
    "vi": Habits(letters="aăâ dđ eê oôơ uư"),
    "zh": Habits(characters=True, tall=True, bold=True, hyphens="en"),
}
"""By their codes without script and region. What is not here is set as English is."""

USUAL = Habits()


@functools.lru_cache(maxsize=256)
def habits(lang: str) -> Habits:
    """Give a language's habits. ``lang``: a code such as ``fr`` or ``zh-TW``; of a pair, the first counts."""
    return LANGUAGES.get(re.split(r"[-+]", lang, maxsplit=1)[0].lower(), USUAL)


def in_order(text: str, lang: str) -> list[tuple[str, int]]:
    """Give what words are sorted by in a language: letters without accents, but for those of its own."""
    groups = habits(lang).letters.split()
    own = {letter: (group[0], place) for group in groups for place, letter in enumerate(group)}
    if "ı" in own:  # the small letters of I and İ
        text = text.replace("I", "ı").replace("İ", "i")
    found = []
    for letter in unicodedata.normalize("NFC", text.lower()):
        apart = unicodedata.normalize("NFD", letter)
        marked = (unicodedata.normalize("NFC", apart[0] + mark) for mark in apart[1:])
        accents = all("\u0300" <= mark <= "\u036f" for mark in apart[1:])  # Hangul is parted into others
        whole = next((one for one in marked if one in own), apart[0] if accents else letter)
        found.append(own.get(whole, (whole, 0)))
    return found


def is_tall(lang: str) -> bool:
    """Tell whether a language's signs fill the em: what templates of cards and figures ask."""
    return habits(lang).tall


@functools.lru_cache(maxsize=20_000)
def spaced(text: str, lang: str) -> str:
    """Give a text with narrow spaces before the marks that stand off in its language, and inside guillemets.

    A colon in a time or an address stays as it is.
    """
    apart = habits(lang).apart
    if not apart or not any(mark in text for mark in f"{apart}«"):
        return text
    marks = re.escape(apart.replace(":", ""))
    text = re.sub(rf"(?<=[^\s!?])[ \u00a0]?(?=[{marks}])|(?<=[!?])[ \u00a0]?(?=»)", NARROW, text)
    text = re.sub(rf"^[ \u00a0](?=[{marks}])", NARROW, text)
    text = re.sub(r"(?<=[^\s:])[ \u00a0]?(?=:(?:\s|$))|^[ \u00a0](?=:)", NARROW, text)
    return re.sub(r"«[ \u00a0]?(?!\u202f)(?=.)", f"«{NARROW}", text)


LEFT, RIGHT = 2, 3
"""Least numbers of letters before and after a hyphen."""

ENGLISH, BRITISH = "en", "en-GB"
"""The language whose table is read here, and its kind that has a table of its own."""

_NO_DIGITS = str.maketrans("", "", "0123456789")


@functools.cache
def _patterns() -> tuple[dict[str, str], int]:
    """Give the patterns by their letters, and the length of the longest."""
    table = store.cached("libraries", ["hyphens", store.version("pyphen")], bytes, _english)
    text = table[table.index(b"\n.") + 1 :].decode()  # before the first, its encoding and what else holds
    found = {pattern.translate(_NO_DIGITS): pattern for pattern in text.split()}
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
