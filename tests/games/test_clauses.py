"""Every clause of every game is named by a test, and the lists of clauses say what the engine does."""

from __future__ import annotations

import ast
import functools
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.rules.shape import HUGE

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent


def clauses(game: str) -> Any:
    with (ROOT / "templates" / game / "clauses.toml").open("rb") as file:
        return tomllib.load(file)


@functools.cache
def named_by_tests() -> frozenset[str]:
    """Give every clause in a ``clause(…)`` marker of a test, but for those of the second reading."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if path.is_relative_to(TESTS / "reading"):
            continue
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "clause(" in text else ():
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "clause":
                        found |= {ast.literal_eval(argument) for argument in mark.args}
    return frozenset(found)


@pytest.mark.parametrize("game", games.IDS)
def test_every_clause_is_named_by_a_test(game: str) -> None:
    missing = sorted(set(clauses(game)) - named_by_tests())
    assert not missing, f"no test has @pytest.mark.clause for {', '.join(missing)}"


def test_no_test_names_a_clause_that_there_is_not() -> None:
    known = {id for game in games.IDS for id in clauses(game)}
    assert named_by_tests() <= known


@pytest.mark.parametrize("game", games.IDS)
def test_clauses_are_numbered_through_and_well_formed(game: str) -> None:
    listed = clauses(game)
    letters = next(iter(listed)).split("-")[0]
    own = sorted(id for id in listed if not id.startswith("AT-"))
    assert own == [f"{letters}-{number:02}" for number in range(1, len(own) + 1)]
    assert all(listed[id].get("unshown") for id in listed if id not in own)
    for entry in listed.values():
        assert set(entry) <= {"kind", "fact", "option", "unshown"}
        assert entry["kind"] in ("S", "I", "R")
        assert entry["fact"].endswith(".")
        assert entry.get("unshown", "A reason.").endswith(".")
        assert "option" not in entry or entry["kind"] == "R"


@pytest.mark.parametrize("game", games.IDS)
def test_rulings_with_an_option_are_the_engines_options(game: str) -> None:
    listed = {id: entry["option"] for id, entry in clauses(game).items() if "option" in entry}
    options = {option.clause: option for option in games.get(game).options if not option.always}
    assert set(listed) == set(options)
    for id, entry in listed.items():
        assert entry["name"] == options[id].name
        if "least" in entry:
            assert options[id].values == range(entry["least"], HUGE + 1)
            assert options[id].default == entry["least"]
        else:
            assert tuple(entry["values"]) == options[id].values
            assert entry["values"][0] == options[id].default


@pytest.mark.parametrize("game", games.IDS)
def test_the_engine_cites_no_clause_that_there_is_not(game: str) -> None:
    listed = set(clauses(game))
    letters = next(iter(listed)).split("-")[0]
    room, name = ROOT / "printkit" / "games", game.replace("-", "_")
    paths = [*(room / name).rglob("*.py")]
    assert len(paths) > 2
    for path in paths:
        text = path.read_text(encoding="utf-8")
        cited = {text[at : at + 5] for at in range(len(text)) if text.startswith(f"{letters}-", at)}
        assert cited <= listed, f"{path.name} cites {cited - listed}"


@pytest.mark.parametrize("game", games.IDS)
def test_the_coverage_that_ships_names_tests_that_there_are(game: str) -> None:
    """``pytest --write-coverage`` made it; a test that was renamed since, or a clause without one, is found."""
    listed = json.loads((ROOT / "templates" / game / "coverage.json").read_text(encoding="utf-8"))
    assert set(listed) == set(clauses(game)) & named_by_tests(), "run pytest --write-coverage"
    for test in {test for tests in listed.values() for test in tests}:
        path, name = test.split("::")[0], test.split("::")[-1]
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), (
            f"{test}: run pytest --write-coverage"
        )
