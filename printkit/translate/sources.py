"""Where a kit's texts are: each of its sources as texts by place, and as the file of another language."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from printkit.book.glossary import FILE as GLOSSARY
from printkit.book.glossary import game_of, glossary
from printkit.errors import KitError
from printkit.kit.data import LANG, files_of_rows
from printkit.kit.model import Kit, TextKind
from printkit.kit.render import load, load_first
from printkit.kit.resources import SHARED, own_file, read_bytes, read_text
from printkit.kit.said import NAMED, SIGNS, file_name, said, said_in, shared
from printkit.kit.schema import OTHERWISE
from printkit.kit.values import joined, read_toml
from printkit.lessons import phrases
from printkit.translate.markdown import Markdown
from printkit.translate.tables import Rows
from printkit.translate.text import Said, Text, Texts

FILE = "kit.toml"


class Tables:
    """A file of what is said in one language, table by table: phrases, printkit's own words."""

    def __init__(self, name: str, file: str, data: Mapping[str, Any], own: Path | None = None) -> None:
        """``own``: the kit's file in the other language, if what is not in ``data`` stays in it."""
        self.name, self.file, self.data, self.own = name, file, data, own

    def texts(self) -> Texts:
        """Give every text and every text of a list."""
        found: dict[str, Text] = {}

        def note(place: str, text: str) -> str:
            found[place] = Text(text, f"{self.file}: {place.removeprefix(f'{self.name}#')}")
            return text

        _each(self.data, f"{self.name}#", note)
        return found

    def written(self, lang: str, said: Said) -> tuple[str, str]:
        """Give the same tables in another language."""
        from printkit.translate.toml import laid_out, merged

        new = _each(self.data, f"{self.name}#", said.get)
        text = _saved_as(self.own, merged(read_text(self.own), new)) if self.own else laid_out(new)
        return f"{self.name}.{lang}.toml", text


def _each(value: Any, place: str, use: Callable[[str, str], str]) -> Any:
    """Give tables and lists again, each text as ``use`` gives it: that is called with its place and it."""
    if isinstance(value, str):
        return use(place, value)
    if isinstance(value, list):
        return [_each(inner, f"{place}.{number}", use) for number, inner in enumerate(value)]
    if not isinstance(value, dict):  # a stranger's may be anything
        return value
    dot = "" if place.endswith("#") else "."
    return {key: _each(inner, f"{place}{dot}{key}", use) for key, inner in value.items()}


class Glossary:
    """The terms that the kit's books may use."""

    def __init__(self, kit: Kit, lang: str, to: str | None) -> None:
        self.kit, self.lang = kit, lang
        ours = {term.id for term in glossary(game_of(kit)) if to in term.words}
        terms = glossary(game_of(kit), kit.folder)
        self.terms = [term for term in terms if lang in term.definition and term.id not in ours]

    def texts(self) -> Texts:
        """Give each term that is explained, and what it means."""
        found = {}
        for term in self.terms:
            meaning = term.definition[self.lang]
            where = f"{GLOSSARY}: {term.id}"
            found[f"glossary#{term.id}"] = Text(term.words[self.lang], where, 0, meaning)
            found[f"glossary#{term.id}.definition"] = Text(meaning, f"{where}.definition")
        return found

    def written(self, lang: str, said: Said) -> tuple[str, str]:
        """Give the kit's glossary with the language added to each term."""
        new = {
            term.id: {
                lang: said.get(f"glossary#{term.id}", term.words[self.lang]),
                "definition": {lang: said.get(f"glossary#{term.id}.definition", term.definition[self.lang])},
            }
            for term in self.terms
        }
        from printkit.translate.toml import merged

        own = own_file(self.kit.folder, GLOSSARY)
        return GLOSSARY, _saved_as(own, merged(read_text(own), new)) if own else merged("", new)


class KitToml:
    """The texts of kit.toml: names, titles, notes, credits; and which languages and books there are."""

    def __init__(self, kit: Kit, lang: str) -> None:
        self.kit, self.lang = kit, lang

    def texts(self) -> Texts:
        """Give every text; one that serves all languages is each one's."""
        data = read_toml(self.kit.folder / FILE)
        found = {}
        for place, table, key in _named(data):
            value = table[key]
            if text := value.get(self.lang) if isinstance(value, dict) else value:
                found[f"{FILE}#{place}"] = Text(text, f"{FILE}: {place}")
        return found

    def written(self, lang: str, said: Said) -> tuple[str, str]:
        """Give kit.toml with the language's texts and books."""
        from printkit.translate import toml  # a check that nothing lacks needs none of it

        data = toml.parsed(read_text(self.kit.folder / FILE))
        for place, table, key in _named(data):
            value = table[key]
            known = dict(value) if isinstance(value, dict) else dict.fromkeys(self.kit.languages, value)
            known[lang] = said.get(f"{FILE}#{place}", known.get(self.lang, ""))
            if known[lang] == value:  # one text that serves this language as well
                continue
            toml.put(table, key, lang, known)
        if lang not in data["languages"]:
            data["languages"].append(lang)
        for name, kind in (("book", "rulebook"), ("rulesheet", "rulesheet")):
            if self.lang in data.get(name, ()) and lang not in data[name]:
                toml.add(data[name], lang, f"{kind}.{lang}.md")
        return FILE, _saved_as(self.kit.folder / FILE, data.as_string())


