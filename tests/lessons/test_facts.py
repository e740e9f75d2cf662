"""What rulebooks ask as ``facts``: all of it there, and right."""

from __future__ import annotations

import re

import pytest

from printkit.lessons.examples import facts

from .every import TEMPLATES, kit_of
from .table import TELLING

KNOWN = facts(kit_of("shifty-partners"))


@pytest.mark.parametrize("game", TELLING)
def test_every_fact_of_sheets_and_books_is_known(game: str) -> None:
    known, asked = set(facts(kit_of(game))), set[str]()
    for book in (TEMPLATES / game).glob("rule*.md"):
        text = book.read_text(encoding="utf-8")
        optional = set(re.findall(r"\bfacts\.(\w+) is defined", text))
        here = set(re.findall(r"\bfacts\.(\w+)", text))
        assert here - optional <= known, book.name
        asked |= here
    assert len(asked) > 3


@pytest.mark.clause("SP-01", "SP-02", "SP-03", "SP-04", "SP-05", "SP-06", "SP-07", "SP-09", "SP-16")
def test_the_facts_are_those_of_the_rules() -> None:
    assert KNOWN["players"] == [4, 5, 6, 7]
    assert KNOWN["hands_per_game"] == {4: 4, 5: 5, 6: 6, 7: 7}
    assert KNOWN["tricks_per_hand"] == 4
    assert KNOWN["hand_size"] == 5
    assert KNOWN["cards_used"] == {4: 24, 5: 32, 6: 40, 7: 44}
    assert KNOWN["cards_dealt"] == {4: 20, 5: 25, 6: 30, 7: 35}
    assert KNOWN["ranks"][4] == ["A", "K", "Q", "J", "10", "2"]
    assert KNOWN["ranks"][5] == ["A", "K", "Q", "J", "10", "9", "8", "2"]
    assert KNOWN["rank_order"] == KNOWN["ranks"][7] == ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "2"]
    assert KNOWN["teams"][4] == [[1, 4], [2, 3]]
    assert KNOWN["teams"][5] == [[1, 5], [2, 3, 4]]
    assert KNOWN["teams"][6] == [[1, 3, 6], [2, 4, 5]]
    assert KNOWN["teams"][7] == [[1, 4, 7], [2, 3, 5, 6]]
    assert KNOWN["trump_by_roll"] == {1: "S", 2: "H", 3: "D", 4: "C", 5: "none", 6: "first-ace"}
    assert [KNOWN[f"points_per_{what}"] for what in ("trick", "queen", "two")] == [1, 1, 1]
    assert KNOWN["next_lead"] == "winner"
