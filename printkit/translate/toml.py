"""TOML that people wrote, with a language added; and TOML written anew. By tomlkit: remarks stay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

import tomlkit
from tomlkit.exceptions import TOMLKitError

from printkit.errors import KitError
from printkit.kit.model import Kit
from printkit.kit.resources import read_text
from printkit.kit.values import read_toml
from printkit.translate.text import Said, Text, Texts

FILE = "kit.toml"
KINDS = ("rulesheet", "rulebook")


class KitToml:
    """The texts of kit.toml: names, titles, notes, credits; and which languages and books there are."""

    def __init__(self, kit: Kit, lang: str) -> None:
        self.kit, self.lang = kit, lang

    def texts(self) -> Texts:
        """Give every text; one that serves all languages is each one's."""
        data = read_toml(self.kit.folder / FILE)
        found = {}
        for place, table, key in _texts(data):
            value = table[key]
            if text := value.get(self.lang) if isinstance(value, dict) else value:
                found[f"{FILE}#{place}"] = Text(text, f"{FILE}: {place}")
        return found

    def written(self, lang: str, said: Said) -> tuple[str, str]:
        """Give kit.toml with the language's texts and books."""
        data = _parsed(read_text(self.kit.folder / FILE))
        for place, table, key in _texts(data):
            value = table[key]
            known = dict(value) if isinstance(value, dict) else dict.fromkeys(self.kit.languages, value)
            known[lang] = said.get(f"{FILE}#{place}", known.get(self.lang, ""))
            if known[lang] == value:  # one text that serves this language as well
                continue
            if isinstance(value, dict) and not isinstance(value, tomlkit.items.InlineTable):
                value[lang] = known[lang]
            else:
                table[key] = _inline(known)
        if lang not in data["languages"]:
            cast("Any", data["languages"]).append(lang)
        for name, kind in (("book", "rulebook"), ("rulesheet", "rulesheet")):
            if name in data and lang not in data[name]:
                data[name][lang] = f"{kind}.{lang}.md"
        return FILE, tomlkit.dumps(data)


def _texts(data: Any) -> Iterator[tuple[str, Any, str]]:
    """Give the place of each text of kit.toml, the table that has it and its key in it."""
    tables: list[tuple[str, Any, tuple[str, ...]]] = [("", data, ("name", "credits"))]
    tables += [(f"part.{part['id']}.", part, ("title", "note")) for part in data.get("part", [])]
    tables += [(f"suits.{code}.", suit, ("name",)) for code, suit in data.get("suits", {}).items()]
    for before, table, keys in tables:
        for key in keys:
            if key in table:
                yield f"{before}{key}", table, key


def _inline(texts: Mapping[str, str]) -> Any:
    said = ", ".join(f"{lang} = {tomlkit.string(text).as_string()}" for lang, text in texts.items())
    return tomlkit.value(f"{{ {said} }}")


def _parsed(text: str) -> Any:
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, RecursionError) as error:
        raise KitError(f"not TOML: {error}", where=FILE) from None


def merged(text: str, new: Mapping[str, Any]) -> str:
    """Give a TOML file with more in its tables. What is new in one that is there stands at its end."""
    data = _parsed(text) if text else tomlkit.document()
    _merge(data, new)
    return str(tomlkit.dumps(data))


def _merge(data: Any, new: Mapping[str, Any]) -> None:
    for key, value in new.items():
        if not isinstance(value, Mapping):
            data[key] = value
            continue
        if key not in data:
            data[key] = tomlkit.table()
        _merge(data[key], value)


def laid_out(data: Mapping[str, Any]) -> str:
    """Write TOML: a long text over several lines, a text of a list on each."""
    document = tomlkit.document()
    for key, value in data.items():
        document[key] = _item(value)
    return str(tomlkit.dumps(document))


def _item(value: Any) -> Any:
    if isinstance(value, str):
        plain = "\n" in value and "'''" not in value and not value.endswith("'")
        return tomlkit.string(f"\n{value}" if plain else value, literal=plain, multiline="\n" in value)
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend(value)
        return array.multiline(multiline=True)
    table = tomlkit.table()
    for key, inner in value.items():
        table[key] = _item(inner)
    return table
