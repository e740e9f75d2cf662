"""Checks of shape that no record of the first game needs."""

from __future__ import annotations

from typing import Any

import pytest

from printkit.rules.shape import Fault, by_key, differing, integer, place, table, text

ACTION = by_key(
    "do",
    {
        "play": table({"do": text(9), "card": text(2)}),
        "call": table({"do": text(9), "points": integer(1)}),
    },
)


@pytest.mark.parametrize("value", [{"do": "play", "card": "QH"}, {"points": 3, "do": "call"}])
def test_an_object_looks_as_its_kind_does(value: dict[str, Any] | dict[str, str]) -> None:
    ACTION(value)


@pytest.mark.parametrize(
    ("value", "where", "what"),
    [
        ([], "", "an object is asked for"),
        ({"card": "QH"}, "", "the key 'do' is missing"),
        ({"do": "pass"}, "do", '"pass" is not "play" or "call"'),
        ({"do": ["play"]}, "do", "is not"),
        ({"do": "play", "points": 3}, "points", "there is no such key"),
        ({"do": "call"}, "", "the key 'points' is missing"),
        ({"do": "call", "points": 0}, "points", "of at least 1"),
    ],
)
def test_an_object_of_no_kind_or_unlike_its_kind_is_a_fault(value: Any, where: str, what: str) -> None:
    with pytest.raises(Fault) as raised:
        ACTION(value)
    assert place(raised.value.path) == where
    assert what in raised.value.what


def test_values_that_differ_are_shown_where_they_do() -> None:
    assert differing(["QH"], ["QS"]) == ('["QH"]', '["QS"]')
    cards = [f"{rank}{suit}" for suit in "SHDC" for rank in "23456789"]
    said, should_be = differing(cards, [*cards[:-1], "AC"])
    assert said.endswith('"8C", "9C"]') and should_be.endswith('"8C", "AC"]') and said[:3] == "..."
    assert differing({"a": 1}, {"a": 1, "b": 2}) == ('...{"a": 1}', '...{"a": 1, "b": 2}')
    assert differing([10**5000], [10**5001]) == ("a huge integer", "a huge integer")
