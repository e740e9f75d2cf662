"""Hyphenation gives what pyphen gives from the same table."""

import re

import pyphen
import pytest

from printkit.kit.resources import data_folder
from printkit.text.hyphens import positions

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
