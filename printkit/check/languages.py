"""Do a kit's languages say the same? Blocks and clauses are the book's business; here it is numbers and cards.

Numbers in words are known of Japanese and English alone. What a book in another language does not say in
figures it may say in words, so nothing is missing from it; what it does say so the other one has to say too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from printkit.book.document import Block, Box, Document, Figure, text_of, texts, walk
from printkit.check.report import Fault

LEAST = 3
"""Smaller numbers come and go with the language: ``both``, ``once``, ``an``; どちらも, 一度, ふたり."""

WORDS = """
3 three third, 4 four fourth, 5 five fifth, 6 six sixth, 7 seven seventh, 8 eight eighth, 9 nine ninth,
10 ten tenth, 11 eleven eleventh, 12 twelve twelfth, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen,
17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy,
80 eighty, 90 ninety
"""
VALUES = {word: int(number) for number, *words in map(str.split, WORDS.split(",")) for word in words}
ONES = {"one": 1, "two": 2} | {word: value for word, value in VALUES.items() if value < 10}
TENS = [word for word, value in VALUES.items() if value >= 20]
WORDS_OF_ONE = "|".join(sorted(VALUES, key=len, reverse=True))
ENGLISH = re.compile(rf"\b({'|'.join(TENS)})-({'|'.join(ONES)})\b|\b({WORDS_OF_ONE})(?:e?s)?\b")
MONTHS = "January February March April May June July August September October November December".split()  # noqa: SIM905 a list of them is three times as long
DATE = re.compile(rf"\b\d+ ({'|'.join(MONTHS)})\b|\b({'|'.join(MONTHS)}) \d+\b")
KANJI = {digit: value for value, digit in enumerate("〇一二三四五六七八九十")}
JAPANESE = re.compile("([三四五六七八九十])(?=[人枚点回周巡番度つ個本組色つ])")
DIGITS = re.compile(r"\d+")
APART = re.compile(r"[A-Z]{2}-\d+|\b1st\b|(?<!\d)\d++[\u2009\u00a0 ]?(?:mm|cm|ml)\b")
"""What has figures in it and is no number that is told: a clause's id, a card's name, a measure."""

READ: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"\b(?:hundred|thousand|million|dozen)"),
    "ja": re.compile(r"[百千万]|[一二三四五六七八九十]{2}"),
}
"""The languages whose words for numbers are read, and which are not: a text with one may say any from TEN."""

TEN = 10

CARD = re.compile(r' data-card="([^"]*)"')
"""What a figure says of each card of the kit that it shows."""


def numbers(text: str, lang: str) -> frozenset[int]:
    """Give the numbers of at least 3 that a text tells, in figures or in words, each once."""
    text = APART.sub(" ", text)
    found = {int(digits) for digits in DIGITS.findall(text)}
    if lang == "en":
        for tens, unit, word in ENGLISH.findall(text.lower()):
            found.add(VALUES[word] if word else VALUES[tens] + ONES[unit])
        found |= {1 + MONTHS.index(before or after) for before, after in DATE.findall(text)}
    elif lang == "ja":
        found |= {KANJI[digit] for digit in JAPANESE.findall(text)}
    return frozenset(number for number in found if number >= LEAST)


def faults(books: Sequence[Document]) -> Iterator[Fault]:
    """Give the blocks that tell other numbers, or show other cards, in another language.

    The books have the same blocks.
    """
    first, *others = sorted(books, key=lambda book: book.lang not in READ)
    for other in others:
        for one, twin in zip(walk(first.blocks), walk(other.blocks), strict=True):
            here, there = _words(one), _words(twin)
            only = _lacking((here, first.lang), (there, other.lang))
            only |= _lacking((there, other.lang), (here, first.lang))
            differ = list[tuple[str, str, str]]()
            if only:
                differ.append((f"only one language says {', '.join(map(str, sorted(only)))}", here, there))
            if (here := _cards(one)) != (there := _cards(twin)):
                differ.append(("the languages show different cards", here, there))
            for what, *said in differ:
                where = f"{first.source.at(one.line)}, {other.source.at(twin.line)}"
                sides = tuple(zip((first.lang, other.lang), said, strict=True))
                yield Fault("languages", what, where, sides=sides)


def _lacking(said: tuple[str, str], other: tuple[str, str]) -> frozenset[int]:
    """Give the numbers of a text that the other one, each with its language, does surely not tell."""
    text, lang = other
    if lang not in READ:
        return frozenset()
    unread = READ[lang].search(text.lower()) is not None
    return frozenset(number for number in numbers(*said) - numbers(text, lang) if number < TEN or not unread)


def _words(block: Block) -> str:
    """Give a block's own words: a box's are its title's, for what it holds comes by itself."""
    if isinstance(block, Box):
        return text_of(block.title)
    return " ".join(text_of(run) for run in texts(block))


def _cards(block: Block) -> str:
    """Name the kit's cards that a figure shows, in their order."""
    return "; ".join(CARD.findall(block.svg)) if isinstance(block, Figure) else ""
