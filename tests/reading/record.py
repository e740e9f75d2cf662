"""The second reading of game records (``printkit.record/1``): the keys common to all games.

Every game has a module of its own keys; ``GAMES`` lists those that have been read so far.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import (
    handmade_pinochle_record,
    optrita_lines_record,
    shifty_partners_record,
    sorcerer_record,
    twin_shoot_record,
)
from .strict import Problems, show

FORMAT = "printkit.record/1"


@dataclass(frozen=True)
class GameKeys:
    """What a game adds to the common keys; every function notes what is wrong.

    ``ruleset`` checks the options, ``setup`` what lies on the table (given good options) and
    ``actions`` the shape of the decisions; each says whether the rest can be read. ``replay`` then
    plays the record and checks every claim made in ``legal`` and in ``claims``, which is an object
    or missing.
    """

    ruleset: Callable[[Problems, Any], bool]
    setup: Callable[[Problems, Any, dict[str, Any]], bool]
    actions: Callable[[Problems, Any, dict[str, Any]], bool]
    replay: Callable[[Problems, dict[str, Any]], None]


GAMES = {
    "twin-shoot": GameKeys(
        ruleset=twin_shoot_record.check_ruleset,
        setup=twin_shoot_record.check_setup,
        actions=twin_shoot_record.check_actions,
        replay=twin_shoot_record.replay,
    ),
    "shifty-partners": GameKeys(
        ruleset=shifty_partners_record.check_ruleset,
        setup=shifty_partners_record.check_setup,
        actions=shifty_partners_record.check_actions,
        replay=shifty_partners_record.replay,
    ),
    "sorcerer": GameKeys(
        ruleset=sorcerer_record.check_ruleset,
        setup=sorcerer_record.check_setup,
        actions=sorcerer_record.check_actions,
        replay=sorcerer_record.replay,
    ),
    "handmade-pinochle": GameKeys(
        ruleset=handmade_pinochle_record.check_ruleset,
        setup=handmade_pinochle_record.check_setup,
        actions=handmade_pinochle_record.check_actions,
        replay=handmade_pinochle_record.replay,
    ),
    "optrita-lines": GameKeys(
        ruleset=optrita_lines_record.check_ruleset,
        setup=optrita_lines_record.check_setup,
        actions=optrita_lines_record.check_actions,
        replay=optrita_lines_record.replay,
    ),
}


def _check_provenance(problems: Problems, value: Any) -> bool:
    kinds = {"seed": "integer", "index": "integer", "policy": "string", "version": "string"}
    if not problems.has_keys("provenance", value, (), kinds):
        return False
    good = [problems.is_kind(f"provenance.{key}", value[key], kinds[key]) for key in value]
    return all(good)


def _check_common(problems: Problems, record: Any) -> GameKeys | None:
    """Check the keys common to all games; the game's own keys if the rest can be read."""
    if not problems.has_keys(
        "record",
        record,
        ("format", "game", "ruleset", "setup", "actions"),
        ("provenance", "claims"),
    ):
        return None
    good = problems.is_one_of("format", record["format"], [FORMAT])
    if "provenance" in record:
        good = _check_provenance(problems, record["provenance"]) and good
    if "claims" in record:
        good = problems.is_kind("claims", record["claims"], "object") and good
    if not problems.is_kind("game", record["game"], "string"):
        return None
    if record["game"] not in GAMES:
        problems.add("game", f"{show(record['game'])} is not a game of this reading")
        return None
    return GAMES[record["game"]] if good else None


def verdict(text: str) -> list[str]:
    """Return what is wrong with the JSON text of one record: [] if it is wholly true.

    The shape is read first. Only a record of the right shape is replayed, and only one with no
    play against the rules has its claims compared. Each problem begins with its place, such as
    ``claims.tricks[1].winner``.
    """
    problems = Problems()
    record = problems.load(text)
    if problems.found:
        return problems.found
    game = _check_common(problems, record)
    if game is None or not game.ruleset(problems, record["ruleset"]):
        return problems.found
    setup_is_good = game.setup(problems, record["setup"], record["ruleset"])
    if game.actions(problems, record["actions"], record["ruleset"]) and setup_is_good:
        game.replay(problems, record)
    return problems.found
