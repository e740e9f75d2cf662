"""The strict reader on Twin Shoot and Sorcerer: true records, and one change at every place of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from . import sorcerer_deals, twin_shoot_deals
from .every_place import Path, at, changed, paths, pattern, put_wrong, some, without
from .record import verdict

RECORDS: dict[str, Callable[[], dict[str, Any]]] = {
    "twin-shoot": twin_shoot_deals.mixed_record,
    "sorcerer": sorcerer_deals.example_record,
}
# What may be left out whole, besides any claim, any ``legal`` and any part of the provenance.
OPTIONAL = [("provenance",), ("claims",), ("ruleset", "dealer")]
WRONG = [None, True, 1.0, -1, 98, "?", [], {}, ["?"], {"?": 1}]

both = pytest.mark.parametrize("game", RECORDS)


def problems(record: Any) -> list[str]:
    return verdict(json.dumps(record))


def alone(record: dict[str, Any], path: Path) -> dict[str, Any]:
    """Return the record with only the claims by which a change at this place has to be noticed.

    A claim itself for a change inside it, and none for a change inside a play.
    """
    if len(path) > 1 and path[0] == "claims":
        return record | {"claims": {path[1]: record["claims"][path[1]]}}
    if len(path) > 2 and path[0] == "actions" and at(record, path[:2])["do"] == "play":
        return {key: record[key] for key in record if key != "claims"}
    return record


def is_wrong_here(path: Path, value: Any, wrong: Any) -> bool:
    """Whether putting ``wrong`` for ``value`` has to be a problem."""
    same_type = type(value) is type(wrong)
    proves_nothing = len(path) == 2 and path[0] == "provenance"
    emptied = path in [("provenance",), ("claims",)] and wrong == {}
    return not (emptied or (same_type and (value == wrong or proves_nothing)))


@both
def test_the_example_is_true(game: str) -> None:
    record = RECORDS[game]()
    assert problems(record) == []
    assert verdict(json.dumps(record, indent=2)) == []
    for name in record["claims"]:
        assert problems(alone(record, ("claims", name))) == []


@both
def test_a_wrong_value_anywhere_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    tried = list(put_wrong(paths(record), WRONG))
    for path, wrong in tried:
        here = problems(changed(alone(record, path), path, wrong))
        assert bool(here) is is_wrong_here(path, at(record, path), wrong), (path, wrong)
    assert len({pattern(path) for path, _ in tried}) > 40


@both
def test_the_same_number_as_a_boolean_or_a_float_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    integers = [path for path in paths(record) if type(at(record, path)) is int]
    assert len(integers) > 100
    for path in some(integers):
        value = at(record, path)
        for wrong in [float(value), bool(value)] if value in (0, 1) else [float(value)]:
            assert problems(changed(alone(record, path), path, wrong)), path


@both
def test_another_number_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        # Both hands 3 and 4 of four players are led by the same seats (TS-27).
        free = path[0:1] == ("provenance",) or (game, path) == ("twin-shoot", ("setup", "hand_no"))
        if type(at(record, path)) is int and not free:
            assert problems(changed(alone(record, path), path, at(record, path) + 1)), path


@both
def test_another_card_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    places = [path for path in paths(record) if path[:1] == ("actions",) and type(at(record, path)) is str]
    for path in some(places):
        if path[-1] != "do":
            assert problems(changed(alone(record, path), path, "7D")) or at(record, path) == "7D", path
    assert len(places) > 150


@both
def test_a_missing_key_is_a_problem_except_a_whole_claim(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        if path and isinstance(path[-1], str):
            optional = path in OPTIONAL or path[:-1] in [("provenance",), ("claims",)] or path[-1] == "legal"
            assert bool(problems(without(alone(record, path), path))) is not optional, path


@both
def test_an_unknown_key_is_a_problem_in_every_object(game: str) -> None:
    record = RECORDS[game]()
    objects = [path for path in paths(record) if isinstance(at(record, path), dict)]
    # The record and 4 parts of it; bids, perhaps the opening, plays, tricks.
    assert len(objects) == {"twin-shoot": 5 + 4 + 1 + 40 + 10, "sorcerer": 5 + 3 + 36 + 9}[game]
    for path in some(objects):
        assert problems(changed(alone(record, path), (*path, "note"), None)), path
    for i, action in enumerate(record["actions"]):
        if action["do"] != "play":
            assert problems(changed(record, ("actions", i, "legal"), [])), i


@both
def test_a_list_too_long_or_too_short_or_turned_round_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for path in some(paths(record)):
        value = at(record, path)
        if isinstance(value, list):
            assert problems(changed(alone(record, path), path, [*value, value[-1]])), path
            assert problems(changed(alone(record, path), path, value[:-1])), path
            # A hand is in no order, nor are two bid cards.
            unordered = pattern(path) in [("setup", "hands", "*"), ("actions", "*", "cards")]
            if value != value[::-1]:
                assert bool(problems(changed(alone(record, path), path, value[::-1]))) is not unordered, path


@both
def test_a_legal_list_without_some_card_is_a_problem_there(game: str) -> None:
    record = RECORDS[game]()
    for i, action in enumerate(record["actions"]):
        if action["do"] == "play":
            path: Path = ("actions", i, "legal")
            shorter: list[list[str]] = [[], action["legal"][1:]]
            for wrong in shorter:
                (problem,) = problems(changed(alone(record, path), path, wrong))
                assert problem.startswith(f"actions[{i}].legal: ")


@both
def test_every_missing_action_is_a_problem(game: str) -> None:
    record = RECORDS[game]()
    for i, action in enumerate(record["actions"]):
        shorter = changed(record, ("actions",), record["actions"][:i] + record["actions"][i + 1 :])
        # Without the opening the record stands, but for what is claimed of the score.
        place = "claims.score[0]" if action["do"] == "open" else "actions"
        assert problems(shorter)[0].startswith(place), i
