"""Court cards: persons that differ in more than colour, made of words that the drawings know."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from printkit.kit.data import read_table
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder, find_kit
from printkit.parts.faces import faces

KITS = ("twin-shoot", "shifty-partners", "sorcerer", "handmade-pinochle", "optrita-lines")
COURTS = {"twin-shoot": 18, "shifty-partners": 12, "sorcerer": 14, "handmade-pinochle": 12, "optrita-lines": 12}
"""How many court cards a deck has, jokers with them."""

FOLK = re.compile(r'^  "(\w\w)": "([\w -]+)",$', re.MULTILINE)
PERSON = re.compile(r'<g transform="scale\(-?1 1\)".*?(?=<rect x="-20.75" y="-1.2")', re.DOTALL)
"""The upper half of a court, and the lower one, as people.svg draws them."""

FEWEST = 3
"""Of hair, beard, face, hat, clothes, pose and thing held, two courts differ in so many."""

PEOPLE = (data_folder("templates") / "shared" / "people.svg").read_text(encoding="utf-8")
PLACES = ("skin", "tone", "hair", "beard", "face", "hat", "dress", "pose", "thing", "side")


def folk(id: str) -> tuple[dict[str, tuple[str, ...]], str]:
    """Give the persons of a kit's deck by card, and the source of its courts."""
    folder = Path(find_kit(id))
    source = (folder / "courts.svg").read_text(encoding="utf-8")
    cards = {row["card"] for row in read_table(folder, "deck.csv").rows}
    return {card: tuple(who.split()) for card, who in FOLK.findall(source) if card in cards}, source


@pytest.mark.parametrize("id", KITS)
def test_no_two_courts_are_one_person_in_two_colours(id: str) -> None:
    persons, _ = folk(id)
    assert len(persons) == COURTS[id]
    for (one, who), (other, whom) in itertools.combinations(persons.items(), 2):
        differ = [place for place, a, b in zip(PLACES, who, whom, strict=True) if a != b]
        assert len(set(differ) - {"skin", "tone", "side"}) >= FEWEST, (one, other, differ)


@pytest.mark.parametrize("id", KITS)
def test_courts_are_told_apart_without_colour(id: str) -> None:
    """Their drawings without colours and without index and pips, which are other lines, differ still."""
    kit = read_kit(find_kit(id))
    part = kit.part("deck")
    assert part is not None
    names = [row["card"] for row in read_table(kit.folder, "deck.csv").rows]
    persons, _ = folk(id)
    shapes = {}
    for name, card in zip(names, faces(kit, part, "en").cards, strict=True):
        if name in persons:
            person = PERSON.search(card.front)
            assert person is not None, name
            shapes[name] = re.sub(r"#[0-9a-f]{6}", "", person[0])
    assert len(set(shapes.values())) == COURTS[id]


@pytest.mark.parametrize("id", KITS)
def test_every_word_of_a_person_is_drawn(id: str) -> None:
    """What no macro knows would be left out without a word."""
    persons, source = folk(id)
    for card, who in persons.items():
        assert len(who) == len(PLACES), card
        said = dict(zip(PLACES, who, strict=True))
        for place in ("hair", "tone", "beard", "dress", "pose"):
            assert said[place] == "none" or f'"{said[place]}"' in PEOPLE, (card, said[place])
        for place in ("hat", "thing"):
            word = said[place].removesuffix("-mask")
            assert word == "none" or f'"{word}"' in source, (card, word)
        assert said["face"] in ("front", "side", "blank") and said["side"] in ("l", "r"), card
        assert int(said["skin"]) < 4, card
