"""The second reading of game records (``printkit.record/1``): the keys common to all games.

Every game has a module of its own keys; ``GAMES`` lists those that have been read so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from . import (
    decisions,
    handmade_pinochle,
    handmade_pinochle_record,
    optrita_lines,
    optrita_lines_record,
    shifty_partners,
    shifty_partners_record,
    sorcerer,
    sorcerer_record,
    twin_shoot,
    twin_shoot_record,
)
from .strict import Problems, show

FORMAT = "printkit.record/1"


class GameKeys(Protocol):
    """What a game's module adds to the common keys; every function notes what is wrong.

    ``check_ruleset`` checks the options, ``check_setup`` what lies on the table (given good options) and
    ``check_actions`` the shape of the decisions; each says whether the rest can be read. ``CLAUSES`` are
    those that decide what ``legal`` and each of the ``claims`` say.
    """

    CLAUSES: dict[str, str]

    def check_ruleset(self, problems: Problems, ruleset: Any) -> bool:
        """Whether the options are right."""

    def check_setup(self, problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
        """Whether a hand can be begun with this ``setup``."""

    def check_actions(self, problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
        """Whether ``actions`` are decisions of the right shape."""


# How a hand begins, from a record's ``setup`` and ``ruleset``, and the game's keys.
GAMES: dict[str, tuple[Callable[[Any, Any], decisions.Deal], GameKeys]] = {
    "twin-shoot": (twin_shoot.Deal, twin_shoot_record),
    "shifty-partners": (shifty_partners.Deal, shifty_partners_record),
    "sorcerer": (sorcerer.Deal, sorcerer_record),
    "handmade-pinochle": (handmade_pinochle.Deal, handmade_pinochle_record),
    "optrita-lines": (optrita_lines.Deal, optrita_lines_record),
}


def _check_provenance(problems: Problems, value: Any) -> bool:
    kinds = {"seed": "integer", "index": "integer", "policy": "string", "version": "string"}
    if not problems.has_keys("provenance", value, (), kinds):
        return False
    good = [problems.is_kind(f"provenance.{key}", value[key], kinds[key]) for key in value]
    return all(good)


def _can_be_read(problems: Problems, record: Any) -> bool:
    """Check the keys common to all games; whether the game's own can be read."""
    if not problems.has_keys(
        "record",
        record,
        ("format", "game", "ruleset", "setup", "actions"),
        ("provenance", "claims"),
    ):
        return False
    good = problems.is_one_of("format", record["format"], [FORMAT])
    if "provenance" in record:
        good = _check_provenance(problems, record["provenance"]) and good
    if "claims" in record:
        good = problems.is_kind("claims", record["claims"], "object") and good
    if not problems.is_kind("game", record["game"], "string"):
        return False
    if record["game"] not in GAMES:
        problems.add("game", f"{show(record['game'])} is not a game of this reading")
        return False
    return good


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
    if not _can_be_read(problems, record):
        return problems.found
    begin, keys = GAMES[record["game"]]
    ruleset, setup = record["ruleset"], record["setup"]
    if not keys.check_ruleset(problems, ruleset):
        return problems.found
    setup_is_good = keys.check_setup(problems, setup, ruleset)
    if keys.check_actions(problems, record["actions"], ruleset) and setup_is_good:
        decisions.replay(problems, record, begin(setup, ruleset), keys.CLAUSES)
    return problems.found


def decided(
    game: str, ruleset: dict[str, Any], setup: dict[str, Any], choose: Callable[[Any], decisions.Action]
) -> dict[str, Any]:
    """Return the record of a hand in which ``choose`` takes every decision, with all that it may claim."""
    deal = GAMES[game][0](setup, ruleset)
    actions = []
    while not deal.finished:
        action = choose(deal)
        if action["do"] in ("play", "line"):
            action = action | {"legal": deal.legal()}
        actions.append(action)
        deal.do(action)
    head = {"format": FORMAT, "game": game, "ruleset": ruleset}
    return head | {"setup": setup, "actions": actions, "claims": deal.claims()}
