"""Facts that are pinned: all there, right as far as a small sample tells, and with ``-m long`` to the last."""

from __future__ import annotations

import json
from typing import Any

import pytest

from printkit import games
from printkit.errors import KitError, UsageError
from printkit.lessons import pinned
from printkit.rules import costly

COSTLY = [(game, fact) for game in games.IDS for fact in pinned.costly_of(game).values()]
IDS = [f"{game}-{fact.name}" for game, fact in COSTLY]


@pytest.mark.parametrize("game", games.IDS)
def test_every_costly_fact_is_pinned_and_no_other(game: str) -> None:
    known, there = set(pinned.costly_of(game)), set(pinned.entries(game))
    assert known == there, f"run: {pinned.command(game)}"


@pytest.mark.parametrize(("game", "fact"), COSTLY, ids=IDS)
def test_an_entry_says_what_it_is_and_how_it_was_made(game: str, fact: costly.Costly) -> None:
    entry = pinned.entries(game)[fact.name]
    assert entry["about"] == fact.about
    assert entry["command"] == f"printkit facts {game} {fact.name} --regenerate --write"
    assert entry.get("given", {}) == fact.given
    assert entry.get("rulings", {}) == fact.rulings


@pytest.mark.parametrize(("game", "fact"), COSTLY, ids=IDS)
def test_a_small_sample_comes_out_as_pinned(game: str, fact: costly.Costly) -> None:
    entry = pinned.entries(game)[fact.name]
    if fact.quick is None:
        assert "quick" not in entry
        return
    made = json.loads(json.dumps(fact.make(**fact.quick)))
    assert {"given": fact.quick, "value": made} == entry["quick"], f"run: {entry['command']}"


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "fact"), COSTLY, ids=IDS)
def test_a_pinned_fact_is_worked_out_again(game: str, fact: costly.Costly) -> None:
    assert pinned.work_out(game, fact) == pinned.entries(game)[fact.name], f"run: {pinned.command(game)}"


def test_pinned_facts_have_numbers_for_keys_again(monkeypatch: pytest.MonkeyPatch) -> None:
    _pin(monkeypatch, {"one": {"value": {"4": {"0": [1], "x": {"10": 2.5}}}}})
    assert pinned.facts("twin-shoot", {}) == {"one": {4: {0: [1], "x": {10: 2.5}}}}


def test_a_fact_is_not_known_under_other_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    _pin(monkeypatch, {"one": {"rulings": {"same_deal": "dummy"}, "value": 1}})
    game = games.get("optrita-lines")
    assert pinned.facts(game.id, game.ruleset({})) == {"one": 1}
    assert pinned.facts(game.id, game.ruleset({"same_deal": "player"})) == {"one": None}


def _pin(monkeypatch: pytest.MonkeyPatch, entries: dict[str, Any]) -> None:
    monkeypatch.setattr(pinned, "entries", lambda game: entries)


def test_there_is_no_other_game() -> None:
    with pytest.raises(UsageError, match="no game"):
        pinned.costly_of("twin-shot")


def test_a_broken_file_is_an_error_that_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "sorcerer").mkdir()
    (tmp_path / "sorcerer" / pinned.FILE).write_text("{", encoding="utf-8")
    monkeypatch.setattr(pinned, "data_folder", lambda name: tmp_path)
    with pytest.raises(KitError, match="not JSON") as raised:
        pinned.entries("sorcerer")
    assert raised.value.hint == "printkit facts sorcerer --regenerate --write"
