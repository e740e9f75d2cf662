"""``printkit simulate``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from printkit import games
from printkit.rules.simulate import play_games
from printkit.simulate import share
from tests.cli.commands import Shell, ended, shell
from tests.clock import quick

__all__ = ["shell"]  # the fixture


def test_a_table(shell: Shell) -> None:
    done = shell("simulate", "handmade-pinochle", "--games", 20, "--policy", "sensible,random", "--jobs", 1)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "handmade-pinochle, 4 players, seed 0"
    assert lines[1].startswith("20 games, 80 hands, 3,840 cards played, ")
    assert [line.split()[:3] for line in lines[4:6]] == [["A+C", "sensible", "20"], ["B+D", "random", "0"]]


def test_the_table_in_the_docs(shell: Shell) -> None:
    page = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    command, shown = re.findall(r"```sh\nprintkit (simulate .*?)\n```\n\n```text\n(.*?)```", page, re.DOTALL)[0]
    said = shell(*command.split())
    assert said.out == shown, f"paste what `printkit {command}` says into docs/simulate.md"


@pytest.mark.parametrize("jobs", [1, 2])
def test_json_has_what_was_played(shell: Shell, jobs: int) -> None:
    words = (
        "--players",
        6,
        "--option",
        "dealer=any",
        "--games",
        8,
        "--seed",
        2**64 - 1,
        "--policy",
        "random,sensible",
    )
    done = shell("simulate", "twin-shoot", *words, "--jobs", jobs, "--json")
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    game = games.get("twin-shoot")
    ruleset = game.ruleset({"players": 6, "dealer": "any"})
    tally = play_games(game, ruleset, ["random", "sensible"], 2**64 - 1, 0, 8)
    assert said["ruleset"] == {"players": 6, "dealer": "any"}
    assert said["policies"] == ["random", "sensible"]
    for total in ("games", "hands", "card_plays", "decisions"):
        assert said[total] == getattr(tally, total)
    assert [(side["side"], side["policy"]) for side in said["sides"]] == [
        ("A+B", "random"),
        ("C+D", "sensible"),
        ("E+F", "random"),
    ]
    assert [side["won_alone"] for side in said["sides"]] == [won[1] for won in tally.won]


def test_a_side_that_decides_nothing_has_no_policy(shell: Shell) -> None:
    done = shell("simulate", "optrita-lines", "--difficulty", "hard", "--games", 3, "--jobs", 1, "--json")
    assert [side["policy"] for side in json.loads(done.out)["sides"]] == ["sensible", None]


@pytest.mark.external("matplotlib")
def test_a_figure(shell: Shell, tmp_path: Path) -> None:
    """How an SVG is drawn: tests/simulate/test_summary.py."""
    file = tmp_path / "b.PNG"
    file.write_bytes(b"the old one")
    done = shell("simulate", "sorcerer", "--games", 3, "--jobs", 1, "--plot", file)
    assert (done.code, done.err) == (0, "")
    assert file.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in tmp_path.iterdir()] == ["b.PNG"]


BAD = [
    (("sorcere",), 2, "no game 'sorcere'", "did you mean 'sorcerer'?"),
    (("sorcerer", "--policy", "sensibel"), 2, "--policy: no policy 'sensibel'", "did you mean 'sensible'?"),
    (("sorcerer", "--policy", ""), 2, "--policy: no policy ''", "there is random, sensible"),
    (("sorcerer", "--policy", "random,"), 2, "--policy: no policy ''", "there is random, sensible"),
    (
        ("sorcerer", "--policy", "random,random,random,sensible"),
        2,
        "--policy: 4 policies, but only 3 sides decide in this game",
        "",
    ),
    (
        ("optrita-lines", "--policy", "random,sensible"),
        2,
        "--policy: 2 policies, but only one side decides in this game",
        "",
    ),
    (("sorcerer", "--option", "x=1"), 2, "--option x=1: sorcerer has no option 'x'", "there is players"),
    (("sorcerer", "--option", "x"), 2, "--option x: an option is NAME=VALUE", ""),
    (("twin-shoot", "--players", "5"), 2, "--players: players cannot be '5'", "players is one of 4, 6"),
    (("optrita-lines", "--players", "4"), 2, "--players: optrita-lines has no players", "--difficulty"),
    (("sorcerer", "--games", "0"), 2, "invalid value for '--games'", "--help"),
    (("sorcerer", "--games", "1000000001"), 2, "invalid value for '--games'", "--help"),
    (("sorcerer", "--games", "many"), 2, "invalid value for '--games'", "--help"),
    (("sorcerer", "--seed", "-1"), 2, "invalid value for '--seed'", "--help"),
    (("sorcerer", "--seed", str(2**64)), 2, "invalid value for '--seed'", "--help"),
    (("sorcerer", "--jobs", "0"), 2, "invalid value for '--jobs'", "--help"),
    (("sorcerer", "--jobs", "2", "--scheduler", "x:1"), 2, "--jobs is for this machine", "give one of them"),
    (
        ("sorcerer", "--plot", "a.pdf"),
        2,
        "--plot: 'a.pdf' is a name for another kind of file",
        "may end in .svg, .png",
    ),
    (("sorcerer", "--plot", "svg"), 2, "--plot: 'svg' is a name for another kind", "may end in .svg, .png"),
    (("sorcerer", "--plot", "none/a.svg"), 1, "none/a.svg: cannot be written: No such file or directory", ""),
    (("sorcerer", "--plot", "folder.svg"), 2, "File 'folder.svg' is a directory", ""),
    (("sorcerer", "--scheduler", "nowhere"), 1, "--scheduler nowhere: the scheduler cannot be reached", "dask"),
    (("sorcerer", "--scheduler", "a://b:1"), 1, "--scheduler a://b:1: the scheduler cannot be reached", "dask"),
    (("sorcerer", "--scheduler", "127.0.0.1:1"), 1, "the scheduler cannot be reached", "dask"),
]


@pytest.mark.external("matplotlib", "joblib", "distributed")
@pytest.mark.parametrize(("words", "code", "says", "hint"), BAD, ids=lambda value: None)
def test_bad_input(
    words: tuple[str, ...],
    code: int,
    says: str,
    hint: str,
    shell: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(share, "SECONDS", 0.5)
    Path("folder.svg").mkdir()
    start = time.monotonic()
    done = shell("simulate", *words)
    assert done.code == code, done.err
    assert done.err.startswith("printkit: ") and says in done.err and hint in done.err, done.err
    assert len([line for line in done.err.splitlines() if not line.startswith("  ")]) == 1
    assert done.out == ""
    assert quick(time.monotonic() - start, 6)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written(shell: Shell, tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    done = shell("simulate", "sorcerer", "--plot", tmp_path / "a.svg")
    assert (done.code, done.out) == (1, "")
    assert "cannot be written: Permission denied" in done.err


@pytest.mark.parametrize(
    ("words", "library"),
    [(("--plot", "a.svg"), "matplotlib"), (("--scheduler", "x:1"), "joblib")],
)
def test_without_the_extra(
    words: tuple[str, ...], library: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    done = shell("simulate", "sorcerer", *words)
    assert (done.code, done.out) == (1, "")
    hint = 'where printkit\'s source is: pip install ".[simulate]"'
    assert done.err == f"printkit: {words[0]}: {library} is not installed\n  hint: {hint}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.external("matplotlib")
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
@pytest.mark.parametrize(("number", "code", "jobs"), [(signal.SIGINT, 130, "2"), (signal.SIGTERM, 143, "1")])
def test_stopped_half_way(number: signal.Signals, code: int, jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    file.write_bytes(b"the old one")
    words = ["simulate", "sorcerer", "--games", "1000000", "--jobs", jobs, "--plot", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "printkit", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        end = time.monotonic() + 20
        while len(list(tmp_path.iterdir())) < 2:  # until the picture's place is tried
            assert time.monotonic() < end, "it never began"
            time.sleep(0.01)
        time.sleep(0.5)
        if number == signal.SIGINT:
            os.killpg(running.pid, number)  # as a terminal does
        else:
            running.send_signal(number)
        out, err = ended(running, 20)
    assert running.returncode == code
    assert (out, err.strip()) == ("", "printkit: stopped" if code == 130 else "")
    assert [path.name for path in tmp_path.iterdir()] == ["a.svg"]
    assert file.read_bytes() == b"the old one"
    with pytest.raises(ProcessLookupError):
        for _ in range(100):  # its workers end by themselves, at once
            os.killpg(running.pid, 0)
            time.sleep(0.05)
