"""Walking over every place of a record and changing one of them, for the tests of the readers."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Walk over every place in a JSON value, the value itself first."""
    yield here
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, item in items:
        yield from paths(item, (*here, key))


def at(record: Any, path: Path) -> Any:
    """Return what stands at one place."""
    for key in path:
        record = record[key]
    return record


def changed(record: dict[str, Any], path: Path, value: Any) -> Any:
    """Return a copy of the record with another value at one place, which may be new."""
    if not path:
        return value
    other = copy.deepcopy(record)
    at(other, path[:-1])[path[-1]] = value
    return other


def without(record: dict[str, Any], path: Path) -> Any:
    """Return a copy of the record with one place taken out."""
    other = copy.deepcopy(record)
    del at(other, path[:-1])[path[-1]]
    return other


def claims_alone(record: dict[str, Any], path: Path) -> dict[str, Any]:
    """Return the record with no claims but the one that the path leads into (a faster verdict)."""
    if len(path) < 2 or path[0] != "claims":
        return record
    name = path[1]
    return record | {"claims": {name: record["claims"][name]}}
