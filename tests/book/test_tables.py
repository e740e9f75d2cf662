"""How wide a table's columns are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.book.tables import column_widths


def test_a_small_table_stays_small() -> None:
    assert column_widths([10.0, 20.0], 100.0, 15.0) == pytest.approx([13.0, 26.0])


def test_a_table_near_the_measure_fills_it() -> None:
    assert sum(column_widths([30.0, 40.0], 100.0, 15.0)) == pytest.approx(100.0)


def test_the_wide_column_gives_way() -> None:
    widths = column_widths([20.0, 200.0], 100.0, 15.0)
    assert widths == pytest.approx([20.0, 80.0])


def test_too_many_columns() -> None:
    with pytest.raises(ValueError, match="too many"):
        column_widths([50.0] * 10, 100.0, 15.0)


@given(st.lists(st.floats(5.0, 300.0), min_size=1, max_size=6))
def test_columns_fill_no_more_than_the_room(natural: list[float]) -> None:
    widths = column_widths(natural, 120.0, 15.0)
    assert sum(widths) <= 120.0 + 0.02
    assert all(width >= min(nature, 15.0) - 0.02 for width, nature in zip(widths, natural, strict=True))
