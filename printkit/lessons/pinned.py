"""Pinned facts: what takes too long to work out for every book, kept in ``templates/<game>/facts.json``.

Those of an installed game, or of a kit's own, are kept beside its code.

Each is kept with what it says, what was given to make it, the command that makes it again, and the value of a
much smaller sample, which an ordinary test run works out anew; ``-m long`` works out all of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from printkit import games
from printkit.errors import KitError
from printkit.games.foreign import blaming
from printkit.kit.resources import data_folder, inside
from printkit.kit.values import read_json
from printkit.rules.costly import Costly
from printkit.rules.faults import given
from printkit.rules.game import Ruleset
from printkit.rules.record import laid_out

FILE = "facts.json"


def costly_of(game: str) -> Mapping[str, Costly]:
    """Give a game's costly facts by name, {} where it has none. UsageError when there is no such game."""
    costly: tuple[Costly, ...] = given(games.offer(game, "COSTLY") or (), tuple[Costly, ...], "COSTLY")
    return {fact.name: fact for fact in costly}


def place(game: str) -> Path:
    """Give the file that a game's facts are pinned in, which need not be there."""
    return (games.folder(game) or data_folder("templates") / game) / FILE


def entries(game: str) -> Mapping[str, Any]:
    """Read what is pinned for a game: name → entry, {} where there is no file. KitError when it is broken."""
    path, where = place(game), f"{game}/{FILE}"
    if not path.is_file():
        return {}
    if games.folder(game) is not None:
        inside(path.parent, FILE, where)
    try:
        found = read_json(path)
    except KitError as error:
        raise KitError(error.what, where=where, hint=command(game)) from None
    rows = found.values() if isinstance(found, dict) else [found]
    if not all(isinstance(row, dict) and "value" in row for row in rows):
        raise KitError("not a table of facts", where=where, hint=command(game))
    known: Mapping[str, Any] = found
    return known


def facts(game: str, ruleset: Ruleset) -> dict[str, Any]:
    """Give the pinned facts of a game; None for one that was not worked out under these options."""
    return {
        name: _numbered(entry["value"])
        if all(ruleset[option] == value for option, value in entry.get("rulings", {}).items())
        else None
        for name, entry in entries(game).items()
    }


def _numbered(value: Any) -> Any:
    """Make keys numbers again that were numbers before JSON made them words."""
    if not isinstance(value, dict):
        return value
    return {int(key) if key.isdecimal() else key: _numbered(inner) for key, inner in value.items()}


def command(game: str, name: str = "") -> str:
    """Give the command that works out a fact, or all of a game's, and pins it."""
    whose = "--kit DIR --trust" if games.is_own(game) else game
    return " ".join(["printkit facts", whose, *([name] if name else []), "--regenerate --write"])


def work_out(game: str, fact: Costly) -> dict[str, Any]:
    """Make a fact's entry. It takes as long as it takes: seconds to minutes."""
    made: dict[str, Any] = {"about": fact.about, "command": command(game, fact.name)}
    if fact.rulings:
        made["rulings"] = dict(fact.rulings)
    if fact.given:
        made["given"] = dict(fact.given)
    made["value"] = fact.make(**fact.given)
    if fact.quick is not None:
        made["quick"] = {"given": dict(fact.quick), "value": fact.make(**fact.quick)}
    # as it will be read: keys are words there
    plain: dict[str, Any] = json.loads(json.dumps(made))
    return plain


@blaming()
def stale(game: str) -> list[str]:
    """Name the pinned facts whose small sample is another now: a rule, or how sense plays, has changed."""
    costly, pinned = costly_of(game), entries(game)
    quick = {name: fact for name, fact in costly.items() if fact.quick is not None and name in pinned}
    found = {name: json.loads(json.dumps(fact.make(**(fact.quick or {})))) for name, fact in quick.items()}
    return [name for name, value in found.items() if value != pinned[name].get("quick", {}).get("value")]


def page(found: dict[str, Any]) -> str:
    """Give entries as the file has them."""
    return laid_out(found) + "\n"
