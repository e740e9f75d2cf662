"""Numbers of cards: as written, and written again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.errors import UsageError
from printkit.kit.table import GREATEST, read_numbers, spell_numbers


@given(st.sets(st.integers(1, GREATEST), min_size=1, max_size=50))
def test_what_is_spelt_is_read_again(numbers: set[int]) -> None:
    assert read_numbers(spell_numbers(numbers)) == tuple(sorted(numbers))


def test_as_people_write_them() -> None:
    assert read_numbers("9, 3,7 - 9,8") == (3, 7, 8, 9)
    assert spell_numbers([8, 3, 9, 7, 1]) == "1,3,7-9"


@pytest.mark.parametrize("text", ["", "0", "3,", "7-3", "a", "-1", "1-", "1--2", "1-99999999", "²", "9" * 5000])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(UsageError):
        read_numbers(text)
