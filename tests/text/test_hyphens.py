"""Hyphenation gives what pyphen gives from the same table."""

import re

import pyphen
import pytest

from printkit.kit.resources import data_folder
from printkit.text import languages
from printkit.text.languages import positions
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

REFERENCE = pyphen.Pyphen(lang="en_US", left=2, right=3)


@pytest.mark.parametrize(
    "word", ["partnership", "Following", "counterexample", "hyphenation", "table", "ace", "trick"]
)
def test_known_words(word: str) -> None:
    assert positions(word) == tuple(int(place) for place in REFERENCE.positions(word))


def test_every_word_of_the_licences_agrees_with_pyphen() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in data_folder("fonts").glob("licences/*.txt"))
    words = set(re.findall("[A-Za-z]{4,}", text))
    assert len(words) > 200
    assert {w: positions(w) for w in words} == {w: tuple(map(int, REFERENCE.positions(w))) for w in words}
    assert sum(len(positions(w)) for w in words) > 200


def test_pyphen_is_asked_for_its_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    by_hand = languages._english

    def english() -> object:
        asked.append(1)
        return by_hand()

    monkeypatch.setattr(languages, "_english", english)
    tables = []
    for _ in range(2):  # as in two processes
        languages._patterns.cache_clear()
        tables.append(languages._patterns())
    assert tables[0] == tables[1] and len(tables[0][0]) > 10_000
    assert asked == [1]
    monkeypatch.setattr("printkit.cache.store.version", lambda library: ["another"])
    languages._patterns.cache_clear()
    assert languages._patterns() == tables[0]
    assert asked == [1, 1]
