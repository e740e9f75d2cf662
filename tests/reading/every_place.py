"""Walking over every place of a record and changing one of them, for the tests of the readers."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .record import verdict

Path = tuple[str | int, ...]


def problems(record: Any) -> list[str]:
    """Return what is wrong with a record, [] if it is wholly true."""
    return verdict(json.dumps(record))


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


def pattern(path: Path) -> Path:
    """Return the path with its indices left out: what kind of place it is."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def some(found: Iterable[Path]) -> list[Path]:
    """Return the first two places of each kind, and of those like them every fifth."""
    met: Counter[Path] = Counter()
    kept = []
    for path in found:
        met[pattern(path)] += 1
        if met[pattern(path)] < 3 or met[pattern(path)] % 5 == 0:
            kept.append(path)
    return kept


def put_wrong(found: Iterable[Path], wrongs: Sequence[Any]) -> Iterator[tuple[Path, Any]]:
    """Return places with wrong values: all at the first place of a kind, at others one after the other."""
    met = set[Path]()
    for number, path in enumerate(some(found)):
        for wrong in [wrongs[number % len(wrongs)]] if pattern(path) in met else wrongs:
            yield path, wrong
        met.add(pattern(path))


def at(record: Any, path: Path) -> Any:
    """Return what stands at one place."""
    for key in path:
        record = record[key]
    return record


def _copied(record: dict[str, Any], path: Path) -> Any:
    """Return the record with copies of all that the path leads through, the rest shared."""
    top: Any = copy.copy(record)
    here = top
    for key in path:
        here[key] = copy.copy(here[key])
        here = here[key]
    return top


def changed(record: dict[str, Any], path: Path, value: Any) -> Any:
    """Return the record with another value at one place, which may be new; the record stays as it was."""
    if not path:
        return value
    other = _copied(record, path[:-1])
    at(other, path[:-1])[path[-1]] = value
    return other


def without(record: dict[str, Any], path: Path) -> Any:
    """Return the record with one place taken out; the record stays as it was."""
    other = _copied(record, path[:-1])
    del at(other, path[:-1])[path[-1]]
    return other


def only_what_matters(record: dict[str, Any], path: Path) -> dict[str, Any]:
    """Return the record with fewer claims, for a faster verdict on a change at this place.

    A change inside an action, a bid apart, is found without any claim, one in a claim with that claim.
    """
    if path[:1] == ("actions",) and len(path) > 2 and at(record, path[:2])["do"] not in ("bid", "call"):
        return {key: record[key] for key in record if key != "claims"}
    if len(path) > 1 and path[0] == "claims" and path[1] in record["claims"]:
        return record | {"claims": {path[1]: record["claims"][path[1]]}}
    return record
