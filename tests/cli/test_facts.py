"""``printkit facts``: shown, worked out anew, pinned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from printkit.lessons import pinned
from printkit.rules.costly import Costly

from .commands import Shell, shell

__all__ = ["shell"]  # the fixture

MADE = {4: {"percent": 12.5}}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Sorcerer have two costly facts that are not."""
    facts = [Costly(name, f"{name} is told.", lambda games: MADE, {"games": 2}) for name in ("one", "two")]
    monkeypatch.setattr(pinned, "costly_of", lambda game: {fact.name: fact for fact in facts})
    monkeypatch.setattr(pinned, "entries", lambda game: {"two": {"value": 1}, "gone": {"value": 0}})


def test_facts_are_shown_as_a_book_gets_them(shell: Shell) -> None:
    done = shell("facts", "shifty-partners", "hand_size", "teams")
    assert done.code == 0
    assert done.out.splitlines()[0] == "hand_size: 5"
    assert done.out.splitlines()[1].startswith('teams: {"4": [[1, 4], [2, 3]], ')
    assert len(shell("facts", "shifty-partners").out.splitlines()) > 10


def test_facts_are_those_of_the_rulings(shell: Shell) -> None:
    words = ("facts", "shifty-partners", "next_lead")
    assert shell(*words).out == 'next_lead: "winner"\n'
    assert shell(*words, "--option", "next_lead=dealer").out == 'next_lead: "dealer"\n'


@pytest.mark.usefixtures("quick")
def test_what_was_worked_out_is_shown_and_not_written(shell: Shell) -> None:
    done = shell("facts", "sorcerer", "--regenerate")
    assert done.code == 0
    assert '+  "one": {' in done.out.splitlines()
    assert '-{"two": {"value": 1}, "gone": {"value": 0}}' in done.out.splitlines()
    assert not [line for line in done.out.splitlines() if line.startswith("+") and "gone" in line]
    assert "2 worked out, 2 differ: one, two" in done.err
    assert "nothing was written" in done.err


@pytest.mark.usefixtures("quick")
def test_one_fact_is_pinned_and_the_others_kept(shell: Shell, tmp_path: Path) -> None:
    done = shell("facts", "sorcerer", "one", "--regenerate", "--out", tmp_path)
    assert done.code == 0
    assert json.loads((tmp_path / "facts.json").read_text(encoding="utf-8")) == {
        "one": {
            "about": "one is told.",
            "command": "printkit facts sorcerer one --regenerate --write",
            "given": {"games": 2},
            "value": {"4": {"percent": 12.5}},
        },
        "two": {"value": 1},
    }


def test_where_no_fact_is_pinned_no_file_is_written(shell: Shell, tmp_path: Path) -> None:
    done = shell("facts", "twin-shoot", "--regenerate", "--out", tmp_path)
    assert (done.code, done.out) == (0, "") and "0 worked out" in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["facts", "sorceror"], "did you mean 'sorcerer'?"),
        (["facts", "shifty-partners", "hand_sise"], "did you mean 'hand_size'?"),
        (["facts", "shifty-partners", "--write"], "--write goes with --regenerate"),
        (["facts", "shifty-partners", "--out", "x"], "--out goes with --regenerate"),
        (["facts", "sorcerer", "--regenerate", "--option", "x=1"], "no option 'x'"),
        (
            ["facts", "optrita-lines", "--regenerate", "--option", "hard_target=21"],
            "under the rulings that they name",
        ),
        (["facts", "optrita-lines", "win", "--regenerate"], "no fact 'win'"),
    ],
)
def test_usage_errors(shell: Shell, words: list[str], said: str) -> None:
    done = shell(*words)
    assert done.code == 2
    assert said in done.err
