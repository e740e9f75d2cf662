"""The glossary: its terms, the ruby that running text gets from them, a table of what they mean.

templates/shared/glossary.toml has them; a kit's glossary.toml adds terms, and languages to those that are
there. A table of the file is a term::

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
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.document import Block, Document, Table, changed, each_inline
from printkit.errors import KitError, TemplateError
from printkit.kit.model import Kit
from printkit.kit.resources import SHARED, data_folder, own_file
from printkit.kit.said import NAMED
from printkit.kit.schema import LANGUAGE, check_text, primary
from printkit.kit.values import joined, read_toml
from printkit.text.inline import Inline, Ruby, Span
from printkit.text.languages import habits, in_order

RubyMode = Literal["first", "all", "none"]
TABLE = "glossary-table"
FILE = "glossary.toml"
KEYS = ("reading", "definition", "games", "in")
"""The keys of a term besides its languages."""


class Term(Struct, frozen=True):
    """A term as one game's books use it. ``words``: what it is called, by language; ``reading``: "" for none.

    ``definition``: by language, in all of its languages or in none.
    """

    id: str
    words: Mapping[str, str]
    reading: str
    definition: Mapping[str, str]


def game_of(kit: Kit) -> str:
    """Give the name under which the glossary knows the kit."""
    return kit.game or kit.id


def glossary(game: str, folder: Path | None = None) -> tuple[Term, ...]:
    """Give the terms that ``game``'s books may use, in order, of a kit's ``folder`` too. Raises KitError."""
    own = own_file(folder, FILE) if folder is not None else None
    rows = dict(_shared())
    for key, row in (read_toml(own) if own else {}).items():
        _check(key, row)
        rows[key] = joined(rows.get(key, {}), row)
    return tuple(_term(key, row, game) for key, row in rows.items() if game in row.get("games", [game]))


@functools.cache
def _shared() -> Mapping[str, Any]:
    """Give the tables of printkit's own file, which a check asks for ten times."""
    return read_toml(data_folder("templates") / SHARED / FILE)


def _check(key: str, row: object) -> None:
    """Refuse what is no term of a kit's: other keys, what is no text. Raises KitError."""
    where = f"{FILE}: {key}"
    if not isinstance(row, dict):
        raise KitError("should be a table: a term", where=where)
    for name, value in row.items():
        if name in ("definition", "in"):
            for inner, text in value.items() if isinstance(value, dict) else [("", None)]:
                _check(f"{key}.{name}.{inner}", text if name == "in" else {inner: text})
        elif name == "games":
            if not isinstance(value, list):
                raise KitError("games should be a list of texts", where=where)
        elif name != "reading" and not LANGUAGE.fullmatch(name):
            raise KitError(f"{name!r} is no language", where=where, hint=f"languages and {', '.join(KEYS)}")
        elif not isinstance(value, str):
            raise KitError(f"{name!r} should be a text in quotes", where=where)
        else:
            check_text(value, where)


def _term(key: str, row: Mapping[str, Any], game: str) -> Term:
    mine = joined(row, row.get("in", {}).get(game, {}))
    words = {lang: word for lang, word in mine.items() if lang not in KEYS}
    definition = mine.get("definition", {})
    if definition and not definition.keys() <= words.keys():
        lang = min(definition.keys() - words.keys())
        raise KitError(f"the term is defined in {lang!r}, and has no word in it", where=f"{FILE}: {key}")
    return Term(key, words, mine.get("reading", ""), definition)


def readings(terms: tuple[Term, ...], lang: str) -> Mapping[str, str]:
    """Give the reading of each term that has one, in a language that writes such."""
    return {term.words[lang]: term.reading for term in terms if term.reading and lang in term.words}


def defined(terms: Sequence[Term], lang: str) -> list[Term]:
    """Give the terms that have a definition, in a language's order. TemplateError for one that lacks it."""
    terms = [term for term in terms if term.definition]
    lacking = [term.id for term in terms if lang not in term.words or lang not in term.definition]
    if lacking:
        raise TemplateError(
            f"the glossary has no {lang!r} for {', '.join(lacking[:5])}{' …' if len(lacking) > 5 else ''}",
            hint=f"write them into the kit's {FILE}: [{lacking[0]}], {lang} = …, definition.{lang} = …",
        )
    if habits(lang).ruby:
        return sorted(terms, key=lambda term: _kana_order(term.reading or term.words[lang]))
    return sorted(terms, key=lambda term: in_order(term.words[lang], lang))


def table(terms: Sequence[Term], lang: str, languages: Sequence[str], words: Mapping[str, str]) -> str:
    """Give the terms that have a definition as a Markdown table: the term, its meaning, another language's.

    Sorted by the term; ``words``: the heads, in ``lang``. The other language is the first of the kit's
    ``languages`` that is not this one and has all the terms.
    """
    terms = defined(terms, lang)
    known = [one for one in languages if one != lang and all(one in term.words for term in terms)]
    other = known[0] if known else None
    heads = [words["term"], words["meaning"]]
    rows = [[term.words[lang], term.definition[lang]] for term in terms]
    for row, term in zip(rows, terms, strict=True):
        if term.reading and habits(lang).ruby:
            row[0] += f"（{term.reading}）"
        if other:
            row.append(f"{{{primary(other)}:{term.words[other]}}}")
    if other:
        heads.append(words.get(NAMED + other, other))
    rule = "|:--" * len(heads) + "|"
    lines = ["", f"{{#{TABLE} .rowheads .small}}", _row(heads), rule, *map(_row, rows), ""]
    return "\n".join(lines)


def aligned(terms: Sequence[Term], books: Sequence[Document]) -> tuple[Document, ...]:
    """Give two languages' books with the rows of their glossaries side by side, in the order of the first.

    Each term's twin then stands by it, so the column that gives it in the other language is left out.
    """

    def in_order(block: Block, lang: str) -> Block:
        if not isinstance(block, Table) or block.id != TABLE:
            return block
        by_id = dict(zip((term.id for term in defined(terms, lang)), block.rows, strict=True))
        rows = tuple(by_id[term.id][:2] for term in defined(terms, books[0].lang))
        return replace(block, align=block.align[:2], head=block.head[:2], rows=rows)

    return tuple(replace(one, blocks=tuple(in_order(block, one.lang) for block in one.blocks)) for one in books)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


_SMALL = str.maketrans("ぁぃぅぇぉゃゅょっゎ", "あいうえおやゆよつわ")
_ROWS = "あかさたなはまやらわ いきしちにひみり うくすつぬふむゆる えけせてねへめれ おこそとのほもよろを"
_VOWELS = {kana: row[0] for row in _ROWS.split() for kana in row}


def _kana_order(text: str) -> tuple[bool, str, str]:
    """Order as a Japanese dictionary does (JIS X 4061, roughly).

    Katakana counts as hiragana, a long mark as the vowel before it, a small kana as a large one, and whether a
    kana is voiced matters only between words that are otherwise the same. Latin letters come first.
    """
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
        return each_inline(blocks, _bare)
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
