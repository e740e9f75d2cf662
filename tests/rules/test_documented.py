"""docs/record.md says what is so: its example is read, holds, and uses the keys that the page names."""

from __future__ import annotations

import json
import re
from pathlib import Path

from printkit import games
from printkit.rules import record as records
from printkit.rules import run
from printkit.rules.replay import fill, replay

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_on_the_page_holds() -> None:
    (text,) = EXAMPLE
    read = games.read(text)
    result = replay(games.get(read.game), read)
    assert result.holds
    assert len(result.unclaimed) == 15 + 5
    assert json.loads(records.line(read)) == json.loads(text)


def test_every_key_that_is_written_is_on_the_page() -> None:
    read = games.read(EXAMPLE[0])
    whole = records.as_json(fill(read, replay(games.get(read.game), read)))
    named = set(re.findall(r"`(\w+)`", PAGE))
    keys = set(whole) | set(whole["setup"]) | set(whole["claims"]) | set(whole["claims"]["tricks"][0])
    assert keys <= named
    assert {"seed", "index", "policy", "version", "winners", "next_lead"} <= named


def test_every_game_has_its_own_keys_under_its_name() -> None:
    common, *each = re.split(r"^## (?=[a-z])", PAGE, flags=re.MULTILINE)
    sections = {one.partition("\n")[0]: one for one in each}
    assert sorted(sections) == sorted(games.IDS)
    for name, section in sections.items():
        game = games.get(name)
        *_, last = run.whole_games(game, game.ruleset({}), "random", 0, 1, "test")
        claims = last.claims or {}
        keys = (
            {option.name for option in game.options} | set(last.setup) | set(claims) | set(claims["tricks"][0])
        )
        spoken = set(re.findall(r'[`"](\w+)[`"]', section))
        assert keys <= spoken, (name, keys - spoken)
        written = {word for action in last.actions for word in (*action, action["do"])}
        spoken |= set(re.findall(r'[`"](\w+)[`"]', common))
        assert written <= spoken, (name, written - spoken)