def _saved_as(path: Path, text: str) -> str:
    """Give a text with the line ends and the BOM of the file that it is for: editors on Windows have them."""
    old = read_bytes(path)
    text = text.replace("\n", "\r\n") if b"\r\n" in old else text
    return f"\ufeff{text}" if old.startswith(BOM_UTF8) else text


def _named(data: Any) -> Iterator[tuple[str, Any, str]]:
    """Give the place of each text of kit.toml, the table that has it and its key in it."""
    tables: list[tuple[str, Any, tuple[str, ...]]] = [("", data, ("name", "credits"))]
    tables += [(f"part.{part['id']}.", part, ("title", "note")) for part in data.get("part", [])]
    tables += [(f"suits.{code}.", suit, ("name",)) for code, suit in data.get("suits", {}).items()]
    for before, table, keys in tables:
        for key in keys:
            if key in table:
                yield f"{before}{key}", table, key


Source = KitToml | Rows | Markdown | Tables | Glossary
"""The texts of a file, or of what is said in a language; as the file of another, None where we write none."""


def sources(kit: Kit, lang: str, to: str | None = None) -> list[Source]:
    """Give all that a kit says in a language; what it lacks in it is left out. Raises KitError, DataError.

    ``to``: the language to translate into, which printkit may have words of its own in.
    """
    tables = (Rows(kit, file, lang) for file in files_of_rows(kit))
    found: list[Source] = [KitToml(kit, lang), *(rows for rows in tables if LANG in rows.file or rows.texts())]
    clauses, books = _clauses(kit.folder), ""
    for kind in get_args(TextKind):
        if lang in kit.texts(kind):
            text = load(kit.folder, kit.texts(kind)[lang]).text
            books += text
            found.append(Markdown(kind, kit.texts(kind)[lang], text, kit.texts(kind), clauses))
    own = own_file(kit.folder, f"phrases.{to}.toml") if to else None
    if re.search(r"\b(example|quiz)\(", books) and (own or not to or not _phrases(kit, to)):
        stays = own if to in phrases.languages() else None
        found.append(Tables("phrases", f"phrases.{lang}.toml", _phrases(kit, lang, to), stays))
    if re.search(r"\bglossary\(", books):
        found.append(Glossary(kit, lang, to))
    if said_in(lang, kit) == lang and to not in shared():
        found.append(Tables("printkit", file_name(lang), _spoken(kit, lang)))
        assembly = load_first(kit.folder, f"assembly.{lang}.md")
        found.append(Markdown("assembly", assembly.name, assembly.text, {}, {}))
    return found


def in_need_of_ids(kit: Kit) -> list[str]:
    """Name the books with blocks that have no id, as they may in one language, and may not beside another."""
    found = (one for lang in (*kit.book, *kit.rulesheet) for one in sources(kit, lang))
    return sorted({one.file for one in found if isinstance(one, Markdown) and one.nameless()})


def _spoken(kit: Kit, lang: str) -> Mapping[str, Any]:
    """Give what printkit says, without the names of other languages."""
    return {
        section: {key: text for key, text in said(section, lang, kit).items() if not key.startswith(NAMED)}
        for section in shared()[OTHERWISE]
        if section != SIGNS
    }


def _phrases(kit: Kit, lang: str, to: str | None = None) -> Mapping[str, Any]:
    """Give the phrases that the kit's books are told with, {} for none; those of every game are in them.

    To be told in a language in which printkit has these, the kit needs its own alone.
    """
    if kit.game is None:
        return {}
    try:
        own = phrases.load(kit.game, lang, kit.folder)
    except KitError:
        return {}
    if to in phrases.languages():
        return own
    every = phrases.load(SHARED, lang) if lang in phrases.languages() else {}
    before = every.get("macros", "") if to else ""
    return {**joined(every, own), "macros": before + own.get("macros", "")}


def _clauses(folder: Path) -> Mapping[str, str]:
    """Give what a kit's clauses say, by their ids."""
    path = own_file(folder, "clauses.toml")
    rows = read_toml(path) if path else {}
    return {id: str(row["fact"]) for id, row in rows.items() if isinstance(row, dict) and "fact" in row}


def texts(kit: Kit, lang: str, to: str | None = None) -> Texts:
    """Give all that a kit says in a language, by place; ``to`` as of :func:`sources`."""
    return {place: text for source in sources(kit, lang, to) for place, text in source.texts().items()}
