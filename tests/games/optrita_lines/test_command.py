"""Optrita: Lines on the command line: its difficulty, its rulings, its speed, and what ``verify`` says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.rules.replay import replay
from tests.cli.commands import shell
from tests.games.optrita_lines.samples import DIFFICULTIES, GAME
from tests.reading.record import verdict

__all__ = ["shell"]  # the fixture

PLAY = ("play", "optrita-lines")


def read(out: str) -> Any:
    return [games.read(line) for line in out.splitlines()]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_deals_and_games_that_hold(shell: Any, difficulty: str, policy: str) -> None:
    words = (*PLAY, "--difficulty", difficulty, "--policy", policy, "--seed", 9)
    for more in (["--count", 5], ["--count", 5, "--mixed"], ["--games", 1]):
        done = shell(*words, *more)
        assert (done.code, done.err) == (0, "")
        assert all(replay(GAME, record).holds for record in read(done.out))
        assert all(verdict(line) == [] for line in done.out.splitlines())
        assert {json.dumps(record.ruleset) for record in read(done.out)} == {
            json.dumps({"difficulty": difficulty})
        }


def test_normal_is_the_default_and_there_are_no_players(shell: Any) -> None:
    (record,) = read(shell(*PLAY).out)
    assert record.ruleset == {"difficulty": "normal"}
    for words, told in (
        (["--players", 1], "--difficulty"),
        (["--difficulty", "easy"], "normal, hard"),
        (["--difficulty", "hrd"], "did you mean 'hard'?"),
        (["--option", "same_deal=dumy"], "did you mean 'dummy'?"),
        (["--option", "hard_target=40"], "31, 21"),
    ):
        done = shell(*PLAY, *words)
        assert (done.code, done.out) == (2, "")
        assert told in done.err


def test_rulings_are_written(shell: Any) -> None:
    options = ("--option", "hard_target=21", "--option", "same_deal=first-trick")
    (record,) = read(shell(*PLAY, "--difficulty", "hard", *options).out)
    assert record.ruleset == {"difficulty": "hard", "hard_target": 21, "same_deal": "first-trick"}


def _changed(shell: Any, tmp_path: Path, change: Callable[[Any], Any]) -> Any:
    value = json.loads(shell(*PLAY, "--seed", 1).out)
    change(value)
    file = tmp_path / "one.json"
    file.write_text(json.dumps(value))
    return shell("verify", file)


def _first_line_again(value: Any) -> None:
    one = value["actions"][0]
    later = next(action for action in value["actions"][1:] if action["do"] == "line")
    later["line"], later["from"] = one["line"], one["from"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda value: value["actions"][0].update({"do": "pick"}), "there is no such key"),
        (
            lambda value: value["actions"].insert(0, {"do": "pick", "card": "2S"}),
            "what is to be decided now is 'line'",
        ),
        (lambda value: value["actions"][0].update({"from": "inside"}), "is not"),
        (_first_line_again, " lacks "),
        (
            lambda value: value["actions"][0].update({"card": value["setup"]["stock"][1]}),
            "is not in hand (OL-07)",
        ),
        (lambda value: value["claims"].update({"result": "player"}), "(OL-03)"),
        (lambda value: value["claims"]["tricks"][0].update({"taken": value["setup"]["hand"][0]}), "(OL-1"),
        (lambda value: value["claims"]["tricks"][2].update({"turned": ["2S"]}), "(OL-08)"),
        (lambda value: value["claims"]["score"].update({"player": 9}), "(OL-18)"),
        (lambda value: value["setup"]["hand"].pop(), "setup.hand"),
        (lambda value: value["setup"]["stock"].__setitem__(2, value["setup"]["hand"][0]), "setup.stock[2]"),
        (
            lambda value: value["setup"]["grid"][3].__setitem__(2, value["setup"]["grid"][0][0]),
            "setup.grid[3][2]",
        ),
        (lambda value: value["setup"]["scores_before"].update({"dummy": 21}), "setup.scores_before.dummy"),
        (lambda value: value["ruleset"].update({"players": 1}), "no such option"),
    ],
)
def test_verify_says_what_is_wrong(shell: Any, tmp_path: Path, change: Callable[[Any], Any], told: str) -> None:
    done = _changed(shell, tmp_path, change)
    assert done.code == 1
    assert told in done.out + done.err


@pytest.mark.skipif(sys.platform == "win32", reason="resource is Unix's")
def test_a_thousand_deals_take_under_two_seconds() -> None:
    """Of processor time, so that a busy machine does not matter; start-up included."""
    import resource

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "printkit", *PLAY, "--count", "1000"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 2
    assert len({json.dumps(json.loads(line)["setup"]) for line in done.stdout.splitlines()}) == 1000
