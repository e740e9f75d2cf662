"""Suits of a kit's own: drawn, named, and refused where something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import ArtError, KitError
from printkit.kit.read import read_kit
from printkit.kit.suits import shared_suits, shown, suits_of
from printkit.parts.faces import faces
from tests.kit.conftest import Edit

RUBY = """
[suits.R]
name = { ja = "ルビー", en = "ruby" }
pip = "gem"
colour = "#a01040"

[suits.H]
colour = "#d00000"
"""

GEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M5 0 L10 5 L5 10 L0 5 Z"/></svg>'


def with_suits(small: Path, text: str) -> Path:
    (small / "icons").mkdir()
    (small / "icons" / "gem.svg").write_text(GEM)
    with (small / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(text)
    return small


def test_own_suits_stand_beside_those_of_all_kits(small: Path) -> None:
    kit = read_kit(with_suits(small, RUBY))
    known = suits_of(kit)
    assert set(known) == {*"SHDCXL", "R"}
    assert known["R"] == {
        "pip": "gem",
        "colour": "#a01040",
        "letter": "R",
        "text": "R",
        "ja": "ルビー",
        "en": "ruby",
    }
    assert known["H"] == {**shared_suits()["H"], "colour": "#d00000"}


def test_a_drawing_knows_them(small: Path, edit: Edit) -> None:
    edit("card.svg", "{{ line(", '{{ pip("R", 30, 30, 5) }}{{ pips("H", 2, 9, 9, 9, 9, 3) }}{{ line(')
    edit("card.svg", "row.name", 'suits.R[lang] ~ " {suit:R}"')
    kit = read_kit(with_suits(small, RUBY))
    part = kit.part("cards")
    assert part is not None
    drawing = faces(kit, part, "en").cards[0].front
    assert drawing.count('fill="#a01040"') == 2 and drawing.count('fill="#d00000"') == 2
    assert ">ruby" in drawing


def test_a_suit_that_is_nowhere_is_named_among_them(small: Path, edit: Edit) -> None:
    edit("card.svg", "{{ line(", '{{ pip("Q", 30, 30, 5) }}{{ line(')
    kit = read_kit(with_suits(small, RUBY))
    part = kit.part("cards")
    assert part is not None
    with pytest.raises(ArtError, match="R"):
        faces(kit, part, "en")


@pytest.mark.parametrize(("codes", "drawn"), [("", "SHDC"), ("H", "SHDC"), ("R", "R"), ("RUVWY", "RUVW")])
def test_its_box_shows_its_own(small: Path, codes: str, drawn: str) -> None:
    one = '[suits.{0}]\npip = "gem"\ncolour = "#a01040"\n'
    box = (
        '[[part]]\nid = "box"\ntitle = "Box"\nshape = "net"\nbleed = 0\nlayout = "single"\nholds = ["cards"]\n'
        'template = "shared/box.svg"\n'
    )
    kit = read_kit(with_suits(small, "".join(one.format(code) for code in codes) + box))
    part = kit.part("box")
    assert part is not None and shown(kit) == tuple(drawn)
    front = faces(kit, part, "en").cards[0].front
    gems = sum(code in codes for code in drawn)
    assert front.count("M5 0 L10 5") == 2 * gems, "on the front and on the back"


@pytest.mark.parametrize(
    ("text", "line", "where"),
    [
        ('[suits.R]\ncolour = "#a01040"', 17, "suits.R"),
        ('[suits.R]\npip = "gem"', 17, "suits.R"),
        ('[suits.R]\npip = "gem"\ncolour = "reddish"', 19, "suits.R.colour"),
        ('[suits.R]\npip = "gem"\ncolour = "#a01040"\nletter = "RUBY"', 20, "suits.R.letter"),
        ('[suits.LAMP]\npip = "gem"\ncolour = "#a01040"', 17, "suits.LAMP.letter"),
        ('[suits.R]\npip = "gem"\ncolor = "#a01040"', 19, "suits.R.color"),
        ('[suits."R 2"]\npip = "gem"\ncolour = "#a01040"', 0, "suits.R 2"),
        ('[suits.R]\npip = "gem"\ncolour = "#a01040"\nname = { ja = "x" }', 20, "suits.R.name"),
        ("[suits]\nR = 1", 18, "suits.R"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(small: Path, text: str, line: int, where: str) -> None:
    with pytest.raises(KitError) as error:
        read_kit(with_suits(small, f"\n{text}\n"))
    assert error.value.where == f"kit.toml:{line}: {where}" if line else f"kit.toml: {where}"
