"""Suits that some eyes cannot tell apart are found; those of our games are told apart by shape and letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from printkit.check.suits import APART, pairs, used
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.pdf.vision import VISIONS
from tests.check.conftest import check_kit
from tests.kit.conftest import Edit

GAMES = {
    "handmade-pinochle": "SHDC",
    "optrita-lines": "SHDC",
    "shifty-partners": "SHDC",
    "sorcerer": "SHDC",
    "twin-shoot": "SHDCXL",
}


def with_suits(small: Path, text: str) -> Path:
    with (small / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(text)
    return small


def two(small: Path, one: str, other: str) -> list[tuple[str, str]]:
    """Check a kit with suits R and G, given what differs of them."""
    text = f"""
[suits.R]
pip = "suit-h"
colour = "#c62f2f"
{one}

[suits.G]
{other}
"""
    toml = small / "kit.toml"
    toml.write_text(toml.read_text(encoding="utf-8").replace("suit = ", "kind = "), encoding="utf-8")
    report = check_kit(read_kit(with_suits(small, text)), ["colours"])
    assert [(pair.one, pair.other) for pair in report.suits] == [("R", "G")]
    return [(fault.where, fault.what) for fault in report.faults]


@pytest.mark.parametrize("name", builtin_kits())
def test_the_suits_of_our_games_are_told_apart(name: str) -> None:
    kit = read_kit(find_kit(name))
    assert set(used(kit)) == set(GAMES[name])
    report = check_kit(kit, ["colours"])
    assert not report.faults
    assert len(report.suits) == len(GAMES[name]) * (len(GAMES[name]) - 1) // 2
    for pair in report.suits:
        assert set(pair.apart) == {"all", *VISIONS}
        assert not pair.same_shape and not pair.same_letter
        assert pair.apart["all"] >= 2 * APART  # to most eyes colour alone is enough
        assert pair.apart["grey"] >= 5  # beside each other, in every ink


def test_red_and_green_of_one_shape_are_a_fault(small: Path) -> None:
    """Far apart for all eyes that see both, 7.7 apart without the cones for long waves, alike in grey."""
    (found,) = two(small, "", 'pip = "suit-h"\ncolour = "#24733d"')
    assert found[0] == "R and G"
    assert "same shape" in found[1] and "protan 7.7" in found[1] and "grey 1.7" in found[1]
    assert "all" not in found[1] and "letter" not in found[1]


def test_one_letter_is_a_fault_as_one_shape_is(small: Path) -> None:
    (found,) = two(small, 'letter = "Q"', 'pip = "suit-c"\ncolour = "#24733d"\nletter = "Q"')
    assert "same letter" in found[1] and "shape" not in found[1]


def test_a_shape_under_another_name_is_the_same_shape(small: Path) -> None:
    from printkit.kit.resources import data_folder

    drawing = (data_folder("templates") / "shared" / "icons" / "suit-h.svg").read_text(encoding="utf-8")
    (small / "icons").mkdir()
    (small / "icons" / "leaf.svg").write_text(drawing, encoding="utf-8")
    (found,) = two(small, "", 'pip = "leaf"\ncolour = "#24733d"')
    assert "same shape" in found[1]


def test_pips_of_pixels_have_shapes_too(small: Path) -> None:
    (small / "icons").mkdir()
    for name, size in (("tall", (20, 40)), ("square", (40, 40))):
        Image.new("RGB", size, "#700000").save(small / "icons" / f"{name}.png")
    suits = "".join(f'[suits.{name[0]}]\npip = "{name}"\ncolour = "#800000"\n' for name in ("tall", "square"))
    (pair,) = (one for one in pairs(read_kit(with_suits(small, suits))) if one.one == "t")
    assert not pair.same_shape


def test_colours_far_apart_may_share_a_shape(small: Path) -> None:
    assert two(small, "", 'pip = "suit-h"\ncolour = "#101020"') == []


def test_shapes_and_letters_of_their_own_are_enough(small: Path) -> None:
    assert two(small, "", 'pip = "suit-c"\ncolour = "#24733d"') == []


def test_suits_are_those_that_tables_name(small: Path, edit: Edit) -> None:
    assert set(used(read_kit(small))) == set("SH")
    edit("kit.toml", '["S", "H"]', '["S", "H", "L"]')
    assert set(used(read_kit(small))) == set("SHL")


def test_a_kit_without_suits_has_none(small: Path, edit: Edit) -> None:
    edit("kit.toml", "suit = ", "kind = ")
    assert pairs(read_kit(small)) == ()


def test_a_pip_that_is_nowhere_is_a_fault(small: Path) -> None:
    report = check_kit(
        read_kit(with_suits(small, '[suits.R]\npip = "rubyy"\ncolour = "#a01040"\n')), ["colours"]
    )
    assert [fault.what for fault in report.faults] == ["no icon 'rubyy'"]
