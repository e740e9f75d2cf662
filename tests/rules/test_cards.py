"""Packs, and what trick-taking games share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.rules.cards import STANDARD, Pack, bits
from printkit.rules.tricks import beats, follow, nth, popcount, popcount64

SPADES, HEARTS, DIAMONDS = 0, 1, 2


def test_codes_and_ints_are_each_others_inverse():
    assert len(set(STANDARD.codes)) == 52
    assert all(STANDARD.codes[STANDARD.ints[code]] == code for code in STANDARD.codes)
    assert (STANDARD.ints["2S"], STANDARD.ints["AC"]) == (0, 51)


def test_a_double_pack_writes_identical_cards_once():
    double = Pack("SH", "9JQKTA", copies=2)
    assert len(double.codes) == 24
    assert double.ints["9S"] == 0
    assert double.sorted_codes(0b111) == ["9S", "JS"]
    assert double.width == 12


def test_jokers_come_after_the_suits():
    pack = Pack("SHDC", "23456789TJQKA", jokers=("R1", "R2"))
    assert pack.codes[52:] == ("R1", "R2")
    assert pack.mask(["R2", "2S"]) == 1 << 53 | 1


def test_codes_are_sorted_by_code_point():
    assert STANDARD.sorted_codes(STANDARD.mask(["TH", "AH", "2H"])) == ["2H", "AH", "TH"]


masks = st.integers(1, (1 << 63) - 1)


@given(masks)
def test_counting_bits_both_ways(mask):
    assert popcount(mask) == popcount64(mask) == len(list(bits(mask)))


@given(masks, st.data())
def test_nth_is_the_nth_lowest(mask, data):
    k = data.draw(st.integers(0, mask.bit_count() - 1))
    assert nth(mask, k) == list(bits(mask))[k]


def test_follow_gives_the_led_suit_or_else_everything():
    hand, hearts = STANDARD.mask(["2H", "QH", "AS"]), STANDARD.mask(["2H", "3H", "QH"])
    assert follow(hand, hearts) == STANDARD.mask(["2H", "QH"])
    assert follow(hand, STANDARD.mask(["2C"])) == hand
    assert follow(hand, 0) == hand


@pytest.mark.parametrize(
    ("card", "best", "trump", "wins"),
    [
        ("KH", "QH", -1, True),
        ("QH", "KH", -1, False),
        ("AS", "2H", -1, False),
        ("2S", "AH", SPADES, True),
        ("AH", "2S", SPADES, False),
        ("3S", "2S", SPADES, True),
        ("AD", "2H", SPADES, False),
        ("AH", "KH", HEARTS, True),
    ],
)
def test_which_card_takes_the_lead(card, best, trump, wins):
    one, other = STANDARD.ints[card], STANDARD.ints[best]
    assert beats(one, one // 13, other, other // 13, trump) is wins
