"""A fanned hand: cards that look alike in the strip that shows are named, others are not."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest
from PIL.Image import Image, frombytes

from printkit.check.fan import ENOUGH, alike, apart
from printkit.errors import KitError
from printkit.kit.read import read_kit
from tests.check.conftest import check_kit
from tests.kit.conftest import Edit

DRAWN = "{{ line(20, 20, row.rank, 5) }}{{ pip(row.suit, 30, 40, 8) }}"
INDEX = "{{ line(6, 12, row.rank, 9) }}{{ pip(row.suit, 6, 18, 6) }}"


def said(small: Path) -> list[str]:
    return [fault.what for fault in check_kit(read_kit(small), ["parts"]).faults]


@pytest.fixture
def fanned(edit: Edit) -> None:
    edit("kit.toml", 'size = "poker"\n', 'size = "poker"\nfan = 11\n')


@pytest.mark.usefixtures("fanned")
@pytest.mark.parametrize("down", [0, 60])
def test_cards_with_an_index_at_the_left_are_told_apart(small: Path, edit: Edit, down: int) -> None:
    edit("card.svg", DRAWN, f'<g transform="translate(0 {down})">{INDEX}</g>')
    assert not said(small)


@pytest.mark.usefixtures("fanned", "ten")
def test_cards_with_nothing_in_the_strip_are_named(small: Path) -> None:
    faults = said(small)
    assert len(faults) == 3, "in colour, in grey, in low ink"
    for fault, way in zip(faults, ("in colour", "in grey", "in low ink"), strict=True):
        assert fault.startswith("S A and S K, S A and S Q")
        assert f"and 41 more pairs look alike in a fan that shows 11 mm of each card, {way}" in fault


def test_nobody_asks_a_part_without_a_fan(small: Path) -> None:
    assert not said(small)


@pytest.mark.usefixtures("fanned", "ten")
def test_ranks_without_suits_are_named_by_pairs_of_suits(small: Path, edit: Edit) -> None:
    edit("card.svg", DRAWN, "{{ line(6, 12, row.rank, 9) }}{{ pip(row.suit, 30, 40, 8) }}")
    assert said(small)[0].startswith("S A and H A, S K and H K, S Q and H Q, S J and H J, and 1 more pairs")


@pytest.mark.usefixtures("fanned")
def test_what_differs_in_colour_alone_is_a_fault_in_grey(small: Path, edit: Edit) -> None:
    """A red and a blue that are one grey: seen as two on a colour print, as one on any other."""
    edit("card.svg", DRAWN, "{{ line(6, 12, row.rank, 9) }}{{ fleck(row.suit) }}")
    edit(
        "card.svg",
        "<svg {{ canvas }}>",
        '{% macro fleck(suit) %}<rect x="3" y="20" width="5" height="5"'
        ' fill="{{ "#d02020" if suit == "S" else "#2050d8" }}"/>{% endmacro %}<svg {{ canvas }}>',
    )
    faults = said(small)
    assert len(faults) == 1
    assert faults[0].startswith("S A and H A") and ", in grey" in faults[0]


@pytest.mark.usefixtures("fanned")
def test_copies_of_a_card_may_look_alike(small: Path, edit: Edit) -> None:
    edit("card.svg", DRAWN, INDEX)
    edit("kit.toml", 'template = "card.svg"', 'template = "card.svg"\ncount = 2')
    assert not said(small)


@pytest.mark.parametrize(
    ("fan", "says"),
    [("2", "should be 3 to 1200"), ("63.5", "no fan of cards 63.5 mm wide shows 63.5 mm of each")],
)
def test_a_fan_shows_a_part_of_each_card(small: Path, edit: Edit, fan: str, says: str) -> None:
    edit("kit.toml", 'size = "poker"\n', f'size = "poker"\nfan = {fan}\n')
    with pytest.raises(KitError) as caught:
        read_kit(small)
    assert says in str(caught.value)


SIZE = WIDE, HIGH = 40, 60


def marked(dice: random.Random, ground: bytes, bands: int) -> bytes:
    """Give a strip that has another level on a row of pixels, about as many of them as are seen."""
    start, many = dice.randrange(WIDE * HIGH - 80), dice.choice((0, 1, 20, 47, 49, 50, 51, 53, 80))
    marks = bytes(dice.choice((0, 30, 63, 64, 100, 127, 128, 191, 192, 255)) for _ in range(bands)) * many
    return ground[: start * bands] + marks + ground[(start + many) * bands :]


@pytest.mark.parametrize("mode", ["RGB", "L"])
@pytest.mark.parametrize("seed", range(6))
def test_the_same_pairs_are_named_as_where_all_are_compared(seed: int, mode: str) -> None:
    dice, bands = random.Random(seed), len(mode)
    ground = dice.randbytes(WIDE * HIGH * bands) if seed % 3 == 2 else bytes([seed * 50]) * WIDE * HIGH * bands
    strips = [marked(dice, marked(dice, ground, bands), bands) for _ in range(50)] + [ground] * 3
    looks: list[tuple[str, Image]] = [
        (str(n % 50), frombytes(mode, SIZE, strip)) for n, strip in enumerate(strips)
    ]
    plain = [
        (one, other)
        for (one, a), (other, b) in itertools.combinations(looks, 2)
        if one != other and apart(a, b) < ENOUGH
    ]
    assert 0 < len(plain) < 1000
    assert list(alike(looks)) == list(dict.fromkeys(plain))


def test_cards_of_one_look_are_all_named() -> None:
    looks = [(str(n), frombytes("L", SIZE, bytes(WIDE * HIGH))) for n in range(4)]
    assert list(alike(looks)) == list(itertools.combinations("0123", 2))
