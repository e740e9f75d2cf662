"""templates/shared/glossary.toml: the terms, the ruby that running text gets from them, a table of meanings.

A table of the file is a term::

    [trump]
    ja = "切り札"
    reading = "きりふだ"      # left out where the term has no kanji
    en = "trump"
    definition.ja = "…"     # left out: the term gives ruby, but does not stand in the glossary
    definition.en = "…"
    games = ["twin-shoot"]  # left out where every book may use it
    [trump.in.sorcerer]     # what one game's book writes otherwise
    en = "trumps"
"""

from __future__ import annotations

import functools
import itertools
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.document import Block, Table, changed, text_of
from printkit.errors import KitError, TemplateError
from printkit.kit.resources import data_folder
from printkit.text.inline import Inline, Ruby, Span

RubyMode = Literal["first", "all", "none"]
TABLE = "glossary-table"
_KEYS = {"ja", "reading", "en", "definition", "games", "in"}


class Term(Struct, frozen=True):
    """A term as one game's books use it. ``reading`` is "" where the Japanese needs none.

    ``definition``: by language, in both or in none.
    """

    id: str
    ja: str
    reading: str
    en: str
    definition: Mapping[str, str] = {}


@functools.cache
def glossary(game: str, path: Path | None = None) -> tuple[Term, ...]:
    """Give the terms that the books of ``game`` may use, in the order of the file. Raises KitError."""
    path = path or data_folder("templates") / "shared" / "glossary.toml"
    if not path.is_file():
        return ()
    terms = []
    for key, row in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if not isinstance(row, dict) or not {"ja", "en"} <= row.keys() <= _KEYS:
            raise KitError(
                f"the term {key!r} should have ja and en, and only {', '.join(sorted(_KEYS))}", where=path.name
            )
        if game not in row.get("games", [game]):
            continue
        mine = {**row, **row.get("in", {}).get(game, {})}
        definition = mine.get("definition", {})
        if definition and not {"ja", "en"} == definition.keys():
            raise KitError(f"the term {key!r} should be defined in ja and en, or in neither", where=path.name)
        terms.append(Term(key, mine["ja"], mine.get("reading", ""), mine["en"], definition))
    return tuple(terms)


def readings(terms: tuple[Term, ...]) -> Mapping[str, str]:
    """Give the reading of each Japanese term that has one."""
    return {term.ja: term.reading for term in terms if term.reading}


def table(terms: tuple[Term, ...], lang: str, words: Mapping[str, str]) -> str:
    """Give the terms that have a definition as a Markdown table: the term, its meaning, the other language's.

    Sorted by the term; ``words``: the heads, in ``lang``.
    """
    defined = [term for term in terms if term.definition]
    if lang not in ("ja", "en"):
        raise TemplateError(f"the glossary is in ja and en, not in {lang!r}")
    if lang == "ja":
        rows = [
            (
                f"{term.ja}（{term.reading}）" if term.reading else term.ja,
                term.definition[lang],
                f"{{en:{term.en}}}",
            )
            for term in sorted(defined, key=_kana_order)
        ]
    else:
        rows = [
            (term.en, term.definition[lang], f"{{ja:{term.ja}}}")
            for term in sorted(defined, key=lambda term: term.en.lower())
        ]
    heads = (words["term"], words["meaning"], words["other"])
    lines = ["", f"{{#{TABLE} .rowheads .small}}", _row(heads), "|:--|:--|:--|", *map(_row, rows), ""]
    return "\n".join(lines)


