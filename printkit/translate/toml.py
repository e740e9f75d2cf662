"""TOML that people wrote, with more in it; and TOML written anew. By tomlkit: remarks stay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from printkit.errors import KitError


def put(table: Any, key: str, lang: str, texts: Mapping[str, str]) -> None:
    """Put a text of several languages into a table; where they are a table of their own, ``lang`` alone."""
    value = table[key]
    if isinstance(value, dict) and not isinstance(value, tomlkit.items.InlineTable):
        add(value, lang, texts[lang])
        return
    said = ", ".join(f"{lang} = {tomlkit.string(text).as_string()}" for lang, text in texts.items())
    table[key] = tomlkit.value(f"{{ {said} }}")


def add(table: Any, key: str, value: Any) -> None:
    """Put a key into a table, after its last one: what remarks come below that are the next table's."""
    body, below = (table if isinstance(table, tomlkit.TOMLDocument) else table.value).body, []
    while key not in table and body and body[-1][0] is None:
        below.append(body.pop())
    table[key] = value
    body += reversed(below)


def parsed(text: str) -> Any:
    """Give a TOML file as what remembers its remarks; ``as_string`` writes it again. Raises KitError."""
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, RecursionError) as error:
        raise KitError(f"not TOML: {error}", where="kit.toml") from None


def merged(text: str, new: Mapping[str, Any]) -> str:
    """Give a TOML file with more in its tables. What is new in one that is there stands at its end."""
    data = parsed(text)
    _merge(data, new)
    return str(data.as_string())


def _merge(data: Any, new: Mapping[str, Any]) -> None:
    for key, value in new.items():
        if not isinstance(value, Mapping):
            if data.get(key) != value:  # else it stays as it is written
                add(data, key, _item(value))
            continue
        if key not in data:
            data[key] = tomlkit.table()
        _merge(data[key], value)


def laid_out(data: Mapping[str, Any]) -> str:
    """Write TOML: a long text over several lines, a text of a list on each."""
    return tomlkit.dumps({key: _item(value) for key, value in data.items()})


def _item(value: Any) -> Any:
    if isinstance(value, str):
        plain = "\n" in value and "'''" not in value and not value.endswith("'")
        if plain:  # from its own first line on, which tomlkit would take for the text's
            kind = tomlkit.items.StringType.MLL
            return tomlkit.items.String(kind, value, f"\n{value}", tomlkit.items.Trivia())
        return tomlkit.string(value, multiline="\n" in value)
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend(value)
        return array.multiline(multiline=True)
    table = tomlkit.table()
    for key, inner in value.items():
        table[key] = _item(inner)
    return table
