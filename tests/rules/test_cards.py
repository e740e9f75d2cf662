"""Packs: codes, ints and masks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.errors import GameError
from printkit.rules.cards import STANDARD, Pack, bits


def test_codes_and_ints_are_each_others_inverse() -> None:
    assert len(set(STANDARD.codes)) == 52
    assert all(STANDARD.codes[STANDARD.ints[code]] == code for code in STANDARD.codes)
    assert (STANDARD.ints["2S"], STANDARD.ints["AC"]) == (0, 51)


def test_a_double_pack_writes_identical_cards_once() -> None:
    double = Pack("SH", "9JQKTA", copies=2)
    assert len(double.codes) == 24
    assert double.ints["9S"] == 0
    assert double.sorted_codes(0b111) == ["9S", "JS"]


def test_jokers_come_after_the_suits() -> None:
    pack = Pack("SHDC", "23456789TJQKA", jokers=("R1", "R2"))
    assert pack.codes[52:] == ("R1", "R2")
    assert pack.mask(["R2", "2S"]) == 1 << 53 | 1


@pytest.mark.parametrize("parts", [("SHH", "23"), ("SH", "233"), ("SH", "23", 1, ("R1", "R1"))])
def test_what_a_pack_has_twice_is_named(parts: Any) -> None:
    """Two cards had one code, and one of them was played by whoever did not hold it."""
    with pytest.raises(GameError, match=r"a pack has '(H|3|R1)' twice"):
        Pack(*parts)


def test_codes_are_sorted_by_code_point() -> None:
    assert STANDARD.sorted_codes(STANDARD.mask(["TH", "AH", "2H"])) == ["2H", "AH", "TH"]


@given(st.integers(1, (1 << 63) - 1))
def test_bits_are_those_of_the_mask(mask: int) -> None:
    found = list(bits(mask))
    assert found == sorted(set(found)) and len(found) == mask.bit_count()
    assert sum(1 << card for card in found) == mask
