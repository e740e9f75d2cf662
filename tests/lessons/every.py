"""Every game that has a kit: its pinned examples, how they are told, what languages must tell alike."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.lessons.examples import Examples, examples
from printkit.lessons.phrases import Teller
from printkit.lessons.tell import story_of
from printkit.rules.lesson import Drawing, Para, Step, Story

from .table import TELLING

TEMPLATES = data_folder("templates")
PINNED = {
    game: tuple(path.stem for path in sorted((TEMPLATES / game / "examples").glob("*.json")))
    for game in TELLING
}
"""The lessons that are pinned of each game. Nothing is imported for it: a test says what is broken."""

WORDS = tuple(re.findall(r"\w+", "no one two three four five six seven eight nine ten eleven twelve"))
ORDINALS = tuple(
    re.findall(
        r"\w+", "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    )
)
PAIRS = {"en": r"\b[Bb]oth\b|\b[Pp]air\b|each other", "ja": "どうし|両方|お互い|どちらも"}
"""Words that say two without a number, in the languages whose numbers are compared."""
CARD = re.compile(r"\{card:(..)\}")
TOLD = ("tell", "remark", "say", "legal", "why")
"""The sections of phrases that make sentences."""


@cache
def kit_of(game: str) -> Kit:
    """Read the kit of a game."""
    return read_kit(TEMPLATES / game)


@cache
def told(game: str) -> Examples:
    """Prove what is pinned for a game."""
    return examples(kit_of(game))


@cache
def text(game: str, lesson: str) -> str:
    """Read a pinned file."""
    return (TEMPLATES / game / "examples" / f"{lesson}.json").read_text(encoding="utf-8")


def value(game: str, lesson: str) -> Any:
    """Read a pinned record as plain JSON, a new one each time."""
    return json.loads(text(game, lesson))


def steps(story: Story) -> Iterator[Step]:
    """Give all that a story says, in order."""
    for block in story.blocks:
        if isinstance(block, Para):
            yield from block.steps
        elif isinstance(block, Drawing):
            yield from block.alt
        else:
            yield from block.head
            yield from (step for row in block.rows for step in row)


def example_steps(game: str, lesson: str) -> list[Step]:
    """Give all that an example says."""
    return list(steps(story_of(told(game).proven[lesson])))


def cards(words: str) -> Counter[str]:
    """Give the cards that a text names."""
    return Counter(CARD.findall(words))


def seats(words: str, lang: str) -> set[str]:
    """Give the letters of the seats that a text names."""
    found = set(re.findall(r"\*\*([A-J])\*\*", words))  # in tables in either language
    return found if lang == "en" else found | set(re.findall(r"([A-J])さん", words))


def numbers(words: str, lang: str) -> set[int]:
    """Give the numbers that a text tells, but 1, which both languages put in and leave out as they like."""
    words = re.sub(r"\{[^}]*\}|1st Ace|\b[A-Z]{2}-\d\d\b", "", words)
    found = {int(number) for number in re.findall(r"\d+", words)}
    if lang == "en":
        spelt = re.findall(r"[a-z]+", words.lower())
        found |= {table.index(word) for table in (WORDS, ORDINALS) for word in spelt if word in table}
        found -= {0}  # "no": what is not there is told of, not counted
    return found - {0, 1}


def assert_alike(told_steps: list[Step], tellers: Mapping[str, Teller]) -> None:
    """Compare what the languages say, step by step: the same cards, seats and numbers, each in one line."""
    for step in told_steps:
        said = {lang: teller.tell(step) for lang, teller in tellers.items()}
        if step.code.partition(".")[0] in TOLD:
            assert len({frozenset(cards(words)) for words in said.values()}) == 1, (step.code, said)
            # who thinks may have been named in the sentence before
            seat = step.facts.get("seat") if step.code.startswith("why.") else None
            own = set() if seat is None else {"ABCDEFGHIJ"[seat]}
            named = {frozenset(seats(words, lang) - own) for lang, words in said.items()}
            assert len(named) == 1, (step.code, said)
            told_of = {lang: numbers(words, lang) for lang, words in said.items() if lang in PAIRS}
            for lang in told_of:
                if re.search(PAIRS[lang], said[lang]):
                    told_of = {each: found - {2} for each, found in told_of.items()}
            assert len(set(map(frozenset, told_of.values()))) == 1, (step.code, said)
        for words in said.values():
            assert words == words.strip(" "), (step.code, words)
            assert "\n" not in words, (step.code, words)
