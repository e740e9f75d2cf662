"""``printkit play``."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.rules import replay
from printkit.rules.record import Record
from tests.cli.commands import Shell, shell
from tests.reading.record import verdict

__all__ = ["shell"]  # the fixture


def read(out: str) -> list[Record]:
    return [games.read(line) for line in out.splitlines()]


def provenance(record: Record) -> Mapping[str, Any]:
    assert record.provenance is not None
    return record.provenance


def claims(record: Record) -> Mapping[str, Any]:
    assert record.claims is not None
    return record.claims


def test_one_hand_of_the_usual_players_by_default(shell: Shell) -> None:
    done = shell("play", "shifty-partners")
    (record,) = read(done.out)
    assert (done.code, done.err) == (0, "")
    assert record.ruleset == {"players": 4}
    assert provenance(record)["seed"] == provenance(record)["index"] == 0
    assert provenance(record)["policy"] == "sensible"


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_hands_that_hold(shell: Shell, players: int, policy: str) -> None:
    done = shell("play", "shifty-partners", "--players", players, "--count", 5, "--policy", policy, "--seed", 9)
    hands = read(done.out)
    assert [provenance(hand)["index"] for hand in hands] == [0, 1, 2, 3, 4]
    assert all(replay.replay(games.get(hand.game), hand).holds for hand in hands)
    assert {(hand.ruleset["players"], hand.setup["hand_no"]) for hand in hands} == {(players, 1)}


def test_the_same_words_give_the_same_records(shell: Shell) -> None:
    words = ("play", "shifty-partners", "--count", 3, "--seed", 2**64 - 1)
    assert shell(*words).out == shell(*words).out != shell(*words[:-1], 1).out


def test_whole_games(shell: Shell) -> None:
    hands = read(shell("play", "shifty-partners", "--players", 5, "--games", 2).out)
    assert [hand.setup["hand_no"] for hand in hands] == [1, 2, 3, 4, 5] * 2
    assert [provenance(hand)["index"] for hand in hands] == [0] * 5 + [1] * 5
    assert {provenance(hand)["policy"] for hand in hands} == {"sensible game"}
    assert [claims(hand)["game_over"] for hand in hands] == ([False] * 4 + [True]) * 2


def test_an_option(shell: Shell) -> None:
    (record,) = read(shell("play", "shifty-partners", "--option", "next_lead=dealer").out)
    assert record.ruleset == {"players": 4, "next_lead": "dealer"}
    (record,) = read(shell("play", "shifty-partners", "--option", "players=6").out)
    assert record.ruleset == {"players": 6}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["shifty-partnrs"], ["no game 'shifty-partnrs'", "did you mean 'shifty-partners'?"]),
        (["shifty-partners", "--players", 3], ["players cannot be '3'", "4, 5, 6, 7"]),
        (["shifty-partners", "--players", "four"], ["--players"]),
        (["shifty-partners", "--count", 0], ["--count"]),
        (["shifty-partners", "--seed", -1], ["--seed"]),
        (["shifty-partners", "--seed", 2**64], ["--seed"]),
        (["shifty-partners", "--seed", "x"], ["--seed"]),
        (["shifty-partners", "--policy", "sensibel"], ["no policy", "did you mean 'sensible'?"]),
        (["shifty-partners", "--option", "next_lead"], ["NAME=VALUE"]),
        (
            ["shifty-partners", "--option", "nextlead=dealer"],
            ["no option 'nextlead'", "did you mean 'next_lead'?"],
        ),
        (["shifty-partners", "--option", "next_lead=winer"], ["cannot be 'winer'", "did you mean 'winner'?"]),
        (["shifty-partners", "--option", "players=04"], ["given twice"]),
        (["shifty-partners", "--option", "players=²"], ["players cannot be"]),
        (["shifty-partners", "--count", 2, "--games", 1], ["single hands"]),
        ([], ["GAME"]),
    ],
)
def test_wrong_usage_is_one_error_and_exit_2(shell: Shell, words: list[str | int], told: list[str]) -> None:
    if told == ["given twice"]:
        words = [*words, "--option", "players=5"]
    done = shell("play", *words)
    assert done.code == 2
    assert done.out == ""
    assert all(one in done.err for one in told)


@pytest.mark.skipif(sys.platform == "win32", reason="resource is Unix's")
def test_a_thousand_hands_take_under_two_seconds() -> None:
    """Of processor time, so that a busy machine does not matter; start-up included."""
    import resource

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "printkit", "play", "shifty-partners", "--count", "1000"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 2
    assert len({json.dumps(json.loads(line)["setup"]) for line in done.stdout.splitlines()}) == 1000


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/dev/full is Linux's")
def test_a_full_disk_is_one_error() -> None:
    words = [sys.executable, "-m", "printkit", "play", "shifty-partners", "--count", "100"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "printkit: standard output: cannot write: No space left on device\n"


def test_nobody_reading_on_is_no_error() -> None:
    words = [sys.executable, "-m", "printkit", "play", "shifty-partners", "--count", "2000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_mixed_hands_stand_anywhere_in_a_game(shell: Shell) -> None:
    """Hand numbers, dealers and scores vary, the same each time, and every record holds."""
    words = ("play", "shifty-partners", "--players", "5", "--count", "60", "--mixed")
    done = shell(*words)
    records = read(done.out)
    assert shell(*words).out == done.out
    assert {record.setup["hand_no"] for record in records} == {1, 2, 3, 4, 5}
    assert {record.setup["dealer"] for record in records} == {0, 1, 2, 3, 4}
    assert any(record.setup["scores_before"] != [0] * 5 for record in records)
    assert {provenance(record)["policy"] for record in records} == {"sensible mixed"}
    assert all(replay.replay(games.get(record.game), record).holds for record in records)
    assert all(verdict(line) == [] for line in done.out.splitlines())


def test_mixed_whole_games_and_a_difficulty_it_has_not_are_refused(shell: Shell) -> None:
    assert shell("play", "shifty-partners", "--games", "1", "--mixed").code == 2
    done = shell("play", "shifty-partners", "--difficulty", "hard")
    assert (done.code, "--players" in done.err) == (2, True)
