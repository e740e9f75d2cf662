"""docs/record.md says what is so: its example is read, holds, and uses the keys that the page names."""

from __future__ import annotations

import json
import re
from pathlib import Path

from printkit import games
from printkit.rules import record as records
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
    whole = records.as_json(fill(games.get(read.game), read))
    named = set(re.findall(r"`(\w+)`", PAGE))
    keys = set(whole) | set(whole["setup"]) | set(whole["claims"]) | set(whole["claims"]["tricks"][0])
    assert keys <= named
    assert {"seed", "index", "policy", "version", "winners", "next_lead"} <= named
