"""The strict reader on a record of each game: it is true, and not with one change at any place of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from . import (
    handmade_pinochle_deals,
    optrita_lines_deals,
    shifty_partners_deals,
    sorcerer_deals,
    twin_shoot_deals,
)
from .decisions import again
from .every_place import (
    Path,
    at,
    changed,
    only_what_matters,
    paths,
    pattern,
    problems,
    put_wrong,
    some,
    without,
)
from .record import GAMES, verdict

RECORDS: dict[str, Callable[[], dict[str, Any]]] = {
    "twin-shoot": twin_shoot_deals.mixed_record,
    "shifty-partners": shifty_partners_deals.example_record,
    "sorcerer": sorcerer_deals.example_record,
    "handmade-pinochle": handmade_pinochle_deals.example_record,
    "optrita-lines": optrita_lines_deals.example_record,
}
# How many objects there are: the record and 4 parts of it; actions; tricks; melds, or three pairs of scores.
OBJECTS = {
    "twin-shoot": 5 + 4 + 1 + 40 + 10,
    "shifty-partners": 5 + 16 + 4,
    "sorcerer": 5 + 3 + 36 + 9,
    "handmade-pinochle": 5 + 48 + 8 + 48 + 12 + 10,
    "optrita-lines": 5 + 7 + 6 + 3,
}
# Options that say what holds without them. The rulings in the record of Optrita: Lines are others.
DEFAULTS = (
    *("dealer", "next_lead"),
    *("min_bid", "extra_marriage_with_run", "meld_needs", "must_head", "rank_order"),
)
# Deals after which as much is true: both hands 3 and 4 of four players are led by the same seats (TS-27), and
# scores decide when a game ends, not the number of the deal (OL-03).
ANY_DEAL = ("twin-shoot", "optrita-lines")
# Nor does the face-up card, the last of a hand, decide anything.
UNORDERED = [("setup", "hands", "*"), ("setup", "hand"), ("actions", "*", "cards")]
WRONG = [None, True, 1.0, -1, 99, "?", [], {}, ["?"], {"?": 1}]

every = pytest.mark.parametrize("game", RECORDS)


def after_change(record: dict[str, Any], path: Path, value: Any) -> list[str]:
    """Return what is wrong with another value at this place."""
    return problems(changed(only_what_matters(record, path), path, value))


def is_any_deal(game: str, path: Path) -> bool:
    """Whether the place has the number of a deal, and another is as true."""
    return game in ANY_DEAL and path == ("setup", "hand_no")


def is_optional(game: str, path: Path) -> bool:
    """Whether the key may be left out: a claim, ``legal``, a part of the provenance, an option's default."""
    parts = [("provenance",), ("claims",)]
    default = game != "optrita-lines" and path[:-1] == ("ruleset",) and path[-1] in DEFAULTS
    return default or path in parts or path[:-1] in parts or path[-1] == "legal"


def is_wrong_here(game: str, path: Path, value: Any, wrong: Any) -> bool:
    """Whether putting ``wrong`` for ``value`` has to be a problem."""
    same_type = type(value) is type(wrong)
    proves_nothing = len(path) == 2 and path[0] == "provenance"
    emptied = path in [("provenance",), ("claims",)] and wrong == {}
    as_true = is_any_deal(game, path) and wrong == 99
    return not (emptied or as_true or (same_type and (value == wrong or proves_nothing)))


@every
def test_the_example_is_true(game: str) -> None:
    record = RECORDS[game]()
    assert problems(record) == []
    assert verdict(json.dumps(record, indent=2)) == []
    for name in record["claims"]:
        assert problems(only_what_matters(record, ("claims", name))) == []


@every
def test_a_wrong_value_anywhere_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    tried = list(put_wrong(paths(record), WRONG))
    for path, wrong in tried:
        here = after_change(record, path, wrong)
        assert bool(here) is is_wrong_here(game, path, at(record, path), wrong), (path, wrong)
    assert len({pattern(path) for path, _ in tried}) > 40


@every
def test_the_same_number_as_a_boolean_or_a_float_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    integers = [path for path in paths(record) if type(at(record, path)) is int]
    assert len(integers) >= 10
    for path in some(integers):
        value = at(record, path)
        for wrong in [float(value), bool(value)] if value in (0, 1) else [float(value)]:
            assert after_change(record, path, wrong), path


