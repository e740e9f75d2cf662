"""The registry: games are found by id, and each is whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

from printkit import games
from printkit.errors import UsageError
from printkit.rules import run


@pytest.mark.parametrize("id", games.IDS)
def test_every_game_plays_and_has_both_policies(id):
    game = games.get(id)
    assert game.id == id
    assert {"random", "sensible"} <= set(game.policies)
    for policy in game.policies:
        (record,) = run.hands(game, game.ruleset({}), policy, 0, 1, "test")
        assert record.game == id
        assert record.claims


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("shifty-partner", "did you mean 'shifty-partners'?"),
        ("xyzzy", "the games are"),
        ("os", "the games are"),
    ],
)
def test_an_unknown_game_is_a_usage_error(word, hint):
    with pytest.raises(UsageError, match="no game") as raised:
        games.get(word)
    assert hint in raised.value.hint
    assert games.find(word) is None


def test_no_game_is_imported_before_it_is_asked_for():
    script = "import sys, printkit.games; print([m for m in sys.modules if m.startswith('printkit.games.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