def aligned(one: tuple[Block, ...], other: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """Give two languages' blocks with the rows of their glossaries side by side, in the order of the first.

    Each term's twin then stands by it, so the column that gives it in the other language is left out.
    """
    tables = [
        next((b for b in blocks if isinstance(b, Table) and b.id == TABLE), None) for blocks in (one, other)
    ]
    first, second = tables
    if first is None or second is None:
        return one, other
    by_word = {text_of(row[2]): row for row in second.rows}
    rows = tuple(by_word[text_of(row[0]).partition("（")[0]] for row in first.rows)
    made = {
        id(first): _without_last(first, first.rows),
        id(second): _without_last(second, rows),
    }
    return tuple(made.get(id(b), b) for b in one), tuple(made.get(id(b), b) for b in other)


def _without_last(table: Table, rows: tuple[tuple[tuple[Inline, ...], ...], ...]) -> Table:
    return replace(table, align=table.align[:-1], head=table.head[:-1], rows=tuple(row[:-1] for row in rows))


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


_SMALL = str.maketrans("ぁぃぅぇぉゃゅょっゎ", "あいうえおやゆよつわ")
_VOWELS = {
    kana: vowel
    for vowel, row in {
        "あ": "あかさたなはまやらわ",
        "い": "いきしちにひみり",
        "う": "うくすつぬふむゆる",
        "え": "えけせてねへめれ",
        "お": "おこそとのほもよろを",
    }.items()
    for kana in row
}


def _kana_order(term: Term) -> tuple[bool, str, str]:
    """Order as a Japanese dictionary does (JIS X 4061, roughly).

    Katakana counts as hiragana, a long mark as the vowel before it, a small kana as a large one, and whether a
    kana is voiced matters only between words that are otherwise the same. Latin letters come first.
    """
    text = term.reading or term.ja
    kana = "".join(chr(ord(char) - 0x60) if "ァ" <= char <= "ヶ" else char for char in text)
    plain = [char for char in unicodedata.normalize("NFD", kana) if char not in "\u3099\u309a"]
    key = ""
    for char in "".join(plain).translate(_SMALL):
        key += _VOWELS.get(key[-1:], char) if char == "ー" else char
    return text[0] > "\u3000", key, kana


def with_ruby(blocks: tuple[Block, ...], readings: Mapping[str, str], mode: RubyMode) -> tuple[Block, ...]:
    """Put readings over the terms of a Japanese book's running text: at each first use, always, or never.

    The longest term wins. A term of one kanji inside a longer run of kanji is left alone: it is another word.
    A reading that the author wrote counts as a first use.
    """
    if mode == "none":
        return tuple(changed(block, lambda run, _: tuple(_bare(inline) for inline in run)) for block in blocks)
    if not readings:
        return blocks
    words = "|".join(re.escape(word) for word in sorted(readings, key=len, reverse=True))
    pattern, seen = re.compile(words), set[str]()

    def with_terms(span: Span) -> Iterator[Inline]:
        done = 0
        for match in pattern.finditer(span.text):
            word, start, end = match[0], match.start(), match.end()
            alone = not (_is_kanji(span.text[start - 1 : start]) or _is_kanji(span.text[end : end + 1]))
            if (mode == "first" and word in seen) or (len(word) == 1 and not alone):
                continue
            seen.add(word)
            if start > done:
                yield replace(span, text=span.text[done:start])
            yield from _split(word, readings[word], span)
            done = end
        if done < len(span.text):
            yield replace(span, text=span.text[done:])

    def change(run: tuple[Inline, ...], running: bool) -> tuple[Inline, ...]:
        if not running:
            return run
        out: list[Inline] = []
        for inline in run:
            if isinstance(inline, Span) and inline.lang is None:
                out += with_terms(inline)
                continue
            out.append(inline)
            if isinstance(inline, Ruby):
                seen.add(inline.base)
        return tuple(out)

    return tuple(changed(block, change) for block in blocks)


def _bare(inline: Inline) -> Inline:
    return Span(inline.base, bold=inline.bold, href=inline.href) if isinstance(inline, Ruby) else inline


def _is_kanji(char: str) -> bool:
    return "\u4e00" <= char <= "\u9fff" or char == "々"


def _split(word: str, reading: str, span: Span) -> list[Inline]:
    """Leave a word's own kana out of its ruby: 切り札 (きりふだ) is き over 切, り, ふだ over 札."""
    runs = ["".join(run) for _, run in itertools.groupby(word, _is_kanji)]
    shape = "".join("(.+)" if _is_kanji(run[0]) else re.escape(run) for run in runs)
    match = re.fullmatch(shape, reading)
    if match is None:
        return [Ruby(word, reading, bold=span.bold, href=span.href)]
    parts = iter(match.groups())
    return [
        Ruby(run, next(parts), bold=span.bold, href=span.href) if _is_kanji(run[0]) else replace(span, text=run)
        for run in runs
    ]