@every
def test_another_number_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        # A lower opening bid, a higher second one and a lower third change nothing that follows.
        bid = path[-1:] in [("points",), ("min_bid",)]
        free = bid or path[:1] == ("provenance",) or is_any_deal(game, path)
        if type(at(record, path)) is int and not free:
            assert after_change(record, path, at(record, path) + 1), path


@every
def test_another_card_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    places = [path for path in paths(record) if path[:1] == ("actions",) and type(at(record, path)) is str]
    for path in some(places):
        if path[-1] != "do":
            assert after_change(record, path, "7D") or at(record, path) == "7D", path
    assert len(places) > 50


@every
def test_a_missing_key_is_a_problem_except_a_whole_claim(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        if path and isinstance(path[-1], str):
            here = problems(without(only_what_matters(record, path), path))
            assert bool(here) is not is_optional(game, path), path


@every
def test_an_unknown_key_is_a_problem_in_every_object(game: str) -> None:
    record = RECORDS[game]()
    objects = [path for path in paths(record) if isinstance(at(record, path), dict)]
    assert len(objects) == OBJECTS[game]
    for path in some(objects):
        for name in {"note", "seat", "players", "winners"} - set(at(record, path)):
            assert after_change(record, (*path, name), 0), (path, name)
    for i, action in enumerate(record["actions"]):
        if "legal" not in action:
            assert problems(changed(record, ("actions", i, "legal"), [])), i


@every
def test_a_list_too_long_or_too_short_or_turned_round_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        value = at(record, path)
        if isinstance(value, list) and value:
            assert after_change(record, path, [*value, value[-1]]), path
            assert after_change(record, path, value[:-1]), path
            if value != value[::-1]:
                # A stock turned round makes the same trump here.
                stock = (game, path) == ("optrita-lines", ("setup", "stock"))
                unordered = stock or pattern(path) in UNORDERED
                assert bool(after_change(record, path, value[::-1])) is not unordered, path


@every
def test_a_legal_list_without_some_card_is_a_problem_there(game: str) -> None:
    record = RECORDS[game]()
    for i, action in enumerate(record["actions"]):
        if "legal" in action:
            shorter: list[list[str]] = [[], action["legal"][1:]]
            for wrong in shorter:
                (problem,) = after_change(record, ("actions", i, "legal"), wrong)
                assert problem.startswith(f"actions[{i}].legal: ")


@every
def test_every_missing_action_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for i, action in enumerate(record["actions"]):
        shorter = changed(record, ("actions",), record["actions"][:i] + record["actions"][i + 1 :])
        # Without the opening the record stands, but for what is claimed of the score.
        place = "claims.score[0]" if action["do"] == "open" else "actions"
        assert problems(shorter)[0].startswith(place), i


@every
def test_a_copy_is_the_same_position_apart(game: str) -> None:
    record = RECORDS[game]()
    begin, _ = GAMES[game]
    deal, actions = begin(record["setup"], record["ruleset"]), record["actions"]
    half = 2 * len(actions) // 3
    for action in actions[:half]:
        deal.do(action)
    copied, before = again(deal), (deal.decision(), deal.to_move(), deal.legal())
    assert (copied.decision(), copied.to_move(), copied.legal()) == before
    for action in actions[half:]:
        copied.do(action)
    assert copied.finished
    assert (deal.decision(), deal.to_move(), deal.legal()) == before


@pytest.mark.parametrize(
    ("game", "setup", "claims"),
    [
        ("twin-shoot", {"scores_before": [30, 40]}, {"scores_after": [98, 52]}),
        ("shifty-partners", {"hand_no": 3}, {}),
        ("sorcerer", {"hand_no": 8}, {}),
        ("handmade-pinochle", {"hand_no": 3}, {}),
    ],
)
def test_winners_are_only_claimed_where_the_game_ends(
    game: str, setup: dict[str, Any], claims: dict[str, Any]
) -> None:
    record = RECORDS[game]()
    record["setup"] |= setup
    record["claims"] |= {"game_over": False, **claims}
    (problem,) = problems(record)
    assert problem.startswith("claims.winners: this hand has none")
    del record["claims"]["winners"]
    assert problems(record) == []
